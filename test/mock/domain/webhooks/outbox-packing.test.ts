import { describe, expect, it } from "vitest";
import { resendEvents } from "../../../../mock/domain/orders/queries/resend-events.ts";
import { createTestWorld } from "../test-world.ts";
import { openTools } from "../../tools/open-tools.ts";
const copyJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Creates orders in whose events all kinds of fields change: shipments, notes, results, a transaction, patients. */
async function createBusyMock() {
  const made = createTestWorld("packing");
  const { world, advance } = made;
  world.settings.set({ partialResultWebhooks: true });
  const orders = openTools(world).orders;
  const kit = orders.create({ method: "testkit", registrable: true });
  const walkIn = orders.create({ method: "walk_in_test", status: "partial_results" });
  await advance("1h");
  orders.advanceTo(kit, "registered");
  orders.set(kit, { notes: "by hand", sample_id: "S-9" });
  const redrawn = orders.redraw(walkIn);
  await advance("1h");
  orders.advanceTo(kit, "completed", { interpretation: "critical" });
  orders.set(kit, { notes: null });
  resendEvents(world, { order_ids: [kit.id, redrawn.id] });
  orders.correct(kit);
  return made;
}

describe("the events of orders in an export", () => {
  it("[EVT-3] are the same after an import, each with the order as it was at that step", async () => {
    const { world } = await createBusyMock();
    const exported = copyJson(world.export());
    const { world: other } = createTestWorld("another");
    other.import(exported);
    expect(other.tables.outbox.all("all")).toEqual(world.tables.outbox.all("all"));
    expect(other.export()).toEqual(exported);
    openTools(other).orders.create();
    expect(other.tables.outbox.size).toBe(world.tables.outbox.size + 1);
  });

  it("are rejected when the event that they refer to is missing, and change nothing", async () => {
    const { world } = await createBusyMock();
    const { tables, ...rest } = copyJson(world.export());
    const { world: other } = createTestWorld("another");
    const before = other.export();
    const broken = { ...rest, tables: { ...tables, outbox: tables["outbox"]?.slice(1) } };
    expect(() => other.import(broken)).toThrow(/continues an order version that the outbox does not contain/);
    expect(other.export()).toEqual(before);
  });
});
