import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { getLabTests } from "../../../../mock/catalog/labs/lab-tests.ts";
import { getAnalyte } from "../../../../mock/catalog/labs/markers.ts";
import { pickName } from "../../../../mock/domain/patients/synthetic-patient.ts";
import { Random } from "../../../../mock/kernel/random.ts";

/** The rule of labs for names. */
const NAME = /^([a-zA-Z0-9]{1})([a-zA-Z0-9-.,']*(\s[a-zA-Z0-9-.,']+)*[a-zA-Z0-9-.,']?)$/;

const drawNames = (gender: string) =>
  Array.from({ length: 12_000 }, (_, index) => pickName(new Random("names", index), gender));

it("[STA-4] names synthetic people after their sex, with 200 first names of each and 200 last names", () => {
  const [women, men] = [drawNames("female"), drawNames("male")];
  const firsts = [women, men].map((names) => new Set(names.map(({ first_name }) => first_name)));
  expect(firsts[0]?.size).toBeGreaterThanOrEqual(200);
  expect(firsts[1]?.size).toBeGreaterThanOrEqual(200);
  expect([...(firsts[0] ?? [])].filter((name) => firsts[1]?.has(name))).toEqual([]);
  const lasts = new Set([...women, ...men].map(({ last_name }) => last_name));
  expect(lasts.size).toBeGreaterThanOrEqual(200);
  for (const name of [...firsts.flatMap((one) => [...one]), ...lasts]) expect(name).toMatch(NAME);
});

it("[STA-4] never chooses a lab test for the other sex", () => {
  // A test with an analyte that only men have is for men.
  for (const { name, markers, sex } of getLabTests()) {
    const analytes = markers.flatMap(({ expected_results }) => expected_results.map(getAnalyte));
    const isMale = analytes.some(
      ({ reference }) => reference.length > 0 && reference.every((range) => range.sex === "male"),
    );
    expect([name, isMale && sex !== "male"]).toEqual([name, false]);
  }
  const mock = createMock({ seed: "tests" });
  const chosen = { female: new Set<string>(), male: new Set<string>(), other: new Set<string>() };
  for (const method of ["on_site_collection", "walk_in_test", "at_home_phlebotomy", "testkit"] as const) {
    for (const gender of ["female", "male", "other"] as const) {
      for (let count = 0; count < 20; count += 1)
        chosen[gender].add(mock.orders.create({ method, patient: { gender } }).lab_test.name);
    }
  }
  const ofOneSex = {
    male: ["Prostate Check", "Male Hormones"],
    female: ["Fertility at Home", "Female Hormones"],
  };
  expect(ofOneSex.male.filter((name) => chosen.female.has(name) || chosen.other.has(name))).toEqual([]);
  expect(ofOneSex.female.filter((name) => chosen.male.has(name) || chosen.other.has(name))).toEqual([]);
  expect([chosen.male.has("Prostate Check"), chosen.female.has("Fertility at Home")]).toEqual([true, true]);
  for (const [sex, names] of Object.entries(ofOneSex))
    for (const name of names) {
      const id = getLabTests().find((test) => test.name === name)?.id ?? "";
      for (let count = 0; count < 6; count += 1)
        expect(mock.orders.create({ lab_test_ids: [id] }).patient_details?.gender).toBe(sex);
    }
});

it.each([
  ["1970-01-01T00:00:00Z", 1885, 1940],
  ["2018-12-31T23:59:59Z", 1925, 1980],
  ["2026-01-15T09:00:00Z", 1945, 2000],
  ["2100-02-28T12:00:00Z", 2025, 2080],
])("[STA-4] synthetic people are of age when the clock starts at %s", (now, first, last) => {
  const mock = createMock({ now });
  const years = Array.from({ length: 60 }, () =>
    Number(mock.orders.create({ method: "at_home_phlebotomy" }).patient_details?.dob.slice(0, 4)),
  );
  expect(Math.min(...years)).toBeGreaterThanOrEqual(first);
  expect(Math.max(...years)).toBeLessThanOrEqual(last);
});

it("a synthetic patient keeps the birth date for as long as the user exists", async () => {
  const mock = createMock({ now: "2038-12-31T23:00:00Z" });
  const user = mock.users.create();
  const { patient_details: before } = mock.orders.create({ user });
  await mock.clock.advance("2h");
  expect(mock.orders.create({ user }).patient_details).toEqual(before);
});
