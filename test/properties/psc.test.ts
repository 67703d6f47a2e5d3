import * as fc from "../support/fast-check.ts";
import { expect, it } from "vitest";
import type { ServiceCenter } from "../../mock/catalog/service-centers/service-center.ts";
import { computeMilesBetween } from "../../mock/catalog/geo/distance.ts";
import { loadGeography } from "../../mock/catalog/geography.ts";
import type { LabAccount, PscInfo } from "../../src/generated/types.ts";
import { createMockCaller } from "../mock/http/handlers/caller.ts";

const { zips, centers } = await loadGeography();
const everyCenter = centers.all;

const caller = createMockCaller({ preset: "demo" });
const accounts: LabAccount[] = (await caller.get("/v3/lab_test/lab_account")).body.data;
const slugs = ["harrowgate_labs", "pinemoor_diagnostics", "larkfield_clinical", "tarn_valley_pathology"];

const capabilities = [
  "stat" as const,
  "appointment_scheduling_via_junction" as const,
  "appointment_scheduling_with_lab" as const,
];

interface CenterQuery {
  readonly zip: string;
  readonly lab: number;
  readonly radius: number | undefined;
  readonly capabilities: readonly string[];
  readonly account: LabAccount | undefined;
}

/** A city, so that there is something to filter, or any zip of the table. */
const zip = fc.oneof(
  fc.constantFrom("10001", "60601", "94103", "85004", "77002", "19104", "02118", "20001"),
  fc.nat({ max: zips.size - 1 }).map((index) => zips.at(index).zip),
);

const queries: fc.Arbitrary<CenterQuery> = fc.record({
  zip,
  lab: fc.constantFrom(1, 2, 3, 4),
  radius: fc.constantFrom(undefined, 10, 20, 25, 50, 100),
  capabilities: fc.subarray(capabilities),
  account: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, fc.constantFrom(...accounts)),
});

const isUsable = (account: LabAccount, center: ServiceCenter): boolean =>
  account.status === "active" &&
  account.lab === slugs[center.lab_id - 1] &&
  Object.entries(account.allowed_billing).some(
    ([type, states]) =>
      (center.supported_bill_types as readonly string[]).includes(type) && states.includes(center.state),
  );

/** Computes the expected centers with a scan of every center. */
function scan({ zip: from, lab, radius = 25, capabilities: capabilityQuery, account }: CenterQuery) {
  const place = zips.find(from)!;
  return everyCenter
    .map((center) => ({ center, miles: computeMilesBetween(place, center) }))
    .filter(
      ({ center, miles }) =>
        center.lab_id === lab &&
        miles <= radius &&
        capabilityQuery.every((one) => (center.capabilities as readonly string[]).includes(one)) &&
        (account === undefined || isUsable(account, center)),
    )
    .toSorted((a, b) => a.miles - b.miles || (a.center.site_code < b.center.site_code ? -1 : 1));
}

function serializeQuery({ zip: from, radius, account }: CenterQuery): string {
  const miles = radius === undefined ? "" : `&radius=${radius}`;
  return `zip_code=${from}${miles}${account === undefined ? "" : `&lab_account_id=${account.id}`}`;
}

it("[PSC-2, PSC-3, PSC-4] a search for service centers returns the same as a plain scan with any filters", async () => {
  let filled = 0;
  await fc.assert(
    fc.asyncProperty(queries, async (centerQuery) => {
      const capabilityQuery = centerQuery.capabilities.map((one) => `&capabilities=${one}`).join("");
      const query = `${serializeQuery(centerQuery)}&lab_id=${centerQuery.lab}${capabilityQuery}`;
      const { status, body } = await caller.get(`/v3/order/psc/info?${query}`);
      expect(status).toBe(200);
      const found = (body as PscInfo).patient_service_centers;
      const expected = scan(centerQuery).slice(0, 30);
      expect(found.map(({ site_code, distance }) => ({ site_code, distance }))).toEqual(
        expected.map(({ center, miles }) => ({ site_code: center.site_code, distance: miles.toFixed(1) })),
      );
      if (found.length > 0) filled += 1;
    }),
    { numRuns: fc.repeat(120) },
  );
  expect(filled).toBeGreaterThan(20);
});
