import { toMinutes, type SeriesProfile, type SumModel } from "./profile.ts";

function antibody(low: number, high: number): SumModel {
  return { by: "sum", base: [low, high], drift: 0.1, noise: 0.4 };
}

/** Series of nutrition and blood values. */
export const nutrition = {
  glucose: {
    range: [2.2, 25],
    decimals: 1,
    sampling: { kind: "grid", every: 5, part: "always" },
    value: { by: "quantity", of: "glucose", bias: 0.15, noise: 0.12 },
    extras: [
      {
        field: "type",
        pick: "source",
        values: { manual_scan: "manual_scan", fingerprick: "fingerprick" },
        otherwise: "automatic",
      },
    ],
  },
  insulin_injection: {
    range: [0.5, 60],
    decimals: 1,
    sampling: { kind: "diary", of: ["meal", "bedtime"], length: 60 },
    value: { by: "meal", of: "insulin" },
    extras: [
      { field: "type", pick: "occasion", values: { meal: "rapid_acting", bedtime: "long_acting" } },
      { field: "delivery_mode", pick: "occasion", values: { meal: "bolus", bedtime: "basal" } },
      { field: "delivery_form", pick: "occasion", values: { meal: "standard" } },
      { field: "bolus_purpose", pick: "occasion", values: { meal: "meal" } },
    ],
    condition: "type1",
  },
  carbohydrates: {
    range: [1, 200],
    decimals: 1,
    sampling: { kind: "diary", of: ["meal"], length: 1200 },
    value: { by: "meal", of: "carbohydrates" },
  },
  note: {
    range: [0, 0],
    decimals: 0,
    sampling: { kind: "diary", of: ["meal", "workout"], length: 60 },
    extras: [
      { field: "value", pick: "label" },
      { field: "tags", pick: "occasion", values: { meal: ["food"], workout: ["exercise"] } },
    ],
  },
  water: {
    range: [50, 1000],
    decimals: 0,
    sampling: {
      kind: "times",
      at: [
        toMinutes(9),
        toMinutes(10, 30),
        toMinutes(12, 30),
        toMinutes(15),
        toMinutes(17, 15),
        toMinutes(19),
        toMinutes(20, 45),
      ],
      spread: 20,
      days: 1,
      chance: 0.9,
      length: 0,
    },
    value: { by: "sum", base: [200, 300], noise: 80 },
  },
  caffeine: {
    range: [0.01, 0.4],
    decimals: 3,
    sampling: {
      kind: "times",
      at: [toMinutes(8, 50), toMinutes(10, 45), toMinutes(14)],
      spread: 15,
      days: 1,
      chance: 0.75,
      length: 600,
    },
    value: { by: "sum", base: [0.06, 0.12], noise: 0.03 },
  },
  cholesterol: {
    range: [0.3, 12],
    decimals: 2,
    sampling: {
      kind: "times",
      at: [toMinutes(9, 30), toMinutes(9, 31), toMinutes(9, 32), toMinutes(9, 33)],
      spread: 30,
      days: 91,
      chance: 1,
      length: 0,
    },
    value: {
      by: "panel",
      parts: [
        { by: "sum", base: [2, 3.8], drift: 0.06, noise: 0.2 },
        { by: "sum", base: [1.1, 1.9], drift: 0.04, noise: 0.1 },
        { by: "sum", base: [0.7, 2], drift: 0.1, noise: 0.2 },
      ],
      total: [1, 1, 0.45],
    },
    extras: [
      {
        field: "type",
        pick: "index",
        values: ["cholesterol/ldl", "cholesterol/hdl", "cholesterol/triglycerides", "cholesterol/total"],
      },
    ],
  },
  ige: {
    range: [0, 100],
    decimals: 1,
    sampling: {
      kind: "times",
      at: [toMinutes(9), toMinutes(9, 1), toMinutes(9, 2)],
      spread: 20,
      days: 182,
      chance: 1,
      length: 0,
    },
    value: { by: "panel", parts: [antibody(0.5, 9), antibody(0.5, 20), antibody(0.5, 14)] },
    extras: [{ field: "type", pick: "index", values: ["grass_pollen", "house_dust_mite", "peanut"] }],
  },
  igg: {
    range: [0, 100],
    decimals: 1,
    sampling: {
      kind: "times",
      at: [toMinutes(9), toMinutes(9, 1), toMinutes(9, 2)],
      spread: 20,
      days: 182,
      chance: 1,
      length: 0,
    },
    value: { by: "panel", parts: [antibody(2, 30), antibody(2, 40), antibody(2, 24)] },
    extras: [{ field: "type", pick: "index", values: ["cow_milk", "egg_white", "wheat"] }],
  },
} as const satisfies Record<string, SeriesProfile>;
