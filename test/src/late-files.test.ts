import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import type * as sanguine from "sanguine";
import { isApiError, isConnectionError, isDecodeError, isNotFoundError, isValidationError } from "sanguine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getFailure } from "./support/client.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;
let createClient: typeof sanguine.createClient;

// A real bundle without the files that are loaded on first use, like that of a page whose server has gone.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "late-files-"));
  const { metafile } = await build({
    entryPoints: [join(root, "src/index.ts")],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    absWorkingDir: folder,
    metafile: true,
  });
  const outputs = Object.values(metafile.outputs);
  const late = outputs.flatMap(({ imports }) => imports.filter(({ kind }) => kind === "dynamic-import"));
  expect(late).toHaveLength(6);
  await Promise.all(late.map(({ path }) => rm(join(folder, path))));
  ({ createClient } = (await import(pathToFileURL(join(folder, "index.mjs")).href)) as typeof sanguine);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const stub = (text: string, status: number, options: Partial<sanguine.ClientOptions> = {}) =>
  createClient({
    ...options,
    baseUrl: "https://api.example.test",
    apiKey: "k",
    fetch: () => Promise.resolve(new Response(text, { status, headers: { "x-request-id": "r-1" } })),
  });

const connect = (status: number, body: unknown, options?: Partial<sanguine.ClientOptions>) =>
  stub(JSON.stringify(body), status, options);

test("[BND-3] an error whose explanation cannot be loaded keeps class, status, detail and issues", async () => {
  const detail = [{ type: "missing", loc: ["body", "client_user_id"], msg: "Field required", input: {} }];
  const failure = await getFailure(connect(422, { detail }).users.create({ client_user_id: "u-1" }));
  if (!isValidationError(failure)) throw failure;
  expect(failure.message).toBe("POST /v2/user/ -> 422 (r-1)");
  expect(failure).toMatchObject({ name: "ValidationError", status: 422, requestId: "r-1", attempts: 1 });
  expect(failure.detail).toEqual(detail);
  expect(failure.issues).toEqual(detail);
  expect(isNotFoundError(await getFailure(connect(404, { detail: "x" }).users.get("id-1")))).toBe(true);
});

test("[BND-3] a redirect that cannot be followed, a lost connection and a body that cannot be described keep class, status and request id", async () => {
  const redirected = await getFailure(stub("", 302).users.get("id-1"));
  if (!isApiError(redirected)) throw redirected;
  expect(redirected.message).toBe("GET /v2/user/{user_id} -> 302 (r-1)");
  const lost = stub("", 200).with({ fetch: () => Promise.reject(new Error("x")), retries: { attempts: 1 } });
  const unsent = await getFailure(lost.users.get("id-1"));
  if (!isConnectionError(unsent)) throw unsent;
  expect([unsent.message, unsent.code]).toEqual(["GET /v2/user/{user_id} -> no response", null]);
  const undecoded = await getFailure(stub("<p>", 200).users.get("id-1"));
  if (!isDecodeError(undecoded)) throw undecoded;
  expect(undecoded.message).toBe("GET /v2/user/{user_id} -> 200: not JSON (r-1)");
  expect(undecoded.code).toBe("invalid_json");
});

test("[BND-3] a wait, an upload, a download and a call with middleware whose code cannot be loaded are ConnectionErrors", async () => {
  const client = connect(200, {});
  for (const call of [
    () => client.orders.waitFor("id-1"),
    () => client.labReports.create({ user_id: "id-1", file: Uint8Array.of(0xff, 0xd8, 0xff) }),
    () => client.orders.resultPdf("id-1"),
    () => client.with({ middleware: [(request, next) => next(request)] }).users.get("id-1"),
  ]) {
    const failure = await getFailure(call());
    if (!isConnectionError(failure)) throw failure;
    expect(failure.message).toMatch(/^(GET|POST) \/\S+ -> a file of this client was not loaded$/);
    expect(failure.attempts).toBe(0);
    expect(failure.cause).toBeInstanceOf(Error);
  }
});
