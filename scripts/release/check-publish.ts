/** Refuses `npm publish` while package.json has placeholders. `prepublishOnly` runs it. */
import { readFileSync } from "node:fs";
import { findPlaceholders } from "./find-problems.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Readonly<Record<string, unknown>>;
const problems = findPlaceholders(manifest);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
