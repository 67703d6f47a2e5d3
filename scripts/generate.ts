/**
 * Generates src/generated from the OpenAPI document, and from the comments of the methods of the mock.
 *
 *   npm run generate              # writes the files
 *   npm run generate -- --check   # writes nothing; fails when a file is out of date or the document breaks a rule of redocly.yaml
 */
import { lintDocument, loadDocument } from "./generate/document.ts";
import { DocumentError } from "./generate/document-error.ts";
import { readModel } from "./generate/read.ts";
import { findDrift, emitAll, writeFiles } from "./generate/write.ts";

const source = new URL("../spec/openapi.yaml", import.meta.url);
const folder = new URL("../src/generated/", import.meta.url);

/** Runs the command and returns its exit code. */
async function runGenerate(check: boolean): Promise<number> {
  const files = await emitAll(readModel(await loadDocument(source, { complete: true })), folder);
  if (!check) {
    await writeFiles(files, folder);
    console.log(`Wrote ${files.size} files to src/generated.`);
    return 0;
  }
  await lintDocument(source);
  const differences = await findDrift(files, folder);
  for (const difference of differences) console.error(`src/generated/${difference}`);
  if (differences.length > 0) console.error("Run `npm run generate` and commit the result.");
  return differences.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await runGenerate(process.argv.includes("--check"));
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
