import openapiTS from "openapi-typescript";
import ts from "typescript";
import { commentLines } from "./document-comment.ts";
import { Hoister } from "./hoister.ts";
import { isOpenUnion } from "./rules.ts";
import { binaryType, membersOf } from "./type-nodes.ts";
import type { RawDocument } from "./raw.ts";
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
function documentForTypes({ flat, components }: Model): RawDocument {
  const document = structuredClone(flat);
  const schemas = document.components?.schemas ?? {};
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

const isBinary = (schema: object): boolean =>
  "type" in schema &&
  schema.type === "string" &&
  (("format" in schema && schema.format === "binary") || "contentMediaType" in schema);
