import { describe, expect, it } from "vitest";
import { phlebotomyNetworks, listVisitTypes } from "../../../../mock/catalog/service-centers/phlebotomy.ts";
import { loadZips } from "../../../../mock/catalog/geo/zips.ts";
import { phlebotomyProviderValues } from "../../../../src/generated/enums.ts";

const zips = await loadZips();
const [hearthside, wayside] = phlebotomyNetworks;

describe("at-home phlebotomy", () => {
  it("is offered by the companies that the OpenAPI document names", () => {
    expect(phlebotomyNetworks.map(({ name }) => name)).toEqual(phlebotomyProviderValues);
  });

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

  it("has every combination of companies, in a part of the country that is neither small nor all of it", () => {
    const ways = new Set<string>();
    let served = 0;
    for (let index = 0; index < zips.size; index += 1) {
      const visits = phlebotomyNetworks.map((network) => listVisitTypes(network, zips.at(index).zip));
      for (const types of visits) ways.add(types.join(" "));
      if (visits.some((types) => types.length > 0)) served += 1;
    }
    expect(ways).toEqual(
      new Set(["", "appointment-ready", "appointment-request", "appointment-ready appointment-request"]),
    );
    expect(served / zips.size).toBeGreaterThan(0.4);
    expect(served / zips.size).toBeLessThan(0.9);
  });
});
