import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { MockCore } from "sanguine/mock";
import { setupMockServer } from "sanguine/mock/msw/node";
import { vi } from "vitest";
import { captureServers } from "./servers.ts";
import { createSampleWorld, type SampleWorld } from "./world.ts";

/** What the samples find in the environment. */
export const WEBHOOK_SECRET = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";

/** Loads the module of a sample. */
type Load = () => Promise<unknown>;

/** Runs a sample that calls the service: it finds a world of its own at the address that it names. */
export async function performStaged(load: Load): Promise<void> {
  const world = await createSampleWorld();
  const server = setupMockServer(answering(world), { onUnhandled: "error" });
  server.listen();
  try {
    await performAlone(load, () => world.mock.idle());
    assertClean(world);
  } finally {
    server.close();
  }
}

/** Runs a sample. It fails if it throws, and also if a promise that it leaves behind rejects. */
export async function performAlone(load: Load, settled: () => Promise<void> = async () => {}): Promise<void> {
  const lazy: unknown[] = [];
  const note = (reason: unknown): void => void lazy.push(reason);
  // Only one listener, or the runner would lay the rejection at the door of the whole run instead of this test.
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", note);
  const servers = captureServers();
  process.env.SANGUINE_WEBHOOK_SECRET = WEBHOOK_SECRET;
  const quiet = (["log", "info", "warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  try {
    await load();
    // A request that nobody awaits passes several turns of the event loop on its way through the interception.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    await settled();
  } finally {
    for (const spy of quiet) spy.mockRestore();
    await servers.close();
    process.off("unhandledRejection", note);
    for (const listener of others) process.on("unhandledRejection", listener);
  }
  if (lazy.length > 0) throw lazy[0];
}

/** Runs a sample that holds tests for Node's own runner. */
export async function underNode(file: URL): Promise<void> {
  await promisify(execFile)(process.execPath, ["--import", "tsx", "--test", fileURLToPath(file)]);
}

/** The world's mock, which is told what a sample means by the placeholder. */
function answering({ mock, fill, fillHeader }: SampleWorld): MockCore {
  return {
    url: mock.url,
    operations: mock.operations,
    handle: (request) =>
      mock.handle({
        ...request,
        url: fill(request.url, request.url),
        header: (name) => fillHeader(request.header(name)),
        body: async () => {
          const body = await request.body();
          if (typeof body === "string") return fill(request.url, body);
          // Byte by byte, since a form may hold a file; an id is as long as the one that it takes the place of.
          const text = fill(request.url, Array.from(body, (byte) => String.fromCharCode(byte)).join(""));
          return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
        },
      }),
  };
}

/** A sample that asks for what does not exist would pass where it catches every error. */
function assertClean({ mock }: SampleWorld): void {
  const unknown = mock.requests.unmatched().map(({ method, route }) => `${method} ${route}`);
  const wrong = mock.requests.violations.map(({ operation }) => `${operation} broke the document`);
  if (unknown.length + wrong.length > 0) throw new Error([...unknown, ...wrong].join("; "));
}
