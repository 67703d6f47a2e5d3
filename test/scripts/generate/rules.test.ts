import { expect, test } from "vitest";
import { loadDocument } from "../../../scripts/generate/document.ts";
import {
  DocumentError,
  type RawDocument,
  type RawOperation,
  type RawSchema,
  readSpec,
} from "../../../scripts/generate/raw.ts";
import { emitLifecycles, type Lifecycles } from "../../../scripts/generate/emit-lifecycles.ts";
import { emitOperations } from "../../../scripts/generate/emit-operations.ts";
import { readModel } from "../../../scripts/generate/read.ts";

const document = await loadDocument(new URL("../../../spec/openapi.yaml", import.meta.url));

/** Returns the problems of the OpenAPI document of this project after a change. */
function findProblems(change: (changed: RawDocument) => unknown): readonly string[] {
  const changed = structuredClone(document);
  change(changed);
  try {
    emitOperations(readModel(changed));
    return [];
  } catch (error) {
    if (error instanceof DocumentError) return error.problems;
    throw error;
  }
}

const getOperation = ({ paths }: RawDocument, path: string): RawOperation => paths[path]?.get ?? {};

/** Makes each mistake that the generator names. */
function makeMistakes(changed: RawDocument): void {
  const { User = {}, UserCreate = {}, Marker = {}, GroupedTimeseries = {} } = changed.components.schemas;
  const users = getOperation(changed, "/v2/user/");
  const series = getOperation(changed, "/v2/timeseries/{user_id}/{resource}/grouped");
  const sleep = getOperation(changed, "/v2/timeseries/sleep/{sleep_id}/stream");
  const way: RawSchema = { type: ["string", "null"], enum: ["in", null] };
  Object.assign(changed.components.schemas, { Way: way, File: { type: "object" } });
  Object.assign(User, { patternProperties: {} });
  Object.assign(User.properties ?? {}, {
    way,
    odd: { type: ["string", "number"] },
    ip: { type: "string", format: "ipv9" },
    note: { type: "string", "x-published": ["rare"] },
  });
  Object.assign(UserCreate.properties ?? {}, { note: { type: "string", "x-published": ["optional"] } });
  Marker.allOf?.push({ properties: { id: { type: "string" } } });
  const { cases = {} } = GroupedTimeseries["x-generic"] ?? {};
  delete cases["steps"];
  cases["naps"] = "StepsPoint";
  users["x-aliases"] = ["/v2/providers", "/v2/{lost}"];
  Object.assign(users["x-paginate"] ?? {}, { items: "rows" });
  Object.assign(series["x-paginate"] ?? {}, { style: "scroll" });
  sleep.security = [{ other: [] }];
  delete sleep.responses?.["200"];
}

test("the generator finds no problem in the document, and names all mistakes in one go", () => {
  expect(findProblems(() => undefined)).toEqual([]);
  expect(findProblems(makeMistakes).toSorted()).toEqual([
    "File: the name is reserved.",
    "GroupedTimeseries: x-generic has cases for unknown naps.",
    "GroupedTimeseries: x-generic has no case for steps.",
    "Marker: the parts of allOf disagree on the property id.",
    "User.ip: the generator does not support the format ipv9.",
    "User.note: x-published can only list optional, nullable, absent, number, object.",
    "User.odd: write several types as anyOf.",
    "User.way: an enum must be a named schema in components/schemas.",
    "User: the generator does not support the keyword patternProperties.",
    "UserCreate.note: a schema of a request must not have x-published.",
    "Way: an enum must hold different strings: allow null beside a reference to it.",
    "providers.list: GET /v2/providers already belongs to users.list.",
    "timeseries.grouped: the style of x-paginate must be one of offset, cursor, page.",
    "timeseries.sleepStream: no success response.",
    "timeseries.sleepStream: security must name teamKey. No operation takes a link token alone.",
    "users.list: /v2/{lost} does not match the declared path parameters ().",
    "users.list: x-paginate items: rows is not a response field.",
    "webhook daily.data.steps.created: GroupedTimeseries has no case steps.",
    "webhook daily.data.steps.updated: GroupedTimeseries has no case steps.",
  ]);
});

test("the generator supports no recursive schema", () => {
  const $ref = "#/components/schemas/User";
  expect(
    findProblems(({ components }) =>
      Object.assign(components.schemas["User"]?.properties ?? {}, { friend: { $ref } }),
    ),
  ).toEqual(["User: the generator supports no recursive schema."]);
});

test.each<RawSchema>([
  { anyOf: [{ type: "string" }, { type: "boolean" }] },
  { anyOf: [{ type: "number" }, { type: "boolean" }] },
  { anyOf: [{ type: "string" }, { type: "object" }] },
  { type: "array", items: { type: "array", items: { type: "string" } } },
])("the generator supports no parameter of several types: %j", (schema) => {
  const add = (changed: RawDocument) =>
    getOperation(changed, "/v2/user/").parameters?.push({ name: "odd", in: "query", schema });
  expect(findProblems(add)).toEqual(["users.list: the parameter odd must have exactly one simple type."]);
});

test("the generator names all mistakes in the lifecycles in one go", () => {
  const spec = readSpec("lifecycles.yaml") as Lifecycles;
  const { statuses, machines } = spec.orders;
  const { entries = [], statuses: own = {} } = machines["on_site_collection"] ?? {};
  (entries as string[]).push("lost");
  Object.assign(own["completed"] ?? {}, { moves: ["corrected", "ordered"] });
  Object.assign(own, { paused: { top: "open", phase: 2, moves: ["completed"] } });
  Object.assign(statuses, { gone: "" });
  expect(() => emitLifecycles(spec)).toThrow(
    expect.objectContaining({
      problems: [
        "lifecycles.yaml: on_site_collection has no status lost.",
        "lifecycles.yaml: on_site_collection: ordered can follow completed, but its phase is an earlier one.",
        "lifecycles.yaml: orders.statuses does not describe paused.",
        "lifecycles.yaml: orders.topLevel does not describe open.",
        "lifecycles.yaml: no move of on_site_collection leads to paused.",
        "lifecycles.yaml: no machine of orders has the status gone.",
      ],
    }),
  );
});
