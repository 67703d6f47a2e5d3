/**
 * Writes every sample of the docs and doc comments to `.samples`, where `npm run check` compiles them and `npm test`
 * runs them.
 */
import { join } from "node:path";
import { collectSamples } from "./samples/collect.ts";
import { writeSamples } from "./samples/write.ts";

const root = process.cwd();
const samples = await collectSamples(root);
await writeSamples(samples, join(root, ".samples"));

const compileOnly = samples.filter(({ mode }) => mode === "none").length;
console.log(`${samples.length} samples in .samples; ${compileOnly} are only compiled, the others run.`);
