import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Mock } from "sanguine/mock";
import { type Log, runAlone, runWithMock } from "../../samples/run-sample.ts";
import { importsMock, type Sample } from "../../samples/sample.ts";
import { compile } from "./compile.ts";
import { describeVariables, listRequests, listWebhooks } from "./describe-run.ts";
import { describeValue } from "./describe-value.ts";
import { pageModules } from "./mark-samples.ts";
import { createTemporaryFolder } from "../../run.ts";

/** What a reader sees of a run, as text. */
export type SeenRun = Awaited<ReturnType<typeof runInNode>>;

const isMock = (value: unknown): value is Mock =>
  typeof value === "object" && value !== null && "teams" in value && "clock" in value;

const formatLog = ({ values }: Log): string => values.map((value) => describeValue(value).text).join(" ");

/** Runs a sample in Node as its test does: the same program as in a page, with the sources of the package. */
export async function runInNode(sample: Sample) {
  using temporary = createTemporaryFolder("docs-run-");
  const folder = temporary.path;
  const file = join(folder, "sample.mjs");
  const locate = (name: string): string => pathToFileURL(resolve(pageModules.get(name) ?? name)).href;
  await writeFile(file, compile(sample.code, locate));
  let variables: Readonly<Record<string, unknown>> = {};
  const load = async () => {
    variables = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  };
  const { logs, mock } = importsMock(sample)
    ? { logs: await runAlone(load), mock: Object.values(variables).findLast(isMock) }
    : await runWithMock(load);
  await mock?.idle();
  return {
    logs: logs.map(formatLog),
    values: describeVariables(variables).map(([name, { text }]) => `${name}: ${text}`),
    // Null when the mock is not known.
    requests:
      mock === undefined
        ? null
        : listRequests(mock).map(
            (one) => `${one.method} ${one.status} ${one.path}${one.reason}${one.isPdf ? " Open PDF" : ""}`,
          ),
    webhooks:
      mock === undefined
        ? null
        : listWebhooks(mock).map(({ event, status, body }) => `${event} (${status}): ${body.text}`),
  };
}
