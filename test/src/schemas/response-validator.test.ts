import { isDecodeError, type LogFields } from "sanguine";
import { readFileSync } from "node:fs";
import * as schemas from "sanguine/schemas";
import { ProviderCatalogEntrySchema, responseValidator, UserSchema } from "sanguine/schemas";
import { describe, expect, test } from "vitest";
import { getFailure, user, userId, wire } from "../support/client.ts";
import { empty, json } from "../support/server.ts";

const quiet = () => undefined;

test("[GEN-4, GEN-7] the tolerant schemas keep unknown values and fields", () => {
  const entry = {
    name: "A",
    slug: "a",
    description: "",
    logo: null,
    auth_type: "telepathy",
    of_2031: { deep: 1 },
  };
  expect(ProviderCatalogEntrySchema.parse(entry)).toEqual(entry);
  expect(UserSchema.safeParse({ ...user, user_id: 5 }).success).toBe(false);
});

const { components } = JSON.parse(
  readFileSync(new URL("../../../src/generated/openapi.json", import.meta.url), "utf8"),
) as { components: { schemas: Record<string, { enum?: unknown[]; "x-open-enum"?: boolean }> } };
const enums = Object.entries(components.schemas)
  .filter(([, schema]) => schema.enum)
  .map(([name, schema]): [string, boolean] => [name, schema["x-open-enum"] === true]);

test.each(enums)(
  "[GEN-4] the schema of the enumeration %s takes a value of a later release if it is open",
  (name, open) => {
    // oxlint-disable-next-line import/namespace -- looked up by name.
    const schema = schemas[`${name}Schema` as "ProviderSchema"];
    const read = schema.safeParse("value_of_2031");
    expect([read.success, read.data]).toEqual(open ? [true, "value_of_2031"] : [false, undefined]);
  },
);

describe("responseValidator", () => {
  const wrong = { ...user, user_id: 4711, team_id: null };

  test("in mode throw, rejects a response of another shape, naming fields and no values", async () => {
    const { client } = await wire([json(wrong, 200, { "x-request-id": "r-1" })], {
      validate: responseValidator({ mode: "throw" }),
    });
    const failure = await getFailure(client.users.get(userId));
    expect(isDecodeError(failure)).toBe(true);
    expect(failure.message).toBe(
      "GET /v2/user/{user_id} -> 200: differs from the document at user_id (invalid_type), team_id (invalid_type) (r-1)",
    );
    expect(failure).toMatchObject({ code: "unexpected_shape", status: 200 });
  });

  test("[ERR-5] of a response that is no object at all, names its top level", async () => {
    const { client } = await wire([json("planted")], { validate: responseValidator({ mode: "throw" }) });
    expect((await getFailure(client.users.get(userId))).message).toBe(
      "GET /v2/user/{user_id} -> 200: differs from the document at its top level (invalid_type)",
    );
  });

  test("in mode warn, hands it over and logs a line", async () => {
    const lines: string[] = [];
    const warn = (message: string, fields: LogFields) => lines.push(`${fields.status} ${message}`);
    const logger = { debug: quiet, info: quiet, warn, error: quiet };
    const { client } = await wire([json(wrong)], { logger, validate: responseValidator() });
    expect(await client.users.get(userId)).toEqual(wrong);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      "200 GET /v2/user/{user_id} -> 200 in 0 ms, differs from the document at user_id",
    );
    expect(lines[0]).not.toContain("4711");
  });

  test("[GEN-4, GEN-7] accepts unknown values and fields, and responses without a body", async () => {
    const { client } = await wire([json({ ...user, of_2031: 1 }), empty(204)], {
      validate: responseValidator({ mode: "throw" }),
    });
    expect(await client.users.get(userId)).toMatchObject({ of_2031: 1 });
    expect(await client.users.update(userId, { client_user_id: "x" })).toBeUndefined();
  });

  test("[TS-7] holds the points of a series to the resource that was asked for", async () => {
    const at = "2026-01-15T07:00:00+01:00";
    const point = { timestamp: at, start: at, end: at, unit: "mmHg", systolic: 120, diastolic: 80 };
    const groups = { acme_cuff: [{ source: { provider: "acme_cuff", type: "cuff" }, data: [point] }] };
    const { client } = await wire([json({ groups, next: null, next_cursor: null })], {
      validate: responseValidator({ mode: "throw" }),
    });
    expect(
      (await client.timeseries.grouped(userId, "blood_pressure", { start_date: "2026-01-15" })).items,
    ).toHaveLength(1);
    const failure = await getFailure(client.timeseries.steps(userId, { start_date: "2026-01-15" }));
    expect(failure.message).toMatch(/differs from the document at groups\.\*\.0\.data\.0\.unit /);
  });
});
