/* Exact checks: every key known, every enum closed, formats and bounds kept. Written by `npm run generate`; never edit it by hand. */

import * as z from "zod";
import * as known from "../enums.ts";
import type { OperationId } from "../operations.ts";
import type * as t from "../types.ts";
import type { WebhookData } from "../webhooks.ts";

/** A schema that is built at its first use. */
type Lazy<T> = () => z.ZodType<T>;

/** A schema, reduced to what it makes: comparing that is all the compiler needs, and far cheaper than the rest. */
interface Checks<T> {
  readonly _zod: { readonly output: T };
}

type Path = Readonly<Record<string, string>>;

type Responses = (status: number, path: Path) => z.ZodType | null | undefined;

/** Builds a schema at its first use and keeps it, so that importing this file costs next to nothing. */
function once<T>(build: () => Checks<T>): Lazy<T> {
  let built: z.ZodType<T> | undefined;
  return () => (built ??= build() as z.ZodType<T>);
}

/** Compiles a schema once it has proved to be used often: compiling costs as much as some twenty checks. */
function often(get: Lazy<unknown>): Lazy<unknown> {
  let uses = 0;
  let compiled: z.ZodType | undefined;
  return () => {
    if (compiled) return compiled;
    uses += 1;
    return uses <= 20 ? get() : (compiled = z.compile(get()));
  };
}

/** A schema for each key of a type: none left out, none too many. */
type Shape<T> = { readonly [Key in keyof T]-?: Checks<T[Key]> };

/** An object of these keys and no others. */
const exactly = <T>(shape: Shape<T>): z.ZodType<T> =>
  z.strictObject(shape as object as z.ZodRawShape) as z.ZodType as z.ZodType<T>;

/** An object of at least these keys. */
const loosely = <T>(shape: Shape<T>): z.ZodType<T> =>
  z.looseObject(shape as object as z.ZodRawShape) as z.ZodType as z.ZodType<T>;

const none = (): null => null;

/** Picks the schema of an answer by its status. */
const answers =
  (byStatus: Readonly<Record<number, (path: Path) => z.ZodType | null>>): Responses =>
  (status, path) =>
    byStatus[status]?.(path);

/** Picks the schema of an answer by a path parameter. */
const byParameter =
  (name: string, cases: Readonly<Record<string, Lazy<unknown>>>, otherwise: Lazy<unknown>) =>
  (path: Path): z.ZodType => {
    const value = path[name];
    return (value !== undefined && Object.hasOwn(cases, value) ? cases[value] : undefined)?.() ?? otherwise();
  };

/** A union whose arms a constant tells apart, which an annotated arm no longer shows in its type. */
const tagged = <const Arms extends readonly z.ZodType[]>(
  tag: string,
  arms: Arms,
): z.ZodType<z.output<Arms[number]>> =>
  z.discriminatedUnion(tag, arms as never) as z.ZodType as z.ZodType<z.output<Arms[number]>>;

const binary = () =>
  z.custom<Blob | Uint8Array>(
    (value) => value instanceof Blob || value instanceof Uint8Array,
    "Expected bytes",
  );

const SeriesResource: Lazy<t.SeriesResource> = /* @__PURE__ */ once(() => z.enum(known.seriesResourceValues));

const SummaryResource: Lazy<t.SummaryResource> = /* @__PURE__ */ once(() =>
  z.enum(known.summaryResourceValues),
);

const ProviderSummary: Lazy<t.ProviderSummary> = /* @__PURE__ */ once(() =>
  exactly<t.ProviderSummary>({ name: z.string(), slug: z.string(), logo: z.string() }),
);

const ConnectedSource: Lazy<t.ConnectedSource> = /* @__PURE__ */ once(() =>
  exactly<t.ConnectedSource>({
    provider: ProviderSummary(),
    created_on: z.iso.datetime({ offset: true }),
    source: ProviderSummary(),
  }),
);

const FallbackTimeZone: Lazy<t.FallbackTimeZone> = /* @__PURE__ */ once(() =>
  exactly<t.FallbackTimeZone>({
    id: z.string(),
    source_slug: z.string(),
    updated_at: z.iso.datetime({ offset: true }),
  }),
);

const FallbackBirthDate: Lazy<t.FallbackBirthDate> = /* @__PURE__ */ once(() =>
  exactly<t.FallbackBirthDate>({
    value: z.iso.date(),
    source_slug: z.string(),
    updated_at: z.iso.datetime({ offset: true }),
  }),
);

const User: Lazy<t.User> = /* @__PURE__ */ once(() =>
  exactly<t.User>({
    user_id: z.guid().toLowerCase(),
    team_id: z.guid().toLowerCase(),
    client_user_id: z.string(),
    created_on: z.iso.datetime({ offset: true }),
    connected_sources: z.array(ConnectedSource()),
    fallback_time_zone: FallbackTimeZone().nullable(),
    fallback_birth_date: FallbackBirthDate().nullish(),
    ingestion_start: z.iso.date().nullish(),
    ingestion_end: z.iso.date().nullish(),
  }),
);

const UserPage: Lazy<t.UserPage> = /* @__PURE__ */ once(() =>
  exactly<t.UserPage>({
    users: z.array(User()),
    total: z.int().min(0),
    offset: z.int().min(0),
    limit: z.int().min(1),
  }),
);

const ErrorBody: Lazy<t.ErrorBody> = /* @__PURE__ */ once(() => exactly<t.ErrorBody>({ detail: z.string() }));

const ErrorDetail: Lazy<t.ErrorDetail> = /* @__PURE__ */ once(() =>
  exactly<t.ErrorDetail>({ error_type: z.string(), error_message: z.string() }),
);

const CodedErrorBody: Lazy<t.CodedErrorBody> = /* @__PURE__ */ once(() =>
  exactly<t.CodedErrorBody>({ detail: ErrorDetail() }),
);

const ApiErrorBody: Lazy<t.ApiErrorBody> = /* @__PURE__ */ once(() =>
  z.union([ErrorBody(), CodedErrorBody()]),
);

const ValidationIssue: Lazy<t.ValidationIssue> = /* @__PURE__ */ once(() =>
  exactly<t.ValidationIssue>({
    type: z.string(),
    loc: z.array(z.union([z.string(), z.int()])),
    msg: z.string(),
    input: z.unknown().optional(),
    ctx: z.record(z.string(), z.unknown()).optional(),
  }),
);

const ValidationErrorBody: Lazy<t.ValidationErrorBody> = /* @__PURE__ */ once(() =>
  exactly<t.ValidationErrorBody>({ detail: z.array(ValidationIssue()) }),
);

const UserCreate: Lazy<t.UserCreate> = /* @__PURE__ */ once(() =>
  exactly<t.UserCreate>({
    client_user_id: z.string(),
    fallback_time_zone: z.string().nullish(),
    fallback_birth_date: z.iso.date().nullish(),
    ingestion_start: z.iso.date().nullish(),
    ingestion_end: z.iso.date().nullish(),
  }),
);

const UserCreated: Lazy<t.UserCreated> = /* @__PURE__ */ once(() =>
  exactly<t.UserCreated>({
    user_id: z.guid().toLowerCase(),
    client_user_id: z.string(),
    team_id: z.guid().toLowerCase().optional(),
    created_on: z.iso.datetime({ offset: true }).optional(),
    connected_sources: z.array(ConnectedSource()).optional(),
    fallback_time_zone: FallbackTimeZone().nullish(),
    fallback_birth_date: FallbackBirthDate().nullish(),
    ingestion_start: z.iso.date().nullish(),
    ingestion_end: z.iso.date().nullish(),
  }),
);

const UserConflictDetail: Lazy<t.UserConflictDetail> = /* @__PURE__ */ once(() =>
  exactly<t.UserConflictDetail>({
    error_type: z.string(),
    error_message: z.string(),
    user_id: z.guid().toLowerCase(),
    created_on: z.iso.datetime({ offset: true }),
  }),
);

const UserConflict: Lazy<t.UserConflict> = /* @__PURE__ */ once(() =>
  exactly<t.UserConflict>({ detail: UserConflictDetail() }),
);

const UserCreateRefusal: Lazy<t.UserCreateRefusal> = /* @__PURE__ */ once(() =>
  z.union([UserConflict(), ErrorBody(), CodedErrorBody()]),
);

const Success: Lazy<t.Success> = /* @__PURE__ */ once(() => exactly<t.Success>({ success: z.boolean() }));

const UserUpdate: Lazy<t.UserUpdate> = /* @__PURE__ */ once(() =>
  exactly<t.UserUpdate>({
    client_user_id: z.string().nullish(),
    fallback_time_zone: z.string().nullish(),
    fallback_birth_date: z.iso.date().nullish(),
    ingestion_start: z.iso.date().nullish(),
    ingestion_end: z.iso.date().nullish(),
  }),
);

const UserRefreshed: Lazy<t.UserRefreshed> = /* @__PURE__ */ once(() =>
  exactly<t.UserRefreshed>({
    success: z.literal(true),
    user_id: z.guid().toLowerCase(),
    refreshed_sources: z.array(z.string()),
    in_progress_sources: z.array(z.string()),
    failed_sources: z.array(z.string()),
  }),
);

const UserRefreshFailed: Lazy<t.UserRefreshFailed> = /* @__PURE__ */ once(() =>
  exactly<t.UserRefreshFailed>({
    success: z.literal(false),
    user_id: z.guid().toLowerCase(),
    error: z.string(),
    failed_sources: z.array(z.string()).optional(),
  }),
);

const UserRefreshRefusal: Lazy<t.UserRefreshRefusal> = /* @__PURE__ */ once(() =>
  z.union([UserRefreshFailed(), ErrorBody(), CodedErrorBody()]),
);

const ConnectionStatus: Lazy<t.ConnectionStatus> = /* @__PURE__ */ once(() =>
  z.enum(known.connectionStatusValues),
);

const Availability: Lazy<t.Availability> = /* @__PURE__ */ once(() => z.enum(known.availabilityValues));

const ScopeRequirements: Lazy<t.ScopeRequirements> = /* @__PURE__ */ once(() =>
  exactly<t.ScopeRequirements>({ required: z.array(z.string()), optional: z.array(z.string()) }),
);

const ScopeRequirementsGrants: Lazy<t.ScopeRequirementsGrants> = /* @__PURE__ */ once(() =>
  exactly<t.ScopeRequirementsGrants>({ user_granted: ScopeRequirements(), user_denied: ScopeRequirements() }),
);

const ResourceAvailability: Lazy<t.ResourceAvailability> = /* @__PURE__ */ once(() =>
  exactly<t.ResourceAvailability>({
    status: Availability(),
    scope_requirements: ScopeRequirementsGrants().nullable(),
  }),
);

const ConnectionErrorType: Lazy<t.ConnectionErrorType> = /* @__PURE__ */ once(() =>
  z.enum(known.connectionErrorTypeValues),
);

const ConnectionErrorDetails: Lazy<t.ConnectionErrorDetails> = /* @__PURE__ */ once(() =>
  exactly<t.ConnectionErrorDetails>({
    error_type: ConnectionErrorType(),
    error_message: z.string(),
    errored_at: z.iso.datetime({ offset: true }),
  }),
);

const ConnectedProvider: Lazy<t.ConnectedProvider> = /* @__PURE__ */ once(() =>
  exactly<t.ConnectedProvider>({
    name: z.string(),
    slug: z.string(),
    logo: z.string(),
    status: ConnectionStatus(),
    created_on: z.iso.datetime({ offset: true }),
    resource_availability: z.record(z.string(), ResourceAvailability()),
    error_details: ConnectionErrorDetails().nullable(),
    external_user_id: z.string().nullish(),
  }),
);

const UserProviders: Lazy<t.UserProviders> = /* @__PURE__ */ once(() =>
  exactly<t.UserProviders>({ providers: z.array(ConnectedProvider()) }),
);

const Provider: Lazy<t.Provider> = /* @__PURE__ */ once(() => z.enum(known.providerValues));

const SourceType: Lazy<t.SourceType> = /* @__PURE__ */ once(() => z.enum(known.sourceTypeValues));

const AuthType: Lazy<t.AuthType> = /* @__PURE__ */ once(() => z.enum(known.authTypeValues));

const Resource: Lazy<t.Resource> = /* @__PURE__ */ once(() => z.enum(known.resourceValues));

const ProviderCatalogEntry: Lazy<t.ProviderCatalogEntry> = /* @__PURE__ */ once(() =>
  exactly<t.ProviderCatalogEntry>({
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    logo: z.string().nullable(),
    auth_type: AuthType().nullish(),
    supported_resources: z.array(Resource()).optional(),
  }),
);

const LinkOnError: Lazy<t.LinkOnError> = /* @__PURE__ */ once(() => z.enum(known.linkOnErrorValues));

const LinkOnClose: Lazy<t.LinkOnClose> = /* @__PURE__ */ once(() => z.enum(known.linkOnCloseValues));

const LinkTokenCreate: Lazy<t.LinkTokenCreate> = /* @__PURE__ */ once(() =>
  exactly<t.LinkTokenCreate>({
    user_id: z.guid().toLowerCase(),
    provider: Provider().nullish(),
    redirect_url: z.string().nullish(),
    filter_on_providers: z.array(Provider()).min(1).nullish(),
    on_error: LinkOnError().nullish(),
    on_close: LinkOnClose().nullish(),
  }),
);

const LinkToken: Lazy<t.LinkToken> = /* @__PURE__ */ once(() =>
  exactly<t.LinkToken>({ link_token: z.string(), link_web_url: z.string() }),
);

const DemoProvider: Lazy<t.DemoProvider> = /* @__PURE__ */ once(() => z.enum(known.demoProviderValues));

const DemoConnectionCreate: Lazy<t.DemoConnectionCreate> = /* @__PURE__ */ once(() =>
  exactly<t.DemoConnectionCreate>({ user_id: z.guid().toLowerCase(), provider: DemoProvider() }),
);

const DemoConnection: Lazy<t.DemoConnection> = /* @__PURE__ */ once(() =>
  exactly<t.DemoConnection>({ success: z.boolean(), detail: z.string() }),
);

const LinkFormComponent: Lazy<t.LinkFormComponent> = /* @__PURE__ */ once(() =>
  exactly<t.LinkFormComponent>({ label: z.string(), type: z.string(), required: z.boolean() }),
);

const LinkSource: Lazy<t.LinkSource> = /* @__PURE__ */ once(() =>
  exactly<t.LinkSource>({
    id: z.int(),
    name: z.string(),
    slug: Provider(),
    description: z.string(),
    logo: z.string(),
    oauth_url: z.string().nullish(),
    auth_type: AuthType().nullish(),
    form_components: z.record(z.string(), LinkFormComponent()).optional(),
  }),
);

const OauthProvider: Lazy<t.OauthProvider> = /* @__PURE__ */ once(() => z.enum(known.oauthProviderValues));

const OauthSource: Lazy<t.OauthSource> = /* @__PURE__ */ once(() =>
  exactly<t.OauthSource>({
    id: z.int(),
    name: z.string(),
    slug: Provider(),
    description: z.string(),
    logo: z.string(),
    group: z.string().nullish(),
    oauth_url: z.string().nullish(),
    auth_type: AuthType().nullish(),
    source_type: SourceType().nullish(),
    is_active: z.boolean().nullish(),
    backfill_num_days: z.int().nullish(),
  }),
);

const PasswordProvider: Lazy<t.PasswordProvider> = /* @__PURE__ */ once(() =>
  z.enum(known.passwordProviderValues),
);

const Region: Lazy<t.Region> = /* @__PURE__ */ once(() => z.enum(known.regionValues));

const PasswordSignIn: Lazy<t.PasswordSignIn> = /* @__PURE__ */ once(() =>
  exactly<t.PasswordSignIn>({ username: z.string(), password: z.string(), region: Region().nullish() }),
);

const LinkState: Lazy<t.LinkState> = /* @__PURE__ */ once(() => z.enum(known.linkStateValues));

const LinkErrorType: Lazy<t.LinkErrorType> = /* @__PURE__ */ once(() => z.enum(known.linkErrorTypeValues));

const MfaMethod: Lazy<t.MfaMethod> = /* @__PURE__ */ once(() => z.enum(known.mfaMethodValues));

const ProviderMfaRequest: Lazy<t.ProviderMfaRequest> = /* @__PURE__ */ once(() =>
  exactly<t.ProviderMfaRequest>({ method: MfaMethod(), hint: z.string() }),
);

const ProviderLinkResponse: Lazy<t.ProviderLinkResponse> = /* @__PURE__ */ once(() =>
  exactly<t.ProviderLinkResponse>({
    state: LinkState(),
    redirect_url: z.string().nullish(),
    error_type: LinkErrorType().nullish(),
    error: z.string().nullish(),
    provider_mfa: ProviderMfaRequest().nullish(),
    provider: Provider(),
    connected: z.boolean(),
    provider_id: z.string().nullable(),
  }),
);

const MfaCompletion: Lazy<t.MfaCompletion> = /* @__PURE__ */ once(() =>
  exactly<t.MfaCompletion>({ mfa_code: z.string() }),
);

const EmailProvider: Lazy<t.EmailProvider> = /* @__PURE__ */ once(() => z.enum(known.emailProviderValues));

const EmailSignIn: Lazy<t.EmailSignIn> = /* @__PURE__ */ once(() =>
  exactly<t.EmailSignIn>({ email: z.string(), provider: Provider().nullish(), region: Region().nullish() }),
);

const TimeseriesResource: Lazy<t.TimeseriesResource> = /* @__PURE__ */ once(() =>
  z.enum(known.timeseriesResourceValues),
);

const IntervalSample: Lazy<t.IntervalSample> = /* @__PURE__ */ once(() =>
  exactly<t.IntervalSample>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
  }),
);

const AfibBurdenPoint: Lazy<t.AfibBurdenPoint> = /* @__PURE__ */ once(() =>
  exactly<t.AfibBurdenPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("%"),
    value: z.number().min(0).max(100),
  }),
);

const BasalBodyTemperaturePoint: Lazy<t.BasalBodyTemperaturePoint> = /* @__PURE__ */ once(() =>
  exactly<t.BasalBodyTemperaturePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("°C"),
    value: z.number(),
  }),
);

const InstantSample: Lazy<t.InstantSample> = /* @__PURE__ */ once(() =>
  exactly<t.InstantSample>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
  }),
);

const BloodOxygenPoint: Lazy<t.BloodOxygenPoint> = /* @__PURE__ */ once(() =>
  exactly<t.BloodOxygenPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0).max(100),
  }),
);

const BloodPressurePoint: Lazy<t.BloodPressurePoint> = /* @__PURE__ */ once(() =>
  exactly<t.BloodPressurePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    systolic: z.number().min(0),
    diastolic: z.number().min(0),
  }),
);

const BodyFatPoint: Lazy<t.BodyFatPoint> = /* @__PURE__ */ once(() =>
  exactly<t.BodyFatPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0).max(100),
  }),
);

const BodyMassIndexPoint: Lazy<t.BodyMassIndexPoint> = /* @__PURE__ */ once(() =>
  exactly<t.BodyMassIndexPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("index"),
    value: z.number().min(0),
  }),
);

const TemperatureSensorLocation: Lazy<t.TemperatureSensorLocation> = /* @__PURE__ */ once(() =>
  z.enum(known.temperatureSensorLocationValues),
);

const BodyTemperaturePoint: Lazy<t.BodyTemperaturePoint> = /* @__PURE__ */ once(() =>
  exactly<t.BodyTemperaturePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("°C"),
    value: z.number(),
    sensor_location: TemperatureSensorLocation().nullable(),
  }),
);

const BodyTemperatureDeltaPoint: Lazy<t.BodyTemperatureDeltaPoint> = /* @__PURE__ */ once(() =>
  exactly<t.BodyTemperatureDeltaPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("°C"),
    value: z.number(),
    sensor_location: TemperatureSensorLocation().nullable(),
  }),
);

const BodyWeightPoint: Lazy<t.BodyWeightPoint> = /* @__PURE__ */ once(() =>
  exactly<t.BodyWeightPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const CaffeinePoint: Lazy<t.CaffeinePoint> = /* @__PURE__ */ once(() =>
  exactly<t.CaffeinePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const CaloriesActivePoint: Lazy<t.CaloriesActivePoint> = /* @__PURE__ */ once(() =>
  exactly<t.CaloriesActivePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("kcal"),
    value: z.number().min(0),
  }),
);

const CaloriesBasalPoint: Lazy<t.CaloriesBasalPoint> = /* @__PURE__ */ once(() =>
  exactly<t.CaloriesBasalPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("kcal"),
    value: z.number().min(0),
  }),
);

const CarbohydratesPoint: Lazy<t.CarbohydratesPoint> = /* @__PURE__ */ once(() =>
  exactly<t.CarbohydratesPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const CholesterolType: Lazy<t.CholesterolType> = /* @__PURE__ */ once(() =>
  z.enum(known.cholesterolTypeValues),
);

const CholesterolPoint: Lazy<t.CholesterolPoint> = /* @__PURE__ */ once(() =>
  exactly<t.CholesterolPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: CholesterolType(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const DaylightExposurePoint: Lazy<t.DaylightExposurePoint> = /* @__PURE__ */ once(() =>
  exactly<t.DaylightExposurePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("min"),
    value: z.number().min(0),
  }),
);

const DistancePoint: Lazy<t.DistancePoint> = /* @__PURE__ */ once(() =>
  exactly<t.DistancePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("m"),
    value: z.number().min(0),
  }),
);

const ElectrocardiogramVoltagePoint: Lazy<t.ElectrocardiogramVoltagePoint> = /* @__PURE__ */ once(() =>
  exactly<t.ElectrocardiogramVoltagePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string(),
    unit: z.string(),
    value: z.number(),
  }),
);

const FallPoint: Lazy<t.FallPoint> = /* @__PURE__ */ once(() =>
  exactly<t.FallPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const FloorsClimbedPoint: Lazy<t.FloorsClimbedPoint> = /* @__PURE__ */ once(() =>
  exactly<t.FloorsClimbedPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const ForcedExpiratoryVolume1Point: Lazy<t.ForcedExpiratoryVolume1Point> = /* @__PURE__ */ once(() =>
  exactly<t.ForcedExpiratoryVolume1Point>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("L"),
    value: z.number().min(0),
  }),
);

const ForcedVitalCapacityPoint: Lazy<t.ForcedVitalCapacityPoint> = /* @__PURE__ */ once(() =>
  exactly<t.ForcedVitalCapacityPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("L"),
    value: z.number().min(0),
  }),
);

const GlucosePoint: Lazy<t.GlucosePoint> = /* @__PURE__ */ once(() =>
  exactly<t.GlucosePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const HandwashingPoint: Lazy<t.HandwashingPoint> = /* @__PURE__ */ once(() =>
  exactly<t.HandwashingPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const HeartRateAlertType: Lazy<t.HeartRateAlertType> = /* @__PURE__ */ once(() =>
  z.enum(known.heartRateAlertTypeValues),
);

const HeartRateAlertPoint: Lazy<t.HeartRateAlertPoint> = /* @__PURE__ */ once(() =>
  exactly<t.HeartRateAlertPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: HeartRateAlertType(),
    unit: z.literal("count"),
    value: z.literal(1),
  }),
);

const HeartRateRecoveryOneMinutePoint: Lazy<t.HeartRateRecoveryOneMinutePoint> = /* @__PURE__ */ once(() =>
  exactly<t.HeartRateRecoveryOneMinutePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const HeartratePoint: Lazy<t.HeartratePoint> = /* @__PURE__ */ once(() =>
  exactly<t.HeartratePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const HrvPoint: Lazy<t.HrvPoint> = /* @__PURE__ */ once(() =>
  exactly<t.HrvPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const HypnogramPoint: Lazy<t.HypnogramPoint> = /* @__PURE__ */ once(() =>
  exactly<t.HypnogramPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const IgePoint: Lazy<t.IgePoint> = /* @__PURE__ */ once(() =>
  exactly<t.IgePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const IggPoint: Lazy<t.IggPoint> = /* @__PURE__ */ once(() =>
  exactly<t.IggPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const InhalerUsagePoint: Lazy<t.InhalerUsagePoint> = /* @__PURE__ */ once(() =>
  exactly<t.InhalerUsagePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const InsulinType: Lazy<t.InsulinType> = /* @__PURE__ */ once(() => z.enum(known.insulinTypeValues));

const InsulinDeliveryMode: Lazy<t.InsulinDeliveryMode> = /* @__PURE__ */ once(() =>
  z.enum(known.insulinDeliveryModeValues),
);

const InsulinDeliveryForm: Lazy<t.InsulinDeliveryForm> = /* @__PURE__ */ once(() =>
  z.enum(known.insulinDeliveryFormValues),
);

const InsulinBolusPurpose: Lazy<t.InsulinBolusPurpose> = /* @__PURE__ */ once(() =>
  z.enum(known.insulinBolusPurposeValues),
);

const InsulinInjectionPoint: Lazy<t.InsulinInjectionPoint> = /* @__PURE__ */ once(() =>
  exactly<t.InsulinInjectionPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: InsulinType(),
    unit: z.literal("unit"),
    value: z.number().min(0),
    delivery_mode: InsulinDeliveryMode().nullish(),
    delivery_form: InsulinDeliveryForm().nullish(),
    bolus_purpose: InsulinBolusPurpose().nullish(),
  }),
);

const LeanBodyMassPoint: Lazy<t.LeanBodyMassPoint> = /* @__PURE__ */ once(() =>
  exactly<t.LeanBodyMassPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("kg"),
    value: z.number().min(0),
  }),
);

const MindfulnessMinutesPoint: Lazy<t.MindfulnessMinutesPoint> = /* @__PURE__ */ once(() =>
  exactly<t.MindfulnessMinutesPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const NoteTag: Lazy<t.NoteTag> = /* @__PURE__ */ once(() => z.enum(known.noteTagValues));

const NotePoint: Lazy<t.NotePoint> = /* @__PURE__ */ once(() =>
  exactly<t.NotePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.string(),
    tags: z.array(NoteTag()).nullish(),
  }),
);

const PeakExpiratoryFlowRatePoint: Lazy<t.PeakExpiratoryFlowRatePoint> = /* @__PURE__ */ once(() =>
  exactly<t.PeakExpiratoryFlowRatePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("L/min"),
    value: z.number().min(0),
  }),
);

const RespiratoryRatePoint: Lazy<t.RespiratoryRatePoint> = /* @__PURE__ */ once(() =>
  exactly<t.RespiratoryRatePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const SleepApneaAlertPoint: Lazy<t.SleepApneaAlertPoint> = /* @__PURE__ */ once(() =>
  exactly<t.SleepApneaAlertPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const SleepBreathingDisturbanceType: Lazy<t.SleepBreathingDisturbanceType> = /* @__PURE__ */ once(() =>
  z.enum(known.sleepBreathingDisturbanceTypeValues),
);

const SleepBreathingDisturbancePoint: Lazy<t.SleepBreathingDisturbancePoint> = /* @__PURE__ */ once(() =>
  exactly<t.SleepBreathingDisturbancePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: SleepBreathingDisturbanceType().nullable(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const StandDurationPoint: Lazy<t.StandDurationPoint> = /* @__PURE__ */ once(() =>
  exactly<t.StandDurationPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("min"),
    value: z.number().min(0),
  }),
);

const StandHourType: Lazy<t.StandHourType> = /* @__PURE__ */ once(() => z.enum(known.standHourTypeValues));

const StandHourPoint: Lazy<t.StandHourPoint> = /* @__PURE__ */ once(() =>
  exactly<t.StandHourPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: StandHourType(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const StepsPoint: Lazy<t.StepsPoint> = /* @__PURE__ */ once(() =>
  exactly<t.StepsPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const StressLevelPoint: Lazy<t.StressLevelPoint> = /* @__PURE__ */ once(() =>
  exactly<t.StressLevelPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0).max(100),
  }),
);

const UvExposurePoint: Lazy<t.UvExposurePoint> = /* @__PURE__ */ once(() =>
  exactly<t.UvExposurePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("index"),
    value: z.number().min(0),
  }),
);

const Vo2MaxPoint: Lazy<t.Vo2MaxPoint> = /* @__PURE__ */ once(() =>
  exactly<t.Vo2MaxPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const WaistCircumferencePoint: Lazy<t.WaistCircumferencePoint> = /* @__PURE__ */ once(() =>
  exactly<t.WaistCircumferencePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("cm"),
    value: z.number().min(0),
  }),
);

const WaterPoint: Lazy<t.WaterPoint> = /* @__PURE__ */ once(() =>
  exactly<t.WaterPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number().min(0),
  }),
);

const WheelchairPushPoint: Lazy<t.WheelchairPushPoint> = /* @__PURE__ */ once(() =>
  exactly<t.WheelchairPushPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const WorkoutDistancePoint: Lazy<t.WorkoutDistancePoint> = /* @__PURE__ */ once(() =>
  exactly<t.WorkoutDistancePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("m"),
    value: z.number().min(0),
  }),
);

const WorkoutIntensity: Lazy<t.WorkoutIntensity> = /* @__PURE__ */ once(() =>
  z.enum(known.workoutIntensityValues),
);

const WorkoutDurationPoint: Lazy<t.WorkoutDurationPoint> = /* @__PURE__ */ once(() =>
  exactly<t.WorkoutDurationPoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("min"),
    value: z.number().min(0),
    intensity: WorkoutIntensity().nullable(),
  }),
);

const WorkoutSwimmingStrokePoint: Lazy<t.WorkoutSwimmingStrokePoint> = /* @__PURE__ */ once(() =>
  exactly<t.WorkoutSwimmingStrokePoint>({
    id: z.int().nullish(),
    timezone_offset: z.int().nullish(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number().min(0),
  }),
);

const TimeseriesPoint: Lazy<t.TimeseriesPoint> = /* @__PURE__ */ once(() =>
  z.union([
    AfibBurdenPoint(),
    BasalBodyTemperaturePoint(),
    BloodOxygenPoint(),
    BloodPressurePoint(),
    BodyFatPoint(),
    BodyMassIndexPoint(),
    BodyTemperaturePoint(),
    BodyTemperatureDeltaPoint(),
    BodyWeightPoint(),
    CaffeinePoint(),
    CaloriesActivePoint(),
    CaloriesBasalPoint(),
    CarbohydratesPoint(),
    CholesterolPoint(),
    DaylightExposurePoint(),
    DistancePoint(),
    ElectrocardiogramVoltagePoint(),
    FallPoint(),
    FloorsClimbedPoint(),
    ForcedExpiratoryVolume1Point(),
    ForcedVitalCapacityPoint(),
    GlucosePoint(),
    HandwashingPoint(),
    HeartRateAlertPoint(),
    HeartRateRecoveryOneMinutePoint(),
    HeartratePoint(),
    HrvPoint(),
    HypnogramPoint(),
    IgePoint(),
    IggPoint(),
    InhalerUsagePoint(),
    InsulinInjectionPoint(),
    LeanBodyMassPoint(),
    MindfulnessMinutesPoint(),
    NotePoint(),
    PeakExpiratoryFlowRatePoint(),
    RespiratoryRatePoint(),
    SleepApneaAlertPoint(),
    SleepBreathingDisturbancePoint(),
    StandDurationPoint(),
    StandHourPoint(),
    StepsPoint(),
    StressLevelPoint(),
    UvExposurePoint(),
    Vo2MaxPoint(),
    WaistCircumferencePoint(),
    WaterPoint(),
    WheelchairPushPoint(),
    WorkoutDistancePoint(),
    WorkoutDurationPoint(),
    WorkoutSwimmingStrokePoint(),
  ]),
);

const ProviderSourceType: Lazy<t.ProviderSourceType> = /* @__PURE__ */ once(() =>
  z.enum(known.providerSourceTypeValues),
);

const TimeseriesSource: Lazy<t.TimeseriesSource> = /* @__PURE__ */ once(() =>
  exactly<t.TimeseriesSource>({
    provider: z.string(),
    type: ProviderSourceType(),
    app_id: z.string().nullish(),
    device_id: z.guid().toLowerCase().nullish(),
    sport: z.string().nullish(),
    workout_id: z.guid().toLowerCase().nullish(),
    name: z.string().nullish(),
    slug: z.string().nullish(),
    logo: z.string().nullish(),
  }),
);

const TimeseriesGroupOf = <Point>(inner: z.ZodType<Point>): z.ZodType<t.TimeseriesGroup<Point>> =>
  exactly<t.TimeseriesGroup<Point>>({ data: z.array(inner), source: TimeseriesSource() });
const TimeseriesGroup: Lazy<t.TimeseriesGroup> = /* @__PURE__ */ once(() =>
  TimeseriesGroupOf(TimeseriesPoint()),
);

const GroupedTimeseriesOf = <Point>(inner: z.ZodType<Point>): z.ZodType<t.GroupedTimeseries<Point>> =>
  exactly<t.GroupedTimeseries<Point>>({
    groups: z.record(z.string(), z.array(TimeseriesGroupOf(inner))),
    next: z.string().nullish(),
    next_cursor: z.string().nullish(),
  });
const GroupedTimeseries: Lazy<t.GroupedTimeseries> = /* @__PURE__ */ once(() =>
  GroupedTimeseriesOf(TimeseriesPoint()),
);

const WorkoutStream: Lazy<t.WorkoutStream> = /* @__PURE__ */ once(() =>
  exactly<t.WorkoutStream>({
    time: z.array(z.int().nullable()).nullish(),
    cadence: z.array(z.number().nullable()).nullish(),
    altitude: z.array(z.number().nullable()).nullish(),
    velocity_smooth: z.array(z.number().nullable()).nullish(),
    heartrate: z.array(z.number().nullable()).nullish(),
    lat: z.array(z.number().nullable()).nullish(),
    lng: z.array(z.number().nullable()).nullish(),
    distance: z.array(z.number().nullable()).nullish(),
    power: z.array(z.number().nullable()).nullish(),
    resistance: z.array(z.number().nullable()).nullish(),
    temperature: z.array(z.number().nullable()).nullish(),
  }),
);

const SleepStream: Lazy<t.SleepStream> = /* @__PURE__ */ once(() =>
  exactly<t.SleepStream>({
    hypnogram: z.array(HypnogramPoint()).optional(),
    heartrate: z.array(HeartratePoint()).optional(),
    hrv: z.array(HrvPoint()).optional(),
    respiratory_rate: z.array(RespiratoryRatePoint()).optional(),
  }),
);

const Gender: Lazy<t.Gender> = /* @__PURE__ */ once(() => z.enum(known.genderValues));

const UserAddressLines: Lazy<t.UserAddressLines> = /* @__PURE__ */ once(() =>
  exactly<t.UserAddressLines>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    access_notes: z.string().max(1000).nullish(),
  }),
);

const UserAddressByZipCode: Lazy<t.UserAddressByZipCode> = /* @__PURE__ */ once(() =>
  exactly<t.UserAddressByZipCode>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    access_notes: z.string().max(1000).nullish(),
    zip_code: z.string(),
    zip: z.string().optional(),
    country: z.string().default("US"),
  }),
);

const UserAddressByZip: Lazy<t.UserAddressByZip> = /* @__PURE__ */ once(() =>
  exactly<t.UserAddressByZip>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    access_notes: z.string().max(1000).nullish(),
    zip: z.string(),
    country: z.string().default("US"),
  }),
);

const UserAddressInput: Lazy<t.UserAddressInput> = /* @__PURE__ */ once(() =>
  z.union([UserAddressByZipCode(), UserAddressByZip()]),
);

const Address: Lazy<t.Address> = /* @__PURE__ */ once(() =>
  exactly<t.Address>({
    first_line: z.string(),
    second_line: z.string().nullable().default(""),
    zip: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    access_notes: z.string().max(1000).nullish(),
  }),
);

const Guarantor: Lazy<t.Guarantor> = /* @__PURE__ */ once(() =>
  exactly<t.Guarantor>({
    first_name: z.string(),
    last_name: z.string(),
    address: Address(),
    phone_number: z.string(),
    email: z.string().nullish(),
    household_income: z.number().nullish(),
    household_size: z.number().nullish(),
  }),
);

const Race: Lazy<t.Race> = /* @__PURE__ */ once(() => z.enum(known.raceValues));

const Ethnicity: Lazy<t.Ethnicity> = /* @__PURE__ */ once(() => z.enum(known.ethnicityValues));

const SexualOrientation: Lazy<t.SexualOrientation> = /* @__PURE__ */ once(() =>
  z.enum(known.sexualOrientationValues),
);

const GenderIdentity: Lazy<t.GenderIdentity> = /* @__PURE__ */ once(() => z.enum(known.genderIdentityValues));

const PatientInfoUpdate: Lazy<t.PatientInfoUpdate> = /* @__PURE__ */ once(() =>
  exactly<t.PatientInfoUpdate>({
    first_name: z.string(),
    last_name: z.string(),
    email: z.email(),
    phone_number: z.string(),
    gender: z.union([z.string(), Gender()]),
    dob: z.iso.date(),
    address: UserAddressInput(),
    medical_proxy: Guarantor().nullish(),
    race: Race().nullish(),
    ethnicity: Ethnicity().nullish(),
    sexual_orientation: SexualOrientation().nullish(),
    gender_identity: GenderIdentity().nullish(),
  }),
);

const UserAddress: Lazy<t.UserAddress> = /* @__PURE__ */ once(() =>
  exactly<t.UserAddress>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    access_notes: z.string().max(1000).nullish(),
    zip_code: z.string(),
    zip: z.string(),
    country: z.string(),
  }),
);

const PatientInfo: Lazy<t.PatientInfo> = /* @__PURE__ */ once(() =>
  exactly<t.PatientInfo>({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    gender: z.union([z.string(), Gender()]),
    dob: z.iso.date(),
    address: UserAddress(),
    medical_proxy: Guarantor().nullish(),
    race: Race().nullish(),
    ethnicity: Ethnicity().nullish(),
    sexual_orientation: SexualOrientation().nullish(),
    gender_identity: GenderIdentity().nullish(),
  }),
);

const Relationship: Lazy<t.Relationship> = /* @__PURE__ */ once(() => z.enum(known.relationshipValues));

const Person: Lazy<t.Person> = /* @__PURE__ */ once(() =>
  exactly<t.Person>({
    first_name: z.string(),
    last_name: z.string(),
    gender: Gender(),
    dob: z.iso.date(),
    email: z.string(),
    phone_number: z.string(),
    address: Address(),
  }),
);

const InsuranceCreate: Lazy<t.InsuranceCreate> = /* @__PURE__ */ once(() =>
  exactly<t.InsuranceCreate>({
    payor_code: z.string().min(1),
    member_id: z.string(),
    relationship: Relationship(),
    insured: Person(),
    group_id: z.string().nullish(),
    guarantor: Guarantor().nullish(),
    is_primary: z.boolean().default(true),
  }),
);

const Company: Lazy<t.Company> = /* @__PURE__ */ once(() =>
  exactly<t.Company>({ name: z.string(), address: Address() }),
);

const Insurance: Lazy<t.Insurance> = /* @__PURE__ */ once(() =>
  exactly<t.Insurance>({
    payor_code: z.string(),
    member_id: z.string(),
    relationship: Relationship(),
    insured: Person(),
    company: Company(),
    group_id: z.string().nullish(),
    guarantor: Guarantor().nullish(),
    is_primary: z.boolean(),
  }),
);

const LabSlug: Lazy<t.LabSlug> = /* @__PURE__ */ once(() => z.enum(known.labSlugValues));

const MarkerType: Lazy<t.MarkerType> = /* @__PURE__ */ once(() => z.enum(known.markerTypeValues));

const QuestionType: Lazy<t.QuestionType> = /* @__PURE__ */ once(() => z.enum(known.questionTypeValues));

const AoeChoice: Lazy<t.AoeChoice> = /* @__PURE__ */ once(() =>
  exactly<t.AoeChoice>({ id: z.int(), code: z.string(), value: z.string() }),
);

const AoeQuestion: Lazy<t.AoeQuestion> = /* @__PURE__ */ once(() =>
  exactly<t.AoeQuestion>({
    id: z.int(),
    required: z.boolean(),
    code: z.string(),
    value: z.string(),
    type: QuestionType(),
    sequence: z.int(),
    answers: z.array(AoeChoice()),
    constraint: z.string().nullish(),
    default: z.string().nullish(),
  }),
);

const Aoe: Lazy<t.Aoe> = /* @__PURE__ */ once(() => exactly<t.Aoe>({ questions: z.array(AoeQuestion()) }));

const LabTestMarker: Lazy<t.LabTestMarker> = /* @__PURE__ */ once(() =>
  exactly<t.LabTestMarker>({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    lab_id: z.int(),
    provider_id: z.string(),
    type: MarkerType(),
    unit: z.string().nullable(),
    price: z.string(),
    aoe: Aoe().nullish(),
    a_la_carte_enabled: z.boolean().optional(),
    common_tat_days: z.int().nullish(),
    worst_case_tat_days: z.int().nullish(),
    is_orderable: z.boolean().nullish(),
  }),
);

const Loinc: Lazy<t.Loinc> = /* @__PURE__ */ once(() =>
  exactly<t.Loinc>({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    code: z.string(),
    unit: z.string().nullable(),
  }),
);

const ExpectedResult: Lazy<t.ExpectedResult> = /* @__PURE__ */ once(() =>
  exactly<t.ExpectedResult>({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    lab_id: z.int(),
    provider_id: z.string(),
    required: z.boolean().optional(),
    loinc: Loinc(),
  }),
);

const Marker: Lazy<t.Marker> = /* @__PURE__ */ once(() =>
  exactly<t.Marker>({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    lab_id: z.int(),
    provider_id: z.string(),
    type: MarkerType(),
    unit: z.string().nullable(),
    price: z.string(),
    aoe: Aoe().nullish(),
    a_la_carte_enabled: z.boolean().optional(),
    common_tat_days: z.int().nullish(),
    worst_case_tat_days: z.int().nullish(),
    is_orderable: z.boolean().nullish(),
    expected_results: z.array(ExpectedResult()),
  }),
);

const MarkerPrice: Lazy<t.MarkerPrice> = /* @__PURE__ */ once(() =>
  exactly<t.MarkerPrice>({ marker_id: z.int(), price: z.string() }),
);

const MarkerPricing: Lazy<t.MarkerPricing> = /* @__PURE__ */ once(() =>
  exactly<t.MarkerPricing>({
    lab_account_id: z.guid().toLowerCase().nullable(),
    prices: z.array(MarkerPrice()),
  }),
);

const MarkerPage: Lazy<t.MarkerPage> = /* @__PURE__ */ once(() =>
  exactly<t.MarkerPage>({
    markers: z.array(Marker()),
    total: z.int().min(0),
    page: z.int().min(1),
    size: z.int().min(1),
    pages: z.int().min(0).optional(),
    pricing: MarkerPricing().nullish(),
  }),
);

const AddOn: Lazy<t.AddOn> = /* @__PURE__ */ once(() =>
  exactly<t.AddOn>({ marker_ids: z.array(z.int()).nullish(), provider_ids: z.array(z.string()).nullish() }),
);

const OrderSet: Lazy<t.OrderSet> = /* @__PURE__ */ once(() =>
  exactly<t.OrderSet>({
    lab_test_ids: z.array(z.string()).nullish(),
    add_on: AddOn().nullish(),
    lab_account_id: z.guid().toLowerCase().nullish(),
  }),
);

const GenerationMethod: Lazy<t.GenerationMethod> = /* @__PURE__ */ once(() =>
  z.enum(known.generationMethodValues),
);

const CollectionMethod: Lazy<t.CollectionMethod> = /* @__PURE__ */ once(() =>
  z.enum(known.collectionMethodValues),
);

const LabTestStatus: Lazy<t.LabTestStatus> = /* @__PURE__ */ once(() => z.enum(known.labTestStatusValues));

const LabTestOrderKey: Lazy<t.LabTestOrderKey> = /* @__PURE__ */ once(() =>
  z.enum(known.labTestOrderKeyValues),
);

const OrderDirection: Lazy<t.OrderDirection> = /* @__PURE__ */ once(() => z.enum(known.orderDirectionValues));

const SampleType: Lazy<t.SampleType> = /* @__PURE__ */ once(() => z.enum(known.sampleTypeValues));

const Lab: Lazy<t.Lab> = /* @__PURE__ */ once(() =>
  exactly<t.Lab>({
    id: z.int(),
    slug: LabSlug(),
    name: z.string(),
    first_line_address: z.string(),
    city: z.string(),
    zipcode: z.string(),
    collection_methods: z.array(CollectionMethod()),
    sample_types: z.array(SampleType()),
    logo_url: z.string().nullish(),
  }),
);

const LabTest: Lazy<t.LabTest> = /* @__PURE__ */ once(() =>
  exactly<t.LabTest>({
    id: z.guid().toLowerCase(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    sample_type: SampleType(),
    method: CollectionMethod(),
    price: z.number(),
    is_active: z.boolean(),
    status: LabTestStatus(),
    fasting: z.boolean().optional(),
    lab: Lab().nullable(),
    markers: z.array(LabTestMarker()).nullable(),
    is_delegated: z.boolean().optional(),
    auto_generated: z.boolean().optional(),
    has_collection_instructions: z.boolean().nullish(),
    common_tat_days: z.int().nullish(),
    worst_case_tat_days: z.int().nullish(),
  }),
);

const LabTestPrice: Lazy<t.LabTestPrice> = /* @__PURE__ */ once(() =>
  exactly<t.LabTestPrice>({ lab_test_id: z.guid().toLowerCase(), price: z.number() }),
);

const LabTestPricing: Lazy<t.LabTestPricing> = /* @__PURE__ */ once(() =>
  exactly<t.LabTestPricing>({
    lab_account_id: z.guid().toLowerCase().nullable(),
    prices: z.array(LabTestPrice()),
  }),
);

const LabTestPage: Lazy<t.LabTestPage> = /* @__PURE__ */ once(() =>
  exactly<t.LabTestPage>({
    data: z.array(LabTest()),
    next_cursor: z.string().nullable(),
    pricing: LabTestPricing().nullish(),
  }),
);

const LabAccountStatus: Lazy<t.LabAccountStatus> = /* @__PURE__ */ once(() =>
  z.enum(known.labAccountStatusValues),
);

const DelegatedFlow: Lazy<t.DelegatedFlow> = /* @__PURE__ */ once(() => z.enum(known.delegatedFlowValues));

const UsState: Lazy<t.UsState> = /* @__PURE__ */ once(() => z.enum(known.usStateValues));

const LabAccount: Lazy<t.LabAccount> = /* @__PURE__ */ once(() =>
  exactly<t.LabAccount>({
    id: z.guid().toLowerCase(),
    lab: LabSlug(),
    org_id: z.guid().toLowerCase().nullish(),
    status: LabAccountStatus(),
    delegated_flow: DelegatedFlow(),
    provider_account_id: z.string(),
    account_name: z.string().nullish(),
    default_clinical_notes: z.string().nullish(),
    business_units: z.array(z.string()).nullish(),
    allowed_billing: z.record(z.string(), z.array(UsState())),
    team_id_allowlist: z.array(z.guid().toLowerCase()),
  }),
);

const LabAccountList: Lazy<t.LabAccountList> = /* @__PURE__ */ once(() =>
  exactly<t.LabAccountList>({ data: z.array(LabAccount()) }),
);

const OrderPatientDetailsInput: Lazy<t.OrderPatientDetailsInput> = /* @__PURE__ */ once(() =>
  exactly<t.OrderPatientDetailsInput>({
    first_name: z.string(),
    last_name: z.string(),
    dob: z.iso.date(),
    gender: Gender(),
    phone_number: z.string(),
    email: z.email(),
    medical_proxy: Guarantor().nullish(),
    race: Race().nullish(),
    ethnicity: Ethnicity().nullish(),
    sexual_orientation: SexualOrientation().nullish(),
    gender_identity: GenderIdentity().nullish(),
    household_income: z.number().nullish(),
    household_size: z.number().nullish(),
  }),
);

const OrderPatientAddressInput: Lazy<t.OrderPatientAddressInput> = /* @__PURE__ */ once(() =>
  exactly<t.OrderPatientAddressInput>({
    receiver_name: z.string().default(""),
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    zip: z.string().regex(new RegExp("^\\d{5}(-\\d{4})?$", "u"), { abort: true }),
    country: z.string(),
    phone_number: z.string().nullish(),
    access_notes: z.string().max(1000).nullish(),
  }),
);

const PhysicianDetails: Lazy<t.PhysicianDetails> = /* @__PURE__ */ once(() =>
  exactly<t.PhysicianDetails>({
    first_name: z.string(),
    last_name: z.string(),
    npi: z.string(),
    email: z.string().nullish(),
    licensed_states: z.array(UsState()).optional(),
  }),
);

const OrderImageType: Lazy<t.OrderImageType> = /* @__PURE__ */ once(() => z.enum(known.orderImageTypeValues));

const OrderImage: Lazy<t.OrderImage> = /* @__PURE__ */ once(() =>
  exactly<t.OrderImage>({ content: z.string(), content_type: OrderImageType() }),
);

const PhysicianInput: Lazy<t.PhysicianInput> = /* @__PURE__ */ once(() =>
  exactly<t.PhysicianInput>({
    first_name: z.string(),
    last_name: z.string(),
    npi: z.string(),
    email: z.string().nullish(),
    licensed_states: z.array(UsState()).optional(),
    signature_image: OrderImage().nullish(),
  }),
);

const ResponsiblePerson: Lazy<t.ResponsiblePerson> = /* @__PURE__ */ once(() =>
  exactly<t.ResponsiblePerson>({
    first_name: z.string(),
    last_name: z.string(),
    address: Address(),
    phone_number: z.string(),
    phone_type: z.string().default("Mobile"),
  }),
);

const OrderHealthInsurance: Lazy<t.OrderHealthInsurance> = /* @__PURE__ */ once(() =>
  exactly<t.OrderHealthInsurance>({
    front_image: OrderImage().nullish(),
    back_image: OrderImage().nullish(),
    patient_signature_image: OrderImage().nullish(),
    subjective: z.string().nullish(),
    assessment_plan: z.string().nullish(),
    payor_code: z.string().nullish(),
    insurance_id: z.string().nullish(),
    responsible_relationship: Relationship().nullish(),
    responsible_details: ResponsiblePerson().nullish(),
    diagnosis_codes: z.array(z.string()).nullish(),
  }),
);

const BillingType: Lazy<t.BillingType> = /* @__PURE__ */ once(() => z.enum(known.billingTypeValues));

const ConsentType: Lazy<t.ConsentType> = /* @__PURE__ */ once(() => z.enum(known.consentTypeValues));

const Consent: Lazy<t.Consent> = /* @__PURE__ */ once(() =>
  exactly<t.Consent>({
    consentType: ConsentType(),
    version: z.string().default("1.0"),
    timeOfConsent: z.iso.datetime({ offset: true }).optional(),
  }),
);

const AoeAnswer: Lazy<t.AoeAnswer> = /* @__PURE__ */ once(() =>
  exactly<t.AoeAnswer>({ marker_id: z.int(), question_id: z.int(), answer: z.string() }),
);

const OrderCreate: Lazy<t.OrderCreate> = /* @__PURE__ */ once(() =>
  exactly<t.OrderCreate>({
    user_id: z.guid().toLowerCase(),
    lab_test_id: z.guid().toLowerCase().nullish(),
    order_set: OrderSet().nullish(),
    collection_method: CollectionMethod().nullish(),
    patient_details: OrderPatientDetailsInput(),
    patient_address: OrderPatientAddressInput(),
    physician: PhysicianInput().nullish(),
    health_insurance: OrderHealthInsurance().nullish(),
    priority: z.boolean().default(false),
    billing_type: BillingType().optional(),
    icd_codes: z.array(z.string()).nullish(),
    consents: z.array(Consent()).optional(),
    activate_by: z.iso.date().nullish(),
    aoe_answers: z.array(AoeAnswer()).nullish(),
    passthrough: z.string().nullish(),
    clinical_notes: z.string().max(1000).nullish(),
    lab_account_id: z.guid().toLowerCase().nullish(),
    creator_member_id: z.guid().toLowerCase().nullish(),
  }),
);

const OrderPatientDetails: Lazy<t.OrderPatientDetails> = /* @__PURE__ */ once(() =>
  exactly<t.OrderPatientDetails>({
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
    dob: z.iso.date(),
    gender: z.union([z.string(), Gender()]),
    phone_number: z.string().nullish(),
    email: z.string().nullish(),
    medical_proxy: Guarantor().nullish(),
    race: Race().nullish(),
    ethnicity: Ethnicity().nullish(),
    sexual_orientation: SexualOrientation().nullish(),
    gender_identity: GenderIdentity().nullish(),
  }),
);

const OrderPatientAddress: Lazy<t.OrderPatientAddress> = /* @__PURE__ */ once(() =>
  exactly<t.OrderPatientAddress>({
    receiver_name: z.string(),
    first_line: z.string(),
    second_line: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    phone_number: z.string().nullable(),
    access_notes: z.string().max(1000).nullable(),
  }),
);

const Shipment: Lazy<t.Shipment> = /* @__PURE__ */ once(() =>
  exactly<t.Shipment>({
    id: z.guid().toLowerCase(),
    outbound_tracking_number: z.string().nullable(),
    outbound_tracking_url: z.string().nullable(),
    inbound_tracking_number: z.string().nullable(),
    inbound_tracking_url: z.string().nullable(),
    outbound_courier: z.string().nullable(),
    inbound_courier: z.string().nullable(),
    notes: z.string().nullable(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
  }),
);

const TestkitDetailsData: Lazy<t.TestkitDetailsData> = /* @__PURE__ */ once(() =>
  exactly<t.TestkitDetailsData>({
    id: z.guid().toLowerCase(),
    shipment: Shipment().nullable(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
  }),
);

const TestkitDetails: Lazy<t.TestkitDetails> = /* @__PURE__ */ once(() =>
  exactly<t.TestkitDetails>({ type: z.literal("testkit"), data: TestkitDetailsData() }),
);

const VisitDetailsData: Lazy<t.VisitDetailsData> = /* @__PURE__ */ once(() =>
  exactly<t.VisitDetailsData>({
    id: z.guid().toLowerCase(),
    appointment_id: z.guid().toLowerCase().nullish(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
  }),
);

const WalkInDetails: Lazy<t.WalkInDetails> = /* @__PURE__ */ once(() =>
  exactly<t.WalkInDetails>({ type: z.literal("walk_in_test"), data: VisitDetailsData() }),
);

const AtHomePhlebotomyDetails: Lazy<t.AtHomePhlebotomyDetails> = /* @__PURE__ */ once(() =>
  exactly<t.AtHomePhlebotomyDetails>({ type: z.literal("at_home_phlebotomy"), data: VisitDetailsData() }),
);

const OnSiteCollectionDetailsData: Lazy<t.OnSiteCollectionDetailsData> = /* @__PURE__ */ once(() =>
  exactly<t.OnSiteCollectionDetailsData>({
    id: z.guid().toLowerCase(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
  }),
);

const OnSiteCollectionDetails: Lazy<t.OnSiteCollectionDetails> = /* @__PURE__ */ once(() =>
  exactly<t.OnSiteCollectionDetails>({
    type: z.literal("on_site_collection"),
    data: OnSiteCollectionDetailsData(),
  }),
);

const OrderDetails: Lazy<t.OrderDetails> = /* @__PURE__ */ once(() =>
  tagged("type", [TestkitDetails(), WalkInDetails(), AtHomePhlebotomyDetails(), OnSiteCollectionDetails()]),
);

const OrderTopLevelStatus: Lazy<t.OrderTopLevelStatus> = /* @__PURE__ */ once(() =>
  z.enum(known.orderTopLevelStatusValues),
);

const OrderStatus: Lazy<t.OrderStatus> = /* @__PURE__ */ once(() => z.enum(known.orderStatusValues));

const OrderStatusDetail: Lazy<t.OrderStatusDetail> = /* @__PURE__ */ once(() =>
  z.enum(known.orderStatusDetailValues),
);

const OrderEvent: Lazy<t.OrderEvent> = /* @__PURE__ */ once(() =>
  exactly<t.OrderEvent>({
    id: z.int(),
    created_at: z.iso.datetime({ offset: true }),
    status: OrderStatus(),
    status_detail: OrderStatusDetail().nullable(),
  }),
);

const OrderOrigin: Lazy<t.OrderOrigin> = /* @__PURE__ */ once(() => z.enum(known.orderOriginValues));

const OrderTransactionStatus: Lazy<t.OrderTransactionStatus> = /* @__PURE__ */ once(() =>
  z.enum(known.orderTransactionStatusValues),
);

const OrderLowLevelStatus: Lazy<t.OrderLowLevelStatus> = /* @__PURE__ */ once(() =>
  z.enum(known.orderLowLevelStatusValues),
);

const OrderInTransaction: Lazy<t.OrderInTransaction> = /* @__PURE__ */ once(() =>
  exactly<t.OrderInTransaction>({
    id: z.guid().toLowerCase(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    low_level_status: OrderLowLevelStatus(),
    low_level_status_created_at: z.iso.datetime({ offset: true }),
    origin: OrderOrigin(),
    parent_id: z.guid().toLowerCase().nullish(),
  }),
);

const OrderTransaction: Lazy<t.OrderTransaction> = /* @__PURE__ */ once(() =>
  exactly<t.OrderTransaction>({
    id: z.guid().toLowerCase(),
    status: OrderTransactionStatus(),
    orders: z.array(OrderInTransaction()),
  }),
);

const Physician: Lazy<t.Physician> = /* @__PURE__ */ once(() =>
  exactly<t.Physician>({ first_name: z.string(), last_name: z.string(), npi: z.string() }),
);

const ShippingAddress: Lazy<t.ShippingAddress> = /* @__PURE__ */ once(() =>
  exactly<t.ShippingAddress>({
    receiver_name: z.string(),
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    phone_number: z.string(),
  }),
);

const Interpretation: Lazy<t.Interpretation> = /* @__PURE__ */ once(() => z.enum(known.interpretationValues));

const Order: Lazy<t.Order> = /* @__PURE__ */ once(() =>
  exactly<t.Order>({
    id: z.guid().toLowerCase(),
    team_id: z.guid().toLowerCase(),
    user_id: z.guid().toLowerCase(),
    patient_details: OrderPatientDetails().nullable(),
    priority: z.boolean(),
    patient_address: OrderPatientAddress().nullable(),
    details: OrderDetails(),
    lab_test: LabTest(),
    sample_id: z.string(),
    notes: z.string(),
    clinical_notes: z.string().nullish(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    status: OrderTopLevelStatus(),
    events: z.array(OrderEvent()),
    last_event: OrderEvent(),
    origin: OrderOrigin(),
    order_transaction: OrderTransaction(),
    requisition_form_url: z.string().nullable(),
    physician: Physician().nullish(),
    health_insurance_id: z.guid().toLowerCase().nullable(),
    shipping_details: ShippingAddress().nullable(),
    activate_by: z.iso.date().nullish(),
    passthrough: z.string().nullish(),
    billing_type: BillingType().optional(),
    icd_codes: z.array(z.string()).nullish(),
    has_abn: z.boolean(),
    interpretation: Interpretation().nullish(),
    has_missing_results: z.boolean().nullish(),
    expected_result_by_date: z.iso.date().nullish(),
    worst_case_result_by_date: z.iso.date().nullish(),
  }),
);

const OrderAnswer: Lazy<t.OrderAnswer> = /* @__PURE__ */ once(() =>
  exactly<t.OrderAnswer>({ order: Order(), status: z.string(), message: z.string() }),
);

const OrderImportAddress: Lazy<t.OrderImportAddress> = /* @__PURE__ */ once(() =>
  exactly<t.OrderImportAddress>({
    receiver_name: z.string(),
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    phone_number: z.string().nullish(),
    access_notes: z.string().max(1000).nullish(),
  }),
);

const OrderImport: Lazy<t.OrderImport> = /* @__PURE__ */ once(() =>
  exactly<t.OrderImport>({
    user_id: z.guid().toLowerCase(),
    billing_type: BillingType(),
    order_set: OrderSet(),
    collection_method: CollectionMethod(),
    sample_id: z.string(),
    patient_details: OrderPatientDetailsInput(),
    patient_address: OrderImportAddress(),
    physician: PhysicianInput().nullish(),
    lab_account_id: z.guid().toLowerCase().nullish(),
  }),
);

const OrderKey: Lazy<t.OrderKey> = /* @__PURE__ */ once(() => z.enum(known.orderKeyValues));

const OrderActivationType: Lazy<t.OrderActivationType> = /* @__PURE__ */ once(() =>
  z.enum(known.orderActivationTypeValues),
);

const OrderPage: Lazy<t.OrderPage> = /* @__PURE__ */ once(() =>
  exactly<t.OrderPage>({
    orders: z.array(Order()),
    total: z.int().nullable(),
    page: z.int().nullable(),
    size: z.int().nullable(),
  }),
);

const ShippingAddressInput: Lazy<t.ShippingAddressInput> = /* @__PURE__ */ once(() =>
  exactly<t.ShippingAddressInput>({
    receiver_name: z.string(),
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    zip: z.string().regex(new RegExp("^\\d{5}(-\\d{4})?$", "u"), { abort: true }),
    country: z.string(),
    phone_number: z.string(),
  }),
);

const TestkitOrderCreate: Lazy<t.TestkitOrderCreate> = /* @__PURE__ */ once(() =>
  exactly<t.TestkitOrderCreate>({
    user_id: z.guid().toLowerCase(),
    lab_test_id: z.guid().toLowerCase(),
    shipping_details: ShippingAddressInput(),
    passthrough: z.string().nullish(),
    lab_account_id: z.guid().toLowerCase().nullish(),
  }),
);

const TestkitRegistration: Lazy<t.TestkitRegistration> = /* @__PURE__ */ once(() =>
  exactly<t.TestkitRegistration>({
    user_id: z.guid().toLowerCase().nullish(),
    sample_id: z.string(),
    patient_details: OrderPatientDetailsInput(),
    patient_address: OrderPatientAddressInput(),
    physician: PhysicianDetails().nullish(),
    health_insurance: OrderHealthInsurance().nullish(),
    consents: z.array(Consent()).optional(),
  }),
);

const ResendEvents: Lazy<t.ResendEvents> = /* @__PURE__ */ once(() =>
  exactly<t.ResendEvents>({
    order_ids: z.array(z.guid().toLowerCase()).nullish(),
    start_at: z.iso.datetime({ offset: true }).nullish(),
    end_at: z.iso.datetime({ offset: true }).nullish(),
  }),
);

const ResendEventsAnswer: Lazy<t.ResendEventsAnswer> = /* @__PURE__ */ once(() =>
  exactly<t.ResendEventsAnswer>({ order_ids: z.array(z.guid().toLowerCase()) }),
);

const OrderUpdate: Lazy<t.OrderUpdate> = /* @__PURE__ */ once(() =>
  exactly<t.OrderUpdate>({ activate_by: z.iso.date().nullable() }),
);

const ResultType: Lazy<t.ResultType> = /* @__PURE__ */ once(() => z.enum(known.resultTypeValues));

const SimulationFlags: Lazy<t.SimulationFlags> = /* @__PURE__ */ once(() =>
  exactly<t.SimulationFlags>({
    interpretation: Interpretation().optional(),
    result_types: z.array(ResultType()).nullish(),
    has_missing_results: z.boolean().nullish(),
  }),
);

const ResultsStatus: Lazy<t.ResultsStatus> = /* @__PURE__ */ once(() => z.enum(known.resultsStatusValues));

const LabResultsMetadata: Lazy<t.LabResultsMetadata> = /* @__PURE__ */ once(() =>
  exactly<t.LabResultsMetadata>({
    age: z.string(),
    dob: z.string(),
    "clia_#": z.string().nullish(),
    patient: z.string(),
    provider: z.string().nullish(),
    laboratory: z.string().nullish(),
    date_reported: z.string(),
    date_collected: z.string().nullish(),
    date_received: z.string().nullish(),
    specimen_number: z.string(),
    status: ResultsStatus(),
    interpretation: Interpretation().nullish(),
    patient_id: z.string().nullish(),
    account_id: z.string().nullish(),
  }),
);

const SourceMarker: Lazy<t.SourceMarker> = /* @__PURE__ */ once(() =>
  exactly<t.SourceMarker>({
    marker_id: z.int(),
    name: z.string(),
    slug: z.string(),
    provider_id: z.string().nullish(),
  }),
);

const BiomarkerResult: Lazy<t.BiomarkerResult> = /* @__PURE__ */ once(() =>
  exactly<t.BiomarkerResult>({
    name: z.string(),
    slug: z.string().optional(),
    result: z.string(),
    result_type: ResultType(),
    type: ResultType().optional(),
    value: z.number().nullish(),
    unit: z.string().nullish(),
    timestamp: z.iso.datetime({ offset: true }).nullish(),
    notes: z.string().nullish(),
    reference_range: z.string().nullish(),
    min_range_value: z.number().nullish(),
    max_range_value: z.number().nullish(),
    is_above_max_range: z.boolean().nullish(),
    is_below_min_range: z.boolean().nullish(),
    interpretation: Interpretation(),
    source_interpretation: z.string().optional(),
    loinc: z.string().nullish(),
    loinc_slug: z.string().nullish(),
    provider_id: z.string().nullish(),
    source_markers: z.array(SourceMarker()).nullable(),
    performing_laboratory: z.string().nullish(),
    source_sample_id: z.string().nullish(),
  }),
);

const FailureType: Lazy<t.FailureType> = /* @__PURE__ */ once(() => z.enum(known.failureTypeValues));

const MissingResult: Lazy<t.MissingResult> = /* @__PURE__ */ once(() =>
  exactly<t.MissingResult>({
    name: z.string(),
    slug: z.string(),
    inferred_failure_type: FailureType(),
    note: z.string().nullish(),
    loinc: z.string().nullish(),
    loinc_slug: z.string().nullish(),
    provider_id: z.string().nullish(),
    source_markers: z.array(SourceMarker()).nullish(),
  }),
);

const LocalTime: Lazy<t.LocalTime> = /* @__PURE__ */ once(() =>
  exactly<t.LocalTime>({ timestamp: z.iso.datetime({ offset: true }), timezone_offset: z.int() }),
);

const PerformingLaboratory: Lazy<t.PerformingLaboratory> = /* @__PURE__ */ once(() =>
  exactly<t.PerformingLaboratory>({
    name: z.string(),
    phone_number: z.string().nullish(),
    medical_director: z.string().nullish(),
    address: Address().nullish(),
  }),
);

const ClinicalInformation: Lazy<t.ClinicalInformation> = /* @__PURE__ */ once(() =>
  exactly<t.ClinicalInformation>({
    fasting: z.boolean().optional(),
    notes: z.string().nullish(),
    information: z.string().nullish(),
    total_volume: z.string().nullish(),
  }),
);

const SampleData: Lazy<t.SampleData> = /* @__PURE__ */ once(() =>
  exactly<t.SampleData>({
    sample_id: z.string().nullish(),
    control_number: z.string().nullish(),
    date_collected: z.union([LocalTime(), z.string()]).nullish(),
    date_received: z.union([LocalTime(), z.string()]).nullish(),
    date_reported: z.union([LocalTime(), z.string()]).nullish(),
    performing_laboratories: z.record(z.string(), PerformingLaboratory()).nullish(),
    clinical_information: ClinicalInformation().nullish(),
  }),
);

const LabResults: Lazy<t.LabResults> = /* @__PURE__ */ once(() =>
  exactly<t.LabResults>({
    metadata: LabResultsMetadata(),
    results: z.array(BiomarkerResult()),
    missing_results: z.array(MissingResult()).nullish(),
    sample_information: z.record(z.string(), SampleData()).nullish(),
    order_transaction: OrderTransaction().nullish(),
  }),
);

const OrderSummary: Lazy<t.OrderSummary> = /* @__PURE__ */ once(() =>
  exactly<t.OrderSummary>({
    id: z.guid().toLowerCase(),
    origin: OrderOrigin().nullish(),
    parent_id: z.guid().toLowerCase().nullish(),
    last_status: OrderLowLevelStatus(),
    last_status_created_at: z.iso.datetime({ offset: true }),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
  }),
);

const OrderTransactionAnswer: Lazy<t.OrderTransactionAnswer> = /* @__PURE__ */ once(() =>
  exactly<t.OrderTransactionAnswer>({
    id: z.guid().toLowerCase(),
    team_id: z.guid().toLowerCase(),
    status: OrderTransactionStatus(),
    orders: z.array(OrderSummary()),
  }),
);

const PscRadius: Lazy<t.PscRadius> = /* @__PURE__ */ once(() => z.enum(known.pscRadiusValues));

const PscCapability: Lazy<t.PscCapability> = /* @__PURE__ */ once(() => z.enum(known.pscCapabilityValues));

const DayHours: Lazy<t.DayHours> = /* @__PURE__ */ once(() =>
  exactly<t.DayHours>({ open: z.string(), close: z.string() }),
);

const OpeningHours: Lazy<t.OpeningHours> = /* @__PURE__ */ once(() =>
  exactly<t.OpeningHours>({
    monday: DayHours().nullish(),
    tuesday: DayHours().nullish(),
    wednesday: DayHours().nullish(),
    thursday: DayHours().nullish(),
    friday: DayHours().nullish(),
    saturday: DayHours().nullish(),
    sunday: DayHours().nullish(),
  }),
);

const PscMetadata: Lazy<t.PscMetadata> = /* @__PURE__ */ once(() =>
  exactly<t.PscMetadata>({
    name: z.string(),
    state: z.string(),
    city: z.string(),
    zip_code: z.string(),
    first_line: z.string(),
    second_line: z.string().nullable(),
    phone_number: z.string().nullable(),
    fax_number: z.string().nullable(),
    hours: OpeningHours().nullable(),
    website: z.string().nullish(),
  }),
);

const LngLat: Lazy<t.LngLat> = /* @__PURE__ */ once(() =>
  exactly<t.LngLat>({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) }),
);

const PatientServiceCenter: Lazy<t.PatientServiceCenter> = /* @__PURE__ */ once(() =>
  exactly<t.PatientServiceCenter>({
    metadata: PscMetadata(),
    distance: z.string(),
    capabilities: z.array(PscCapability()),
    site_code: z.string().optional(),
    supported_bill_types: z.array(BillingType()).optional(),
    location: LngLat().optional(),
  }),
);

const PscInfo: Lazy<t.PscInfo> = /* @__PURE__ */ once(() =>
  exactly<t.PscInfo>({
    lab_id: z.int(),
    slug: LabSlug(),
    patient_service_centers: z.array(PatientServiceCenter()).max(30),
  }),
);

const CentralLabSlug: Lazy<t.CentralLabSlug> = /* @__PURE__ */ once(() => z.enum(known.centralLabSlugValues));

const PhlebotomyProvider: Lazy<t.PhlebotomyProvider> = /* @__PURE__ */ once(() =>
  z.enum(known.phlebotomyProviderValues),
);

const AppointmentServiceType: Lazy<t.AppointmentServiceType> = /* @__PURE__ */ once(() =>
  z.enum(known.appointmentServiceTypeValues),
);

const PhlebotomyProviderInfo: Lazy<t.PhlebotomyProviderInfo> = /* @__PURE__ */ once(() =>
  exactly<t.PhlebotomyProviderInfo>({
    name: PhlebotomyProvider(),
    service_types: z.array(AppointmentServiceType()),
  }),
);

const PhlebotomyAreaInfo: Lazy<t.PhlebotomyAreaInfo> = /* @__PURE__ */ once(() =>
  exactly<t.PhlebotomyAreaInfo>({ is_served: z.boolean(), providers: z.array(PhlebotomyProviderInfo()) }),
);

const CentralLabCenters: Lazy<t.CentralLabCenters> = /* @__PURE__ */ once(() =>
  exactly<t.CentralLabCenters>({
    appointment_available: z.boolean(),
    within_radius: z.int().min(0),
    radius: z.string(),
    capabilities: z.array(PscCapability()).optional(),
  }),
);

const CentralLabArea: Lazy<t.CentralLabArea> = /* @__PURE__ */ once(() =>
  exactly<t.CentralLabArea>({
    patient_service_centers: CentralLabCenters(),
    supported_bill_types: z.array(BillingType()),
    lab_id: z.int(),
  }),
);

const AreaInfo: Lazy<t.AreaInfo> = /* @__PURE__ */ once(() =>
  exactly<t.AreaInfo>({
    zip_code: z.string(),
    phlebotomy: PhlebotomyAreaInfo(),
    central_labs: z.record(z.string(), CentralLabArea()),
  }),
);

const UsAddress: Lazy<t.UsAddress> = /* @__PURE__ */ once(() =>
  exactly<t.UsAddress>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    zip_code: z.string().regex(new RegExp("^\\d{5}(-\\d{4})?$", "u"), { abort: true }),
    unit: z.string().nullish(),
    access_notes: z.string().max(1000).nullish(),
  }),
);

const AppointmentLocation: Lazy<t.AppointmentLocation> = /* @__PURE__ */ once(() =>
  exactly<t.AppointmentLocation>({
    location: LngLat(),
    distance: z.int().nullish(),
    address: UsAddress(),
    code: z.string(),
    name: z.string(),
    iana_timezone: z.string().nullish(),
  }),
);

const TimeSlot: Lazy<t.TimeSlot> = /* @__PURE__ */ once(() =>
  exactly<t.TimeSlot>({
    booking_key: z.string().nullish(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true }).nullish(),
    price: z.number(),
    is_priority: z.boolean(),
    num_appointments_available: z.int().min(0),
  }),
);

const DaySlots: Lazy<t.DaySlots> = /* @__PURE__ */ once(() =>
  exactly<t.DaySlots>({
    location: AppointmentLocation().nullish(),
    date: z.iso.date(),
    slots: z.array(TimeSlot()),
  }),
);

const AvailabilitySlots: Lazy<t.AvailabilitySlots> = /* @__PURE__ */ once(() =>
  exactly<t.AvailabilitySlots>({ slots: z.array(DaySlots()).min(14), timezone: z.string().nullish() }),
);

const CancellationReason: Lazy<t.CancellationReason> = /* @__PURE__ */ once(() =>
  exactly<t.CancellationReason>({ id: z.guid().toLowerCase(), name: z.string(), is_refundable: z.boolean() }),
);

const AppointmentBooking: Lazy<t.AppointmentBooking> = /* @__PURE__ */ once(() =>
  exactly<t.AppointmentBooking>({
    booking_key: z.string(),
    appointment_notes: z.string().max(1000).nullish(),
  }),
);

const AppointmentType: Lazy<t.AppointmentType> = /* @__PURE__ */ once(() =>
  z.enum(known.appointmentTypeValues),
);

const AppointmentProvider: Lazy<t.AppointmentProvider> = /* @__PURE__ */ once(() =>
  z.enum(known.appointmentProviderValues),
);

const AppointmentStatus: Lazy<t.AppointmentStatus> = /* @__PURE__ */ once(() =>
  z.enum(known.appointmentStatusValues),
);

const AppointmentEventStatus: Lazy<t.AppointmentEventStatus> = /* @__PURE__ */ once(() =>
  z.enum(known.appointmentEventStatusValues),
);

const AppointmentEventData: Lazy<t.AppointmentEventData> = /* @__PURE__ */ once(() =>
  z.record(z.string(), z.unknown()),
);

const AppointmentEvent: Lazy<t.AppointmentEvent> = /* @__PURE__ */ once(() =>
  exactly<t.AppointmentEvent>({
    created_at: z.iso.datetime({ offset: true }),
    status: AppointmentEventStatus(),
    data: AppointmentEventData().nullish(),
  }),
);

const Appointment: Lazy<t.Appointment> = /* @__PURE__ */ once(() =>
  exactly<t.Appointment>({
    id: z.guid().toLowerCase(),
    user_id: z.guid().toLowerCase(),
    order_id: z.guid().toLowerCase(),
    order_transaction_id: z.guid().toLowerCase().nullish(),
    address: UsAddress(),
    location: LngLat(),
    start_at: z.iso.datetime({ offset: true }).nullable(),
    end_at: z.iso.datetime({ offset: true }).nullable(),
    iana_timezone: z.string().nullish(),
    type: AppointmentType(),
    provider: AppointmentProvider(),
    status: AppointmentStatus(),
    provider_id: z.string(),
    external_id: z.string().nullish(),
    can_reschedule: z.boolean(),
    appointment_notes: z.string().max(1000).nullish(),
    event_status: AppointmentEventStatus(),
    event_data: AppointmentEventData().nullish(),
    events: z.array(AppointmentEvent()),
  }),
);

const AppointmentRequest: Lazy<t.AppointmentRequest> = /* @__PURE__ */ once(() =>
  exactly<t.AppointmentRequest>({
    address: UsAddress(),
    provider: PhlebotomyProvider(),
    appointment_notes: z.string().max(1000).nullish(),
  }),
);

const AppointmentReschedule: Lazy<t.AppointmentReschedule> = /* @__PURE__ */ once(() =>
  exactly<t.AppointmentReschedule>({
    booking_key: z.string(),
    appointment_notes: z.string().max(1000).nullish(),
  }),
);

const PhlebotomyCancel: Lazy<t.PhlebotomyCancel> = /* @__PURE__ */ once(() =>
  exactly<t.PhlebotomyCancel>({
    cancellation_reason_id: z.guid().toLowerCase(),
    notes: z.string().nullish(),
  }),
);

const AppointmentPscLab: Lazy<t.AppointmentPscLab> = /* @__PURE__ */ once(() =>
  z.enum(known.appointmentPscLabValues),
);

const PscAppointmentBooking: Lazy<t.PscAppointmentBooking> = /* @__PURE__ */ once(() =>
  exactly<t.PscAppointmentBooking>({
    booking_key: z.string(),
    appointment_notes: z.string().max(1000).nullish(),
    async_confirmation: z.boolean().default(false),
    sync_confirmation_timeout_millisecond: z.int().min(1000).max(10000).nullish(),
    async_confirmation_timeout_millisecond: z.int().min(60000).max(172800000).nullish(),
  }),
);

const PscCancel: Lazy<t.PscCancel> = /* @__PURE__ */ once(() =>
  exactly<t.PscCancel>({ cancellationReasonId: z.guid().toLowerCase(), note: z.string().nullish() }),
);

const LabReportUpload: Lazy<t.LabReportUpload> = /* @__PURE__ */ once(() =>
  exactly<t.LabReportUpload>({
    file: z.array(binary()).min(1),
    user_id: z.guid().toLowerCase(),
    needs_human_review: z.boolean().default(false),
  }),
);

const ParsingJobStatus: Lazy<t.ParsingJobStatus> = /* @__PURE__ */ once(() =>
  z.enum(known.parsingJobStatusValues),
);

const ParsingJobFailureReason: Lazy<t.ParsingJobFailureReason> = /* @__PURE__ */ once(() =>
  z.enum(known.parsingJobFailureReasonValues),
);

const ParsedReportGender: Lazy<t.ParsedReportGender> = /* @__PURE__ */ once(() =>
  z.enum(known.parsedReportGenderValues),
);

const ParsedReportMetadata: Lazy<t.ParsedReportMetadata> = /* @__PURE__ */ once(() =>
  exactly<t.ParsedReportMetadata>({
    patient_first_name: z.string().nullable(),
    patient_last_name: z.string().nullable(),
    dob: z.iso.date().nullable(),
    gender: ParsedReportGender(),
    lab_name: z.string().nullable(),
    date_reported: z.string().nullable(),
    date_collected: z.string().nullable(),
    specimen_number: z.string().nullable(),
  }),
);

const LoincMatch: Lazy<t.LoincMatch> = /* @__PURE__ */ once(() =>
  exactly<t.LoincMatch>({
    loinc_code: z.string(),
    loinc_name: z.string(),
    display_name: z.string(),
    aliases: z.array(z.string()),
    confidence_score: z.number().min(0).max(1),
  }),
);

const ParsedResultType: Lazy<t.ParsedResultType> = /* @__PURE__ */ once(() =>
  z.enum(known.parsedResultTypeValues),
);

const ParsedSampleType: Lazy<t.ParsedSampleType> = /* @__PURE__ */ once(() =>
  z.enum(known.parsedSampleTypeValues),
);

const ParsedMeasurementKind: Lazy<t.ParsedMeasurementKind> = /* @__PURE__ */ once(() =>
  z.enum(known.parsedMeasurementKindValues),
);

const ParsedSensitivity: Lazy<t.ParsedSensitivity> = /* @__PURE__ */ once(() =>
  z.enum(known.parsedSensitivityValues),
);

const LoincMatchStatus: Lazy<t.LoincMatchStatus> = /* @__PURE__ */ once(() =>
  z.enum(known.loincMatchStatusValues),
);

const ParsedResult: Lazy<t.ParsedResult> = /* @__PURE__ */ once(() =>
  exactly<t.ParsedResult>({
    name: z.string(),
    value: z.string(),
    unit: z.string().nullable(),
    reference_range: z.string().nullable(),
    interpretation: Interpretation().nullable(),
    loinc_matches: z.array(LoincMatch()).nullable(),
    test_name: z.string(),
    units: z.string().nullable(),
    min_reference_range: z.number().nullable(),
    max_reference_range: z.number().nullable(),
    is_below_min_range: z.boolean().nullable(),
    is_above_max_range: z.boolean().nullable(),
    type: ParsedResultType().nullable(),
    sample_type: ParsedSampleType(),
    measurement_kind: ParsedMeasurementKind(),
    sensitivity: ParsedSensitivity(),
    source_panel_name: z.string().nullable(),
    loinc_match_status: LoincMatchStatus().nullable(),
  }),
);

const ParsedLabReport: Lazy<t.ParsedLabReport> = /* @__PURE__ */ once(() =>
  exactly<t.ParsedLabReport>({ metadata: ParsedReportMetadata(), results: z.array(ParsedResult()) }),
);

const ParsingJob: Lazy<t.ParsingJob> = /* @__PURE__ */ once(() =>
  exactly<t.ParsingJob>({
    id: z.guid().toLowerCase(),
    status: ParsingJobStatus(),
    failure_reason: ParsingJobFailureReason().nullable(),
    data: ParsedLabReport().nullable(),
    needs_human_review: z.boolean(),
    is_reviewed: z.boolean(),
  }),
);

const WebhookEnvelope: Lazy<t.WebhookEnvelope> = /* @__PURE__ */ once(() =>
  exactly<t.WebhookEnvelope>({
    user_id: z.guid().toLowerCase().nullable(),
    client_user_id: z.string().nullable(),
    team_id: z.guid().toLowerCase(),
  }),
);

const CriticalResult: Lazy<t.CriticalResult> = /* @__PURE__ */ once(() =>
  exactly<t.CriticalResult>({
    order_id: z.guid().toLowerCase(),
    sample_id: z.string(),
    status: ResultsStatus(),
    interpretation: Interpretation(),
    team_id: z.guid().toLowerCase(),
    user_id: z.guid().toLowerCase(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
  }),
);

const ConnectionCreated: Lazy<t.ConnectionCreated> = /* @__PURE__ */ once(() =>
  exactly<t.ConnectionCreated>({
    user_id: z.guid().toLowerCase(),
    provider: ProviderSummary(),
    source: ProviderSummary(),
    external_user_id: z.string().nullable(),
    resource_availability: z.record(z.string(), ResourceAvailability()),
  }),
);

const ConnectionFailed: Lazy<t.ConnectionFailed> = /* @__PURE__ */ once(() =>
  exactly<t.ConnectionFailed>({
    user_id: z.guid().toLowerCase(),
    provider: ProviderSummary(),
    message: z.string(),
    error_type: ConnectionErrorType(),
    error_details: ConnectionErrorDetails(),
  }),
);

const ProviderDevice: Lazy<t.ProviderDevice> = /* @__PURE__ */ once(() =>
  exactly<t.ProviderDevice>({
    id: z.guid().toLowerCase(),
    user_id: z.guid().toLowerCase(),
    provider: ProviderSummary(),
    name: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
  }),
);

const HistoricalData: Lazy<t.HistoricalData> = /* @__PURE__ */ once(() =>
  exactly<t.HistoricalData>({
    user_id: z.guid().toLowerCase(),
    start_date: z.iso.datetime({ offset: true }),
    end_date: z.iso.datetime({ offset: true }),
    is_final: z.boolean(),
    provider: z.string(),
  }),
);

const DailySummary: Lazy<t.DailySummary> = /* @__PURE__ */ once(() =>
  loosely<t.DailySummary>({ user_id: z.guid().toLowerCase(), source: TimeseriesSource() }),
);

/** Every schema by name; each is built at its first use. */
export const strict = {
  SeriesResource,
  SummaryResource,
  ProviderSummary,
  ConnectedSource,
  FallbackTimeZone,
  FallbackBirthDate,
  User,
  UserPage,
  ErrorBody,
  ErrorDetail,
  CodedErrorBody,
  ApiErrorBody,
  ValidationIssue,
  ValidationErrorBody,
  UserCreate,
  UserCreated,
  UserConflictDetail,
  UserConflict,
  UserCreateRefusal,
  Success,
  UserUpdate,
  UserRefreshed,
  UserRefreshFailed,
  UserRefreshRefusal,
  ConnectionStatus,
  Availability,
  ScopeRequirements,
  ScopeRequirementsGrants,
  ResourceAvailability,
  ConnectionErrorType,
  ConnectionErrorDetails,
  ConnectedProvider,
  UserProviders,
  Provider,
  SourceType,
  AuthType,
  Resource,
  ProviderCatalogEntry,
  LinkOnError,
  LinkOnClose,
  LinkTokenCreate,
  LinkToken,
  DemoProvider,
  DemoConnectionCreate,
  DemoConnection,
  LinkFormComponent,
  LinkSource,
  OauthProvider,
  OauthSource,
  PasswordProvider,
  Region,
  PasswordSignIn,
  LinkState,
  LinkErrorType,
  MfaMethod,
  ProviderMfaRequest,
  ProviderLinkResponse,
  MfaCompletion,
  EmailProvider,
  EmailSignIn,
  TimeseriesResource,
  IntervalSample,
  AfibBurdenPoint,
  BasalBodyTemperaturePoint,
  InstantSample,
  BloodOxygenPoint,
  BloodPressurePoint,
  BodyFatPoint,
  BodyMassIndexPoint,
  TemperatureSensorLocation,
  BodyTemperaturePoint,
  BodyTemperatureDeltaPoint,
  BodyWeightPoint,
  CaffeinePoint,
  CaloriesActivePoint,
  CaloriesBasalPoint,
  CarbohydratesPoint,
  CholesterolType,
  CholesterolPoint,
  DaylightExposurePoint,
  DistancePoint,
  ElectrocardiogramVoltagePoint,
  FallPoint,
  FloorsClimbedPoint,
  ForcedExpiratoryVolume1Point,
  ForcedVitalCapacityPoint,
  GlucosePoint,
  HandwashingPoint,
  HeartRateAlertType,
  HeartRateAlertPoint,
  HeartRateRecoveryOneMinutePoint,
  HeartratePoint,
  HrvPoint,
  HypnogramPoint,
  IgePoint,
  IggPoint,
  InhalerUsagePoint,
  InsulinType,
  InsulinDeliveryMode,
  InsulinDeliveryForm,
  InsulinBolusPurpose,
  InsulinInjectionPoint,
  LeanBodyMassPoint,
  MindfulnessMinutesPoint,
  NoteTag,
  NotePoint,
  PeakExpiratoryFlowRatePoint,
  RespiratoryRatePoint,
  SleepApneaAlertPoint,
  SleepBreathingDisturbanceType,
  SleepBreathingDisturbancePoint,
  StandDurationPoint,
  StandHourType,
  StandHourPoint,
  StepsPoint,
  StressLevelPoint,
  UvExposurePoint,
  Vo2MaxPoint,
  WaistCircumferencePoint,
  WaterPoint,
  WheelchairPushPoint,
  WorkoutDistancePoint,
  WorkoutIntensity,
  WorkoutDurationPoint,
  WorkoutSwimmingStrokePoint,
  TimeseriesPoint,
  ProviderSourceType,
  TimeseriesSource,
  TimeseriesGroup,
  GroupedTimeseries,
  WorkoutStream,
  SleepStream,
  Gender,
  UserAddressLines,
  UserAddressByZipCode,
  UserAddressByZip,
  UserAddressInput,
  Address,
  Guarantor,
  Race,
  Ethnicity,
  SexualOrientation,
  GenderIdentity,
  PatientInfoUpdate,
  UserAddress,
  PatientInfo,
  Relationship,
  Person,
  InsuranceCreate,
  Company,
  Insurance,
  LabSlug,
  MarkerType,
  QuestionType,
  AoeChoice,
  AoeQuestion,
  Aoe,
  LabTestMarker,
  Loinc,
  ExpectedResult,
  Marker,
  MarkerPrice,
  MarkerPricing,
  MarkerPage,
  AddOn,
  OrderSet,
  GenerationMethod,
  CollectionMethod,
  LabTestStatus,
  LabTestOrderKey,
  OrderDirection,
  SampleType,
  Lab,
  LabTest,
  LabTestPrice,
  LabTestPricing,
  LabTestPage,
  LabAccountStatus,
  DelegatedFlow,
  UsState,
  LabAccount,
  LabAccountList,
  OrderPatientDetailsInput,
  OrderPatientAddressInput,
  PhysicianDetails,
  OrderImageType,
  OrderImage,
  PhysicianInput,
  ResponsiblePerson,
  OrderHealthInsurance,
  BillingType,
  ConsentType,
  Consent,
  AoeAnswer,
  OrderCreate,
  OrderPatientDetails,
  OrderPatientAddress,
  Shipment,
  TestkitDetailsData,
  TestkitDetails,
  VisitDetailsData,
  WalkInDetails,
  AtHomePhlebotomyDetails,
  OnSiteCollectionDetailsData,
  OnSiteCollectionDetails,
  OrderDetails,
  OrderTopLevelStatus,
  OrderStatus,
  OrderStatusDetail,
  OrderEvent,
  OrderOrigin,
  OrderTransactionStatus,
  OrderLowLevelStatus,
  OrderInTransaction,
  OrderTransaction,
  Physician,
  ShippingAddress,
  Interpretation,
  Order,
  OrderAnswer,
  OrderImportAddress,
  OrderImport,
  OrderKey,
  OrderActivationType,
  OrderPage,
  ShippingAddressInput,
  TestkitOrderCreate,
  TestkitRegistration,
  ResendEvents,
  ResendEventsAnswer,
  OrderUpdate,
  ResultType,
  SimulationFlags,
  ResultsStatus,
  LabResultsMetadata,
  SourceMarker,
  BiomarkerResult,
  FailureType,
  MissingResult,
  LocalTime,
  PerformingLaboratory,
  ClinicalInformation,
  SampleData,
  LabResults,
  OrderSummary,
  OrderTransactionAnswer,
  PscRadius,
  PscCapability,
  DayHours,
  OpeningHours,
  PscMetadata,
  LngLat,
  PatientServiceCenter,
  PscInfo,
  CentralLabSlug,
  PhlebotomyProvider,
  AppointmentServiceType,
  PhlebotomyProviderInfo,
  PhlebotomyAreaInfo,
  CentralLabCenters,
  CentralLabArea,
  AreaInfo,
  UsAddress,
  AppointmentLocation,
  TimeSlot,
  DaySlots,
  AvailabilitySlots,
  CancellationReason,
  AppointmentBooking,
  AppointmentType,
  AppointmentProvider,
  AppointmentStatus,
  AppointmentEventStatus,
  AppointmentEventData,
  AppointmentEvent,
  Appointment,
  AppointmentRequest,
  AppointmentReschedule,
  PhlebotomyCancel,
  AppointmentPscLab,
  PscAppointmentBooking,
  PscCancel,
  LabReportUpload,
  ParsingJobStatus,
  ParsingJobFailureReason,
  ParsedReportGender,
  ParsedReportMetadata,
  LoincMatch,
  ParsedResultType,
  ParsedSampleType,
  ParsedMeasurementKind,
  ParsedSensitivity,
  LoincMatchStatus,
  ParsedResult,
  ParsedLabReport,
  ParsingJob,
  WebhookEnvelope,
  CriticalResult,
  ConnectionCreated,
  ConnectionFailed,
  ProviderDevice,
  HistoricalData,
  DailySummary,
};

/** What one operation takes and answers. */
export interface OperationSchemas {
  readonly path: () => z.ZodType | null;
  readonly query: () => z.ZodType | null;
  readonly body: () => z.ZodType | null;
  /** Null for an answer without a body, undefined for a status that the operation does not declare. */
  readonly response: Responses;
}

const UsersListQuery: Lazy<t.UsersListQuery> = /* @__PURE__ */ once(() =>
  exactly<t.UsersListQuery>({
    offset: z.int().min(0).nullable().default(0),
    limit: z.int().min(1).max(500).nullable().default(100),
  }),
);

const UsersGetPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.guid().toLowerCase() }),
);

const UsersUpdatePath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.guid().toLowerCase() }),
);

const UsersDeletePath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.guid().toLowerCase() }),
);

const UsersUndoDeleteQuery: Lazy<t.UsersUndoDeleteQuery> = /* @__PURE__ */ once(() =>
  exactly<t.UsersUndoDeleteQuery>({
    user_id: z.guid().toLowerCase().nullish(),
    client_user_id: z.string().nullish(),
  }),
);

const UsersResolvePath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ client_user_id: z.string() }),
);

const UsersRefreshPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.guid().toLowerCase() }),
);

const UsersRefreshQuery: Lazy<t.UsersRefreshQuery> = /* @__PURE__ */ once(() =>
  exactly<t.UsersRefreshQuery>({ timeout: z.number().min(5).max(60).nullable().default(10) }),
);

const UsersProvidersPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.guid().toLowerCase() }),
);

const UsersDisconnectPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.guid().toLowerCase(), provider: Provider() }),
);

const ProvidersListQuery: Lazy<t.ProvidersListQuery> = /* @__PURE__ */ once(() =>
  exactly<t.ProvidersListQuery>({ source_type: z.union([z.string(), SourceType()]).nullish() }),
);

const LinkOauthPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ oauth_provider: OauthProvider() }),
);

const LinkPasswordPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ provider: PasswordProvider() }),
);

const LinkCompleteMfaPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ provider: PasswordProvider() }),
);

const LinkEmailPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ provider: EmailProvider() }),
);

const TimeseriesGroupedPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.guid().toLowerCase(), resource: TimeseriesResource() }),
);

const TimeseriesGroupedQuery: Lazy<t.TimeseriesGroupedQuery> = /* @__PURE__ */ once(() =>
  exactly<t.TimeseriesGroupedQuery>({
    start_date: z.string(),
    end_date: z.string().nullish(),
    provider: z.string().nullable().default(""),
    cursor: z.string().nullish(),
    next_cursor: z.string().nullish(),
  }),
);

const TimeseriesWorkoutStreamPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ workout_id: z.guid().toLowerCase() }),
);

const TimeseriesSleepStreamPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ sleep_id: z.guid().toLowerCase() }),
);

const UsersUpdateInfoPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.string() }),
);

const UsersLatestInfoPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.string() }),
);

const InsuranceCreatePath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.string() }),
);

const InsuranceLatestPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ user_id: z.string() }),
);

const InsuranceLatestQuery: Lazy<t.InsuranceLatestQuery> = /* @__PURE__ */ once(() =>
  exactly<t.InsuranceLatestQuery>({ is_primary: z.boolean().nullable().default(true) }),
);

const MarkersListQuery: Lazy<t.MarkersListQuery> = /* @__PURE__ */ once(() =>
  exactly<t.MarkersListQuery>({
    lab_id: z.union([z.int(), z.array(z.int())]).nullish(),
    lab_slug: z.union([z.string(), LabSlug()]).nullish(),
    name: z.string().nullable().default(""),
    a_la_carte_enabled: z.boolean().nullish(),
    include_pricing: z.boolean().nullable().default(false),
    lab_account_id: z.guid().toLowerCase().nullish(),
    page: z.int().min(1).nullable().default(1),
    size: z.int().min(1).max(100).nullable().default(50),
  }),
);

const MarkersOrderSetQuery: Lazy<t.MarkersOrderSetQuery> = /* @__PURE__ */ once(() =>
  exactly<t.MarkersOrderSetQuery>({
    page: z.int().min(1).nullable().default(1),
    size: z.int().min(1).max(100).nullable().default(50),
  }),
);

const MarkersGetPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ lab_id: z.int(), provider_id: z.string() }),
);

const MarkersGetQuery: Lazy<t.MarkersGetQuery> = /* @__PURE__ */ once(() =>
  exactly<t.MarkersGetQuery>({ lab_account_id: z.guid().toLowerCase().nullish() }),
);

const LabTestsListQuery: Lazy<t.LabTestsListQuery> = /* @__PURE__ */ once(() =>
  exactly<t.LabTestsListQuery>({
    lab_test_limit: z.int().min(1).nullable().default(50),
    next_cursor: z.string().nullish(),
    include_pricing: z.boolean().nullable().default(false),
    lab_account_id: z.guid().toLowerCase().nullish(),
    generation_method: GenerationMethod().nullable().default("manual"),
    lab_slug: z.union([z.string(), LabSlug()]).nullish(),
    collection_method: CollectionMethod().nullish(),
    status: LabTestStatus().nullish(),
    marker_ids: z.array(z.int()).nullish(),
    provider_ids: z.array(z.string()).nullish(),
    name: z.string().nullish(),
    order_key: LabTestOrderKey().nullish(),
    order_direction: OrderDirection().nullable().default("asc"),
  }),
);

const LabTestsListLegacyQuery: Lazy<t.LabTestsListLegacyQuery> = /* @__PURE__ */ once(() =>
  exactly<t.LabTestsListLegacyQuery>({
    generation_method: GenerationMethod().nullable().default("manual"),
    lab_slug: z.union([z.string(), LabSlug()]).nullish(),
    collection_method: CollectionMethod().nullish(),
    status: LabTestStatus().nullish(),
    marker_ids: z.array(z.int()).nullish(),
    provider_ids: z.array(z.string()).nullish(),
    name: z.string().nullish(),
    order_key: LabTestOrderKey().nullish(),
    order_direction: OrderDirection().nullable().default("asc"),
  }),
);

const LabTestsGetPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ lab_test_id: z.guid().toLowerCase() }),
);

const LabTestsGetQuery: Lazy<t.LabTestsGetQuery> = /* @__PURE__ */ once(() =>
  exactly<t.LabTestsGetQuery>({ lab_account_id: z.guid().toLowerCase().nullish() }),
);

const LabTestsMarkersPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ lab_test_id: z.guid().toLowerCase() }),
);

const LabTestsMarkersQuery: Lazy<t.LabTestsMarkersQuery> = /* @__PURE__ */ once(() =>
  exactly<t.LabTestsMarkersQuery>({
    lab_account_id: z.guid().toLowerCase().nullish(),
    page: z.int().min(1).nullable().default(1),
    size: z.int().min(1).max(100).nullable().default(50),
  }),
);

const LabTestsCollectionInstructionsPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ lab_test_id: z.guid().toLowerCase() }),
);

const LabAccountsListQuery: Lazy<t.LabAccountsListQuery> = /* @__PURE__ */ once(() =>
  exactly<t.LabAccountsListQuery>({
    lab_account_id: z.guid().toLowerCase().nullish(),
    status: z
      .union([
        LabAccountStatus(),
        z
          .string()
          .regex(
            new RegExp(
              "^([Aa][Cc][Tt][Ii][Vv][Ee]|[Pp][Ee][Nn][Dd][Ii][Nn][Gg]|[Ss][Uu][Ss][Pp][Ee][Nn][Dd][Ee][Dd]|[Rr][Ee][Aa][Dd][Yy]_[Tt][Oo]_[Ll][Aa][Uu][Nn][Cc][Hh])$",
              "u",
            ),
            { abort: true },
          ),
      ])
      .nullish(),
  }),
);

const OrdersListQuery: Lazy<t.OrdersListQuery> = /* @__PURE__ */ once(() =>
  exactly<t.OrdersListQuery>({
    search_input: z.string().nullish(),
    start_date: z.string().nullish(),
    end_date: z.string().nullish(),
    updated_start_date: z.string().nullish(),
    updated_end_date: z.string().nullish(),
    status: z.array(OrderLowLevelStatus()).nullish(),
    order_key: OrderKey().nullish(),
    order_direction: OrderDirection().nullish(),
    order_type: z.array(CollectionMethod()).nullish(),
    is_critical: z.boolean().nullish(),
    interpretation: Interpretation().nullish(),
    order_activation_types: z.array(OrderActivationType()).nullish(),
    user_id: z.guid().toLowerCase().nullish(),
    patient_name: z.string().nullish(),
    shipping_recipient_name: z.string().nullish(),
    order_ids: z.array(z.guid().toLowerCase()).nullish(),
    order_transaction_id: z.guid().toLowerCase().nullish(),
    page: z.int().min(1).nullable().default(1),
    size: z.int().min(1).max(100).nullable().default(50),
  }),
);

const OrdersGetPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersUpdatePath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersCancelPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersSimulatePath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersSimulateQuery: Lazy<t.OrdersSimulateQuery> = /* @__PURE__ */ once(() =>
  exactly<t.OrdersSimulateQuery>({ final_status: OrderStatus().nullish(), delay: z.int().nullish() }),
);

const OrdersDrawCompletedPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersResultPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersResultMetadataPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersResultPdfPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersRequisitionPdfPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersCollectionInstructionsPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersAbnPdfPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersLabelsPdfPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const OrdersLabelsPdfQuery: Lazy<t.OrdersLabelsPdfQuery> = /* @__PURE__ */ once(() =>
  exactly<t.OrdersLabelsPdfQuery>({
    number_of_labels: z.int().min(1).max(100).nullable().default(3),
    collection_date: z.iso.datetime({ offset: true }),
  }),
);

const OrderTransactionsGetPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ transaction_id: z.guid().toLowerCase() }),
);

const OrderTransactionsResultPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ transaction_id: z.guid().toLowerCase() }),
);

const OrderTransactionsResultPdfPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ transaction_id: z.guid().toLowerCase() }),
);

const PscInfoQuery: Lazy<t.PscInfoQuery> = /* @__PURE__ */ once(() =>
  exactly<t.PscInfoQuery>({
    zip_code: z.string().regex(new RegExp("^\\d{5}$", "u"), { abort: true }),
    lab_id: z.int(),
    radius: z.union([PscRadius(), z.int()]).nullable().default("25"),
    capabilities: z.array(PscCapability()).nullish(),
    lab_account_id: z.guid().toLowerCase().nullish(),
  }),
);

const PscAreaInfoQuery: Lazy<t.PscAreaInfoQuery> = /* @__PURE__ */ once(() =>
  exactly<t.PscAreaInfoQuery>({
    zip_code: z.string().regex(new RegExp("^\\d{5}$", "u"), { abort: true }),
    radius: z.union([PscRadius(), z.int()]).nullable().default("25"),
    lab: CentralLabSlug().nullish(),
    labs: z.array(CentralLabSlug()).nullish(),
    lab_account_id: z.guid().toLowerCase().nullish(),
  }),
);

const PhlebotomyAvailabilityQuery: Lazy<t.PhlebotomyAvailabilityQuery> = /* @__PURE__ */ once(() =>
  exactly<t.PhlebotomyAvailabilityQuery>({ start_date: z.iso.date().nullish() }),
);

const PhlebotomyBookPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const PhlebotomyRequestPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const PhlebotomyReschedulePath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const PhlebotomyCancelPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const PhlebotomyGetPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const PscOrderInfoPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const PscOrderInfoQuery: Lazy<t.PscOrderInfoQuery> = /* @__PURE__ */ once(() =>
  exactly<t.PscOrderInfoQuery>({
    radius: z.union([PscRadius(), z.int()]).nullable().default("25"),
    capabilities: z.array(PscCapability()).nullish(),
  }),
);

const PscAvailabilityQuery: Lazy<t.PscAvailabilityQuery> = /* @__PURE__ */ once(() =>
  exactly<t.PscAvailabilityQuery>({
    lab: AppointmentPscLab(),
    start_date: z.iso.date().nullish(),
    site_codes: z.array(z.string()).nullish(),
    zip_code: z.string().regex(new RegExp("^\\d{5}$", "u"), { abort: true }).nullish(),
    radius: z.union([PscRadius(), z.int()]).nullable().default("25"),
    allow_stale: z.boolean().nullable().default(false),
  }),
);

const PscBookPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const PscReschedulePath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const PscCancelPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const PscAppointmentPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ order_id: z.guid().toLowerCase() }),
);

const LabReportsGetPath: Lazy<unknown> = /* @__PURE__ */ once(() =>
  z.strictObject({ job_id: z.guid().toLowerCase() }),
);

/** The checks of every operation. Paths and queries are checked after their texts became numbers and lists. */
export const strictOperations: Record<OperationId, OperationSchemas> = {
  "users.list": {
    path: none,
    query: UsersListQuery,
    body: none,
    response: answers({
      200: often(UserPage),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.create": {
    path: none,
    query: none,
    body: UserCreate,
    response: answers({
      200: often(UserCreated),
      400: UserCreateRefusal,
      401: ApiErrorBody,
      403: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.get": {
    path: UsersGetPath,
    query: none,
    body: none,
    response: answers({
      200: often(User),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.update": {
    path: UsersUpdatePath,
    query: none,
    body: UserUpdate,
    response: answers({
      204: none,
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      409: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.delete": {
    path: UsersDeletePath,
    query: none,
    body: none,
    response: answers({
      200: often(Success),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.undoDelete": {
    path: none,
    query: UsersUndoDeleteQuery,
    body: none,
    response: answers({
      200: often(Success),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      409: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.resolve": {
    path: UsersResolvePath,
    query: none,
    body: none,
    response: answers({
      200: often(User),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.refresh": {
    path: UsersRefreshPath,
    query: UsersRefreshQuery,
    body: none,
    response: answers({
      200: often(UserRefreshed),
      202: often(UserRefreshed),
      400: UserRefreshRefusal,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.providers": {
    path: UsersProvidersPath,
    query: none,
    body: none,
    response: answers({
      200: often(UserProviders),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.disconnect": {
    path: UsersDisconnectPath,
    query: none,
    body: none,
    response: answers({
      200: often(Success),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "providers.list": {
    path: none,
    query: ProvidersListQuery,
    body: none,
    response: answers({
      200: often(once(() => z.array(ProviderCatalogEntry()))),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "link.createToken": {
    path: none,
    query: none,
    body: LinkTokenCreate,
    response: answers({
      200: often(LinkToken),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "link.connectDemo": {
    path: none,
    query: none,
    body: DemoConnectionCreate,
    response: answers({
      200: often(DemoConnection),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      409: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "link.providers": {
    path: none,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => z.array(LinkSource()))),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "link.oauth": {
    path: LinkOauthPath,
    query: none,
    body: none,
    response: answers({
      200: often(OauthSource),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "link.password": {
    path: LinkPasswordPath,
    query: none,
    body: PasswordSignIn,
    response: answers({
      200: often(ProviderLinkResponse),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "link.completeMfa": {
    path: LinkCompleteMfaPath,
    query: none,
    body: MfaCompletion,
    response: answers({
      200: often(ProviderLinkResponse),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "link.email": {
    path: LinkEmailPath,
    query: none,
    body: EmailSignIn,
    response: answers({
      200: often(ProviderLinkResponse),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "timeseries.grouped": {
    path: TimeseriesGroupedPath,
    query: TimeseriesGroupedQuery,
    body: none,
    response: answers({
      200: byParameter(
        "resource",
        {
          afib_burden: often(once(() => GroupedTimeseriesOf(AfibBurdenPoint()))),
          basal_body_temperature: often(once(() => GroupedTimeseriesOf(BasalBodyTemperaturePoint()))),
          blood_oxygen: often(once(() => GroupedTimeseriesOf(BloodOxygenPoint()))),
          blood_pressure: often(once(() => GroupedTimeseriesOf(BloodPressurePoint()))),
          body_fat: often(once(() => GroupedTimeseriesOf(BodyFatPoint()))),
          body_mass_index: often(once(() => GroupedTimeseriesOf(BodyMassIndexPoint()))),
          body_temperature: often(once(() => GroupedTimeseriesOf(BodyTemperaturePoint()))),
          body_temperature_delta: often(once(() => GroupedTimeseriesOf(BodyTemperatureDeltaPoint()))),
          body_weight: often(once(() => GroupedTimeseriesOf(BodyWeightPoint()))),
          caffeine: often(once(() => GroupedTimeseriesOf(CaffeinePoint()))),
          calories_active: often(once(() => GroupedTimeseriesOf(CaloriesActivePoint()))),
          calories_basal: often(once(() => GroupedTimeseriesOf(CaloriesBasalPoint()))),
          carbohydrates: often(once(() => GroupedTimeseriesOf(CarbohydratesPoint()))),
          cholesterol: often(once(() => GroupedTimeseriesOf(CholesterolPoint()))),
          daylight_exposure: often(once(() => GroupedTimeseriesOf(DaylightExposurePoint()))),
          distance: often(once(() => GroupedTimeseriesOf(DistancePoint()))),
          electrocardiogram_voltage: often(once(() => GroupedTimeseriesOf(ElectrocardiogramVoltagePoint()))),
          fall: often(once(() => GroupedTimeseriesOf(FallPoint()))),
          floors_climbed: often(once(() => GroupedTimeseriesOf(FloorsClimbedPoint()))),
          forced_expiratory_volume_1: often(once(() => GroupedTimeseriesOf(ForcedExpiratoryVolume1Point()))),
          forced_vital_capacity: often(once(() => GroupedTimeseriesOf(ForcedVitalCapacityPoint()))),
          glucose: often(once(() => GroupedTimeseriesOf(GlucosePoint()))),
          handwashing: often(once(() => GroupedTimeseriesOf(HandwashingPoint()))),
          heart_rate_alert: often(once(() => GroupedTimeseriesOf(HeartRateAlertPoint()))),
          heart_rate_recovery_one_minute: often(
            once(() => GroupedTimeseriesOf(HeartRateRecoveryOneMinutePoint())),
          ),
          heartrate: often(once(() => GroupedTimeseriesOf(HeartratePoint()))),
          hrv: often(once(() => GroupedTimeseriesOf(HrvPoint()))),
          hypnogram: often(once(() => GroupedTimeseriesOf(HypnogramPoint()))),
          ige: often(once(() => GroupedTimeseriesOf(IgePoint()))),
          igg: often(once(() => GroupedTimeseriesOf(IggPoint()))),
          inhaler_usage: often(once(() => GroupedTimeseriesOf(InhalerUsagePoint()))),
          insulin_injection: often(once(() => GroupedTimeseriesOf(InsulinInjectionPoint()))),
          lean_body_mass: often(once(() => GroupedTimeseriesOf(LeanBodyMassPoint()))),
          mindfulness_minutes: often(once(() => GroupedTimeseriesOf(MindfulnessMinutesPoint()))),
          note: often(once(() => GroupedTimeseriesOf(NotePoint()))),
          peak_expiratory_flow_rate: often(once(() => GroupedTimeseriesOf(PeakExpiratoryFlowRatePoint()))),
          respiratory_rate: often(once(() => GroupedTimeseriesOf(RespiratoryRatePoint()))),
          sleep_apnea_alert: often(once(() => GroupedTimeseriesOf(SleepApneaAlertPoint()))),
          sleep_breathing_disturbance: often(
            once(() => GroupedTimeseriesOf(SleepBreathingDisturbancePoint())),
          ),
          stand_duration: often(once(() => GroupedTimeseriesOf(StandDurationPoint()))),
          stand_hour: often(once(() => GroupedTimeseriesOf(StandHourPoint()))),
          steps: often(once(() => GroupedTimeseriesOf(StepsPoint()))),
          stress_level: often(once(() => GroupedTimeseriesOf(StressLevelPoint()))),
          uv_exposure: often(once(() => GroupedTimeseriesOf(UvExposurePoint()))),
          vo2_max: often(once(() => GroupedTimeseriesOf(Vo2MaxPoint()))),
          waist_circumference: often(once(() => GroupedTimeseriesOf(WaistCircumferencePoint()))),
          water: often(once(() => GroupedTimeseriesOf(WaterPoint()))),
          wheelchair_push: often(once(() => GroupedTimeseriesOf(WheelchairPushPoint()))),
          workout_distance: often(once(() => GroupedTimeseriesOf(WorkoutDistancePoint()))),
          workout_duration: often(once(() => GroupedTimeseriesOf(WorkoutDurationPoint()))),
          workout_swimming_stroke: often(once(() => GroupedTimeseriesOf(WorkoutSwimmingStrokePoint()))),
        },
        GroupedTimeseries,
      ),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "timeseries.workoutStream": {
    path: TimeseriesWorkoutStreamPath,
    query: none,
    body: none,
    response: answers({
      200: often(WorkoutStream),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "timeseries.sleepStream": {
    path: TimeseriesSleepStreamPath,
    query: none,
    body: none,
    response: answers({
      200: often(SleepStream),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.updateInfo": {
    path: UsersUpdateInfoPath,
    query: none,
    body: PatientInfoUpdate,
    response: answers({
      200: often(PatientInfo),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "users.latestInfo": {
    path: UsersLatestInfoPath,
    query: none,
    body: none,
    response: answers({
      200: often(PatientInfo),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "insurance.create": {
    path: InsuranceCreatePath,
    query: none,
    body: InsuranceCreate,
    response: answers({
      200: often(Insurance),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "insurance.latest": {
    path: InsuranceLatestPath,
    query: InsuranceLatestQuery,
    body: none,
    response: answers({
      200: often(Insurance),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "markers.list": {
    path: none,
    query: MarkersListQuery,
    body: none,
    response: answers({
      200: often(MarkerPage),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "markers.orderSet": {
    path: none,
    query: MarkersOrderSetQuery,
    body: OrderSet,
    response: answers({
      200: often(MarkerPage),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "markers.get": {
    path: MarkersGetPath,
    query: MarkersGetQuery,
    body: none,
    response: answers({
      200: often(Marker),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "labTests.list": {
    path: none,
    query: LabTestsListQuery,
    body: none,
    response: answers({
      200: often(LabTestPage),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "labTests.listLegacy": {
    path: none,
    query: LabTestsListLegacyQuery,
    body: none,
    response: answers({
      200: often(once(() => z.array(LabTest()))),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "labTests.labs": {
    path: none,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => z.array(Lab()))),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "labTests.get": {
    path: LabTestsGetPath,
    query: LabTestsGetQuery,
    body: none,
    response: answers({
      200: often(LabTest),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "labTests.markers": {
    path: LabTestsMarkersPath,
    query: LabTestsMarkersQuery,
    body: none,
    response: answers({
      200: often(MarkerPage),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "labTests.collectionInstructions": {
    path: LabTestsCollectionInstructionsPath,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => binary())),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "labAccounts.list": {
    path: none,
    query: LabAccountsListQuery,
    body: none,
    response: answers({
      200: often(LabAccountList),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.create": {
    path: none,
    query: none,
    body: OrderCreate,
    response: answers({
      200: often(OrderAnswer),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      409: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.import": {
    path: none,
    query: none,
    body: OrderImport,
    response: answers({
      200: often(OrderAnswer),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      409: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.list": {
    path: none,
    query: OrdersListQuery,
    body: none,
    response: answers({
      200: often(OrderPage),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.createTestkit": {
    path: none,
    query: none,
    body: TestkitOrderCreate,
    response: answers({
      200: often(OrderAnswer),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.registerTestkit": {
    path: none,
    query: none,
    body: TestkitRegistration,
    response: answers({
      200: often(OrderAnswer),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      409: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.resendEvents": {
    path: none,
    query: none,
    body: ResendEvents,
    response: answers({
      200: often(ResendEventsAnswer),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.get": {
    path: OrdersGetPath,
    query: none,
    body: none,
    response: answers({
      200: often(Order),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.update": {
    path: OrdersUpdatePath,
    query: none,
    body: OrderUpdate,
    response: answers({
      200: often(OrderAnswer),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.cancel": {
    path: OrdersCancelPath,
    query: none,
    body: none,
    response: answers({
      200: often(OrderAnswer),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.simulate": {
    path: OrdersSimulatePath,
    query: OrdersSimulateQuery,
    body: once(() => SimulationFlags().nullable()),
    response: answers({
      200: often(once(() => z.string())),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.drawCompleted": {
    path: OrdersDrawCompletedPath,
    query: none,
    body: none,
    response: answers({
      200: often(OrderAnswer),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.result": {
    path: OrdersResultPath,
    query: none,
    body: none,
    response: answers({
      200: often(LabResults),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.resultMetadata": {
    path: OrdersResultMetadataPath,
    query: none,
    body: none,
    response: answers({
      200: often(LabResultsMetadata),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.resultPdf": {
    path: OrdersResultPdfPath,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => binary())),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.requisitionPdf": {
    path: OrdersRequisitionPdfPath,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => binary())),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.collectionInstructions": {
    path: OrdersCollectionInstructionsPath,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => binary())),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.abnPdf": {
    path: OrdersAbnPdfPath,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => binary())),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orders.labelsPdf": {
    path: OrdersLabelsPdfPath,
    query: OrdersLabelsPdfQuery,
    body: none,
    response: answers({
      200: often(once(() => binary())),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orderTransactions.get": {
    path: OrderTransactionsGetPath,
    query: none,
    body: none,
    response: answers({
      200: often(OrderTransactionAnswer),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orderTransactions.result": {
    path: OrderTransactionsResultPath,
    query: none,
    body: none,
    response: answers({
      200: often(LabResults),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "orderTransactions.resultPdf": {
    path: OrderTransactionsResultPdfPath,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => binary())),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "psc.info": {
    path: none,
    query: PscInfoQuery,
    body: none,
    response: answers({
      200: often(PscInfo),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "psc.areaInfo": {
    path: none,
    query: PscAreaInfoQuery,
    body: none,
    response: answers({
      200: often(AreaInfo),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "phlebotomy.availability": {
    path: none,
    query: PhlebotomyAvailabilityQuery,
    body: UsAddress,
    response: answers({
      200: often(AvailabilitySlots),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "phlebotomy.cancellationReasons": {
    path: none,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => z.array(CancellationReason()))),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "phlebotomy.book": {
    path: PhlebotomyBookPath,
    query: none,
    body: AppointmentBooking,
    response: answers({
      200: often(Appointment),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "phlebotomy.request": {
    path: PhlebotomyRequestPath,
    query: none,
    body: AppointmentRequest,
    response: answers({
      200: often(Appointment),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "phlebotomy.reschedule": {
    path: PhlebotomyReschedulePath,
    query: none,
    body: AppointmentReschedule,
    response: answers({
      200: often(Appointment),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "phlebotomy.cancel": {
    path: PhlebotomyCancelPath,
    query: none,
    body: PhlebotomyCancel,
    response: answers({
      200: often(Appointment),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "phlebotomy.get": {
    path: PhlebotomyGetPath,
    query: none,
    body: none,
    response: answers({
      200: often(Appointment),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "psc.orderInfo": {
    path: PscOrderInfoPath,
    query: PscOrderInfoQuery,
    body: none,
    response: answers({
      200: often(PscInfo),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "psc.availability": {
    path: none,
    query: PscAvailabilityQuery,
    body: none,
    response: answers({
      200: often(AvailabilitySlots),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "psc.cancellationReasons": {
    path: none,
    query: none,
    body: none,
    response: answers({
      200: often(once(() => z.array(CancellationReason()))),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "psc.book": {
    path: PscBookPath,
    query: none,
    body: PscAppointmentBooking,
    response: answers({
      200: often(Appointment),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      409: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "psc.reschedule": {
    path: PscReschedulePath,
    query: none,
    body: AppointmentReschedule,
    response: answers({
      200: often(Appointment),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "psc.cancel": {
    path: PscCancelPath,
    query: none,
    body: PscCancel,
    response: answers({
      200: often(Appointment),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "psc.appointment": {
    path: PscAppointmentPath,
    query: none,
    body: none,
    response: answers({
      200: often(Appointment),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "labReports.create": {
    path: none,
    query: none,
    body: LabReportUpload,
    response: answers({
      200: often(ParsingJob),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      413: ApiErrorBody,
      415: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
  "labReports.get": {
    path: LabReportsGetPath,
    query: none,
    body: none,
    response: answers({
      200: often(ParsingJob),
      400: ApiErrorBody,
      401: ApiErrorBody,
      403: ApiErrorBody,
      404: ApiErrorBody,
      422: ValidationErrorBody,
      429: ApiErrorBody,
      500: ApiErrorBody,
      503: ApiErrorBody,
    }),
  },
};

/** The check of the data of every kind of event. */
export const strictWebhooks: Record<keyof WebhookData, () => z.ZodType> = {
  "labtest.order.created": Order,
  "labtest.order.updated": Order,
  "labtest.appointment.created": Appointment,
  "labtest.appointment.updated": Appointment,
  "labtest.result.critical": CriticalResult,
  "lab_report.parsing_job.created": ParsingJob,
  "lab_report.parsing_job.updated": ParsingJob,
  "provider.connection.created": ConnectionCreated,
  "provider.connection.error": ConnectionFailed,
  "provider.device.created": ProviderDevice,
  "provider.device.updated": ProviderDevice,
  "historical.data.afib_burden.created": HistoricalData,
  "historical.data.basal_body_temperature.created": HistoricalData,
  "historical.data.blood_oxygen.created": HistoricalData,
  "historical.data.blood_pressure.created": HistoricalData,
  "historical.data.fat.created": HistoricalData,
  "historical.data.body_mass_index.created": HistoricalData,
  "historical.data.body_temperature.created": HistoricalData,
  "historical.data.body_temperature_delta.created": HistoricalData,
  "historical.data.weight.created": HistoricalData,
  "historical.data.caffeine.created": HistoricalData,
  "historical.data.calories_active.created": HistoricalData,
  "historical.data.calories_basal.created": HistoricalData,
  "historical.data.carbohydrates.created": HistoricalData,
  "historical.data.cholesterol.created": HistoricalData,
  "historical.data.daylight_exposure.created": HistoricalData,
  "historical.data.distance.created": HistoricalData,
  "historical.data.electrocardiogram_voltage.created": HistoricalData,
  "historical.data.fall.created": HistoricalData,
  "historical.data.floors_climbed.created": HistoricalData,
  "historical.data.forced_expiratory_volume_1.created": HistoricalData,
  "historical.data.forced_vital_capacity.created": HistoricalData,
  "historical.data.glucose.created": HistoricalData,
  "historical.data.handwashing.created": HistoricalData,
  "historical.data.heart_rate_alert.created": HistoricalData,
  "historical.data.heart_rate_recovery_one_minute.created": HistoricalData,
  "historical.data.heartrate.created": HistoricalData,
  "historical.data.hrv.created": HistoricalData,
  "historical.data.hypnogram.created": HistoricalData,
  "historical.data.ige.created": HistoricalData,
  "historical.data.igg.created": HistoricalData,
  "historical.data.inhaler_usage.created": HistoricalData,
  "historical.data.insulin_injection.created": HistoricalData,
  "historical.data.lean_body_mass.created": HistoricalData,
  "historical.data.mindfulness_minutes.created": HistoricalData,
  "historical.data.note.created": HistoricalData,
  "historical.data.peak_expiratory_flow_rate.created": HistoricalData,
  "historical.data.respiratory_rate.created": HistoricalData,
  "historical.data.sleep_apnea_alert.created": HistoricalData,
  "historical.data.sleep_breathing_disturbance.created": HistoricalData,
  "historical.data.stand_duration.created": HistoricalData,
  "historical.data.stand_hour.created": HistoricalData,
  "historical.data.steps.created": HistoricalData,
  "historical.data.stress_level.created": HistoricalData,
  "historical.data.uv_exposure.created": HistoricalData,
  "historical.data.vo2_max.created": HistoricalData,
  "historical.data.waist_circumference.created": HistoricalData,
  "historical.data.water.created": HistoricalData,
  "historical.data.wheelchair_push.created": HistoricalData,
  "historical.data.workout_distance.created": HistoricalData,
  "historical.data.workout_duration.created": HistoricalData,
  "historical.data.workout_swimming_stroke.created": HistoricalData,
  "historical.data.profile.created": HistoricalData,
  "historical.data.activity.created": HistoricalData,
  "historical.data.sleep.created": HistoricalData,
  "historical.data.body.created": HistoricalData,
  "historical.data.workouts.created": HistoricalData,
  "historical.data.meal.created": HistoricalData,
  "historical.data.menstrual_cycle.created": HistoricalData,
  "historical.data.sleep_cycle.created": HistoricalData,
  "historical.data.electrocardiogram.created": HistoricalData,
  "daily.data.afib_burden.created": once(() => TimeseriesGroupOf(AfibBurdenPoint())),
  "daily.data.basal_body_temperature.created": once(() => TimeseriesGroupOf(BasalBodyTemperaturePoint())),
  "daily.data.blood_oxygen.created": once(() => TimeseriesGroupOf(BloodOxygenPoint())),
  "daily.data.blood_pressure.created": once(() => TimeseriesGroupOf(BloodPressurePoint())),
  "daily.data.fat.created": once(() => TimeseriesGroupOf(BodyFatPoint())),
  "daily.data.body_mass_index.created": once(() => TimeseriesGroupOf(BodyMassIndexPoint())),
  "daily.data.body_temperature.created": once(() => TimeseriesGroupOf(BodyTemperaturePoint())),
  "daily.data.body_temperature_delta.created": once(() => TimeseriesGroupOf(BodyTemperatureDeltaPoint())),
  "daily.data.weight.created": once(() => TimeseriesGroupOf(BodyWeightPoint())),
  "daily.data.caffeine.created": once(() => TimeseriesGroupOf(CaffeinePoint())),
  "daily.data.calories_active.created": once(() => TimeseriesGroupOf(CaloriesActivePoint())),
  "daily.data.calories_basal.created": once(() => TimeseriesGroupOf(CaloriesBasalPoint())),
  "daily.data.carbohydrates.created": once(() => TimeseriesGroupOf(CarbohydratesPoint())),
  "daily.data.cholesterol.created": once(() => TimeseriesGroupOf(CholesterolPoint())),
  "daily.data.daylight_exposure.created": once(() => TimeseriesGroupOf(DaylightExposurePoint())),
  "daily.data.distance.created": once(() => TimeseriesGroupOf(DistancePoint())),
  "daily.data.electrocardiogram_voltage.created": once(() =>
    TimeseriesGroupOf(ElectrocardiogramVoltagePoint()),
  ),
  "daily.data.fall.created": once(() => TimeseriesGroupOf(FallPoint())),
  "daily.data.floors_climbed.created": once(() => TimeseriesGroupOf(FloorsClimbedPoint())),
  "daily.data.forced_expiratory_volume_1.created": once(() =>
    TimeseriesGroupOf(ForcedExpiratoryVolume1Point()),
  ),
  "daily.data.forced_vital_capacity.created": once(() => TimeseriesGroupOf(ForcedVitalCapacityPoint())),
  "daily.data.glucose.created": once(() => TimeseriesGroupOf(GlucosePoint())),
  "daily.data.handwashing.created": once(() => TimeseriesGroupOf(HandwashingPoint())),
  "daily.data.heart_rate_alert.created": once(() => TimeseriesGroupOf(HeartRateAlertPoint())),
  "daily.data.heart_rate_recovery_one_minute.created": once(() =>
    TimeseriesGroupOf(HeartRateRecoveryOneMinutePoint()),
  ),
  "daily.data.heartrate.created": once(() => TimeseriesGroupOf(HeartratePoint())),
  "daily.data.hrv.created": once(() => TimeseriesGroupOf(HrvPoint())),
  "daily.data.hypnogram.created": once(() => TimeseriesGroupOf(HypnogramPoint())),
  "daily.data.ige.created": once(() => TimeseriesGroupOf(IgePoint())),
  "daily.data.igg.created": once(() => TimeseriesGroupOf(IggPoint())),
  "daily.data.inhaler_usage.created": once(() => TimeseriesGroupOf(InhalerUsagePoint())),
  "daily.data.insulin_injection.created": once(() => TimeseriesGroupOf(InsulinInjectionPoint())),
  "daily.data.lean_body_mass.created": once(() => TimeseriesGroupOf(LeanBodyMassPoint())),
  "daily.data.mindfulness_minutes.created": once(() => TimeseriesGroupOf(MindfulnessMinutesPoint())),
  "daily.data.note.created": once(() => TimeseriesGroupOf(NotePoint())),
  "daily.data.peak_expiratory_flow_rate.created": once(() =>
    TimeseriesGroupOf(PeakExpiratoryFlowRatePoint()),
  ),
  "daily.data.respiratory_rate.created": once(() => TimeseriesGroupOf(RespiratoryRatePoint())),
  "daily.data.sleep_apnea_alert.created": once(() => TimeseriesGroupOf(SleepApneaAlertPoint())),
  "daily.data.sleep_breathing_disturbance.created": once(() =>
    TimeseriesGroupOf(SleepBreathingDisturbancePoint()),
  ),
  "daily.data.stand_duration.created": once(() => TimeseriesGroupOf(StandDurationPoint())),
  "daily.data.stand_hour.created": once(() => TimeseriesGroupOf(StandHourPoint())),
  "daily.data.steps.created": once(() => TimeseriesGroupOf(StepsPoint())),
  "daily.data.stress_level.created": once(() => TimeseriesGroupOf(StressLevelPoint())),
  "daily.data.uv_exposure.created": once(() => TimeseriesGroupOf(UvExposurePoint())),
  "daily.data.vo2_max.created": once(() => TimeseriesGroupOf(Vo2MaxPoint())),
  "daily.data.waist_circumference.created": once(() => TimeseriesGroupOf(WaistCircumferencePoint())),
  "daily.data.water.created": once(() => TimeseriesGroupOf(WaterPoint())),
  "daily.data.wheelchair_push.created": once(() => TimeseriesGroupOf(WheelchairPushPoint())),
  "daily.data.workout_distance.created": once(() => TimeseriesGroupOf(WorkoutDistancePoint())),
  "daily.data.workout_duration.created": once(() => TimeseriesGroupOf(WorkoutDurationPoint())),
  "daily.data.workout_swimming_stroke.created": once(() => TimeseriesGroupOf(WorkoutSwimmingStrokePoint())),
  "daily.data.profile.created": DailySummary,
  "daily.data.activity.created": DailySummary,
  "daily.data.sleep.created": DailySummary,
  "daily.data.body.created": DailySummary,
  "daily.data.workouts.created": DailySummary,
  "daily.data.meal.created": DailySummary,
  "daily.data.menstrual_cycle.created": DailySummary,
  "daily.data.sleep_cycle.created": DailySummary,
  "daily.data.electrocardiogram.created": DailySummary,
  "daily.data.afib_burden.updated": once(() => TimeseriesGroupOf(AfibBurdenPoint())),
  "daily.data.basal_body_temperature.updated": once(() => TimeseriesGroupOf(BasalBodyTemperaturePoint())),
  "daily.data.blood_oxygen.updated": once(() => TimeseriesGroupOf(BloodOxygenPoint())),
  "daily.data.blood_pressure.updated": once(() => TimeseriesGroupOf(BloodPressurePoint())),
  "daily.data.fat.updated": once(() => TimeseriesGroupOf(BodyFatPoint())),
  "daily.data.body_mass_index.updated": once(() => TimeseriesGroupOf(BodyMassIndexPoint())),
  "daily.data.body_temperature.updated": once(() => TimeseriesGroupOf(BodyTemperaturePoint())),
  "daily.data.body_temperature_delta.updated": once(() => TimeseriesGroupOf(BodyTemperatureDeltaPoint())),
  "daily.data.weight.updated": once(() => TimeseriesGroupOf(BodyWeightPoint())),
  "daily.data.caffeine.updated": once(() => TimeseriesGroupOf(CaffeinePoint())),
  "daily.data.calories_active.updated": once(() => TimeseriesGroupOf(CaloriesActivePoint())),
  "daily.data.calories_basal.updated": once(() => TimeseriesGroupOf(CaloriesBasalPoint())),
  "daily.data.carbohydrates.updated": once(() => TimeseriesGroupOf(CarbohydratesPoint())),
  "daily.data.cholesterol.updated": once(() => TimeseriesGroupOf(CholesterolPoint())),
  "daily.data.daylight_exposure.updated": once(() => TimeseriesGroupOf(DaylightExposurePoint())),
  "daily.data.distance.updated": once(() => TimeseriesGroupOf(DistancePoint())),
  "daily.data.electrocardiogram_voltage.updated": once(() =>
    TimeseriesGroupOf(ElectrocardiogramVoltagePoint()),
  ),
  "daily.data.fall.updated": once(() => TimeseriesGroupOf(FallPoint())),
  "daily.data.floors_climbed.updated": once(() => TimeseriesGroupOf(FloorsClimbedPoint())),
  "daily.data.forced_expiratory_volume_1.updated": once(() =>
    TimeseriesGroupOf(ForcedExpiratoryVolume1Point()),
  ),
  "daily.data.forced_vital_capacity.updated": once(() => TimeseriesGroupOf(ForcedVitalCapacityPoint())),
  "daily.data.glucose.updated": once(() => TimeseriesGroupOf(GlucosePoint())),
  "daily.data.handwashing.updated": once(() => TimeseriesGroupOf(HandwashingPoint())),
  "daily.data.heart_rate_alert.updated": once(() => TimeseriesGroupOf(HeartRateAlertPoint())),
  "daily.data.heart_rate_recovery_one_minute.updated": once(() =>
    TimeseriesGroupOf(HeartRateRecoveryOneMinutePoint()),
  ),
  "daily.data.heartrate.updated": once(() => TimeseriesGroupOf(HeartratePoint())),
  "daily.data.hrv.updated": once(() => TimeseriesGroupOf(HrvPoint())),
  "daily.data.hypnogram.updated": once(() => TimeseriesGroupOf(HypnogramPoint())),
  "daily.data.ige.updated": once(() => TimeseriesGroupOf(IgePoint())),
  "daily.data.igg.updated": once(() => TimeseriesGroupOf(IggPoint())),
  "daily.data.inhaler_usage.updated": once(() => TimeseriesGroupOf(InhalerUsagePoint())),
  "daily.data.insulin_injection.updated": once(() => TimeseriesGroupOf(InsulinInjectionPoint())),
  "daily.data.lean_body_mass.updated": once(() => TimeseriesGroupOf(LeanBodyMassPoint())),
  "daily.data.mindfulness_minutes.updated": once(() => TimeseriesGroupOf(MindfulnessMinutesPoint())),
  "daily.data.note.updated": once(() => TimeseriesGroupOf(NotePoint())),
  "daily.data.peak_expiratory_flow_rate.updated": once(() =>
    TimeseriesGroupOf(PeakExpiratoryFlowRatePoint()),
  ),
  "daily.data.respiratory_rate.updated": once(() => TimeseriesGroupOf(RespiratoryRatePoint())),
  "daily.data.sleep_apnea_alert.updated": once(() => TimeseriesGroupOf(SleepApneaAlertPoint())),
  "daily.data.sleep_breathing_disturbance.updated": once(() =>
    TimeseriesGroupOf(SleepBreathingDisturbancePoint()),
  ),
  "daily.data.stand_duration.updated": once(() => TimeseriesGroupOf(StandDurationPoint())),
  "daily.data.stand_hour.updated": once(() => TimeseriesGroupOf(StandHourPoint())),
  "daily.data.steps.updated": once(() => TimeseriesGroupOf(StepsPoint())),
  "daily.data.stress_level.updated": once(() => TimeseriesGroupOf(StressLevelPoint())),
  "daily.data.uv_exposure.updated": once(() => TimeseriesGroupOf(UvExposurePoint())),
  "daily.data.vo2_max.updated": once(() => TimeseriesGroupOf(Vo2MaxPoint())),
  "daily.data.waist_circumference.updated": once(() => TimeseriesGroupOf(WaistCircumferencePoint())),
  "daily.data.water.updated": once(() => TimeseriesGroupOf(WaterPoint())),
  "daily.data.wheelchair_push.updated": once(() => TimeseriesGroupOf(WheelchairPushPoint())),
  "daily.data.workout_distance.updated": once(() => TimeseriesGroupOf(WorkoutDistancePoint())),
  "daily.data.workout_duration.updated": once(() => TimeseriesGroupOf(WorkoutDurationPoint())),
  "daily.data.workout_swimming_stroke.updated": once(() => TimeseriesGroupOf(WorkoutSwimmingStrokePoint())),
  "daily.data.profile.updated": DailySummary,
  "daily.data.activity.updated": DailySummary,
  "daily.data.sleep.updated": DailySummary,
  "daily.data.body.updated": DailySummary,
  "daily.data.workouts.updated": DailySummary,
  "daily.data.meal.updated": DailySummary,
  "daily.data.menstrual_cycle.updated": DailySummary,
  "daily.data.sleep_cycle.updated": DailySummary,
  "daily.data.electrocardiogram.updated": DailySummary,
};
