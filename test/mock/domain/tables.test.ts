import { readdirSync, readFileSync } from "node:fs";
import { createMock, type Mock } from "sanguine/mock";
import { beforeAll, describe, expect, it } from "vitest";
import { tables } from "../../../mock/domain/tables.ts";
import * as enums from "../../../src/generated/enums.ts";
import { operations } from "../../../src/generated/operations.ts";
import { StoreError } from "../../../mock/store/errors.ts";
import type { WorldExport } from "../../../mock/store/world-export.ts";
import { hasAt, type Place as Path, setAt } from "../../contract/schemas.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const createTestMock = (): Mock => createMock({ seed: "import", now: "2026-01-15T09:00:00Z" });
const copyJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** A world from each release after which the fields of rows changed, as that release exported it. */
const WORLDS = new URL("../../fixtures/worlds/", import.meta.url);

const readWorld = (file: string): WorldExport => JSON.parse(readFileSync(new URL(file, WORLDS), "utf8"));

/** A world with rows in every table: that of the newest release, with the response of a receiver and a visit that is due. */
let exported: WorldExport;
beforeAll(async () => {
  const mock = createTestMock();
  mock.import(readWorld(readdirSync(WORLDS).toSorted().at(-1) ?? ""));
  mock.webhooks.register({
    handler: () => new Response("not now", { status: 500 }),
    eventTypes: ["labtest.appointment.created"],
  });
  mock.appointments.create(
    mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" }),
  );
  await mock.idle();
  exported = copyJson(mock.export());
});

interface Place {
  readonly path: Path;
  /** Returns the path without indexes: rows of a table are alike, so one place of each type is enough. */
  readonly kind: string;
  readonly value: Json;
}

/** Lists one place of each type in the rows, including objects and lists; of several, one that is not null. */
function collectPlaces(value: Json, path: Path, found = new Map<string, Place>()): Map<string, Place> {
  const kind = path.map((part) => (typeof part === "number" ? "*" : part)).join(".");
  if ((found.get(kind)?.value ?? null) === null) found.set(kind, { path, kind, value });
  if (typeof value !== "object" || value === null) return found;
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, inner] of parts) collectPlaces(inner, [...path, name], found);
  return found;
}

/** Formats a path as errors do; names that could be an id or a token can be omitted. */
const named = (path: Path): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${/^[a-z_]+$/i.test(part) ? part : "{...}"}`))
    .join("")
    .slice(1);

/** Checks that an error has a line for a place, its parent or its child. */
function names(message: string, path: Path): boolean {
  const own = `\n- ${named(path)}`;
  if ([" ", ".", "["].some((next) => message.includes(own + next))) return true;
  return path.some((_, depth) => message.includes(`\n- ${named(path.slice(0, depth + 1))} `));
}

/** Creates a mock with its own state, and a function that tries an import. */
function createImporter() {
  const mock = createTestMock();
  mock.users.create({ client_user_id: "kept" });
  const before = JSON.stringify(mock.export());
  return {
    /**
     * Returns the message of a rejected import, null for an accepted one, after `inspect`. Any other error is a bug of the mock.
     */
    tryImport: (world: unknown, inspect?: (imported: WorldExport) => void): string | null => {
      try {
        mock.import(world);
      } catch (cause) {
        if (cause instanceof StoreError) return cause.message;
        throw cause;
      }
      inspect?.(mock.export());
      mock.import(JSON.parse(before));
      return null;
    },
    isUnchanged: (): boolean => JSON.stringify(mock.export()) === before,
  };
}

/**
 * Changes each type of place of each table, one at a time, in a world with only this row.
 * @param mayFill whether an import may accept a place and fill it in
 * @returns the places that were accepted, or rejected without a line for the place
 */
function breakEach(
  breaks: (place: Place) => { readonly path: Path; readonly value: Json | undefined } | null,
  mayFill = false,
): { readonly attempts: number; readonly failures: string[] } {
  const { tryImport, isUnchanged } = createImporter();
  const failures: string[] = [];
  let attempts = 0;
  for (const table of Object.keys(exported.tables)) {
    const rows = listRows(table);
    for (const place of collectPlaces(rows, ["tables", table]).values()) {
      const { path, kind } = place;
      const broken = path.length < 3 ? null : breaks(place);
      if (broken === null) continue;
      const index = Number(path[2]);
      const alone = { ...exported, tables: { [table]: [rows[index] ?? null] } };
      const at = (of: Path): Path => ["tables", table, 0, ...of.slice(3)];
      const message = tryImport(setAt(alone, at(broken.path), broken.value));
      attempts += 1;
      if (message !== null && names(message, at(broken.path))) continue;
      let isFilled = false;
      const all = { ...exported, tables: { ...exported.tables, [table]: rows } };
      tryImport(setAt(all, broken.path, broken.value), (imported) => {
        isFilled = hasAt(listRows(table, imported), path.slice(2));
      });
      if (!mayFill || !isFilled) failures.push(kind);
    }
    if (!isUnchanged()) failures.push(`${table} changed the mock`);
  }
  return { attempts, failures };
}

/** Lists the rows of a table; order events in the outbox are unpacked, so that each can be read alone. */
function listRows(table: string, world = exported): Json[] {
  const rows = world.tables[table] ?? [];
  const unpacked = table === "outbox" ? tables.outbox.packing?.unpack(rows as never, () => undefined) : rows;
  return copyJson(unpacked) as Json[];
}

const isObject = (value: Json): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields that rows can lack: entries of a map, and optional fields of the type or the OpenAPI document. */
const OPTIONAL = [
  /\.allowed_billing\./,
  /\.headers\./,
  /\.resource_availability\.\w+$/,
  /\.overrides\./,
  /\.events\.\*\.data\./,
  /^tables\.outbox\.\*\.data\.source\.(?:app_id|device_id|sport|workout_id)$/,
  /^tables\.(?:outbox\.\*\.data\.data\.\*|recordedPoints\.\*\.point)\.(?:timezone_offset|type)$/,
  /^tables\.tasks\.\*\.payload\.flags\.result_types$/,
  // Additive fields of the OpenAPI document, which a response can lack.
  /^tables\.storedResponses\.\*\.body\./,
  // The error for an outcome without its reason says that data is missing.
  /^tables\.parsingJobs\.\*\.outcome\.failure_reason$/,
];

describe("[TST-4] an import", { timeout: 30_000 }, () => {
  it("accepts what was exported, with rows in every table", () => {
    const other = createTestMock();
    other.import(exported);
    expect(other.export()).toEqual(exported);
    expect(Object.values(tables).map(({ name }) => name)).toEqual(Object.keys(tables));
    const empty = Object.keys(tables).filter((name) => exported.tables[name]?.length === 0);
    expect(empty).toEqual([]);
  });

  it("rejects a value of another type at any place of any table, and names the place", () => {
    const { attempts, failures } = breakEach(({ path, value }) => ({
      path,
      value: typeof value === "object" && value !== null ? 7 : [{ wrong: true }],
    }));
    expect(failures).toEqual([]);
    expect(attempts).toBeGreaterThan(500);
  });

  it("rejects a row that lacks a field without a default, and names the field", () => {
    const { attempts, failures } = breakEach(
      ({ path, kind }) =>
        path.length < 4 || typeof path.at(-1) === "number" || OPTIONAL.some((pattern) => pattern.test(kind))
          ? null
          : { path, value: undefined },
      true,
    );
    expect(failures).toEqual([]);
    expect(attempts).toBeGreaterThan(400);
  });

  it("rejects a field that the table does not have, at any depth, and names it", () => {
    const { attempts, failures } = breakEach(({ path, value }) =>
      isObject(value) ? { path: [...path, "surprise"], value: [{ wrong: true }] } : null,
    );
    expect(failures).toEqual([]);
    expect(attempts).toBeGreaterThan(60);
  });

  it("rejects a reference to a missing row", () => {
    const { tryImport } = createImporter();
    const unknownId = "00000000-0000-4000-8000-000000000000";
    const keys = Object.entries(tables).flatMap(([table, { key }]) =>
      (exported.tables[table] ?? []).map((row) => [Reflect.get(row, key) as Json, table] as const),
    );
    // What was sent may name rows that are gone, a request names its insurance freely, and a point its device.
    const free =
      /\.users\.\*\.user_id|\.outbox\.\*\.data\.|\.storedResponses\.|\.webhookMessages\.\*\.(?:event_id|attempts)|\.health_insurance_id|\.device_id/;
    // Any other field that holds the key of a row of another table refers to it.
    const cases = Object.keys(tables).flatMap((table) =>
      [...collectPlaces(listRows(table), ["tables", table]).values()].filter(
        ({ kind, value }) => keys.some(([id, owner]) => id === value && owner !== table) && !free.test(kind),
      ),
    );
    const failures = cases.filter(({ path, value }) => {
      const [, table = "", index = 0] = path;
      const row = JSON.stringify(exported.tables[table]?.[Number(index)]);
      // Replace the id everywhere in the row, because some keys consist of ids that the row refers to.
      const broken: Json = JSON.parse(row.replaceAll(JSON.stringify(value).slice(1, -1), unknownId));
      const message = tryImport(setAt(exported, ["tables", table, index], broken));
      return message?.includes(`\n- ${named(path)} must name a row of `) !== true;
    });
    expect(failures).toEqual([]);
    expect(cases.length).toBeGreaterThan(20);
  });

  it("rejects a duplicate row", () => {
    const { tryImport, isUnchanged } = createImporter();
    const failures = Object.entries(exported.tables).filter(
      ([table, [row]]) =>
        tryImport({
          ...exported,
          tables: { ...exported.tables, [table]: [...(exported.tables[table] ?? []), row] },
        }) === null,
    );
    expect(isUnchanged()).toBe(true);
    expect(failures).toEqual([]);
  });

  it("rejects counters that would create the ids of its rows again", () => {
    const { tryImport } = createImporter();
    const all = Object.keys(exported.counters);
    // An error lists ten problems.
    const tens = Array.from({ length: Math.ceil(all.length / 10) }, (_, at) =>
      all.slice(10 * at, 10 * at + 10),
    );
    const accepted = tens.flatMap((names) => {
      const zeros = Object.fromEntries(names.map((name) => [name, 0]));
      const message = tryImport({ ...exported, counters: { ...exported.counters, ...zeros } });
      return names.filter((name) => message?.includes(`\n- counters.${name} must be at least`) !== true);
    });
    // Only tokens and numbers of which no row shows how many there are.
    const uncounted = `integer:availability integer:provider_appointment integer:sample token:client_user_id token:external_user
      token:link token:member_id token:requisition token:tracking token:webhook_secret`;
    expect(accepted).toEqual(uncounted.split(/\s+/));
  });

  it("rejects a value that is not listed wherever the OpenAPI document lists values", () => {
    const listed = new Set<unknown>(Object.values(enums).filter(Array.isArray).flat());
    const { attempts, failures } = breakEach(({ path, value }) =>
      listed.has(value) ? { path, value: "zz" } : null,
    );
    // Rows hold these as text, whatever values responses list.
    const open =
      /(?:address|shipping)\.state|slug|(?:source|disabledSeries\.\*)\.provider|(?:patient|patientInfo\.\*|patient_details)\.gender|body\.status|result_types/;
    expect(failures.filter((kind) => !open.test(kind))).toEqual([]);
    expect(attempts).toBeGreaterThan(40);
  });

  // A table, a row by its index or by a value that it begins with, a field, and a value that no response and no order can have. Rules
  // that connect several fields name one of them.
  it.each(
    `orders 0 patient.dob "1986-02-30"
orders 0 events.0.status "draw_completed" | events[0].status must be a status of the order's method
orders 0 status "ordered" | status must be the status of the last event
orders 0 events.1.id 0 | events[1].id must be higher than the id before it
orders 0 lab_test_ids [] | lab_test_id must be in lab_test_ids
orders 0 details.shipment null | details.shipment must be set for test kits, and only for them
orders 2 registrable true | registrable must be false unless the order is a test kit
orders 0 patient null | patient must be set, unless the test kit is not registered yet
orders 0 address null | address must be set if and only if the patient is
orders 0 lab_id 999999
orders 0 origin "zz" | origin must be one of initial, redraw, recreation
webhookMessages 0 body "{" | body must be a JSON object
webhookMessages 0 body "7" | body must be a JSON object
orders 0 lab_test_ids.0 "00000000-0000-4000-8000-000000000000" | lab_test_ids[0] must be the id of a lab test in the catalog
orders 0 marker_ids.0 999999999 | marker_ids[0] must be the id of a marker in the catalog
orders 0 created_at 0.5
orders 0 consents [{"consentType":"zz","version":"1","timeOfConsent":"2026-01-15T09:00:00Z"}]
orders 0 address.access_notes LONG
orders 1 result_history.reports [] | result_history must have a report, because the order has results
orders 1 result_history.overrides {"1":{"result_type":"zz"}}
patientInfo 0 address.access_notes LONG
appointments 0 address.zip_code "8500" | address.zip_code must be a ZIP code
webhookEndpoints 0 secrets []
webhookEndpoints 0 secrets.0 "whsec_?" | secrets[0] must be whsec_ and base64
disabledSeries 0 disabled_id
connections 0 error {"error_type":"zz","error_message":"","errored_at":0}
storedResponses orders.create body.order.events.0.status "received.testkit.zz"`.split("\n"),
  )("rejects %s", (line) => {
    const [change = "", rule] = line.split(" | ");
    const [table = "", which = "", fields = "", value = '"zz"'] = change.split(" ");
    const index = (exported.tables[table] ?? []).findIndex((row, at) =>
      /^\d+$/.test(which)
        ? at === Number(which)
        : Object.values(row).some((field) => field === which || String(field).startsWith(`${which} `)),
    );
    const path = fields.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const at = ["tables", table, index, ...path];
    const wrong: Json = value === "LONG" ? "a".repeat(1001) : JSON.parse(value);
    const message = createImporter().tryImport(setAt(exported, at, wrong));
    if (rule === undefined) expect(names(message ?? "", at)).toBe(true);
    else expect(message).toContain(`\n- tables.${table}[${which}].${rule}`);
  });

  it("lists the first ten problems and their total, and no id, token or password", () => {
    const secrets = { sk_us_secret_1234567890: 1, "3f0a1a56-53a7-4c5e-9d7a-5b6f0c2f9f10": 2 };
    const users = [{ ...exported.tables["users"]?.[0], ...secrets }, { user_id: "hunter2" }];
    const message = createImporter().tryImport({
      ...exported,
      tables: { users },
      sk_us_secret_1234567890: 1,
    });
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

describe.each(readdirSync(WORLDS))("[TST-4] the world of an older release, %s", (file) => {
  const world = readWorld(file);

  it("has rows of every table of its time, and is imported", () => {
    const mock = createTestMock();
    mock.import(world);
    const imported = mock.export().tables;
    for (const [table, rows] of Object.entries(world.tables)) {
      expect(rows).not.toEqual([]);
      expect([table, imported[table]?.length]).toEqual([table, rows.length]);
    }
    expect(Object.keys(tables).filter((table) => imported[table]?.length === 0)).toEqual([]);
  });

  it("has valid responses of each operation that reads", async () => {
    const mock = createTestMock();
    mock.import(world);
    const headers = { "x-service-api-key": mock.apiKey };
    const ids = Object.values(world.tables).flatMap((rows) => rows.flatMap((row) => Object.entries(row)));
    const found: (readonly [string, number])[] = [];
    for (const { method, paths } of Object.values(operations)) {
      const template = paths[0].replace("{resource}/grouped", "heartrate/grouped?start_date=2026-01-01");
      const [parameter = "none"] = /(?<=\{)\w+(?=\})/.exec(template) ?? [];
      const values = parameter === "none" ? [""] : ids.filter(([name]) => name === parameter).map(String);
      for (const value of method === "GET" ? new Set(values) : []) {
        const id = value.slice(value.indexOf(",") + 1);
        const path = template.replace(`{${parameter}}`, id);
        found.push([template, (await mock.fetch(mock.url + path, { headers })).status]);
      }
    }
    expect(found.filter(([, status]) => status >= 500)).toEqual([]);
    const served = new Set(found.filter(([, status]) => status === 200).map(([template]) => template));
    expect(served.size).toBeGreaterThan(25);
  });
});
