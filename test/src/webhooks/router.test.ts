import { describe, expect, it, vi } from "vitest";
import { ConfigurationError } from "sanguine";
import {
  createWebhookRouter,
  signWebhook,
  WebhookVerificationError,
  type RawWebhook,
  type WebhookRejectionReason,
  type WebhookEventHandler,
  type WebhookStore,
} from "sanguine/webhooks";

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const seconds = 1_768_467_600;
const verify = { secrets: secret, now: () => seconds * 1000 };

async function delivery(kind: string, id = "msg_1"): Promise<RawWebhook> {
  const ids = { user_id: null, client_user_id: null, team_id: null };
  const body = JSON.stringify({ event_type: kind, data: {}, ...ids });
  return { body, headers: { ...(await signWebhook({ id, timestamp: seconds, body, secret })) } };
}

/** A store in memory, with the messages that it knows. */
function createStore(): WebhookStore & { readonly states: Map<string, "running" | "duplicate"> } {
  const states = new Map<string, "running" | "duplicate">();
  return {
    states,
    runOnce: async (id, run) => {
      const state = states.get(id);
      if (state !== undefined) return state;
      states.set(id, "running");
      try {
        await run(undefined);
      } catch (error) {
        states.delete(id);
        throw error;
      }
      states.set(id, "duplicate");
      return "handled";
    },
  };
}

describe("[EVT-1] a router", () => {
  it("runs the handler of a type, the one for unknown types, and none for a type without one", async () => {
    const seen: string[] = [];
    const receive = createWebhookRouter({
      ...verify,
      on: {
        "labtest.order.updated": (event) => void seen.push(event.type),
        unknown: (event) => void seen.push(event.rawType),
      },
    });
    expect((await receive(await delivery("labtest.order.updated"))).outcome).toBe("handled");
    expect((await receive(await delivery("labtest.order.painted"))).outcome).toBe("handled");
    expect((await receive(await delivery("labtest.order.created"))).outcome).toBe("ignored");
    expect(seen).toEqual(["labtest.order.updated", "labtest.order.painted"]);
  });

  it("passes on a handler's own error, also where it looks like a rejection", async () => {
    const own = new WebhookVerificationError("from within", "missing_header");
    const receive = createWebhookRouter({ ...verify, on: { unknown: () => Promise.reject(own) } });
    await expect(receive(await delivery("a.new.kind"))).rejects.toBe(own);
  });
});

describe("[EVT-9] a router prefers", () => {
  /** Resolves to the names of the handlers that ran for the types, in the same order. */
  async function findHandlers(names: readonly string[], types: readonly string[]): Promise<unknown[]> {
    const handlers = Object.fromEntries(
      names.map((name): [string, WebhookEventHandler<unknown>] => [name, () => name]),
    );
    const receive = createWebhookRouter({ ...verify, on: { ...handlers, unknown: () => "unknown" } });
    const outcomes = await Promise.all(types.map(async (type) => receive(await delivery(type))));
    return outcomes.map((outcome) => (outcome.outcome === "handled" ? outcome.result : outcome.outcome));
  }

  const types = [
    "labtest.order.created",
    "labtest.order.updated",
    "labtest.appointment.created",
    "daily.data.steps.created",
    "labtest.order.painted",
    "labtest.order",
    "__proto__",
  ];

  it("the exact type, then the longest family, then other; unknown types go to unknown only", async () => {
    const names = ["other", "labtest.*", "labtest.order.*", "labtest.order.updated", "daily.data.steps.*"];
    expect(await findHandlers(names, types)).toEqual([
      "labtest.order.*",
      "labtest.order.updated",
      "labtest.*",
      "daily.data.steps.*",
      "unknown",
      "unknown",
      "unknown",
    ]);
    // The order in which handlers are written does not matter.
    expect(await findHandlers(names.toReversed(), types)).toEqual(await findHandlers(names, types));
  });
});

describe("[EVT-8] a router with a store", () => {
  it("runs a handler once per message, also when two deliveries come at once", async () => {
    const store = createStore();
    const signals = new EventTarget();
    const signal = (name: string): Promise<unknown> =>
      new Promise((resolve) => signals.addEventListener(name, resolve, { once: true }));
    const [begun, opened] = [signal("begin"), signal("open")];
    let runs = 0;
    const receive = createWebhookRouter({
      ...verify,
      store,
      on: {
        "labtest.order.updated": async () => {
          runs += 1;
          signals.dispatchEvent(new Event("begin"));
          await opened;
        },
        unknown: () => undefined,
      },
    });
    const message = await delivery("labtest.order.updated");
    const first = receive(message);
    // Which of two signatures is verified first is up to the runtime, so the second delivery waits for the first one's claim.
    await begun;
    expect(await receive(message)).toMatchObject({ outcome: "running", status: 503 });
    signals.dispatchEvent(new Event("open"));
    expect(await first).toMatchObject({ outcome: "handled", status: 204 });
    expect(await receive(message)).toMatchObject({ outcome: "duplicate", status: 204 });
    expect(runs).toBe(1);
  });

  it("passes the store's transaction to the handler, and returns the handler's result", async () => {
    const store: WebhookStore<string[]> = {
      runOnce: async (id, run) => {
        await run([id]);
        return "handled";
      },
    };
    const receive = createWebhookRouter({
      ...verify,
      store,
      on: { unknown: async ({ rawType }, transaction) => [...transaction, rawType] },
    });
    expect(await receive(await delivery("a.new.kind"))).toMatchObject({ result: ["msg_1", "a.new.kind"] });
  });

  it("lets the store see the error of a handler, and passes the same error on", async () => {
    const failure = new Error("the table is locked");
    const on = { unknown: vi.fn<() => Promise<void>>().mockRejectedValueOnce(failure) };
    const receive = createWebhookRouter({ ...verify, store: createStore(), on });
    const message = await delivery("a.new.kind");
    await expect(receive(message)).rejects.toBe(failure);
    expect((await receive(message)).outcome).toBe("handled");
  });

  it("passes on what the store throws, also after the handler has run", async () => {
    const gone = new Error("the store is gone");
    let runs = 0;
    const on = { unknown: () => void (runs += 1) };
    const before = createWebhookRouter({ ...verify, on, store: { runOnce: () => Promise.reject(gone) } });
    await expect(before(await delivery("a.new.kind"))).rejects.toBe(gone);
    expect(runs).toBe(0);
    const runOnce: WebhookStore["runOnce"] = async (_, run) => {
      await run(undefined);
      throw gone;
    };
    const after = createWebhookRouter({ ...verify, on, store: { runOnce } });
    await expect(after(await delivery("a.new.kind"))).rejects.toBe(gone);
    expect(runs).toBe(1);
  });
});

async function* breakOff(): AsyncGenerator<string> {
  yield "{";
  throw new Error("hung up");
}

function failIfRun(): never {
  throw new Error("a handler ran");
}

/** What a handler must never see, by the reason that the router gives for it. */
async function rejectedDeliveries(): Promise<[WebhookRejectionReason, unknown][]> {
  const { body, headers } = await delivery("a.new.kind");
  const signed = async (text: string) => ({
    body: text,
    headers: await signWebhook({ id: "msg_1", timestamp: seconds, body: text, secret }),
  });
  return [
    ["missing_header", undefined],
    ["stale_timestamp", { body, headers: { ...headers, "webhook-timestamp": String(seconds - 301) } }],
    ["no_matching_signature", { body: "{}", headers }],
    ["no_matching_signature", { body, headers: { ...headers, "webhook-signature": "\u0000" } }],
    ["too_large", { body: " ".repeat(1_048_577), headers }],
    ["too_large", { body, headers: { ...headers, "content-length": "1e99" } }],
    ["body_not_raw", { body: { event_type: "a.new.kind" }, headers }],
    ["body_already_read", { arrayBuffer: () => Promise.reject(new Error()), bodyUsed: true, headers }],
    ["incomplete_body", { body: breakOff(), headers }],
    ["malformed_body", await signed("[".repeat(1_000_000))],
  ];
}

describe("[EVT-4] a router rejects", () => {
  it("whatever does not come from the service, with a reason, and asks neither store nor handler", async () => {
    const store = createStore();
    const receive = createWebhookRouter({ ...verify, store, on: { unknown: failIfRun } });
    const reasons = new Set<WebhookRejectionReason>();
    for (const [reason, received] of await rejectedDeliveries()) {
      const outcome = await receive(received as RawWebhook);
      expect(outcome).toEqual({ outcome: "rejected", status: 400, reason, message: expect.any(String) });
      reasons.add(reason);
    }
    expect(reasons.size).toBe(8);
    expect(store.states.size).toBe(0);
  });
});

const handlers = (more: object): object => ({ on: { unknown: failIfRun, ...more } });

it.each<[string, object, RegExp]>([
  ["an empty secret", { secrets: "" }, /secrets: empty or not set/],
  ["an empty secret in the list", { secrets: [secret, ""] }, /secrets\[1\]: empty or not set/],
  ["a secret that is no base64", { secrets: "whsec_planted-secret" }, /whsec_ and base64/],
  ["a tolerance that is text", { tolerance: "300" }, /tolerance is in seconds: .*; received a string/],
  [
    "an unknown option",
    { secret: "x" },
    /createWebhookRouter: unknown option secret: did you mean secrets\?/,
  ],
  ["a limit of nothing", { maxBodyBytes: 0 }, /maxBodyBytes/],
  ["no handlers", { on: undefined }, /on needs a handler named unknown/],
  [
    "no handler for unknown event types",
    handlers({ unknown: undefined, other: failIfRun }),
    /on needs a handler named unknown/,
  ],
  ...["labtest.order.updatd", "labtest.orders.*", "*"].map((name): [string, object, RegExp] => [
    `a handler for ${name} [EVT-9]`,
    handlers({ [name]: failIfRun }),
    /on\["[a-z.]*\*?"\] is no event type or family of this release/,
  ]),
  [
    "a handler that is no function",
    handlers({ "labtest.order.updated": "log" }),
    /on\["labtest\.order\.updated"\] is not a function/,
  ],
])("[EVT-4] a router is not created with %s", (_, options, message) => {
  const create = () => createWebhookRouter({ secrets: secret, on: { unknown: failIfRun }, ...options });
  expect(create).toThrow(message);
  expect(create).toThrow(ConfigurationError);
  expect(create).not.toThrow(/planted/);
});
