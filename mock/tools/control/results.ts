import { linkStateValues } from "../../../src/generated/enums.ts";
import * as z from "zod";
import { strict } from "../../../src/generated/schemas/strict.ts";
import { policy as orderPolicy } from "../arguments/order-seeds.ts";
import { faultRule } from "../arguments/fault-rule.ts";
import { mapSettings, unknownValuesOptions } from "../arguments/seeds.ts";
import { settingNames } from "../../domain/settings.ts";
import { messageStatuses } from "../../domain/webhooks/table.ts";
import { WORLD_FORMAT } from "../../store/world-export.ts";

const text = z.string();
const instant = z.iso.datetime({ offset: true });
const texts = z.array(text);

/** Adds fields to an object schema of the OpenAPI document. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the fields are part of the inferred result
function extend<Shape extends z.ZodRawShape>(schema: z.ZodType, shape: Shape) {
  if (!(schema instanceof z.ZodObject)) throw new TypeError("Only the schema of an object can be extended.");
  return schema.safeExtend(shape);
}

const webhookAttempt = z.strictObject({
  at: instant,
  status: z.int().nullable(),
  error: text.nullable(),
  duration: z.number().nullable(),
  headers: z.record(text, text).optional(),
  response: z
    .strictObject({ headers: z.record(text, text), body: text })
    .nullable()
    .optional(),
});

const journalEntry = z.looseObject({
  sequence: z.int(),
  at: instant,
  operation: text.nullable(),
  method: text,
  route: text,
  path: text,
  user_id: text.nullable(),
  status: z.int().nullable(),
  requestId: text,
  warnings: z.array(z.strictObject({ code: text, message: text })),
  aborted: z.enum(["reset", "drop", "hang", "gone"]).nullable(),
  unmatched: z.boolean(),
  near: texts,
  fault: z.boolean(),
  overridden: z.boolean(),
  duration: z.strictObject({ virtual: z.number(), real: z.number().nullable() }),
});

/** JSON leaves out a body that is undefined: there was none, or the journal does not keep it. */
const body = z.unknown().optional();

const journalRequest = z.looseObject({
  path: text,
  params: z.record(text, text),
  user_id: text.nullable(),
  query: text,
  body,
});

/** Keeps the names of schemas. Their types would take 20 kB of declarations that nobody reads. */
const nameSchemas = <Name extends string>(
  schemas: Readonly<Record<Name, z.ZodType>>,
): Readonly<Record<Name, z.ZodType>> => schemas;

/**
 * The results of the control API by name. Those of the service are the strict schemas of the OpenAPI document, so they list what this
 * version returns.
 */
export const resultSchemas = nameSchemas({
  User: strict.User(),
  PatientInfo: strict.PatientInfo(),
  Insurance: strict.Insurance(),
  ProviderDevice: strict.ProviderDevice(),
  LabAccount: strict.LabAccount(),
  Order: strict.Order(),
  Appointment: strict.Appointment(),
  ParsingJob: strict.ParsingJob(),
  ErrorBody: strict.ErrorBody(),
  ValidationErrorBody: strict.ValidationErrorBody(),
  MockConnection: extend(strict.ConnectedProvider(), { connection_id: text, user_id: text, provider: text }),
  LinkableProvider: z.looseObject({
    slug: text,
    name: text,
    sign_in: z.enum(["oauth", "password", "email", "unsupported"]),
  }),
  MockLinkToken: extend(strict.LinkToken(), {
    user_id: text,
    provider: text.nullable(),
    code: text.nullable(),
    state: z.enum(["invalid", "expired", "consumed", "unvalidated", "validated"]),
    expires_at: instant,
  }),
  MockLinkOutcome: z.looseObject({
    state: z.enum(linkStateValues),
    error_type: text.nullable(),
    error: text.nullable(),
    provider: text.nullable(),
    location: text.nullable(),
  }),
  ControlToken: z.strictObject({ control_token: text }),
  ScenarioIds: z.record(text, z.union([text, texts])),
  ScenarioInfo: z.strictObject({ name: text, description: text }),
  AddedPoints: z.strictObject({ added: z.int(), outside: z.int() }),
  SeriesPoint: z.looseObject({ provider: text, source: strict.TimeseriesSource() }),
  MockSession: z.strictObject({
    kind: z.enum(["workout", "sleep"]),
    id: text,
    user_id: text,
    provider: text,
    type: text,
    start: instant,
    end: instant,
    sport: text.nullable(),
  }),
  OrderExplanation: z.looseObject({
    status: text,
    why: text,
    next: texts,
    cancellable: z.boolean(),
    scheduled: z.array(z.strictObject({ kind: text, due: instant })),
    contradictions: texts,
  }),
  OrderSearch: z.strictObject({
    orders: z.array(strict.Order()),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    counts: z.record(text, z.int()),
  }),
  OrderableTest: z.strictObject({ id: text, name: text, method: text, lab: text }),
  OrderLifecycle: z.strictObject({
    machine: text,
    method: text,
    title: text,
    states: z.array(
      z.strictObject({
        status: text,
        full: text,
        top: text,
        entry: z.boolean(),
        terminal: z.boolean(),
        cancellable: z.boolean(),
      }),
    ),
    transitions: z.array(z.strictObject({ from: text, to: text, default: z.boolean() })),
    current: text,
    path: z.array(z.strictObject({ status: text, at: instant, detail: text.nullable() })),
    next: texts,
    reachable: texts,
    cancellable: z.boolean(),
  }),
  LabResults: strict.LabResults(),
  OrderDocument: z.strictObject({ document: text, available: z.boolean(), reason: text.nullable() }),
  Pdf: z.strictObject({ name: text, base64: z.base64() }),
  ProgressPolicy: orderPolicy(),
  WebhookEndpoint: z.strictObject({
    id: text,
    url: text.nullable(),
    receiver: z.enum(["url", "function", "inbox"]),
    eventTypes: texts.nullable(),
    status: z.enum(["enabled", "failing", "disabled"]),
    failures: z.int(),
    secrets: texts,
  }),
  WebhookMessage: z.strictObject({
    id: text,
    event: text,
    eventType: text,
    endpoint: text,
    at: instant,
    user_id: z.uuid().nullable(),
    subject: text.nullable(),
    status: z.enum(messageStatuses),
    nextAttempt: instant.nullable(),
    attempts: z.array(webhookAttempt),
    body: text.optional(),
  }),
  SettingInfo: z.strictObject({
    name: z.enum(settingNames),
    description: text,
    value: z.union([z.boolean(), z.number()]),
  }),
  InboxMessage: z.strictObject({
    sequence: z.int(),
    at: instant,
    id: text.nullable(),
    eventType: text.nullable(),
    verified: z.boolean(),
    reason: text.nullable(),
    duplicate: z.boolean(),
    status: z.int(),
    headers: z.record(text, text).optional(),
    body: text.optional(),
  }),
  Settings: mapSettings(z.boolean(), z.number()),
  Fault: z.looseObject({ id: z.int(), rule: faultRule(), seen: z.int(), hits: z.int() }),
  UnknownValuesOptions: unknownValuesOptions(),
  JournalEntry: journalEntry.extend({ request: journalRequest.optional() }),
  Request: journalEntry.extend({
    request: journalRequest,
    response: z
      .looseObject({ headers: z.record(text, text), size: z.int(), kept: z.boolean(), body })
      .nullable(),
    error: z.unknown(),
    snippets: z.strictObject({ curl: text, sdk: text.nullable() }),
    issues: z.array(z.looseObject({ type: text, loc: z.array(z.union([text, z.int()])), msg: text })),
  }),
  Event: z.looseObject({ id: text, sequence: z.int(), team: text, type: text, at: instant }),
  ReceivedRequest: z.looseObject({
    operation: text,
    sequence: z.int(),
    at: instant,
    status: z.int().nullable(),
    params: z.record(text, z.unknown()),
    query: z.record(text, z.unknown()),
    body,
  }),
  RequestCoverage: z.strictObject({
    called: z.array(
      z.strictObject({
        operation: text,
        calls: z.int(),
        statuses: z.record(text, z.int()),
        unmet: z.array(z.int()),
      }),
    ),
    untouched: texts,
  }),
  SchemaViolation: z.looseObject({ operation: text, status: z.int().nullable(), problems: texts }),
  TeamInfo: z.looseObject({
    team: text,
    team_id: text,
    url: text,
    link_url: text,
    api_key: text,
    now: instant,
    clock: z.enum(["frozen", "running"]),
    journal_size: z.int(),
    versions: z.looseObject({ control: z.int(), world: z.int() }),
  }),
  Snapshot: z.strictObject({ id: text, label: text.nullable(), at: instant }),
  WorldExport: z.strictObject({
    format: z.literal(WORLD_FORMAT),
    version: z.int(),
    now: instant,
    counters: z.record(text, z.number()),
    cells: z.record(text, z.unknown()),
    tables: z.record(text, z.array(z.looseObject({}))),
  }),
});

export type ResultName = keyof typeof resultSchemas;

/**
 * What a method returns: a named result or plain JSON; with `[]` a list, with `?` or null, with `|nothing` or nothing. Null stands for
 * nothing.
 */
export type Result =
  ResultName | `${ResultName}${"[]" | "?" | "|nothing"}` | PlainName | "number?" | "text[]" | null;

type PlainName = keyof typeof plain;

const plain = { text, number: z.number(), boolean: z.boolean() };
const byName: Readonly<Record<string, z.ZodType>> = { ...plain, ...resultSchemas };

/** Returns the schema of a result, and whether the method may return nothing. Returns null for a method that never returns anything. */
export function readResult(result: Result): { schema: z.ZodType; optional: boolean } | null {
  if (result === null) return null;
  const one = byName[result.replace(/\W.*/, "")];
  if (one === undefined) throw new TypeError(`There is no result ${result}.`);
  const schema = result.endsWith("?") ? one.nullable() : result.endsWith("[]") ? z.array(one) : one;
  return { schema, optional: result.endsWith("|nothing") };
}
