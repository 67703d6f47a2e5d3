import { describe, expect, it } from "vitest";
import { findStateOfZip } from "../../../../mock/catalog/geo/find-state.ts";
import { states, zipsOfAnotherState } from "../../../../mock/catalog/geo/states.ts";
import { findTimeZone } from "../../../../mock/catalog/geo/time-zones.ts";
import { loadZips } from "../../../../mock/catalog/geo/zips.ts";
import { isZone } from "../../../../mock/kernel/zones.ts";

const zips = await loadZips();

describe("the state of a zip", () => {
  it.each([
    ["10001", "NY"],
    ["06390", "NY"],
    ["06320", "CT"],
    ["20001", "DC"],
    ["20101", "VA"],
    ["20601", "MD"],
    ["55401", "MN"],
    ["05501", "MA"],
    ["05401", "VT"],
    ["83414", "WY"],
    ["83420", "ID"],
    ["73301", "TX"],
    ["73102", "OK"],
    ["88510", "TX"],
    ["00601", "PR"],
    ["00802", "VI"],
    ["96913", "GU"],
    ["96950", "MP"],
    ["96799", "AS"],
    ["96813", "HI"],
    ["34002", "AA"],
    ["09012", "AE"],
    ["96201", "AP"],
    ["94105-1234", "CA"],
  ])("%s is in %s", (zip, code) => {
    expect(findStateOfZip(zip)).toBe(code);
  });

  it.each(["00000", "21000x", "5370", "", "94105-12", "constructor"])("%j is in no state", (zip) => {
    expect(findStateOfZip(zip)).toBeUndefined();
  });

  it("is one of the fifty states, the district, a territory or the military, and no prefix has two", () => {
    expect(states.filter(({ kind }) => kind === "state")).toHaveLength(50);
    expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
    const taken = states.flatMap(({ prefixes }) =>
      prefixes
        .split(" ")
        .filter(Boolean)
        .flatMap((range) => {
          const [first, last] = [Number(range.slice(0, 3)), Number(range.slice(-3))];
          return Array.from({ length: last - first + 1 }, (_, step) => first + step);
        }),
    );
    expect(taken).toHaveLength(new Set(taken).size);
    const codes = states.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(Object.values(zipsOfAnotherState)));
  });

  it("keeps the zips of each state close together", () => {
    const far = new Map<string, { south: number; north: number }>();
    for (let index = 0; index < zips.size; index += 1) {
      const { zip, lat } = zips.at(index);
      const code = findStateOfZip(zip)!;
      const box = far.get(code) ?? { south: lat, north: lat };
      far.set(code, { south: Math.min(box.south, lat), north: Math.max(box.north, lat) });
    }
    // Of the contiguous states, Texas and California are the tallest; Alaska and the Marianas are taller.
    const tall = [...far].filter(([, { south, north }]) => north - south > 11).map(([code]) => code);
    expect(tall).toEqual(["AK"]);
  });
});

describe("the time zone of a place", () => {
  it.each([
    ["10001", "America/New_York"],
    ["60601", "America/Chicago"],
    ["80202", "America/Denver"],
    ["94105", "America/Los_Angeles"],
    ["85004", "America/Phoenix"],
    ["99501", "America/Anchorage"],
    ["99546", "America/Adak"],
    ["96813", "Pacific/Honolulu"],
    ["00601", "America/Puerto_Rico"],
    ["96910", "Pacific/Guam"],
    ["48201", "America/Detroit"],
    ["49938", "America/Chicago"],
    ["49855", "America/Detroit"],
    ["46204", "America/Indiana/Indianapolis"],
    ["46402", "America/Chicago"],
    ["47708", "America/Chicago"],
    ["47807", "America/Indiana/Indianapolis"],
    ["40202", "America/New_York"],
    ["42101", "America/Chicago"],
    ["37902", "America/New_York"],
    ["37402", "America/New_York"],
    ["37203", "America/Chicago"],
    ["32301", "America/New_York"],
    ["32501", "America/Chicago"],
    ["79901", "America/Denver"],
    ["79701", "America/Chicago"],
    ["67735", "America/Denver"],
    ["67601", "America/Chicago"],
    ["69101", "America/Chicago"],
    ["69301", "America/Denver"],
    ["57701", "America/Denver"],
    ["57104", "America/Chicago"],
    ["58601", "America/Denver"],
    ["58501", "America/Chicago"],
    ["83702", "America/Boise"],
    ["83814", "America/Los_Angeles"],
    ["97914", "America/Boise"],
    ["97201", "America/Los_Angeles"],
    ["89883", "America/Denver"],
    ["89101", "America/Los_Angeles"],
  ])("%s is in %s", (zip, zone) => {
    expect(findTimeZone(findStateOfZip(zip)!, zips.find(zip)!)).toBe(zone);
  });

  it("is a zone that the clock knows, for every zip of the table", () => {
    const found = new Set<string | undefined>();
    for (let index = 0; index < zips.size; index += 1) {
      const row = zips.at(index);
      found.add(findTimeZone(findStateOfZip(row.zip)!, row));
    }
    expect([...found].filter((zone) => zone === undefined || !isZone(zone))).toEqual([]);
    expect(found.size).toBeGreaterThan(12);
  });

  it("is unknown for military mail", () => {
    expect(findTimeZone("AE", { lat: 50, lng: 8 })).toBeUndefined();
  });
});
