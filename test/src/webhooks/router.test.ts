import { describe, expect, it, vi } from "vitest";
import { ConfigurationError } from "sanguine";
import {
  createWebhookRouter,
  signWebhook,
  WebhookVerificationError,
  type RawWebhook,
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
    "daily.data.sleep.created",
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
      "other",
      "unknown",
      "unknown",
      "unknown",
    ]);
    // A handler that is undefined is none, and without a handler nothing runs.
    const on = { unknown: () => 1, "labtest.order.updated": undefined, "labtest.*": () => 2 };
    const receive = createWebhookRouter({ ...verify, on });
    expect(await receive(await delivery("labtest.order.updated"))).toMatchObject({ result: 2 });
    expect((await receive(await delivery("daily.data.sleep.created"))).outcome).toBe("ignored");
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
    // It looks like a rejection, and is none.
    const failure = new WebhookVerificationError("from within", "missing_header");
    const on = { unknown: vi.fn<() => Promise<void>>().mockRejectedValueOnce(failure) };
    const receive = createWebhookRouter({ ...verify, store: createStore(), on });
    const message = await delivery("a.new.kind");
    await expect(receive(message)).rejects.toBe(failure);
    expect((await receive(message)).outcome).toBe("handled");
  });
});

function failIfRun(): never {
  throw new Error("a handler ran");
}

it("[EVT-4] a router rejects what does not come from the service, with a reason, and asks neither store nor handler", async () => {
  const store = createStore();
  const receive = createWebhookRouter({ ...verify, store, on: { unknown: failIfRun } });
  const { headers } = await delivery("a.new.kind");
  const stale = { ...headers, "webhook-timestamp": String(seconds - 301) };
  for (const [reason, received] of [
    ["missing_header", undefined],
    ["stale_timestamp", { body: "{}", headers: stale }],
    ["no_matching_signature", { body: "{}", headers }],
    ["body_not_raw", { body: { event_type: "a.new.kind" }, headers }],
    ["body_not_raw", { body: { getReader: "of the sender" }, headers }],
  ]) {
    const outcome = await receive(received as RawWebhook);
    expect(outcome).toEqual({ outcome: "rejected", status: 400, reason, message: expect.any(String) });
  }
  expect(store.states.size).toBe(0);
});

const handlers = (more: object): object => ({ on: { unknown: failIfRun, ...more } });

it.each<[string, object, RegExp]>([
  ["a secret that is no base64", { secrets: "whsec_planted-secret" }, /whsec_ and base64/],
  [
    "an unknown option",
    { secret: "x" },
    /createWebhookRouter: unknown option secret: did you mean secrets\?/,
  ],
  [
    "an option that resembles none",
    { handlers: {} },
    /unknown option handlers: known are secrets, tolerance, maxBodyBytes, now, on, store/,
  ],
  [
    "a pool in place of a store [EVT-8]",
    { store: { query: failIfRun } },
    /store: must be an object with .*runOnce/,
  ],
  ["a function in place of a store [EVT-8]", { store: failIfRun }, /store: must be .* received a function/],
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
