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
  const { world } = createTestWorld();
  const keys = new IdempotencyKeys(world);
  let made = 0;
  const make = async (status = 200): Promise<HandlerResponse> => ({ status, body: { number: (made += 1) } });
  return {
    world,
    keys,
    make,
    reset: () => world.reset(),
    size: () => world.tables.storedResponses.size,
  };
}

describe("an idempotency key", () => {
  it("is free again when the first request throws", async () => {
    const { keys, make } = createSetup();
    await expect(keys.run(call(), () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect((await keys.run(call(), make)).status).toBe(200);
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
