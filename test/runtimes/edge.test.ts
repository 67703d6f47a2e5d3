import { createContext, runInContext } from "node:vm";
import { createMock, type Mock } from "sanguine/mock";
import { beforeAll, describe, expect, it } from "vitest";
import { bundle, type Bundle } from "./bundle.ts";
import type * as program from "./programs/edge.ts";

type Program = typeof program;

/** What every runtime of the web has beside the language itself. */
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

/** Runs the program in a realm of its own, with the web's globals alone. As at the edge, no text may become code there. */
function load(fetch: Mock["fetch"]): Program {
  const realm = createContext({ ...webGlobals, fetch }, { codeGeneration: { strings: false, wasm: false } });
  // The bundle leaves the program's exports in a global of this name; what comes out of a realm has no type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return runInContext(`"use strict";${script.code}\n;app`, realm) as Program;
}

describe("the client at the edge", () => {
  it("is bundled for no runtime in particular, and loads nothing more", () => {
    expect(script.externals).toEqual([]);
    expect(script.warnings).toEqual([]);
    expect(script.code).not.toMatch(/node:|\brequire\(|\bprocess\.env/);
  });

  it("finds there neither Node nor a browser", () => {
    expect(load(createMock().fetch).foreign()).toBe("[]");
  });

  it("creates, lists and reads over the global fetch", async () => {
    const mock = createMock({ seed: "edge" });
    const seen: unknown = JSON.parse(await load(mock.fetch).use(mock.url, mock.apiKey));

    expect(seen).toEqual({ first: 2, all: ["u-1", "u-2", "u-3"], attempts: 1, status: 200 });
    expect(mock.users.list()).toHaveLength(3);
  });

  it("tells the service's errors apart, by class and by guard", async () => {
    const mock = createMock({ seed: "edge" });
    const seen: unknown = JSON.parse(await load(mock.fetch).err(mock.url, mock.apiKey));

    expect(seen).toEqual({
      taken: true,
      wrong: true,
      missing: expect.stringMatching(/^GET \/v2\/user\/\{user_id\} -> 404/),
    });
  });

  it("makes its own errors of a time that is over and a connection that breaks", async () => {
    const mock = createMock({ seed: "edge" });
    mock.faults.add({ network: "reset" });
    // The error that breaks the connection comes from another realm, as a runtime's own errors may.
    const seen: unknown = JSON.parse(await load(mock.fetch).fail(mock.url, mock.apiKey, mock.fetch));

    expect(seen).toEqual({ lazy: "timeout", lost: "ECONNRESET" });
  });

  it("repeats a failed attempt after a wait by the runtime's timer", async () => {
    const mock = createMock({ seed: "edge" });
    mock.faults.add({ status: 503, retryAfter: 0, times: 1 });
    const seen: unknown = JSON.parse(await load(mock.fetch).retry(mock.url, mock.apiKey));

    expect(seen).toEqual({ attempts: 2 });
  });
});
