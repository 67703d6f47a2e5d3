import { createContext, runInContext } from "node:vm";
import { createMock, type Mock } from "sanguine/mock";
import { beforeAll, describe, expect, it } from "vitest";
import { bundle, type Bundle } from "./bundle.ts";
import type * as program from "./programs/edge.ts";

type Program = typeof program;

/** Globals of every web runtime besides the language itself. */
const webGlobals = {
  Request,
  Response,
  Headers,
  URL,
  URLSearchParams,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  crypto,
  setTimeout,
  clearTimeout,
  FormData,
  Blob,
  ReadableStream,
  structuredClone,
  queueMicrotask,
};

let script: Bundle;

beforeAll(async () => {
  script = await bundle(new URL("./programs/edge.ts", import.meta.url), "neutral");
});

/** Runs the program in a realm with only the web's globals. As at the edge, evaluating text is forbidden. */
function load(fetch: Mock["fetch"]): Program {
  const realm = createContext({ ...webGlobals, fetch }, { codeGeneration: { strings: false, wasm: false } });
  // The bundle stores the program's exports in a global of this name; values from a realm have no type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return runInContext(`"use strict";${script.code}\n;app`, realm) as Program;
}

describe("the client at the edge", () => {
  it("is bundled for no specific runtime, and loads nothing else", () => {
    expect(script.externals).toEqual([]);
    expect(script.warnings).toEqual([]);
    expect(script.code).not.toMatch(/node:|\brequire\(|\bprocess\.env/);
  });

  it("detects neither Node nor a browser", () => {
    expect(load(createMock().fetch).foreign()).toBe("[]");
  });

  it("creates, lists and reads with the global fetch", async () => {
    const mock = createMock({ seed: "edge" });
    const seen: unknown = JSON.parse(await load(mock.fetch).use(mock.url, mock.apiKey));

    expect(seen).toEqual({ first: 2, all: ["u-1", "u-2", "u-3"], attempts: 1, status: 200 });
    expect(mock.users.list()).toHaveLength(3);
  });

  it("distinguishes the service's errors by class and by guard", async () => {
    const mock = createMock({ seed: "edge" });
    const seen: unknown = JSON.parse(await load(mock.fetch).err(mock.url, mock.apiKey));

    expect(seen).toEqual({
      taken: true,
      wrong: true,
      missing: expect.stringMatching(/^GET \/v2\/user\/\{user_id\} -> 404/),
    });
  });

  it("throws its own errors for a timeout and a broken connection", async () => {
    const mock = createMock({ seed: "edge" });
    mock.faults.add({ network: "reset" });
    // The error that breaks the connection comes from another realm, as a runtime's own errors can.
    const seen: unknown = JSON.parse(await load(mock.fetch).fail(mock.url, mock.apiKey, mock.fetch));

    expect(seen).toEqual({ late: "timeout", lost: "ECONNRESET" });
  });

  it("retries a failed attempt after a wait with the runtime's timer", async () => {
    const mock = createMock({ seed: "edge" });
    mock.faults.add({ status: 503, retryAfter: 0, times: 1 });
    const seen: unknown = JSON.parse(await load(mock.fetch).retry(mock.url, mock.apiKey));

    expect(seen).toEqual({ attempts: 2 });
  });
});
