import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { createMock, type Mock } from "sanguine/mock";
import { verifyWebhook } from "sanguine/webhooks";
import { describe, expect, it } from "vitest";
import { fates, serveReceiver, type Received } from "./receiver.ts";
import { refusingUrl } from "../../src/support/server.ts";

// The packages compare with the machine's clock.
const present = (): string => new Date().toISOString();

/** Creates a user and an order with names that are not ASCII. */
function unusual(mock: Mock): string {
  const user = mock.users.create({ client_user_id: "Ægir-Łukasz-日本-🩸" });
  mock.orders.create({ user, notes: "Überweisung – naïve façade, 5 µg/dL ≥ 10⁶" });
  return user.client_user_id;
}

describe("[EVT-1] a sent message", () => {
  it("has exactly the signed bytes, with names in any script", async () => {
    const receiver = await serveReceiver((response) => response.writeHead(204).end());
    const mock = createMock({ seed: "bytes", now: present() });
    const { secrets } = mock.webhooks.register({ url: receiver.url });
    const name = unusual(mock);
    await mock.idle();
    const [one] = receiver.received;
    const [message] = mock.webhooks.outbox();
    const { headers, body } = one ?? { headers: {}, body: Buffer.alloc(0) };
    expect(body.equals(Buffer.from(message?.body ?? ""))).toBe(true);
    expect(body.toString()).toContain(name);
    expect(headers).toMatchObject({ "content-type": "application/json", ...message?.attempts[0]?.headers });
    await expect(verifyWebhook({ body, headers }, { secrets })).resolves.toMatchObject({
      client_user_id: name,
    });
    const cut = verifyWebhook({ body: body.subarray(1), headers }, { secrets });
    await expect(cut).rejects.toMatchObject({ code: "no_matching_signature" });
  });

  it.each([
    ["standardwebhooks", StandardWebhook, "webhook"],
    ["svix", SvixWebhook, "svix"],
    ["standardwebhooks of both", StandardWebhook, "both"],
    ["svix of both", SvixWebhook, "both"],
  ] as const)("is verified by %s", async (_, Verifier, headers) => {
    const verified: unknown[] = [];
    const verify = ({ headers: sent, body }: Received): void => {
      const flat = Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, String(value)]));
      verified.push(new Verifier(secret).verify(body.toString(), flat));
    };
    const receiver = await serveReceiver((response, received) => {
      try {
        verify(received);
        response.writeHead(200).end();
      } catch {
        response.writeHead(400).end();
      }
    });
    const mock = createMock({ seed: "interop", now: present() });
    const [secret = ""] = mock.webhooks.register({ url: receiver.url, headers }).secrets;
    const client_user_id = unusual(mock);
    await mock.idle();
    expect(fates(mock)).toEqual([["delivered", 1]]);
    expect(verified).toMatchObject([{ event_type: "labtest.order.created", client_user_id }]);
  });
});

describe("[EVT-2] no message is lost by a receiver that", () => {
  it("breaks the connection, ends in the middle of a response, or sends half a body", async () => {
    let turn = 0;
    const receiver = await serveReceiver((response) => {
      turn += 1;
      if (turn === 1) response.socket?.resetAndDestroy();
      else if (turn === 2) {
        response.writeHead(200, { "content-length": "100" });
        response.write("half of it", () => response.socket?.destroy());
      } else if (turn === 3) {
        response.writeHead(200);
        response.write("no end", () => response.socket?.resetAndDestroy());
      } else response.writeHead(200).end("ok");
    });
    const mock = createMock({ seed: "dies" });
    mock.webhooks.register({ url: receiver.url });
    mock.orders.create();
    await mock.idle();
    await mock.clock.advance("1d");
    const [message] = mock.webhooks.outbox();
    expect(message?.attempts.map(({ error }) => error?.split(":")[0] ?? null)).toEqual([
      expect.stringMatching(/^(ECONNRESET|UND_ERR_SOCKET)$/),
      "the response was incomplete",
      "the response was incomplete",
      null,
    ]);
    expect(message?.attempts.map(({ status }) => status)).toEqual([null, 200, 200, 200]);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(
      new Set([message?.id]),
    );
    expect(new Set(receiver.received.map(({ body }) => body.toString()))).toEqual(new Set([message?.body]));
  });

  it("does not exist, or redirects, which is not followed", async () => {
    let redirects = 0;
    const redirectTarget = await serveReceiver((response) => {
      redirects += 1;
      response.end();
    });
    const redirecting = await serveReceiver((response) =>
      response.writeHead(302, { location: redirectTarget.url }).end(),
    );
    const mock = createMock({ seed: "elsewhere" });
    mock.webhooks.register({ url: redirecting.url });
    mock.webhooks.register({ url: await refusingUrl() });
    mock.orders.create();
    await mock.idle();
    expect(mock.webhooks.outbox().map(({ attempts }) => attempts)).toMatchObject([
      [{ status: 302, error: "a redirect, which is not followed" }],
      [{ status: null, error: "ECONNREFUSED" }],
    ]);
    expect(redirects).toBe(0);
  });
});
