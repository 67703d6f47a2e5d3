/**
 * Generates src/generated from the OpenAPI document, and from the comments of the methods of the mock.
 *
 *   npm run generate              # writes the files
 *   npm run generate -- --check   # writes nothing; fails when a file is out of date or the document breaks a rule of redocly.yaml
 */
import { lintDocument, loadDocument } from "./generate/document.ts";
import { DocumentError } from "./generate/raw.ts";
import { readModel } from "./generate/read.ts";
import { emitAll } from "./generate/write.ts";
import { writeOrCheck } from "./generated-files.ts";

const source = new URL("../spec/openapi.yaml", import.meta.url);
const folder = "src/generated";
const check = process.argv.includes("--check");

try {
  const files = await emitAll(readModel(await loadDocument(source)), folder);
  if (check) await lintDocument(source);
  await writeOrCheck({ folder, files, whole: true }, check, "npm run generate");
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
