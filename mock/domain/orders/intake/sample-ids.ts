import { type IssueCollector, notEmptyRules } from "../../patients/field-rules.ts";
import type { World } from "../../world.ts";

/** Sample ids have ten digits. The prime spreads them, so that they are not consecutive. */
const SMALLEST = 1_000_000_000;
const PRIME = 7_919_411;

/** Generates the sample id that is printed on the container. It is unique in the team, imported orders included. */
export function generateSampleId(world: World): string {
  for (;;) {
    const number = world.ids.integer("sample");
    const id = String(SMALLEST + ((number * PRIME) % (9 * SMALLEST)));
    if (world.tables.orders.find("sampleId", id) === undefined) return id;
  }
}

/**
 * Parses the id of an existing sample and collects issues.
 * @param ownerId id of the order that may already have this sample id
 */
export function parseSampleId(
  world: World,
  issues: IssueCollector,
  sampleId: string,
  ownerId?: string,
): string {
  const loc = ["body", "sample_id"];
  const id = issues.readText(loc, sampleId, notEmptyRules);
  const owner = world.tables.orders.find("sampleId", id);
  if (owner !== undefined && owner.order_id !== ownerId)
    issues.add(loc, { rule: "unique", requirement: "must not belong to another order" }, sampleId);
  return id;
}
