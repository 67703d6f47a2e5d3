/**
 * Fails while package.json has placeholders, or a version that is not that of the given tag. `prepublishOnly` runs it without a tag.
 *
 *   npx tsx scripts/release/check-publish.ts v0.1.0
 */
import { readFileSync } from "node:fs";
import { findPlaceholders } from "./find-problems.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Readonly<Record<string, unknown>>;
const [tag] = process.argv.slice(2);
const problems = findPlaceholders(manifest);
if (tag !== undefined && tag !== `v${String(manifest["version"])}`)
  problems.push(`The tag is ${tag}, and the version of package.json is ${String(manifest["version"])}.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
