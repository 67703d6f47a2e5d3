import { serve } from "@hono/node-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { captureServers, type SampleServers } from "../../scripts/samples/servers.ts";
import { importSample } from "../support/import-sample.ts";
import { sendToFailing, expectSurvival, secret, watchProcess } from "../support/webhook-requests.ts";

/** Serves a fetch handler at a port. */
async function serveFetch(fetch: unknown): Promise<void> {
  await new Promise((resolve) => {
    serve({ fetch: fetch as (request: Request) => Promise<Response>, port: 3000 }, resolve);
  });
}

/** Fastify itself rejects an invalid content type. */
const FASTIFY = { "forged, with a content type that is none": 415 };

const receivers: [string, () => Promise<unknown>, Record<string, number>?][] = [
  ["node:http", () => importSample("docs/webhooks.md", 'from "node:http"')],
  [
    "express 4",
    () => {
      vi.doMock("express", () => vi.importActual("express4"));
      return importSample("docs/webhooks.md", 'from "express"');
    },
  ],
  ["express 5", () => importSample("docs/webhooks.md", 'from "express"')],
  ["fastify", () => importSample("docs/webhooks.md", 'from "fastify"'), FASTIFY],
  [
    "hono",
    async () => {
      const { default: app } = await importSample("docs/webhooks.md", 'from "hono"');
      await serveFetch((app as { fetch: unknown }).fetch);
    },
  ],
];

/** Needs no Next: the route handler is a function of a `Request`. The test of examples/next-app runs one under Next. */
const nextReceiver: (typeof receivers)[number] = [
  "next",
  async () => serveFetch((await importSample("docs/webhooks.md", "function POST"))["POST"]),
];

let servers: SampleServers | null = null;
let watched: ReturnType<typeof watchProcess> | null = null;

/** Starts a receiver. Returns its webhook URL. */
async function start(load: () => Promise<unknown>, value: string | undefined = secret): Promise<string> {
  vi.resetModules();
  vi.stubEnv("SANGUINE_WEBHOOK_SECRET", value);
  watched = watchProcess();
  servers = captureServers();
  await load();
  return `${await servers.getOrigin()}/webhooks`;
}

afterEach(async () => {
  await servers?.close();
  watched?.stop();
  vi.doUnmock("express");
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe.each([...receivers, nextReceiver])("[EVT-4] the sample for %s", (_, load, exceptions) => {
  it(
    "responds 400 to requests that are not from the service, and keeps running",
    { timeout: 60_000 },
    async () => {
      const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
      vi.spyOn(console, "warn").mockImplementation(() => undefined);
      const url = await start(load);
      await expectSurvival(url, exceptions);
      expect(log.mock.calls.map((words) => words.at(-1))).toEqual(["labtest.new", "labtest.new"]);
      expect(watched?.fatal).toEqual([]);
    },
  );

  it("responds 500 when a handler throws, without the error's text", { timeout: 60_000 }, async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "log").mockImplementation(() => {
      throw new Error("planted");
    });
    const url = await start(load);
    const { status, text } = await sendToFailing(url);
    expect(status).toBe(500);
    expect(text).not.toMatch(/planted|\bat .*:\d+/);
    expect(watched?.fatal).toEqual([]);
  });
});

it.each(receivers)(
  "[EVT-4] the sample for %s does not start without a secret",
  { timeout: 60_000 },
  async (_, load) => {
    await expect(start(load, "")).rejects.toThrow(/createWebhookRouter: secrets: empty or not set/);
  },
);
