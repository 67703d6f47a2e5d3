import { build, type BuildOptions, type Metafile } from "esbuild";
import { entries } from "../../vitest.config.ts";

const known: Readonly<Record<string, string>> = entries;

/**
 * Bundles a program for a runtime as an application's own bundler would, in memory and without externals, with the
 * package resolved by its name.
 *
 * @param entry - the program's file.
 * @throws when a module cannot be resolved for the runtime, such as a module of Node for a browser.
 */
export async function bundle(entry: URL, platform: BuildOptions["platform"]) {
  const result = await build({
    entryPoints: [entry.pathname],
    bundle: true,
    write: false,
    metafile: true,
    platform,
    format: "iife",
    globalName: "app",
    target: "es2022",
    logLevel: "silent",
    plugins: [
      {
        name: "own-entries",
        setup: (own) =>
          own.onResolve({ filter: /^sanguine($|\/)/ }, ({ path }) =>
            known[path] === undefined
              ? { errors: [{ text: `The package has no entry ${path}.` }] }
              : { path: known[path], sideEffects: false },
          ),
      },
    ],
  });
  return {
    /** One script that stores the program's exports in the global `app`. */
    code: result.outputFiles.map(({ text }) => text).join("\n"),
    inputs: listInputs(result.metafile),
    /** Modules that the script still loads when it runs. */
    externals: listExternals(result.metafile),
    warnings: result.warnings.map(({ text }) => text),
  };
}

function listInputs({ outputs }: Metafile): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return files.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
}

function listExternals({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
}
