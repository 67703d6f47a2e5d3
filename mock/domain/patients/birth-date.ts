import { parseDate, toIso } from "../../kernel/time.ts";
import type { World } from "../world.ts";
import type { IssueCollector, Location } from "./issue-collector.ts";

/** Reads a date of birth. It may be today's, by UTC, and no later one. */
export function readBirthDate(world: World, findings: IssueCollector, loc: Location, dob: string): string {
  if (parseDate(dob) === null) {
    findings.add(loc, { rule: "date", requirement: "has to be a date in the form YYYY-mm-dd" }, dob);
  } else if (dob > toIso(world.now()).slice(0, 10)) {
    findings.add(loc, { rule: "not_in_future", requirement: "must not lie in the future" }, dob);
  }
  return dob;
}
