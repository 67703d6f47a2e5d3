import { describe, expect, it } from "vitest";
import { getProviders } from "../../../mock/catalog/providers.ts";
import {
  authTypeValues,
  demoProviderValues,
  emailProviderValues,
  oauthProviderValues,
  passwordProviderValues,
  providerValues,
} from "../../../src/generated/enums.ts";

const listSlugs = (auth: string | null) =>
  getProviders()
    .filter(({ auth_type }) => auth_type === auth)
    .map(({ slug }) => slug);

describe("the provider catalog", () => {
  it("has the providers of the OpenAPI document, in its order", () => {
    expect(getProviders().map(({ slug }) => slug)).toEqual([...providerValues]);
  });

  it("lists each provider under the sign-in method of the OpenAPI document", () => {
    expect(listSlugs("oauth")).toEqual([...oauthProviderValues]);
    expect(listSlugs("password")).toEqual([...passwordProviderValues]);
    expect(listSlugs("email")).toEqual([...emailProviderValues]);
    expect(listSlugs(null)).toEqual(["manual"]);
    expect(new Set(getProviders().flatMap(({ auth_type }) => auth_type ?? []))).toEqual(
      new Set(authTypeValues),
    );
  });

  it("offers demo data at the demo providers of the OpenAPI document", () => {
    const demo = getProviders()
      .filter((entry) => entry.demo)
      .map(({ slug }) => slug);
    expect(demo.toSorted()).toEqual([...demoProviderValues].toSorted());
  });

  it.each(getProviders().map((entry) => [entry.slug, entry] as const))(
    "describes %s completely",
    (slug, entry) => {
      expect(slug).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
      expect(entry.name).not.toBe("");
      expect(entry.description).toMatch(/\.$/);
      expect(entry.backfill_days).toBeGreaterThan(0);
      expect(entry.source_types.length).toBeGreaterThan(0);
      expect(entry.supported_resources.length).toBeGreaterThan(0);
      expect(new Set(entry.supported_resources).size).toBe(entry.supported_resources.length);
      expect(new URL(entry.logo ?? "https://none.test").hostname).toMatch(/\.test$/);
    },
  );
});
