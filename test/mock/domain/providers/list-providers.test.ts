import { describe, expect, it } from "vitest";
import { providers } from "../../../../mock/catalog/providers.ts";
import { listProviders } from "../../../../mock/domain/providers/list-providers.ts";

describe("listProviders", () => {
  it("[PRV-4] filters by source type, and ignores null", () => {
    expect(listProviders(null)).toBe(providers);
    expect(listProviders(undefined)).toBe(providers);
    const slugs = listProviders("ble").map(({ slug }) => slug);
    expect(slugs).toEqual(["glucose_one_ble", "cuff_one_ble", "scale_one_ble"]);
    expect(listProviders("lab").map(({ slug }) => slug)).toEqual(["orchardgate_records"]);
  });
});
