import { isOrderDetails, isResult, type BiomarkerResult, type OrderDetails } from "sanguine";
import {
  CollectionMethod,
  OrderLowLevelStatus,
  OrderStatus,
  OrderTopLevelStatus,
  parseOrderStatus,
  ResultType,
} from "sanguine/enums";
import { describe, expect, test } from "vitest";
import { orderIn, result } from "./support/orders.ts";

describe("parseOrderStatus", () => {
  test.each(OrderStatus.values)("[ORD-8] knows the parts of %s", (text) => {
    const { status, method, detail, known } = parseOrderStatus(text);
    expect(known).toBe(true);
    expect(`${status}.${method}.${detail}`).toBe(text);
    expect(OrderTopLevelStatus.is(status)).toBe(true);
    expect(CollectionMethod.is(method)).toBe(true);
    expect(OrderLowLevelStatus.is(detail)).toBe(true);
  });

  test("[ORD-8] takes both spellings of the two statuses that have two", () => {
    for (const status of ["collecting_sample", "sample_with_lab"]) {
      expect(parseOrderStatus(`${status}.on_site_collection.draw_completed`)).toEqual({
        status: "sample_with_lab",
        method: "on_site_collection",
        detail: "draw_completed",
        known: true,
      });
    }
    for (const detail of ["registered", "testkit_registered"]) {
      expect(parseOrderStatus(`received.testkit.${detail}`)).toEqual({
        status: "received",
        method: "testkit",
        detail: "registered",
        known: true,
      });
    }
  });

  test.each([
    ["received.testkit.of_2031", "received", "testkit", "of_2031"],
    ["completed.testkit.draw_completed", "completed", "testkit", "draw_completed"],
    ["paused.drone.of.2031", "paused", "drone", "of.2031"],
    ["paused.drone", "paused", "drone", null],
    ["paused", "paused", null, null],
    ["", "", null, null],
    ["constructor", "constructor", null, null],
    // An order from before March 2026 has no last event.
    [undefined as never, "", null, null],
  ])("[GEN-4] takes %j apart without knowing it", (text, status, method, detail) => {
    expect(parseOrderStatus(text)).toEqual({ status, method, detail, known: false });
  });
});

describe("isResult", () => {
  const { result_type: _, type: __, ...bare } = result;
  /** A result as a service sends it that does not keep to the document. */
  const sent = (types: object) => ({ ...bare, ...types }) as BiomarkerResult;

  test.each(ResultType.values)("[ORD-18] knows %s by result_type, and by type where that is all", (type) => {
    for (const each of [sent({ result_type: type }), sent({ type }), sent({ result_type: null, type })]) {
      expect(ResultType.values.filter((other) => isResult(each, other))).toEqual([type]);
    }
    const both = sent({ result_type: type, type: "of_2031" });
    expect([isResult(both, type), isResult(both, "of_2031")]).toEqual([true, false]);
  });

  test("[ORD-18, GEN-4] knows a result of another type as none of these", () => {
    for (const each of [sent({ result_type: "of_2031" }), sent({})]) {
      expect(ResultType.values.filter((type) => isResult(each, type))).toEqual([]);
    }
  });
});

test("[ORD-7, ORD-21] isOrderDetails tells by the method", () => {
  const { details } = orderIn();
  const methods = ["testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"] as const;
  expect(isOrderDetails(null as never, "testkit")).toBe(false);
  const fitting = (one: OrderDetails) => methods.filter((method) => isOrderDetails(one, method));
  expect(fitting(details)).toEqual(["testkit"]);
  expect(fitting({ type: "drone", data: { height: 5 } })).toEqual([]);
});
