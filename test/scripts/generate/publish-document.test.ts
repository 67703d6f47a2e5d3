import { expect, test } from "vitest";
import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import { operations, type OperationId } from "../../../src/generated/operations.ts";
import openapi from "../../../src/generated/openapi.json" with { type: "json" };
import { publishDocument } from "../../../scripts/generate/publish-document.ts";
import type { RawDocument, RawSchema } from "../../../scripts/generate/raw.ts";

const reference = (name: string): RawSchema => ({ $ref: `#/components/schemas/${name}` });

const bundled: RawDocument = {
  openapi: "3.1.0",
  paths: {
    "/thing/": {
      post: {
        operationId: "things.create",
        "x-aliases": ["/thing", "/thing/create"],
        requestBody: { content: { "application/json": { schema: reference("Thing") } } },
        responses: { "200": { content: { "application/json": { schema: reference("Thing") } } } },
      },
    },
  },
  components: {
    schemas: {
      Base: { type: "object", required: ["id"], properties: { id: { type: "integer", minimum: 7 } } },
      Thing: {
        allOf: [
          reference("Base"),
          {
            type: "object",
            properties: {
              color: reference("Color"),
              shade: { anyOf: [{ type: "string" }, reference("Color")] },
              shape: reference("Shape"),
            },
          },
        ],
      },
      Color: { type: "string", enum: ["red"], "x-open-enum": true },
      Shape: {
        "x-open-enum": true,
        discriminator: { propertyName: "kind" },
        oneOf: [reference("Circle")],
      },
      Circle: {
        type: "object",
        required: ["kind"],
        properties: { kind: { type: "string", const: "circle" } },
      },
    },
  },
};

const { paths = {}, components: { schemas = {} } = {} } = publishDocument(bundled);
const media = (path: string) => {
  const { requestBody, responses } = paths[path]?.post ?? {};
  return [requestBody?.content, responses?.["200"]?.content].map((content) => content?.["application/json"]);
};

test("requests are closed objects, and responses stay open", () => {
  expect(media("/thing/").map((each) => each?.schema)).toEqual([reference("ThingInput"), reference("Thing")]);
  expect(schemas.ThingInput).toMatchObject({
    additionalProperties: false,
    required: ["id"],
    properties: { id: { minimum: 7 }, color: reference("Color") },
  });
  expect(JSON.stringify([schemas.Thing, schemas.Base])).not.toContain("additionalProperties");
  expect(schemas).not.toHaveProperty("BaseInput");
});

test("texts of requests have their forms, and an integer beside an enum of digits has its values", () => {
  const miles = { anyOf: [reference("Miles"), { type: "integer" }, { type: "null" }] };
  const time = { type: ["string", "null"], "x-form": "time" };
  const limited = publishDocument({
    openapi: "3.1.0",
    paths: {
      "/thing": {
        post: {
          parameters: [
            { name: "miles", in: "query", schema: miles },
            { name: "time", in: "query", schema: time },
          ],
          requestBody: {
            content: { "application/json": { schema: { type: "string", "x-form": "present" } } },
          },
        },
      },
    },
    components: { schemas: { Miles: { type: "string", enum: ["10", "25"], "x-open-enum": true } } },
  });
  const { parameters, requestBody } = limited.paths?.["/thing"]?.post ?? {};
  expect(parameters?.map(({ schema }) => schema)).toMatchObject([
    { anyOf: [reference("Miles"), { type: "integer", enum: [10, 25] }, { type: "null" }] },
    { anyOf: [{ format: "date" }, { format: "date-time" }, { type: "null" }] },
  ]);
  expect(requestBody?.content?.["application/json"]?.schema).toEqual({
    type: "string",
    minLength: 1,
    pattern: "\\S",
  });
});

test("responses take later values of open enums and later forms of open unions", () => {
  const { color, shade, shape } = schemas.Thing?.allOf?.[1]?.properties ?? {};
  expect([color, shade, shape]).toEqual([
    reference("AnyColor"),
    { anyOf: [{ type: "string" }, reference("Color")] },
    reference("AnyShape"),
  ]);
  expect(schemas.AnyColor?.anyOf).toMatchObject([reference("Color"), { type: "string" }]);
  expect(schemas.AnyShape?.anyOf).toMatchObject([
    reference("Shape"),
    { type: "object", required: ["kind"], properties: { kind: { type: "string" } } },
  ]);
});

test("discriminators are mapped, and their constants are enums too", () => {
  expect(schemas.Shape?.discriminator).toEqual({
    propertyName: "kind",
    mapping: { circle: "#/components/schemas/Circle" },
  });
  expect(schemas.Circle?.properties?.kind).toEqual({ type: "string", const: "circle", enum: ["circle"] });
});

test("aliases are paths, except one without the slash at the end", () => {
  expect(Object.entries(paths).map(([path, item]) => [path, item.post?.operationId])).toEqual([
    ["/thing/", "things.create"],
    ["/thing/create", "things.createAlias"],
  ]);
});

test("a response without an example gets one from its fields", () => {
  expect(media("/thing/")[1]?.example).toEqual({
    id: 7,
    color: "red",
    shade: "red",
    shape: { kind: "circle" },
  });
});

interface Response {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}
const responses = Object.values(openapi.paths as unknown as Record<string, Record<string, object>>)
  .flatMap((item) => Object.values(item) as { operationId?: string; responses?: Record<string, Response> }[])
  .flatMap(({ operationId = "", responses: byStatus = {} }) =>
    Object.entries(byStatus).map(([status, { content }]) => ({
      operationId,
      status: Number(status),
      content,
    })),
  );

test("every successful JSON response of this package has an example that its schema accepts", () => {
  const json = responses.filter(({ status, content }) => status < 300 && content?.["application/json"]);
  const ids = new Set(json.map(({ operationId }) => operationId));
  const others = Object.keys(operations).filter((id) => !ids.has(id));
  expect(others.filter((id) => !/pdf|instructions|users\.update$/i.test(id))).toEqual([]);
  for (const { operationId, status, content } of json) {
    const id = operationId.replace(/Alias$/, "") as OperationId;
    const schema = strictOperations[id].response(status, { resource: "glucose" });
    const { error } = schema!.safeParse(content?.["application/json"]?.example);
    expect([operationId, error?.issues]).toEqual([operationId, undefined]);
  }
});
