import { expect, it } from "vitest";
import type { HandlerResponse } from "../../../mock/http/errors.ts";
import { IdempotencyKeys } from "../../../mock/http/idempotency.ts";
import { createTestWorld } from "../domain/test-world.ts";

it("an idempotency key is free after a reset, and the response of a call that started before is not stored", async () => {
  const { world } = createTestWorld();
  const keys = new IdempotencyKeys(world);
  let [made, finish] = [0, () => {}];
  const blocked = new Promise<void>((resolve) => (finish = resolve));
  const run = (): Promise<HandlerResponse> =>
    keys.run({ operation: "things.create", key: "k", inputs: {}, successOnly: false }, async () => {
      await blocked;
      return { status: 200, body: { number: (made += 1) } };
    });
  const before = run();
  world.reset();
  const after = run();
  finish();
  expect([(await before).status, (await after).status]).toEqual([200, 200]);
  expect(world.tables.storedResponses.size).toBe(1);
  expect(await run()).toEqual(await after);
});
