import { describe, expect, it } from "vitest";
import {
  findProvider,
  getCatalogProvider,
  providers,
  sourceTypes,
  type CatalogProvider,
} from "../../../mock/catalog/providers.ts";
import { getResourceGroup, resourceNames } from "../../../mock/catalog/resources.ts";
import {
  authTypeValues,
  demoProviderValues,
  emailProviderValues,
  oauthProviderValues,
  passwordProviderValues,
  providerValues,
  resourceValues,
  sourceTypeValues,
} from "../../../src/generated/enums.ts";

const slugsOf = (auth: string | null) =>
  providers.filter(({ auth_type }) => auth_type === auth).map(({ slug }) => slug);

const requiredScopes = (entry: CatalogProvider) =>
  entry.supported_resources.map((resource) => entry.scopes?.[resource]?.required ?? null);

const expectedScopes = (entry: CatalogProvider) => {
  const consents = ["oauth", "team_oauth", "sdk"].includes(entry.auth_type ?? "");
  return entry.supported_resources.map((resource) =>
    consents ? [`${getResourceGroup(resource)}:read`] : null,
  );
};

describe("the provider catalog", () => {
  it("has the providers of the document, in its order", () => {
    expect(providers.map(({ slug }) => slug)).toEqual([...providerValues]);
  });

  it("puts each provider under the sign-in that the document lists it for", () => {
    expect(slugsOf("oauth")).toEqual([...oauthProviderValues]);
    expect(slugsOf("password")).toEqual([...passwordProviderValues]);
    expect(slugsOf("email")).toEqual([...emailProviderValues]);
    expect(slugsOf(null)).toEqual(["manual"]);
    expect(new Set(providers.flatMap(({ auth_type }) => auth_type ?? []))).toEqual(new Set(authTypeValues));
  });

  it("offers demo data at the demo providers of the document", () => {
    const demo = providers.filter((entry) => entry.demo).map(({ slug }) => slug);
    expect(demo.toSorted()).toEqual([...demoProviderValues].toSorted());
  });

  it("delivers every resource of the document somewhere, and none beyond it", () => {
    const delivered = new Set<string>(providers.flatMap(({ supported_resources }) => supported_resources));
    expect([...delivered].toSorted()).toEqual([...resourceValues].toSorted());
    expect(resourceValues).toHaveLength(69);
  });

  it("has every kind of source", () => {
    expect([...sourceTypes].toSorted()).toEqual([...sourceTypeValues].toSorted());
    for (const kind of sourceTypes)
      expect(providers.some(({ source_type }) => source_type === kind)).toBe(true);
  });

  it("has sources without a time zone and sources without an age, among the demo ones too", () => {
    for (const tells of ["gives_time_zone", "gives_age"] as const) {
      expect(providers.filter((entry) => entry[tells]).length).toBeGreaterThan(3);
      expect(providers.filter((entry) => !entry[tells]).length).toBeGreaterThan(3);
      expect(providers.some((entry) => entry.demo && !entry[tells])).toBe(true);
    }
  });

  it.each(providers.map((entry) => [entry.slug, entry] as const))(
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

  it("knows some providers without a logo", () => {
    expect(providers.filter(({ logo }) => logo === null).length).toBeGreaterThan(1);
  });

  it("asks for a required scope for each resource where users give consent, and for none elsewhere", () => {
    expect(providers.map(requiredScopes)).toEqual(providers.map(expectedScopes));
  });

  it("puts each resource into exactly one consent group", () => {
    expect(new Set(resourceNames).size).toBe(resourceNames.length);
    for (const name of resourceNames) expect(getResourceGroup(name)).not.toBe("");
  });

  it("is searched by slug", () => {
    expect(findProvider("acme_watch")?.name).toBe("Acme Watch");
    expect(findProvider("nobody")).toBeUndefined();
    expect(() => getCatalogProvider("nobody")).toThrow("nobody");
  });
});
