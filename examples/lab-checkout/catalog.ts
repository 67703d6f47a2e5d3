import { unlisted, type Client, type LabTest } from "sanguine";

/** The lab of this shop. One order goes to one lab, so a cart has tests of one lab. */
export const LAB = "harrowgate_labs";

/** Lists the tests that a patient takes at a center of the lab, without those that need AOE answers (ask on order entry). */
export async function listTests(client: Client): Promise<LabTest[]> {
  const filters = { lab_slug: unlisted(LAB), collection_method: "walk_in_test", status: "active" } as const;
  const tests = await client.labTests.list(filters).toArray({ limit: 100 });
  return tests.filter(
    ({ markers }) => !markers?.some(({ aoe }) => aoe?.questions.some(({ required }) => required)),
  );
}
