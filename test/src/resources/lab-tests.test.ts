import type { LabTest } from "sanguine";
import { expect, test } from "vitest";
import { wire } from "../support/client.ts";
import { json } from "../support/server.ts";

const labTestId = "7f0a6f4e-52c5-4b0e-8a64-0c3c2b1d9e55";

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
