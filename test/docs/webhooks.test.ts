import { serve } from "@hono/node-server";
import express from "express";
import { signWebhook } from "sanguine/webhooks";
import { afterEach, describe, expect, it, vi } from "vitest";
import { captureServers, type SampleServers } from "../../scripts/samples/servers.ts";
import { sendToFailing, expectSurvival, secret, watchProcess } from "../support/webhook-requests.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createOrderCaller } from "../mock/http/handlers/orders-caller.ts";
import { findMarkdownBlocks } from "../../scripts/samples/blocks.ts";

/** Finds the sample of a text that holds a part, and imports it as `npm run check` writes it. */
async function importSample(file: string, part: string): Promise<Record<string, unknown>> {
  const block = findMarkdownBlocks(readFileSync(file, "utf8")).find(({ code }) => code.includes(part));
  const path = join(process.cwd(), ".samples", `${file}.${block?.line}.ts`);
  if (block === undefined || !existsSync(path) || readFileSync(path, "utf8").trim() !== block.code) {
    throw new Error(`${file} has no sample with ${part} in .samples: run npx tsx scripts/samples.ts`);
  }
  return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
}

async function serveFetch(fetch: unknown): Promise<void> {
  await new Promise((resolve) => {
    serve({ fetch: fetch as (request: Request) => Promise<Response>, port: 3000 }, resolve);
  });
}

/** Fastify itself rejects an invalid content type. */
const FASTIFY = { "forged, with a content type that is none": 415 };

type Call = (argument: object) => Promise<Response>;

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
  ["koa", () => importSample("docs/webhooks.md", 'from "koa"')],
  [
    // Nest mounts what `app.use` adds before its parsers, on an application of express. `getOrigin` returns that of the first server.
    "NestJS",
    async () => {
      let handler: express.RequestHandler = (_request, _response, next) => next();
      const app = express();
      app.use("/webhooks", (...args) => handler(...args));
      app.use(express.json());
      app.listen(3000);
      const { receiveWebhook } = await importSample("docs/webhooks.md", "function receiveWebhook");
      handler = receiveWebhook as express.RequestHandler;
    },
  ],
  ...(["1.0", "2.0", "2.0, as text"] as const).map((version): (typeof receivers)[number] => [
    `AWS Lambda, payload ${version}`,
    async () => serveFetch(await createLambda(version)),
  ]),
];

/** Serves the handler for AWS Lambda behind a gateway of API Gateway or of a function URL. */
async function createLambda(version: "1.0" | "2.0" | "2.0, as text") {
  const { handler } = await importSample("docs/webhooks.md", "function handler");
  return async (request: Request): Promise<Response> => {
    const body = Buffer.from(await request.arrayBuffer());
    const isText = version === "2.0, as text";
    const headers = Object.fromEntries(request.headers);
    const { statusCode } = await (handler as (event: object) => Promise<{ statusCode: number }>)({
      // API Gateway passes the names of headers on as they came in version 1.0, and a missing body as null.
      ...(version === "1.0"
        ? { headers: capitalize(headers), multiValueHeaders: {}, body: body.toString("base64") || null }
        : {
            version: "2.0",
            headers,
            ...(body.length > 0 && { body: body.toString(isText ? "utf8" : "base64") }),
          }),
      isBase64Encoded: !isText,
    });
    return new Response(null, { status: statusCode });
  };
}

const capitalize = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
      value,
    ]),
  );

/** Takes an object with the request, as SvelteKit and React Router call it. */
const actionReceiver: (typeof receivers)[number] = [
  "SvelteKit, React Router and Remix",
  async () => {
    const { action } = await importSample("docs/webhooks.md", "function action");
    await serveFetch((request: Request) => (action as (event: object) => unknown)({ request, params: {} }));
  },
];

/** Needs no Next: the route handler is a function of a `Request`. The test of examples/next-app runs one under Next. */
const nextReceiver: (typeof receivers)[number] = [
  "next",
  async () => serveFetch((await importSample("docs/webhooks.md", "function POST"))["POST"]),
];

it("the sample that creates an order once sends nothing for a cart with an order, after the mark and the key have expired", async () => {
  const { mock, body } = createOrderCaller();
  let orderId: unknown = null;
  const query = async (text: string, [first]: readonly unknown[]) => {
    if (text.startsWith("SELECT")) return { rowCount: orderId === null ? 1 : 0 };
    orderId = first;
    return { rowCount: 1 };
  };
  // Keeps no marks, like an inbox whose rows were deleted.
  const store = { runOnce: (_: string, run: (client: object) => unknown) => run({ query }) };
  const { placeOrder } = await importSample("docs/webhooks.md", "const placeOrder");
  for (const time of ["0s", "3d"] as const) {
    await mock.clock.advance(time);
    await (placeOrder as (...values: unknown[]) => Promise<unknown>)(mock.client(), store, "cart-1", body());
  }
  expect(mock.orders.list().map((order) => order.id)).toEqual([orderId]);
});

it.each([
  ["function POST", ["POST"]],
  ["function action", ["action"]],
])(
  "the sample with %s exports nothing else, because frameworks reject other exports",
  async (part, names) => {
    expect(Object.keys(await importSample("docs/webhooks.md", part))).toEqual(names);
  },
);

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

describe.each([...receivers, actionReceiver, nextReceiver])(
  "[EVT-4] the sample for %s",
  (_, load, exceptions) => {
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
  },
);

it.each(receivers)(
  "[EVT-4] the sample for %s does not start without a secret",
  { timeout: 60_000 },
  async (_, load) => {
    await expect(start(load, "")).rejects.toThrow(/createWebhookRouter: secrets: empty or not set/);
  },
);

it.each([
  ["POST", (call: Call) => call(new Request("https://app.example.com/webhooks"))],
  ["action", (call: Call) => call({ request: new Request("https://app.example.com/webhooks") })],
])(
  "[EVT-4] the sample with %s throws why a secret cannot be used, for the framework's log",
  async (name, send) => {
    vi.resetModules();
    vi.stubEnv("SANGUINE_WEBHOOK_SECRET", "");
    const sample = await importSample("docs/webhooks.md", `function ${name}`);
    await expect(send(sample[name] as Call)).rejects.toThrow(
      /createWebhookRouter: secrets: empty or not set/,
    );
  },
);

it("[EVT-4] the sample for AWS Lambda responds 400 to a body that was parsed or not decoded", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.resetModules();
  vi.stubEnv("SANGUINE_WEBHOOK_SECRET", secret);
  const { handler } = await importSample("docs/webhooks.md", "function handler");
  const body = '{"event_type":"labtest.new"}';
  const headers = await signWebhook({ id: "msg_1", timestamp: Math.floor(Date.now() / 1000), body, secret });
  for (const received of [JSON.parse(body) as unknown, Buffer.from(body).toString("base64")]) {
    const event = { body: received, headers, isBase64Encoded: false };
    expect(await (handler as (event: object) => unknown)(event)).toEqual({ statusCode: 400 });
  }
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(/^body: not raw/),
    expect.stringMatching(/the body looks like base64: decode event\.body$/),
  ]);
});
