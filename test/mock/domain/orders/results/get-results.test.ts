import { describe, expect, it } from "vitest";
import { getAnalytesByName, type Analyte } from "../../../../../mock/catalog/labs/analytes.ts";
import { getResultType, detectResultType } from "../../../../../mock/domain/orders/results/result-types.ts";
import { getMeasurementScale } from "../../../../../mock/domain/orders/results/measurement-scale.ts";
import { listIntervals } from "../../../../../mock/domain/orders/results/value-intervals.ts";
import { resolveMarkers, type Step } from "./resolve-order-results.ts";

function analyte(name: string): Analyte {
  const one = getAnalytesByName().get(name);
  if (one === undefined) throw new Error(`The catalog has no analyte ${name}.`);
  return one;
}

/** What a printed result of an analyte is found to be. */
function found(name: string, printed: string, sex: string | null = null) {
  const one = analyte(name);
  const subject = { analyte: one, scale: getMeasurementScale(one, sex, false) };
  return getResultType(detectResultType(printed, one.coded_values)).interpret(subject, printed);
}

const resolve = (lab: number, markers: readonly string[], ...steps: readonly Step[]) =>
  resolveMarkers({ lab, markers }, ...steps);

/** Interprets four values of an analyte whose range differs between the sexes. */
const interpretations = (sex: string | null) =>
  ["11.8", "13.1", "16.0", "17.0"].map((value) => found("Hemoglobin", value, sex).interpretation);

describe("the interpretation of a printed result", () => {
  it.each([
    ["Glucose", "70", [false, false, "normal"]],
    ["Glucose", "99", [false, false, "normal"]],
    ["Glucose", "69", [false, true, "abnormal"]],
    ["Glucose", "100", [true, false, "abnormal"]],
    ["Glucose", "50", [false, true, "abnormal"]],
    ["Glucose", "49", [false, true, "critical"]],
    ["Glucose", "451", [true, false, "critical"]],
    ["Potassium", "6.2", [true, false, "abnormal"]],
    ["Potassium", "6.3", [true, false, "critical"]],
    // One bound alone, with and without its own value.
    ["Troponin I", "0.04", [false, false, "normal"]],
    ["Troponin I", "0.05", [true, false, "abnormal"]],
    ["Lead, Blood", "3.4", [false, false, "normal"]],
    ["Lead, Blood", "3.5", [true, false, "abnormal"]],
    ["Lead, Blood", "44.9", [true, false, "abnormal"]],
    ["Lead, Blood", "45.0", [true, false, "critical"]],
    // The range is <140, the critical limits are <50 and >450: one is on the side without a bound.
    ["Glucose, 2 Hours after 75 g", "49", [false, true, "critical"]],
    ["Glucose, 2 Hours after 75 g", "50", [false, false, "normal"]],
    ["Glucose, 2 Hours after 75 g", "450", [true, false, "abnormal"]],
    ["Glucose, 2 Hours after 75 g", "451", [true, false, "critical"]],
    // A range is interpreted by its known end.
    ["Glucose", "80-90", [false, false, "normal"]],
    ["Glucose", "90-120", [false, false, "unknown"]],
    ["Glucose", "99-120", [false, false, "unknown"]],
    ["Glucose", "60-70", [false, false, "unknown"]],
    ["Glucose", "<99", [false, false, "unknown"]],
    ["Glucose", ">70", [false, false, "unknown"]],
    ["Glucose", ">99", [true, false, "abnormal"]],
    ["Glucose", ">=99", [false, false, "unknown"]],
    ["Glucose", "<70", [false, true, "abnormal"]],
    ["Glucose", ">450", [true, false, "critical"]],
    ["Lead, Blood", "<3.5", [false, false, "normal"]],
    ["Lead, Blood", ">=3.5", [true, false, "abnormal"]],
    // Words are neither above nor below a bound.
    ["Urine Nitrite", "negative", [null, null, "normal"]],
    ["Urine Nitrite", "Positive", [null, null, "abnormal"]],
    ["ABO Group", "O", [null, null, "normal"]],
    ["Urine Culture", "Whatever the lab writes.", [null, null, "normal"]],
    ["Stool Culture", "Campylobacter jejuni was found.", [null, null, "abnormal"]],
  ])("%s of %s", (name, printed, [above, below, interpretation]) => {
    expect(found(name, printed)).toEqual({ above, below, interpretation });
  });

  it("depends on the patient's sex, and combines both ranges when it is unknown", () => {
    expect(interpretations("female")).toEqual(["normal", "normal", "abnormal", "abnormal"]);
    expect(interpretations("male")).toEqual(["abnormal", "abnormal", "normal", "normal"]);
    expect(interpretations("other")).toEqual(["normal", "normal", "normal", "normal"]);
    const ranges = ["Hemoglobin", "Sedimentation Rate", "Progesterone", "HDL Cholesterol"].map(
      (name) => getMeasurementScale(analyte(name), null, false).bounds.text,
    );
    expect(ranges).toEqual(["11.7-17.1", "<=20", "<=21.5", ">=40"]);
  });
});

/** An analyte and its scale for a patient. */
function getSubject(name: string, sex: string) {
  return { analyte: analyte(name), scale: getMeasurementScale(analyte(name), sex, false) };
}

it("a blood group can be normal or unknown, and neither abnormal nor critical", () => {
  const subject = getSubject("ABO Group", "female");
  const interpretations = ["normal", "abnormal", "critical", "unknown"] as const;
  const type = getResultType("coded_value");
  expect(interpretations.filter((each) => type.supports(subject, each))).toEqual(["normal", "unknown"]);
});

const within = (from: number, to: number) => ({ side: "within", from, to });
const below = (from: number, to: number) => ({ side: "below", from, to });
const above = (from: number, to: number) => ({ side: "above", from, to });

// Normal values lie between 30 % of a single bound and twice of it. Abnormal ones lie beyond it by up to 40 % of the width of the
// normal ones, and not beyond the critical limit. Without critical limits, the far half of all others is critical. All are counted in
// the last printed decimal.
it.each([
  ["Glucose", "70-99", [within(70, 99)], [above(100, 111), below(58, 69)], [above(451, 900), below(20, 49)]],
  ["Potassium", "3.5-5.3", [within(35, 53)], [above(54, 61), below(28, 34)], [above(63, 95), below(15, 27)]],
  ["Triglycerides", "<150", [within(45, 149)], [above(151, 192)], [above(2075, 4000)]],
  ["HDL Cholesterol", ">=40", [within(40, 80)], [below(24, 39)], [below(5, 22)]],
  ["Glucose, 2 Hours after 75 g", "<140", [within(50, 139)], [above(141, 176)], [above(451, 900)]],
  ["Troponin I", "<=0.04", [within(1, 4)], [above(5, 6)], [above(41, 5000)]],
  ["Lithium", "0.6-1.2", [within(6, 12)], [above(13, 15), below(3, 5)], [above(21, 50)]],
])("generates values of %s in the range %s", (name, range, normal, abnormal, critical) => {
  const { scale } = getSubject(name, "male");
  expect(scale.bounds.text).toBe(range);
  expect(listIntervals(scale, "normal")).toEqual(normal);
  expect(listIntervals(scale, "abnormal")).toEqual(abnormal);
  expect(listIntervals(scale, "critical")).toEqual(critical);
});

it("generates no abnormal and no critical value without a range", () => {
  const { scale } = getSubject("Human Epididymis Protein 4", "male");
  expect([listIntervals(scale, "abnormal"), listIntervals(scale, "critical")]).toEqual([[], []]);
});

// The random numbers are all the same. From 0.65 on, values lie below the range where they can.
it.each([
  [0.5, "Glucose", "normal", "77-88"],
  [0.5, "Triglycerides", "normal", "<97"],
  [0.5, "Troponin I", "normal", "<0.03"],
  [0.5, "RPR Titer", "normal", "<1"],
  [0.5, "HDL Cholesterol", "normal", ">60"],
  [0.5, "Glucose", "critical", ">=676"],
  [0.5, "Glucose", "abnormal", "103-107"],
  [0.64, "Glucose", "critical", ">=739"],
  [0.65, "Glucose", "critical", "<=39"],
  [0.9, "Glucose", "abnormal", "63-69"],
] as const)("generates from the random number %d a range of %s that is %s: %s", (...row) => {
  const [random, name, interpretation, printed] = row;
  expect(getResultType("range").generate(getSubject(name, "male"), interpretation, () => random)).toBe(
    printed,
  );
});

it.each([
  [0, "comment", "Glucose", "normal", "Within expected limits."],
  [0.99, "comment", "Glucose", "normal", "As expected for age and sex."],
  [0, "comment", "Glucose", "unknown", "No reference is available for this measurement."],
  [0, "comment", "Glucose", "abnormal", "Outside expected limits."],
  [0, "comment", "Urine Culture", "abnormal", "Escherichia coli, 10,000 to 50,000 CFU/mL."],
  [0, "comment", "Stool Culture", "critical", "Salmonella enterica was found; the practice was phoned."],
  // Cultures have no comments of their own on what cannot be interpreted.
  [0.99, "comment", "Urine Culture", "unknown", "Cannot be interpreted by itself."],
  [0.99, "coded_value", "Glucose", "normal", "Normal"],
  [0.99, "coded_value", "Glucose", "abnormal", "Abnormal"],
  [0, "coded_value", "Glucose", "critical", "Critical"],
  // The first of the words is the expected one, and the last one is critical.
  [0.99, "coded_value", "Urine Nitrite", "normal", "Negative"],
  [0, "coded_value", "Urine Nitrite", "abnormal", "Positive"],
  [0, "coded_value", "Urine Protein Screen", "abnormal", "Trace"],
  [0.99, "coded_value", "Urine Protein Screen", "abnormal", "2+"],
  [0, "coded_value", "Urine Protein Screen", "critical", "3+"],
  [0.99, "coded_value", "ABO Group", "normal", "O"],
] as const)("writes from the random number %d a %s on %s that is %s: %s", (...row) => {
  const [random, type, name, interpretation, text] = row;
  const subject = getSubject(name, "male");
  expect(getResultType(type).generate(subject, interpretation, () => random)).toBe(text);
});

describe("which results an order has", () => {
  it("returns a result of two markers once and names both", () => {
    const { results } = resolve(1, ["Lipid Panel", "Triglycerides"], ["final"]);
    const lipids = results.filter(({ loinc }) => loinc === analyte("Triglycerides").loinc.code);
    expect(lipids).toHaveLength(1);
    expect(lipids[0]?.source_markers?.map(({ name }) => name)).toEqual(["Lipid Panel", "Triglycerides"]);
  });

  // The order of an order's results in partial reports depends on its id.
  const ids = ["o-1", "o-2", "o-3", "o-4", "o-5", "o-6"];

  it.each(ids)(
    "shows and interprets what the lab reports before what it cannot calculate: %s",
    (order_id) => {
      const order = { order_id, lab: 3, markers: ["PSA, Free Share", "Urine Culture"] };
      const requested: Step = ["partial", { interpretation: "unknown" }];
      const plain = resolveMarkers(order, ["partial"]).results;
      expect(plain.map(({ slug }) => slug)).toEqual(["urine_culture"]);
      const [partial, ...more] = resolveMarkers(order, requested).results;
      expect(partial).toMatchObject({ slug: "urine_culture", interpretation: "unknown" });
      expect(more).toEqual([]);
      const { results, missing } = resolveMarkers(order, requested, ["final"]);
      expect(results).toEqual([partial]);
      // A share of PSA cannot be calculated for a woman.
      expect(missing.map(({ slug }) => slug)).toEqual(["psa_free_share"]);
    },
  );

  it.each(["numeric", "range"])("gives %s results that have a range the requested interpretation", (type) => {
    const steps: Step = ["final", { interpretation: "abnormal", result_types: [type] }];
    for (const order_id of ids) {
      // PSA has no range in women.
      const order = { order_id, markers: ["PSA, Total", "Glucose"] };
      const { results } = resolveMarkers(order, steps);
      expect(results.map(({ slug, interpretation }) => [slug, interpretation])).toEqual([
        ["psa_total", "normal"],
        ["glucose", "abnormal"],
      ]);
    }
  });

  it.each(ids)("moves a value of a child, for whom the lab does not calculate all: %s", (order_id) => {
    // The sample was collected in 1970.
    const order = {
      order_id,
      markers: ["Comprehensive Metabolic Panel"],
      patient: { gender: "female", dob: "1960-01-01" },
    };
    const { results } = resolveMarkers(order, ["final", { interpretation: "abnormal" }]);
    const moved = results.filter(({ interpretation }) => interpretation !== "normal");
    expect(moved.length).toBeGreaterThan(0);
    for (const one of moved) {
      expect(one.interpretation).toBe("abnormal");
      expect(one.is_above_max_range === true || one.is_below_min_range === true).toBe(true);
    }
  });

  it.each(ids)("moves no other value to a more severe interpretation: %s", (order_id) => {
    const order = { order_id, markers: ["CBC with Differential"] };
    expect(resolveMarkers(order, ["final", { interpretation: "abnormal" }]).interpretation).toBe("abnormal");
  });

  // A partial report fills half of what is open, but not the last result of several. One result of four is missing on request, but not
  // all of several that are open.
  it.each([
    [["Glucose"], 1, 1, 1, 0],
    [["Glucose", "TSH"], 1, 1, 1, 1],
    [["Glucose", "TSH", "Sodium"], 2, 2, 1, 1],
    [["Glucose", "TSH", "Sodium", "Ferritin", "Potassium"], 3, 4, 2, 1],
  ])("reports some of %j in the first and the second partial report, and loses some", (...row) => {
    const [markers, first, second, lost, lostLater] = row;
    expect(resolve(1, markers, ["partial"]).results).toHaveLength(first);
    expect(resolve(1, markers, ["partial"], ["partial"]).results).toHaveLength(second);
    const { results, missing } = resolve(1, markers, ["final", { has_missing_results: true }]);
    expect([results.length, missing.length]).toEqual([markers.length - lost, lost]);
    expect(resolve(1, markers, ["final", { has_missing_results: true }], ["partial"])).toMatchObject({
      missing,
    });
    expect(resolve(1, markers, ["partial", { has_missing_results: true }]).missing).toEqual([]);
    // What is reported stays.
    const late = resolve(1, markers, ["partial"], ["final", { has_missing_results: true }]);
    expect(late.missing).toHaveLength(lostLater);
  });

  it.each(ids)("prefers critical limits, and what is measured: %s", (order_id) => {
    const list = (markers: readonly string[], interpretation: string) =>
      resolveMarkers({ order_id, markers }, ["final", { interpretation }]).results.flatMap((one) =>
        one.interpretation === interpretation ? [one.slug] : [],
      );
    expect(list(["TSH", "Glucose"], "critical")).toEqual(["glucose"]);
    const proteins = list(["Protein, Total", "Globulin"], "abnormal");
    expect(proteins).toContain("protein_total");
    expect(list(["Sodium", "Chloride", "Carbon Dioxide, Total", "Anion Gap"], "abnormal")).not.toEqual([
      "anion_gap",
    ]);
  });

  it.each([
    ["derived", "Urine Nitrite", 0.02, 0.04],
    // All words are normal.
    ["derived", "ABO Group", 0, 0],
    ["normal", "Urine Nitrite", 0, 0],
  ])("finds 3 %% of words abnormal in reports that request nothing: %s, %s", (...row) => {
    const [interpretation, marker, low, high] = row;
    const found = Array.from({ length: 1000 }, (_, index) => {
      const order = { order_id: `o-${index}`, markers: [marker] };
      return resolveMarkers(order, ["final", { interpretation }]).interpretation;
    });
    const abnormal = found.filter((one) => one === "abnormal").length;
    expect(abnormal / found.length).toBeGreaterThanOrEqual(low);
    expect(abnormal / found.length).toBeLessThanOrEqual(high);
    expect(abnormal + found.filter((one) => one === "normal").length).toBe(found.length);
  });

  it("writes words that follow from the value of a patient with a condition", () => {
    const patient = { gender: "male", dob: "1930-01-01", conditions: ["type_2_diabetes"] };
    const steps: Step = ["final", { interpretation: "derived", result_types: ["comment"] }];
    const { results } = resolveMarkers({ markers: ["Hemoglobin A1c"], patient }, steps);
    expect(results.map(({ interpretation }) => interpretation)).toEqual(["abnormal"]);
  });

  it.each(ids)("reports a calculated result after what it is calculated from: %s", (order_id) => {
    const markers = ["Globulin", "Albumin", "Protein, Total", "Sodium"];
    const slugs = resolveMarkers({ order_id, markers }, ["partial"]).results.map(({ slug }) => slug);
    expect(slugs).toHaveLength(2);
    expect(slugs).not.toContain("globulin");
    const { missing } = resolveMarkers({ order_id, markers }, ["final", { has_missing_results: true }]);
    const lost = missing.map(({ slug }) => slug);
    expect(lost.includes("globulin") || !/albumin|protein/.test(lost.join())).toBe(true);
  });

  it.each(ids)("loses nothing that the requested interpretation follows from: %s", (order_id) => {
    const requested: Step = ["final", { interpretation: "abnormal", has_missing_results: true }];
    for (const marker of [
      "Comprehensive Metabolic Panel",
      "CBC with Differential",
      "Iron Panel with Ferritin",
    ])
      expect(resolveMarkers({ order_id, markers: [marker] }, requested).interpretation).toBe("abnormal");
  });

  it("corrects one of several results, and nothing where there is none", () => {
    for (const interpretation of ["normal", "derived"]) {
      const steps = [["final", { interpretation }], ["corrected"]] as const;
      const { results } = resolve(1, ["Glucose", "TSH", "Sodium"], ...steps);
      expect(results.filter(({ notes }) => notes?.startsWith("Corrected"))).toHaveLength(1);
    }
    // A share of PSA cannot be calculated for a woman.
    expect(resolve(3, ["PSA, Free Share"], ["final"], ["corrected"]).results).toEqual([]);
  });

  it("[RES-2] has normal results in a partial report, and few others in a critical one", () => {
    const list = (step: Step) =>
      Array.from({ length: 60 }, (_, index) => {
        const order = { order_id: `o-${index}`, markers: ["Comprehensive Metabolic Panel"] };
        return resolveMarkers(order, step).results.filter(
          ({ interpretation }) => interpretation !== "normal",
        );
      }).flat();
    expect(list(["partial"])).toEqual([]);
    // The critical result, and what derives from it or moves with it.
    expect(list(["final", { interpretation: "critical" }]).length / 60).toBeLessThan(3);
  });

  it("amends a partial result in the final report only to reach the requested interpretation", () => {
    const requested = [
      ["partial", { interpretation: "critical" }],
      ["final", { interpretation: "normal" }],
    ] as const;
    const { results, interpretation } = resolve(1, ["Comprehensive Metabolic Panel"], ...requested);
    expect(interpretation).toBe("normal");
    const amended = results.filter(({ notes }) => notes?.startsWith("Amended; first reported as"));
    const [first, second] = [requested[0], ["partial", { interpretation: "normal" }]] as const;
    expect(resolve(1, ["Comprehensive Metabolic Panel"], first, second).interpretation).toBe("critical");
    // Urea has risen with creatinine, and would leave an abnormal ratio behind.
    expect(amended.map(({ name }) => name)).toEqual(["Urea Nitrogen (BUN)", "Creatinine", "Estimated GFR"]);
  });

  it.each([
    ["ABO Group", "normal"],
    // There is one word for each interpretation.
    ["Urine Nitrite", "abnormal"],
  ])("corrects a word of %s to another one, which is %s", (marker, interpretation) => {
    for (const order_id of ids) {
      const order = { order_id, lab: 1, markers: [marker] };
      const [before] = resolveMarkers(order, ["final", { interpretation: "normal" }]).results;
      const steps: readonly Step[] = [["final", { interpretation: "normal" }], ["corrected"]];
      const [after] = resolveMarkers(order, ...steps).results;
      expect(after).toMatchObject({
        interpretation,
        result: expect.not.stringMatching(`^${before?.result}$`),
      });
    }
  });

  it("corrects a word to one of another interpretation", () => {
    const steps = (["normal", "abnormal", "normal"] as const).map((interpretation, index): Step => [
      index === 0 ? "final" : "corrected",
      { interpretation },
    ]);
    const words = steps.map((_, index) =>
      resolve(1, ["Urine Nitrite"], ...steps.slice(0, index + 1)).results.map(({ result }) => result),
    );
    expect(words).toEqual([["Negative"], ["Positive"], ["Negative"]]);
  });

  it("corrects the number of a result that nobody can interpret, and leaves it so", () => {
    const report = (...corrections: readonly Step[]) =>
      resolve(1, ["TSH"], ["final", { interpretation: "unknown" }], ...corrections);
    const numbers = [report(), report(["corrected"]), report(["corrected"], ["corrected"])].map(
      ({ results, interpretation }) => {
        expect([interpretation, results[0]?.interpretation]).toEqual(["unknown", "unknown"]);
        return results[0]?.result;
      },
    );
    expect(numbers[1]).not.toBe(numbers[0]);
    expect(numbers[2]).not.toBe(numbers[1]);
  });
});

describe("a correction", () => {
  const orders = Array.from({ length: 40 }, (_, index) => `o-${index}`);
  /** Corrects a normal report of some markers, once for each order. */
  const correct = (markers: readonly string[], flags?: Step[1]) =>
    orders.map((order_id) => {
      const { results, interpretation } = resolveMarkers(
        { order_id, markers },
        ["final"],
        ["corrected", flags],
      );
      return { interpretation, changed: results.filter(({ notes }) => notes?.startsWith("Corrected")) };
    });

  it("[RES-2] changes no result that goes with the one that becomes abnormal", () => {
    for (const { interpretation, changed } of correct(["HDL Cholesterol", "Apolipoprotein A-1"], {
      interpretation: "abnormal",
    }))
      expect([interpretation, changed.length]).toEqual(["abnormal", 1]);
  });

  it("[RES-2] moves a value only as far as what derives from it stays normal", () => {
    const markers = ["Urea Nitrogen (BUN)", "Creatinine", "BUN/Creatinine Ratio"];
    for (const { interpretation, changed } of correct(markers)) {
      expect(interpretation).toBe("normal");
      expect(changed.length).toBeGreaterThan(0);
    }
  });

  it("changes the value where few are possible", () => {
    // Normal are 0.01 to 0.04.
    for (const { changed } of correct(["Troponin I"])) expect(changed).toHaveLength(1);
  });
});
