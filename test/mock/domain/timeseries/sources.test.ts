import { expect, it } from "vitest";
import { getCatalogProvider } from "../../../../mock/catalog/providers.ts";
import { type SeriesName } from "../../../../mock/domain/timeseries/profiles/index.ts";
import { isWorkoutOnly, listSourceTypes } from "../../../../mock/domain/timeseries/sources.ts";

it.each<[SeriesName, readonly string[], readonly string[]]>([
  ["glucose", ["manual_scan", "automatic"], ["manual_scan", "automatic"]],
  ["glucose", ["fingerprick"], ["fingerprick"]],
  ["heartrate", ["watch", "chest_strap"], ["watch", "chest_strap"]],
  ["steps", ["watch", "chest_strap"], ["watch"]],
  ["steps", ["chest_strap", "watch"], ["watch"]],
  ["steps", ["phone", "watch"], ["phone", "watch"]],
  ["distance", ["phone", "watch"], ["phone", "watch"]],
  ["floors_climbed", ["phone", "watch"], ["phone", "watch"]],
  ["calories_active", ["phone", "watch"], ["phone", "watch"]],
  ["workout_distance", ["phone", "watch"], ["phone", "watch"]],
  ["workout_duration", ["phone", "watch"], ["phone", "watch"]],
  ["heartrate", ["phone", "watch"], ["watch"]],
  ["glucose", ["phone", "watch"], ["watch"]],
  ["heartrate", ["manual_scan", "fingerprick", "watch"], ["watch"]],
  // Nothing else weighs a person, or takes the blood pressure.
  ["body_weight", ["watch", "chest_strap", "scale"], ["scale"]],
  ["body_fat", ["watch", "scale"], ["scale"]],
  ["body_mass_index", ["watch", "scale"], ["scale"]],
  ["lean_body_mass", ["watch", "scale"], ["scale"]],
  ["blood_pressure", ["scale", "cuff"], ["cuff"]],
  ["blood_pressure", ["watch", "cuff"], ["cuff"]],
  ["heartrate", ["watch", "cuff", "scale"], ["watch"]],
  // Without a fitting one, the first one delivers it.
  ["body_weight", ["watch"], ["watch"]],
  ["steps", ["cuff", "scale"], ["cuff"]],
  ["steps", [], ["unknown"]],
])("the types of source that deliver a series of %s among %j are %j", (name, types, expected) => {
  expect(listSourceTypes(name, types)).toEqual(expected);
});

it.each<[SeriesName, string, string, boolean]>([
  // A watch is worn all day, the chest strap beside it is not.
  ["heartrate", "acme_watch", "watch", false],
  ["heartrate", "acme_watch", "chest_strap", true],
  ["hrv", "acme_watch", "chest_strap", false],
  ["distance", "acme_watch", "chest_strap", true],
  ["calories_active", "acme_watch", "chest_strap", true],
  ["steps", "acme_watch", "chest_strap", false],
])("whether %s of %s by a %s is measured only during workouts: %s", (name, provider, type, expected) => {
  expect(getCatalogProvider(provider).supported_resources).toContain("steps");
  expect(isWorkoutOnly(name, { provider, type })).toBe(expected);
});
