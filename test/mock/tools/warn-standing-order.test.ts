import { createMock } from "sanguine/mock";
import { expect, it, vi } from "vitest";

const spy = () => vi.spyOn(console, "warn").mockImplementation(() => undefined);

it("[RUN-4] a wait for an order that nothing moves warns once, and says what moves the order", async () => {
  using warn = spy();
  const mock = createMock();
  const client = mock.client();
  const order = mock.orders.create({ user: mock.users.create() });
  await expect(client.orders.waitFor(order.id)).rejects.toThrow("not reached within 600000 ms");
  await expect(client.orders.waitFor(order.id)).rejects.toThrow("not reached within 600000 ms");
  expect(warn.mock.calls).toEqual([
    [
      `sanguine mock: your test waits for order ${order.id}, which stays at received.testkit.ordered: nothing moves it. Call mock.orders.advanceTo(order, "completed") or client.orders.simulate(order.id) before the wait, or mock.orders.policy("auto") before you create the order.`,
    ],
  ]);
  // The calls that the warning names end the wait.
  mock.orders.advanceTo(order, "completed");
  await expect(client.orders.waitFor(order.id)).resolves.toMatchObject({ status: "completed" });
});

it.each([
  ["auto", "auto"],
  ["a step every five minutes", { after: "5m" }],
  ["a step every read", { everyReads: 1 }],
] as const)("[RUN-4] a wait for an order that proceeds by itself warns of nothing: %s", async (_, policy) => {
  using warn = spy();
  const mock = createMock();
  mock.orders.policy(policy);
  const order = mock.orders.create({ user: mock.users.create(), method: "walk_in_test" });
  await mock.client().orders.waitFor(order.id, { timeout: "30d" });
  expect(warn).not.toHaveBeenCalled();
});

it("[RUN-4] a wait whose `onPoll` completes the order warns of nothing", async () => {
  using warn = spy();
  const mock = createMock();
  const order = mock.orders.create({ user: mock.users.create() });
  const onPoll = (_: unknown, polls: number) => polls === 1 && mock.orders.advanceTo(order, "completed");
  await mock.client().orders.waitFor(order.id, { onPoll });
  expect(warn).not.toHaveBeenCalled();
});
