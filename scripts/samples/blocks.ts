import type { Block } from "./sample.ts";

interface Line {
  readonly number: number;
  readonly text: string;
}

const fence = /^\s*```(.*)$/;

function* fencedIn(lines: Iterable<Line>): Generator<Block> {
  let open: { first: Line; words: string[]; code: string[] } | null = null;
  for (const line of lines) {
    const [, info] = fence.exec(line.text) ?? [];
    if (info === undefined) open?.code.push(line.text);
    else if (open === null) open = { first: line, words: info.trim().split(/\s+/), code: [] };
    else {
      yield { line: open.first.number + 1, words: open.words, code: dedent(open.code) };
      open = null;
    }
  }
  if (open !== null) throw new Error(`line ${open.first.number}: this block is never closed`);
}

/** Takes away the indentation that all lines share: a block may stand inside of a list. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const shared = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(shared)).join("\n");
}

const isTypeScript = ({ words }: Block): boolean => words[0] === "ts";

const linesOf = (text: string): Line[] =>
  text.split(/\r?\n/).map((line, index) => ({ number: index + 1, text: line }));

/** The blocks of TypeScript in a Markdown text. */
export function blocksOfMarkdown(text: string): Block[] {
  return [...fencedIn(linesOf(text))].filter(isTypeScript);
}

/**
 * The blocks of TypeScript under `@example` in the comments of a source text.
 *
 * @throws Error that names the line of an `@example` without any: it could not be run.
 */
export function blocksOfComments(text: string): Block[] {
  return examplesIn(linesOf(text)).flatMap((lines) => {
    const blocks = [...fencedIn(lines)].filter(isTypeScript);
    if (blocks.length === 0) throw new Error(`line ${lines[0]?.number}: @example needs a block of ts`);
    return blocks;
  });
}

/** The lines of each `@example`, without the stars, up to the next tag or the end of the comment. */
function examplesIn(lines: readonly Line[]): Line[][] {
  const examples: Line[][] = [];
  let example: Line[] | null = null;
  for (const { number, text } of lines) {
    const [, content] = /^\s*\* ?(?!\/)(.*)$/.exec(text) ?? [];
    if (content === undefined) example = null;
    else if (content.startsWith("@example")) examples.push((example = [{ number, text: content }]));
    // A decorator at the beginning of a line of code would end the block here; no sample has one.
    else if (content.startsWith("@")) example = null;
    else example?.push({ number, text: content });
  }
  return examples;
}
