import { createMock, type Mock } from "sanguine/mock";
import { beforeAll, describe, expect, it } from "vitest";
import { tables } from "../../../mock/domain/tables.ts";
import { rowRules } from "../../../mock/domain/row-rules.ts";
import { orderCreate } from "../../src/support/orders.ts";
import { StoreError } from "../../../mock/store/errors.ts";
import type { WorldExport } from "../../../mock/store/world-export.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly (string | number)[];

const NOW = "2026-01-15T09:00:00Z";
const newMock = (): Mock => createMock({ seed: "import", preset: "demo", now: NOW });
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** A world with rows in every table, and orders of each method at several stages. */
async function richExport(): Promise<WorldExport> {
  const mock = newMock();
  const client = mock.client();
  const user = mock.users.create({
    client_user_id: "rich",
    fallback_time_zone: "Europe/Berlin",
    fallback_birth_date: "1990-04-21",
    ingestion_start: "2025-12-01",
    ingestion_end: "2026-12-01",
  });
  const proxy = { first_name: "Edith", last_name: "Fernsby", phone_number: "+12025550143" };
  const home = { first_line: "1 Main Street", city: "Phoenix", state: "AZ", zip: "85004", country: "US" };
  mock.users.setInfo(user, {
    address: { first_line: "1 Main Street", city: "Phoenix", state: "AZ", zip_code: "85004" },
    medical_proxy: { ...proxy, address: home },
  });
  mock.insurance.create(user, { guarantor: { ...proxy, address: home } });
  mock.connections.create({ user, provider: "bramble_band" });
  mock.connections.fail(mock.connections.create({ user, provider: "cobble_watch_v3" }), "unheard_of");
  await client.users.refresh(user.user_id);
  mock.timeseries.add(user, "heartrate", {
    provider: "bramble_band",
    points: [{ timestamp: NOW, value: 61 }],
  });
  mock.timeseries.disable(user, "steps", "bramble_band");
  const { link_token: linkToken } = mock.link.createToken({
    user,
    redirect_url: "https://app.example/done",
    filter_on_providers: ["glucose_two"],
  });
  await client.link.password("glucose_two", { username: "mfa_sms", password: "secret" }, { linkToken });
  const gone = mock.users.create({ client_user_id: "gone" });
  await client.link.connectDemo({ user_id: gone.user_id, provider: "acme_watch" }).catch(() => undefined);
  mock.users.delete(gone);
  mock.webhooks.register({
    handler: () => new Response(null, { status: 500 }),
    eventTypes: ["labtest.order.*"],
  });
  mock.webhooks.register({ url: "https://receiver.example/hooks", eventTypes: ["labtest.result.critical"] });
  mock.orders.create({ user, method: "testkit", status: "transit_lab", policy: { after: "2h" } });
  mock.orders.create({ user, method: "on_site_collection", status: "partial_results" });
  const failed = mock.orders.create({ user, method: "walk_in_test", status: "completed", missing: true });
  mock.orders.set(failed, { notes: "by hand" });
  mock.orders.create({ registrable: true, method: "testkit", activate_by: "2026-02-01" });
  const visited = mock.orders.create({ user, method: "at_home_phlebotomy", status: "requisition_created" });
  const { city, state, zip: zip_code, first_line } = visited.patient_address!;
  const { slots } = await client.phlebotomy.availability({ first_line, city, state, zip_code });
  const booking_key = slots.flatMap((day) => day.slots)[0]!.booking_key!;
  await client.phlebotomy.book(visited.id, { booking_key });
  await client.orders.simulate(visited.id, { delay: 600 });
  // A request, whose response is kept under its idempotency key.
  await client.orders.create({
    ...orderCreate,
    user_id: user.user_id,
    order_set: { lab_test_ids: [failed.lab_test.id] },
    physician: { first_name: "Ida", last_name: "Copley", npi: "1234567893" },
    billing_type: "commercial_insurance",
    icd_codes: ["E11.9"],
    consents: [{ consentType: "terms-of-use" }],
  });
  mock.labReports.create({ user, outcome: { results: [{ name: "Glucose", value: "91" }] } });
  mock.labReports.fail(mock.labReports.create({ user }));
  mock.appointments.cancel(visited);
  await mock.idle();
  const world = copyOf(mock.export());
  // Of events that are alike a few are enough; those of orders go on from each other and stay.
  const outbox = (world.tables["outbox"] ?? []).filter(
    (row) => "event_type" in row && !String(row.event_type).startsWith("historical."),
  );
  return { ...world, tables: { ...world.tables, outbox } };
}

let exported: WorldExport;
beforeAll(async () => {
  exported = await richExport();
});

interface Place {
  readonly path: Path;
  /** The path without indexes: rows of a table are alike, so one place of each kind is enough. */
  readonly kind: string;
  readonly value: Json;
}

/** One place of each kind in the rows, objects and lists included; where there are several, one that is not null. */
function collectPlaces(value: Json, path: Path, found = new Map<string, Place>()): Map<string, Place> {
  const kind = path.map((part) => (typeof part === "number" ? "*" : part)).join(".");
  if ((found.get(kind)?.value ?? null) === null) found.set(kind, { path, kind, value });
  if (typeof value !== "object" || value === null) return found;
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, inner] of parts) collectPlaces(inner, [...path, name], found);
  return found;
}

/** A copy with another value at a path; undefined takes the field away. */
function changed<Whole extends object>(whole: Whole, path: Path, value: Json | undefined): Whole {
  const copy = copyOf(whole);
  let at: object = copy;
  for (const part of path.slice(0, -1)) at = Object(Reflect.get(at, part));
  const last = path.at(-1) ?? "";
  if (value === undefined) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value);
  return copy;
}

/** A path as an error names it; names that could be an id or a token are left out. */
const named = (path: Path): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${/^[a-z_]+$/i.test(part) ? part : "{...}"}`))
    .join("")
    .slice(1);

/** Whether an error has a line for a place, for what belongs to it, or for what it belongs to. */
function names(message: string, path: Path): boolean {
  const own = `\n- ${named(path)}`;
  if ([" ", ".", "["].some((next) => message.includes(own + next))) return true;
  return path.some((_, depth) => message.includes(`\n- ${named(path.slice(0, depth + 1))} `));
}

/** A mock with a state of its own, and imports that have to be refused. */
function newImporter() {
  const mock = newMock();
  mock.users.create({ client_user_id: "kept" });
  const before = JSON.stringify(mock.export());
  return {
    /** The message of the refusal, null where the world was taken; anything else than a refusal is an error of the mock. */
    refusal: (world: unknown): string | null => {
      try {
        mock.import(world);
      } catch (cause) {
        if (cause instanceof StoreError) return cause.message;
        throw cause;
      }
      mock.import(JSON.parse(before));
      return null;
    },
    isUnchanged: (): boolean => JSON.stringify(mock.export()) === before,
  };
}

/**
 * Breaks each kind of place of each table, one at a time, in a world with this one row.
 * @returns the kinds that were taken, or refused without a line for the place
 */
function breakEach(
  breaks: (place: Place) => { readonly path: Path; readonly value: Json | undefined } | null,
): { readonly tried: number; readonly slips: string[] } {
  const { refusal, isUnchanged } = newImporter();
  const slips: string[] = [];
  let tried = 0;
  for (const table of Object.keys(exported.tables)) {
    const rows = rowsOf(table);
    for (const place of collectPlaces(rows, ["tables", table]).values()) {
      const { path, kind } = place;
      const broken = path.length < 3 ? null : breaks(place);
      if (broken === null) continue;
      const index = Number(path[2]);
      const alone = { ...exported, tables: { [table]: [rows[index] ?? null] } };
      const at = (of: Path): Path => ["tables", table, 0, ...of.slice(3)];
      const message = refusal(changed(alone, at(broken.path), broken.value));
      tried += 1;
      if (message === null || !names(message, at(broken.path))) slips.push(kind);
    }
    if (!isUnchanged()) slips.push(`${table} changed the mock`);
  }
  return { tried, slips };
}

/** The rows of a table; those of orders in the outbox whole, so that each can be read alone. */
function rowsOf(table: string): Json[] {
  const rows = exported.tables[table] ?? [];
  const unpacked = table === "outbox" ? tables.outbox.packing?.unpack(rows as never, () => undefined) : rows;
  return copyOf(unpacked) as Json[];
}

const isObject = (value: Json): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields that rows may lack: entries of a map, and what is optional in the type or the document. */
const OPTIONAL = [
  /\.allowed_billing\./,
  /\.headers\./,
  /\.resource_availability\.\w+$/,
  /\.overrides\./,
  /\.events\.\*\.data\./,
  /^tables\.outbox\.\*\.data\.source\.(?:app_id|device_id|sport|workout_id)$/,
  /^tables\.(?:outbox\.\*\.data\.data\.\*|recordedPoints\.\*\.point)\.(?:timezone_offset|type)$/,
  /^tables\.tasks\.\*\.payload\.flags\.result_types$/,
  // Additive fields of the document, which it lets a response lack.
  /^tables\.storedResponses\.\*\.body\./,
  // An outcome without its reason is told to lack data.
  /^tables\.parsingJobs\.\*\.outcome\.failure_reason$/,
];

describe("[TST-4] an import", { timeout: 30_000 }, () => {
  it("takes what was exported, with rows in every table", () => {
    const other = newMock();
    other.import(exported);
    expect(other.export()).toEqual(exported);
    expect(Object.keys(rowRules)).toEqual(Object.keys(tables));
    const empty = Object.keys(tables).filter((name) => exported.tables[name]?.length === 0);
    expect(empty).toEqual([]);
  });

  it("refuses a value of another type at any place of any table, and names the place", () => {
    const { tried, slips } = breakEach(({ path, value }) => ({
      path,
      value: typeof value === "object" && value !== null ? 7 : [{ wrong: true }],
    }));
    expect(slips).toEqual([]);
    expect(tried).toBeGreaterThan(500);
  });

  it("refuses a row that lacks a field, and names the field", () => {
    const { tried, slips } = breakEach(({ path, kind }) =>
      path.length < 4 || typeof path.at(-1) === "number" || OPTIONAL.some((pattern) => pattern.test(kind))
        ? null
        : { path, value: undefined },
    );
    expect(slips).toEqual([]);
    expect(tried).toBeGreaterThan(400);
  });

  it("refuses a field that the table does not have, however deep, and names it", () => {
    const { tried, slips } = breakEach(({ path, value }) =>
      isObject(value) ? { path: [...path, "surprise"], value: [{ wrong: true }] } : null,
    );
    expect(slips).toEqual([]);
    expect(tried).toBeGreaterThan(60);
  });

  it("refuses differences of an order that are of another type or go on from nothing", () => {
    const { refusal } = newImporter();
    const { outbox = [] } = exported.tables;
    const index = outbox.findIndex((row) => "data" in row && "since" in Object(row.data));
    const data = copyOf(Reflect.get(Object(outbox[index]), "data"));
    const taken = Object.keys(data).filter(
      (name) =>
        refusal(changed(exported, ["tables", "outbox", index, "data", name], { wrong: true })) === null,
    );
    expect([taken, Object.keys(data).length]).toEqual([[], 6]);
  });

  it("refuses a reference to a row that is not there", () => {
    const { refusal } = newImporter();
    const nobody = "00000000-0000-4000-8000-000000000000";
    const cases = Object.entries(rowRules).flatMap(([table, { references = [] }]) => {
      const places = [...collectPlaces(rowsOf(table), ["tables", table]).values()];
      return references.map(({ path }) => {
        const kind = ["tables", table, "*", ...path.split(".")].join(".");
        return { kind, place: places.find((each) => each.kind === kind && each.value !== null) };
      });
    });
    const slips = cases.filter(({ place }) => {
      const [, table = "", index = 0] = place?.path ?? [];
      const row = JSON.stringify(exported.tables[table]?.[Number(index)] ?? null);
      // Everywhere in the row, as some keys are made of the ids that a row refers to.
      const broken: Json = JSON.parse(
        row.replaceAll(typeof place?.value === "string" ? place.value : "?", nobody),
      );
      const message = refusal(changed(exported, ["tables", table, index], broken));
      return message?.includes(`\n- ${named(place?.path ?? [])} must name a row of `) !== true;
    });
    expect(slips).toEqual([]);
    expect(cases.length).toBeGreaterThan(20);
  });

  it("refuses a row that is there twice", () => {
    const { refusal, isUnchanged } = newImporter();
    const slips = Object.entries(exported.tables).filter(
      ([table, [row]]) =>
        refusal({
          ...exported,
          tables: { ...exported.tables, [table]: [...(exported.tables[table] ?? []), row] },
        }) === null,
    );
    expect(isUnchanged()).toBe(true);
    expect(slips).toEqual([]);
  });

  it("refuses counters that would make the ids of its rows again", () => {
    const { refusal } = newImporter();
    for (const name of ["task", "event", "uuid:user", "uuid:order", "integer:order_event"]) {
      expect(refusal(changed(exported, ["counters", name], 0))).toContain(
        `\n- counters.${name} must be at least`,
      );
    }
  });

  it.each([
    ["a status that the method does not have", ["events", 0, "low"], "draw_completed"],
    ["a status that is not that of the last event", ["low"], "ordered"],
    ["a lab that nobody knows", ["lab_id"], 999_999],
    ["a lab test that nobody knows", ["lab_test_ids", 0], "00000000-0000-4000-8000-000000000000"],
    ["a marker that nobody knows", ["marker_ids", 0], 999_999_999],
    ["a day that no calendar has", ["patient", "dob"], "1986-02-30"],
    ["an instant with a fraction", ["created_at"], 0.5],
  ] as const)("refuses an order with %s", (_, path, value) => {
    const message = newImporter().refusal(changed(exported, ["tables", "orders", 0, ...path], value));
    expect(names(message ?? "", ["tables", "orders", 0, ...path])).toBe(true);
  });

  it("names the first ten problems, how many there are, and no id, token or password", () => {
    const secrets = { sk_us_secret_1234567890: 1, "3f0a1a56-53a7-4c5e-9d7a-5b6f0c2f9f10": 2 };
    const users = [{ ...exported.tables["users"]?.[0], ...secrets }, { user_id: "hunter2" }];
    const message = newImporter().refusal({ ...exported, tables: { users }, sk_us_secret_1234567890: 1 });
    const lines = (message ?? "").split("\n");
    expect(lines[0]).toMatch(
      /^This world cannot be imported, and nothing was changed\. It has \d+ problems, the first 10/,
    );
    expect(lines).toHaveLength(11);
    expect(message).toContain("- tables.users[1].user_id must be a UUID in lower case");
    expect(message).toContain("- tables.users[0].{...} is not a known field");
    expect(message).not.toMatch(/hunter|secret|3f0a1a56/);
  });
});
