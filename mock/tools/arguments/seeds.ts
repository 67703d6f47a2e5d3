import * as z from "zod";
import {
  connectionErrorTypeValues,
  delegatedFlowValues,
  labAccountStatusValues,
  linkOnCloseValues,
  linkOnErrorValues,
} from "../../../src/generated/enums.ts";
import { type Duration, toMilliseconds } from "../../../src/duration.ts";
import { operations, type OperationId } from "../../../src/generated/operations.ts";
import { strict } from "../../../src/generated/schemas/strict.ts";
import { conditionNames } from "../../catalog/labs/conditions.ts";
import { type SettingChanges, settingRows } from "../../domain/settings.ts";
import { type SeriesName, seriesNames } from "../../domain/timeseries/profiles/index.ts";
import { lifestyleValues } from "../../domain/timeseries/generation/person.ts";
import { connectionTraits, userTraits } from "../traits.ts";
import type { Instant } from "../../kernel/time.ts";
import type { RequestStep } from "../../journal/expectations/check-order.ts";
import type { RequestPartial } from "../../journal/expectations/received-request.ts";
import { suggestName } from "../../kernel/spelling.ts";
import { unknownValuesOptions as unknownValuesSchema } from "../../unknown-values/unknown-values.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { jsonForms, toSeedSchema } from "./parameters.ts";

const text = z.string();
const texts = z.array(text);
const nullish = text.nullish();

const isDuration = (value: unknown): boolean =>
  typeof value === "number" ? Number.isSafeInteger(value) && value >= 0 : toMilliseconds(value) >= 0;
const durationMessage = "Input should be whole units such as '500ms', '61m' or '7d', or whole milliseconds";
const timeMessage = "Input should be a text such as '2026-01-15T09:00:00Z', or milliseconds";

export const durationForm: z.core.JSONSchema.BaseSchema = {
  type: ["string", "number"],
  description: "A duration such as 299s, 61m, 10h or 7d, or milliseconds.",
};

/** A duration such as `"7d"`, or milliseconds. */
export const duration = buildOnce(() =>
  z.custom<Duration>(isDuration, durationMessage).register(jsonForms, durationForm),
);

/** An instant: ISO 8601, milliseconds or a Date. The rules check the value. */
export const time = buildOnce(() =>
  z
    .custom<Instant>((value) => /string|number/.test(typeof value) || value instanceof Date, timeMessage)
    .register(jsonForms, {
      type: ["string", "number"],
      description: "ISO 8601 with an offset, such as 2026-01-15T09:00:00Z, or milliseconds since 1970.",
    }),
);

export const createIdSchema = <Key extends string>(key: Key) =>
  // Other fields of the object are allowed and ignored.
  z.looseObject({ [key]: text } as { [Name in Key]: typeof text });

export const userRef = buildOnce(() => z.union([text, createIdSchema("user_id")]));
export const tokenRef = buildOnce(() => z.union([text, createIdSchema("link_token")]));
/** A record by its id, or by an object that has the id. */
export const idRef = buildOnce(() => z.union([text, createIdSchema("id")]));

/** Returns the id that such a reference stands for. */
export const getId = (ref: string | { readonly id: string }): string =>
  typeof ref === "string" ? ref : ref.id;

export const snapshotOptions = buildOnce(() => z.strictObject({ label: text.max(200).optional() }));
export const clockMode = buildOnce(() =>
  z.union([z.enum(["frozen", "running"]), z.strictObject({ running: z.number().positive().max(86_400) })]),
);
export const milliseconds = buildOnce(() => z.number().nonnegative());
export const connectionRef = buildOnce(() =>
  z.union([text, createIdSchema("connection_id"), z.strictObject({ user: userRef(), provider: text })]),
);

/** Creates the schema of one of many names. Its message suggests a name, because it cannot list all. */
function createNameSchema<Name extends string>(names: readonly string[], what: string): z.ZodType<Name> {
  const known = new Set(names);
  return z
    .custom<Name>((value) => typeof value === "string" && known.has(value), {
      error: ({ input }) => `Input should be ${what}.${suggestName(input, names)}`,
    })
    .register(jsonForms, { type: "string", enum: [...names] });
}

export const operation = buildOnce(() =>
  createNameSchema<OperationId>(Object.keys(operations), "the id of an operation, such as 'users.create'"),
);

export const series = buildOnce(() =>
  createNameSchema<SeriesName>(seriesNames, "the name of a series, such as 'heartrate'"),
);

const methods = [...new Set(Object.values(operations).map((one) => one.method))];

/** An HTTP method that an operation has. Requests never match another one. */
export const method = buildOnce(() =>
  z
    .custom<string>(
      (value) => typeof value === "string" && methods.some((one) => one === value.toUpperCase()),
      { error: ({ input }) => `Input should be ${methods.join(", ")}.${suggestName(input, methods)}` },
    )
    .register(jsonForms, { type: "string", enum: methods }),
);

const paths = Object.values(operations).flatMap((one) => one.paths);

/** A path of an operation: a request path or a template. Requests never match another one. */
export const path = buildOnce(() =>
  z
    .custom<string>((value) => typeof value === "string" && isOperationPath(value), {
      error: ({ input }) =>
        `Input should be the path of an operation, such as '/v2/user/{user_id}', without a query.${suggestName(input, paths)}`,
    })
    .register(jsonForms, {
      type: "string",
      description: "A request path, or a template such as /v2/user/{user_id}.",
    }),
);

function isOperationPath(requestPath: string): boolean {
  const segments = requestPath.split("/");
  return paths.some((known) => {
    const parts = known.split("/");
    const fits = (part: string, index: number): boolean =>
      part === segments[index] ||
      (part.startsWith("{") && segments[index] !== "" && !requestPath.includes("?"));
    return parts.length === segments.length && parts.every(fits);
  });
}

export const userFields = buildOnce(() => toSeedSchema(strict.UserUpdate()));
export const patientInfo = buildOnce(() => toSeedSchema(strict.PatientInfoUpdate()));
export const insurance = buildOnce(() => toSeedSchema(strict.InsuranceCreate()));

export const createTraitsSchema = <Name extends string>(table: Readonly<Record<Name, object>>) =>
  z.array(z.enum(Object.keys(table) as [Name, ...Name[]]));

/** Conditions that move lab results. */
export const conditions = buildOnce(() => z.array(z.enum(conditionNames)));

function mapValues<Rows extends Readonly<Record<string, readonly [string, ...string[]]>>>(rows: Rows) {
  return Object.fromEntries(Object.entries(rows).map(([name, values]) => [name, z.enum(values)])) as {
    [Name in keyof Rows]: z.ZodEnum<{ [Value in Rows[Name][number]]: Value }>;
  };
}

export const userSeed = buildOnce(() =>
  toSeedSchema(strict.UserUpdate(), {
    client_user_id: text,
    info: patientInfo(),
    insurance: insurance(),
    conditions: conditions(),
    device_time_zone: text,
    connections: texts,
    ...mapValues(lifestyleValues),
    traits: createTraitsSchema(userTraits),
  }),
);

const errorType = buildOnce(() => z.enum(connectionErrorTypeValues));
export const connectionFault = buildOnce(() =>
  z.union([
    errorType(),
    z.strictObject({ error_type: errorType().optional(), error_message: text.optional() }),
  ]),
);

export const connectionSeed = buildOnce(() =>
  z.strictObject({
    user: userRef(),
    provider: text,
    resources: texts.optional(),
    granted: texts.optional(),
    denied: texts.optional(),
    refreshSeconds: z.number().nonnegative().optional(),
    fault: connectionFault().optional(),
    traits: createTraitsSchema(connectionTraits).optional(),
  }),
);

export const linkTokenSeed = buildOnce(() =>
  z.strictObject({
    user: userRef(),
    provider: nullish,
    filter_on_providers: texts.nullish(),
    redirect_url: nullish,
    on_error: z.enum(linkOnErrorValues).nullish(),
    on_close: z.enum(linkOnCloseValues).nullish(),
  }),
);
export const consent = buildOnce(() =>
  z.strictObject({
    provider: text.optional(),
    username: text.optional(),
    granted: texts.optional(),
    denied: texts.optional(),
  }),
);

export const range = buildOnce(() => z.strictObject({ start_date: text, end_date: nullish }));
export const seriesRange = buildOnce(() => range().extend({ provider: text.optional() }));
export const seriesChoice = buildOnce(() =>
  z.union([series(), z.strictObject({ resource: series().optional(), provider: text.optional() })]),
);
export const points = buildOnce(() =>
  z.strictObject({
    provider: text,
    source: z
      .strictObject({
        type: text.optional(),
        app_id: text.nullable().optional(),
        device_id: text.nullable().optional(),
        sport: text.nullable().optional(),
        workout_id: text.nullable().optional(),
      })
      .optional(),
    // The rule that adds points checks their other fields, which depend on the series.
    points: z.array(
      z.looseObject({
        timestamp: text.optional(),
        start: text.optional(),
        end: text.optional(),
        value: z.union([z.number(), text]).optional(),
      }),
    ),
  }),
);

export const accountFields = buildOnce(() =>
  z.strictObject({
    status: z.enum(labAccountStatusValues).optional(),
    delegated_flow: z.enum(delegatedFlowValues).optional(),
    provider_account_id: text.optional(),
    account_name: text.nullable().optional(),
    default_clinical_notes: text.nullable().optional(),
    business_units: texts.nullable().optional(),
    // The rule that stores the account checks billing types and states.
    allowed_billing: z.record(text, texts).optional(),
    without_markers: z.array(z.number().int()).optional(),
    without_lab_tests: texts.optional(),
  }),
);
export const accountSeed = buildOnce(() => accountFields().extend({ lab: text }));
export const accountFilter = buildOnce(() =>
  z.strictObject({ lab_account_id: text.optional(), status: text.optional() }),
);

/** A signal that ends a wait. */
export const abortSignal = buildOnce(() =>
  z.custom<AbortSignal>((value) => value instanceof AbortSignal, "Input should be an AbortSignal"),
);

export const overrideHandler = buildOnce(() =>
  z.custom<(call: never) => unknown>((value) => typeof value === "function", "Input should be a function"),
);
export const overrideOptions = buildOnce(() =>
  z.strictObject({
    times: z.number().int().positive().optional(),
    validate: z.boolean().optional(),
  }),
);
export const unknownValuesOptions = buildOnce(() =>
  unknownValuesSchema().extend({ operations: z.array(operation()).optional() }),
);
export const explainOptions = buildOnce(() => z.strictObject({ repeat: z.string().optional() }));
export const filter = buildOnce(() =>
  z.strictObject({
    operation: operation().optional(),
    method: method().optional(),
    status: z.number().int().optional(),
  }),
);
export const requestRef = buildOnce(() =>
  z.union([z.number().int(), text, z.looseObject({ sequence: z.number().int() })]),
);
const requestParts = buildOnce(() => ({
  params: z.record(z.string(), z.unknown()).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown().optional(),
  status: z.number().int().optional(),
}));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types of the fields depend on the operation.
export const requestPartial = buildOnce(() => z.strictObject(requestParts()) as z.ZodType<RequestPartial>);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
export const requestSteps = buildOnce(
  () =>
    z.array(
      z.union([operation(), z.strictObject({ operation: operation(), ...requestParts() })]),
    ) as z.ZodType<readonly RequestStep[]>,
);
export const expectedCount = buildOnce(() =>
  z.strictObject({
    times: z.number().int().nonnegative().optional(),
    atLeast: z.number().int().nonnegative().optional(),
  }),
);
export const waitForRequestOptions = buildOnce(() => z.strictObject({ timeout: duration().optional() }));
export const filterWithBodies = buildOnce(() => filter().extend({ bodies: z.boolean().optional() }));
export const eventFilter = buildOnce(() =>
  z.strictObject({ after: text.optional(), types: texts.optional() }),
);

/** All settings. */
export const settings = buildOnce(
  () => mapSettings(z.boolean().optional(), duration().optional()) as z.ZodType<SettingChanges>,
);

/** Creates the schema of an object of all settings, from those of a switch and of a duration. */
export function mapSettings(ofSwitch: z.ZodType, ofDuration: z.ZodType) {
  const rows = Object.entries(settingRows);
  return z.strictObject(
    Object.fromEntries(
      rows.map(([name, { demo }]) => [name, typeof demo === "boolean" ? ofSwitch : ofDuration]),
    ),
  );
}

const preset = buildOnce(() => z.enum(["empty", "demo"]));

const quota = z.int().min(0);

const onUnhandled = z.custom(
  (value) => ["bypass", "warn", "error"].includes(value as string) || typeof value === "function",
  "must be 'bypass', 'warn', 'error' or a function",
);

/** The options of `createHandlers` and of the functions that pass theirs on to it. */
export const handlersOptions = buildOnce(() =>
  z.strictObject({
    perOperation: z.boolean().optional(),
    onUnhandled: onUnhandled.optional(),
    handlers: z.array(z.unknown()).optional(),
  }),
);

const fn = z.custom((value) => typeof value === "function", "must be a function");

export const recordOptions = buildOnce(() =>
  z.strictObject({ fetch: fn.optional(), folder: text.min(1), key: text.optional(), onError: fn.optional() }),
);

/** What `test.extend` of Jest and of node:test sets. */
export const testOptions = buildOnce(() =>
  z.strictObject({
    mockOptions: z.unknown().optional(),
    mockOnUnhandled: onUnhandled.optional(),
    mockServer: z.looseObject({ listHandlers: z.unknown() }).optional(),
  }),
);

/** Node checks the range of a port. A text that is no number would be the path of a socket. */
export const listenOptions = buildOnce(() =>
  z.strictObject({
    port: z.union([z.number(), text.regex(/^\d{1,5}$/)]).optional(),
    host: text.optional(),
    allowedHosts: texts.optional(),
    publicUrl: text.optional(),
    orders: z.enum(["auto", "manual"]).optional(),
    cors: text.optional(),
  }),
);

/** The types of all options. `readOptions` checks the values. */
export const mockOptions = buildOnce(() =>
  z.strictObject({
    seed: text.optional(),
    seedFile: text.optional(),
    now: time().optional(),
    clock: z.enum(["frozen", "running"]).optional(),
    preset: preset().optional(),
    url: text.optional(),
    linkUrl: text.optional(),
    appName: text.optional(),
    apiKey: text.optional(),
    controlToken: text.optional(),
    journalSize: z.number().optional(),
    pageSize: z.number().optional(),
    quotas: z
      .strictObject({ users: quota.optional(), orders: quota.optional(), teams: quota.optional() })
      .optional(),
    teamTtl: z.union([z.string(), z.number()]).optional(),
    store: z
      .custom((value) => typeof value === "object" && value !== null && "claim" in value, {
        message: "must be a store, such as createWorldStore of sanguine/mock/store/postgres creates",
      })
      .optional(),
  }),
);

export const teamOptions = buildOnce(() =>
  z.strictObject({
    name: text.min(1).optional(),
    apiKey: text.optional(),
    now: time().optional(),
    preset: preset().optional(),
    seed: text.optional(),
    clock: z.enum(["frozen", "running"]).optional(),
    orders: z.enum(["auto", "manual"]).optional(),
    teamTtl: z.union([text, z.number()]).optional(),
  }),
);
