import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { findCommentBlocks, findMarkdownBlocks } from "./blocks.ts";
import { createSample, type Sample } from "./sample.ts";

/** Folders whose Markdown files contain samples. */
const textFolders = [".", "docs", "mock", "spec"];
/** Folders whose doc comments contain samples. */
const sourceFolders = ["src", "mock"];

/** Collects every sample of the project, sorted by file and line. */
export async function collectSamples(root: string): Promise<Sample[]> {
  const texts = await Promise.all(textFolders.map((folder) => listFiles(root, folder, false)));
  const sources = await Promise.all(sourceFolders.map((folder) => listFiles(root, folder, true)));
  const files = [...texts.flat().filter(isText), ...sources.flat().filter(isSource)];
  return (await Promise.all(files.map((file) => readSamples(root, file)))).flat();
}

const isText = (file: string): boolean => file.endsWith(".md");
const isSource = (file: string): boolean =>
  file.endsWith(".ts") && (!file.startsWith("src/generated/") || file.endsWith("/resources.ts"));

/** Lists the files of a folder, relative to the root, sorted. */
export async function listFiles(root: string, folder: string, recursive: boolean): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive });
  return names.map((name) => posix.join(folder, name.replaceAll("\\", "/"))).toSorted();
}

async function readSamples(root: string, file: string): Promise<Sample[]> {
  const text = await readFile(join(root, file), "utf8");
  try {
    const blocks = file.endsWith(".md") ? findMarkdownBlocks(text) : findCommentBlocks(text);
    return blocks.map((block) => createSample(file, block));
  } catch (error) {
    throw new Error(`${file}, ${error instanceof Error ? error.message : "unreadable"}`, { cause: error });
  }
}
