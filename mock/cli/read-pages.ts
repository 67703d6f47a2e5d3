import { readdir, readFile } from "node:fs/promises";
import type { Guide } from "../tools/mcp/documents.ts";
import { summarizeMarkdown } from "../tools/mcp/summarize-markdown.ts";

/** The pages that `sanguine mcp` offers to agents. */
export interface Pages {
  readonly guides: readonly Guide[];
  readonly examples: readonly Guide[];
}

/** Reads the pages, which the build copies beside the program. In the repository they are in docs/ and examples/. */
export async function readPages(): Promise<Pages> {
  const [guides, examples] = await Promise.all([
    readFirst(["./guides/", ".md"], ["../../docs/", ".md"]),
    readFirst(["./examples/", ".md"], ["../../examples/", "/README.md"]),
  ]);
  return { guides, examples };
}

/** Reads the pages of the first folder that has any. Each is a file, or a folder with a file. */
async function readFirst(...places: readonly (readonly [folder: string, end: string])[]): Promise<Guide[]> {
  for (const [folder, end] of places) {
    const root = new URL(folder, import.meta.url);
    const entries = await readdir(root).catch((): string[] => []);
    const names = new Set(entries.map((entry) => entry.replace(/\.md$/, "")).toSorted());
    const pages = await Promise.all(Array.from(names, (name) => readPage(name, new URL(name + end, root))));
    const readable = pages.filter((page) => page !== undefined);
    if (readable.length > 0) return readable;
  }
  return [];
}

async function readPage(name: string, path: URL): Promise<Guide | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const { title, sentence } = summarizeMarkdown(text);
  return { name, title: title || name, sentence, read: async () => text };
}
