import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { describe, expect, it } from "vitest";
import { ConfigurationError, WebhookVerificationError } from "../../../src/errors.ts";
import type { RawWebhook, ReceivedWebhook } from "../../../src/webhooks/received.ts";
import { signWebhook } from "../../../src/webhooks/sign.ts";
import { verifySignature } from "../../../src/webhooks/verify-signature.ts";

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const other = "whsec_YW5vdGhlci1zZWNyZXQtb2YtdGhlLXN1aXRlLTk5";
const seconds = 1_768_467_600;
const now = () => seconds * 1000;
/** The clocks of other makers cannot be set, so messages that they check are of this moment. */
const present = () => Math.floor(Date.now() / 1000);
const body = JSON.stringify({ event_type: "labtest.order.updated", data: { note: "Zoë, 5 µg/L, 雪" } });

async function signed(
  overrides: { secret?: string | string[]; timestamp?: number } = {},
): Promise<RawWebhook> {
  return {
    body,
    headers: { ...(await signWebhook({ id: "msg_1", timestamp: seconds, body, secret, ...overrides })) },
  };
}

async function refusal(received: ReceivedWebhook, options = {}): Promise<WebhookVerificationError> {
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

describe("[EVT-1] a refusal", () => {
  it("says that headers are missing, and which", async () => {
    const { headers } = await signed();
    const rest = { ...headers } as Record<string, string>;
    delete rest["webhook-timestamp"];
    const error = await refusal({ body, headers: rest });
    expect(error.code).toBe("missing_header");
    expect(error.message).toContain("webhook-timestamp");
    expect(error.message).not.toContain("webhook-id");
  });

  it("says that the headers are of two kinds", async () => {
    const { headers } = await signed();
    const { "webhook-id": id, ...rest } = headers as Record<string, string>;
    expect((await refusal({ body, headers: { ...rest, "svix-id": id } })).code).toBe("missing_header");
  });

  it("says that the time is too far away, in both directions, to the second", async () => {
    for (const apart of [301, -301]) {
      expect((await refusal(await signed({ timestamp: seconds + apart }))).code).toBe("stale_timestamp");
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
    for (const received of wrong) expect((await refusal(received)).code).toBe("no_matching_signature");
  });

  it("repeats neither the secret, nor the body, nor a signature", async () => {
    const error = await refusal(await signed({ secret: other }));
    expect(`${error.message} ${JSON.stringify(error)} ${String(error.stack)}`).not.toMatch(
      /whsec_|Zoë|v1,[A-Za-z\d+/]{20}/,
    );
  });
});

describe("a mistake of the caller", () => {
  it("of a parsed body says how each framework gives the raw one", async () => {
    const { headers } = await signed();
    const parsed = { event_type: "labtest.order.updated" };
    // @ts-expect-error -- a parsed body is no raw body.
    const call = verifySignature({ body: parsed, headers }, { secrets: secret, now });
    await expect(call).rejects.toThrow(/express\.raw.*fastify.*hono.*next/s);
    await expect(call).rejects.toBeInstanceOf(ConfigurationError);
  });

  it("of a request that was read says so", async () => {
    const request = new Request("https://receiver.example", { method: "POST", body });
    await request.text();
    await expect(verifySignature(request, { secrets: secret, now })).rejects.toThrow(/read already/);
  });

  it("of a secret that is none does not repeat it", async () => {
    for (const secrets of ["whsec_not base64", "", [], "whsec_"]) {
      const thrown: unknown = await verifySignature(await signed(), { secrets, now }).catch(
        (error: unknown) => error,
      );
      expect(thrown).toBeInstanceOf(ConfigurationError);
      expect(String(thrown)).not.toContain("not base64 ");
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
    ["no request", undefined, /Request, or { body, headers }/],
    ["a body alone", "{}", /Request, or { body, headers }/],
    ["no headers", { body }, /headers is not set/],
  ])("says what to pass: %s", async (_, received, message) => {
    const thrown = await misuse(received, { secrets: secret, now });
    expect(thrown).toBeInstanceOf(ConfigurationError);
    expect(String(thrown)).toMatch(message);
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

  it("knows a request that somebody has begun to read", async () => {
    const headers = { ...(await signWebhook({ id: "msg_1", timestamp: seconds, body, secret })) };
    const request = new Request("https://receiver.example", { method: "POST", body, headers });
    request.body?.getReader();
    expect(String(await misuse(request, { secrets: secret, now }))).toMatch(/read already/);
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
