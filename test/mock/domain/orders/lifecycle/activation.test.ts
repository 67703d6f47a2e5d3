import { expect, it } from "vitest";
import { isScheduled } from "../../../../../mock/domain/orders/lifecycle/activation.ts";
import { createTestWorld } from "../../test-world.ts";

it("an order is scheduled until its day begins in UTC", async () => {
  const { world } = createTestWorld("scheduled");
  const isWaiting = () => isScheduled(world, { activate_by: "2026-01-20" });
  expect([isWaiting(), isScheduled(world, { activate_by: null })]).toEqual([true, false]);
  await world.scheduler.advanceTo(Date.parse("2026-01-19T23:59:59.999Z"));
  expect(isWaiting()).toBe(true);
  await world.scheduler.advanceTo(Date.parse("2026-01-20T00:00:00Z"));
  expect(isWaiting()).toBe(false);
  await world.scheduler.advanceTo(Date.parse("2026-03-01T00:00:00Z"));
  expect([isWaiting(), isScheduled(world, { activate_by: null })]).toEqual([false, false]);
});
