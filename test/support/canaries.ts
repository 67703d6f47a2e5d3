import { listForms } from "../contract/schemas.ts";
import { listOperations, type Schema } from "./document.ts";

/** Builds values with a canary in every place for a text. */
export class Canaries {
  readonly #forms: readonly ((number: number) => string)[];
  /** How many canaries were planted. */
  count: number;
  #variants = 1;

  /**
   * @param forms - the forms of the canaries, which take turns
   * @param start - the number of the first canary, so that another start puts other forms in each place
   */
  constructor(forms: readonly ((number: number) => string)[], start: number) {
    this.#forms = forms;
    this.count = start;
  }

  /** @param name - the name of the field */
  plant(name = "", format = ""): string {
    this.count += 1;
    const text = this.#forms[this.count % this.#forms.length]?.(this.count) ?? "";
    // Only a place for dates may move a date together with others.
    return format.startsWith("date") || /date/.test(name) ? text.replace(/^198[67]-/, "1985-") : text;
  }

  /** Builds values of a schema. Unions take each variant in turn. */
  fill(schema: Schema | undefined): unknown[] {
    if (schema === undefined) return [];
    this.#variants = 1;
    const values: unknown[] = [];
    while (values.length < this.#variants) values.push(this.#value("", schema, values.length, 0));
    return values;
  }

  #value(name: string, given: Schema, variant: number, depth: number): unknown {
    if (depth > 9) return null;
    const forms = listForms(given);
    this.#variants = Math.max(this.#variants, forms.length);
    const schema = forms[variant % forms.length];
    if (schema === undefined) return null;
    const types = [schema.type ?? (schema.properties === undefined ? "string" : "object")].flat();
    if (types.includes("object")) return this.#object(schema, variant, depth);
    if (types.includes("array")) return [this.#value(name, schema.items ?? {}, variant, depth + 1)];
    if (types.includes("string")) return this.plant(name, schema.format);
    if (types.includes("boolean")) return true;
    return types.includes("null") ? null : CANARY_NUMBER;
  }

  #object({ properties = {}, additionalProperties }: Schema, variant: number, depth: number): unknown {
    const fields = Object.entries(properties).map(([name, one]) => [
      name,
      this.#value(name, one, variant, depth + 1),
    ]);
    // A name of its own stands for the key of a map and for a field that the document does not declare.
    const other = typeof additionalProperties === "object" ? additionalProperties : {};
    // So do the names that are harmless where the document declares them.
    const undeclared = ["total", "page"].filter((name) => !Object.hasOwn(properties, name));
    return Object.fromEntries([
      ...fields,
      ...undeclared.map((name) => [name, CANARY_COUNT]),
      ["note", this.plant()],
      [this.plant(), this.#value("", other, variant, depth + 1)],
    ]) as unknown;
  }
}

/** A number that stands wherever the document allows a number. */
export const CANARY_NUMBER = 918_273_645;

/** A number that would be harmless in a field that the document declares to be a count. */
export const CANARY_COUNT = 314_159;

/** The error schemas that an operation above has had. All operations share most of them. */
const seen = new Set<string>();

/** Every operation of the document, with its JSON bodies: all successes, and each error once. */
export const canaryOperations = listOperations().map(
  ({ id, method, paths, parameters, body, responses }) => ({
    id,
    method,
    template: paths[0],
    query: parameters.flatMap((one) => (one.in === "query" ? one.name : [])),
    request: body?.type === "application/json" ? body.schema : undefined,
    responses: responses.filter(({ status, schema }) => {
      const name = JSON.stringify(schema);
      return status < 300 || (seen.size !== seen.add(name).size && schema !== undefined);
    }),
  }),
);

/** A request and the responses to fill with canaries. */
export type CanaryOperation = (typeof canaryOperations)[number];

/** Lists the forms in which a text may be written: plain, escaped as in JSON, URL-encoded, and in base64 at any offset. */
export function listWrittenForms(text: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]);
    // The characters at both ends depend on neighbors.
    return bytes
      .toString("base64")
      .replace(/=+$/, "")
      .slice(offset === 0 ? 0 : 4, -2);
  });
  const escaped = JSON.stringify(text).slice(1, -1);
  const ascii = escaped.replace(
    /[\u0080-\uffff]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const forms = [
    text,
    escaped,
    ascii,
    encodeURIComponent(text),
    encodeURI(text),
    encodeURIComponent(text).replaceAll("%20", "+"),
  ];
  return [...new Set([...forms, ...base64])].filter((form) => form.length >= 4);
}
