import { describe, expect, it } from "vitest";
import { findStateOfZip } from "../../../../mock/catalog/geo/find-state.ts";
import { findTimeZone } from "../../../../mock/catalog/geo/time-zones.ts";
import { loadZips } from "../../../../mock/catalog/geo/zips.ts";
import { isZone } from "../../../../mock/kernel/zones.ts";

const zips = await loadZips();

/** Parses groups of a state or a zone with its zips into pairs of a zip and the group. */
const parseTable = (text: string): [zip: string, group: string][] =>
  text.split(";").flatMap((row) => {
    const [group = "", ...members] = row.trim().split(/\s+/);
    return members.map((zip): [string, string] => [zip, group]);
  });

describe("the state of a zip", () => {
  it.each(
    parseTable(`
    NY 10001 06390; CT 06320; DC 20001; VA 20101; MD 20601; MN 55401; MA 05501; VT 05401; WY 83414; ID 83420;
    TX 73301 88510; OK 73102; PR 00601; VI 00802; GU 96913; MP 96950; AS 96799; HI 96813; AA 34002; AE 09012;
    AP 96201; CA 94105-1234`),
  )("%s is in %s", (zip, code) => {
    expect(findStateOfZip(zip)).toBe(code);
  });

  it.each(["00000", "21000x", "5370", "", "94105-12", "constructor"])("%j is in no state", (zip) => {
    expect(findStateOfZip(zip)).toBeUndefined();
  });
});

describe("the time zone of a place", () => {
  it.each(
    parseTable(`
    America/New_York 10001 40202 37902 37402 32301; America/Chicago 60601 49938 46402 47708 42101 37203 32501
    79701 67601 69101 57104 58501; America/Denver 80202 79901 67735 69301 57701 58601 89883;
    America/Los_Angeles 94105 83814 97201 89101; America/Phoenix 85004; America/Anchorage 99501; America/Adak
    99546; Pacific/Honolulu 96813; America/Puerto_Rico 00601; Pacific/Guam 96910; America/Detroit 48201
    49855; America/Indiana/Indianapolis 46204 47807; America/Boise 83702 97914`),
  )("%s is in %s", (zip, zone) => {
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
});
