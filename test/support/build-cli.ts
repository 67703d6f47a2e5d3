import { join } from "node:path";
import { buildTemporary } from "../../scripts/build-temporary.ts";

/** The command line as one built program, to run with Node. */
export type BuiltCli = Awaited<ReturnType<typeof buildCli>>;

/** Builds the command line from the sources, laid out as in the package. A test that starts several processes builds it once. */
export async function buildCli() {
  const folder = await buildTemporary({
    cli: "mock/cli/main.ts",
    "report-worker": "mock/core/host/report-worker.ts",
  });
  return { file: join(folder.path, "dist/cli.js"), remove: () => folder[Symbol.dispose]() };
}
