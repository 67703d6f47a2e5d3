import type { Block } from "./sample.ts";

interface Line {
  readonly number: number;
  readonly text: string;
}

const fence = /^\s*```(.*)$/;

function* findFencedBlocks(lines: Iterable<Line>): Generator<Block> {
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
  if (open !== null) throw new Error(`line ${open.first.number}: this block is not closed`);
}

/** Removes the common indentation, because a block can be inside a list. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const shared = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(shared)).join("\n");
}

const isTypeScript = ({ words }: Block): boolean => words[0] === "ts";

const splitLines = (text: string): Line[] =>
  text.split(/\r?\n/).map((line, index) => ({ number: index + 1, text: line }));

/** Finds the TypeScript blocks of a Markdown text. */
export function findMarkdownBlocks(text: string): Block[] {
  return [...findFencedBlocks(splitLines(text))].filter(isTypeScript);
}

/**
 * Finds the TypeScript blocks under `@example` in the comments of a source text.
 *
 * @throws Error that names the line of an `@example` without such a block
 */
export function findExampleBlocks(text: string): Block[] {
  return findExamples(splitLines(text)).flatMap((lines) => {
    const blocks = [...findFencedBlocks(lines)].filter(isTypeScript);
    if (blocks.length === 0) throw new Error(`line ${lines[0]?.number}: @example needs a ts block`);
    return blocks;
  });
}

/** Finds the lines of each `@example`, without stars, up to the next tag or the end of the comment. */
function findExamples(lines: readonly Line[]): Line[][] {
  const examples: Line[][] = [];
  let example: Line[] | null = null;
  for (const { number, text } of lines) {
    const [, content] = /^\s*\* ?(?!\/)(.*)$/.exec(text) ?? [];
    if (content === undefined) example = null;
    else if (content.startsWith("@example")) examples.push((example = [{ number, text: content }]));
    // A decorator at the start of a line would end the example here. No sample has one.
    else if (content.startsWith("@")) example = null;
    else example?.push({ number, text: content });
  }
  return examples;
}
