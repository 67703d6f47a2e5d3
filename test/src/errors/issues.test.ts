import { isValidationError } from "sanguine";
import { expect, test } from "vitest";
import { orderStatusValues } from "../../../src/generated/enums.ts";
import { getFailure, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

test.each<[object, string]>([
  [{ type: "missing", loc: ["body", "client_user_id"] }, "body.client_user_id is required"],
  [{ type: "extra_forbidden", loc: ["body", "address", "jane"] }, "body.address.* is not allowed"],
  // Limits.
  [
    { type: "string_too_long", loc: ["body", "notes"], ctx: { max_length: 1000, actual: "Jane" } },
    "body.notes must be at most 1000 characters",
  ],
  [
    { type: "string_too_short", loc: ["body", "a"], ctx: { min_length: 2 } },
    "body.a must be at least 2 characters",
  ],
  [{ type: "too_short", loc: ["body", "a"], ctx: { min_length: 1 } }, "body.a must be at least 1 items"],
  [{ type: "less_than", loc: ["query", "n"], ctx: { lt: 5 } }, "query.n must be less than 5"],
  [{ type: "multiple_of", loc: ["query", "n"], ctx: { multiple_of: 5 } }, "query.n must be a multiple of 5"],
  [{ type: "greater_than", loc: ["query", "n"], ctx: { gt: 0 } }, "query.n must be greater than 0"],
  [{ type: "greater_than_equal", loc: ["query", "page"], ctx: { ge: 1 } }, "query.page must be at least 1"],
  [{ type: "less_than_equal", loc: ["query", "size"], ctx: { le: 100 } }, "query.size must be at most 100"],
  // Types.
  [{ type: "string_type", loc: ["body", "a"] }, "body.a must be a valid string"],
  [{ type: "int_from_float", loc: ["body", "a"] }, "body.a must be a valid int"],
  [{ type: "list_type", loc: ["body", "a"] }, "body.a must be a valid list"],
  [{ type: "model_attributes_type", loc: ["body", "a"] }, "body.a must be a valid object"],
  [{ type: "uuid_parsing", loc: ["path", "user_id"] }, "path.user_id must be a valid uuid"],
  [{ type: "date_from_datetime_parsing", loc: ["body", "dob"] }, "body.dob must be a valid date"],
  ...[
    ["int_parsing", "must be a valid int"],
    ["date_invalid", "must be a valid date"],
    ["dict_type", "must be a valid object"],
    ["frozen_set_type", "is not accepted: frozen set type (see error.issues)"],
    ["time_delta_parsing", "is not accepted: time delta parsing (see error.issues)"],
    ["type", "is not accepted: type (see error.issues)"],
    ["Jane Doe_type", "is not accepted (see error.issues)"],
  ].map(([type, words]): [object, string] => [{ type, loc: ["body", "notes"] }, `body.notes ${words}`]),
  // Allowed values.
  [
    { type: "enum", loc: ["body", "gender"], ctx: { expected: "'female', 'male' or 'other'" } },
    "body.gender must be one of: female, male, other",
  ],
  [
    {
      type: "enum",
      loc: ["body", "n"],
      ctx: { expected: "abcdefghijklmn".replace(/./g, ", '$&'").slice(2) },
    },
    "body.n must be one of: a, b, c, d, e, f, g, h, i, j, k, l, ...",
  ],
  [
    { type: "enum", loc: ["body", "gender"], ctx: { expected: "no 'Jane'" } },
    "body.gender is not accepted: enum (see error.issues)",
  ],
  [
    { type: "enum", loc: ["body", "gender"], input: "Jane", ctx: { expected: "'male', 'Jane'" } },
    "body.gender is not accepted: enum (see error.issues)",
  ],
  // Rules whose parameters may quote the value.
  [
    { type: "string_pattern_mismatch", loc: ["body", "zip"], ctx: { pattern: "Jane" } },
    "body.zip is not accepted: string pattern mismatch (see error.issues)",
  ],
  [{ type: "constructor", loc: ["body", "a"] }, "body.a is not accepted: constructor (see error.issues)"],
  [
    { type: "missing", loc: ["body", "consents", 0, "consentType"] },
    "body.consents.0.consentType is required",
  ],
  [{ type: "missing", loc: ["body", "metadata", "Jane Doe"] }, "body.metadata.* is required"],
  [{ type: "missing", loc: ["body", "Jane"] }, "body.* is required"],
  [{ type: "missing", loc: ["body", "1980-04-21", 12025550142] }, "body.*.* is required"],
  [{ type: "missing", loc: ["body", "jane doe"] }, "body.* is required"],
  [{ type: "missing", loc: ["body", 999, 1_000] }, "body.999.* is required"],
  // Long paths.
  [{ type: "missing", loc: Array.from("abcdefghijkl") }, "a.b.c.d.e.f.g.h.i.j.k.l is required"],
  [{ type: "missing", loc: Array.from("abcdefghijklmn") }, "a.b.c.d.e.f.g.h.i.j.k.l.... is required"],
])("[AUT-5, ERR-1, ERR-5] a 422 of %j says: %s", async (issue, said) => {
  const detail = [{ input: { first_name: "Jane" }, msg: "Jane", ...issue }];
  const { client } = await wire([json({ detail }, 422, { "x-request-id": "r-4" })]);
  const failure = await getFailure(client.users.create({ client_user_id: "" }));
  expect(failure.message).toBe(`POST /v2/user/ -> 422: ${said} (r-4)`);
  expect(isValidationError(failure) && failure.issues).toEqual(detail);
});

test("[ERR-5] a 422 names the first three issues, and counts the others", async () => {
  const detail = ["a", "b", "c", "d", "e"].map((name) => ({ type: "missing", loc: ["body", name], msg: "" }));
  const { client } = await wire([json({ detail }, 422)]);
  const failure = await getFailure(client.users.create({ client_user_id: "" }));
  expect(failure.message).toBe(
    "POST /v2/user/ -> 422: body.a is required; body.b is required; body.c is required; and 2 more",
  );
});

test("[ERR-5] a 422 names allowed values, also of a list as long as that of an order's statuses", async () => {
  const ctx = { expected: orderStatusValues.map((status) => `'${status}'`).join(", ") };
  const { client } = await wire([
    json({ detail: [{ type: "enum", loc: ["query", "n"], msg: "", ctx }] }, 422),
  ]);
  const failure = await getFailure(client.users.create({ client_user_id: "" }));
  expect(failure.message).toContain("query.n must be one of: received.testkit.ordered, ");
});
