import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { getLabTests } from "../../../mock/catalog/labs/lab-tests.ts";
import { getLabTest } from "../http/handlers/orders-caller.ts";

const createTestMock = () => createMock({ seed: "order reads", now: "2026-01-15T09:00:00Z" });

it("[CTL-7] mock.orders.search filters, sorts and pages like the service, and counts by status", async () => {
  const mock = createTestMock();
  const first = mock.orders.create({ method: "testkit", patient: { first_name: "Ada" } });
  const second = mock.orders.create({ method: "walk_in_test", status: "completed" });
  const third = mock.orders.create({ method: "testkit", status: "transit_customer" });
  const ids = (filter: Parameters<typeof mock.orders.search>[0]) =>
    mock.orders.search(filter).orders.map(({ id }) => id);
  expect(mock.orders.search()).toMatchObject({
    total: 3,
    page: 1,
    size: 50,
    counts: { ordered: 1, completed: 1, transit_customer: 1 },
  });
  expect(ids({ order_direction: "asc" })).toEqual([second.id, third.id, first.id]);
  expect(ids({ order_direction: "asc", page: 2, size: 2 })).toEqual([first.id]);
  expect(ids({ patient_name: "ada" })).toEqual([first.id]);
  // The counts ignore the status, so that a page can offer the other ones.
  const kits = mock.orders.search({ order_type: ["testkit"], status: ["ordered"] });
  expect(kits.orders.map(({ id }) => id)).toEqual([first.id]);
  expect(kits).toMatchObject({ total: 1, counts: { ordered: 1, transit_customer: 1 } });
  expect(kits.counts).not.toHaveProperty("completed");
  const listed = await mock.client().orders.list({ order_type: ["testkit"], order_key: "last_status" });
  expect(ids({ order_type: ["testkit"], order_key: "last_status" })).toEqual(
    listed.items.map(({ id }) => id),
  );
  expect(() => mock.orders.search({ status: ["completd"] })).toThrow("Did you mean");
});

it("[CTL-7] mock.orders.tests lists the lab tests that can be ordered, by name", () => {
  const tests = createTestMock().orders.tests();
  const names = tests.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.toSorted());
  const { id, method } = getLabTest("annual_wellness");
  expect(tests.find((test) => test.id === id)).toEqual({
    id,
    method,
    name: "Annual Wellness",
    lab: "Harrowgate Laboratories",
  });
  const inactive = getLabTests().filter(({ status }) => status !== "active");
  expect(inactive.length).toBeGreaterThan(0);
  expect(inactive.filter((test) => tests.some((other) => other.id === test.id))).toEqual([]);
});

describe("mock.orders.lifecycle [CTL-7]", () => {
  it("describes the machine, the path with its times and the next steps", async () => {
    const mock = createTestMock();
    const order = mock.orders.create({ method: "on_site_collection" });
    await mock.clock.advance("1h");
    mock.orders.advance(order);
    expect(mock.orders.lifecycle(order)).toEqual({
      machine: "on_site_collection",
      method: "on_site_collection",
      title: "On-site collection by your own staff",
      states: [
        ["ordered", "received", true, false, true],
        ["requisition_created", "received", false, false, true],
        ["requisition_bypassed", "received", true, false, true],
        ["draw_completed", "sample_with_lab", false, false, true],
        ["partial_results", "sample_with_lab", false, false, false],
        ["completed", "completed", false, true, false],
        ["corrected", "completed", false, true, false],
        ["sample_error", "failed", false, true, false],
        ["cancelled", "cancelled", false, true, false],
      ].map(([status, top, entry, terminal, cancellable]) => ({
        status,
        full: `${String(top)}.on_site_collection.${String(status)}`,
        top,
        entry,
        terminal,
        cancellable,
      })),
      transitions: [
        ["ordered", "requisition_created", "cancelled"],
        ["requisition_created", "draw_completed", "cancelled"],
        ["requisition_bypassed", "draw_completed", "cancelled"],
        ["draw_completed", "partial_results", "sample_error", "cancelled"],
        ["partial_results", "completed", "sample_error"],
        ["completed", "corrected"],
        ["corrected", "corrected"],
      ].flatMap(([from, ...next]) => next.map((to, index) => ({ from, to, default: index === 0 }))),
      current: "requisition_created",
      path: [
        { status: "ordered", at: "2026-01-15T09:00:00.000Z", detail: null },
        { status: "requisition_created", at: "2026-01-15T10:00:00.000Z", detail: null },
      ],
      next: ["draw_completed", "cancelled"],
      reachable: ["draw_completed", "partial_results", "completed", "corrected", "sample_error", "cancelled"],
      cancellable: true,
    });
  });

  it("offers only steps that the order can take", () => {
    const mock = createTestMock();
    const order = mock.orders.create({ method: "walk_in_test", status: "partial_results" });
    expect(mock.orders.lifecycle(order).next).toContain("redraw_available");
    const redrawn = mock.orders.redraw(order);
    mock.orders.advanceTo(redrawn, "partial_results");
    const { next, reachable } = mock.orders.lifecycle(redrawn);
    expect(next).toEqual(["completed", "partial_results", "sample_error"]);
    expect(reachable).not.toContain("redraw_available");
  });
});

it("[CTL-10] what an order has equals the responses of the service, without a request", async () => {
  const mock = createTestMock();
  // This test has no collection instructions.
  const { id } = getLabTest("standard_physical");
  const order = mock.orders.create({ lab_test_ids: [id], status: "requisition_created" });
  expect(() => mock.orders.results(order)).toThrow("Results are not available");
  const reasons = mock.orders.documents(order).map(({ document, reason }) => [document, reason]);
  expect(reasons).toEqual([
    ["result", `Results are not available for order ${order.id}. The order is requisition_created.`],
    ["requisition", null],
    ["labels", null],
    ["instructions", "Collection instructions not found"],
    ["abn", expect.stringContaining(order.id)],
  ]);
  await expect(mock.orders.pdf(order, "result")).rejects.toThrow("Results are not available");
  mock.orders.advanceTo(order, "completed");
  const { orders } = mock.client();
  mock.requests.clear();
  const [results, pdf] = [mock.orders.results(order), await mock.orders.pdf(order, "result")];
  expect(mock.requests.count()).toBe(0);
  expect(results).toEqual(await orders.result(order.id));
  expect(pdf).toEqual((await orders.resultPdf(order.id)).bytes);
  await expect(mock.orders.pdf(order, "report" as "result")).rejects.toThrow("'result', 'requisition'");
});
