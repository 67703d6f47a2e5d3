import type { Generic, Shape, WebhookModel } from "./model.ts";
import type { Component } from "./model.ts";
import { getSchemaName, type RawDocument, type RawOperation, type RawSchema } from "./raw.ts";

interface WebhookContext {
  readonly components: ReadonlyMap<string, Component>;
  readonly generics: readonly Generic[];
  readonly problems: string[];
}

/** The placeholder in the name of an event family. */
const PLACEHOLDER = /<[a-z_]+>/;

/** Reads the webhooks of a flattened document: each event type and the component of its data. */
export function readWebhooks(document: RawDocument, context: WebhookContext): WebhookModel[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([name, item]) => {
    const data = item.post === undefined ? null : findDataSchema(item.post, name, context);
    return item.post === undefined || data === null ? [] : readFamily(name, item.post, data, context);
  });
}

/** Finds the component of the event's data. The envelope around it is always the same. */
function findDataSchema(
  raw: RawOperation,
  name: string,
  { components, problems }: WebhookContext,
): string | null {
  const schema: RawSchema | undefined = raw.requestBody?.content?.["application/json"]?.schema;
  const data = getSchemaName(schema?.properties?.data?.$ref ?? "");
  if (data !== null && components.has(data)) return data;
  problems.push(`webhook ${name}: data must reference a schema in components.`);
  return null;
}

function readFamily(name: string, raw: RawOperation, data: string, context: WebhookContext): WebhookModel[] {
  const family = raw["x-event-types"];
  const description = raw.description ?? "";
  if (family === undefined) {
    if (PLACEHOLDER.test(name))
      context.problems.push(`webhook ${name}: a name with <...> needs x-event-types.`);
    return [{ eventType: name, family: name, data, generic: null, description }];
  }
  const shape: Shape | undefined = context.components.get(family.values)?.shape;
  if (shape?.kind !== "enum" || shape.open || !PLACEHOLDER.test(name)) {
    context.problems.push(
      `webhook ${name}: x-event-types must name a closed enum, and the name must contain <...>.`,
    );
    return [];
  }
  const pattern = name.replace(PLACEHOLDER, "*");
  const carrier = context.generics.find((generic) => generic.carriers.has(data));
  return shape.values.map((value) => {
    const eventType = name.replace(PLACEHOLDER, value);
    if (carrier === undefined) return { eventType, family: pattern, data, generic: null, description };
    const branch = family.cases?.[value] ?? value;
    const inner = carrier.cases[branch];
    if (inner === undefined)
      context.problems.push(`webhook ${eventType}: ${carrier.owner} has no case ${branch}.`);
    return {
      eventType,
      family: pattern,
      data,
      generic: { map: `${carrier.schema}s`, branch, inner: inner ?? "" },
      description,
    };
  });
}
