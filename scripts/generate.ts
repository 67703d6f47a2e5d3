/**
 * Writes src/generated from the OpenAPI document. `--check` writes nothing and fails when the folder differs from
 * what the document makes.
 */
import { loadDocument } from "./generate/document.ts";
import { DocumentError } from "./generate/problems.ts";
import { readModel } from "./generate/read.ts";
import { drift, emitAll, write } from "./generate/write.ts";

const source = new URL("../spec/openapi.yaml", import.meta.url);
const folder = new URL("../src/generated/", import.meta.url);

/** Runs the command and answers its exit code. */
async function main(check: boolean): Promise<number> {
  const files = await emitAll(readModel(await loadDocument(source, { commonResponses: true })), folder);
  if (!check) {
    await write(files, folder);
    console.log(`Wrote ${files.size} files to src/generated.`);
    return 0;
  }
  const differences = await drift(files, folder);
  for (const difference of differences) console.error(`src/generated/${difference}`);
  if (differences.length > 0) console.error("Run `npm run generate` and commit what it writes.");
  return differences.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.includes("--check"));
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
