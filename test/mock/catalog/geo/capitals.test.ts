import { expect, test } from "vitest";
import { capitalPlaces, capitals } from "../../../../mock/catalog/geo/capitals.ts";
import { loadZips } from "../../../../mock/catalog/geo/zips.ts";

test("each capital has the coordinates of the zip table", async () => {
  const zips = await loadZips();
  expect(Object.keys(capitalPlaces)).toEqual(capitals.map(({ state }) => state));
  for (const { state, zip } of capitals) {
    expect(capitalPlaces[state]!.lat).toBeCloseTo(zips.find(zip)!.lat, 1);
    expect(capitalPlaces[state]!.lng).toBeCloseTo(zips.find(zip)!.lng, 1);
  }
});
