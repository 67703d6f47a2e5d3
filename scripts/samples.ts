/**
 * Writes every sample of the guides and of the source comments to `.samples`, where `npm run typecheck` compiles them and
 * `npm test` runs them.
 */
import { fileURLToPath } from "node:url";
import { collectSamples } from "./samples/collect.ts";
import { writeSamples } from "./samples/write.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const samples = await collectSamples(root);
await writeSamples(samples, fileURLToPath(new URL("../.samples", import.meta.url)));
const compiled = samples.filter(({ manner }) => manner === "none").length;
console.log(`${samples.length} samples in .samples; ${compiled} of them are compiled only, all others run.`);
