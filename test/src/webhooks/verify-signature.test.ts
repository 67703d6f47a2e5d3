import { createHmac } from "node:crypto";
import { Readable } from "node:stream";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import Fastify from "fastify";
import { describe, expect, it, vi } from "vitest";
import {
  ConfigurationError,
  WebhookVerificationError,
  type WebhookRejectionReason,
} from "../../../src/errors/index.ts";
import type { RawWebhook, ReceivedWebhook } from "../../../src/webhooks/received.ts";
import { signWebhook } from "../../../src/webhooks/sign.ts";
import {
  createVerifier,
  type VerifiedMessage,
  type VerifyOptions,
} from "../../../src/webhooks/verify-signature.ts";

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const other = "whsec_YW5vdGhlci1zZWNyZXQtb2YtdGhlLXN1aXRlLTk5";
const seconds = 1_768_467_600;
const now = () => seconds * 1000;
/** The clocks of other makers cannot be set, so messages that they check are of this moment. */
const present = () => Math.floor(Date.now() / 1000);
const body = JSON.stringify({ event_type: "labtest.order.updated", data: { note: "Zoë, 5 µg/L, 雪" } });

async function verifySignature(received: ReceivedWebhook, options: VerifyOptions): Promise<VerifiedMessage> {
  return createVerifier(options, "verifyWebhook")(received);
}

async function signed(
  overrides: { secret?: string | string[]; timestamp?: number } = {},
): Promise<RawWebhook> {
  return {
    body,
    headers: { ...(await signWebhook({ id: "msg_1", timestamp: seconds, body, secret, ...overrides })) },
  };
}

async function signedRequest(): Promise<Request> {
  const { headers } = await signed();
  return new Request("https://receiver.example", {
    method: "POST",
    body,
    headers: { ...(headers as Record<string, string>) },
  });
}

async function getVerificationError(
  received: ReceivedWebhook,
  options = {},
): Promise<WebhookVerificationError> {
  const thrown: unknown = await verifySignature(received, { secrets: secret, now, ...options }).catch(
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(WebhookVerificationError);
  return thrown as WebhookVerificationError;
}

describe("[EVT-1] a signature", () => {
  it("is taken from text, bytes, a buffer and a request", async () => {
    const { headers } = await signed();
    const bytes = new TextEncoder().encode(body);
    const request = new Request("https://receiver.example", {
      method: "POST",
      body,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
    for (const received of [
      { body, headers },
      { body: bytes, headers },
      { body: Buffer.from(body), headers },
      { body: bytes.buffer, headers },
      request,
    ]) {
      const message = await verifySignature(received, { secrets: [secret], now });
      expect(message).toMatchObject({ id: "msg_1", timestamp: seconds });
      expect(new TextDecoder().decode(message.body)).toBe(body);
    }
  });

  it("is found under any spelling of the header names", async () => {
    const { headers } = await signed();
    const values = Object.values(headers);
    for (const names of [
      ["Webhook-Id", "Webhook-Timestamp", "Webhook-Signature"],
      ["svix-id", "svix-timestamp", "svix-signature"],
      ["SVIX-ID", "SVIX-TIMESTAMP", "SVIX-SIGNATURE"],
    ]) {
      const renamed = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      await expect(
        verifySignature({ body, headers: renamed }, { secrets: secret, now }),
      ).resolves.toBeDefined();
    }
  });

  it("of any of several secrets is enough, on either side", async () => {
    await expect(verifySignature(await signed(), { secrets: [other, secret], now })).resolves.toBeDefined();
    await expect(
      verifySignature(await signed({ secret: [other, secret] }), { secrets: secret, now }),
    ).resolves.toBeDefined();
  });

  it("of another version beside it is passed over", async () => {
    const { headers } = await signed();
    const both = {
      ...headers,
      "webhook-signature": `v1a,AAAA v2,BBBB ${(headers as Record<string, string>)["webhook-signature"]}`,
    };
    await expect(verifySignature({ body, headers: both }, { secrets: secret, now })).resolves.toBeDefined();
  });
});

describe("[EVT-1] a verification error", () => {
  it("says that headers are missing, and which", async () => {
    const { headers } = await signed();
    const rest = { ...headers } as Record<string, string>;
    delete rest["webhook-timestamp"];
    const error = await getVerificationError({ body, headers: rest });
    expect(error.code).toBe("missing_header");
    expect(error.message).toContain("webhook-timestamp");
    expect(error.message).not.toContain("webhook-id");
  });

  it("says that a header is missing which is there twice, because nobody knows which one counts", async () => {
    const { headers } = await signed();
    const { "webhook-signature": signature = "", ...rest } = headers as Record<string, string>;
    const once = { ...rest, "webhook-signature": [signature] };
    await expect(verifySignature({ body, headers: once }, { secrets: secret, now })).resolves.toBeDefined();
    for (const values of [[signature, "v1,AAAA"], [signature, signature], []]) {
      const error = await getVerificationError({ body, headers: { ...rest, "webhook-signature": values } });
      expect(error.code).toBe("missing_header");
      expect(error.message).toContain("webhook-signature");
    }
  });

  it("says that the headers mix two naming schemes", async () => {
    const { headers } = await signed();
    const { "webhook-id": id, ...rest } = headers as Record<string, string>;
    const error = await getVerificationError({ body, headers: { ...rest, "svix-id": id } });
    expect(error.code).toBe("missing_header");
    expect(error.message).toMatch(
      /^webhook-id, webhook-timestamp, webhook-signature: missing; .* all three of one kind$/,
    );
  });

  it("says that the time is too far away, in both directions, to the second", async () => {
    for (const apart of [301, -301]) {
      expect((await getVerificationError(await signed({ timestamp: seconds + apart }))).code).toBe(
        "stale_timestamp",
      );
      await expect(
        verifySignature(await signed({ timestamp: seconds + apart }), {
          secrets: secret,
          now,
          tolerance: 301,
        }),
      ).resolves.toBeDefined();
    }
    await expect(
      verifySignature(await signed({ timestamp: seconds - 300 }), { secrets: secret, now }),
    ).resolves.toBeDefined();
  });

  it("is not there for a clock of a test that begins in 1970, like the message", async () => {
    await expect(
      verifySignature(await signed({ timestamp: 5 }), { secrets: secret, now: () => 5_000 }),
    ).resolves.toBeDefined();
  });

  it.each([
    "1768467600.0",
    "1768467600.5",
    "1.7684676e9",
    "+1768467600",
    "0x69689AD0",
    "0001768467600",
    "now",
  ])("says that the time %j is not in whole seconds, although it is signed", async (timestamp) => {
    const key = Buffer.from("c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1", "base64");
    const signature = createHmac("sha256", key).update(`msg_1.${timestamp}.${body}`).digest("base64");
    const headers = {
      "webhook-id": "msg_1",
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    };
    const error = await getVerificationError({ body, headers });
    expect([error.code, error.message]).toEqual([
      "stale_timestamp",
      "webhook-timestamp: not in whole seconds since 1970",
    ]);
  });

  it("says that no signature matches: another secret, one byte of the body, the id, the time", async () => {
    const { headers } = await signed();
    const wrong: ReceivedWebhook[] = [
      await signed({ secret: other }),
      { body: `${body} `, headers },
      { body, headers: { ...headers, "webhook-id": "msg_2" } },
      { body, headers: { ...headers, "webhook-timestamp": String(seconds + 1) } },
      { body, headers: { ...headers, "webhook-signature": "v1," } },
      { body, headers: { ...headers, "webhook-signature": "nothing" } },
    ];
    for (const received of wrong)
      expect((await getVerificationError(received)).code).toBe("no_matching_signature");
  });

  it("repeats neither the secret, nor the body, nor a signature", async () => {
    const error = await getVerificationError(await signed({ secret: other }));
    expect(`${error.message} ${JSON.stringify(error)} ${String(error.stack)}`).not.toMatch(
      /whsec_|Zoë|v1,[A-Za-z\d+/]{20}/,
    );
  });
});

describe("[EVT-1] a body that is not raw", () => {
  it("is named as such where a parser replaced it, with how each framework gives the raw one", async () => {
    const { headers } = await signed();
    const parsed = { event_type: "labtest.order.updated" };
    // @ts-expect-error -- a parsed body is no raw body.
    const call = verifySignature({ body: parsed, headers }, { secrets: secret, now });
    await expect(call).rejects.toThrow(/express.*fastify.*hono.*next/s);
    await expect(call).rejects.toMatchObject({ code: "body_not_raw" });
  });

  it.each([
    ["no body", undefined],
    ["null", null],
    ["a number", 5],
    ["a stream of objects", ReadableStream.from([{ parsed: true }])],
  ])("is named as such: %s", async (_, given) => {
    const { headers } = await signed();
    expect(await misuse({ body: given, headers }, { secrets: secret, now })).toMatchObject({
      code: "body_not_raw",
    });
  });

  it("is named as such where its request or stream was read before", async () => {
    const { headers } = await signed();
    const request = await signedRequest();
    await request.text();
    const locked = await signedRequest();
    locked.body?.getReader();
    const stream = Readable.from([body]);
    for await (const chunk of stream) expect(chunk).toBe(body);
    for (const received of [request, locked, { body: stream, headers }]) {
      expect((await getVerificationError(received)).code).toBe("body_already_read");
    }
  });
});

async function* breakOff(): AsyncGenerator<string> {
  yield "{";
  throw new Error("socket of 10.0.0.7 hung up");
}

/** A signed request whose body is a stream that counts what is read of it. */
async function counted(size: number, given: Record<string, string> = {}) {
  const { headers } = await signed();
  let read = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        read += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
        if (read >= size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body: stream, duplex: "half", headers: { ...headers, ...given } };
  return { request: new Request("https://receiver.example", init as RequestInit), readBytes: () => read };
}

describe("[EVT-1] reading a body", () => {
  it("does not begin before the headers have been checked", async () => {
    const missing = await counted(4096, { "webhook-id": "" });
    expect((await getVerificationError(missing.request)).code).toBe("missing_header");
    const stale = await counted(4096, { "webhook-timestamp": String(seconds - 301) });
    expect((await getVerificationError(stale.request)).code).toBe("stale_timestamp");
    const unsigned = await counted(4096, { "webhook-signature": "v2,AAAA" });
    expect((await getVerificationError(unsigned.request)).code).toBe("no_matching_signature");
    expect([missing, stale, unsigned].map(({ readBytes }) => readBytes())).toEqual([0, 0, 0]);
    expect(missing.request.bodyUsed).toBe(false);
  });

  it("ends at 1 MiB, or at another limit", async () => {
    const endless = await counted(Infinity);
    const error = await getVerificationError(endless.request);
    expect([error.code, endless.readBytes()]).toEqual(["too_large", 1_048_576 + 1024]);
    expect(error.message).toContain("maxBodyBytes");
    const short = await counted(Infinity);
    expect((await getVerificationError(short.request, { maxBodyBytes: 4096 })).code).toBe("too_large");
    expect(short.readBytes()).toBe(5120);
    const announced = await counted(Infinity, { "content-length": "1048577" });
    expect([(await getVerificationError(announced.request)).code, announced.readBytes()]).toEqual([
      "too_large",
      0,
    ]);
  });

  it("takes a body of exactly the limit, and not a byte more, in every form", async () => {
    const bytes = new TextEncoder().encode(body);
    const { headers } = await signed();
    const forms = (): ReceivedWebhook[] => [
      { body, headers },
      { body: bytes, headers },
      { body: bytes.slice().buffer, headers },
      { body: Readable.from([bytes.slice(0, 9), bytes.slice(9)]), headers },
    ];
    for (const received of [...forms(), await signedRequest()]) {
      const message = await verifySignature(received, {
        secrets: secret,
        now,
        maxBodyBytes: bytes.length,
      });
      expect(new TextDecoder().decode(message.body)).toBe(body);
    }
    for (const received of [...forms(), await signedRequest()]) {
      expect((await getVerificationError(received, { maxBodyBytes: bytes.length - 1 })).code).toBe(
        "too_large",
      );
    }
  });

  it("says that the connection broke off, and not what with", async () => {
    const { headers } = await signed();
    const error = await getVerificationError({ body: breakOff(), headers });
    expect([error.code, error.message.includes("10.0.0.7"), error.cause]).toEqual([
      "incomplete_body",
      false,
      undefined,
    ]);
  });
});

describe("[EVT-1] a mistake in the options", () => {
  it("of a secret that is none does not repeat it", async () => {
    for (const secrets of ["whsec_not base64", "", [], "whsec_"]) {
      const thrown: unknown = await verifySignature(await signed(), { secrets, now }).catch(
        (error: unknown) => error,
      );
      expect(thrown).toBeInstanceOf(ConfigurationError);
      expect(String(thrown)).not.toContain("not base64 ");
    }
  });

  it("of a limit that is none is named", async () => {
    for (const maxBodyBytes of [0, -1, Number.NaN]) {
      await expect(verifySignature(await signed(), { secrets: secret, now, maxBodyBytes })).rejects.toThrow(
        /maxBodyBytes/,
      );
    }
  });

  it("of a tolerance or a time in the wrong unit is named", async () => {
    await expect(verifySignature(await signed(), { secrets: secret, now, tolerance: -1 })).rejects.toThrow(
      /seconds/,
    );
    await expect(signWebhook({ id: "a", timestamp: 1.5, body, secret })).rejects.toThrow(/seconds/);
    await expect(signWebhook({ id: "a b", timestamp: 1, body, secret })).rejects.toThrow(/spaces/);
    await expect(signWebhook({ id: "a", timestamp: 1, body, secret: [] })).rejects.toThrow(/empty/);
  });
});

/** Programs without types, and variables of the environment that are not set, get past the types. */
const misuse = (received: unknown, options: unknown): Promise<unknown> =>
  verifySignature(received as RawWebhook, options as { secrets: string }).catch((error: unknown) => error);

const signAnyhow = (parts: object): Promise<unknown> =>
  signWebhook({ id: "a", timestamp: seconds, body, secret, ...parts });

describe("[EVT-1] a call that the types would not let pass", () => {
  it.each([
    ["no request", undefined],
    ["a body alone", "{}"],
    ["no headers", { body }],
  ])("says what to pass: %s", async (_, received) => {
    const thrown = await misuse(received, { secrets: secret, now });
    expect(thrown).toMatchObject({ code: "missing_header" satisfies WebhookRejectionReason });
    expect(String(thrown)).toMatch(/Request, or { body, headers }/);
  });

  it.each([
    ["no options", undefined],
    ["no secrets", {}],
    ["a secret that is not set", { secrets: undefined, now }],
    ["one of several that is not set", { secrets: [secret, undefined], now }],
  ])("says that a secret is needed: %s", async (_, options) => {
    const thrown = await misuse(await signed(), options);
    expect(thrown).toBeInstanceOf(ConfigurationError);
    expect(String(thrown)).toMatch(/secret/);
  });

  it("knows a secret that is padded wrongly, and takes one with padding or without", async () => {
    for (const secrets of ["whsec_ab=", "a=", "whsec_abcd=", "abcdef=", "abcde"]) {
      expect(await misuse(await signed(), { secrets, now })).toBeInstanceOf(ConfigurationError);
    }
    const message = await signed({ secret: "whsec_YWI=" });
    await expect(verifySignature(message, { secrets: "YWI", now })).resolves.toMatchObject({ id: "msg_1" });
  });

  it("knows a clock that counts seconds, or nothing at all", async () => {
    for (const shown of [seconds, Number.NaN, Number.POSITIVE_INFINITY]) {
      const thrown = await misuse(await signed(), { secrets: secret, now: () => shown });
      expect(thrown).toBeInstanceOf(ConfigurationError);
      expect(String(thrown)).toMatch(/milliseconds/);
    }
  });

  it("is refused where a message is signed, too", async () => {
    for (const parts of [
      { timestamp: seconds * 1000 },
      { body: { parsed: true } },
      { secret: undefined },
      { id: "zoë" },
    ]) {
      await expect(signAnyhow(parts)).rejects.toBeInstanceOf(ConfigurationError);
    }
  });
});

describe("[EVT-1] other makers of the scheme", () => {
  it("verify what is signed here", async () => {
    const headers = { ...(await signWebhook({ id: "msg_9", timestamp: present(), body, secret })) };
    expect(new StandardWebhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(new SvixWebhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  });

  it("are verified here", async () => {
    for (const Maker of [StandardWebhook, SvixWebhook]) {
      const timestamp = present();
      const signature = new Maker(secret).sign("msg_9", new Date(timestamp * 1000), body);
      const headers = {
        "svix-id": "msg_9",
        "svix-timestamp": String(timestamp),
        "svix-signature": signature,
      };
      await expect(verifySignature({ body, headers }, { secrets: secret })).resolves.toMatchObject({
        id: "msg_9",
      });
    }
  });
});

it("of a body that is not raw names what makes it raw with fastify: its code works", async () => {
  const { message } = await getVerificationError({ ...(await signed()), body: {} as never });
  const [, setUp = "", given = ""] = /fastify: (.*?); then (\{.*?\})(;|$)/.exec(message) ?? [];
  const app = Fastify();
  // oxlint-disable-next-line typescript/no-implied-eval -- the hint itself is run.
  new Function("app", setUp)(app);
  // oxlint-disable-next-line typescript/no-implied-eval
  const read = new Function("request", `return (${given})`) as (request: unknown) => ReceivedWebhook;
  app.post("/webhooks", (request) =>
    verifySignature(read(request), { secrets: secret, now }).then(({ id }) => id),
  );
  const { headers } = await signed();
  const response = await app.inject({
    method: "POST",
    url: "/webhooks",
    headers: { ...(headers as Record<string, string>), "content-type": "application/json" },
    payload: body,
  });
  expect(response.statusCode).toBe(200);
});

it("without WebCrypto, the error says so", async () => {
  const message = await signed();
  vi.stubGlobal("crypto", {});
  const call = verifySignature(message, { secrets: secret, now });
  await expect(call).rejects.toMatchObject({
    name: "ConfigurationError",
    message: expect.stringContaining("no crypto.subtle"),
  });
  vi.unstubAllGlobals();
});
