import { parseDate, toIso } from "../../kernel/time.ts";
import type { World } from "../world.ts";
import type { IssueCollector, Location } from "./issue-collector.ts";

/** Reads a date of birth. Adds an issue when it is malformed or after today in UTC. */
export function readBirthDate(world: World, issues: IssueCollector, loc: Location, dob: string): string {
  if (parseDate(dob) === null) {
    issues.add(loc, { rule: "date", requirement: "must be a date in the form YYYY-mm-dd" }, dob);
  } else if (dob > toIso(world.now()).slice(0, 10)) {
    issues.add(loc, { rule: "not_in_future", requirement: "must not be in the future" }, dob);
  }
  return dob;
}
