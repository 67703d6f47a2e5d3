import type * as wire from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { getLab, type Lab } from "../../catalog/labs/labs.ts";
import type { Marker } from "../../catalog/labs/markers.ts";

export const CURRENCY = "USD";

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

function omitExpectedResults(marker: Marker): Omit<Marker, "expected_results"> {
  const { expected_results: results, ...rest } = marker;
  void results;
  return rest;
}

/** Lab tests never change, so each one is serialized once. */
const serializedTests = new WeakMap<LabTest, ReturnType<typeof buildLabTest>>();

function buildLabTest(test: LabTest) {
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
    lab: serializeLab(getLab(test.lab_id)),
    markers: test.markers.map(omitExpectedResults),
    is_delegated: test.is_delegated,
    auto_generated: test.auto_generated,
    has_collection_instructions: test.has_collection_instructions,
    common_tat_days: test.common_tat_days,
    worst_case_tat_days: test.worst_case_tat_days,
  };
}

export function serializeLabTest(test: LabTest): ReturnType<typeof buildLabTest> {
  const serialized = serializedTests.get(test) ?? buildLabTest(test);
  serializedTests.set(test, serialized);
  return serialized;
}

/** Serializes a price in dollars, such as 12.5 or "12.50". */
const serializePrice = (dollars: number | string): wire.BasePrice => ({
  base_amount_minor: Math.round(Number(dollars) * 100),
  modifiers: null,
});

export const serializeMarkerPrices = (markers: readonly Marker[]): Record<string, wire.BasePrice> =>
  Object.fromEntries(markers.map(({ id, price }) => [id, serializePrice(price)]));

function serializeTestPrice({ price, markers }: LabTest): wire.LabTestPrice {
  return { pricing: serializePrice(price), marker_breakdown: serializeMarkerPrices(markers) };
}

export function serializeLabTestPage(
  tests: readonly LabTest[],
  nextCursor: string | null,
  includePricing = false,
) {
  const data = () => Object.fromEntries(tests.map((test) => [test.id, serializeTestPrice(test)]));
  return {
    data: tests.map(serializeLabTest),
    next_cursor: nextCursor,
    pricing: includePricing ? { currency: CURRENCY, data: data() } : null,
  };
}
