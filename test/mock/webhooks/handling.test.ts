import { createMock, type Mock } from "sanguine/mock";
import { verifyWebhook } from "sanguine/webhooks";
import { describe, expect, it } from "vitest";
import { fates, createGate, listener } from "./receiver.ts";

/** Creates a mock with an endpoint that received the three steps of an order. */
function threeSteps(seed: string): {
  mock: Mock;
  kinds: () => (string | undefined)[];
  last: () => (string | undefined)[];
} {
  const mock = createMock({ seed });
  const { events } = listener(mock);
  return {
    mock,
    kinds: () => events.map(({ type }) => type),
    last: () =>
      events.map((event) =>
        event.type === "labtest.order.created" || event.type === "labtest.order.updated"
          ? event.data.last_event?.status.split(".").at(-1)
          : undefined,
      ),
  };
}

function moveOrder(mock: Mock): void {
  const order = mock.orders.create({ method: "testkit" });
  mock.orders.advance(order);
  mock.orders.advance(order);
}

/**
 * Creates a mock whose receiver responds at once to the first messages, and to later ones when `go` is opened. Waits for the first of
 * these: a duplicate, or a second attempt.
 */
async function createSlowMock(
  seed: string,
  {
    free = 0,
    status = 204,
    clock,
    isRetry = false,
  }: { free?: number; status?: number; clock?: "running"; isRetry?: boolean } = {},
) {
  const mock = createMock({ seed, clock });
  const [arrived, go] = [createGate(), createGate()];
  let calls = 0;
  const { id } = mock.webhooks.register({
    eventTypes: ["labtest.order.*"],
    handler: async () => {
      calls += 1;
      if (calls <= free) return new Response(null, { status: isRetry ? 500 : 204 });
      arrived.open();
      await go.passed;
      return new Response(null, { status });
    },
  });
  const user = mock.users.create();
  mock.orders.create({ user });
  if (free > 0) await mock.idle();
  const message = mock.webhooks.outbox()[0]?.id ?? "";
  if (isRetry) await mock.tick(5000);
  else if (free > 0) mock.webhooks.duplicate(message);
  await arrived.passed;
  /** Lets the receiver respond, and returns how often it was called. */
  const finish = async (): Promise<number> => {
    go.open();
    await mock.idle();
    await mock.clock.advance("3d");
    return calls;
  };
  return { mock, id, user, message, finish };
}

describe("[EVT-2] control of messages", () => {
  it("holds messages back and delivers them in another order", async () => {
    const { mock, last } = threeSteps("reorder");
    mock.webhooks.hold();
    moveOrder(mock);
    expect(JSON.stringify(mock.export().tables["tasks"])).not.toContain("webhooks.attempt");
    await mock.clock.advance("1d");
    expect(last()).toEqual([]);
    const [first, second, third] = mock.webhooks.outbox();
    mock.webhooks.release([third ?? "", first ?? ""]);
    await mock.idle();
    expect(last()).toEqual(["transit_customer", "ordered"]);
    expect(mock.webhooks.outbox().map(({ status }) => status)).toEqual(["delivered", "held", "delivered"]);
    expect(() => mock.webhooks.release([first ?? ""])).toThrow(`release: ${first?.id} is delivered`);
    expect(mock.webhooks.release().map(({ id }) => id)).toEqual([second?.id]);
    mock.orders.create();
    await mock.idle();
    expect(fates(mock).map(([status]) => status)).toEqual(Array.from({ length: 4 }, () => "delivered"));
  });

  it("drops the next ones, or one that was not delivered yet", async () => {
    const { mock, kinds } = threeSteps("lost");
    mock.webhooks.drop(2);
    moveOrder(mock);
    await mock.clock.advance("3d");
    expect(fates(mock)).toEqual([
      ["dropped", 0],
      ["dropped", 0],
      ["delivered", 1],
    ]);
    expect(kinds()).toEqual(["labtest.order.updated"]);
    mock.webhooks.hold();
    mock.orders.create();
    const pending = mock.webhooks.outbox().at(-1) ?? "";
    mock.webhooks.drop(pending);
    mock.webhooks.release();
    await mock.clock.advance("3d");
    expect(fates(mock).at(-1)).toEqual(["dropped", 0]);
    expect(() => mock.webhooks.drop(pending)).toThrow(/dropped/);
  });

  it.each([
    ["fails", 500],
    ["succeeds", 200],
  ])("drops one during an attempt: it stays dropped when the attempt %s", async (_, status) => {
    const { mock, message, finish } = await createSlowMock("lost meanwhile", { status });
    mock.webhooks.drop(message);
    expect([await finish(), fates(mock)]).toEqual([1, [["dropped", 1]]]);
  });

  it("replays one during an attempt that fails, with all its attempts", async () => {
    const { mock, message, finish } = await createSlowMock("replayed meanwhile", { status: 500 });
    mock.webhooks.replay(message);
    expect([await finish(), fates(mock)]).toEqual([9, [["exhausted", 9]]]);
  });

  it("delivers one twice with the same id and body, whatever its status", async () => {
    const { mock, kinds } = threeSteps("twice");
    mock.orders.create();
    await mock.idle();
    await mock.clock.advance("1h");
    const [message] = mock.webhooks.outbox();
    mock.webhooks.duplicate(message ?? "");
    await mock.idle();
    const [after] = mock.webhooks.outbox();
    expect(kinds()).toEqual(["labtest.order.created", "labtest.order.created"]);
    expect(after).toMatchObject({ id: message?.id, status: "delivered" });
    expect(after?.body).toBe(message?.body);
    const [one, two] = after?.attempts ?? [];
    expect(Number(two?.headers["webhook-timestamp"]) - Number(one?.headers["webhook-timestamp"])).toBe(3600);
    expect(two?.headers["webhook-id"]).toBe(one?.headers["webhook-id"]);
  });

  it("replays a failed one with all its attempts", async () => {
    const mock = createMock({ seed: "replay" });
    let broken = true;
    listener(mock, { respond: () => new Response(null, { status: broken ? 500 : 204 }) });
    mock.orders.create();
    await mock.clock.advance("3d");
    expect(fates(mock)).toEqual([["exhausted", 8]]);
    mock.webhooks.replay(mock.webhooks.outbox()[0] ?? "");
    await mock.idle();
    expect(fates(mock)).toEqual([["failed", 9]]);
    broken = false;
    await mock.clock.advance("5s");
    expect(fates(mock)).toEqual([["delivered", 10]]);
  });

  it("removes an endpoint and its pending messages", async () => {
    const mock = createMock({ seed: "removed" });
    const { id } = listener(mock, { respond: () => new Response(null, { status: 500 }) });
    mock.orders.create();
    await mock.idle();
    mock.webhooks.remove(id);
    mock.orders.create();
    await mock.clock.advance("1d");
    expect([fates(mock), mock.webhooks.list()]).toEqual([[["dropped", 1]], []]);
    expect(() => mock.webhooks.replay(mock.webhooks.outbox()[0] ?? "")).toThrow("Webhook endpoint not found");
  });
});

describe("[EVT-2] a message that is delivered once more", () => {
  // A running clock does not wait for receivers.
  const slow = { free: 1, clock: "running" } as const;
  const EIGHT_DAYS = 8 * 86_400_000;

  it.each([
    ["is not recorded when its user is erased during the attempt", 0, false],
    ["is not recorded when its user is erased during a second attempt", 0, true],
    ["is not sent when its user is erased before its turn", 1, false],
  ])("%s", async (_, more, isRetry) => {
    const { mock, user, message, finish } = await createSlowMock("erased", { ...slow, isRetry });
    for (let count = 0; count < more; count += 1) mock.webhooks.duplicate(message);
    mock.users.delete(user);
    await mock.tick(EIGHT_DAYS);
    expect([await finish(), mock.webhooks.outbox()]).toEqual([2, []]);
  });

  it.each([
    ["is recorded when its endpoint is removed during the attempt", 0],
    ["is not sent when its endpoint is removed before its turn", 1],
  ])("%s", async (_, more) => {
    const { mock, id, message, finish } = await createSlowMock("removed", slow);
    for (let count = 0; count < more; count += 1) mock.webhooks.duplicate(message);
    mock.webhooks.remove(id);
    expect([await finish(), fates(mock)]).toEqual([2, [["delivered", 2]]]);
  });
});

it("[EVT-1] secrets sign in parallel during a rotation", async () => {
  const mock = createMock({ seed: "rotation" });
  const requests: Request[] = [];
  const old = mock.webhooks.register({ handler: (request) => void requests.push(request) });
  const both = mock.webhooks.rotate(old);
  expect(both.secrets).toEqual([both.secrets[0], ...old.secrets]);
  mock.orders.create();
  await mock.idle();
  expect(requests[0]?.headers.get("webhook-signature")?.split(" ")).toHaveLength(2);
  for (const secret of both.secrets) {
    const copy = requests[0]?.clone() ?? new Request("http://x.test");
    await expect(verifyWebhook(copy, { secrets: secret, now: mock.clock.now })).resolves.toBeDefined();
  }
  mock.webhooks.retire(old);
  mock.orders.create();
  await mock.idle();
  const late = verifyWebhook(requests[1] ?? new Request("http://x.test"), {
    secrets: old.secrets,
    now: mock.clock.now,
  });
  await expect(late).rejects.toMatchObject({ code: "no_matching_signature" });
});

const register = (seed: object | null) => () => createMock().webhooks.register(seed as { url: string });

describe("[EVT-1] registering", () => {
  it.each([
    [{}, /either url or handler/],
    [{ url: "ftp://a.test" }, /url must be an http or https URL/],
    [{ url: "http://a.test", secret: "password" }, /^secret must be whsec_ followed by base64/],
    [{ url: "http://name:hunter2@a.test" }, /url must not contain a user name or password/],
    [{ url: "http://a.test", eventTypes: [] }, /eventTypes must be a list with at least one entry/],
    [{ url: "http://a.test", eventTypes: ["labtest.orders.*"] }, /no event type "labtest.orders.\*"/],
    [{ url: "http://a.test", eventTypes: ["labtest.or*"] }, /no event type "labtest.or\*"/],
    [{ url: "http://a.test", timeout: "0s" }, /timeout must be more than 0/],
    [{ url: "http://a.test", timeout: "25d" }, /timeout must be more than 0 and at most/],
  ])("rejects %j", (seed, message) => {
    expect(register(seed)).toThrow(TypeError);
    expect(register(seed)).toThrow(message);
  });

  it("does not repeat a secret that it rejects", () => {
    expect(register({ url: "http://a.test", secret: "hunter2!" })).not.toThrow(/hunter2/);
    expect(register({ url: "http://name:hunter2@a.test" })).not.toThrow(/hunter2/);
  });
});
