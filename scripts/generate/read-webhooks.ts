import type { Generic, Shape, WebhookModel } from "./model.ts";
import type { Component } from "./model.ts";
import { schemaName, type RawDocument, type RawOperation, type RawSchema } from "./raw.ts";

/** What a reader of webhooks looks things up in. */
interface Context {
  readonly components: ReadonlyMap<string, Component>;
  readonly generics: readonly Generic[];
  readonly problems: string[];
}

/** The place in a name of a webhook where the values of its family go. */
const SLOT = /<[a-z_]+>/;

/** Reads the webhooks of a flattened document: each kind of event with the component that its data is. */
export function readWebhooks(document: RawDocument, context: Context): WebhookModel[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([name, item]) => {
    const data = item.post === undefined ? null : dataOf(item.post, name, context);
    return item.post === undefined || data === null ? [] : readFamily(name, item.post, data, context);
  });
}

/** The name of the component that an event carries; the envelope around it is the same for all. */
function dataOf(raw: RawOperation, name: string, { components, problems }: Context): string | null {
  const schema: RawSchema | undefined = raw.requestBody?.content?.["application/json"]?.schema;
  const data = schemaName(schema?.properties?.data?.$ref ?? "");
  if (data !== null && components.has(data)) return data;
  problems.push(`webhook ${name}: data refers to a schema under components.`);
  return null;
}

function readFamily(name: string, raw: RawOperation, data: string, context: Context): WebhookModel[] {
  const family = raw["x-kinds"];
  const description = raw.description ?? "";
  if (family === undefined) {
    if (SLOT.test(name)) context.problems.push(`webhook ${name}: x-kinds says what goes into the name.`);
    return [{ kind: name, data, generic: null, description }];
  }
  const shape: Shape | undefined = context.components.get(family.values)?.shape;
  if (shape?.kind !== "enum" || shape.open || !SLOT.test(name)) {
    context.problems.push(
      `webhook ${name}: x-kinds names a closed enum whose values go into <...> of the name.`,
    );
    return [];
  }
  const carrier = context.generics.find((generic) => generic.carriers.has(data));
  return shape.values.map((value) => {
    const kind = name.replace(SLOT, value);
    if (carrier === undefined) return { kind, data, generic: null, description };
    const branch = family.cases?.[value] ?? value;
    const inner = carrier.cases[branch];
    if (inner === undefined)
      context.problems.push(`webhook ${kind}: ${carrier.owner} has no case ${branch}.`);
    return { kind, data, generic: { map: `${carrier.schema}s`, branch, inner: inner ?? "" }, description };
  });
}
