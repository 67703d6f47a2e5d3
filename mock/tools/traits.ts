import { omitUndefined } from "../domain/omit-undefined.ts";
import { equals } from "../kernel/equals.ts";

/** The traits of users by name, each as the fields that it sets. docs/test-data.md lists all traits. */
export const userTraits = {
  patient: { info: {} },
  insured: { info: {}, insurance: {} },
  connected: { connections: ["acme_watch"] },
  british: { fallback_time_zone: "Europe/London" },
  traveler: { device_time_zone: "Asia/Singapore" },
  athlete: { fitness: "athlete" },
  shiftWorker: { schedule: "shifts" },
  type1Diabetes: { diabetes: "type1" },
  poorWear: { wear: "poor" },
  wheelchair: { mobility: "wheelchair" },
} as const;

/** The traits of connections by name. */
export const connectionTraits = {
  expired: { fault: "token_refresh_failed" },
  wrong_password: { fault: "provider_credential_error" },
  revoked: { fault: "deregistered_per_provider" },
  slow: { refreshSeconds: 3600 },
} as const;

/** The traits of orders by name. */
export const orderTraits = {
  testkit: { method: "testkit" },
  walk_in: { method: "walk_in_test" },
  at_home: { method: "at_home_phlebotomy" },
  on_site: { method: "on_site_collection" },
  unregistered: { method: "testkit", status: "awaiting_registration" },
  shipped: { method: "testkit", status: "transit_customer" },
  partial: { method: "walk_in_test", status: "partial_results" },
  completed: { status: "completed" },
  cancelled: { status: "cancelled" },
  failed: { status: "sample_error" },
  abnormal: { interpretation: "abnormal" },
  critical: { interpretation: "critical" },
  missing: { missing: true },
  priority: { priority: true },
} as const;

/** The traits of lab reports by name. */
export const labReportTraits = {
  abnormal: {
    outcome: { results: [{ name: "Glucose", value: "182", unit: "mg/dL", reference_range: "70-99" }] },
  },
  reviewed: { needs_human_review: true },
  failed: { outcome: { failure_reason: "processing_error" } },
} as const;

/** A trait of `mock.users.create`. */
export type UserTrait = keyof typeof userTraits;
/** A trait of `mock.connections.create`. */
export type ConnectionTrait = keyof typeof connectionTraits;
/** A trait of `mock.orders.create`. */
export type OrderTrait = keyof typeof orderTraits;
/** A trait of `mock.labReports.create`. */
export type LabReportTrait = keyof typeof labReportTraits;

/**
 * Returns a seed with the fields of its traits. The seed's own fields win. Throws TypeError when two traits set a field to
 * different values.
 */
export function applyTraits<Seed extends { readonly traits?: readonly string[] }>(
  table: Readonly<Record<string, Partial<Omit<Seed, "traits">>>>,
  { traits = [], ...own }: Seed,
): Omit<Seed, "traits"> {
  const fields: Record<string, unknown> = {};
  const setBy = new Map<string, string>();
  for (const trait of traits) {
    for (const [name, value] of Object.entries(table[trait] ?? {})) {
      const other = setBy.get(name);
      if (other !== undefined && !equals(fields[name], value))
        throw new TypeError(
          `The traits ${other} and ${trait} set different values of ${name}. Use one of them.`,
        );
      fields[name] = value;
      setBy.set(name, trait);
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table has the fields of the seed.
  return { ...fields, ...omitUndefined(own) } as Omit<Seed, "traits">;
}
