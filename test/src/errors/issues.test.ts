import { isValidationError } from "sanguine";
import { expect, test } from "vitest";
import { orderStatusValues } from "../../../src/generated/enums.ts";
import { getFailure, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

/** Issues and what their error says: the type, the place and the other fields of each. */
const issues = String.raw`
  missing | ["body","client_user_id"] | {} | body.client_user_id is required
  extra_forbidden | ["body","address","jane"] | {} | body.address.* is not allowed
  string_too_long | ["body","notes"] | {"ctx":{"max_length":1000,"actual":"Jane"}} | body.notes must be at most 1000 characters
  string_too_short | ["body","a"] | {"ctx":{"min_length":2}} | body.a must be at least 2 characters
  too_short | ["body","a"] | {"ctx":{"min_length":1}} | body.a must be at least 1 items
  less_than | ["query","n"] | {"ctx":{"lt":5}} | query.n must be less than 5
  multiple_of | ["query","n"] | {"ctx":{"multiple_of":5}} | query.n must be a multiple of 5
  greater_than | ["query","n"] | {"ctx":{"gt":0}} | query.n must be greater than 0
  greater_than_equal | ["query","page"] | {"ctx":{"ge":1}} | query.page must be at least 1
  less_than_equal | ["query","size"] | {"ctx":{"le":100}} | query.size must be at most 100
  string_type | ["body","a"] | {} | body.a must be a valid string
  int_from_float | ["body","a"] | {} | body.a must be a valid int
  list_type | ["body","a"] | {} | body.a must be a valid list
  model_attributes_type | ["body","a"] | {} | body.a must be a valid object
  uuid_parsing | ["path","user_id"] | {} | path.user_id must be a valid uuid
  date_from_datetime_parsing | ["body","dob"] | {} | body.dob must be a valid date
  int_parsing | ["body","notes"] | {} | body.notes must be a valid int
  date_invalid | ["body","notes"] | {} | body.notes must be a valid date
  dict_type | ["body","notes"] | {} | body.notes must be a valid object
  frozen_set_type | ["body","notes"] | {} | body.notes is not accepted: frozen set type (see error.issues)
  time_delta_parsing | ["body","notes"] | {} | body.notes is not accepted: time delta parsing (see error.issues)
  type | ["body","notes"] | {} | body.notes is not accepted: type (see error.issues)
  Jane Doe_type | ["body","notes"] | {} | body.notes is not accepted (see error.issues)
  enum | ["body","gender"] | {"ctx":{"expected":"'female', 'male' or 'other'"}} | body.gender must be one of: female, male, other
  enum | ["body","n"] | {"ctx":{"expected":"'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'"}} | body.n must be one of: a, b, c, d, e, f, g, h, i, j, k, l, ...
  enum | ["body","gender"] | {"ctx":{"expected":"no 'Jane'"}} | body.gender is not accepted: enum (see error.issues)
  enum | ["body","gender"] | {"input":"Jane","ctx":{"expected":"'male', 'Jane'"}} | body.gender is not accepted: enum (see error.issues)
  string_pattern_mismatch | ["body","zip"] | {"ctx":{"pattern":"Jane"}} | body.zip is not accepted: string pattern mismatch (see error.issues)
  constructor | ["body","a"] | {} | body.a is not accepted: constructor (see error.issues)
  missing | ["body","consents",0,"consentType"] | {} | body.consents.0.consentType is required
  missing | ["body","metadata","Jane Doe"] | {} | body.metadata.* is required
  missing | ["body","Jane"] | {} | body.* is required
  missing | ["body","1980-04-21",12025550142] | {} | body.*.* is required
  missing | ["body","jane doe"] | {} | body.* is required
  missing | ["body",999,1000] | {} | body.999.* is required
  missing | ["a","b","c","d","e","f","g","h","i","j","k","l"] | {} | a.b.c.d.e.f.g.h.i.j.k.l is required
  missing | ["a","b","c","d","e","f","g","h","i","j","k","l","m","n"] | {} | a.b.c.d.e.f.g.h.i.j.k.l.... is required`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(" | "))
  .map(([type, loc = "", more = "", said = ""]) => {
    const issue: object = { type, loc: JSON.parse(loc), ...JSON.parse(more) };
    return [issue, said] as const;
  });

test.each(issues)("[AUT-5, ERR-1, ERR-5] a 422 of %j says: %s", async (issue, said) => {
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
