import { createMock, type Mock } from "sanguine/mock";
import { expect, it } from "vitest";
import { isInsideReceiver, runReceiver } from "../../../../mock/core/host/receiver-context.ts";

const a = { name: "a" };
const b = { name: "b" };

it("tells the receivers of several owners apart, across awaits", async () => {
  const seen: boolean[][] = [];
  const look = () => seen.push([isInsideReceiver(a), isInsideReceiver(b)]);
  look();
  await runReceiver(a, async () => {
    look();
    await Promise.resolve();
    await runReceiver(b, async () => {
      await Promise.resolve();
      look();
    });
    look();
  });
  look();
  expect(seen).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [true, false],
    [false, false],
  ]);
});

it("ignores a receiver that has ended, also around another one", async () => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let left: Promise<boolean[]> | undefined;
  await runReceiver(a, () => {
    left = released.then(() => runReceiver(b, () => [isInsideReceiver(a), isInsideReceiver(b)])) as Promise<
      boolean[]
    >;
  });
  release();
  expect(await left).toEqual([false, true]);
});

async function deliver(handler: (mock: Mock) => void): Promise<void> {
  const mock = createMock();
  mock.webhooks.register({ handler: () => handler(mock) });
  mock.orders.create();
  await mock.idle();
}

it("adds nothing to the promises of a process for each further mock", async () => {
  let calls = 0;
  const countProperties = (): number => Object.getOwnPropertySymbols(Promise.resolve()).length;
  await deliver(() => void (calls += 1));
  const first = countProperties();
  for (let index = 0; index < 20; index += 1) await deliver(() => void (calls += 1));
  expect(calls).toBe(21);
  expect(countProperties()).toBe(first);
});
