import { unlisted, type Client } from "sanguine";

/** The lab of this shop. One order goes to one lab, so a cart has tests of one lab. */
export const LAB = "harrowgate_labs";

/** A lab test that the shop sells. */
export interface ShopTest {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Price in US dollars. */
  readonly price: number;
  readonly fasting: boolean;
  readonly markers: readonly string[];
  /** Days until the results are usually there; null when the lab does not say. */
  readonly days: number | null;
}

/** Lists the tests that a patient takes at a center of the lab, without those that need AOE answers (ask on order entry). */
export async function listTests(client: Client): Promise<ShopTest[]> {
  const tests = await client.labTests
    .list({
      lab_slug: unlisted(LAB),
      collection_method: "walk_in_test",
      status: "active",
    })
    .toArray({ limit: 100 });
  return tests
    .filter(({ markers }) => !markers?.some(({ aoe }) => aoe?.questions.some(({ required }) => required)))
    .map(({ id, name, description, price, fasting, markers, common_tat_days }) => ({
      id,
      name,
      description,
      price,
      fasting: fasting ?? false,
      markers: (markers ?? []).map((marker) => marker.name),
      days: common_tat_days ?? null,
    }));
}
