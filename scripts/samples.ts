/**
 * Writes every sample of the guides and of the source comments to `.samples`, where `npm run typecheck` compiles them and
 * `npm test` runs them.
 */
import { join } from "node:path";
import { collectSamples } from "./samples/collect.ts";
import { project } from "./samples/project.ts";
import { writeSamples } from "./samples/write.ts";

const root = process.cwd();
const samples = await collectSamples(root);
const written = await writeSamples(samples, join(root, ".samples"));

// The compiler passes over folders with a dot in silence, unless they are asked for in the right way.
const compiled = new Set(project().fileNames);
const forgotten = written.filter((file) => !compiled.has(file.replaceAll("\\", "/")));
if (forgotten.length > 0)
  throw new Error(`tsconfig.json leaves out ${forgotten.length} samples: ${forgotten[0]}`);

const idle = samples.filter(({ manner }) => manner === "none").length;
console.log(`${samples.length} samples in .samples; ${idle} of them can only be compiled, all others run.`);
