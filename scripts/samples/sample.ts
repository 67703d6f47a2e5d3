/**
 * How a sample runs. `module`: a test imports it. `test`: it contains Vitest tests. `node`: it contains node:test tests.
 * `none`: it needs a browser and is only compiled.
 */
export type RunMode = "module" | "test" | "node" | "none";

export interface Sample {
  /** The file, relative to the project's root, with forward slashes. */
  readonly file: string;
  /** The first line of the code in that file, from 1. */
  readonly line: number;
  readonly code: string;
  readonly mode: RunMode;
}

export interface Block {
  /** The first line of the code, from 1. */
  readonly line: number;
  /** The words after the opening fence: `ts`, `compile-only`. */
  readonly words: readonly string[];
  readonly code: string;
}

/** Marks a block that tests cannot run. */
const COMPILE_ONLY = "compile-only";

/** Matches what a program imports: the text before it, its quote and its name. */
export const specifier = /(\b(?:from|import)\s*\(?\s*)(["'])([^"'\n]+)\2/g;

/** Lists the modules that a sample loads, without those of which it takes only types. */
export function listModules(code: string): string[] {
  const values = code.replaceAll(/^import type [^;]*;/gm, "");
  return [...new Set([...values.matchAll(specifier)].map(([, , , name = ""]) => name))];
}

/** Whether a sample creates its own mock. The others run against a prepared one. */
export const importsMock = ({ code }: Sample): boolean =>
  listModules(code).some((name) => name.startsWith("sanguine/mock"));

export function createSample(file: string, { line, words, code }: Block): Sample {
  return { file, line, code, mode: words.includes(COMPILE_ONLY) ? "none" : getRunMode(listModules(code)) };
}

function getRunMode(imports: readonly string[]): RunMode {
  if (imports.includes("node:test") || imports.includes("sanguine/mock/node-test")) return "node";
  return imports.includes("vitest") || imports.includes("sanguine/mock/vitest") ? "test" : "module";
}
