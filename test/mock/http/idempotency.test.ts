import { describe, expect, it } from "vitest";
import { eraseUser } from "../../../mock/domain/users/erasure.ts";
import type { HandlerResponse } from "../../../mock/http/errors.ts";
import { IdempotencyKeys, type KeyedCall } from "../../../mock/http/idempotency.ts";
import { createTestWorld } from "../domain/test-world.ts";

const call = (rest: Partial<KeyedCall> = {}): KeyedCall => ({
  operation: "things.create",
  key: "k",
  inputs: { body: { a: 1 } },
  successOnly: false,
  ...rest,
});

function createSetup() {
  const { world, advance } = createTestWorld();
  const keys = new IdempotencyKeys(world);
  let made = 0;
  const make = async (status = 200): Promise<HandlerResponse> => ({ status, body: { number: (made += 1) } });
  return {
    world,
    keys,
    make,
    advance,
    reset: () => world.reset(),
    count: () => made,
    size: () => world.tables.storedResponses.size,
  };
}

describe("an idempotency key", () => {
  it("returns the first response again for the same request", async () => {
    const { keys, make, count } = createSetup();
    const first = await keys.run(call(), make);
    expect(await keys.run(call(), make)).toEqual(first);
    expect(count()).toBe(1);
  });

  it("is independent in each operation", async () => {
    const { keys, make } = createSetup();
    await keys.run(call(), make);
    expect((await keys.run(call({ operation: "others.create" }), make)).body).toEqual({ number: 2 });
  });

  it("is rejected for another request, running or finished", async () => {
    const { keys, make, count } = createSetup();
    const other = call({ inputs: { body: { a: 2 } } });
    const [first, during] = await Promise.all([keys.run(call(), make), keys.run(other, make)]);
    expect(first.status).toBe(200);
    for (const rejected of [during, await keys.run(other, make)]) {
      expect(rejected).toMatchObject({
        status: 409,
        body: { detail: { error_type: "IDEMPOTENCY_KEY_REUSED" } },
      });
    }
    expect(count()).toBe(1);
  });

  it("is locked while its first request is in progress, with a time to wait", async () => {
    const { keys, make, count } = createSetup();
    const [first, second] = await Promise.all([keys.run(call(), make), keys.run(call(), make)]);
    expect(first.status).toBe(200);
    expect(second).toMatchObject({
      status: 409,
      body: { detail: { error_type: "IDEMPOTENCY_KEY_IN_USE" } },
      headers: { "retry-after": "1" },
    });
    expect(count()).toBe(1);
  });

  it("is free again when the first request throws", async () => {
    const { keys, make } = createSetup();
    await expect(keys.run(call(), () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect((await keys.run(call(), make)).status).toBe(200);
  });

  it("is kept for 24 hours of the team's clock", async () => {
    const { keys, make, advance, count, size } = createSetup();
    await keys.run(call(), make);
    await advance("1439m");
    await advance("59s");
    await keys.run(call(), make);
    expect(count()).toBe(1);
    await advance("1s");
    await keys.run(call({ key: "other" }), make);
    expect([count(), size()]).toEqual([2, 1]);
    await keys.run(call(), make);
    expect(count()).toBe(3);
  });

  it("is kept for 14 days for bookings at a center, and is ignored there without the setting", async () => {
    const { world, keys, make, advance, count, size } = createSetup();
    const booking = call({ operation: "psc.book" });
    await keys.run(booking, make);
    await keys.run(booking, make);
    expect([count(), size()]).toEqual([2, 0]);
    world.settings.set({ pscIdempotency: true });
    const first = await keys.run(booking, make);
    await advance("13d");
    expect(await keys.run(booking, make)).toEqual(first);
    await advance("1d");
    expect(await keys.run(booking, make)).not.toEqual(first);
  });

  it("is restored by snapshots and included in exports", async () => {
    const { world, keys } = createSetup();
    let made = 0;
    // An import validates the response against its operation, so both are real here.
    const order = call({ operation: "orders.create" });
    const make = async (): Promise<HandlerResponse> => ({
      status: 404,
      body: { detail: `Not found: ${(made += 1)}` },
    });
    const empty = world.snapshot();
    const first = await keys.run(order, make);
    const exported = world.export();
    world.restore(empty);
    await keys.run(order, make);
    expect(made).toBe(2);
    world.import(exported);
    expect(await keys.run(order, make)).toEqual(first);
    expect(made).toBe(2);
  });

  it.each([
    ["the request names", { path: { user_id: "U-1" }, body: {} }, {}],
    ["the body names", { body: { user_id: "u-1" } }, {}],
    ["the response names", { body: {} }, { user_id: "u-1" }],
    ["the order of the response names", { body: {} }, { order: { user_id: "u-1" } }],
  ])("is erased with the user whom %s", async (_, inputs, body) => {
    const { world, keys, size } = createSetup();
    await keys.run(call({ inputs }), async () => ({ status: 200, body }));
    await keys.run(call({ key: "other" }), async () => ({ status: 200, body: { user_id: "u-2" } }));
    eraseUser(world, "u-1");
    expect(size()).toBe(1);
  });

  it.each([422, 429, 500, 503])("stores no response of status %i", async (status) => {
    const { keys, make, count } = createSetup();
    await keys.run(call(), () => make(status));
    await keys.run(call(), make);
    expect(count()).toBe(2);
  });

  it("stores an error response, unless only successes are stored", async () => {
    const { keys, make, count } = createSetup();
    await keys.run(call(), () => make(400));
    expect((await keys.run(call(), make)).status).toBe(400);
    const successOnlyCall = call({ key: "other", successOnly: true });
    await keys.run(successOnlyCall, () => make(400));
    expect((await keys.run(successOnlyCall, make)).status).toBe(200);
    expect(count()).toBe(3);
  });

  it("is free after a reset, and the response of a call that started before is not stored", async () => {
    const { keys, make, reset, size } = createSetup();
    let finish: (() => void) | undefined;
    const blocked = new Promise<void>((resolve) => (finish = resolve));
    const before = keys.run(call(), async () => {
      await blocked;
      return make();
    });
    reset();
    const after = keys.run(call(), async () => {
      await blocked;
      return make();
    });
    finish?.();
    expect([(await before).status, (await after).status]).toEqual([200, 200]);
    expect(size()).toBe(1);
    expect(await keys.run(call(), make)).toEqual(await after);
  });
});
