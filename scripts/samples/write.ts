import { writeFiles } from "../generated-files.ts";
import { importsMock, type Sample } from "./sample.ts";

const formatName = ({ file, line }: Sample): string => `${file}:${line}`;

function formatPath(sample: Sample): string {
  return `${formatName(sample).replace(":", ".")}${sample.mode === "test" ? ".test" : ""}.ts`;
}

/** Formats the module of a sample. Its lines have the same numbers as in the source, so that errors point there. */
const formatModule = ({ line, code }: Sample): string => `${"\n".repeat(line - 1)}${code}\n`;

/** Formats the tests that run the samples, one for each sample that is not a test itself. */
function formatTests(samples: readonly Sample[]): string {
  const select = (mode: Sample["mode"]) => samples.filter((sample) => sample.mode === mode);
  const formatImport = (sample: Sample): string => JSON.stringify(`./${formatPath(sample)}`);
  const tests = select("module").map((sample) => {
    const runner = importsMock(sample) ? "runAlone" : "runWithMock";
    return `test("${formatName(sample)}", () => run.${runner}(() => import(${formatImport(sample)})));`;
  });
  const ofNode = select("node");
  const urls = ofNode.map((sample) => `new URL(${formatImport(sample)}, import.meta.url)`);
  tests.push(`test("${ofNode.map(formatName).join(", ")}", () => run.runNodeTests(${urls.join(", ")}));`);
  return [
    'import { test, vi } from "vitest";',
    'import * as run from "../scripts/samples/run-sample.ts";',
    "",
    "// Some samples start a process or read a whole day of heart rates. Samples show code and need not expect anything.",
    "vi.setConfig({ testTimeout: 60_000, expect: { requireAssertions: false } });",
    ...tests,
    "",
  ].join("\n");
}

/** Writes every sample as a module, and the tests that run them. Removes all other files of the folder. */
export async function writeSamples(samples: readonly Sample[], folder: string): Promise<void> {
  const files = new Map(samples.map((sample) => [formatPath(sample), formatModule(sample)]));
  files.set("samples.test.ts", formatTests(samples));
  await writeFiles({ folder, files, whole: true });
}
