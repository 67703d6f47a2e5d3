import { createRequire } from "node:module";
import { join } from "node:path";

interface Options {
  readonly config: { readonly rootDir: string };
  readonly supportsStaticESM: boolean;
}

/** The parts of the compilers that are used. A project has one of them or both. */
interface TypeScript {
  transpileModule(code: string, options: object): { readonly outputText: string };
}
interface Esbuild {
  transformSync(code: string, options: object): { readonly code: string };
}

/** Converts an ES module of a dependency to CommonJS, unless Jest runs ES modules. */
function process(code: string, file: string, { config, supportsStaticESM }: Options): { code: string } {
  const isModule =
    !file.endsWith(".cjs") && /^[^\S\n]*(import|export)\b|\bexport\s*[{*]|\bimport\.meta\b/m.test(code);
  if (supportsStaticESM || !isModule) return { code };
  return {
    code: toCommonJs(
      code.replaceAll("import.meta.url", "require('node:url').pathToFileURL(__filename).href"),
      config.rootDir,
    ),
  };
}

export default { process };

function toCommonJs(code: string, rootDir: string): string {
  const require = createRequire(join(rootDir, "package.json"));
  const typescript = load(require, "typescript") as TypeScript | undefined;
  if (typescript?.transpileModule) {
    // 1 is CommonJS and 9 is ES2022, in every version of TypeScript.
    return typescript.transpileModule(code, {
      compilerOptions: { module: 1, target: 9, esModuleInterop: true },
    }).outputText;
  }
  const esbuild = load(require, "esbuild") as Esbuild | undefined;
  if (esbuild) return esbuild.transformSync(code, { format: "cjs", target: "node20" }).code;
  throw new Error(
    "sanguine's Jest preset needs a compiler for the ES modules that MSW depends on, but found neither typescript nor esbuild. " +
      "Run: npm install --save-dev esbuild",
  );
}

/** Loads a compiler from the project. Returns undefined when it is not installed. */
function load(require: NodeJS.Require, name: string): unknown {
  try {
    return require(name);
  } catch {
    return undefined;
  }
}
