import { flattenDocument } from "./flatten.ts";
import { readGenerics } from "./generics.ts";
import { assertNoProblems, findNested, type RawDocument } from "./raw.ts";
import { readOperations } from "./read-operation.ts";
import { SchemaReader } from "./read-schema.ts";
import { readWebhooks } from "./read-webhooks.ts";
import { checkModel } from "./rules.ts";
import { separateRequests } from "./separate-requests.ts";
import type { Component, Model } from "./model.ts";

/**
 * Reads a bundled document into the model that all emitters use.
 * @throws DocumentError that lists all problems.
 */
export function readModel(document: RawDocument): Model {
  const problems: string[] = [];
  const { document: flat, requested, sent } = separateRequests(flattenDocument(document, problems), problems);
  const { schemas } = flat.components;
  const reader = new SchemaReader(problems);
  const components = new Map<string, Component>();
  for (const [name, raw] of Object.entries(schemas)) {
    components.set(name, { name, raw, shape: reader.readComponent(raw, name) });
  }
  assertNoProblems(
    Object.entries(schemas).flatMap(([name, raw]) =>
      findNested(schemas, raw).has(name) ? `${name}: the generator supports no recursive schema.` : [],
    ),
  );
  const operations = readOperations(flat, reader, problems);
  const generics = readGenerics(schemas, problems);
  const webhooks = readWebhooks(flat, { components, generics, problems });
  const model: Model = { document, flat, components, requested, sent, operations, generics, webhooks };
  problems.push(...checkModel(model));
  assertNoProblems(problems);
  return model;
}
