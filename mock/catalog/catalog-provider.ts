import { authTypeValues, sourceTypeValues } from "../../src/generated/enums.ts";
import { BUNDLES, PROVIDERS } from "./provider-rows.ts";
import { resourceNames, type ResourceName } from "./resources.ts";
import { buildScopes, type ResourceScopes } from "./scopes.ts";

/** How a user signs in at a provider; null when there is no sign-in. */
export type CatalogAuthType = (typeof authTypeValues)[number] | null;

export type CatalogSourceType = (typeof sourceTypeValues)[number];

export interface CatalogProvider {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly logo: string | null;
  readonly auth_type: CatalogAuthType;
  readonly source_type: CatalogSourceType;
  readonly supported_resources: readonly ResourceName[];
  readonly scopes: Readonly<Partial<Record<ResourceName, ResourceScopes>>> | null;
  /** Days of history to import when a user connects an account. */
  readonly backfill_days: number;
  /** Whether its data contains the user's age. */
  readonly gives_age: boolean;
  /** Whether its data contains a time zone. Otherwise, the user's fallback time zone applies. */
  readonly gives_time_zone: boolean;
  /** Source types of its data points, the most common first. */
  readonly source_types: readonly string[];
  /** Whether it supports demo connections. */
  readonly demo: boolean;
  /** How long a refresh of an account takes, in seconds. */
  readonly refresh_seconds: number;
}

/** Builds a logo URL on a reserved domain, so that no page loads a real image. */
const buildLogoUrl = (slug: string): string => `https://logos.sanguine.test/${slug}.svg`;

/** The logo of a provider without one, where the API requires a logo. */
export const placeholderLogo = buildLogoUrl("placeholder");

const authTypesWithConsent: ReadonlySet<CatalogAuthType> = new Set(["oauth", "team_oauth", "sdk"]);

/** The shared lists of resources, by their names in rows. */
const bundles: ReadonlyMap<string, readonly string[]> = new Map(
  BUNDLES.trim()
    .split("\n")
    .map((line) => {
      const [name = "", resources = ""] = line.split(" | ");
      return [name, resources.split(" ")];
    }),
);

const knownResources: ReadonlySet<string> = new Set(resourceNames);

const isResource = (name: string): name is ResourceName => knownResources.has(name);

function parseResources(text: string): ResourceName[] {
  const names = new Set(text.split(" ").flatMap((name) => bundles.get(name) ?? [name]));
  return Array.from(names, (name) => {
    if (!isResource(name)) throw new Error(`Not a resource: ${name}`);
    return name;
  });
}

export function parseProviders(): CatalogProvider[] {
  return PROVIDERS.trim()
    .split(/\n(?! )/)
    .map((row) => {
      const [head = "", resources = ""] = row.split("\n  ");
      const [
        slug = "",
        name = "",
        description = "",
        auth = "",
        source = "",
        types = "",
        days,
        features = "",
      ] = head.split(" | ");
      const auth_type = authTypeValues.find((one) => one === auth) ?? null;
      const source_type = sourceTypeValues.find((one) => one === source);
      if (source_type === undefined) throw new Error(`Not a row of a provider: ${head}`);
      const supported = parseResources(resources);
      const has = features.split(" ");
      return {
        slug,
        name,
        description,
        logo: has.includes("plain") ? null : buildLogoUrl(slug),
        auth_type,
        source_type,
        supported_resources: supported,
        scopes: authTypesWithConsent.has(auth_type) ? buildScopes(supported) : null,
        backfill_days: Number(days),
        gives_age: has.includes("age"),
        gives_time_zone: has.includes("zone"),
        source_types: types.split(" "),
        demo: has.includes("demo"),
        refresh_seconds: Number(/refresh=(\d+)/.exec(features)?.[1] ?? 3),
      };
    });
}
