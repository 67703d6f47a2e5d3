import type { ResourceName } from "./resources.ts";
import { buildScopes, type ResourceScopes } from "./scopes.ts";

/** How a user signs in at a provider; null where there is nothing to sign in to. */
export type CatalogAuthType = "oauth" | "team_oauth" | "sdk" | "password" | "email" | "app" | null;

/** What kind of source a provider is, by which the catalog can be filtered. */
export type CatalogSourceType = (typeof sourceTypes)[number];

/** Values that the catalog's source_type filter takes. */
export const sourceTypes = ["app", "ble", "device", "lab", "provider"] as const;

/** All that the mock knows about one made-up provider. */
export interface CatalogProvider {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly logo: string | null;
  readonly auth_type: CatalogAuthType;
  readonly source_type: CatalogSourceType;
  readonly supported_resources: readonly ResourceName[];
  /** Scopes by resource; null where the provider asks for the whole account or nothing. */
  readonly scopes: Readonly<Partial<Record<ResourceName, ResourceScopes>>> | null;
  /** Days of history that are pulled when an account is connected. */
  readonly backfill_days: number;
  /** Whether its data says how old the user is. */
  readonly gives_age: boolean;
  /** Whether its data says in which time zone it was taken; without, the user's fall-back zone is used. */
  readonly gives_time_zone: boolean;
  /** Kinds of hardware or entry that its points come from, the usual one first. */
  readonly source_types: readonly string[];
  /** Whether a demo connection can be made to it. */
  readonly demo: boolean;
  /** How long one of its accounts takes to answer a refresh. */
  readonly refresh_seconds: number;
}

/** One row of reference data, with what follows from other columns left out. */
export interface ProviderRow {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly source: CatalogSourceType;
  readonly resources: readonly ResourceName[];
  readonly types: readonly string[];
  /** Days of history. */
  readonly days: number;
  /** What its data tells beside the measurements. */
  readonly tells?: readonly ("zone" | "age")[];
  readonly demo?: true;
  /** @default true */
  readonly logo?: false;
  /** @default 3 */
  readonly refresh?: number;
}

/** Where logos are said to be: a reserved domain, so that no page ever loads somebody's real picture. */
const logoOf = (slug: string): string => `https://logos.sanguine.test/${slug}.svg`;

/** The logo answered where one must be given and the provider has none. */
export const placeholderLogo = logoOf("placeholder");

const asksForConsent: ReadonlySet<CatalogAuthType> = new Set(["oauth", "team_oauth", "sdk"]);

/** Completes rows of one sign-in type. */
export function buildProviders(auth: CatalogAuthType, rows: readonly ProviderRow[]): CatalogProvider[] {
  return rows.map((row) => {
    const resources = [...new Set(row.resources)];
    return {
      slug: row.slug,
      name: row.name,
      description: row.about,
      logo: row.logo === false ? null : logoOf(row.slug),
      auth_type: auth,
      source_type: row.source,
      supported_resources: resources,
      scopes: asksForConsent.has(auth) ? buildScopes(resources) : null,
      backfill_days: row.days,
      gives_age: row.tells?.includes("age") ?? false,
      gives_time_zone: row.tells?.includes("zone") ?? false,
      source_types: row.types,
      demo: row.demo ?? false,
      refresh_seconds: row.refresh ?? 3,
    };
  });
}
