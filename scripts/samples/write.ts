import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bringsMock, type Sample } from "./sample.ts";

/** The name of a sample, in test titles and in file names. */
export const nameOf = ({ file, line }: Sample): string => `${file}:${line}`;

/** Where a sample is written, within the folder. */
function pathOf(sample: Sample): string {
  return `${nameOf(sample).replace(":", ".")}${sample.manner === "test" ? ".test" : ""}.ts`;
}

/** The module of a sample: its code, on the lines that it has in its source, so that every tool names the right one. */
const moduleOf = ({ line, code }: Sample): string => `${"\n".repeat(line - 1)}${code}\n`;

/** One test for each sample that is none itself. */
function testsOf(samples: readonly Sample[]): string {
  const tests = samples.flatMap((sample) => {
    const title = JSON.stringify(nameOf(sample));
    const path = JSON.stringify(`./${pathOf(sample)}`);
    if (sample.manner === "node")
      return `test(${title}, () => stage.underNode(new URL(${path}, import.meta.url)));`;
    if (sample.manner !== "module") return [];
    const staged = bringsMock(sample) ? "performAlone" : "performStaged";
    return `test(${title}, () => stage.${staged}(() => import(${path})));`;
  });
  return [
    'import { test, vi } from "vitest";',
    'import * as stage from "../scripts/samples/stage.ts";',
    "",
    "// Some samples start a process or read a whole day of heart rates, and the machine may be busy.",
    "vi.setConfig({ testTimeout: 60_000 });",
    ...tests,
    "",
  ].join("\n");
}

/**
 * Writes every sample as a module, and the tests that run them; whatever was in the folder before goes. Answers what was
 * written.
 */
export async function writeSamples(samples: readonly Sample[], folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  const files = new Map(samples.map((sample) => [pathOf(sample), moduleOf(sample)]));
  files.set("samples.test.ts", testsOf(samples));
  const targets = [];
  for (const [path, text] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
    targets.push(target);
  }
  return targets;
}
