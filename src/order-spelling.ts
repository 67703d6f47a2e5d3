/** Alternative spellings of statuses. */
const aliases: Readonly<Record<string, string | undefined>> = {
  "collecting_sample.on_site_collection.draw_completed": "sample_with_lab.on_site_collection.draw_completed",
  "received.testkit.testkit_registered": "received.testkit.registered",
};

/** Returns an order's whole status in the spelling of the OpenAPI document. */
export const canonicalStatus = (whole: string): string =>
  (Object.hasOwn(aliases, whole) && aliases[whole]) || whole;
