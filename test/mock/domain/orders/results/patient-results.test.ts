import { describe, expect, it } from "vitest";
import {
  createMock,
  type ConditionName,
  type Mock,
  type OrderFactorySeed,
} from "../../../../../mock/index.ts";
import { getAnalytesByName } from "../../../../../mock/catalog/labs/analytes.ts";
import { getMarkersByLab } from "../../../../../mock/catalog/labs/markers.ts";
import {
  getDeviate,
  getDistribution,
  getValue,
} from "../../../../../mock/domain/orders/results/distribution.ts";
import { getMeasurementScale } from "../../../../../mock/domain/orders/results/measurement-scale.ts";
import { resolveMarkers } from "./resolve-order-results.ts";
import { getLabTest } from "../../../http/handlers/orders-caller.ts";

const LONGEVITY_TEST = getLabTest("longevity_at_home");
const LONGEVITY = LONGEVITY_TEST.id;
const PROSTATE_CHECK = "06fd9ab4-2806-4567-8733-de7a26dab8ac";
const AT = Date.parse("2026-01-15T09:00:00Z");

const getSlug = (name: string): string => getAnalytesByName().get(name)?.slug ?? "";

/** Creates a completed order and returns its printed results by slug. */
function complete(mock: Mock, seed: OrderFactorySeed = {}) {
  const order = mock.orders.create({ lab_test_ids: [LONGEVITY], status: "completed", ...seed });
  return read(mock, order.id);
}

function read(mock: Mock, id: string) {
  const { results, missing_results: missing } = mock.orders.results(id);
  if (!Array.isArray(results)) throw new Error("The results are no list.");
  return {
    id,
    slugs: results.map(({ slug }) => slug ?? ""),
    value: (slug: string): number => Number(results.find((one) => one.slug === slug)?.result),
    interpretation: (slug: string) => results.find((one) => one.slug === slug)?.interpretation,
    notes: Object.fromEntries((missing ?? []).map(({ slug, note }) => [slug, note])),
    interpretations: results.map(({ interpretation }) => interpretation),
  };
}

/** Lists where printed values differ from what they say of each other. */
function listContradictions({ value }: { readonly value: (slug: string) => number }): string[] {
  const hdl = value("hdl_cholesterol");
  const ldl = value("ldl_cholesterol_calculated");
  const vldl = value("vldl_cholesterol_calculated");
  const cells = ["neutrophils", "lymphocytes", "monocytes", "eosinophils", "basophils"].map(value);
  // Rows are a result, what it should be, and its decimals.
  const rows: [slug: string, computed: number, digits: number][] = [
    ["cholesterol_total", hdl + ldl + vldl, 3],
    ["vldl_cholesterol_calculated", value("triglycerides") / 5, 0],
    ["non_hdl_cholesterol", value("cholesterol_total") - hdl, 3],
    ["ldl_hdl_ratio", ldl / hdl, 1],
    ["insulin_resistance_homa_ir", (value("insulin") * value("glucose")) / 405, 1],
    ["bun_creatinine_ratio", value("urea_nitrogen_bun") / value("creatinine"), 0],
    ["globulin", value("protein_total") - value("albumin"), 1],
    ["mcv", (10 * value("hematocrit")) / value("red_blood_cell_count"), 1],
    ["neutrophils", 100 - cells.slice(1).reduce((sum, one) => sum + one, 0), 3],
    ["neutrophils_absolute", (value("white_blood_cell_count") * value("neutrophils")) / 100, 2],
  ];
  return rows.flatMap(([slug, computed, digits]) =>
    Math.abs(value(slug) - computed) <= 0.5 * 10 ** -digits + 1e-9 ? [] : `${slug} is not ${computed}`,
  );
}

/** A patient of several reports. The same id has the same profile in all of them. */
interface DrawnPatient {
  readonly id: string;
  readonly gender: string;
  readonly dob: string;
  readonly conditions?: readonly ConditionName[];
}

/** Draws reports of patients of both sexes and several ages. */
function draw(
  count: number,
  {
    markers = [...LONGEVITY_TEST.markers.map(({ name }) => name), "Hemoglobin A1c"],
    interpretation = "derived",
  },
  changes: Partial<DrawnPatient> = {},
) {
  return Array.from({ length: count }, (_, index) => {
    const gender = index % 2 === 0 ? "female" : "male";
    const drawn = { id: `patient-${index}`, gender, dob: `${1945 + (index % 12) * 5}-05-05`, ...changes };
    const { id: user_id, ...patient } = drawn;
    const order_id = `${user_id}-${index}`;
    const order = { seed: "patients", order_id, user_id, markers, at: AT, patient };
    const { results } = resolveMarkers(order, ["final", { interpretation }]);
    return { value: (slug: string): number => Number(results.find((one) => one.slug === slug)?.result) };
  });
}

const getMedian = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length / 2] ?? 0;

/** Returns the median of an analyte in 40 reports of a patient. */
const drawMedian = (patient: Partial<DrawnPatient>, name: string) =>
  getMedian(draw(40, { markers: [name] }, patient).map(({ value }) => value(getSlug(name))));

describe("the results of an order", () => {
  it.each(["normal", "abnormal", "critical"] as const)(
    "[RES-1, RES-2] agree when they are %s",
    (interpretation) => {
      const reports = draw(100, { interpretation });
      expect(reports.flatMap(listContradictions)).toEqual([]);
      const implausible = Array.from(getAnalytesByName().values()).flatMap(({ slug, plausible }) => {
        const values = reports.map(({ value }) => value(slug));
        return values.filter((one) => one < (plausible?.low ?? 0) || one > (plausible?.high ?? 0));
      });
      expect(implausible).toEqual([]);
      const mock = createMock({ seed: "agree" });
      const report = complete(mock, { interpretation });
      expect(mock.orders.get(report.id).interpretation).toBe(interpretation);
      expect(report.interpretations).toContain(interpretation);
      expect(interpretation !== "normal" || report.interpretations.every((one) => one === "normal")).toBe(
        true,
      );
    },
  );

  const panels = ["Extended Lipid Panel", "CBC with Differential", "Iron Panel with Ferritin"];
  let abnormal: ReturnType<typeof draw> | undefined;

  // Rows are a result, its bound, another result, and the bounds that it keeps beside it.
  it.each([
    ["apolipoprotein_a_1", "below", 110, "hdl_cholesterol", 20, 52],
    ["hdl_cholesterol", "below", 36, "apolipoprotein_a_1", 70, 150],
    ["apolipoprotein_b", "above", 90, "ldl_cholesterol_calculated", 65, 110],
    ["ldl_cholesterol_calculated", "above", 100, "apolipoprotein_b", 65, 110],
    ["hematocrit", "above", 52, "mchc", 31.5, 36.5],
    ["hematocrit", "below", 34, "mchc", 31.5, 36.5],
    ["hemoglobin", "below", 11, "hematocrit", 20, 36],
    ["red_blood_cell_count", "above", 5.85, "mchc", 31.5, 36.5],
    ["triglycerides", "above", 180, "hdl_cholesterol", 20, 70],
    ["ferritin", "below", 12, "iron_saturation", 5, 30],
  ] as const)(
    "[RES-2] move with the abnormal one: %s %s %d and %s",
    (slug, side, bound, other, low, high) => {
      abnormal ??= panels.flatMap((marker) => draw(300, { markers: [marker], interpretation: "abnormal" }));
      const found = abnormal.filter(({ value }) =>
        side === "below" ? value(slug) < bound : value(slug) > bound,
      );
      expect(found.length).toBeGreaterThan(2);
      const beside = found.map(({ value }) => value(other)).toSorted((one, two) => one - two);
      expect(beside[0]).toBeGreaterThanOrEqual(low);
      expect(beside.at(-1)).toBeLessThanOrEqual(high);
    },
  );

  // The percentiles of young women in the table, without the people outside of the range. 60 % have glucose up to 99, and their median
  // is the 30th percentile of all. 36 % have HDL cholesterol below 50, 79 % vitamin D below 30, and 22 % an A1c of 5.7 or more.
  it.each([
    ["Glucose", 91, 93],
    ["HDL Cholesterol", 59, 64],
    ["Vitamin D, 25-Hydroxy, Total", 34, 36],
    ["Hemoglobin A1c", 5.1, 5.1],
    ["Triglycerides", 72, 82],
  ])("[RES-2] vary as in healthy people when they are normal: the median of %s", (name, low, high) => {
    const reports = draw(
      400,
      { markers: [name], interpretation: "normal" },
      { gender: "female", dob: "1999-01-01" },
    );
    const median = getMedian(reports.map(({ value }) => value(getSlug(name))));
    expect(median).toBeGreaterThanOrEqual(low);
    expect(median).toBeLessThanOrEqual(high);
  });

  it("[RES-1] agree in every report of a history", () => {
    const mock = createMock({ seed: "history" });
    const { id } = complete(mock, { interpretation: "critical" });
    for (const interpretation of ["abnormal", "normal", "normal", "critical"] as const) {
      mock.orders.correct(id, { interpretation });
      expect(listContradictions(read(mock, id))).toEqual([]);
      expect(mock.orders.get(id).interpretation).toBe(interpretation);
    }
  });

  it("[RES-2] can all be normal at once, for every sex and age", () => {
    const markers = (getMarkersByLab().get(1) ?? []).map(({ name }) => name);
    for (const gender of ["male", "female", "other"])
      for (const year of [2020, 2004, 1974, 1930]) {
        const order = { markers, at: AT, order_id: "all", patient: { gender, dob: `${year}-01-01` } };
        const { results } = resolveMarkers(order, ["final", { interpretation: "normal" }]);
        expect(results.filter((one) => one.interpretation !== "normal").map(({ name }) => name)).toEqual([]);
      }
  });
});

it.each([
  // 5.7 % of HDL cholesterol and 34.1 % of C-reactive protein in the table, give or take the sampling error of 60 draws.
  ["hdl_cholesterol", 4, 8, 18],
  ["c_reactive_protein_high_sensitivity", 22, 55, 80],
])(
  "[RES-3] one patient over time varies by the published variation within a person, and people vary more: %s",
  (slug, low, high, between) => {
    /** Returns the coefficient of variation of 60 reports, in percent. */
    const computeVariation = (ids: Partial<DrawnPatient>): number => {
      const reports = draw(60, {}, { gender: "female", dob: "1980-05-05", ...ids });
      const values = reports.map(({ value }) => value(slug));
      const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
      const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
      return (100 * Math.sqrt(variance)) / mean;
    };
    expect(computeVariation({ id: "bo" })).toBeGreaterThan(low);
    expect(computeVariation({ id: "bo" })).toBeLessThan(high);
    expect(computeVariation({})).toBeGreaterThan(between);
  },
);

describe("[RES-4] a condition", () => {
  const man = { gender: "male", dob: "1975-03-03" };
  const woman = { gender: "female", dob: "1975-03-03" };
  const girl = { gender: "female", dob: "1998-03-03" };
  // The median of an analyte lies between two values, or between two shares of the median without the condition.
  it.each<readonly [ConditionName, Partial<DrawnPatient>, string, "value" | "share", number, number]>([
    ["prediabetes", man, "Hemoglobin A1c", "value", 5.8, 6.3],
    ["prediabetes", man, "Glucose", "share", 1.01, 1.5],
    ["type_2_diabetes", man, "Hemoglobin A1c", "value", 6.8, 10],
    ["type_2_diabetes", man, "Glucose", "value", 127, 400],
    ["type_2_diabetes", man, "Insulin", "share", 1.1, 6],
    ["type_2_diabetes", man, "HDL Cholesterol", "share", 0.5, 0.99],
    ["polycystic_ovary_syndrome", girl, "Sex Hormone Binding Globulin", "share", 0.1, 0.8],
    ["polycystic_ovary_syndrome", girl, "LH", "share", 1.01, 5],
    ["polycystic_ovary_syndrome", girl, "Testosterone, Total", "value", 50.1, 95],
    ["iron_deficiency", man, "MCV", "value", 60, 78],
    ["iron_deficiency", man, "Soluble Transferrin Receptor", "share", 1.5, 10],
    ["iron_deficiency", man, "Iron Saturation", "value", 1, 16],
    ["vitamin_b12_deficiency", man, "MCV", "value", 100, 130],
    ["vitamin_b12_deficiency", man, "RDW", "share", 1.01, 2],
    ["hemochromatosis", man, "Iron Saturation", "value", 45.1, 95],
    // A thyroid that works too much does not lower its antibodies.
    ["hyperthyroidism", woman, "Thyroid Peroxidase Antibodies", "share", 1.01, 1e4],
    ["hypothyroidism", woman, "Thyroid Peroxidase Antibodies", "share", 1.01, 1e4],
    ["type_1_diabetes", woman, "Glutamic Acid Decarboxylase Antibodies", "value", 20.1, 1e5],
    ["type_1_diabetes", woman, "C-Peptide", "value", 0, 0.79],
  ])("moves what it is diagnosed by, and what goes with it: %s in %o, %s", (...row) => {
    const [condition, patient, name, kind, low, high] = row;
    const median = drawMedian({ ...patient, conditions: [condition] }, name);
    const found = kind === "value" ? median : median / drawMedian(patient, name);
    expect(found).toBeGreaterThanOrEqual(low);
    expect(found).toBeLessThanOrEqual(high);
  });

  it("has values of all the range that it names: 5.8 to 6.3 % of hemoglobin A1c", () => {
    const patient = { ...man, conditions: ["prediabetes"] } as const;
    const values = draw(60, { markers: ["Hemoglobin A1c"] }, patient)
      .map(({ value }) => value("hemoglobin_a1c"))
      .toSorted((one, other) => one - other);
    expect([values[0], values[15], values[30], values[45], values.at(-1)]).toEqual([5.8, 5.9, 6, 6.2, 6.3]);
    // The values of one patient differ from one occasion to the next.
    const one = draw(60, { markers: ["Hemoglobin A1c"] }, { ...patient, id: "bo" });
    expect(new Set(one.map(({ value }) => value("hemoglobin_a1c"))).size).toBeGreaterThan(1);
  });

  it.each([
    [["hyperthyroidism", "hypothyroidism"], [], "hypothyroidism", "hyperthyroidism"],
    [["iron_deficiency", "hemochromatosis"], [], "iron_deficiency", "hemochromatosis"],
    [["prediabetes", "type_2_diabetes"], [], "prediabetes", "type_2_diabetes"],
    [["type_1_diabetes", "type_2_diabetes"], [], "type_2_diabetes", "type_1_diabetes"],
    [["prediabetes"], ["type1Diabetes"], "prediabetes", "type_1_diabetes"],
  ] as const)("excludes others that determine the same factor: %j %j", (conditions, traits, one, other) => {
    const mock = createMock();
    const message = `The conditions "${one}" and "${other}" exclude each other. Give at most one of them.`;
    expect(() => mock.users.create({ conditions, traits })).toThrow(message);
    if (traits.length === 0) expect(() => mock.orders.create({ patient: { conditions } })).toThrow(message);
    expect([mock.orders.list(), mock.users.list()]).toEqual([[], []]);
    const others = ["hypothyroidism", "iron_deficiency", "prediabetes"] as const;
    expect(() => mock.orders.create({ patient: { conditions: others } })).not.toThrow();
  });

  it.each([
    ["hypogonadism", "male", 6, 18, "Testosterone, Total"],
    ["hypogonadism", "male", 17, 18, "Testosterone, Total"],
    ["polycystic_ovary_syndrome", "female", 12, 13, "Testosterone, Total"],
    ["chronic_kidney_disease", "male", 12, 18, "Creatinine"],
  ] as const)("has a minimum age: %s in a %s of %i", (condition, gender, age, minimum, name) => {
    const dob = `${2026 - age}-01-01`;
    const list = (...conditions: readonly ConditionName[]) =>
      draw(5, { markers: [name] }, { gender, dob, conditions }).map(({ value }) => value(getSlug(name)));
    expect(list(condition)).toEqual(list());
    const mock = createMock({ now: AT });
    const create = (birth: string) =>
      mock.orders.create({
        method: "walk_in_test",
        patient: { conditions: [condition], gender, dob: birth },
      });
    expect(() => create(dob)).toThrow(
      `The condition "${condition}" needs a patient of at least ${minimum} years. This patient is ${age}.`,
    );
    expect(() => create(`${2026 - minimum}-01-01`)).not.toThrow();
  });

  it("is checked: unknown ones, and those of the other sex", () => {
    const mock = createMock();
    const create = (conditions: readonly string[], gender = "female") =>
      mock.orders.create({ patient: { conditions: conditions as never, gender } });
    expect(() => create(["prediabetis"])).toThrow(/Did you mean "prediabetes"\?/);
    expect(() => create(["pregnancy"])).toThrow(/conditions/);
    expect(() => create(["hypogonadism"])).toThrow(
      'The condition "hypogonadism" is one of male patients. This patient is female.',
    );
    expect(mock.orders.list()).toEqual([]);
  });
});

describe("[RES-5] a result that a test sets", () => {
  const report = (...results: { readonly slug: string; readonly value: number | string }[]) => {
    const mock = createMock({ seed: "set" });
    const isIron = results.some(({ slug }) => slug === "iron_total");
    const { id } = complete(mock, isIron ? { lab_test_ids: [getLabTest("iron_and_anemia").id] } : {});
    mock.orders.set(id, { results });
    return { ...read(mock, id), contradictions: mock.orders.explain(id).contradictions };
  };

  it("stays, and what derives from it follows", () => {
    const { value, interpretation } = report(
      { slug: "glucose", value: 126 },
      { slug: "insulin", value: 18 },
      { slug: "hemoglobin", value: 9.1 },
    );
    expect([value("glucose"), value("insulin"), value("hemoglobin")]).toEqual([126, 18, 9.1]);
    // 126 x 18 / 405
    expect([value("insulin_resistance_homa_ir"), interpretation("insulin_resistance_homa_ir")]).toEqual([
      5.6,
      "abnormal",
    ]);
    expect(value("mch")).toBeCloseTo((10 * 9.1) / value("red_blood_cell_count"), 1);
  });

  it("has halves of what derives from it rounded up: 130 / 40 = 3.25", () => {
    const ldl = { slug: "ldl_cholesterol_calculated", value: 130 };
    expect(report(ldl, { slug: "hdl_cholesterol", value: 40 }).value("ldl_hdl_ratio")).toBe(3.3);
  });

  it.each([
    // The red cells keep their volume and their density when there are fewer of them.
    { slug: "hemoglobin", value: 7.2, kept: ["mcv", "mch", "mchc"] },
    { slug: "hematocrit", value: 22, kept: ["mcv", "mch", "mchc"] },
    { slug: "red_blood_cell_count", value: 2.5, kept: ["mcv", "mch", "mchc"] },
    // Smaller cells are more of them, with the same hemoglobin.
    { slug: "mcv", value: 70, kept: ["hemoglobin", "hematocrit", "mchc"] },
    { slug: "mch", value: 22, kept: ["hemoglobin", "hematocrit", "mchc"] },
  ])("changes the red cells together: $slug", ({ slug, value, kept }) => {
    const before = report();
    const after = report({ slug, value });
    expect(after.value(slug)).toBe(value);
    for (const one of kept)
      expect(Math.abs(after.value(one) / before.value(one) - 1), one).toBeLessThan(0.02);
    const moved = before.slugs.filter((one) => after.value(one) !== before.value(one));
    const red = ["red_blood_cell_count", "hemoglobin", "hematocrit", "mcv", "mch", "mchc"];
    expect(moved.filter((one) => !red.includes(one))).toEqual([]);
  });

  it.each([
    { ldl_cholesterol_calculated: 100, non_hdl_cholesterol: 128 },
    { cholesterol_total: 210, hdl_cholesterol: 50, ldl_cholesterol_calculated: 130 },
    { ldl_cholesterol_calculated: 120, ldl_hdl_ratio: 3 },
    { ldl_hdl_ratio: 3, ldl_cholesterol_calculated: 120, cholesterol_hdl_ratio: 4.5 },
    { vldl_cholesterol_calculated: 30, ldl_cholesterol_calculated: 140, non_hdl_cholesterol: 170 },
    { non_hdl_cholesterol: 120, cholesterol_hdl_ratio: 4 },
    { globulin: 2.5, albumin_globulin_ratio: 1.6 },
    { mcv: 75, mch: 24 },
    { neutrophils: 70, neutrophils_absolute: 4.2 },
    { lymphocytes: 80, monocytes: 19 },
    { neutrophils_absolute: 4.06, lymphocytes_absolute: 2.1, monocytes_absolute: 0.49, glucose: 90 },
  ])("agrees with other set results where possible: %o", (values) => {
    const result = report(...Object.entries(values).map(([slug, value]) => ({ slug, value })));
    expect(Object.fromEntries(Object.keys(values).map((slug) => [slug, result.value(slug)]))).toEqual(values);
    expect(listContradictions(result)).toEqual([]);
    expect(result.notes).toEqual({});
    expect(result.contradictions).toEqual([]);
  });

  // The other shares are scaled to what remains, and rounded down: 11 x 30 / 67 = 4.9. Neutrophils are the rest.
  it.each([
    [{ lymphocytes: 70 }, [25, 70, 4, 1, 0]],
    [{ neutrophils: 40 }, [40, 42, 13, 4, 1]],
    [{ lymphocytes: 60, monocytes: 40 }, [0, 60, 40, 0, 0]],
    [{ lymphocytes: 80, monocytes: 30 }, [NaN, 80, 30, 0, 0]],
  ])("leaves other shares what remains of 100 %%: %o", (values, shares) => {
    const cells = ["neutrophils", "lymphocytes", "monocytes", "eosinophils", "basophils"];
    expect(cells.map(report().value)).toEqual([51, 33, 11, 4, 1]);
    const result = report(...Object.entries(values).map(([slug, value]) => ({ slug, value })));
    expect(cells.map(result.value)).toEqual(shares);
  });

  const set = { slug: "glucose", value: 126 };
  const absent = { missing: "insufficient_volume", note: "The volume of the sample was too small." };
  // Rows are what a test sets in turn, and the result after that. The generated result is a normal 92.
  it.each<[seeds: NonNullable<Parameters<Mock["orders"]["set"]>[1]["results"]>, expected: object]>([
    [[set], { result: "126", type: "numeric", interpretation: "abnormal", notes: null }],
    [[{ loinc: "2345-7", result: "126" }], { result: "126", type: "numeric" }],
    [[{ marker: "glucose", value: "<70" }], { result: "<70", type: "range", interpretation: "abnormal" }],
    [
      [{ slug: "glucose", value: "<5", result_type: "numeric" }],
      { result: "<5", type: "numeric", value: -1, interpretation: "unknown", reference_range: null },
    ],
    [[{ ...set, value: "126.50" }], { result: "126.50", type: "numeric", value: 126.5 }],
    [[{ ...set, value: ".5" }], { result: ".5", type: "numeric", value: 0.5, interpretation: "critical" }],
    [[{ ...set, value: "126 " }], { result: "126 ", type: "comment", value: -1 }],
    [[{ ...set, result_type: "comment" }], { result: "126", type: "comment", value: -1 }],
    [
      [{ ...set, interpretation: "critical", notes: "Hand-counted." }],
      { interpretation: "critical", notes: "Hand-counted." },
    ],
    [[{ slug: "glucose", interpretation: "unknown" }], { result: "92", interpretation: "unknown" }],
    [[set, { slug: "glucose", notes: "Repeated." }], { result: "126", notes: "Repeated." }],
    [
      [
        { ...set, interpretation: "critical", notes: "n" },
        { ...set, value: 90 },
      ],
      { result: "90", interpretation: "normal", notes: null },
    ],
    [[{ slug: "glucose", missing: "insufficient_volume" }], absent],
    [[set, { slug: "glucose", missing: "insufficient_volume" }, { slug: "glucose", notes: "n" }], absent],
    [[{ slug: "glucose", missing: "non_failure" }], { missing: "non_failure", note: null }],
    [
      [
        { slug: "glucose", missing: true },
        { slug: "glucose", missing: false },
      ],
      { result: "92", interpretation: "normal" },
    ],
    [[{ slug: "glucose", missing: true }, set], { result: "126" }],
  ])("can be changed again: %j", (seeds, expected) => {
    const mock = createMock({ seed: "set" });
    const { id } = complete(mock);
    for (const seed of seeds) mock.orders.set(id, { results: [seed] });
    const { results, missing_results } = mock.orders.results(id);
    const one = [...results].find(({ slug }) => slug === "glucose");
    const lost = missing_results?.find(({ slug }) => slug === "glucose");
    expect(one ?? { missing: lost?.inferred_failure_type, note: lost?.note }).toMatchObject(expected);
  });

  it("determines the interpretation of its order, also before the report, and sends the event of a critical one", () => {
    const mock = createMock({ seed: "set" });
    const { id } = complete(mock, { interpretation: "normal" });
    const find = () => mock.orders.get(id).interpretation;
    expect(find()).toBe("normal");
    mock.orders.set(id, { results: [{ slug: "glucose", value: 126 }] });
    expect(find()).toBe("abnormal");
    mock.webhooks.register({ url: "http://receiver.test/", eventTypes: ["labtest.result.critical"] });
    mock.orders.set(id, { results: [{ slug: "glucose", value: 900 }] });
    expect([find(), mock.webhooks.outbox().length]).toEqual(["critical", 1]);
    const later = mock.orders.create({ lab_test_ids: [LONGEVITY] });
    mock.orders.set(later.id, { results: [{ slug: "glucose", value: 900 }] });
    expect(mock.orders.get(later.id).interpretation).toBeNull();
    mock.orders.advanceTo(later.id, "completed");
    expect(mock.orders.get(later.id).interpretation).toBe("critical");
  });

  it.each([
    [{ value: 1 }, 'Name a result by "marker", "slug" or "loinc".'],
    [
      { marker: "extended_lipid_panel", value: 1 },
      '"extended_lipid_panel" has several results. Name one of them: cholesterol_total',
    ],
    [{ slug: "x", value: 1 }, 'The order has no result "x". Its results are '],
  ])("must be one result of the order: %j", (seed, message) => {
    const mock = createMock({ seed: "set" });
    const { id } = complete(mock);
    expect(() => mock.orders.set(id, { results: [seed] })).toThrow(message);
  });

  it("appears in the notes of later reports, and values that were never reported do not", async () => {
    const mock = createMock({ seed: "notes" });
    const { id } = complete(mock, { interpretation: "critical" });
    const list = () => {
      const { results } = mock.orders.results(id);
      return Array.isArray(results) ? results : [];
    };
    mock.orders.set(id, {
      results: [
        { slug: "glucose", value: 126 },
        { slug: "creatinine", value: 0.9 },
      ],
    });
    for (const interpretation of ["normal", "critical", "abnormal"] as const) {
      const before = new Map(list().map((one) => [one.slug, one]));
      await mock.clock.advance("1h");
      mock.orders.correct(id, { interpretation });
      expect(list().length).toBeGreaterThan(2);
      for (const one of list()) {
        const earlier = before.get(one.slug);
        const isSame = earlier?.result === one.result && earlier.interpretation === one.interpretation;
        expect([one.slug, one.notes]).toEqual([
          one.slug,
          isSame
            ? earlier.notes
            : `Corrected result; reported before as ${earlier?.result} (${earlier?.interpretation}).`,
        ]);
        expect(one.timestamp === earlier?.timestamp).toBe(isSame);
      }
      expect(list().filter(({ slug }) => slug === "glucose")).toMatchObject([{ result: "126", notes: null }]);
    }
    expect(list().some(({ notes }) => notes !== null)).toBe(true);
  });

  it("stays beside other set results, even where they contradict each other, and explain says so", () => {
    const { value, contradictions } = report(
      { slug: "cholesterol_total", value: 150 },
      { slug: "hdl_cholesterol", value: 50 },
      { slug: "triglycerides", value: 100 },
      { slug: "ldl_cholesterol_calculated", value: 10 },
    );
    expect(
      ["cholesterol_total", "hdl_cholesterol", "triglycerides", "ldl_cholesterol_calculated"].map(value),
    ).toEqual([150, 50, 100, 10]);
    expect([value("non_hdl_cholesterol"), value("cholesterol_hdl_ratio"), value("ldl_hdl_ratio")]).toEqual([
      100, 3, 0.2,
    ]);
    expect(contradictions).toEqual([
      "LDL Cholesterol, Calculated is 10, but 80 follows from Cholesterol, Total 150, HDL Cholesterol 50, VLDL Cholesterol, Calculated 20.",
    ]);
  });

  it.each([
    [
      { triglycerides: 450, vldl_cholesterol_calculated: 90 },
      "VLDL Cholesterol, Calculated is 90, but no value follows from Triglycerides 450.",
    ],
    [
      {
        cholesterol_total: 110,
        hdl_cholesterol: 50,
        vldl_cholesterol_calculated: 78,
        ldl_cholesterol_calculated: 10,
      },
      "LDL Cholesterol, Calculated is 10, but no value follows from Cholesterol, Total 110, HDL Cholesterol 50, VLDL Cholesterol, Calculated 78.",
    ],
  ])("contradicts results from which no value follows: %j", (values, contradiction) => {
    const result = report(...Object.entries(values).map(([slug, value]) => ({ slug, value })));
    expect(result.contradictions).toEqual([contradiction]);
  });

  const above = "Not calculated: triglycerides are above 400 mg/dL.";
  const impossible = "Not calculated: the results that it is calculated from contradict each other.";

  it.each([
    [
      { triglycerides: 450 },
      { vldl_cholesterol_calculated: above, ldl_cholesterol_calculated: above, ldl_hdl_ratio: above },
    ],
    // 110 - 50 - 390 / 5 = -18
    [
      { cholesterol_total: 110, hdl_cholesterol: 50, triglycerides: 390 },
      { ldl_cholesterol_calculated: impossible, ldl_hdl_ratio: impossible },
    ],
    // 1.9 - 2 = -0.1
    [
      { protein_total: 1.9, albumin: 2 },
      { globulin: impossible, albumin_globulin_ratio: impossible },
    ],
    // A share of 120 %, and one of 100 %.
    [{ iron_total: 300, iron_binding_capacity: 250 }, { iron_saturation: impossible }],
    [{ iron_total: 250, iron_binding_capacity: 250 }, {}],
    [{ insulin: "<0.5" }, { insulin_resistance_homa_ir: "It is calculated from a result that is missing." }],
  ])("leaves out what cannot be calculated, and says why: %o", (values, notes) => {
    const result = report(...Object.entries(values).map(([slug, value]) => ({ slug, value })));
    expect(result.notes).toEqual(notes);
    expect(result.value("non_hdl_cholesterol")).toBe(
      result.value("cholesterol_total") - result.value("hdl_cholesterol"),
    );
    if ("hdl_cholesterol" in values) expect(result.value("vldl_cholesterol_calculated")).toBe(78);
  });
});

describe("[RES-6] the age of a patient", () => {
  const resolve = (year: number, name: string, gender = "male", order_id = "age") =>
    resolveMarkers({ markers: [name], at: AT, order_id, patient: { gender, dob: `${year}-01-01` } }, [
      "final",
      { interpretation: "derived" },
    ]);

  it.each([
    [2018, "Alkaline Phosphatase", "male", "140-360"],
    [2010, "Alkaline Phosphatase", "male", "80-330"],
    [1980, "Alkaline Phosphatase", "male", "36-130"],
    [1984, "PSA, Total", "male", "<=2.5"],
    [1964, "PSA, Total", "male", "<=4.5"],
    [1950, "PSA, Total", "male", "<=6.5"],
    [1990, "Testosterone, Total", "male", "250-1100"],
    [1977, "FSH", "female", "2.5-116.3"],
    [1976, "FSH", "female", "23.0-116.3"],
  ])("selects the reference range: born in %i, %s of a %s", (year, name, gender, range) => {
    expect(resolve(year, name, gender).results[0]?.reference_range).toBe(range);
  });

  it("is that at the collection, for values, ranges and metadata", async () => {
    // Collected on the eve of the birthday, and reported after it.
    const mock = createMock({ seed: "birthday", now: "2026-01-15T09:00:00Z" });
    const order = mock.orders.create({
      lab_test_ids: [LONGEVITY],
      patient: { dob: "2008-01-16", gender: "male" },
      status: "draw_completed",
      interpretation: "derived",
    });
    await mock.clock.advance("3d");
    mock.orders.advanceTo(order, "completed");
    const { metadata, results, missing_results: missing } = mock.orders.results(order);
    expect(metadata.age).toBe("17");
    const creatinine = Array.isArray(results) ? results.find(({ slug }) => slug === "creatinine") : undefined;
    expect(creatinine?.reference_range).toMatch(/^0\.60-1\.08$/);
    expect(missing?.map(({ slug }) => slug)).toContain("estimated_gfr");
  });

  it("and the sex show in the order where a formula is not for them", () => {
    const mock = createMock();
    const create = (lab_test_id: string, dob: string, gender: string) =>
      mock.orders.create({ lab_test_ids: [lab_test_id], status: "completed", patient: { dob, gender } });
    // The formula of the estimated GFR is for adults.
    expect(create(LONGEVITY, "2010-01-01", "male").has_missing_results).toBe(true);
    expect(create(LONGEVITY, "1980-01-01", "female").has_missing_results).toBe(false);
    // The free share of PSA is for men.
    expect(create(PROSTATE_CHECK, "1980-01-01", "female").has_missing_results).toBe(true);
    expect(create(PROSTATE_CHECK, "1980-01-01", "male").has_missing_results).toBe(false);
  });

  it("and the sex leave out what makes no sense: PSA has no range in women, and no free share", () => {
    const report = (gender: string) => resolve(1966, "PSA, Free and Total", gender);
    expect(report("female").results.map(({ reference_range: range }) => range)).toEqual([null, null]);
    expect(report("female").missing.map(({ slug, note }) => [slug, note])).toEqual([
      ["psa_free_share", "Not calculated: the share is interpreted in men."],
    ]);
    expect(report("male").results.map(({ slug }) => slug)).toContain("psa_free_share");
  });
});

it.each([
  [-3.2897072, 0],
  [-1.6448536, 1],
  [0, 2],
  [0.8224268, 3],
  [1.6448536, 4],
  [1.98560075, 4.5],
  [2.3263479, 5],
  [3.9712015, 7],
])("a patient %d standard deviations from the median has the value %d", (deviate, value) => {
  const linear = { knots: [1, 2, 4, 5], isLogarithmic: false };
  const logarithmic = { knots: [1, 2, 4, 5], isLogarithmic: true };
  expect(getValue(linear, deviate)).toBeCloseTo(value, 6);
  expect(getDeviate(linear, value)).toBeCloseTo(deviate, 6);
  expect(Math.log(getValue(logarithmic, deviate))).toBeCloseTo(value, 6);
  expect(getDeviate(logarithmic, Math.exp(value))).toBeCloseTo(deviate, 6);
  expect(getDeviate({ knots: [3, 3, 3], isLogarithmic: false }, value)).toBe(0);
});

// Medians in the table of distributions. Between the ages of 30 and 50 they blend at 40.
it.each([
  ["male", 30, 15.4],
  ["male", 70, 14.7],
  ["female", 30, 13.4],
  ["female", 70, 13.6],
  ["female", null, 13.45],
  ["male", null, 15.3],
  // Children have the middle of the range from 11.7 to 17.1.
  ["male", 1, 14.4],
] as const)("patients of unknown gender have the values of %s patients of %s years", (sex, age, median) => {
  const hemoglobin = getAnalytesByName().get("Hemoglobin")!;
  const scale = getMeasurementScale(hemoglobin, "other", false);
  const distribution = getDistribution(hemoglobin, scale, sex, age);
  expect(Math.exp(distribution.knots[1]!)).toBeCloseTo(median, 6);
  // It is built once.
  expect(getDistribution(hemoglobin, scale, sex, age)).toBe(distribution);
});

// Analytes without a row in the table of distributions. 8 % of the width of a range lie outside of the 5th and the 95th percentile. The
// median is the middle, or between the middle and the geometric mean where the highest value is more than three times the lowest.
// Percentiles of a single bound are shares of it, within what the lab can measure.
it.each([
  ["Prealbumin", "21-43", 22.76, 32, 41.24],
  ["Lipase", "7-60", 11.24, 25.6963, 55.76],
  ["Aldolase", "<=8.1", 0.972, 3.24, 7.857],
  ["Lipoprotein-Associated Phospholipase A2", "<=235", 30, 94, 227.95],
  ["Apolipoprotein B/A-1 Ratio", "<0.77", 0.1, 0.308, 0.7469],
  ["Estimated GFR", ">=60", 64.8, 108, 160],
])("the percentiles of %s follow from the range %s", (name, range, ...percentiles) => {
  const analyte = getAnalytesByName().get(name)!;
  const scale = getMeasurementScale(analyte, "male", false);
  expect(scale.bounds.text).toBe(range);
  const { knots } = getDistribution(analyte, scale, "male", 40);
  expect(knots.map((knot) => Number(Math.exp(knot).toFixed(4)))).toEqual(percentiles);
});

describe("hormones of the cycle", () => {
  const markers = ["Estradiol", "Progesterone", "LH", "FSH", "17-Hydroxyprogesterone"];

  interface Sample {
    readonly id?: string;
    readonly dob?: string;
    readonly gender?: string;
    readonly at?: number;
    readonly lastPeriod?: string;
    readonly interpretation?: "normal" | "derived";
  }

  function measure({ id = "p", dob = "1994-03-02", gender = "female", ...sample }: Sample) {
    const { at = AT, lastPeriod, interpretation = "derived" } = sample;
    const aoe_answers = [
      { marker_id: 1, question_id: 101, answer: "2026-01-10" },
      { marker_id: 1, question_id: 105, answer: lastPeriod ?? "" },
    ];
    const { results } = resolveMarkers(
      {
        markers,
        lab: 3,
        at,
        order_id: `${id}-${at}`,
        user_id: id,
        patient: { gender, dob },
        ...(lastPeriod === undefined ? {} : { aoe_answers }),
      },
      ["final", { interpretation }],
    );
    expect(results).toHaveLength(5);
    return {
      notes: [...new Set(results.map((one) => one.notes))],
      value: (slug: string): number => Number(results.find((one) => one.slug === slug)?.result),
    };
  }

  it.each([
    ["2026-01-15", "Cycle day 1, follicular phase."],
    ["2026-01-04", "Cycle day 12, follicular phase."],
    ["01/03/2026", "Cycle day 13, mid-cycle."],
    [" 1/3/2026 ", "Cycle day 13, mid-cycle."],
    ["2026-01-01T08:00:00Z", "Cycle day 15, mid-cycle."],
    ["2025-12-31", "Cycle day 16, luteal phase."],
    ["12/26/2025", "Cycle day 21, luteal phase."],
    ["2025-12-14", "Cycle day 33, luteal phase."],
    ["2025-11-01", "Cycle day 76, follicular phase."],
  ])("[RES-7] count from the AOE answer %s", (lastPeriod, note) => {
    // 09:00 in UTC is the same day in the lab's zone.
    expect(measure({ lastPeriod }).notes).toEqual([note]);
  });

  it("[RES-7] have the day after the note of a correction", () => {
    const order = {
      markers: ["Progesterone"],
      lab: 3,
      at: AT,
      patient: { gender: "female", dob: "1994-03-02" },
      aoe_answers: [{ marker_id: 1, question_id: 105, answer: "2026-01-04" }],
    };
    const [before] = resolveMarkers(order, ["final"]).results;
    const [after] = resolveMarkers(order, ["final"], ["corrected", { interpretation: "abnormal" }]).results;
    expect(before?.notes).toBe("Cycle day 12, follicular phase.");
    expect(after?.notes).toBe(
      `Corrected result; reported before as ${before?.result} (normal). Cycle day 12, follicular phase.`,
    );
  });

  it.each(["on 01/03/2026", "101/03/2026", "01/03/20261", "13/01/2026", "2026-01-16"])(
    "[RES-7] have the day of a patient without an AOE answer when it is no date before the sample: %s",
    (lastPeriod) => {
      expect(measure({ lastPeriod }).notes).toEqual(measure({}).notes);
      expect(measure({}).notes[0]).toMatch(/^Cycle day ([1-9]|1\d|2[0-8]), /);
    },
  );

  it("[RES-7] have a day of a usual cycle before 1970, too", () => {
    const at = Date.parse("1969-11-20T12:00:00Z");
    const samples = Array.from({ length: 28 }, (_, day) =>
      measure({ at: at + day * 86_400_000, dob: "1939-03-02" }),
    );
    const days = samples.map(({ notes: [note] }) => Number(/^Cycle day (\d+), /.exec(note ?? "")?.[1]));
    expect(days.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, day) => day + 1));
  });

  it.each(["normal", "derived"] as const)(
    "[RES-7] follow the curve of the day when they are %s",
    (interpretation) => {
      for (let number = 0; number < 30; number += 1) {
        const on = (lastPeriod: string) => measure({ id: `w${number}`, lastPeriod, interpretation }).value;
        const [early, middle, luteal] = [on("2026-01-11"), on("2026-01-02"), on("2025-12-26")];
        expect(early("progesterone")).toBeLessThan(2);
        expect(luteal("progesterone")).toBeGreaterThan(5);
        expect(early("estradiol")).toBeLessThan(110);
        expect(luteal("estradiol")).toBeGreaterThan(70);
        expect(middle("lh")).toBeGreaterThan(15);
        expect(Math.max(early("lh"), luteal("lh"))).toBeLessThan(15);
        expect(middle("fsh")).toBeGreaterThan(luteal("fsh"));
        expect(luteal("17_hydroxyprogesterone")).toBeGreaterThan(early("17_hydroxyprogesterone"));
      }
    },
  );

  it.each([
    { gender: "male" },
    { dob: "1976-01-01" },
    { dob: "1955-01-01" },
    { dob: "2016-01-01", lastPeriod: "2026-01-04" },
  ])("[RES-7] have no day in %o", (sample) => {
    expect(measure(sample).notes).toEqual([null]);
  });
});
