import { expect, it } from "vitest";
import { getSampleTimes } from "../../../../../mock/domain/orders/results/sample-times.ts";
import type { OrderRow } from "../../../../../mock/domain/orders/table.ts";

const DAY = 86_400_000;

/** Builds the parts of an order that its sample's times depend on: `ordered 10, draw_completed 50`. */
function buildOrder(steps: string, reports: readonly number[] | null) {
  const events = steps.split(", ").flatMap((step, index) => {
    const [status = "", at] = step.split(" ");
    return status === "" ? [] : [{ id: index + 1, status, created_at: Number(at), detail: null }];
  });
  const result_history = reports === null ? null : { reports: reports.map((at) => ({ at })) };
  return { updated_at: 900, events, result_history } as unknown as OrderRow;
}

it.each([
  ["a kit, by its way to the lab", "ordered 10, transit_lab 40, delivered_to_lab 60", [80], [40, 60, 80]],
  ["a visit, by its draw", "appointment_scheduled 20, draw_completed 50", [80], [50, 80, 80]],
  ["an early draw", "draw_completed 50, appointment_scheduled 60", [80], [50, 80, 80]],
  ["a visit without a draw, by its appointment", "appointment_scheduled 20", [80], [20, 80, 80]],
  ["a kit that was never sent, by its receipt", "ordered 10, delivered_to_lab 60", [80], [60, 60, 80]],
  ["an order without any step, by its report", "", [80], [80, 80, 80]],
  ["an order without a report, by its last change", "ordered 10", null, [900, 900, 900]],
  ["an order without a report whose results a test has set", "ordered 10", [], [900, 900, 900]],
  // A courier takes ten hours.
  [
    "a center, by its report",
    "requisition_created 10",
    [3 * DAY, 4 * DAY],
    [2 * DAY, 2 * DAY + 3.6e7, 4 * DAY],
  ],
  ["a courier", `draw_completed ${DAY}`, [3 * DAY], [DAY, DAY + 3.6e7, 3 * DAY]],
  ["several steps of a kind, by the last", "draw_completed 30, draw_completed 50", [80, 95], [50, 80, 95]],
  ["a collection before the receipt of a kit", "delivered_to_lab 60, transit_lab 70", [80], [60, 60, 80]],
  ["a collection before the first report", "appointment_scheduled 85", [80, 95], [80, 80, 95]],
])("the times of a sample of %s", (_name, steps, reports, [collected, received, reported]) => {
  expect(getSampleTimes(buildOrder(steps, reports))).toEqual({ collected, received, reported });
});
