import { describe, expect, test } from "vitest";
import { loadDocument } from "../../../scripts/generate/document.ts";
import { DocumentError } from "../../../scripts/generate/document-error.ts";
import { emitLifecycles, type Lifecycles } from "../../../scripts/generate/emit-lifecycles.ts";
import { emitOperations } from "../../../scripts/generate/emit-operations.ts";
import type { RawDocument, RawOperation, RawSchema } from "../../../scripts/generate/raw.ts";
import { readModel } from "../../../scripts/generate/read.ts";

/** Returns the problems of the awkward document after a change. */
async function findProblems(change: Change): Promise<readonly string[]> {
  const document = await loadDocument(new URL("../../fixtures/awkward.yaml", import.meta.url));
  change(document);
  try {
    emitOperations(readModel(document));
    return [];
  } catch (error) {
    if (error instanceof DocumentError) return error.problems;
    throw error;
  }
}

const list = (document: RawDocument): RawOperation => document.paths?.["/v1/things"]?.get ?? {};
const series = (document: RawDocument): RawOperation => document.paths?.["/v1/series/{resource}"]?.get ?? {};

const schema = (document: RawDocument, name: string): RawSchema => {
  const found = document.components?.schemas?.[name];
  if (!found) throw new Error(`${name} is missing.`);
  return found;
};
const set = (document: RawDocument, name: string, key: string, value: RawSchema) => {
  (schema(document, name).properties ??= {})[key] = value;
};
const alias = (path: string) => (document: RawDocument) => {
  list(document)["x-aliases"] = [path];
};
const paginate = (change: Record<string, string>) => (document: RawDocument) => {
  list(document)["x-paginate"] = { ...list(document)["x-paginate"], ...change };
};

type Change = (document: RawDocument) => unknown;

/** Changes of the document, by the problem that the generator names. */
const cases: [RegExp, Change][] = [
  [
    /Base\.way: an enum must be a named schema/,
    (d) => set(d, "Base", "way", { type: "string", enum: ["in"] }),
  ],
  [/x-paginate items: rows is not a response field/, paginate({ items: "rows" })],
  [/the style of x-paginate must be one of/, paginate({ style: "scroll" })],
  [/\/v1\/series\/\{resource\} already belongs to things\.list/, alias("/v1/series/{other}")],
  [/does not match the declared path parameters/, alias("/v1/{lost}")],
  [/Base: .* keyword patternProperties/, (d) => Object.assign(schema(d, "Base"), { patternProperties: {} })],
  [/Base\.odd: write several types as anyOf/, (d) => set(d, "Base", "odd", { type: ["string", "number"] })],
  [
    /^Base: the generator supports no recursive schema/m,
    (d) => set(d, "Base", "more", { type: "array", items: { $ref: "#/components/schemas/Base" } }),
  ],
  [/does not support the format ipv9/, (d) => set(d, "Base", "ip", { type: "string", format: "ipv9" })],
  [
    /disagree on the property id/,
    (d) => schema(d, "Thing").allOf?.push({ properties: { id: { type: "number" } } }),
  ],
  [
    /File: the name is reserved/,
    (d) => Object.assign(d.components?.schemas ?? {}, { File: { type: "object" } }),
  ],
  [/x-generic has no case for sleep/, (d) => delete schema(d, "Series")["x-generic"]?.cases.sleep],
  [
    /cases for unknown x/,
    (d) => Object.assign(schema(d, "Series")["x-generic"]?.cases ?? {}, { x: "StepsPoint" }),
  ],
  [
    /StepDone\.note: x-published can only list optional, nullable, absent, number, object/,
    (d) => set(d, "StepDone", "note", { type: "string", "x-published": ["rare" as "absent"] }),
  ],
  [
    /ThingCreate\.note: a schema of a request must not have x-published/,
    (d) => set(d, "ThingCreate", "note", { type: "string", "x-published": ["optional"] }),
  ],
  [/neither teamKey nor linkToken/, (d) => (series(d).security = [{ other: [] }])],
  [/series\.get: no success response/, (d) => delete series(d).responses?.["200"]],
  ...[
    { anyOf: [{ type: "string" }, { type: "boolean" }] },
    { anyOf: [{ type: "number" }, { type: "boolean" }] },
    { anyOf: [{ type: "string" }, { type: "object" }] },
    { type: "array", items: { type: "array", items: { type: "string" } } },
  ].map((odd: RawSchema): [RegExp, Change] => [
    /things\.list: the parameter odd must have exactly one simple type/,
    (d) => list(d).parameters?.push({ name: "odd", in: "query", schema: odd }),
  ]),
];

describe("the generator", () => {
  test("finds no problem in a valid document", async () => {
    expect(await findProblems(() => {})).toEqual([]);
  });

  test.each(cases)("names %s", async (message, change) => {
    expect((await findProblems(change)).join("\n")).toMatch(message);
  });
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
