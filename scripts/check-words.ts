/**
 * Finds words that docs/decisions/glossary.md replaces. Fails when it finds any.
 *
 *   npx tsx scripts/check-words.ts
 */
import { readdir, readFile } from "node:fs/promises";
import { findBannedWords } from "./words/find-banned.ts";

const root = new URL("../", import.meta.url);
const folders = [".changeset", "src", "mock", "spec", "docs", "scripts", "examples", "bench", "test"];
const files = ["README.md", "CONTRIBUTING.md", "package.json"];
const skipped =
  /(?:^|\/)node_modules\/|^(docs\/decisions\/glossary\.md|docs\/site\/|scripts\/words\/|src\/generated\/openapi\.json)|zips-data/;

for (const folder of folders) {
  const names = await readdir(new URL(folder, root), { recursive: true });
  files.push(
    ...names.map((name) => `${folder}/${name}`).filter((name) => /\.(tsx?|mjs|js|md|yaml)$/.test(name)),
  );
}

let count = 0;
for (const file of files.filter((name) => !skipped.test(name)).toSorted()) {
  for (const { line, word, say } of findBannedWords(await readFile(new URL(file, root), "utf8"))) {
    count += 1;
    console.error(`${file}:${line}: "${word}". Write: ${say}.`);
  }
}
if (count > 0) {
  console.error(`\n${count} words that docs/decisions/glossary.md replaces.`);
  process.exitCode = 1;
}
