import { accountRows, type AccountRow } from "./account-rows.ts";
import { type AllowedBilling, getAllowedBilling } from "./billing.ts";
import type { Lab } from "./lab.ts";
import { getLabsBySlug } from "./labs.ts";
import { getLabTests } from "./lab-tests.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { indexBy } from "./index-by.ts";
import { getMarkersByLab, getMarkersByName } from "./markers.ts";

/** A template of a lab account. A world assigns its id and team. */
export interface LabAccountTemplate extends Omit<
  AccountRow,
  "lab" | "billingLimits" | "without_markers" | "without_lab_tests"
> {
  readonly lab_id: number;
  readonly allowed_billing: AllowedBilling;
  readonly marker_ids: ReadonlySet<number>;
  readonly lab_test_ids: ReadonlySet<string>;
}

function findMarkerIds(lab: Lab, names: readonly string[]): Set<number> {
  return new Set(
    names.map((name) => {
      const marker = getMarkersByName().get(lab.id)?.get(name);
      if (marker === undefined)
        throw new Error(`An account excludes ${name}, which ${lab.slug} does not offer.`);
      return marker.id;
    }),
  );
}

function buildTemplate({ lab: slug, billingLimits, without_markers, without_lab_tests, ...row }: AccountRow) {
  const lab = getLabsBySlug().get(slug);
  if (lab === undefined) throw new Error(`Account ${row.key} is of ${slug}, which is not a lab.`);
  const excluded = findMarkerIds(lab, without_markers);
  const tests = getLabTests().filter(
    (test) =>
      test.lab_id === lab.id &&
      !without_lab_tests.includes(test.slug) &&
      !test.markers.some(({ id }) => excluded.has(id)),
  );
  const markers = getMarkersByLab().get(lab.id) ?? [];
  return {
    ...row,
    lab_id: lab.id,
    allowed_billing: getAllowedBilling(lab, billingLimits),
    marker_ids: new Set(markers.filter(({ id }) => !excluded.has(id)).map(({ id }) => id)),
    lab_test_ids: new Set(tests.map(({ id }) => id)),
  };
}

export const getAccountTemplates = buildOnce<readonly LabAccountTemplate[]>(() =>
  accountRows.map(buildTemplate),
);

export const getAccountTemplatesByKey = buildOnce(() => indexBy(getAccountTemplates(), ({ key }) => key));
