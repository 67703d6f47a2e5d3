import { describe, expect, test } from "vitest";
import { DocumentError } from "../../../scripts/generate/problems.ts";
import { readModel } from "../../../scripts/generate/read.ts";
import { awkward } from "./fixture.ts";
import type { RawDocument, RawOperation, RawSchema } from "../../../scripts/generate/raw.ts";

/** What the generator says about the awkward document after a change. */
async function problemsAfter(change: (document: RawDocument) => void): Promise<readonly string[]> {
  const document = await awkward();
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

describe("a sound document", () => {
  test("has no problems", async () => {
    expect(await problemsAfter(() => {})).toEqual([]);
  });
});

describe("the generator refuses", () => {
  const cases: [string, (document: RawDocument) => void, RegExp][] = [
    ["an operation without x-sdk", (d) => delete list(d)["x-sdk"], /GET \/v1\/things: x-sdk.* is missing/],
    ["an operation without operationId", (d) => delete list(d).operationId, /operationId is missing/],
    [
      "an x-sdk beside its operationId",
      (d) => (list(d)["x-sdk"] = "things.all"),
      /things\.all differs from operationId things\.list/,
    ],
    [
      "two operations of one name",
      (d) => Object.assign(post(d), { operationId: "things.list", "x-sdk": "things.list" }),
      /things\.list is the operation of GET \/v1\/things already/,
    ],
    ["an operation without x-retry", (d) => delete list(d)["x-retry"], /things\.list: x-retry is one of/],
    ["an unknown provenance", (d) => (list(d)["x-provenance"] = "guessed"), /x-provenance is one of/],
    [
      "an enum without a name",
      (d) => property(d, "Base", "way", { type: "string", enum: ["in"] }),
      /Base\.way: an enum stands in components/,
    ],
    [
      "a paging field that is not there",
      paginate({ items: "rows" }),
      /x-paginate items: rows is no field of the answer/,
    ],
    [
      "a paging parameter that is not there",
      paginate({ offset: "skip" }),
      /x-paginate offset: skip is no query parameter/,
    ],
    ["an unknown paging style", paginate({ style: "scroll" }), /x-paginate has the style/],
    [
      "an alias that belongs to another",
      (d) => (list(d)["x-aliases"] = ["/v1/series/{other}"]),
      /GET \/v1\/series\/\{resource\} belongs to things\.list already/,
    ],
    [
      "a path parameter that is not declared",
      (d) => (list(d)["x-aliases"] = ["/v1/{lost}"]),
      /declared path parameters .* differ/,
    ],
    [
      "a keyword that it does not know",
      (d) => Object.assign(schema(d, "Base"), { patternProperties: {} }),
      /Base: .* keyword patternProperties/,
    ],
    [
      "a format that it does not know",
      (d) => property(d, "Base", "ip", { type: "string", format: "ipv9" }),
      /format ipv9 is unknown/,
    ],
    [
      "a required key that is not a property",
      (d) => schema(d, "Base").required?.push("ghost"),
      /required ghost is not among/,
    ],
    [
      "a reference to nothing",
      (d) => property(d, "Base", "gone", { $ref: "#/components/schemas/Gone" }),
      /schema Gone does not exist/,
    ],
    [
      "a description of a value that is none",
      (d) => (schema(d, "Mood")["x-enum-descriptions"] = { odd: "?" }),
      /describes odd.*|leaves out happy/,
    ],
    [
      "an enum that forgets its null",
      (d) => (schema(d, "MaybeMood").type = "string"),
      /MaybeMood: a nullable enum has null/,
    ],
    [
      "an allOf that contradicts itself",
      (d) => schema(d, "Thing").allOf?.push({ properties: { id: { type: "number" } } }),
      /disagree on the property id/,
    ],
    [
      "an arm without its constant",
      (d) => property(d, "StepDone", "state", { type: "string" }),
      /each arm of the union has a required state/,
    ],
    [
      "a name that hides the platform's own",
      (d) => Object.assign(d.components?.schemas ?? {}, { File: { type: "object" } }),
      /File: the name would hide/,
    ],
    [
      "a case that is missing",
      (d) => delete schema(d, "Series")["x-generic"]?.cases.sleep,
      /x-generic has no case for sleep/,
    ],
    [
      "a case that nothing picks",
      (d) => Object.assign(schema(d, "Series")["x-generic"]?.cases ?? {}, { x: "StepsPoint" }),
      /cases for unknown x/,
    ],
    [
      "a credential that it does not know",
      (d) => (series(d).security = [{ other: [] }]),
      /neither teamKey nor linkToken/,
    ],
    [
      "an operation without a success",
      (d) => delete series(d).responses?.["200"],
      /series\.get: no success answer/,
    ],
  ];

  test.each(cases)("%s", async (_, change, message) => {
    expect((await problemsAfter(change)).join("\n")).toMatch(message);
  });

  test("everything at once, in one error", async () => {
    const problems = await problemsAfter((document) => {
      delete list(document)["x-retry"];
      delete post(document)["x-sdk"];
    });
    expect(problems).toHaveLength(2);
    expect(new DocumentError(problems).message).toContain(problems[1]);
  });
});
