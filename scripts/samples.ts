/**
 * Writes every sample of the docs and doc comments to `.samples`, where `npm run check` compiles them and `npm test`
 * runs them.
 */
import { join } from "node:path";
import { collectSamples } from "./samples/collect.ts";
import { readProject } from "./samples/project.ts";
import { writeSamples } from "./samples/write.ts";

const root = process.cwd();
const samples = await collectSamples(root);
const written = await writeSamples(samples, join(root, ".samples"));

// The compiler silently ignores folders that start with a dot, unless tsconfig.json includes them explicitly.
const compiled = new Set(readProject().fileNames);
const missing = written.filter((file) => !compiled.has(file.replaceAll("\\", "/")));
if (missing.length > 0)
  throw new Error(`tsconfig.json does not include ${missing.length} samples: ${missing[0]}`);

const compileOnly = samples.filter(({ mode }) => mode === "none").length;
console.log(`${samples.length} samples in .samples; ${compileOnly} are only compiled, the others run.`);
