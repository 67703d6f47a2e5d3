import type { IssueCollector } from "../../patients/issue-collector.ts";
import { notEmptyRules } from "../../patients/text-rule.ts";
import type { World } from "../../world.ts";

/** Sample ids have ten digits, which these two keep from being a row of counted numbers. */
const SMALLEST = 1_000_000_000;
const PRIME = 7_919_411;

/** The id that is printed on the container of a sample: no other order of the team has it, be it imported. */
export function generateSampleId(world: World): string {
  for (;;) {
    const number = world.ids.integer("sample");
    const id = String(SMALLEST + ((number * PRIME) % (9 * SMALLEST)));
    if (world.tables.orders.find("sampleId", id) === undefined) return id;
  }
}

/**
 * Reads the id of a sample that has one already.
 * @param ofOrder the order that may have this very id
 */
export function parseSampleId(
  world: World,
  issues: IssueCollector,
  sampleId: string,
  ofOrder?: string,
): string {
  const loc = ["body", "sample_id"];
  const id = issues.readText(loc, sampleId, notEmptyRules);
  const owner = world.tables.orders.find("sampleId", id);
  if (owner !== undefined && owner.order_id !== ofOrder) {
    issues.add(loc, { rule: "unique", requirement: "is that of another order already" }, sampleId);
  }
  return id;
}
