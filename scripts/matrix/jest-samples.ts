import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A section below Jest in docs/test-runners.md as a folder that Jest can run. */
export interface JestSample {
  readonly title: string;
  readonly folder: string;
  /** Name of the configuration file. */
  readonly configuration: string;
}

/**
 * Writes the blocks of JavaScript of each section below Jest in docs/test-runners.md whose first line names a file, one folder for each section.
 * Returns the sections that configure Jest.
 */
export function writeJestSamples(page: string, runs: string): JestSample[] {
  const samples: JestSample[] = [];
  const [, jest = ""] = /^## Jest\n([^]*?)^## /m.exec(page) ?? [];
  for (const section of jest.split(/^### /m).slice(1)) {
    const title = section.slice(0, section.indexOf("\n"));
    const folder = join(runs, title.toLowerCase().replaceAll(" ", "-"));
    const files = [...section.matchAll(/^```js\n\/\/ (\S+)\n([^]*?)^```$/gm)];
    const configuration = files.find(([, name]) => name?.startsWith("jest."))?.[1];
    if (configuration === undefined) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    for (const [, name, code] of files) writeFileSync(join(folder, name ?? ""), code ?? "");
    samples.push({ title, folder, configuration });
  }
  return samples;
}
