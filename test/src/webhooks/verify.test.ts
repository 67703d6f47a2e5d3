import { createHmac } from "node:crypto";
import { Readable } from "node:stream";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import Fastify from "fastify";
import { describe, expect, it, vi } from "vitest";
import {
  isWebhookVerificationError,
  signWebhook,
  verifyWebhook,
  type RawWebhook,
  type ReceivedWebhook,
  type WebhookRejectionReason,
  type WebhookVerificationError,
} from "sanguine/webhooks";
import { printError } from "../../support/canary-search.ts";

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const other = "whsec_YW5vdGhlci1zZWNyZXQtb2YtdGhlLXN1aXRlLTk5";
const seconds = 1_768_467_600;
const now = () => seconds * 1000;
const data = { note: "Zoë, 5 µg/L, 雪" };
const body = JSON.stringify({ event_type: "labtest.order.updated", data });
const bytes = new TextEncoder().encode(body);

async function sign(parts: object = {}): Promise<Record<string, string>> {
  return { ...(await signWebhook({ id: "msg_1", timestamp: seconds, body, secret, ...parts })) };
}
const headers = await sign();
const { "webhook-id": id = "", "webhook-signature": signature = "" } = headers;

/** Verifies as a program without types may. */
const verify = (received: unknown, options: object = {}) =>
  verifyWebhook(received as RawWebhook, { secrets: secret, now, ...options });

const createRequest = (content: string | ReadableStream = body, more: object = {}): Request => {
  const init = { method: "POST", body: content, duplex: "half", headers: { ...headers, ...more } };
  return new Request("https://receiver.example", init as RequestInit);
};

async function getRejection(received: unknown, options: object = {}): Promise<WebhookVerificationError> {
  const thrown: unknown = await verify(received, options).catch((error: unknown) => error);
  if (!isWebhookVerificationError(thrown)) throw new Error(`No rejection: ${String(thrown)}`);
  return thrown;
}

/** The same body in every form, made anew for each verification. */
const forms: [string, () => unknown][] = [
  ["text", () => ({ body, headers })],
  ["bytes", () => ({ body: bytes, headers })],
  ["a buffer", () => ({ body: Buffer.from(body), headers })],
  ["an array buffer", () => ({ body: bytes.slice().buffer, headers })],
  ["a stream", () => ({ body: Readable.from([bytes.slice(0, 9), bytes.slice(9)]), headers })],
  ["a request", () => createRequest()],
];

it.each(forms)("[EVT-1] %s of exactly the limit is verified, and not of a byte more", async (_, create) => {
  const event = await verify(create(), { maxBodyBytes: bytes.length });
  expect(event).toMatchObject({ id: "msg_1", timestamp: seconds, data });
  expect((await getRejection(create(), { maxBodyBytes: bytes.length - 1 })).code).toBe("too_large");
});

const rename = (...names: string[]) => ({
  body,
  headers: Object.fromEntries(names.map((name, index) => [name, Object.values(headers)[index]])),
});
const change = (more: object): unknown => ({ body, headers: { ...headers, ...more } });
const at = async (apart: number): Promise<unknown> => change(await sign({ timestamp: seconds + apart }));

it.each<[string, unknown, object?]>([
  ["headers in mixed case", rename("Webhook-Id", "Webhook-Timestamp", "Webhook-Signature")],
  ["svix headers", rename("svix-id", "svix-timestamp", "svix-signature")],
  ["a header in a list of one", change({ "webhook-signature": [signature] })],
  ["one of several secrets of the receiver", { body, headers }, { secrets: [other, secret] }],
  ["one of several secrets of the sender", change(await sign({ secret: [other, secret] }))],
  ["a signature beside other versions", change({ "webhook-signature": `v1a,AAAA v2,BBBB ${signature}` })],
  ["300 seconds ago", await at(-300)],
  ["301 seconds ago, which is tolerated", await at(-301), { tolerance: 301 }],
  ["in 1970, as the clock of a test", await at(5 - seconds), { now: () => 5_000 }],
])("[EVT-1] a message is verified: %s", async (_, received, options) => {
  expect(await verify(received, options)).toMatchObject({ id: "msg_1", data });
});

const key = Buffer.from("c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1", "base64");
const signAt = (time: string): unknown =>
  change({
    "webhook-timestamp": time,
    "webhook-signature": `v1,${createHmac("sha256", key).update(`msg_1.${time}.${body}`).digest("base64")}`,
  });
const noSeconds = /^webhook-timestamp: not in whole seconds since 1970$/;
const pass = /Request, or { body, headers }/;
const readRequest = createRequest();
await readRequest.text();
const locked = createRequest();
locked.body?.getReader();
const readStream = Readable.from([body]);
for await (const _ of readStream);

type Rejected = [what: string, received: unknown, code: WebhookRejectionReason, message?: RegExp];
const malformed = async (what: string, content: string | Uint8Array): Promise<Rejected> => [
  what,
  { body: content, headers: await sign({ body: content }) },
  "malformed_body",
];

it.each<Rejected>([
  ["no request", undefined, "missing_header", pass],
  ["a body alone", "{}", "missing_header", pass],
  ["headers that are a text", { body, headers: "webhook-id" }, "missing_header", pass],
  [
    "a header is missing",
    change({ "webhook-timestamp": undefined }),
    "missing_header",
    /^webhook-timestamp: missing;/,
  ],
  [
    "a header is there twice",
    change({ "webhook-signature": [signature, "v1,AAAA"] }),
    "missing_header",
    /^webhook-signature: /,
  ],
  [
    "two kinds of headers",
    change({ "webhook-id": undefined, "svix-id": id }),
    "missing_header",
    /^webhook-id, webhook-timestamp, webhook-signature: missing; .* all three of one kind$/,
  ],
  ["301 seconds ago", await at(-301), "stale_timestamp"],
  ["in 301 seconds", await at(301), "stale_timestamp"],
  ...["1768467600.0", "1768467600.5", "1.7684676e9", "+1768467600", "0x69689AD0", "0001768467600", "now"].map(
    (time): Rejected => [`signed at ${time}`, signAt(time), "stale_timestamp", noSeconds],
  ),
  ["another secret", change(await sign({ secret: other })), "no_matching_signature"],
  ["another body", { body: `${body} `, headers }, "no_matching_signature"],
  [
    "a body in base64",
    { body: Buffer.from(body).toString("base64"), headers },
    "no_matching_signature",
    /; the body looks like base64: decode event\.body$/,
  ],
  [
    "a body that only begins like base64",
    { body: "ex=1", headers },
    "no_matching_signature",
    /byte for byte$/,
  ],
  ["another id", change({ "webhook-id": "msg_2" }), "no_matching_signature"],
  ["another time", change({ "webhook-timestamp": String(seconds + 1) }), "no_matching_signature"],
  ["an empty signature", change({ "webhook-signature": "v1," }), "no_matching_signature"],
  ["a signature of no version", change({ "webhook-signature": "nothing" }), "no_matching_signature"],
  ["a parsed body", { body: { event_type: "x" }, headers }, "body_not_raw", /express.*fastify.*hono.*next/s],
  ["no body", { headers }, "body_not_raw"],
  ["a stream of objects", { body: ReadableStream.from([{ parsed: true }]), headers }, "body_not_raw"],
  ["a request that was read", readRequest, "body_already_read"],
  ["a request that is being read", locked, "body_already_read"],
  ["a stream that was read", { body: readStream, headers }, "body_already_read"],
  await malformed("no JSON", "{"),
  await malformed("a list", "[]"),
  await malformed("no event type", "{}"),
  await malformed("an event type that is no text", '{"event_type":5}'),
  await malformed("no UTF-8", Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d)),
])(
  "[AUT-5, EVT-1] a message is rejected, and neither it nor a secret is shown: %s",
  async (_, received, code, message = /./) => {
    const error = await getRejection(received);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error).not.toHaveProperty("cause");
    expect(printError(error)).not.toMatch(/whsec_|Zoë|v1,[A-Za-z\d+/]{20}/);
  },
);

/** A signed request whose body is a stream that counts what is read of it. */
function createCounted(more: object = {}) {
  let read = 0;
  const stream = new ReadableStream<Uint8Array>(
    { pull: (controller) => (controller.enqueue(new Uint8Array(1024).fill(0x20)), void (read += 1024)) },
    { highWaterMark: 0 },
  );
  return { request: createRequest(stream, more), readBytes: () => read };
}

it.each<[string, object, object, WebhookRejectionReason, number]>([
  ["nothing without a header", { "webhook-id": "" }, {}, "missing_header", 0],
  ["nothing without a signature", { "webhook-signature": "v2,AAAA" }, {}, "no_matching_signature", 0],
  ["nothing where the length is too great", { "content-length": "1048577" }, {}, "too_large", 0],
  ["up to 1 MiB", {}, {}, "too_large", 1_048_576 + 1024],
  ["up to another limit", {}, { maxBodyBytes: 4096 }, "too_large", 5120],
])("[EVT-1] of an endless body is read: %s", async (_, more, options, code, length) => {
  const { request, readBytes } = createCounted(more);
  const error = await getRejection(request, options);
  expect([error.code, readBytes(), request.bodyUsed]).toEqual([code, length, length > 0]);
  if (code === "too_large") expect(error.message).toContain("maxBodyBytes");
});

async function* breakOff(): AsyncGenerator<string> {
  yield "{";
  throw new Error("socket of 10.0.0.7 hung up");
}

it("[EVT-1] a rejection says that the connection broke off, and not what with", async () => {
  const error = await getRejection({ body: breakOff(), headers });
  expect([error.code, error.message.includes("10.0.0.7"), error.cause]).toEqual([
    "incomplete_body",
    false,
    undefined,
  ]);
});

it.each<[object, RegExp]>([
  [{ secrets: undefined }, /secret/],
  [{ secrets: [secret, undefined] }, /secret/],
  [{ secrets: Array(2) }, /secrets\[0\]/],
  ...["whsec_not base64", "whsec_ab=", "a=", "whsec_abcd=", "abcdef=", "abcde"].map(
    (secrets): [object, RegExp] => [{ secrets }, /base64/],
  ),
  ...[0, -1, Number.NaN].map((maxBodyBytes): [object, RegExp] => [{ maxBodyBytes }, /maxBodyBytes/]),
  [{ tolerance: -1 }, /seconds/],
  [{ now: 5 }, /^verifyWebhook: now/],
  ...[seconds, Number.NaN, Number.POSITIVE_INFINITY].map((shown): [object, RegExp] => [
    { now: () => shown },
    /milliseconds/,
  ]),
])("[AUT-5, EVT-1] a mistake in the options is named, and not repeated: %j", async (options, message) => {
  const error: unknown = await verify({ body, headers }, options).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "ConfigurationError", message: expect.stringMatching(message) });
  expect(printError(error)).not.toMatch(/not base64|ab=|abcd/);
});

it.each<[object, RegExp]>([
  [{ timestamp: 1.5 }, /seconds/],
  [{ timestamp: seconds * 1000 }, /seconds/],
  [{ id: "a b" }, /spaces/],
  [{ id: undefined }, /id is a text/],
  [{ secret: [] }, /empty/],
  [{ secret: "abcde" }, /^signWebhook: secret/],
  [{ body: { parsed: true } }, /not an object/],
])("[EVT-1] a message of %j is not signed", async (parts, message) => {
  await expect(sign(parts)).rejects.toMatchObject({
    name: "ConfigurationError",
    message: expect.stringMatching(message),
  });
});

it.each<[string, (memory: Uint8Array<ArrayBuffer>) => unknown]>([
  ["bytes", (memory) => memory],
  ["the view of another type", (memory) => new DataView(memory.buffer)],
  ["memory", (memory) => memory.buffer],
])("[EVT-1] %s are signed as they were given", async (_, create) => {
  const memory = bytes.slice();
  const signing = sign({ body: create(memory) });
  memory.fill(0x20);
  expect(await signing).toEqual(await sign({ body: bytes }));
});

describe("[EVT-1] other makers of the scheme", () => {
  // Their clocks cannot be set, so messages that they check are of this moment.
  const present = Math.floor(Date.now() / 1000);

  it.each([
    ["standardwebhooks", StandardWebhook],
    ["svix", SvixWebhook],
  ])("%s verifies what is signed here, and is verified here", async (_, Maker) => {
    const maker = new Maker(secret);
    expect(maker.verify(body, await sign({ timestamp: present }))).toEqual(JSON.parse(body));
    const made = maker.sign("msg_9", new Date(present * 1000), body);
    const theirs = { "svix-id": "msg_9", "svix-timestamp": String(present), "svix-signature": made };
    expect(await verify({ body, headers: theirs }, { now: Date.now })).toMatchObject({ id: "msg_9" });
  });
});

it("what the error of a parsed body says of fastify works", async () => {
  const { message } = await getRejection({ body: {}, headers });
  const [, setUp = "", given = ""] = /fastify: (.*?); then (\{.*?\})(;|$)/.exec(message) ?? [];
  const app = Fastify();
  // oxlint-disable-next-line typescript/no-implied-eval -- the hint itself is run.
  new Function("app", setUp)(app);
  // oxlint-disable-next-line typescript/no-implied-eval
  const read = new Function("request", `return (${given})`) as (request: unknown) => ReceivedWebhook;
  app.post("/webhooks", (request) => verify(read(request)).then((event) => event.id));
  const response = await app.inject({
    method: "POST",
    url: "/webhooks",
    headers: { ...headers, "content-type": "application/json" },
    payload: body,
  });
  expect(response.statusCode).toBe(200);
});

it("without WebCrypto, the error says so", async () => {
  vi.stubGlobal("crypto", {});
  const call = verify({ body, headers });
  await expect(call).rejects.toMatchObject({
    name: "ConfigurationError",
    message: expect.stringContaining("no crypto.subtle"),
  });
  vi.unstubAllGlobals();
});

describe("[EVT-1] an event", () => {
  const receive = async (event: object) => {
    const content = JSON.stringify({ user_id: "u", client_user_id: "c", team_id: "t", ...event });
    return verify({ body: content, headers: await sign({ body: content }) });
  };

  it("of a known type keeps its type, its data and its user", async () => {
    const order = { id: "o", last_event: { status: "received.testkit.ordered" }, field_of_2031: 1 };
    expect(await receive({ event_type: "labtest.order.created", data: order })).toEqual({
      type: "labtest.order.created",
      data: order,
      id: "msg_1",
      timestamp: seconds,
      user_id: "u",
      client_user_id: "c",
      team_id: "t",
    });
  });

  it("has null where its user or team is no text", async () => {
    const given = {
      event_type: "labtest.order.created",
      data: {},
      user_id: 7,
      client_user_id: {},
      team_id: [1],
    };
    expect(await receive(given)).toMatchObject({ user_id: null, client_user_id: null, team_id: null });
  });

  it.each(["labtest.order.painted", "unknown", "toString", "__proto__", "constructor"])(
    "of the unknown type %s keeps its type and all of its data",
    async (event_type) => {
      const event = await receive({ event_type, data: [1, 2] });
      expect(event).toMatchObject({ type: "unknown", rawType: event_type, data: [1, 2] });
    },
  );

  it("is read from the bytes that were verified, whatever becomes of their buffer", async () => {
    for (const received of [bytes.slice(), bytes.slice().buffer]) {
      const reading = verify({ body: received, headers });
      new Uint8Array(received instanceof ArrayBuffer ? received : received.buffer).fill(0x20);
      expect(await reading).toMatchObject({ type: "labtest.order.updated", data });
    }
  });
});
