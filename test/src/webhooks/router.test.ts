import { describe, expect, it } from "vitest";
import {
  createWebhookRouter,
  signWebhook,
  type RawWebhook,
  type WebhookClaim,
  type WebhookStore,
} from "sanguine/webhooks";

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const seconds = 1_768_467_600;
const verify = { secrets: secret, now: () => seconds * 1000 };

async function delivery(kind: string, id = "msg_1"): Promise<RawWebhook> {
  const body = JSON.stringify({
    event_type: kind,
    data: {},
    user_id: null,
    client_user_id: null,
    team_id: null,
  });
  return { body, headers: { ...(await signWebhook({ id, timestamp: seconds, body, secret })) } };
}

/** A store in memory, with what it was asked. */
function memory(): WebhookStore & { readonly states: Map<string, Exclude<WebhookClaim, "new">> } {
  const states = new Map<string, Exclude<WebhookClaim, "new">>();
  return {
    states,
    claim: (id) => {
      const state = states.get(id);
      if (state !== undefined) return state;
      states.set(id, "running");
      return "new";
    },
    finish: (id) => void states.set(id, "done"),
    release: (id) => void states.delete(id),
  };
}

function loses(): never {
  throw new Error("the store is gone");
}

describe("[EVT-1] a router", () => {
  it("runs the arm of a kind, the one for unknown kinds, and none for a kind without one", async () => {
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

  it("runs an arm once per message, also when two deliveries come at once", async () => {
    const store = memory();
    const opened = new EventTarget();
    const gate = new Promise((resolve) => opened.addEventListener("open", resolve));
    let runs = 0;
    const receive = createWebhookRouter({
      ...verify,
      store,
      on: {
        "labtest.order.updated": async () => {
          runs += 1;
          await gate;
        },
        unknown: () => undefined,
      },
    });
    const message = await delivery("labtest.order.updated");
    const first = receive(message);
    expect((await receive(message)).outcome).toBe("running");
    opened.dispatchEvent(new Event("open"));
    expect((await first).outcome).toBe("handled");
    expect((await receive(message)).outcome).toBe("duplicate");
    expect(runs).toBe(1);
  });

  it("gives a message back whose arm throws, and passes on what it threw", async () => {
    const store = memory();
    const failure = new Error("the table is locked");
    let failing = true;
    const receive = createWebhookRouter({
      ...verify,
      store,
      on: {
        unknown: () => {
          if (failing) throw failure;
        },
      },
    });
    const message = await delivery("a.new.kind");
    await expect(receive(message)).rejects.toBe(failure);
    expect(store.states.size).toBe(0);
    failing = false;
    expect((await receive(message)).outcome).toBe("handled");
  });

  it("passes on what the arm threw, even where the store fails to take the message back", async () => {
    const failure = new Error("the table is locked");
    for (const release of [loses, async () => loses()]) {
      const receive = createWebhookRouter({
        ...verify,
        store: { ...memory(), release },
        on: { unknown: () => Promise.reject(failure) },
      });
      await expect(receive(await delivery("a.new.kind"))).rejects.toBe(failure);
    }
  });

  it("passes on what the store throws, and runs nothing without a claim", async () => {
    const gone = new Error("the store is gone");
    let runs = 0;
    const on = { unknown: () => void (runs += 1) };
    const claim = createWebhookRouter({
      ...verify,
      on,
      store: { ...memory(), claim: () => Promise.reject(gone) },
    });
    await expect(claim(await delivery("a.new.kind"))).rejects.toBe(gone);
    expect(runs).toBe(0);
    const store = { ...memory(), finish: () => Promise.reject(gone) };
    const finish = createWebhookRouter({ ...verify, on, store });
    await expect(finish(await delivery("a.new.kind"))).rejects.toBe(gone);
    // The arm has done its work: the message is not to be dealt with again before the claim lapses.
    expect((await finish(await delivery("a.new.kind"))).outcome).toBe("running");
    expect(runs).toBe(1);
  });

  it("asks the store about nothing that is not the service's", async () => {
    const store = memory();
    const receive = createWebhookRouter({ ...verify, store, on: { unknown: () => undefined } });
    const { headers } = await delivery("a.new.kind");
    await expect(receive({ body: "{}", headers })).rejects.toMatchObject({ code: "no_matching_signature" });
    expect(store.states.size).toBe(0);
  });
});
