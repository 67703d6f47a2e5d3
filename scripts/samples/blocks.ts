import type { Block } from "./sample.ts";

const fence = /^\s*```(.*)$/;

export function findMarkdownBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; words: string[]; code: string[] } | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, info] = fence.exec(line) ?? [];
    if (info === undefined) open?.code.push(line);
    else if (open === null) open = { line: index + 2, words: info.trim().split(/\s+/), code: [] };
    else {
      if (open.words[0] === "ts") blocks.push({ ...open, code: dedent(open.code) });
      open = null;
    }
  }
  if (open !== null) throw new Error(`line ${open.line - 1}: this block is not closed`);
  return blocks;
}

/** Removes the common indentation, because a block can be inside a list. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const shared = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(shared)).join("\n");
}

/**
 * Finds the TypeScript blocks in the comments of a source text.
 *
 * @throws Error that names the line of an `@example` that is not followed by such a block
 */
export function findCommentBlocks(text: string): Block[] {
  const lines = text.split(/\r?\n/).map((line) => /^\s*\* ?(?!\/)(.*)$/.exec(line)?.[1] ?? "");
  const bare = lines.findIndex(
    (line, index) => line.startsWith("@example") && !/^```ts\b/.test(lines[index + 1] ?? ""),
  );
  if (bare >= 0) throw new Error(`line ${bare + 1}: @example needs a ts block`);
  return findMarkdownBlocks(lines.join("\n"));
}
