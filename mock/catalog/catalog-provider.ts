import type { ResourceName } from "./resources.ts";
import { buildScopes, type ResourceScopes } from "./scopes.ts";

/** How a user signs in at a provider; null when there is no sign-in. */
export type CatalogAuthType = "oauth" | "team_oauth" | "sdk" | "password" | "email" | "app" | null;

/** Source type of a provider, a filter of the catalog. */
export type CatalogSourceType = (typeof sourceTypes)[number];

/** Values of the catalog's `source_type` filter. */
export const sourceTypes = ["app", "ble", "device", "lab", "provider"] as const;

/** A fictional provider. */
export interface CatalogProvider {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly logo: string | null;
  readonly auth_type: CatalogAuthType;
  readonly source_type: CatalogSourceType;
  readonly supported_resources: readonly ResourceName[];
  /** Scopes by resource; null when the provider has no scopes. */
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

/** One row of provider data, without the derived fields. */
export interface ProviderRow {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly source: CatalogSourceType;
  readonly resources: readonly ResourceName[];
  readonly types: readonly string[];
  /** Days of history. */
  readonly days: number;
  /** What its data contains besides measurements. */
  readonly provides?: readonly ("zone" | "age")[];
  readonly demo?: true;
  /** @default true */
  readonly logo?: false;
  /** @default 3 */
  readonly refresh?: number;
}

/** Builds a logo URL on a reserved domain, so that no page loads a real image. */
const buildLogoUrl = (slug: string): string => `https://logos.sanguine.test/${slug}.svg`;

/** The logo of a provider without one, where the API requires a logo. */
export const placeholderLogo = buildLogoUrl("placeholder");

const authTypesWithConsent: ReadonlySet<CatalogAuthType> = new Set(["oauth", "team_oauth", "sdk"]);

/** Builds the providers of one sign-in type from their rows. */
export function buildProviders(auth: CatalogAuthType, rows: readonly ProviderRow[]): CatalogProvider[] {
  return rows.map((row) => {
    const resources = [...new Set(row.resources)];
    return {
      slug: row.slug,
      name: row.name,
      description: row.about,
      logo: row.logo === false ? null : buildLogoUrl(row.slug),
      auth_type: auth,
      source_type: row.source,
      supported_resources: resources,
      scopes: authTypesWithConsent.has(auth) ? buildScopes(resources) : null,
      backfill_days: row.days,
      gives_age: row.provides?.includes("age") ?? false,
      gives_time_zone: row.provides?.includes("zone") ?? false,
      source_types: row.types,
      demo: row.demo ?? false,
      refresh_seconds: row.refresh ?? 3,
    };
  });
}
