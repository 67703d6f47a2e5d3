import type * as wire from "../../../src/generated/types.ts";
import { labsById, type Lab } from "../../catalog/labs/labs.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import type { Marker } from "../../catalog/labs/markers.ts";
import { deriveUuid } from "../../kernel/ids.ts";
import type { World } from "../world.ts";
import type { LabAccountRecord } from "../lab-accounts/table.ts";

/** A page that a query asks for by number. */
export interface PageAsked {
  readonly page?: number;
  readonly size?: number;
}

const USUAL_SIZE = 50;

/** A laboratory as answers show it. */
export function serializeLab(lab: Lab): wire.Lab {
  return {
    id: lab.id,
    slug: lab.slug,
    name: lab.name,
    first_line_address: lab.first_line_address,
    city: lab.city,
    zipcode: lab.zipcode,
    collection_methods: [...lab.collection_methods],
    sample_types: [...lab.sample_types],
    logo_url: lab.logo_url,
  };
}

/** What pricing an answer carries: none, or that of an account or of the list. */
export interface PricingAsked {
  readonly include_pricing?: boolean;
  readonly lab_account_id?: string | null;
}

/** One page of markers out of all that were found. */
export function markerPage(
  found: readonly Marker[],
  { page = 1, size = USUAL_SIZE }: PageAsked,
  { include_pricing = false, lab_account_id }: PricingAsked = {},
) {
  const markers = found.slice((page - 1) * size, page * size);
  const prices = markers.map(({ id, price }) => ({ marker_id: id, price }));
  return {
    markers,
    total: found.length,
    page,
    size,
    pages: Math.ceil(found.length / size),
    pricing: include_pricing ? { lab_account_id: lab_account_id?.toLowerCase() ?? null, prices } : null,
  };
}

/** A marker as a lab test shows it: without the results that it brings. */
function withoutResults(marker: Marker): Omit<Marker, "expected_results"> {
  const { expected_results: results, ...rest } = marker;
  void results;
  return rest;
}

/** Lab tests never change, so what a list shows of one is made once. */
const shownTests = new WeakMap<LabTest, ReturnType<typeof showTest>>();

function showTest(test: LabTest) {
  const lab = labsById().get(test.lab_id);
  return {
    id: test.id,
    slug: test.slug,
    name: test.name,
    description: test.description,
    sample_type: test.sample_type,
    method: test.method,
    price: test.price,
    is_active: test.status === "active",
    status: test.status,
    fasting: test.fasting,
    lab: lab === undefined ? null : serializeLab(lab),
    markers: test.markers.map(withoutResults),
    is_delegated: test.is_delegated,
    auto_generated: test.auto_generated,
    has_collection_instructions: test.has_collection_instructions,
    common_tat_days: test.common_tat_days,
    worst_case_tat_days: test.worst_case_tat_days,
  };
}

/** A lab test as answers show it. */
export function serializeLabTest(test: LabTest): ReturnType<typeof showTest> {
  const shown = shownTests.get(test) ?? showTest(test);
  shownTests.set(test, shown);
  return shown;
}

/** One page of lab tests. */
export function labTestPage(
  tests: readonly LabTest[],
  next: string | null,
  { include_pricing = false, lab_account_id }: PricingAsked,
) {
  const prices = tests.map(({ id, price }) => ({ lab_test_id: id, price }));
  return {
    data: tests.map(serializeLabTest),
    next_cursor: next,
    pricing: include_pricing ? { lab_account_id: lab_account_id?.toLowerCase() ?? null, prices } : null,
  };
}

/** An account as answers show it. The organization is the team's own. */
export function serializeLabAccount(world: World, account: LabAccountRecord): wire.LabAccount {
  const billing = Object.entries(account.allowed_billing).map(([type, states]) => [type, [...states]]);
  return {
    id: account.lab_account_id,
    lab: labsById().get(account.lab_id)?.slug ?? "manual",
    org_id: deriveUuid(world.team.id, "organization", 1),
    status: account.status,
    delegated_flow: account.delegated_flow,
    provider_account_id: account.provider_account_id,
    account_name: account.account_name,
    default_clinical_notes: account.default_clinical_notes,
    business_units: account.business_units === null ? null : [...account.business_units],
    allowed_billing: Object.fromEntries(billing),
    team_id_allowlist: [world.team.id],
  };
}
