import { beforeAll, describe, expect, test } from "vitest";
import { emitAwkward, importEmitted } from "./fixture.ts";
import type { RawDocument, RawSchema } from "../../../scripts/generate/raw.ts";
import type { Emitted } from "./fixture.ts";

let emitted: Emitted;

beforeAll(async () => {
  emitted = await importEmitted(await emitAwkward());
});

const row = (id: string) => emitted.operations.operations[id];

/** Adds a parameter to `things.list`. */
const addParameter = (schema: RawSchema) => (document: RawDocument) => {
  document.paths?.["/v1/things"]?.get?.parameters?.push({ name: "odd", in: "query", schema });
};

describe("the operations table", () => {
  test("lists every operation by id, with its canonical path before its aliases", () => {
    expect(Object.keys(emitted.operations.operations).toSorted()).toEqual(
      ["files.upload", "series.get", "things.create", "things.delete", "things.list"].toSorted(),
    );
    expect(row("things.list")).toMatchObject({
      id: "things.list",
      method: "GET",
      paths: ["/v1/things", "/v1/things/"],
    });
  });

  test("describes how to parse each parameter, including those of the path item", () => {
    const plain = { array: false, required: false, nullable: false };
    expect(row("things.list")?.query).toEqual([
      { name: "offset", type: "integer", ...plain },
      { name: "limit", type: "integer", ...plain },
      { name: "moods", type: "string", ...plain, array: true },
      { name: "since", type: "string", ...plain, required: true, nullable: true },
      { name: "ids", type: "integer", ...plain, array: true, nullable: true },
      { name: "size", type: "string", ...plain },
      { name: "near_mood", type: "string", ...plain, nullable: true },
    ]);
    expect(row("things.create")?.headers).toEqual([{ name: "x-trace", type: "string", ...plain }]);
    expect(row("things.delete")?.path).toEqual([
      { name: "thing_id", type: "string", ...plain, required: true },
    ]);
  });

  test.each<[string, RawSchema]>([
    ["a string or a boolean", { type: ["string", "boolean"] }],
    ["a number or a boolean", { type: ["number", "boolean"] }],
    ["a string or an object", { type: ["string", "object"] }],
    ["a list of lists", { type: "array", items: { type: "array", items: { type: "string" } } }],
  ])("rejects a query parameter that is %s", async (_, schema) => {
    await expect(emitAwkward(addParameter(schema))).rejects.toThrow(
      "the parameter odd must have exactly one simple type",
    );
  });

  test("describes the media types of a body and the fields of a form", () => {
    const field = { array: false, nullable: false };
    expect(row("files.upload")?.body).toEqual({
      required: true,
      types: ["multipart/form-data"],
      form: [
        { ...field, name: "file", type: "binary", required: true },
        { ...field, name: "title", type: "string", required: false },
      ],
    });
    expect(row("things.create")?.body).not.toHaveProperty("form");
    expect(row("things.list")?.body).toBeNull();
  });
});

describe("the paths of open enums", () => {
  test("go through lists, maps and nullable references, and follow a recursion once", () => {
    expect(emitted.places.openEnumPaths["things.create"]).toEqual([
      "maybe",
      "mood",
      "moods.*",
      "optional_mood",
    ]);
    expect(emitted.places.openEnumPaths["things.list"]?.[0]).toBe("things.*.maybe");
    expect(emitted.places.openEnumPaths["series.get"]).toEqual(["groups.*.*.data.*.mood"]);
  });

  test("name the tag of an open union", async () => {
    const changed = await emitAwkward((document) => {
      const response = document.paths?.["/v1/things"]?.post?.responses?.["200"];
      if (response)
        response.content = { "application/json": { schema: { $ref: "#/components/schemas/Step" } } };
    });
    const { places } = await importEmitted(changed);
    expect(places.openEnumPaths["things.create"]).toEqual(["reason", "state"]);
  });
});

describe("the paths of nullable values", () => {
  test("go through lists, and follow a recursion once", () => {
    const { nullablePaths } = emitted.places;
    expect(nullablePaths["things.create"]).toEqual(["maybe", "note", "optional_mood", "parent"]);
    expect(nullablePaths["things.list"]).toEqual([
      "things.*.maybe",
      "things.*.note",
      "things.*.optional_mood",
      "things.*.parent",
    ]);
    expect(nullablePaths["things.delete"]).toEqual([]);
  });

  test("leave out what one variant requires", async () => {
    const text = { type: "string" };
    const variant = (kind: string, type: string[]) => ({
      type: "object",
      required: ["kind", "a"],
      properties: { kind: { const: kind }, a: { type }, b: { type: ["string", "null"] }, c: text },
    });
    const changed = await emitAwkward((document) => {
      const response = document.paths?.["/v1/things"]?.post?.responses?.["200"];
      const schema = {
        oneOf: [variant("one", ["string", "null"]), variant("two", ["string"])],
        discriminator: { propertyName: "kind" },
      };
      if (response) response.content = { "application/json": { schema: JSON.parse(JSON.stringify(schema)) } };
    });
    const { places } = await importEmitted(changed);
    expect(places.nullablePaths["things.create"]).toEqual(["b"]);
  });
});
