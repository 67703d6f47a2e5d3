import { build, type BuildOptions, type Metafile } from "esbuild";
import { entries } from "../../vitest.config.ts";

/** What a bundler makes of a program. */
export interface Bundle {
  /** One script that leaves the program's exports in the global `app`. */
  readonly code: string;
  /** Every file that some of the script comes from, from the project's root. */
  readonly inputs: readonly string[];
  /** What the script would still have to load when it runs. */
  readonly externals: readonly string[];
  /** What the bundler has to complain of. */
  readonly warnings: readonly string[];
}

const known: Readonly<Record<string, string>> = entries;

/**
 * Bundles a program for a runtime as an application's own bundler would, in memory and without any external, with the
 * package found by its name.
 *
 * @param entry - the program's file.
 * @throws where something cannot be resolved for the runtime, such as a module of Node for a browser.
 */
export async function bundle(entry: URL, platform: BuildOptions["platform"]): Promise<Bundle> {
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
    code: result.outputFiles.map(({ text }) => text).join("\n"),
    inputs: inputsOf(result.metafile),
    externals: externalsOf(result.metafile),
    warnings: result.warnings.map(({ text }) => text),
  };
}

function inputsOf({ outputs }: Metafile): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return files.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
}

function externalsOf({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
}
