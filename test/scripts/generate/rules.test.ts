import { expect, test } from "vitest";
import { loadDocument } from "../../../scripts/generate/document.ts";
import { DocumentError } from "../../../scripts/generate/document-error.ts";
import { emitLifecycles, type Lifecycles } from "../../../scripts/generate/emit-lifecycles.ts";
import { emitOperations } from "../../../scripts/generate/emit-operations.ts";
import type { RawDocument, RawOperation, RawSchema } from "../../../scripts/generate/raw.ts";
import { readModel } from "../../../scripts/generate/read.ts";

const document = await loadDocument(new URL("../../../spec/openapi.yaml", import.meta.url));

/** Makes a mistake in the OpenAPI document of this project. */
type Mistake = (changed: RawDocument) => unknown;

/** Returns the problems of the document after these mistakes. */
function findProblems(mistakes: readonly Mistake[]): readonly string[] {
  const changed = structuredClone(document);
  for (const make of mistakes) make(changed);
  try {
    emitOperations(readModel(changed));
    return [];
  } catch (error) {
    if (error instanceof DocumentError) return error.problems;
    throw error;
  }
}

const listUsers = ({ paths }: RawDocument): RawOperation => paths["/v2/user/"]?.get ?? {};
const readSeries = ({ paths }: RawDocument): RawOperation =>
  paths["/v2/timeseries/{user_id}/{resource}/grouped"]?.get ?? {};
const readSleep = ({ paths }: RawDocument): RawOperation =>
  paths["/v2/timeseries/sleep/{sleep_id}/stream"]?.get ?? {};

const getSchema = ({ components }: RawDocument, name: string): RawSchema => components.schemas[name] ?? {};
const addProperty =
  (name: string, key: string, property: RawSchema): Mistake =>
  (changed) =>
    Object.assign(getSchema(changed, name).properties ?? {}, { [key]: property });
const addSchema =
  (name: string, schema: RawSchema): Mistake =>
  ({ components }) =>
    (components.schemas[name] = schema);
const getCases = (changed: RawDocument): Record<string, string> =>
  getSchema(changed, "GroupedTimeseries")["x-generic"]?.cases ?? {};
const addAlias =
  (path: string): Mistake =>
  (changed) =>
    listUsers(changed)["x-aliases"]?.push(path);
const setPaging =
  (find: (changed: RawDocument) => RawOperation, paging: Record<string, string>): Mistake =>
  (changed) =>
    Object.assign(find(changed)["x-paginate"] ?? {}, paging);

/** Mistakes in the document, by the problem that the generator names. */
const mistakes: Readonly<Record<string, Mistake>> = {
  "User.way: an enum must be a named schema in components/schemas.": addProperty("User", "way", {
    type: "string",
    enum: ["in"],
  }),
  "Way: an enum must hold different strings: allow null beside a reference to it.": addSchema("Way", {
    type: ["string", "null"],
    enum: ["in", null],
  }),
  "users.list: x-paginate items: rows is not a response field.": setPaging(listUsers, { items: "rows" }),
  "timeseries.grouped: the style of x-paginate must be one of offset, cursor, page.": setPaging(readSeries, {
    style: "scroll",
  }),
  "providers.list: GET /v2/providers already belongs to users.list.": addAlias("/v2/providers"),
  "users.list: /v2/{lost} does not match the declared path parameters ().": addAlias("/v2/{lost}"),
  "User: the generator does not support the keyword patternProperties.": (changed) =>
    Object.assign(getSchema(changed, "User"), { patternProperties: {} }),
  "User.odd: write several types as anyOf.": addProperty("User", "odd", { type: ["string", "number"] }),
  "User.ip: the generator does not support the format ipv9.": addProperty("User", "ip", {
    type: "string",
    format: "ipv9",
  }),
  "Marker: the parts of allOf disagree on the property id.": (changed) =>
    getSchema(changed, "Marker").allOf?.push({ properties: { id: { type: "string" } } }),
  "File: the name is reserved.": addSchema("File", { type: "object" }),
  "GroupedTimeseries: x-generic has no case for steps.": (changed) => delete getCases(changed)["steps"],
  "GroupedTimeseries: x-generic has cases for unknown naps.": (changed) =>
    Object.assign(getCases(changed), { naps: "StepsPoint" }),
  "User.note: x-published can only list optional, nullable, absent, number, object.": addProperty(
    "User",
    "note",
    { type: "string", "x-published": ["rare" as "absent"] },
  ),
  "UserCreate.note: a schema of a request must not have x-published.": addProperty("UserCreate", "note", {
    type: "string",
    "x-published": ["optional"],
  }),
  "timeseries.sleepStream: security names neither teamKey nor linkToken.": (changed) =>
    (readSleep(changed).security = [{ other: [] }]),
  "timeseries.sleepStream: no success response.": (changed) => delete readSleep(changed).responses?.["200"],
};

test("the generator finds no problem in the document, and names all mistakes in one go", () => {
  expect(findProblems([])).toEqual([]);
  // The events of steps depend on the case that is missing, too.
  const events = ["created", "updated"].map(
    (name) => `webhook daily.data.steps.${name}: GroupedTimeseries has no case steps.`,
  );
  expect(findProblems(Object.values(mistakes)).toSorted()).toEqual(
    [...Object.keys(mistakes), ...events].toSorted(),
  );
});

test.each<[problem: string, mistake: Mistake]>([
  [
    "User: the generator supports no recursive schema.",
    addProperty("User", "more", { type: "array", items: { $ref: "#/components/schemas/User" } }),
  ],
  ...[
    { anyOf: [{ type: "string" }, { type: "boolean" }] },
    { anyOf: [{ type: "number" }, { type: "boolean" }] },
    { anyOf: [{ type: "string" }, { type: "object" }] },
    { type: "array", items: { type: "array", items: { type: "string" } } },
  ].map((odd: RawSchema): [string, Mistake] => [
    "users.list: the parameter odd must have exactly one simple type.",
    (changed) => listUsers(changed).parameters?.push({ name: "odd", in: "query", schema: odd }),
  ]),
])("the generator names %s", (problem, mistake) => {
  expect(findProblems([mistake])).toContain(problem);
});

const statuses = {
  ordered: { top: "open", phase: 1, moves: ["shipped", "cancelled"] },
  shipped: { top: "open", phase: 2, moves: ["done"] },
  paused: { top: "open", phase: 2, moves: ["shipped"] },
  done: { top: "completed", phase: 3, moves: ["done"] },
  cancelled: { top: "completed", phase: 3 },
};
const texts = { ordered: "", shipped: "", paused: "", done: "", cancelled: "" };
const entries = ["ordered"];

const buildLifecycles = (orders: Partial<Lifecycles["orders"]> = {}): Lifecycles => ({
  orders: {
    topLevel: { open: {}, completed: { terminal: true } },
    statuses: texts,
    machines: {
      drone: { entries, title: "Drone", statuses },
      late: {
        variant: "drone",
        entries,
        moves: { ordered: ["paused", "cancelled"], shipped: ["cancelled"] },
      },
    },
    ...orders,
  },
  appointments: {
    statuses: { booked: { status: "confirmed" }, over: {} },
    machines: { visit: { entries: ["booked"], moves: { booked: ["over"] } } },
  },
  parsingJobs: { statuses: { read: "" }, machines: { job: { entries: ["read"] } } },
});

test.each<[string, Partial<Lifecycles["orders"]>]>([
  ["drone has no status lost", { machines: { drone: { entries: ["lost"], statuses } } }],
  ["no move of drone leads to paused", { machines: { drone: { entries, statuses } } }],
  [
    "orders.statuses does not describe paused",
    { statuses: { ordered: "", shipped: "", done: "", cancelled: "" } },
  ],
  ["no machine of orders has the status lost", { statuses: { ...texts, lost: "" } }],
  ["orders.topLevel does not describe completed", { topLevel: { open: {} } }],
  [
    "late: ordered can follow paused, but its phase is an earlier one",
    {
      machines: {
        ...buildLifecycles().orders.machines,
        late: { variant: "drone", entries, moves: { ordered: ["paused"], paused: ["ordered"] } },
      },
    },
  ],
])("a lifecycle is refused when %s", (problem, orders) => {
  expect(() => emitLifecycles(buildLifecycles(orders))).toThrow(problem);
});
