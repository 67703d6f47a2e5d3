import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findMarkdownBlocks } from "../../scripts/samples/blocks.ts";

/** Finds the sample of a text that holds a part, and imports it as `npm run check` writes it. */
export async function importSample(file: string, part: string): Promise<Record<string, unknown>> {
  const block = findMarkdownBlocks(readFileSync(file, "utf8")).find(({ code }) => code.includes(part));
  const path = join(process.cwd(), ".samples", `${file}.${block?.line}.ts`);
  if (block === undefined || !existsSync(path) || readFileSync(path, "utf8").trim() !== block.code) {
    throw new Error(`${file} has no sample with ${part} in .samples: run npx tsx scripts/samples.ts`);
  }
  return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
}
