/**
 * How a sample is run. `module`: imported by a test of its own. `test`: it holds tests itself, for vitest. `node`: it holds
 * tests for Node's own runner. `none`: it needs a browser and is compiled only.
 */
export type Manner = "module" | "test" | "node" | "none";

/** One block of code that a reader may copy. */
export interface Sample {
  /** The file that it stands in, from the project's root, with forward slashes. */
  readonly file: string;
  /** The line of that file on which its code begins, from 1. */
  readonly line: number;
  readonly code: string;
  readonly manner: Manner;
}

/** A fenced block of a text. */
export interface Block {
  /** The line of the text on which its code begins, from 1. */
  readonly line: number;
  /** What stands behind the opening fence, word by word: `ts`, `compile-only`. */
  readonly words: readonly string[];
  readonly code: string;
}

/** Marks a block that no test can run. */
export const COMPILE_ONLY = "compile-only";

const imported = /^import\s+(?:[^;"']*?\sfrom\s+)?["']([^"']+)["'];?\s*$/gm;

/** The modules that a sample imports. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(imported)].flatMap(([, name]) => name ?? []);
}

/** Whether a sample brings a mock of its own; every other one gets the stage's. */
export const bringsMock = ({ code }: Sample): boolean =>
  importsOf(code).some((name) => name.startsWith("sanguine/mock"));

/** Makes a sample of a block. */
export function sampleOf(file: string, { line, words, code }: Block): Sample {
  return { file, line, code, manner: words.includes(COMPILE_ONLY) ? "none" : mannerOf(importsOf(code)) };
}

function mannerOf(imports: readonly string[]): Manner {
  if (imports.includes("node:test")) return "node";
  return imports.includes("vitest") || imports.includes("sanguine/mock/vitest") ? "test" : "module";
}
