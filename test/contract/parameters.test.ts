import { createMock, type Mock } from "sanguine/mock";
import { beforeAll, describe, expect, it } from "vitest";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import type { Parameter, Schema } from "../support/document.ts";
import { getDocumented, prepareCall, type PreparedCall } from "../support/calls.ts";
import { listForms } from "./schemas.ts";
import { send } from "./send.ts";
import { enable } from "./tour.ts";

const ids = Object.keys(operations) as OperationId[];

/** Parameters that change no result, and why. */
const silent: Readonly<Record<string, string>> = {
  "psc.availability allow_stale": "the cache of availability is as fresh as the minute",
  "users.undoDelete client_user_id":
    "names the user in place of user_id, which the request of this table has",
};

/** A world in which filters have something to leave out. */
async function populate(): Promise<Mock> {
  const mock = enable(createMock({ seed: "parameters", now: "2026-01-15T09:00:00Z" }));
  for (const { name } of mock.scenarios()) {
    mock.scenario(name);
    await mock.clock.advance("7h");
  }
  mock.orders.create({ traits: ["walk_in"], activate_by: "2026-06-01" });
  mock.labAccounts.create({ lab: "harrowgate_labs", status: "pending", without_markers: [1_900_040] });
  return mock;
}

type Known = readonly { readonly name: string; readonly value: string | number }[];

/** Lists the texts and numbers of a value, with the names of their fields: one of several values that have the same name. */
function listLeaves(whole: unknown): Known {
  const found = new Map<string, Known[number]>();
  const add = (name: string, value: string | number): void => {
    const key = `${name} ${typeof value} ${value}`;
    if (!found.has(key)) found.set(key, { name, value });
  };
  const visit = (value: unknown, name: string): void => {
    if (typeof value === "string" || typeof value === "number") add(name, value);
    else if (Array.isArray(value)) for (const item of value) visit(item, name);
    else
      for (const [field, inner] of Object.entries(Object(value ?? {}))) {
        // A map has keys that parameters may name.
        add(name, field);
        visit(inner, field === "id" ? `${name} id` : field);
      }
  };
  visit(whole, "");
  return [...found.values()];
}

const wordsOf = new Map<string, readonly string[]>();

/** Splits a name into its words. Many values have the same name. */
function words(name: string): readonly string[] {
  let found = wordsOf.get(name);
  if (found === undefined) {
    found = name.split(/[^a-z]+/i).map((word) => word.replace(/s$/, "").toLowerCase());
    wordsOf.set(name, found);
  }
  return found;
}

/** Lists values of a parameter to try: those that its schema lists, then those of responses, best names first. */
function listCandidates({ name, schema }: Parameter, known: Known): unknown[] {
  const forms = listForms(schema).flatMap((form): Schema[] => [
    form,
    ...(form.items ? listForms(form.items) : []),
  ]);
  const listed = forms.flatMap((form) => form.enum ?? []);
  const types = forms.flatMap(({ type }) => [type].flat());
  if (types.includes("boolean")) return [true, false];
  const numbers = types.some((type) => type === "integer" || type === "number") ? [1, 2, 3, 5, 60] : [];
  const wanted = new Set(words(name));
  const score = (field: string) => words(field).filter((word) => wanted.has(word)).length;
  const times = /date|start|end/.test(name)
    ? ["2026-01-16", "2026-01-18", "2026-01-20", "2026-02-03", "2026-01-16T10:00:00Z"]
    : [];
  const seen = known
    .map(({ name, value }) => ({ value, points: score(name) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ value }) => value);
  return [...new Set([...listed, ...times, ...numbers, ...seen])].slice(0, 60);
}

const rows = ids.flatMap((id) =>
  getDocumented(id)
    .parameters.filter((one) => one.in === "query")
    .map((one) => [`${id} ${one.name}`, id, one] as const),
);

describe("a query parameter changes some result", () => {
  let mock: Mock;
  let known: Known;
  beforeAll(async () => {
    mock = await populate();
    const client = mock.client();
    known = listLeaves([
      (await client.orders.list({ size: 100 })).items,
      await client.labTests.listLegacy({ name: "a" }),
      (await client.markers.list({ size: 100 })).items,
      mock.labAccounts.list(),
      mock.users.list(),
      await client.labTests.labs(),
    ]);
  });

  it.each(rows.filter(([name]) => !(name in silent)))("[GEN-5] %s", async (_name, id, parameter) => {
    const call = await prepareCall(mock, id);
    const isRead = getDocumented(id).method === "GET";
    // An error of a rule is a result; an error of the schema is none.
    const look = async (query: object): Promise<string> => {
      const own: PreparedCall = isRead ? call : await prepareCall(mock, id);
      const { status, body } = await send(mock, { ...own, query: { ...own.query, ...query } });
      if (status === 422) return "";
      const order = isRead ? undefined : own.path["order_id"];
      const { status: moved = null, scheduled = [] } = order === undefined ? {} : mock.orders.explain(order);
      const { [parameter.name]: _echo, ...rest } = Object(body) as Record<string, unknown>;
      return JSON.stringify([
        status,
        typeof body === "object" && !Array.isArray(body) ? rest : body,
        moved,
        scheduled.map(({ due }) => due),
      ]);
    };
    const results = new Set([await look({})]);
    const next = listLeaves(JSON.parse([...results].join("") || "null"));
    for (const value of listCandidates(parameter, [...next, ...known])) {
      results.add(await look({ [parameter.name]: value }));
      results.delete("");
      if (results.size > 1) break;
    }
    expect(results.size).toBeGreaterThan(1);
  });
});
