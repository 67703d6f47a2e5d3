import { request } from "node:http";
import { connect } from "node:net";
import { signWebhook } from "sanguine/webhooks";
import { expect } from "vitest";

/** The secret of a receiver under test. */
export const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";

/** Receivers use the machine's clock, so messages to them have the current time. */
const present = (): number => Math.floor(Date.now() / 1000);

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  /** Several chunks are sent without a content-length. */
  readonly body: string | Uint8Array | readonly Uint8Array[];
}

export interface Received {
  readonly status: number;
  readonly text: string;
}

/** Posts over a new connection. Returns the response, also when it comes before the whole body was sent. */
function post(url: string, { headers, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: "POST", agent: false, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => {
        sending.destroy();
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    sending.on("error", reject);
    if (!Array.isArray(body)) return void sending.end(body);
    for (const chunk of body as readonly Uint8Array[]) sending.write(chunk);
    sending.end();
  });
}

/** Starts a request, and closes the connection in the middle of its body. */
function hangUp(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const lines = Object.entries({ host: hostname, "content-length": "1000", ...headers });
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n{`,
      );
      setImmediate(() => socket.resetAndDestroy());
    });
    socket.on("error", () => undefined).on("close", () => resolve());
  });
}

/** Builds a message as the service sends it. */
async function signed(body: string, { id = "msg_1", timestamp = present() } = {}): Promise<Sent> {
  const headers = await signWebhook({ id, timestamp, body, secret });
  return { headers: { "content-type": "application/json", ...headers }, body };
}

const event = (event_type: string): string =>
  JSON.stringify({ event_type, data: {}, user_id: null, client_user_id: null, team_id: null });

/** Lists requests that anybody can send. */
async function untrusted(): Promise<[string, Sent][]> {
  const json = { "content-type": "application/json" };
  const forged = {
    "webhook-id": "msg_forged",
    "webhook-timestamp": String(present()),
    "webhook-signature": "v1,Zm9yZ2VkZm9yZ2VkZm9yZ2VkZm9yZ2VkZm9yZ2VkZm8=",
  };
  const huge = new Uint8Array(3 * 1_048_576).fill(0x20);
  const chunks = Array.from({ length: 48 }, () => new Uint8Array(65_536).fill(0x20));
  const stale = await signed(event("labtest.new"), { timestamp: present() - 600 });
  return [
    ["unsigned", { headers: json, body: event("labtest.new") }],
    ["unsigned and empty, without a content type", { body: "" }],
    ["unsigned and no JSON", { headers: json, body: "{" }],
    [
      "unsigned, of a form",
      { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=1" },
    ],
    ["unsigned and huge", { headers: json, body: huge }],
    ["forged", { headers: { ...json, ...forged }, body: event("labtest.new") }],
    ["forged, with a content type that is none", { headers: { "content-type": "?", ...forged }, body: "{}" }],
    [
      "forged, said to be compressed",
      { headers: { ...json, ...forged, "content-encoding": "gzip" }, body: "{}" },
    ],
    ["forged and huge", { headers: { ...json, ...forged }, body: huge }],
    ["forged and huge, of unknown length", { headers: { ...json, ...forged }, body: chunks }],
    ["signed and no JSON", await signed("{")],
    ["signed and no event", await signed("[]")],
    ["replayed", stale],
    [
      "replayed under a new timestamp",
      { ...stale, headers: { ...stale.headers, "webhook-timestamp": String(present()) } },
    ],
    [
      "signed, but sent as base64",
      { ...(await signed(event("labtest.new"))), body: Buffer.from(event("labtest.new")).toString("base64") },
    ],
    ["changed", { ...(await signed(event("labtest.new"))), body: event("labtest.old") }],
  ];
}

/**
 * Checks that a receiver responds 400 to untrusted requests, keeps running, and accepts valid messages.
 *
 * @param exceptions - other statuses, of requests that a framework rejects before they reach the receiver.
 */
export async function expectSurvival(
  url: string,
  exceptions: Readonly<Record<string, number>> = {},
): Promise<void> {
  for (const [name, sent] of await untrusted()) {
    const { status, text } = await post(url, sent);
    expect({ name, status }).toEqual({ name, status: exceptions[name] ?? 400 });
    expect(text).not.toMatch(/webhook|\bat .*:\d+|forged/);
  }
  for (const { headers = {} } of [{ headers: { "content-type": "application/json" } }, await signed("{")])
    await hangUp(url, headers);
  const message = await signed(event("labtest.new"), { id: "msg_good" });
  expect(await post(url, message)).toEqual({ status: 204, text: "" });
  expect(await post(url, message)).toEqual({ status: 204, text: "" });
}

/** Sends a valid message to a receiver whose handler throws. */
export async function sendToFailing(url: string): Promise<Received> {
  return post(url, await signed(event("labtest.new"), { id: "msg_failing" }));
}

/** Collects errors that would end the process, until it is stopped. */
export function watchProcess(): { readonly fatal: unknown[]; stop(): void } {
  const fatal: unknown[] = [];
  const note = (reason: unknown): void => void fatal.push(reason);
  const events = ["unhandledRejection", "uncaughtException"] as const;
  // The test runner's own listeners would fail the run without naming the test.
  const others = events.map((name) => [name, process.listeners(name as "unhandledRejection")] as const);
  for (const name of events) process.removeAllListeners(name).on(name, note);
  const stop = (): void => {
    for (const [name, listeners] of others) {
      process.off(name, note);
      for (const listener of listeners) process.on(name as "unhandledRejection", listener);
    }
  };
  return { fatal, stop };
}
