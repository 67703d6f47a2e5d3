/** Sends requests that the published document allows, knowing nothing else of the service, and expects no 422. */
import { createMock } from "sanguine/mock";
import { expect, test } from "vitest";
import { listOperations, resolve, type Schema } from "../../scripts/fuzz/document.ts";
import * as fc from "../support/fast-check.ts";

/** The rules that a schema cannot say, each by operation, field and rule, with the reason. */
const beyondSchemas: readonly (readonly [rule: RegExp, reason: string])[] = [
  [/ body\.(.*\.)?dob not_in_future$/, "depends on the clock"],
  [/ body\.fallback_time_zone value_error$/, "depends on the time zone database"],
  [/ body\.ingestion_(start|end) value_error$/, "compares two fields"],
  [/^timeseries\.grouped query\.end_date value_error$/, "compares two parameters"],
  [/^users\.undoDelete query\.(client_)?user_id value_error$/, "exactly one of two parameters"],
  [/^link\.createToken body\.on_(error|close) value_error$/, "needs another field that is not null"],
  [/^link\.createToken body\.redirect_url url_/, "what browsers and operating systems make of a scheme"],
  [
    / body\.(.*\.)?(state state_code|zip(_code)? zip_format)$/,
    "depends on the country, or on the name of the other field",
  ],
  [/ body\.(.*\.)?npi npi_check_digit$/, "computed from the other digits"],
];

interface Issue {
  readonly loc: readonly (string | number)[];
  readonly type: string;
  readonly ctx?: { readonly rule?: string };
}

/** Builds values that a schema allows. Fields with a known value have it, so that requests reach the rules of the service. */
function build(given: Schema, name: string, known: ReadonlyMap<string, unknown>): fc.Arbitrary<unknown> {
  const schema = resolve(given);
  if (known.has(name)) return fc.constant(known.get(name));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => build(choice, name, known)));
  const types = [schema.type ?? "object"].flat();
  return fc.oneof(...types.map((type) => buildType(type, schema, name, known)));
}

const days = fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });

function buildText({ format, pattern, minLength = 0, maxLength = 1100 }: Schema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date") return days.map((day) => day.toISOString().slice(0, 10));
  if (format === "date-time") return days.map((day) => day.toISOString());
  if (format === "email") return fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.[a-z]{2,5}$/);
  const texts =
    pattern === undefined
      ? fc.string({ minLength, maxLength, unit: "grapheme-composite" })
      : fc.stringMatching(new RegExp(pattern, "u"));
  return texts.filter((text) => Array.from(text).length <= maxLength);
}

function buildType(
  type: string,
  schema: Schema,
  name: string,
  known: ReadonlyMap<string, unknown>,
): fc.Arbitrary<unknown> {
  const {
    minimum: min = -1e9,
    maximum: max = 1e9,
    minItems = 0,
    maxItems = 4,
    items = {},
    properties = {},
  } = schema;
  switch (type) {
    case "string":
      return buildText(schema);
    case "integer":
      return fc.oneof(fc.integer({ min, max: Math.min(max, 2 ** 31) }), fc.constantFrom(min, max));
    case "number":
      return fc.double({ min, max, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(build(items, name, known), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 4),
      });
    default: {
      const fields = Object.entries(properties).map(
        ([field, one]) => [field, build(one, field, known)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
    }
  }
}

// A form with files has tests of its own.
const operations = listOperations().filter(({ id }) => id !== "labReports.create");

test.each(operations)(
  "the mock responds 422 to no request of $id that the document allows",
  async (operation) => {
    const { id, method, paths, parameters, body: media } = operation;
    const mock = createMock({ seed: "document", now: "2026-01-15T09:00:00Z" });
    const { user_id } = mock.users.create();
    const known = new Map([
      ["user_id", user_id],
      ["order_id", mock.orders.create({ user: user_id }).id],
    ]);
    const schema = media?.schema;
    const values = parameters.map((parameter) => {
      const value = build(parameter.schema, parameter.name, known);
      return parameter.required ? value : fc.option(value, { nil: undefined });
    });
    const requests = fc.tuple(
      fc.tuple(...values),
      schema ? build(schema, "", known) : fc.constant(undefined),
    );

    await fc.assert(
      fc.asyncProperty(requests, async ([sent, body]) => {
        const url = new URL(mock.url);
        url.pathname = paths[0];
        const headers = new Headers({ "x-service-api-key": mock.apiKey, "content-type": "application/json" });
        for (const [index, parameter] of parameters.entries()) {
          for (const value of [sent[index] ?? []].flat()) {
            const text = typeof value === "string" ? value : JSON.stringify(value);
            if (parameter.in === "query") url.searchParams.append(parameter.name, text);
            if (parameter.in === "header") headers.set(parameter.name, encodeURIComponent(text));
            if (parameter.in === "path")
              url.pathname = decodeURI(url.pathname).replace(`{${parameter.name}}`, () =>
                encodeURIComponent(text),
              );
          }
        }
        const response = await mock.fetch(url.href, {
          method,
          headers,
          ...(schema && { body: JSON.stringify(body) }),
        });
        const { detail } = (response.status === 422 ? await response.json() : { detail: [] }) as {
          detail: Issue[];
        };
        const broken = detail.map(({ loc, type, ctx }) => `${id} ${loc.join(".")} ${ctx?.rule ?? type}`);
        expect(broken.filter((rule) => !beyondSchemas.some(([pattern]) => pattern.test(rule)))).toEqual([]);
      }),
      { numRuns: fc.repeat(20) },
    );
  },
);
