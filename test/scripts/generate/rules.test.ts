import { describe, expect, test } from "vitest";
import { DocumentError } from "../../../scripts/generate/document-error.ts";
import { readModel } from "../../../scripts/generate/read.ts";
import { loadAwkward } from "./fixture.ts";
import type { RawDocument, RawOperation, RawSchema } from "../../../scripts/generate/raw.ts";

/** Returns the problems of the awkward document after a change. */
async function findProblems(change: (document: RawDocument) => void): Promise<readonly string[]> {
  const document = await loadAwkward();
  change(document);
  try {
    readModel(document);
    return [];
  } catch (error) {
    if (error instanceof DocumentError) return error.problems;
    throw error;
  }
}

const list = (document: RawDocument): RawOperation => document.paths?.["/v1/things"]?.get ?? {};
const post = (document: RawDocument): RawOperation => document.paths?.["/v1/things"]?.post ?? {};
const series = (document: RawDocument): RawOperation => document.paths?.["/v1/series/{resource}"]?.get ?? {};

const schema = (document: RawDocument, name: string): RawSchema => {
  const found = document.components?.schemas?.[name];
  if (!found) throw new Error(`${name} is missing.`);
  return found;
};
const property = (document: RawDocument, name: string, key: string, value: RawSchema) => {
  (schema(document, name).properties ??= {})[key] = value;
};
const paginate = (change: Record<string, string>) => (document: RawDocument) => {
  list(document)["x-paginate"] = { ...list(document)["x-paginate"], ...change };
};

describe("a valid document", () => {
  test("has no problems", async () => {
    expect(await findProblems(() => {})).toEqual([]);
  });
});

describe("the generator rejects", () => {
  const cases: [string, (document: RawDocument) => void, RegExp][] = [
    ["an operation without x-sdk", (d) => delete list(d)["x-sdk"], /GET \/v1\/things: x-sdk.* is missing/],
    ["an operation without operationId", (d) => delete list(d).operationId, /operationId is missing/],
    [
      "an x-sdk that differs from operationId",
      (d) => (list(d)["x-sdk"] = "things.all"),
      /things\.all differs from operationId things\.list/,
    ],
    [
      "two operations with the same id",
      (d) => Object.assign(post(d), { operationId: "things.list", "x-sdk": "things.list" }),
      /things\.list is already the id of GET \/v1\/things/,
    ],
    [
      "an operation without x-retry",
      (d) => delete list(d)["x-retry"],
      /things\.list: x-retry must be one of/,
    ],
    ["an unknown provenance", (d) => (list(d)["x-provenance"] = "guessed"), /x-provenance must be one of/],
    [
      "an enum without a name",
      (d) => property(d, "Base", "way", { type: "string", enum: ["in"] }),
      /Base\.way: an enum must be a named schema/,
    ],
    ["a missing paging field", paginate({ items: "rows" }), /x-paginate items: rows is not a response field/],
    [
      "a missing paging parameter",
      paginate({ offset: "skip" }),
      /x-paginate offset: skip is not a query parameter/,
    ],
    ["an unknown paging style", paginate({ style: "scroll" }), /the style of x-paginate must be one of/],
    [
      "an alias that belongs to another operation",
      (d) => (list(d)["x-aliases"] = ["/v1/series/{other}"]),
      /GET \/v1\/series\/\{resource\} already belongs to things\.list/,
    ],
    [
      "an undeclared path parameter",
      (d) => (list(d)["x-aliases"] = ["/v1/{lost}"]),
      /does not match the declared path parameters/,
    ],
    [
      "an unknown keyword",
      (d) => Object.assign(schema(d, "Base"), { patternProperties: {} }),
      /Base: .* keyword patternProperties/,
    ],
    [
      "an unknown format",
      (d) => property(d, "Base", "ip", { type: "string", format: "ipv9" }),
      /does not support the format ipv9/,
    ],
    [
      "an undefined required property",
      (d) => schema(d, "Base").required?.push("ghost"),
      /required property ghost is not defined/,
    ],
    [
      "a reference without a target",
      (d) => property(d, "Base", "gone", { $ref: "#/components/schemas/Gone" }),
      /schema Gone does not exist/,
    ],
    [
      "a description of an unknown value",
      (d) => (schema(d, "Mood")["x-enum-descriptions"] = { odd: "?" }),
      /describes odd.*|does not describe happy/,
    ],
    [
      "a nullable enum without null",
      (d) => (schema(d, "MaybeMood").type = "string"),
      /MaybeMood: a nullable enum must list null/,
    ],
    [
      "an allOf with contradicting parts",
      (d) => schema(d, "Thing").allOf?.push({ properties: { id: { type: "number" } } }),
      /disagree on the property id/,
    ],
    [
      "a variant without its constant",
      (d) => property(d, "StepDone", "state", { type: "string" }),
      /each variant of the union needs a required state/,
    ],
    [
      "a reserved name",
      (d) => Object.assign(d.components?.schemas ?? {}, { File: { type: "object" } }),
      /File: the name is reserved/,
    ],
    [
      "a missing case",
      (d) => delete schema(d, "Series")["x-generic"]?.cases.sleep,
      /x-generic has no case for sleep/,
    ],
    [
      "an unknown case",
      (d) => Object.assign(schema(d, "Series")["x-generic"]?.cases ?? {}, { x: "StepsPoint" }),
      /cases for unknown x/,
    ],
    [
      "an unknown word in x-published",
      (d) => property(d, "StepDone", "note", { type: "string", "x-published": ["rare" as "absent"] }),
      /StepDone\.note: x-published can only list optional, nullable, absent, number, object/,
    ],
    [
      "x-published in a request",
      (d) => property(d, "ThingCreate", "note", { type: "string", "x-published": ["optional"] }),
      /ThingCreate\.note: a schema of a request must not have x-published/,
    ],
    ["an unknown credential", (d) => (series(d).security = [{ other: [] }]), /neither teamKey nor linkToken/],
    [
      "an operation without a success response",
      (d) => delete series(d).responses?.["200"],
      /series\.get: no success response/,
    ],
  ];

  test.each(cases)("%s", async (_, change, message) => {
    expect((await findProblems(change)).join("\n")).toMatch(message);
  });

  test("all problems in one error", async () => {
    const problems = await findProblems((document) => {
      delete list(document)["x-retry"];
      delete post(document)["x-sdk"];
    });
    expect(problems).toHaveLength(2);
    expect(new DocumentError(problems).message).toContain(problems[1]);
  });
});
