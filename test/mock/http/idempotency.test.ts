import { describe, expect, it } from "vitest";
import { IdempotencyKeys, KEY_LIFETIME, type Kept, type KeyedCall } from "../../../mock/http/idempotency.ts";
import type { Reply } from "../../../mock/http/errors.ts";

const call = (rest: Partial<KeyedCall> = {}): KeyedCall => ({
  operation: "things.create",
  key: "k",
  inputs: { body: { a: 1 } },
  successOnly: false,
  ...rest,
});

function setUp() {
  let now = 0;
  let made = 0;
  let kept: readonly Kept[] = [];
  let generation = 0;
  const cell = { get: () => kept, set: (next: readonly Kept[]) => (kept = next) };
  const lease = () => {
    const own = generation;
    return () => own === generation;
  };
  const keys = new IdempotencyKeys(() => now, cell, lease);
  const make = async (status = 200): Promise<Reply> => ({ status, body: { number: (made += 1) } });
  return {
    keys,
    make,
    wait: (ms: number) => (now += ms),
    reset: () => {
      generation += 1;
      kept = [];
    },
    count: () => made,
    size: () => kept.length,
  };
}

describe("an idempotency key", () => {
  it("brings the first answer again for the same request", async () => {
    const { keys, make, count } = setUp();
    const first = await keys.run(call(), make);
    expect(await keys.run(call(), make)).toEqual(first);
    expect(count()).toBe(1);
  });

  it("is a key of its own in each operation", async () => {
    const { keys, make } = setUp();
    await keys.run(call(), make);
    expect((await keys.run(call({ operation: "others.create" }), make)).body).toEqual({ number: 2 });
  });

  it("is refused for another request, under way or done", async () => {
    const { keys, make, count } = setUp();
    const other = call({ inputs: { body: { a: 2 } } });
    const [first, during] = await Promise.all([keys.run(call(), make), keys.run(other, make)]);
    expect(first.status).toBe(200);
    for (const refused of [during, await keys.run(other, make)]) {
      expect(refused).toMatchObject({
        status: 409,
        body: { detail: { error_type: "IDEMPOTENCY_KEY_REUSED" } },
      });
    }
    expect(count()).toBe(1);
  });

  it("is held while its first request is under way, with a time to wait", async () => {
    const { keys, make, count } = setUp();
    const [first, second] = await Promise.all([keys.run(call(), make), keys.run(call(), make)]);
    expect(first.status).toBe(200);
    expect(second).toMatchObject({
      status: 409,
      body: { detail: { error_type: "IDEMPOTENCY_KEY_IN_USE" } },
      headers: { "retry-after": "1" },
    });
    expect(count()).toBe(1);
  });

  it("is free again when the first request threw", async () => {
    const { keys, make } = setUp();
    await expect(keys.run(call(), () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect((await keys.run(call(), make)).status).toBe(200);
  });

  it("is kept for 24 hours of the team's clock", async () => {
    const { keys, make, wait, count, size } = setUp();
    await keys.run(call(), make);
    wait(KEY_LIFETIME - 1);
    await keys.run(call(), make);
    expect(count()).toBe(1);
    wait(1);
    await keys.run(call(), make);
    expect(count()).toBe(2);
    expect(size()).toBe(1);
  });

  it.each([422, 429, 500, 503])("keeps no answer of status %i", async (status) => {
    const { keys, make, count } = setUp();
    await keys.run(call(), () => make(status));
    await keys.run(call(), make);
    expect(count()).toBe(2);
  });

  it("keeps a refusal, unless successes alone are to be kept", async () => {
    const { keys, make, count } = setUp();
    await keys.run(call(), () => make(400));
    expect((await keys.run(call(), make)).status).toBe(400);
    const careful = call({ key: "other", successOnly: true });
    await keys.run(careful, () => make(400));
    expect((await keys.run(careful, make)).status).toBe(200);
    expect(count()).toBe(3);
  });

  it("is free after a reset, and the answer of a call that began before is not kept", async () => {
    const { keys, make, reset, size } = setUp();
    let finish: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const before = keys.run(call(), async () => {
      await held;
      return make();
    });
    reset();
    const after = keys.run(call(), async () => {
      await held;
      return make();
    });
    finish?.();
    expect([(await before).status, (await after).status]).toEqual([200, 200]);
    expect(size()).toBe(1);
    expect(await keys.run(call(), make)).toEqual(await after);
  });
});
