import { execFile } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { assertClean, type Mock } from "sanguine/mock";
import { setupMockServer } from "sanguine/mock/msw/node";
// The client loads this on the first error. Loaded before, the rejection of a call that a sample does not await comes in time.
import "../../src/transport/explain.ts";
import { buildTemporary } from "../build-temporary.ts";
import { createTemporaryFolder } from "../run.ts";
import { captureServers } from "./servers.ts";
import { openSampleWorld, sampleEnvironment } from "./world.ts";

const levels = ["debug", "log", "info", "warn", "error"] as const;

/** What a sample gave to the console. */
export interface Log {
  readonly level: (typeof levels)[number];
  readonly values: readonly unknown[];
}

type Load = () => Promise<unknown>;

/** Runs a sample that calls the service, against a prepared mock at the address that samples use. Returns what it logged, and the mock. */
export async function runWithMock(load: Load): Promise<{ logs: Log[]; mock: Mock }> {
  const { mock, core } = await openSampleWorld();
  const server = setupMockServer(core, { onUnhandled: "error" });
  server.listen();
  try {
    const logs = await runAlone(load, () => mock.idle());
    // Samples that catch errors would hide an unknown operation.
    assertClean(mock);
    return { logs, mock };
  } finally {
    server.close();
  }
}

/**
 * Runs a sample and returns what it logged. Fails when it throws or when a promise that it does not await rejects. Removes its
 * temporary files.
 */
export async function runAlone(load: Load, settled: () => Promise<void> = async () => {}): Promise<Log[]> {
  using temporary = createTemporaryFolder("sample-");
  const environment = { ...sampleEnvironment, TMPDIR: temporary.path };
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const);
  const rejections: unknown[] = [];
  const record = (reason: unknown): void => void rejections.push(reason);
  // Remove Vitest's listeners, which would report the rejection for the whole run instead of this test.
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", record);
  const servers = captureServers();
  Object.assign(process.env, environment);
  const logs: Log[] = [];
  const own = { ...console };
  for (const level of levels) console[level] = (...values: unknown[]) => void logs.push({ level, values });
  try {
    await load();
    // An intercepted request that is not awaited takes several turns of the event loop.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    await settled();
  } finally {
    Object.assign(console, own);
    await servers.close();
    process.off("unhandledRejection", record);
    for (const listener of others) process.on("unhandledRejection", listener);
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
  if (rejections.length > 0) throw rejections[0];
  return logs;
}

/**
 * Runs the samples that contain node:test tests, in one process. The generated `.samples/samples.test.ts` calls it.
 *
 * @public
 */
export async function runNodeTests(...files: readonly URL[]): Promise<void> {
  using built = await buildTemporary(
    Object.fromEntries(files.map((file, index) => [`sample-${index}`, fileURLToPath(file)])),
  );
  const imports = files.map(
    (_, index) => `--import=${pathToFileURL(`${built.path}/dist/sample-${index}.js`).href}`,
  );
  await promisify(execFile)(process.execPath, [...imports, "--eval=0"]);
}
