/** Sends requests that the published document allows, knowing nothing else of the service, and expects no 422. */
import { createMock } from "sanguine/mock";
import { expect, test } from "vitest";
import { match } from "../support/arbitraries.ts";
import { listOperations, type Parameter } from "../support/document.ts";
import { listIssues, send } from "../contract/send.ts";
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

// A form with files has tests of its own.
const operations = listOperations().filter(({ id }) => id !== "labReports.create");

test.each(operations)(
  "the mock responds 422 to no request of $id that the document allows",
  async ({ id, parameters, body }) => {
    const mock = createMock({ seed: "document", now: "2026-01-15T09:00:00Z" });
    const { user_id } = mock.users.create();
    const known = new Map([
      ["user_id", user_id],
      ["order_id", mock.orders.create({ user: user_id }).id],
    ]);
    const draw = (place: Parameter["in"]) => {
      const own = parameters.filter((one) => one.in === place);
      const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
      const required = own.flatMap((one) => (one.required === true ? one.name : []));
      return match({ type: "object", properties, required }, known) as fc.Arbitrary<Record<string, string>>;
    };
    const requests = fc.record({
      path: draw("path"),
      query: draw("query"),
      headers: draw("header"),
      body: body === null ? fc.constant(undefined) : match(body.schema, known),
    });
    await fc.assert(
      fc.asyncProperty(requests, async ({ headers, ...sent }) => {
        const encoded = Object.entries(headers).map(([name, text]) => [name, encodeURIComponent(text)]);
        const response = await send(mock, { id, headers: Object.fromEntries(encoded), ...sent });
        const broken = listIssues(response).map(
          ({ loc, type, ctx }) => `${id} ${loc.join(".")} ${ctx?.rule ?? type}`,
        );
        expect(broken.filter((rule) => !beyondSchemas.some(([pattern]) => pattern.test(rule)))).toEqual([]);
      }),
      { numRuns: fc.repeat(10) },
    );
  },
);
