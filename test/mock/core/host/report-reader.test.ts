import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build, type BuildOptions } from "esbuild";
import { createMockWith } from "../../../../mock/core/create-mock.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createReportReader } from "../../../../mock/core/host/report-reader.ts";
import { readReport } from "../../../../mock/report-parser/read-report.ts";
import type { ReadReport } from "../../../../mock/report-parser/report-reading.ts";
import {
  deflatedTwice,
  endlessPage,
  harmless,
  hugeCharacterMap,
  operators,
} from "../../report-parser/bombs.ts";

/** Building and loading the PDF reader takes a while on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const tooLarge = { kind: "failed", reason: "invalid_input" };
const from = (file: string): string => join(import.meta.dirname, "../../../../mock/core/host", file);
const run = promisify(execFile);

/** The reader and its worker as JavaScript in both formats, as the package contains them. */
let folder: string;
const script = (format: "js" | "cjs" = "js"): URL => pathToFileURL(join(folder, `report-worker.${format}`));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "report-reader-"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "report.pdf"), harmless());
  const entryPoints = [from("report-reader.ts"), from("report-worker.ts")];
  // The PDF library stays where it is: to bundle it four times takes a second.
  const library = from("../../../node_modules/unpdf/dist/pdfjs.mjs");
  const shared = {
    entryPoints,
    outdir: folder,
    bundle: true,
    platform: "node",
    logLevel: "error",
    alias: { "unpdf/pdfjs": library },
    external: [library],
  } satisfies BuildOptions;
  await build({ ...shared, format: "esm" });
  const define = { "import.meta.url": "__filename" };
  await build({ ...shared, format: "cjs", outExtension: { ".js": ".cjs" }, define });
});
afterAll(() => rm(folder, { recursive: true }));

describe("a worker that reads reports", () => {
  /** Starting a worker loads the PDF library, so most tests share one. */
  let read: ReadReport;
  beforeAll(() => {
    read = createReportReader({ script: script() });
  });

  it("[LRP-6] returns the same as this thread", async () => {
    expect(await read(harmless())).toEqual(await readReport(harmless()));
  });

  it.each<[string, () => Uint8Array]>([
    ["a page of 1e18 points", () => endlessPage()],
    ["100 MB that are deflated twice", () => deflatedTwice(100)],
    ["20 ranges of 16 million characters", () => hugeCharacterMap(20)],
  ])("[LIM-3] fails with %s, and then reads the next file", async (_, make) => {
    expect(await Promise.all([read(make()), read(harmless())])).toMatchObject([tooLarge, { kind: "read" }]);
  });

  it("[LIM-3] is terminated for a file that takes too long, while the mock responds to others", async () => {
    const mock = createMockWith(
      { seed: "reader" },
      { readReport: createReportReader({ script: script(), timeout: 300 }) },
    );
    mock.settings.set({ labReports: true });
    const { user_id } = mock.users.create();
    // With more time it is read: it ends with a result.
    const file = operators(3_500_000, { isReport: true });
    let isUploaded = false;
    const upload = mock
      .client()
      .labReports.create({ user_id, file })
      .finally(() => (isUploaded = true));
    const headers = { "x-service-api-key": mock.apiKey };
    const other = await mock.fetch(`${mock.url}/v2/user/${user_id}`, { headers });
    expect([other.status, isUploaded]).toEqual([200, false]);
    const { id } = await upload;
    await mock.clock.advance("5s");
    expect(mock.labReports.get(id)).toMatchObject({ status: "failed", failure_reason: "invalid_input" });
  });

  it("[LIM-3] falls back to this thread when no worker can start", async () => {
    const readHere = createReportReader({ script: new URL("missing.js", script()) });
    expect(await readHere(harmless())).toMatchObject({ kind: "read" });
    expect(await readHere(hugeCharacterMap(20))).toEqual(tooLarge);
  });

  it.each(["js", "cjs"] as const)(
    "finds its file beside a reader in %s, and keeps no process alive",
    async (format) => {
      const load = format === "cjs" ? "Promise.resolve(require(path))" : "import(path)";
      const program = `
      const path = ${JSON.stringify(format === "cjs" ? join(folder, "report-reader.cjs") : pathToFileURL(join(folder, "report-reader.js")).href)};
      const threads = process.getBuiltinModule("node:worker_threads");
      const { Worker } = threads;
      let started = 0;
      threads.Worker = class extends Worker { constructor(...given) { super(...given); started += 1; } };
      const bytes = new Uint8Array(process.getBuiltinModule("node:fs").readFileSync(${JSON.stringify(join(folder, "report.pdf"))}));
      ${load}.then(async ({ createReportReader }) => {
        const read = createReportReader({ idleTimeout: 3_600_000 });
        const readings = [await read(bytes), await read(bytes)];
        console.log(started, ...readings.map(({ kind }) => kind));
      });`;
      const file = join(folder, `program.cjs`);
      await writeFile(`${file}.${format}.cjs`, program);
      const { stdout } = await run(process.execPath, [`${file}.${format}.cjs`], { timeout: 50_000 });
      expect(stdout.trim()).toBe("1 read read");
    },
  );
});
