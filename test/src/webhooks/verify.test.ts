import { describe, expect, it } from "vitest";
import { isWebhookVerificationError, signWebhook, verifyWebhook, type WebhookEvent } from "sanguine/webhooks";

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const seconds = 1_768_467_600;
const options = { secrets: [secret], now: () => seconds * 1000 };

async function received(body: string | Uint8Array): Promise<WebhookEvent> {
  const headers = await signWebhook({ id: "msg_7", timestamp: seconds, body, secret });
  return verifyWebhook({ body, headers: { ...headers } }, options);
}

const envelope = (event_type: string, data: unknown) =>
  JSON.stringify({ event_type, data, user_id: "u", client_user_id: "c", team_id: "t" });

describe("[EVT-1] an event", () => {
  it("of a known type keeps its type, its data and its user", async () => {
    const data = { id: "o", last_event: { status: "received.testkit.ordered" }, field_of_2031: 1 };
    expect(await received(envelope("labtest.order.created", data))).toEqual({
      type: "labtest.order.created",
      data,
      id: "msg_7",
      timestamp: seconds,
      user_id: "u",
      client_user_id: "c",
      team_id: "t",
    });
  });

  it("of an unknown type keeps its type and all of its data", async () => {
    const event = await received(envelope("labtest.order.painted", [1, 2]));
    expect(event).toMatchObject({ type: "unknown", rawType: "labtest.order.painted", data: [1, 2] });
  });

  it("called unknown by the sender is no known one", async () => {
    for (const kind of ["unknown", "toString", "__proto__", "constructor"]) {
      expect(await received(envelope(kind, {}))).toMatchObject({ type: "unknown", rawType: kind });
    }
  });

  it("is read from the bytes that were verified, whatever becomes of their buffer", async () => {
    const bytes = new TextEncoder().encode(envelope("labtest.order.created", { id: "o" }));
    const headers = await signWebhook({ id: "msg_7", timestamp: seconds, body: bytes, secret });
    for (const body of [bytes.slice(), bytes.slice().buffer]) {
      const reading = verifyWebhook({ body, headers }, options);
      new Uint8Array(body instanceof ArrayBuffer ? body : body.buffer).fill(0x20);
      expect(await reading).toMatchObject({ type: "labtest.order.created", data: { id: "o" } });
    }
  });

  it("about no user says so", async () => {
    const event = await received(
      JSON.stringify({ event_type: "labtest.match_review.created", data: {}, team_id: "t" }),
    );
    expect(event).toMatchObject({ user_id: null, client_user_id: null, team_id: "t" });
  });
});

describe("[EVT-1] a signed body that is no event", () => {
  it.each([
    ["no JSON", "{"],
    ["empty", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["without a kind", "{}"],
    ["with a kind that is no text", '{"event_type":5}'],
    ["with an empty kind", '{"event_type":""}'],
    ["no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])("is malformed: %s", async (_, body) => {
    const thrown: unknown = await received(body).catch((error: unknown) => error);
    expect(isWebhookVerificationError(thrown) && thrown.code).toBe("malformed_body");
    expect(thrown).not.toHaveProperty("cause");
  });
});
