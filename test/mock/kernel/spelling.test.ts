import { describe, expect, it } from "vitest";
import { findSimilar } from "../../../mock/kernel/spelling.ts";

describe("findSimilar", () => {
  it.each([
    ["opertion", ["operation", "method", "path"], ["operation"]],
    ["OPERATION", ["operation"], ["operation"]],
    ["sed", ["seed", "now"], ["seed"]],
    ["form", ["from", "until"], ["from"]],
    ["users.gett", ["users.get", "users.getInfo", "orders.get"], ["users.get"]],
    ["ab", ["ac", "ad", "ae"], ["ac", "ad"]],
    ["color", ["seed", "now"], []],
    ["x".repeat(101), ["x".repeat(101)], []],
    ["a", [], []],
  ])("finds for %s among %j: %j", (given, names, found) => {
    expect(findSimilar(given, names)).toEqual(found);
  });

  it("returns each name once", () => {
    expect(findSimilar("/v2/usr", ["/v2/user", "/v2/user"])).toEqual(["/v2/user"]);
  });
});
