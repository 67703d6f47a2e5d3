import { describe, expect, it } from "vitest";
import { findSimilar, suggestName } from "../../../mock/kernel/spelling.ts";

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

describe("suggestName", () => {
  it.each([
    ["sed", ' Did you mean "seed"?'],
    ["ab", ' Did you mean "ac" or "ad"?'],
    ["nothing", ""],
    [5, ""],
    [undefined, ""],
  ])("suggests for %j: %j", (given, text) => {
    expect(suggestName(given, ["seed", "ac", "ad"])).toBe(text);
  });
});
