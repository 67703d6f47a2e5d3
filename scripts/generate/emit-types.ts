import openapiTS from "openapi-typescript";
import ts from "typescript";
import { commentLines } from "./document-comment.ts";
import { Hoister } from "./hoister.ts";
import { isOpenUnion } from "./rules.ts";
import { binaryType, membersOf } from "./type-nodes.ts";
import { schemaName } from "./raw.ts";
import type { RawDocument, RawSchema } from "./raw.ts";
import type { Model } from "./model.ts";

/** Emits every schema as a named declaration, the query of every operation, and the maps that openapi-fetch reads. */
export async function emitTypes(model: Model): Promise<string> {
  const documented = new Map<ts.Node, readonly string[]>();
  const nodes = await openapiTS(JSON.stringify(documentForTypes(model)), {
    silent: true,
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
    transform: (schema) => (isBinary(schema) ? binaryType() : undefined),
    transformProperty: (property, schema) => {
      documented.set(property, commentLines(schema));
      return undefined;
    },
  });
  const declarations = nodes.filter(ts.isInterfaceDeclaration);
  const hoister = new Hoister(model, documented);
  return [
    "/* The types of the document. Written by `npm run generate`; never edit it by hand. */",
    ...hoister.schemas(membersOf(declarations, "components")),
    ...model.generics.map((generic) => hoister.caseMap(generic)),
    ...hoister.queries(membersOf(declarations, "operations")),
    ...hoister.maps(declarations),
  ].join("\n\n");
}

/** The document without what openapi-typescript would answer with indirection of its own. */
function documentForTypes(model: Model): RawDocument {
  const { components } = model;
  const document = withoutIdleTexts(model);
  const schemas = document.components?.schemas ?? {};
  // The client calls no webhook; what they carry stands among the schemas.
  delete document.webhooks;
  for (const component of components.values()) {
    const schema = schemas[component.name];
    if (!schema) continue;
    if (isOpenUnion(component)) {
      const arms = schema.oneOf ?? schema.anyOf;
      arms?.push({ $ref: `#/components/schemas/Unknown${component.name}` });
      schemas[`Unknown${component.name}`] = { type: "object" };
    }
    delete schema.discriminator;
  }
  return document;
}

/**
 * A copy of the document in which no plain text stands beside an open enum. The enum takes any text already, and the
 * compiler would forget its known values over a bare string.
 */
function withoutIdleTexts({ flat, components }: Model): RawDocument {
  const isOpenEnum = ({ $ref }: RawSchema): boolean => {
    const shape = components.get(schemaName($ref ?? "") ?? "")?.shape;
    const values = shape?.kind === "nullable" ? shape.of : shape;
    return values?.kind === "enum" && values.open;
  };
  const copy: RawDocument = JSON.parse(JSON.stringify(flat), (key, value: unknown) =>
    (key === "anyOf" || key === "oneOf") && isUnion(value) && value.some(isOpenEnum)
      ? value.filter((arm) => arm.type !== "string" || arm.const !== undefined)
      : value,
  );
  return copy;
}

const isUnion = (value: unknown): value is RawSchema[] => Array.isArray(value);

const isBinary = (schema: object): boolean =>
  "type" in schema &&
  schema.type === "string" &&
  (("format" in schema && schema.format === "binary") || "contentMediaType" in schema);
