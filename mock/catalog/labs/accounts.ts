import { accountRows, type AccountRow } from "./account-rows.ts";
import { type AllowedBilling, getAllowedBilling } from "./billing.ts";
import type { Lab } from "./lab.ts";
import { getLabsBySlug } from "./labs.ts";
import { getLabTests } from "./lab-tests.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { indexBy } from "./index-by.ts";
import { getMarkersByLab, getMarkersByName } from "./markers.ts";

/** An account at a laboratory, as a template: a world gives it an id and a team. */
export interface LabAccountTemplate extends Omit<
  AccountRow,
  "lab" | "narrower" | "without_markers" | "without_lab_tests"
> {
  readonly lab_id: number;
  readonly allowed_billing: AllowedBilling;
  /** Ids of the markers that it can order. */
  readonly marker_ids: ReadonlySet<number>;
  /** Ids of the lab tests that it can order. */
  readonly lab_test_ids: ReadonlySet<string>;
}

/** Ids of markers by name at a laboratory; a name that it does not offer is an error of the catalog. */
function findMarkerIds(lab: Lab, names: readonly string[]): Set<number> {
  return new Set(
    names.map((name) => {
      const marker = getMarkersByName().get(lab.id)?.get(name);
      if (marker === undefined) throw new Error(`An account bars ${name}, which ${lab.slug} does not offer.`);
      return marker.id;
    }),
  );
}

function buildTemplate({ lab: slug, narrower, without_markers, without_lab_tests, ...row }: AccountRow) {
  const lab = getLabsBySlug().get(slug);
  if (lab === undefined) throw new Error(`Account ${row.key} is of ${slug}, which is no laboratory.`);
  const barred = findMarkerIds(lab, without_markers);
  const tests = getLabTests().filter(
    (test) =>
      test.lab_id === lab.id &&
      !without_lab_tests.includes(test.slug) &&
      !test.markers.some(({ id }) => barred.has(id)),
  );
  const markers = getMarkersByLab().get(lab.id) ?? [];
  return {
    ...row,
    lab_id: lab.id,
    allowed_billing: getAllowedBilling(lab, narrower),
    marker_ids: new Set(markers.filter(({ id }) => !barred.has(id)).map(({ id }) => id)),
    lab_test_ids: new Set(tests.map(({ id }) => id)),
  };
}

/** Templates of all accounts, the oldest first. */
export const getAccountTemplates = buildOnce<readonly LabAccountTemplate[]>(() =>
  accountRows.map(buildTemplate),
);

/** Templates by key, as stored accounts name them. */
export const getAccountTemplatesByKey = buildOnce(() => indexBy(getAccountTemplates(), ({ key }) => key));
