import { describe, expect, it } from "vitest";
import { phlebotomyNetworks, listVisitTypes } from "../../../../mock/catalog/service-centers/phlebotomy.ts";

const [hearthside, wayside] = phlebotomyNetworks;

describe("at-home phlebotomy", () => {
  it.each([
    ["85004", ["appointment-ready", "appointment-request"], ["appointment-ready", "appointment-request"]],
    ["84101", [], ["appointment-ready", "appointment-request"]],
    ["95814", ["appointment-request"], []],
    ["65101", [], ["appointment-request"]],
    ["82001", [], []],
    ["00601", [], []],
  ])("has its visit types in %s", (zip, first, second) => {
    expect(listVisitTypes(hearthside!, zip)).toEqual(first);
    expect(listVisitTypes(wayside!, zip)).toEqual(second);
  });
});
