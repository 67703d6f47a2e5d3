import type { LabTest, Marker } from "sanguine";
import { expect, test } from "vitest";
import { wire } from "../support/client.ts";
import { json } from "../support/server.ts";

const labTestId = "7f0a6f4e-52c5-4b0e-8a64-0c3c2b1d9e55";

const marker = (id: number): Marker => ({
  id,
  name: `Marker ${id}`,
  slug: `marker_${id}`,
  description: "A marker.",
  lab_id: 1,
  provider_id: String(7600 + id),
  type: id % 2 ? "biomarker" : "panel",
  unit: id % 2 ? "mg/dL" : null,
  price: "24.50",
  expected_results: [
    {
      id: 5310 + id,
      name: "Cholesterol in HDL",
      slug: "cholesterol_in_hdl",
      lab_id: 1,
      provider_id: "608",
      loinc: { id: 9, name: "Cholesterol in HDL", slug: "cholesterol_in_hdl", code: "2085-9", unit: "mg/dL" },
    },
  ],
});

const labTest = (name: string) => ({ id: labTestId, name, lab: null, markers: null }) as LabTest;

test("[LT-1, GEN-5] lab tests are paged by a cursor, which is passed on as it came; an empty page goes on", async () => {
  const { client, arrived } = await wire([
    json({ data: [labTest("a"), labTest("b")], next_cursor: "c/1=" }),
    json({ data: [], next_cursor: "c2" }),
    json({ data: [labTest("c")], next_cursor: null }),
  ]);
  const names: string[] = [];
  const filters = { lab_test_limit: 2, marker_ids: [4, 5], provider_ids: ["7600"] };
  for await (const { name } of client.labTests.list(filters)) names.push(name);
  expect(names).toEqual(["a", "b", "c"]);
  const query = "/v3/lab_test?lab_test_limit=2&marker_ids=4&marker_ids=5&provider_ids=7600";
  expect(arrived.map(({ url }) => url)).toEqual([
    query,
    `${query}&next_cursor=c%2F1%3D`,
    `${query}&next_cursor=c2`,
  ]);
});

test("[LT-1] a walk over lab tests goes on from a stored cursor", async () => {
  const { client, arrived } = await wire([json({ data: [labTest("c")], next_cursor: null })]);
  expect((await client.labTests.list({}, { from: "c2" })).items).toEqual([labTest("c")]);
  expect(arrived[0]?.url).toBe("/v3/lab_test?next_cursor=c2");
});

test("[LT-2, VER-2] the deprecated list still works, and returns one array", async () => {
  const { client, arrived } = await wire([json([labTest("a"), labTest("b")])]);
  expect(await client.labTests.listLegacy({ status: "active", lab_slug: "manual" })).toEqual([
    labTest("a"),
    labTest("b"),
  ]);
  expect(arrived[0]?.url).toBe("/v3/lab_tests?status=active&lab_slug=manual");
});

test("one lab test, its markers, and the labs", async () => {
  const lab = { id: 1, slug: "a_lab_of_2031", name: "A", collection_methods: ["drone"], sample_types: [] };
  const { client, arrived } = await wire([
    json(labTest("a")),
    json({ markers: [marker(1)], total: 1, page: 1, size: 50 }),
    json([lab]),
  ]);
  expect(await client.labTests.get(labTestId, { lab_account_id: null })).toEqual(labTest("a"));
  expect((await client.labTests.markers(labTestId)).items).toEqual([marker(1)]);
  expect(await client.labTests.labs()).toEqual([lab]);
  expect(arrived.map(({ url }) => url)).toEqual([
    `/v3/lab_tests/${labTestId}`,
    `/v3/lab_tests/${labTestId}/markers`,
    "/v3/lab_tests/labs",
  ]);
});
