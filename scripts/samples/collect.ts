import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { blocksOfComments, blocksOfMarkdown } from "./blocks.ts";
import { sampleOf, type Sample } from "./sample.ts";

/** Where readers copy from: the texts of these folders, and the comments of the source. */
const textFolders = [".", "docs", "mock", "spec"];
const sourceFolders = ["src", "mock"];

/** Every sample of the project, file by file in the order of their lines. */
export async function collectSamples(root: string): Promise<Sample[]> {
  const texts = await Promise.all(textFolders.map((folder) => filesUnder(root, folder, false)));
  const sources = await Promise.all(sourceFolders.map((folder) => filesUnder(root, folder, true)));
  const files = [...texts.flat().filter(isText), ...sources.flat().filter(isSource)];
  return (await Promise.all(files.map((file) => samplesOf(root, file)))).flat();
}

const isText = (file: string): boolean => file.endsWith(".md");
const isSource = (file: string): boolean => file.endsWith(".ts") && !file.startsWith("src/generated/");

/** Files of a folder, from the root, in a fixed order. */
async function filesUnder(root: string, folder: string, recursive: boolean): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive });
  return names.map((name) => posix.join(folder, name.replaceAll("\\", "/"))).toSorted();
}

async function samplesOf(root: string, file: string): Promise<Sample[]> {
  const text = await readFile(join(root, file), "utf8");
  try {
    const blocks = file.endsWith(".md") ? blocksOfMarkdown(text) : blocksOfComments(text);
    return blocks.map((block) => sampleOf(file, block));
  } catch (error) {
    throw new Error(`${file}, ${error instanceof Error ? error.message : "unreadable"}`, { cause: error });
  }
}
