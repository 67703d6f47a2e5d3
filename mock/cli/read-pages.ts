import { readdir, readFile } from "node:fs/promises";
import type { Guide } from "../tools/mcp/documents.ts";
import { summarizeMarkdown } from "../tools/mcp/summarize-markdown.ts";

/** The pages that `sanguine mcp` offers to agents. */
export interface Pages {
  readonly guides: readonly Guide[];
  readonly examples: readonly Guide[];
}

/** Lists the files of a folder that are pages: their names, and their paths in the folder. */
type PageFinder = (entries: readonly string[]) => readonly (readonly [name: string, path: string])[];

const findFiles: PageFinder = (entries) =>
  entries.filter((entry) => entry.endsWith(".md")).map((entry) => [entry.slice(0, -3), entry]);
const findReadmes: PageFinder = (entries) =>
  entries.filter((entry) => !entry.includes(".")).map((entry) => [entry, `${entry}/README.md`]);

/** Reads the pages, which the build copies beside the program. In the repository they are in docs/ and examples/. */
export async function readPages(): Promise<Pages> {
  const [guides, examples] = await Promise.all([
    readFirst([
      ["./guides/", findFiles],
      ["../../docs/", findFiles],
    ]),
    readFirst([
      ["./examples/", findFiles],
      ["../../examples/", findReadmes],
    ]),
  ]);
  return { guides, examples };
}

async function readFirst(places: readonly (readonly [folder: string, find: PageFinder])[]): Promise<Guide[]> {
  for (const [folder, find] of places) {
    const root = new URL(folder, import.meta.url);
    const found = find((await readdir(root).catch((): string[] => [])).toSorted());
    const pages = await Promise.all(found.map(([name, path]) => readPage(name, new URL(path, root))));
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
