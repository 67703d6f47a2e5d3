import { findNested, getSchemaName, listOperations } from "./raw.ts";
import type { RawDocument, RawSchema } from "./raw.ts";

/**
 * Separates the schemas of requests from those of responses. An open enum is closed in a request and open in a response, so a
 * schema that holds one and is used on both sides gets a variant for requests: `PersonInput` beside `Person`.
 * @param differs - whether another schema differs between requests and responses
 */
export function separateRequests(
  document: RawDocument,
  problems: string[],
  differs: (schema: RawSchema) => boolean = () => false,
) {
  const { paths, components, webhooks } = document;
  const { schemas } = components;
  const operations = Object.values(paths).flatMap(listOperations);
  const inRequests = findNested(
    schemas,
    operations.map(({ parameters, requestBody }) => [parameters, requestBody]),
  );
  const inResponses = findNested(schemas, [
    operations.map((o) => o.responses),
    components.responses,
    webhooks,
  ]);
  const holdsDifference = (name: string): boolean =>
    [name, ...findNested(schemas, schemas[name])].some((inner) => {
      const schema = schemas[inner];
      return schema !== undefined && (isOpenEnum(schema) || differs(schema));
    });
  const isStructure = (name: string): boolean => schemas[name]?.enum === undefined;

  const shared = new Set(
    [...inRequests].filter((name) => inResponses.has(name) && isStructure(name) && holdsDifference(name)),
  );
  const redirect = <T>(part: T): T => redirectReferences(part, shared);
  const requested = new Set([...inRequests].filter((name) => !inResponses.has(name) || !isStructure(name)));
  const separated: Record<string, RawSchema> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    separated[name] = requested.has(name) ? redirect(schema) : schema;
    if (!shared.has(name)) continue;
    const variant = nameVariant(name);
    if (schemas[variant])
      problems.push(`${variant}: the generator emits ${name} for requests with this name.`);
    separated[variant] = redirect(schema);
    requested.add(variant);
  }
  for (const operation of operations) {
    if (operation.parameters) operation.parameters = redirect(operation.parameters);
    if (operation.requestBody) operation.requestBody = redirect(operation.requestBody);
  }
  return {
    document: { ...document, components: { ...components, schemas: separated } },
    requested,
    sent: inRequests,
  };
}

const nameVariant = (name: string): string => `${name}Input`;

const isOpenEnum = (schema: RawSchema): boolean =>
  schema.enum !== undefined && schema["x-open-enum"] === true;

/** Copies a part of the document, with references to the variants of the named schemas. */
function redirectReferences<T>(part: T, names: ReadonlySet<string>): T {
  const copy: T = JSON.parse(JSON.stringify(part), (key, value: unknown) => {
    const name = key === "$ref" && typeof value === "string" ? getSchemaName(value) : null;
    return name !== null && names.has(name) ? `#/components/schemas/${nameVariant(name)}` : value;
  });
  return copy;
}
