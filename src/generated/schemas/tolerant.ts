/* Readers' checks: unknown keys kept, open enums take any string, formats and bounds pass. Written by `npm run generate`; never edit it by hand. */

import * as z from "zod";
import * as known from "../enums.ts";
import type { OperationId } from "../operations.ts";
import type * as t from "../types.ts";

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

/** A schema for each key of a type: none left out, none too many. */
type Shape<T> = { readonly [Key in keyof T]-?: Checks<T[Key]> };

/** An object of at least these keys. */
const loosely = <T>(shape: Shape<T>): z.ZodType<T> =>
  z.looseObject(shape as object as z.ZodRawShape) as z.ZodType as z.ZodType<T>;

/** A schema that stands for one that is built at its first use. */
const lazily = <T>(get: Lazy<T>): z.ZodType<T> => z.lazy(get) as z.ZodType as z.ZodType<T>;

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

/** An arm that this release has never heard of; an arm that it knows must keep to its own schema. */
const unknownArm = <T>(tag: string, known: readonly unknown[]): z.ZodType<T> =>
  z.looseObject({ [tag]: z.string().refine((value) => !known.includes(value)) }) as z.ZodType as z.ZodType<T>;

const binary = () =>
  z.custom<Blob | Uint8Array>(
    (value) => value instanceof Blob || value instanceof Uint8Array,
    "Expected bytes",
  );

/** A deprecated field may leave the wire at any time; its type is kept for those who still read it. */
const retired = <T>(schema: Checks<T>): z.ZodType<T> =>
  z.optional(schema as z.ZodType<T>) as z.ZodType as z.ZodType<T>;

const SeriesResource: Lazy<t.SeriesResource> = /* @__PURE__ */ once(() => z.enum(known.seriesResourceValues));

const SummaryResource: Lazy<t.SummaryResource> = /* @__PURE__ */ once(() =>
  z.enum(known.summaryResourceValues),
);

const ProviderSummary: Lazy<t.ProviderSummary> = /* @__PURE__ */ once(() =>
  loosely<t.ProviderSummary>({ name: z.string(), slug: z.string(), logo: z.string() }),
);

const ConnectedSource: Lazy<t.ConnectedSource> = /* @__PURE__ */ once(() =>
  loosely<t.ConnectedSource>({
    provider: ProviderSummary(),
    created_on: z.string(),
    source: retired(ProviderSummary()),
  }),
);

const FallbackTimeZone: Lazy<t.FallbackTimeZone> = /* @__PURE__ */ once(() =>
  loosely<t.FallbackTimeZone>({ id: z.string(), source_slug: z.string(), updated_at: z.string() }),
);

const FallbackBirthDate: Lazy<t.FallbackBirthDate> = /* @__PURE__ */ once(() =>
  loosely<t.FallbackBirthDate>({ value: z.string(), source_slug: z.string(), updated_at: z.string() }),
);

const User: Lazy<t.User> = /* @__PURE__ */ once(() =>
  loosely<t.User>({
    user_id: z.string(),
    team_id: z.string(),
    client_user_id: z.string(),
    created_on: z.string(),
    connected_sources: z.array(ConnectedSource()),
    fallback_time_zone: FallbackTimeZone().nullable().default(null),
    fallback_birth_date: FallbackBirthDate().nullish(),
    ingestion_start: z.string().nullish(),
    ingestion_end: z.string().nullish(),
  }),
);

const UserPage: Lazy<t.UserPage> = /* @__PURE__ */ once(() =>
  loosely<t.UserPage>({ users: z.array(User()), total: z.number(), offset: z.number(), limit: z.number() }),
);

const ErrorBody: Lazy<t.ErrorBody> = /* @__PURE__ */ once(() => loosely<t.ErrorBody>({ detail: z.string() }));

const ErrorDetail: Lazy<t.ErrorDetail> = /* @__PURE__ */ once(() =>
  loosely<t.ErrorDetail>({ error_type: z.string(), error_message: z.string() }),
);

const CodedErrorBody: Lazy<t.CodedErrorBody> = /* @__PURE__ */ once(() =>
  loosely<t.CodedErrorBody>({ detail: ErrorDetail() }),
);

const ApiErrorBody: Lazy<t.ApiErrorBody> = /* @__PURE__ */ once(() =>
  z.union([ErrorBody(), CodedErrorBody()]),
);

const ValidationIssue: Lazy<t.ValidationIssue> = /* @__PURE__ */ once(() =>
  loosely<t.ValidationIssue>({
    type: z.string(),
    loc: z.array(z.union([z.string(), z.number()])),
    msg: z.string(),
    input: z.unknown().optional(),
    ctx: z.record(z.string(), z.unknown()).optional(),
  }),
);

const ValidationErrorBody: Lazy<t.ValidationErrorBody> = /* @__PURE__ */ once(() =>
  loosely<t.ValidationErrorBody>({ detail: z.array(ValidationIssue()) }),
);

const UserCreate: Lazy<t.UserCreate> = /* @__PURE__ */ once(() =>
  loosely<t.UserCreate>({
    client_user_id: z.string(),
    fallback_time_zone: z.string().nullish(),
    fallback_birth_date: z.string().nullish(),
    ingestion_start: z.string().nullish(),
    ingestion_end: z.string().nullish(),
  }),
);

const UserCreated: Lazy<t.UserCreated> = /* @__PURE__ */ once(() =>
  loosely<t.UserCreated>({
    user_id: z.string(),
    client_user_id: z.string(),
    team_id: z.string().optional(),
    created_on: z.string().optional(),
    connected_sources: z.array(ConnectedSource()).optional(),
    fallback_time_zone: FallbackTimeZone().nullish(),
    fallback_birth_date: FallbackBirthDate().nullish(),
    ingestion_start: z.string().nullish(),
    ingestion_end: z.string().nullish(),
  }),
);

const UserConflictDetail: Lazy<t.UserConflictDetail> = /* @__PURE__ */ once(() =>
  loosely<t.UserConflictDetail>({
    error_type: z.string(),
    error_message: z.string(),
    user_id: z.string(),
    created_on: z.string(),
  }),
);

const UserConflict: Lazy<t.UserConflict> = /* @__PURE__ */ once(() =>
  loosely<t.UserConflict>({ detail: UserConflictDetail() }),
);

const UserCreateRefusal: Lazy<t.UserCreateRefusal> = /* @__PURE__ */ once(() =>
  z.union([UserConflict(), ErrorBody(), CodedErrorBody()]),
);

const Success: Lazy<t.Success> = /* @__PURE__ */ once(() => loosely<t.Success>({ success: z.boolean() }));

const UserUpdate: Lazy<t.UserUpdate> = /* @__PURE__ */ once(() =>
  loosely<t.UserUpdate>({
    client_user_id: z.string().nullish(),
    fallback_time_zone: z.string().nullish(),
    fallback_birth_date: z.string().nullish(),
    ingestion_start: z.string().nullish(),
    ingestion_end: z.string().nullish(),
  }),
);

const UserRefreshed: Lazy<t.UserRefreshed> = /* @__PURE__ */ once(() =>
  loosely<t.UserRefreshed>({
    success: z.literal(true),
    user_id: z.string(),
    refreshed_sources: z.array(z.string()),
    in_progress_sources: z.array(z.string()),
    failed_sources: z.array(z.string()),
  }),
);

const UserRefreshFailed: Lazy<t.UserRefreshFailed> = /* @__PURE__ */ once(() =>
  loosely<t.UserRefreshFailed>({
    success: z.literal(false),
    user_id: z.string(),
    error: z.string(),
    failed_sources: z.array(z.string()).optional(),
  }),
);

const UserRefreshRefusal: Lazy<t.UserRefreshRefusal> = /* @__PURE__ */ once(() =>
  z.union([UserRefreshFailed(), ErrorBody(), CodedErrorBody()]),
);

const ConnectionStatus: Lazy<t.ConnectionStatus> = /* @__PURE__ */ once(() => z.string());

const Availability: Lazy<t.Availability> = /* @__PURE__ */ once(() => z.string());

const ScopeRequirements: Lazy<t.ScopeRequirements> = /* @__PURE__ */ once(() =>
  loosely<t.ScopeRequirements>({ required: z.array(z.string()), optional: z.array(z.string()) }),
);

const ScopeRequirementsGrants: Lazy<t.ScopeRequirementsGrants> = /* @__PURE__ */ once(() =>
  loosely<t.ScopeRequirementsGrants>({ user_granted: ScopeRequirements(), user_denied: ScopeRequirements() }),
);

const ResourceAvailability: Lazy<t.ResourceAvailability> = /* @__PURE__ */ once(() =>
  loosely<t.ResourceAvailability>({
    status: Availability(),
    scope_requirements: ScopeRequirementsGrants().nullable().default(null),
  }),
);

const ConnectionErrorType: Lazy<t.ConnectionErrorType> = /* @__PURE__ */ once(() => z.string());

const ConnectionErrorDetails: Lazy<t.ConnectionErrorDetails> = /* @__PURE__ */ once(() =>
  loosely<t.ConnectionErrorDetails>({
    error_type: ConnectionErrorType(),
    error_message: z.string(),
    errored_at: z.string(),
  }),
);

const ConnectedProvider: Lazy<t.ConnectedProvider> = /* @__PURE__ */ once(() =>
  loosely<t.ConnectedProvider>({
    name: z.string(),
    slug: z.string(),
    logo: z.string(),
    status: ConnectionStatus(),
    created_on: z.string(),
    resource_availability: z.record(z.string(), ResourceAvailability()),
    error_details: ConnectionErrorDetails().nullable().default(null),
    external_user_id: z.string().nullish(),
  }),
);

const UserProviders: Lazy<t.UserProviders> = /* @__PURE__ */ once(() =>
  loosely<t.UserProviders>({ providers: z.array(ConnectedProvider()) }),
);

const Provider: Lazy<t.Provider> = /* @__PURE__ */ once(() => z.string());

const SourceType: Lazy<t.SourceType> = /* @__PURE__ */ once(() => z.string());

const AuthType: Lazy<t.AuthType> = /* @__PURE__ */ once(() => z.string());

const Resource: Lazy<t.Resource> = /* @__PURE__ */ once(() => z.string());

const ProviderCatalogEntry: Lazy<t.ProviderCatalogEntry> = /* @__PURE__ */ once(() =>
  loosely<t.ProviderCatalogEntry>({
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    logo: z.string().nullable().default(null),
    auth_type: AuthType().nullish(),
    supported_resources: z.array(Resource()).optional(),
  }),
);

const LinkOnError: Lazy<t.LinkOnError> = /* @__PURE__ */ once(() => z.enum(known.linkOnErrorValues));

const LinkOnClose: Lazy<t.LinkOnClose> = /* @__PURE__ */ once(() => z.enum(known.linkOnCloseValues));

const LinkTokenCreate: Lazy<t.LinkTokenCreate> = /* @__PURE__ */ once(() =>
  loosely<t.LinkTokenCreate>({
    user_id: z.string(),
    provider: Provider().nullish(),
    redirect_url: z.string().nullish(),
    filter_on_providers: z.array(Provider()).nullish(),
    on_error: LinkOnError().nullish(),
    on_close: LinkOnClose().nullish(),
  }),
);

const LinkToken: Lazy<t.LinkToken> = /* @__PURE__ */ once(() =>
  loosely<t.LinkToken>({ link_token: z.string(), link_web_url: z.string() }),
);

const DemoProvider: Lazy<t.DemoProvider> = /* @__PURE__ */ once(() => z.string());

const DemoConnectionCreate: Lazy<t.DemoConnectionCreate> = /* @__PURE__ */ once(() =>
  loosely<t.DemoConnectionCreate>({ user_id: z.string(), provider: DemoProvider() }),
);

const DemoConnection: Lazy<t.DemoConnection> = /* @__PURE__ */ once(() =>
  loosely<t.DemoConnection>({ success: z.boolean(), detail: z.string() }),
);

const LinkFormComponent: Lazy<t.LinkFormComponent> = /* @__PURE__ */ once(() =>
  loosely<t.LinkFormComponent>({ label: z.string(), type: z.string(), required: z.boolean() }),
);

const LinkSource: Lazy<t.LinkSource> = /* @__PURE__ */ once(() =>
  loosely<t.LinkSource>({
    id: z.number(),
    name: z.string(),
    slug: Provider(),
    description: z.string(),
    logo: z.string(),
    oauth_url: z.string().nullish(),
    auth_type: AuthType().nullish(),
    form_components: z.record(z.string(), LinkFormComponent()).optional(),
  }),
);

const OauthProvider: Lazy<t.OauthProvider> = /* @__PURE__ */ once(() => z.string());

const OauthSource: Lazy<t.OauthSource> = /* @__PURE__ */ once(() =>
  loosely<t.OauthSource>({
    id: z.number(),
    name: z.string(),
    slug: Provider(),
    description: z.string(),
    logo: z.string(),
    group: z.string().nullish(),
    oauth_url: z.string().nullish(),
    auth_type: AuthType().nullish(),
    source_type: SourceType().nullish(),
    is_active: z.boolean().nullish(),
    backfill_num_days: z.number().nullish(),
  }),
);

const PasswordProvider: Lazy<t.PasswordProvider> = /* @__PURE__ */ once(() => z.string());

const Region: Lazy<t.Region> = /* @__PURE__ */ once(() => z.string());

const PasswordSignIn: Lazy<t.PasswordSignIn> = /* @__PURE__ */ once(() =>
  loosely<t.PasswordSignIn>({ username: z.string(), password: z.string(), region: Region().nullish() }),
);

const LinkState: Lazy<t.LinkState> = /* @__PURE__ */ once(() => z.string());

const LinkErrorType: Lazy<t.LinkErrorType> = /* @__PURE__ */ once(() => z.string());

const MfaMethod: Lazy<t.MfaMethod> = /* @__PURE__ */ once(() => z.string());

const ProviderMfaRequest: Lazy<t.ProviderMfaRequest> = /* @__PURE__ */ once(() =>
  loosely<t.ProviderMfaRequest>({ method: MfaMethod(), hint: z.string() }),
);

const ProviderLinkResponse: Lazy<t.ProviderLinkResponse> = /* @__PURE__ */ once(() =>
  loosely<t.ProviderLinkResponse>({
    state: LinkState(),
    redirect_url: z.string().nullish(),
    error_type: LinkErrorType().nullish(),
    error: z.string().nullish(),
    provider_mfa: ProviderMfaRequest().nullish(),
    provider: retired(Provider()),
    connected: retired(z.boolean()),
    provider_id: z.string().nullable().default(null),
  }),
);

const MfaCompletion: Lazy<t.MfaCompletion> = /* @__PURE__ */ once(() =>
  loosely<t.MfaCompletion>({ mfa_code: z.string() }),
);

const EmailProvider: Lazy<t.EmailProvider> = /* @__PURE__ */ once(() => z.string());

const EmailSignIn: Lazy<t.EmailSignIn> = /* @__PURE__ */ once(() =>
  loosely<t.EmailSignIn>({ email: z.string(), provider: Provider().nullish(), region: Region().nullish() }),
);

const TimeseriesResource: Lazy<t.TimeseriesResource> = /* @__PURE__ */ once(() =>
  z.enum(known.timeseriesResourceValues),
);

const IntervalSample: Lazy<t.IntervalSample> = /* @__PURE__ */ once(() =>
  loosely<t.IntervalSample>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
  }),
);

const AfibBurdenPoint: Lazy<t.AfibBurdenPoint> = /* @__PURE__ */ once(() =>
  loosely<t.AfibBurdenPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("%"),
    value: z.number(),
  }),
);

const BasalBodyTemperaturePoint: Lazy<t.BasalBodyTemperaturePoint> = /* @__PURE__ */ once(() =>
  loosely<t.BasalBodyTemperaturePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("°C"),
    value: z.number(),
  }),
);

const InstantSample: Lazy<t.InstantSample> = /* @__PURE__ */ once(() =>
  loosely<t.InstantSample>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
  }),
);

const BloodOxygenPoint: Lazy<t.BloodOxygenPoint> = /* @__PURE__ */ once(() =>
  loosely<t.BloodOxygenPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const BloodPressurePoint: Lazy<t.BloodPressurePoint> = /* @__PURE__ */ once(() =>
  loosely<t.BloodPressurePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    systolic: z.number(),
    diastolic: z.number(),
  }),
);

const BodyFatPoint: Lazy<t.BodyFatPoint> = /* @__PURE__ */ once(() =>
  loosely<t.BodyFatPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const BodyMassIndexPoint: Lazy<t.BodyMassIndexPoint> = /* @__PURE__ */ once(() =>
  loosely<t.BodyMassIndexPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("index"),
    value: z.number(),
  }),
);

const TemperatureSensorLocation: Lazy<t.TemperatureSensorLocation> = /* @__PURE__ */ once(() => z.string());

const BodyTemperaturePoint: Lazy<t.BodyTemperaturePoint> = /* @__PURE__ */ once(() =>
  loosely<t.BodyTemperaturePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("°C"),
    value: z.number(),
    sensor_location: TemperatureSensorLocation().nullable().default(null),
  }),
);

const BodyTemperatureDeltaPoint: Lazy<t.BodyTemperatureDeltaPoint> = /* @__PURE__ */ once(() =>
  loosely<t.BodyTemperatureDeltaPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("°C"),
    value: z.number(),
    sensor_location: TemperatureSensorLocation().nullable().default(null),
  }),
);

const BodyWeightPoint: Lazy<t.BodyWeightPoint> = /* @__PURE__ */ once(() =>
  loosely<t.BodyWeightPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const CaffeinePoint: Lazy<t.CaffeinePoint> = /* @__PURE__ */ once(() =>
  loosely<t.CaffeinePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const CaloriesActivePoint: Lazy<t.CaloriesActivePoint> = /* @__PURE__ */ once(() =>
  loosely<t.CaloriesActivePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("kcal"),
    value: z.number(),
  }),
);

const CaloriesBasalPoint: Lazy<t.CaloriesBasalPoint> = /* @__PURE__ */ once(() =>
  loosely<t.CaloriesBasalPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("kcal"),
    value: z.number(),
  }),
);

const CarbohydratesPoint: Lazy<t.CarbohydratesPoint> = /* @__PURE__ */ once(() =>
  loosely<t.CarbohydratesPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const CholesterolType: Lazy<t.CholesterolType> = /* @__PURE__ */ once(() => z.string());

const CholesterolPoint: Lazy<t.CholesterolPoint> = /* @__PURE__ */ once(() =>
  loosely<t.CholesterolPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: CholesterolType(),
    unit: z.string(),
    value: z.number(),
  }),
);

const DaylightExposurePoint: Lazy<t.DaylightExposurePoint> = /* @__PURE__ */ once(() =>
  loosely<t.DaylightExposurePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("min"),
    value: z.number(),
  }),
);

const DistancePoint: Lazy<t.DistancePoint> = /* @__PURE__ */ once(() =>
  loosely<t.DistancePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("m"),
    value: z.number(),
  }),
);

const ElectrocardiogramVoltagePoint: Lazy<t.ElectrocardiogramVoltagePoint> = /* @__PURE__ */ once(() =>
  loosely<t.ElectrocardiogramVoltagePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string(),
    unit: z.string(),
    value: z.number(),
  }),
);

const FallPoint: Lazy<t.FallPoint> = /* @__PURE__ */ once(() =>
  loosely<t.FallPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const FloorsClimbedPoint: Lazy<t.FloorsClimbedPoint> = /* @__PURE__ */ once(() =>
  loosely<t.FloorsClimbedPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const ForcedExpiratoryVolume1Point: Lazy<t.ForcedExpiratoryVolume1Point> = /* @__PURE__ */ once(() =>
  loosely<t.ForcedExpiratoryVolume1Point>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("L"),
    value: z.number(),
  }),
);

const ForcedVitalCapacityPoint: Lazy<t.ForcedVitalCapacityPoint> = /* @__PURE__ */ once(() =>
  loosely<t.ForcedVitalCapacityPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("L"),
    value: z.number(),
  }),
);

const GlucosePoint: Lazy<t.GlucosePoint> = /* @__PURE__ */ once(() =>
  loosely<t.GlucosePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const HandwashingPoint: Lazy<t.HandwashingPoint> = /* @__PURE__ */ once(() =>
  loosely<t.HandwashingPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const HeartRateAlertType: Lazy<t.HeartRateAlertType> = /* @__PURE__ */ once(() => z.string());

const HeartRateAlertPoint: Lazy<t.HeartRateAlertPoint> = /* @__PURE__ */ once(() =>
  loosely<t.HeartRateAlertPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: HeartRateAlertType(),
    unit: z.literal("count"),
    value: z.literal(1),
  }),
);

const HeartRateRecoveryOneMinutePoint: Lazy<t.HeartRateRecoveryOneMinutePoint> = /* @__PURE__ */ once(() =>
  loosely<t.HeartRateRecoveryOneMinutePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const HeartratePoint: Lazy<t.HeartratePoint> = /* @__PURE__ */ once(() =>
  loosely<t.HeartratePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const HrvPoint: Lazy<t.HrvPoint> = /* @__PURE__ */ once(() =>
  loosely<t.HrvPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const HypnogramPoint: Lazy<t.HypnogramPoint> = /* @__PURE__ */ once(() =>
  loosely<t.HypnogramPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const IgePoint: Lazy<t.IgePoint> = /* @__PURE__ */ once(() =>
  loosely<t.IgePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string(),
    unit: z.string(),
    value: z.number(),
  }),
);

const IggPoint: Lazy<t.IggPoint> = /* @__PURE__ */ once(() =>
  loosely<t.IggPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string(),
    unit: z.string(),
    value: z.number(),
  }),
);

const InhalerUsagePoint: Lazy<t.InhalerUsagePoint> = /* @__PURE__ */ once(() =>
  loosely<t.InhalerUsagePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const InsulinType: Lazy<t.InsulinType> = /* @__PURE__ */ once(() => z.string());

const InsulinDeliveryMode: Lazy<t.InsulinDeliveryMode> = /* @__PURE__ */ once(() => z.string());

const InsulinDeliveryForm: Lazy<t.InsulinDeliveryForm> = /* @__PURE__ */ once(() => z.string());

const InsulinBolusPurpose: Lazy<t.InsulinBolusPurpose> = /* @__PURE__ */ once(() => z.string());

const InsulinInjectionPoint: Lazy<t.InsulinInjectionPoint> = /* @__PURE__ */ once(() =>
  loosely<t.InsulinInjectionPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: InsulinType(),
    unit: z.literal("unit"),
    value: z.number(),
    delivery_mode: InsulinDeliveryMode().nullish(),
    delivery_form: InsulinDeliveryForm().nullish(),
    bolus_purpose: InsulinBolusPurpose().nullish(),
  }),
);

const LeanBodyMassPoint: Lazy<t.LeanBodyMassPoint> = /* @__PURE__ */ once(() =>
  loosely<t.LeanBodyMassPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("kg"),
    value: z.number(),
  }),
);

const MindfulnessMinutesPoint: Lazy<t.MindfulnessMinutesPoint> = /* @__PURE__ */ once(() =>
  loosely<t.MindfulnessMinutesPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const NoteTag: Lazy<t.NoteTag> = /* @__PURE__ */ once(() => z.string());

const NotePoint: Lazy<t.NotePoint> = /* @__PURE__ */ once(() =>
  loosely<t.NotePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.string(),
    tags: z.array(NoteTag()).nullish(),
  }),
);

const PeakExpiratoryFlowRatePoint: Lazy<t.PeakExpiratoryFlowRatePoint> = /* @__PURE__ */ once(() =>
  loosely<t.PeakExpiratoryFlowRatePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("L/min"),
    value: z.number(),
  }),
);

const RespiratoryRatePoint: Lazy<t.RespiratoryRatePoint> = /* @__PURE__ */ once(() =>
  loosely<t.RespiratoryRatePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const SleepApneaAlertPoint: Lazy<t.SleepApneaAlertPoint> = /* @__PURE__ */ once(() =>
  loosely<t.SleepApneaAlertPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const SleepBreathingDisturbanceType: Lazy<t.SleepBreathingDisturbanceType> = /* @__PURE__ */ once(() =>
  z.string(),
);

const SleepBreathingDisturbancePoint: Lazy<t.SleepBreathingDisturbancePoint> = /* @__PURE__ */ once(() =>
  loosely<t.SleepBreathingDisturbancePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: SleepBreathingDisturbanceType().nullable().default(null),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const StandDurationPoint: Lazy<t.StandDurationPoint> = /* @__PURE__ */ once(() =>
  loosely<t.StandDurationPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("min"),
    value: z.number(),
  }),
);

const StandHourType: Lazy<t.StandHourType> = /* @__PURE__ */ once(() => z.string());

const StandHourPoint: Lazy<t.StandHourPoint> = /* @__PURE__ */ once(() =>
  loosely<t.StandHourPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: StandHourType(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const StepsPoint: Lazy<t.StepsPoint> = /* @__PURE__ */ once(() =>
  loosely<t.StepsPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const StressLevelPoint: Lazy<t.StressLevelPoint> = /* @__PURE__ */ once(() =>
  loosely<t.StressLevelPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const UvExposurePoint: Lazy<t.UvExposurePoint> = /* @__PURE__ */ once(() =>
  loosely<t.UvExposurePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("index"),
    value: z.number(),
  }),
);

const Vo2MaxPoint: Lazy<t.Vo2MaxPoint> = /* @__PURE__ */ once(() =>
  loosely<t.Vo2MaxPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const WaistCircumferencePoint: Lazy<t.WaistCircumferencePoint> = /* @__PURE__ */ once(() =>
  loosely<t.WaistCircumferencePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("cm"),
    value: z.number(),
  }),
);

const WaterPoint: Lazy<t.WaterPoint> = /* @__PURE__ */ once(() =>
  loosely<t.WaterPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.string(),
    value: z.number(),
  }),
);

const WheelchairPushPoint: Lazy<t.WheelchairPushPoint> = /* @__PURE__ */ once(() =>
  loosely<t.WheelchairPushPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
  }),
);

const WorkoutDistancePoint: Lazy<t.WorkoutDistancePoint> = /* @__PURE__ */ once(() =>
  loosely<t.WorkoutDistancePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("m"),
    value: z.number(),
  }),
);

const WorkoutIntensity: Lazy<t.WorkoutIntensity> = /* @__PURE__ */ once(() => z.string());

const WorkoutDurationPoint: Lazy<t.WorkoutDurationPoint> = /* @__PURE__ */ once(() =>
  loosely<t.WorkoutDurationPoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("min"),
    value: z.number(),
    intensity: WorkoutIntensity().nullable().default(null),
  }),
);

const WorkoutSwimmingStrokePoint: Lazy<t.WorkoutSwimmingStrokePoint> = /* @__PURE__ */ once(() =>
  loosely<t.WorkoutSwimmingStrokePoint>({
    id: z.number().nullish(),
    timezone_offset: z.number().nullish(),
    timestamp: z.string().optional(),
    start: z.string(),
    end: z.string(),
    type: z.string().nullish(),
    unit: z.literal("count"),
    value: z.number(),
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

const ProviderSourceType: Lazy<t.ProviderSourceType> = /* @__PURE__ */ once(() => z.string());

const TimeseriesSource: Lazy<t.TimeseriesSource> = /* @__PURE__ */ once(() =>
  loosely<t.TimeseriesSource>({
    provider: z.string(),
    type: ProviderSourceType(),
    app_id: z.string().nullish(),
    device_id: z.string().nullish(),
    sport: z.string().nullish(),
    workout_id: z.string().nullish(),
    name: z.string().nullish(),
    slug: z.string().nullish(),
    logo: z.string().nullish(),
  }),
);

const TimeseriesGroupOf = <Point>(inner: z.ZodType<Point>): z.ZodType<t.TimeseriesGroup<Point>> =>
  loosely<t.TimeseriesGroup<Point>>({ data: z.array(inner), source: TimeseriesSource() });
const TimeseriesGroup: Lazy<t.TimeseriesGroup> = /* @__PURE__ */ once(() =>
  TimeseriesGroupOf(TimeseriesPoint()),
);

const GroupedTimeseriesOf = <Point>(inner: z.ZodType<Point>): z.ZodType<t.GroupedTimeseries<Point>> =>
  loosely<t.GroupedTimeseries<Point>>({
    groups: z.record(z.string(), z.array(TimeseriesGroupOf(inner))),
    next: z.string().nullish(),
    next_cursor: z.string().nullish(),
  });
const GroupedTimeseries: Lazy<t.GroupedTimeseries> = /* @__PURE__ */ once(() =>
  GroupedTimeseriesOf(TimeseriesPoint()),
);

const WorkoutStream: Lazy<t.WorkoutStream> = /* @__PURE__ */ once(() =>
  loosely<t.WorkoutStream>({
    time: z.array(z.number().nullable()).nullish(),
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
  loosely<t.SleepStream>({
    hypnogram: z.array(HypnogramPoint()).optional(),
    heartrate: z.array(HeartratePoint()).optional(),
    hrv: z.array(HrvPoint()).optional(),
    respiratory_rate: z.array(RespiratoryRatePoint()).optional(),
  }),
);

const Gender: Lazy<t.Gender> = /* @__PURE__ */ once(() => z.string());

const UserAddressLines: Lazy<t.UserAddressLines> = /* @__PURE__ */ once(() =>
  loosely<t.UserAddressLines>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    access_notes: z.string().nullish(),
  }),
);

const UserAddressByZipCode: Lazy<t.UserAddressByZipCode> = /* @__PURE__ */ once(() =>
  loosely<t.UserAddressByZipCode>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    access_notes: z.string().nullish(),
    zip_code: z.string(),
    zip: z.string().optional(),
    country: z.string().optional(),
  }),
);

const UserAddressByZip: Lazy<t.UserAddressByZip> = /* @__PURE__ */ once(() =>
  loosely<t.UserAddressByZip>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    access_notes: z.string().nullish(),
    zip: z.string(),
    country: z.string().optional(),
  }),
);

const UserAddressInput: Lazy<t.UserAddressInput> = /* @__PURE__ */ once(() =>
  z.union([UserAddressByZipCode(), UserAddressByZip()]),
);

const Address: Lazy<t.Address> = /* @__PURE__ */ once(() =>
  loosely<t.Address>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    zip: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    access_notes: z.string().nullish(),
  }),
);

const Guarantor: Lazy<t.Guarantor> = /* @__PURE__ */ once(() =>
  loosely<t.Guarantor>({
    first_name: z.string(),
    last_name: z.string(),
    address: Address(),
    phone_number: z.string(),
    email: z.string().nullish(),
    household_income: z.number().nullish(),
    household_size: z.number().nullish(),
  }),
);

const Race: Lazy<t.Race> = /* @__PURE__ */ once(() => z.string());

const Ethnicity: Lazy<t.Ethnicity> = /* @__PURE__ */ once(() => z.string());

const SexualOrientation: Lazy<t.SexualOrientation> = /* @__PURE__ */ once(() => z.string());

const GenderIdentity: Lazy<t.GenderIdentity> = /* @__PURE__ */ once(() => z.string());

const PatientInfoUpdate: Lazy<t.PatientInfoUpdate> = /* @__PURE__ */ once(() =>
  loosely<t.PatientInfoUpdate>({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    gender: z.union([z.string(), Gender()]),
    dob: z.string(),
    address: UserAddressInput(),
    medical_proxy: Guarantor().nullish(),
    race: Race().nullish(),
    ethnicity: Ethnicity().nullish(),
    sexual_orientation: SexualOrientation().nullish(),
    gender_identity: GenderIdentity().nullish(),
  }),
);

const UserAddress: Lazy<t.UserAddress> = /* @__PURE__ */ once(() =>
  loosely<t.UserAddress>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    access_notes: z.string().nullish(),
    zip_code: z.string(),
    zip: z.string(),
    country: z.string(),
  }),
);

const PatientInfo: Lazy<t.PatientInfo> = /* @__PURE__ */ once(() =>
  loosely<t.PatientInfo>({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    gender: z.union([z.string(), Gender()]),
    dob: z.string(),
    address: UserAddress(),
    medical_proxy: Guarantor().nullish(),
    race: Race().nullish(),
    ethnicity: Ethnicity().nullish(),
    sexual_orientation: SexualOrientation().nullish(),
    gender_identity: GenderIdentity().nullish(),
  }),
);

const Relationship: Lazy<t.Relationship> = /* @__PURE__ */ once(() => z.string());

const Person: Lazy<t.Person> = /* @__PURE__ */ once(() =>
  loosely<t.Person>({
    first_name: z.string(),
    last_name: z.string(),
    gender: Gender(),
    dob: z.string(),
    email: z.string(),
    phone_number: z.string(),
    address: Address(),
  }),
);

const InsuranceCreate: Lazy<t.InsuranceCreate> = /* @__PURE__ */ once(() =>
  loosely<t.InsuranceCreate>({
    payor_code: z.string(),
    member_id: z.string(),
    relationship: Relationship(),
    insured: Person(),
    group_id: z.string().nullish(),
    guarantor: Guarantor().nullish(),
    is_primary: z.boolean().optional(),
  }),
);

const Company: Lazy<t.Company> = /* @__PURE__ */ once(() =>
  loosely<t.Company>({ name: z.string(), address: Address() }),
);

const Insurance: Lazy<t.Insurance> = /* @__PURE__ */ once(() =>
  loosely<t.Insurance>({
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

const LabSlug: Lazy<t.LabSlug> = /* @__PURE__ */ once(() => z.string());

const MarkerType: Lazy<t.MarkerType> = /* @__PURE__ */ once(() => z.string());

const QuestionType: Lazy<t.QuestionType> = /* @__PURE__ */ once(() => z.string());

const AoeChoice: Lazy<t.AoeChoice> = /* @__PURE__ */ once(() =>
  loosely<t.AoeChoice>({ id: z.number(), code: z.string(), value: z.string() }),
);

const AoeQuestion: Lazy<t.AoeQuestion> = /* @__PURE__ */ once(() =>
  loosely<t.AoeQuestion>({
    id: z.number(),
    required: z.boolean(),
    code: z.string(),
    value: z.string(),
    type: QuestionType(),
    sequence: z.number(),
    answers: z.array(AoeChoice()),
    constraint: z.string().nullish(),
    default: z.string().nullish(),
  }),
);

const Aoe: Lazy<t.Aoe> = /* @__PURE__ */ once(() => loosely<t.Aoe>({ questions: z.array(AoeQuestion()) }));

const LabTestMarker: Lazy<t.LabTestMarker> = /* @__PURE__ */ once(() =>
  loosely<t.LabTestMarker>({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    lab_id: z.number(),
    provider_id: z.string(),
    type: MarkerType(),
    unit: z.string().nullable().default(null),
    price: z.string(),
    aoe: Aoe().nullish(),
    a_la_carte_enabled: z.boolean().optional(),
    common_tat_days: z.number().nullish(),
    worst_case_tat_days: z.number().nullish(),
    is_orderable: z.boolean().nullish(),
  }),
);

const Loinc: Lazy<t.Loinc> = /* @__PURE__ */ once(() =>
  loosely<t.Loinc>({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    code: z.string(),
    unit: z.string().nullable().default(null),
  }),
);

const ExpectedResult: Lazy<t.ExpectedResult> = /* @__PURE__ */ once(() =>
  loosely<t.ExpectedResult>({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    lab_id: z.number(),
    provider_id: z.string(),
    required: z.boolean().optional(),
    loinc: Loinc(),
  }),
);

const Marker: Lazy<t.Marker> = /* @__PURE__ */ once(() =>
  loosely<t.Marker>({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    lab_id: z.number(),
    provider_id: z.string(),
    type: MarkerType(),
    unit: z.string().nullable().default(null),
    price: z.string(),
    aoe: Aoe().nullish(),
    a_la_carte_enabled: z.boolean().optional(),
    common_tat_days: z.number().nullish(),
    worst_case_tat_days: z.number().nullish(),
    is_orderable: z.boolean().nullish(),
    expected_results: z.array(ExpectedResult()),
  }),
);

const MarkerPrice: Lazy<t.MarkerPrice> = /* @__PURE__ */ once(() =>
  loosely<t.MarkerPrice>({ marker_id: z.number(), price: z.string() }),
);

const MarkerPricing: Lazy<t.MarkerPricing> = /* @__PURE__ */ once(() =>
  loosely<t.MarkerPricing>({
    lab_account_id: z.string().nullable().default(null),
    prices: z.array(MarkerPrice()),
  }),
);

const MarkerPage: Lazy<t.MarkerPage> = /* @__PURE__ */ once(() =>
  loosely<t.MarkerPage>({
    markers: z.array(Marker()),
    total: z.number(),
    page: z.number(),
    size: z.number(),
    pages: z.number().optional(),
    pricing: MarkerPricing().nullish(),
  }),
);

const AddOn: Lazy<t.AddOn> = /* @__PURE__ */ once(() =>
  loosely<t.AddOn>({
    marker_ids: z.array(z.number()).nullish(),
    provider_ids: z.array(z.string()).nullish(),
  }),
);

const OrderSet: Lazy<t.OrderSet> = /* @__PURE__ */ once(() =>
  loosely<t.OrderSet>({
    lab_test_ids: z.array(z.string()).nullish(),
    add_on: AddOn().nullish(),
    lab_account_id: z.string().nullish(),
  }),
);

const GenerationMethod: Lazy<t.GenerationMethod> = /* @__PURE__ */ once(() => z.string());

const CollectionMethod: Lazy<t.CollectionMethod> = /* @__PURE__ */ once(() => z.string());

const LabTestStatus: Lazy<t.LabTestStatus> = /* @__PURE__ */ once(() => z.string());

const LabTestOrderKey: Lazy<t.LabTestOrderKey> = /* @__PURE__ */ once(() => z.string());

const OrderDirection: Lazy<t.OrderDirection> = /* @__PURE__ */ once(() => z.string());

const SampleType: Lazy<t.SampleType> = /* @__PURE__ */ once(() => z.string());

const Lab: Lazy<t.Lab> = /* @__PURE__ */ once(() =>
  loosely<t.Lab>({
    id: z.number(),
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
  loosely<t.LabTest>({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    sample_type: SampleType(),
    method: CollectionMethod(),
    price: z.number(),
    is_active: retired(z.boolean()),
    status: LabTestStatus(),
    fasting: z.boolean().optional(),
    lab: Lab().nullable().default(null),
    markers: z.array(LabTestMarker()).nullable().default(null),
    is_delegated: z.boolean().optional(),
    auto_generated: z.boolean().optional(),
    has_collection_instructions: z.boolean().nullish(),
    common_tat_days: z.number().nullish(),
    worst_case_tat_days: z.number().nullish(),
  }),
);

const LabTestPrice: Lazy<t.LabTestPrice> = /* @__PURE__ */ once(() =>
  loosely<t.LabTestPrice>({ lab_test_id: z.string(), price: z.number() }),
);

const LabTestPricing: Lazy<t.LabTestPricing> = /* @__PURE__ */ once(() =>
  loosely<t.LabTestPricing>({
    lab_account_id: z.string().nullable().default(null),
    prices: z.array(LabTestPrice()),
  }),
);

const LabTestPage: Lazy<t.LabTestPage> = /* @__PURE__ */ once(() =>
  loosely<t.LabTestPage>({
    data: z.array(LabTest()),
    next_cursor: z.string().nullable().default(null),
    pricing: LabTestPricing().nullish(),
  }),
);

const LabAccountStatus: Lazy<t.LabAccountStatus> = /* @__PURE__ */ once(() => z.string());

const DelegatedFlow: Lazy<t.DelegatedFlow> = /* @__PURE__ */ once(() => z.string());

const UsState: Lazy<t.UsState> = /* @__PURE__ */ once(() => z.string());

const LabAccount: Lazy<t.LabAccount> = /* @__PURE__ */ once(() =>
  loosely<t.LabAccount>({
    id: z.string(),
    lab: LabSlug(),
    org_id: z.string().nullish(),
    status: LabAccountStatus(),
    delegated_flow: DelegatedFlow(),
    provider_account_id: z.string(),
    account_name: z.string().nullish(),
    default_clinical_notes: z.string().nullish(),
    business_units: z.array(z.string()).nullish(),
    allowed_billing: z.record(z.string(), z.array(UsState())),
    team_id_allowlist: z.array(z.string()),
  }),
);

const LabAccountList: Lazy<t.LabAccountList> = /* @__PURE__ */ once(() =>
  loosely<t.LabAccountList>({ data: z.array(LabAccount()) }),
);

const OrderPatientDetailsInput: Lazy<t.OrderPatientDetailsInput> = /* @__PURE__ */ once(() =>
  loosely<t.OrderPatientDetailsInput>({
    first_name: z.string(),
    last_name: z.string(),
    dob: z.string(),
    gender: Gender(),
    phone_number: z.string(),
    email: z.string(),
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
  loosely<t.OrderPatientAddressInput>({
    receiver_name: z.string().optional(),
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    phone_number: z.string().nullish(),
    access_notes: z.string().nullish(),
  }),
);

const PhysicianDetails: Lazy<t.PhysicianDetails> = /* @__PURE__ */ once(() =>
  loosely<t.PhysicianDetails>({
    first_name: z.string(),
    last_name: z.string(),
    npi: z.string(),
    email: z.string().nullish(),
    licensed_states: z.array(UsState()).optional(),
  }),
);

const OrderImageType: Lazy<t.OrderImageType> = /* @__PURE__ */ once(() => z.string());

const OrderImage: Lazy<t.OrderImage> = /* @__PURE__ */ once(() =>
  loosely<t.OrderImage>({ content: z.string(), content_type: OrderImageType() }),
);

const PhysicianInput: Lazy<t.PhysicianInput> = /* @__PURE__ */ once(() =>
  loosely<t.PhysicianInput>({
    first_name: z.string(),
    last_name: z.string(),
    npi: z.string(),
    email: z.string().nullish(),
    licensed_states: z.array(UsState()).optional(),
    signature_image: OrderImage().nullish(),
  }),
);

const ResponsiblePerson: Lazy<t.ResponsiblePerson> = /* @__PURE__ */ once(() =>
  loosely<t.ResponsiblePerson>({
    first_name: z.string(),
    last_name: z.string(),
    address: Address(),
    phone_number: z.string(),
    phone_type: z.string().optional(),
  }),
);

const OrderHealthInsurance: Lazy<t.OrderHealthInsurance> = /* @__PURE__ */ once(() =>
  loosely<t.OrderHealthInsurance>({
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

const BillingType: Lazy<t.BillingType> = /* @__PURE__ */ once(() => z.string());

const ConsentType: Lazy<t.ConsentType> = /* @__PURE__ */ once(() => z.string());

const Consent: Lazy<t.Consent> = /* @__PURE__ */ once(() =>
  loosely<t.Consent>({
    consentType: ConsentType(),
    version: z.string().optional(),
    timeOfConsent: z.string().optional(),
  }),
);

const AoeAnswer: Lazy<t.AoeAnswer> = /* @__PURE__ */ once(() =>
  loosely<t.AoeAnswer>({ marker_id: z.number(), question_id: z.number(), answer: z.string() }),
);

const OrderCreate: Lazy<t.OrderCreate> = /* @__PURE__ */ once(() =>
  loosely<t.OrderCreate>({
    user_id: z.string(),
    lab_test_id: z.string().nullish(),
    order_set: OrderSet().nullish(),
    collection_method: CollectionMethod().nullish(),
    patient_details: OrderPatientDetailsInput(),
    patient_address: OrderPatientAddressInput(),
    physician: PhysicianInput().nullish(),
    health_insurance: OrderHealthInsurance().nullish(),
    priority: z.boolean().optional(),
    billing_type: BillingType().optional(),
    icd_codes: z.array(z.string()).nullish(),
    consents: z.array(Consent()).optional(),
    activate_by: z.string().nullish(),
    aoe_answers: z.array(AoeAnswer()).nullish(),
    passthrough: z.string().nullish(),
    clinical_notes: z.string().nullish(),
    lab_account_id: z.string().nullish(),
    creator_member_id: z.string().nullish(),
  }),
);

const OrderPatientDetails: Lazy<t.OrderPatientDetails> = /* @__PURE__ */ once(() =>
  loosely<t.OrderPatientDetails>({
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
    dob: z.string(),
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
  loosely<t.OrderPatientAddress>({
    receiver_name: z.string(),
    first_line: z.string(),
    second_line: z.string().nullable().default(null),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    phone_number: z.string().nullable().default(null),
    access_notes: z.string().nullable().default(null),
  }),
);

const Shipment: Lazy<t.Shipment> = /* @__PURE__ */ once(() =>
  loosely<t.Shipment>({
    id: z.string(),
    outbound_tracking_number: z.string().nullable().default(null),
    outbound_tracking_url: z.string().nullable().default(null),
    inbound_tracking_number: z.string().nullable().default(null),
    inbound_tracking_url: z.string().nullable().default(null),
    outbound_courier: z.string().nullable().default(null),
    inbound_courier: z.string().nullable().default(null),
    notes: z.string().nullable().default(null),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

const TestkitDetailsData: Lazy<t.TestkitDetailsData> = /* @__PURE__ */ once(() =>
  loosely<t.TestkitDetailsData>({
    id: z.string(),
    shipment: Shipment().nullable().default(null),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

const TestkitDetails: Lazy<t.TestkitDetails> = /* @__PURE__ */ once(() =>
  loosely<t.TestkitDetails>({ type: z.literal("testkit"), data: TestkitDetailsData() }),
);

const VisitDetailsData: Lazy<t.VisitDetailsData> = /* @__PURE__ */ once(() =>
  loosely<t.VisitDetailsData>({
    id: z.string(),
    appointment_id: z.string().nullish(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

const WalkInDetails: Lazy<t.WalkInDetails> = /* @__PURE__ */ once(() =>
  loosely<t.WalkInDetails>({ type: z.literal("walk_in_test"), data: VisitDetailsData() }),
);

const AtHomePhlebotomyDetails: Lazy<t.AtHomePhlebotomyDetails> = /* @__PURE__ */ once(() =>
  loosely<t.AtHomePhlebotomyDetails>({ type: z.literal("at_home_phlebotomy"), data: VisitDetailsData() }),
);

const OnSiteCollectionDetailsData: Lazy<t.OnSiteCollectionDetailsData> = /* @__PURE__ */ once(() =>
  loosely<t.OnSiteCollectionDetailsData>({ id: z.string(), created_at: z.string(), updated_at: z.string() }),
);

const OnSiteCollectionDetails: Lazy<t.OnSiteCollectionDetails> = /* @__PURE__ */ once(() =>
  loosely<t.OnSiteCollectionDetails>({
    type: z.literal("on_site_collection"),
    data: OnSiteCollectionDetailsData(),
  }),
);

const OrderDetails: Lazy<t.OrderDetails> = /* @__PURE__ */ once(() =>
  z.union([
    tagged("type", [TestkitDetails(), WalkInDetails(), AtHomePhlebotomyDetails(), OnSiteCollectionDetails()]),
    unknownArm<t.UnknownOrderDetails>("type", [
      "testkit",
      "walk_in_test",
      "at_home_phlebotomy",
      "on_site_collection",
    ]),
  ]),
);

const OrderTopLevelStatus: Lazy<t.OrderTopLevelStatus> = /* @__PURE__ */ once(() => z.string());

const OrderStatus: Lazy<t.OrderStatus> = /* @__PURE__ */ once(() => z.string());

const OrderStatusDetail: Lazy<t.OrderStatusDetail> = /* @__PURE__ */ once(() => z.string());

const OrderEvent: Lazy<t.OrderEvent> = /* @__PURE__ */ once(() =>
  loosely<t.OrderEvent>({
    id: z.number(),
    created_at: z.string(),
    status: OrderStatus(),
    status_detail: OrderStatusDetail().nullable().default(null),
  }),
);

const OrderOrigin: Lazy<t.OrderOrigin> = /* @__PURE__ */ once(() => z.string());

const OrderTransactionStatus: Lazy<t.OrderTransactionStatus> = /* @__PURE__ */ once(() => z.string());

const OrderLowLevelStatus: Lazy<t.OrderLowLevelStatus> = /* @__PURE__ */ once(() => z.string());

const OrderInTransaction: Lazy<t.OrderInTransaction> = /* @__PURE__ */ once(() =>
  loosely<t.OrderInTransaction>({
    id: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    low_level_status: OrderLowLevelStatus(),
    low_level_status_created_at: z.string(),
    origin: OrderOrigin(),
    parent_id: z.string().nullish(),
  }),
);

const OrderTransaction: Lazy<t.OrderTransaction> = /* @__PURE__ */ once(() =>
  loosely<t.OrderTransaction>({
    id: z.string(),
    status: OrderTransactionStatus(),
    orders: z.array(OrderInTransaction()),
  }),
);

const Physician: Lazy<t.Physician> = /* @__PURE__ */ once(() =>
  loosely<t.Physician>({ first_name: z.string(), last_name: z.string(), npi: z.string() }),
);

const ShippingAddress: Lazy<t.ShippingAddress> = /* @__PURE__ */ once(() =>
  loosely<t.ShippingAddress>({
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

const Interpretation: Lazy<t.Interpretation> = /* @__PURE__ */ once(() => z.string());

const Order: Lazy<t.Order> = /* @__PURE__ */ once(() =>
  loosely<t.Order>({
    id: z.string(),
    team_id: z.string(),
    user_id: z.string(),
    patient_details: OrderPatientDetails().nullable().default(null),
    priority: z.boolean(),
    patient_address: OrderPatientAddress().nullable().default(null),
    details: OrderDetails(),
    lab_test: LabTest(),
    sample_id: z.string(),
    notes: z.string(),
    clinical_notes: z.string().nullish(),
    created_at: z.string(),
    updated_at: z.string(),
    status: OrderTopLevelStatus(),
    events: z.array(OrderEvent()),
    last_event: OrderEvent(),
    origin: OrderOrigin(),
    order_transaction: OrderTransaction(),
    requisition_form_url: z.string().nullable().default(null),
    physician: Physician().nullish(),
    health_insurance_id: z.string().nullable().default(null),
    shipping_details: ShippingAddress().nullable().default(null),
    activate_by: z.string().nullish(),
    passthrough: z.string().nullish(),
    billing_type: BillingType().optional(),
    icd_codes: z.array(z.string()).nullish(),
    has_abn: z.boolean(),
    interpretation: Interpretation().nullish(),
    has_missing_results: z.boolean().nullish(),
    expected_result_by_date: z.string().nullish(),
    worst_case_result_by_date: z.string().nullish(),
  }),
);

const OrderAnswer: Lazy<t.OrderAnswer> = /* @__PURE__ */ once(() =>
  loosely<t.OrderAnswer>({ order: Order(), status: z.string(), message: z.string() }),
);

const OrderImportAddress: Lazy<t.OrderImportAddress> = /* @__PURE__ */ once(() =>
  loosely<t.OrderImportAddress>({
    receiver_name: z.string(),
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    phone_number: z.string().nullish(),
    access_notes: z.string().nullish(),
  }),
);

const OrderImport: Lazy<t.OrderImport> = /* @__PURE__ */ once(() =>
  loosely<t.OrderImport>({
    user_id: z.string(),
    billing_type: BillingType(),
    order_set: OrderSet(),
    collection_method: CollectionMethod(),
    sample_id: z.string(),
    patient_details: OrderPatientDetailsInput(),
    patient_address: OrderImportAddress(),
    physician: PhysicianInput().nullish(),
    lab_account_id: z.string().nullish(),
  }),
);

const OrderKey: Lazy<t.OrderKey> = /* @__PURE__ */ once(() => z.string());

const OrderActivationType: Lazy<t.OrderActivationType> = /* @__PURE__ */ once(() => z.string());

const OrderPage: Lazy<t.OrderPage> = /* @__PURE__ */ once(() =>
  loosely<t.OrderPage>({
    orders: z.array(Order()),
    total: z.number().nullable().default(null),
    page: z.number().nullable().default(null),
    size: z.number().nullable().default(null),
  }),
);

const ShippingAddressInput: Lazy<t.ShippingAddressInput> = /* @__PURE__ */ once(() =>
  loosely<t.ShippingAddressInput>({
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

const TestkitOrderCreate: Lazy<t.TestkitOrderCreate> = /* @__PURE__ */ once(() =>
  loosely<t.TestkitOrderCreate>({
    user_id: z.string(),
    lab_test_id: z.string(),
    shipping_details: ShippingAddressInput(),
    passthrough: z.string().nullish(),
    lab_account_id: z.string().nullish(),
  }),
);

const TestkitRegistration: Lazy<t.TestkitRegistration> = /* @__PURE__ */ once(() =>
  loosely<t.TestkitRegistration>({
    user_id: z.string().nullish(),
    sample_id: z.string(),
    patient_details: OrderPatientDetailsInput(),
    patient_address: OrderPatientAddressInput(),
    physician: PhysicianDetails().nullish(),
    health_insurance: OrderHealthInsurance().nullish(),
    consents: z.array(Consent()).optional(),
  }),
);

const ResendEvents: Lazy<t.ResendEvents> = /* @__PURE__ */ once(() =>
  loosely<t.ResendEvents>({
    order_ids: z.array(z.string()).nullish(),
    start_at: z.string().nullish(),
    end_at: z.string().nullish(),
  }),
);

const ResendEventsAnswer: Lazy<t.ResendEventsAnswer> = /* @__PURE__ */ once(() =>
  loosely<t.ResendEventsAnswer>({ order_ids: z.array(z.string()) }),
);

const OrderUpdate: Lazy<t.OrderUpdate> = /* @__PURE__ */ once(() =>
  loosely<t.OrderUpdate>({ activate_by: z.string().nullable().default(null) }),
);

const ResultType: Lazy<t.ResultType> = /* @__PURE__ */ once(() => z.string());

const SimulationFlags: Lazy<t.SimulationFlags> = /* @__PURE__ */ once(() =>
  loosely<t.SimulationFlags>({
    interpretation: Interpretation().optional(),
    result_types: z.array(ResultType()).nullish(),
    has_missing_results: z.boolean().nullish(),
  }),
);

const ResultsStatus: Lazy<t.ResultsStatus> = /* @__PURE__ */ once(() => z.string());

const LabResultsMetadata: Lazy<t.LabResultsMetadata> = /* @__PURE__ */ once(() =>
  loosely<t.LabResultsMetadata>({
    age: z.string(),
    dob: z.string(),
    "clia_#": z.string().nullish(),
    patient: z.string(),
    provider: z.string().nullish(),
    laboratory: z.string().nullish(),
    date_reported: retired(z.string()),
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
  loosely<t.SourceMarker>({
    marker_id: z.number(),
    name: z.string(),
    slug: z.string(),
    provider_id: z.string().nullish(),
  }),
);

const BiomarkerResult: Lazy<t.BiomarkerResult> = /* @__PURE__ */ once(() =>
  loosely<t.BiomarkerResult>({
    name: z.string(),
    slug: z.string().optional(),
    result: z.string(),
    result_type: ResultType(),
    type: ResultType().optional(),
    value: z.number().nullish(),
    unit: z.string().nullish(),
    timestamp: z.string().nullish(),
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
    source_markers: z.array(SourceMarker()).nullable().default(null),
    performing_laboratory: z.string().nullish(),
    source_sample_id: z.string().nullish(),
  }),
);

const FailureType: Lazy<t.FailureType> = /* @__PURE__ */ once(() => z.string());

const MissingResult: Lazy<t.MissingResult> = /* @__PURE__ */ once(() =>
  loosely<t.MissingResult>({
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
  loosely<t.LocalTime>({ timestamp: z.string(), timezone_offset: z.number() }),
);

const PerformingLaboratory: Lazy<t.PerformingLaboratory> = /* @__PURE__ */ once(() =>
  loosely<t.PerformingLaboratory>({
    name: z.string(),
    phone_number: z.string().nullish(),
    medical_director: z.string().nullish(),
    address: Address().nullish(),
  }),
);

const ClinicalInformation: Lazy<t.ClinicalInformation> = /* @__PURE__ */ once(() =>
  loosely<t.ClinicalInformation>({
    fasting: z.boolean().optional(),
    notes: z.string().nullish(),
    information: z.string().nullish(),
    total_volume: z.string().nullish(),
  }),
);

const SampleData: Lazy<t.SampleData> = /* @__PURE__ */ once(() =>
  loosely<t.SampleData>({
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
  loosely<t.LabResults>({
    metadata: LabResultsMetadata(),
    results: z.array(BiomarkerResult()),
    missing_results: z.array(MissingResult()).nullish(),
    sample_information: z.record(z.string(), SampleData()).nullish(),
    order_transaction: OrderTransaction().nullish(),
  }),
);

const OrderSummary: Lazy<t.OrderSummary> = /* @__PURE__ */ once(() =>
  loosely<t.OrderSummary>({
    id: z.string(),
    origin: OrderOrigin().nullish(),
    parent_id: z.string().nullish(),
    last_status: OrderLowLevelStatus(),
    last_status_created_at: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

const OrderTransactionAnswer: Lazy<t.OrderTransactionAnswer> = /* @__PURE__ */ once(() =>
  loosely<t.OrderTransactionAnswer>({
    id: z.string(),
    team_id: z.string(),
    status: OrderTransactionStatus(),
    orders: z.array(OrderSummary()),
  }),
);

const PscRadius: Lazy<t.PscRadius> = /* @__PURE__ */ once(() => z.string());

const PscCapability: Lazy<t.PscCapability> = /* @__PURE__ */ once(() => z.string());

const DayHours: Lazy<t.DayHours> = /* @__PURE__ */ once(() =>
  loosely<t.DayHours>({ open: z.string(), close: z.string() }),
);

const OpeningHours: Lazy<t.OpeningHours> = /* @__PURE__ */ once(() =>
  loosely<t.OpeningHours>({
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
  loosely<t.PscMetadata>({
    name: z.string(),
    state: z.string(),
    city: z.string(),
    zip_code: z.string(),
    first_line: z.string(),
    second_line: z.string().nullable().default(null),
    phone_number: z.string().nullable().default(null),
    fax_number: z.string().nullable().default(null),
    hours: OpeningHours().nullable().default(null),
    website: z.string().nullish(),
  }),
);

const LngLat: Lazy<t.LngLat> = /* @__PURE__ */ once(() =>
  loosely<t.LngLat>({ lng: z.number(), lat: z.number() }),
);

const PatientServiceCenter: Lazy<t.PatientServiceCenter> = /* @__PURE__ */ once(() =>
  loosely<t.PatientServiceCenter>({
    metadata: PscMetadata(),
    distance: z.string(),
    capabilities: z.array(PscCapability()),
    site_code: z.string().optional(),
    supported_bill_types: z.array(BillingType()).optional(),
    location: LngLat().optional(),
  }),
);

const PscInfo: Lazy<t.PscInfo> = /* @__PURE__ */ once(() =>
  loosely<t.PscInfo>({
    lab_id: z.number(),
    slug: LabSlug(),
    patient_service_centers: z.array(PatientServiceCenter()),
  }),
);

const CentralLabSlug: Lazy<t.CentralLabSlug> = /* @__PURE__ */ once(() => z.string());

const PhlebotomyProvider: Lazy<t.PhlebotomyProvider> = /* @__PURE__ */ once(() => z.string());

const AppointmentServiceType: Lazy<t.AppointmentServiceType> = /* @__PURE__ */ once(() => z.string());

const PhlebotomyProviderInfo: Lazy<t.PhlebotomyProviderInfo> = /* @__PURE__ */ once(() =>
  loosely<t.PhlebotomyProviderInfo>({
    name: PhlebotomyProvider(),
    service_types: z.array(AppointmentServiceType()),
  }),
);

const PhlebotomyAreaInfo: Lazy<t.PhlebotomyAreaInfo> = /* @__PURE__ */ once(() =>
  loosely<t.PhlebotomyAreaInfo>({ is_served: z.boolean(), providers: z.array(PhlebotomyProviderInfo()) }),
);

const CentralLabCenters: Lazy<t.CentralLabCenters> = /* @__PURE__ */ once(() =>
  loosely<t.CentralLabCenters>({
    appointment_available: z.boolean(),
    within_radius: z.number(),
    radius: z.string(),
    capabilities: z.array(PscCapability()).optional(),
  }),
);

const CentralLabArea: Lazy<t.CentralLabArea> = /* @__PURE__ */ once(() =>
  loosely<t.CentralLabArea>({
    patient_service_centers: CentralLabCenters(),
    supported_bill_types: z.array(BillingType()),
    lab_id: z.number(),
  }),
);

const AreaInfo: Lazy<t.AreaInfo> = /* @__PURE__ */ once(() =>
  loosely<t.AreaInfo>({
    zip_code: z.string(),
    phlebotomy: PhlebotomyAreaInfo(),
    central_labs: z.record(z.string(), CentralLabArea()),
  }),
);

const UsAddress: Lazy<t.UsAddress> = /* @__PURE__ */ once(() =>
  loosely<t.UsAddress>({
    first_line: z.string(),
    second_line: z.string().nullish(),
    city: z.string(),
    state: z.string(),
    zip_code: z.string(),
    unit: z.string().nullish(),
    access_notes: z.string().nullish(),
  }),
);

const AppointmentLocation: Lazy<t.AppointmentLocation> = /* @__PURE__ */ once(() =>
  loosely<t.AppointmentLocation>({
    location: LngLat(),
    distance: z.number().nullish(),
    address: UsAddress(),
    code: z.string(),
    name: z.string(),
    iana_timezone: z.string().nullish(),
  }),
);

const TimeSlot: Lazy<t.TimeSlot> = /* @__PURE__ */ once(() =>
  loosely<t.TimeSlot>({
    booking_key: z.string().nullish(),
    start: z.string(),
    end: z.string(),
    expires_at: z.string().nullish(),
    price: z.number(),
    is_priority: z.boolean(),
    num_appointments_available: z.number(),
  }),
);

const DaySlots: Lazy<t.DaySlots> = /* @__PURE__ */ once(() =>
  loosely<t.DaySlots>({
    location: AppointmentLocation().nullish(),
    date: z.string(),
    slots: z.array(TimeSlot()),
  }),
);

const AvailabilitySlots: Lazy<t.AvailabilitySlots> = /* @__PURE__ */ once(() =>
  loosely<t.AvailabilitySlots>({ slots: z.array(DaySlots()), timezone: z.string().nullish() }),
);

const CancellationReason: Lazy<t.CancellationReason> = /* @__PURE__ */ once(() =>
  loosely<t.CancellationReason>({ id: z.string(), name: z.string(), is_refundable: z.boolean() }),
);

const AppointmentBooking: Lazy<t.AppointmentBooking> = /* @__PURE__ */ once(() =>
  loosely<t.AppointmentBooking>({ booking_key: z.string(), appointment_notes: z.string().nullish() }),
);

const AppointmentType: Lazy<t.AppointmentType> = /* @__PURE__ */ once(() => z.string());

const AppointmentProvider: Lazy<t.AppointmentProvider> = /* @__PURE__ */ once(() => z.string());

const AppointmentStatus: Lazy<t.AppointmentStatus> = /* @__PURE__ */ once(() => z.string());

const AppointmentEventStatus: Lazy<t.AppointmentEventStatus> = /* @__PURE__ */ once(() => z.string());

const AppointmentEventData: Lazy<t.AppointmentEventData> = /* @__PURE__ */ once(() =>
  z.record(z.string(), z.unknown()),
);

const AppointmentEvent: Lazy<t.AppointmentEvent> = /* @__PURE__ */ once(() =>
  loosely<t.AppointmentEvent>({
    created_at: z.string(),
    status: AppointmentEventStatus(),
    data: AppointmentEventData().nullish(),
  }),
);

const Appointment: Lazy<t.Appointment> = /* @__PURE__ */ once(() =>
  loosely<t.Appointment>({
    id: z.string(),
    user_id: z.string(),
    order_id: z.string(),
    order_transaction_id: z.string().nullish(),
    address: UsAddress(),
    location: LngLat(),
    start_at: z.string().nullable().default(null),
    end_at: z.string().nullable().default(null),
    iana_timezone: z.string().nullish(),
    type: AppointmentType(),
    provider: AppointmentProvider(),
    status: AppointmentStatus(),
    provider_id: z.string(),
    external_id: z.string().nullish(),
    can_reschedule: z.boolean(),
    appointment_notes: z.string().nullish(),
    event_status: AppointmentEventStatus(),
    event_data: AppointmentEventData().nullish(),
    events: z.array(AppointmentEvent()),
  }),
);

const AppointmentRequest: Lazy<t.AppointmentRequest> = /* @__PURE__ */ once(() =>
  loosely<t.AppointmentRequest>({
    address: UsAddress(),
    provider: PhlebotomyProvider(),
    appointment_notes: z.string().nullish(),
  }),
);

const AppointmentReschedule: Lazy<t.AppointmentReschedule> = /* @__PURE__ */ once(() =>
  loosely<t.AppointmentReschedule>({ booking_key: z.string(), appointment_notes: z.string().nullish() }),
);

const PhlebotomyCancel: Lazy<t.PhlebotomyCancel> = /* @__PURE__ */ once(() =>
  loosely<t.PhlebotomyCancel>({ cancellation_reason_id: z.string(), notes: z.string().nullish() }),
);

const AppointmentPscLab: Lazy<t.AppointmentPscLab> = /* @__PURE__ */ once(() => z.string());

const PscAppointmentBooking: Lazy<t.PscAppointmentBooking> = /* @__PURE__ */ once(() =>
  loosely<t.PscAppointmentBooking>({
    booking_key: z.string(),
    appointment_notes: z.string().nullish(),
    async_confirmation: z.boolean().optional(),
    sync_confirmation_timeout_millisecond: z.number().nullish(),
    async_confirmation_timeout_millisecond: z.number().nullish(),
  }),
);

const PscCancel: Lazy<t.PscCancel> = /* @__PURE__ */ once(() =>
  loosely<t.PscCancel>({ cancellationReasonId: z.string(), note: z.string().nullish() }),
);

const LabReportUpload: Lazy<t.LabReportUpload> = /* @__PURE__ */ once(() =>
  loosely<t.LabReportUpload>({
    file: z.array(binary()),
    user_id: z.string(),
    needs_human_review: z.boolean().optional(),
  }),
);

const ParsingJobStatus: Lazy<t.ParsingJobStatus> = /* @__PURE__ */ once(() => z.string());

const ParsingJobFailureReason: Lazy<t.ParsingJobFailureReason> = /* @__PURE__ */ once(() => z.string());

const ParsedReportGender: Lazy<t.ParsedReportGender> = /* @__PURE__ */ once(() => z.string());

const ParsedReportMetadata: Lazy<t.ParsedReportMetadata> = /* @__PURE__ */ once(() =>
  loosely<t.ParsedReportMetadata>({
    patient_first_name: z.string().nullable().default(null),
    patient_last_name: z.string().nullable().default(null),
    dob: z.string().nullable().default(null),
    gender: ParsedReportGender(),
    lab_name: z.string().nullable().default(null),
    date_reported: z.string().nullable().default(null),
    date_collected: z.string().nullable().default(null),
    specimen_number: z.string().nullable().default(null),
  }),
);

const LoincMatch: Lazy<t.LoincMatch> = /* @__PURE__ */ once(() =>
  loosely<t.LoincMatch>({
    loinc_code: z.string(),
    loinc_name: z.string(),
    display_name: z.string(),
    aliases: z.array(z.string()),
    confidence_score: z.number(),
  }),
);

const ParsedResultType: Lazy<t.ParsedResultType> = /* @__PURE__ */ once(() => z.string());

const ParsedSampleType: Lazy<t.ParsedSampleType> = /* @__PURE__ */ once(() => z.string());

const ParsedMeasurementKind: Lazy<t.ParsedMeasurementKind> = /* @__PURE__ */ once(() => z.string());

const ParsedSensitivity: Lazy<t.ParsedSensitivity> = /* @__PURE__ */ once(() => z.string());

const LoincMatchStatus: Lazy<t.LoincMatchStatus> = /* @__PURE__ */ once(() => z.string());

const ParsedResult: Lazy<t.ParsedResult> = /* @__PURE__ */ once(() =>
  loosely<t.ParsedResult>({
    name: z.string(),
    value: z.string(),
    unit: z.string().nullable().default(null),
    reference_range: z.string().nullable().default(null),
    interpretation: Interpretation().nullable().default(null),
    loinc_matches: z.array(LoincMatch()).nullable().default(null),
    test_name: z.string(),
    units: z.string().nullable().default(null),
    min_reference_range: z.number().nullable().default(null),
    max_reference_range: z.number().nullable().default(null),
    is_below_min_range: z.boolean().nullable().default(null),
    is_above_max_range: z.boolean().nullable().default(null),
    type: ParsedResultType().nullable().default(null),
    sample_type: ParsedSampleType(),
    measurement_kind: ParsedMeasurementKind(),
    sensitivity: ParsedSensitivity(),
    source_panel_name: z.string().nullable().default(null),
    loinc_match_status: LoincMatchStatus().nullable().default(null),
  }),
);

const ParsedLabReport: Lazy<t.ParsedLabReport> = /* @__PURE__ */ once(() =>
  loosely<t.ParsedLabReport>({ metadata: ParsedReportMetadata(), results: z.array(ParsedResult()) }),
);

const ParsingJob: Lazy<t.ParsingJob> = /* @__PURE__ */ once(() =>
  loosely<t.ParsingJob>({
    id: z.string(),
    status: ParsingJobStatus(),
    failure_reason: ParsingJobFailureReason().nullable().default(null),
    data: ParsedLabReport().nullable().default(null),
    needs_human_review: z.boolean(),
    is_reviewed: z.boolean(),
  }),
);

const WebhookEnvelope: Lazy<t.WebhookEnvelope> = /* @__PURE__ */ once(() =>
  loosely<t.WebhookEnvelope>({
    user_id: z.string().nullable().default(null),
    client_user_id: z.string().nullable().default(null),
    team_id: z.string(),
  }),
);

const CriticalResult: Lazy<t.CriticalResult> = /* @__PURE__ */ once(() =>
  loosely<t.CriticalResult>({
    order_id: z.string(),
    sample_id: z.string(),
    status: ResultsStatus(),
    interpretation: Interpretation(),
    team_id: z.string(),
    user_id: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

const ConnectionCreated: Lazy<t.ConnectionCreated> = /* @__PURE__ */ once(() =>
  loosely<t.ConnectionCreated>({
    user_id: z.string(),
    provider: ProviderSummary(),
    source: retired(ProviderSummary()),
    external_user_id: z.string().nullable().default(null),
    resource_availability: z.record(z.string(), ResourceAvailability()),
  }),
);

const ConnectionFailed: Lazy<t.ConnectionFailed> = /* @__PURE__ */ once(() =>
  loosely<t.ConnectionFailed>({
    user_id: z.string(),
    provider: ProviderSummary(),
    message: z.string(),
    error_type: ConnectionErrorType(),
    error_details: ConnectionErrorDetails(),
  }),
);

const ProviderDevice: Lazy<t.ProviderDevice> = /* @__PURE__ */ once(() =>
  loosely<t.ProviderDevice>({
    id: z.string(),
    user_id: z.string(),
    provider: ProviderSummary(),
    name: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);

const HistoricalData: Lazy<t.HistoricalData> = /* @__PURE__ */ once(() =>
  loosely<t.HistoricalData>({
    user_id: z.string(),
    start_date: z.string(),
    end_date: z.string(),
    is_final: retired(z.boolean()),
    provider: z.string(),
  }),
);

const DailySummary: Lazy<t.DailySummary> = /* @__PURE__ */ once(() =>
  loosely<t.DailySummary>({ user_id: z.string(), source: TimeseriesSource() }),
);

/** Reads `SeriesResource`; values, fields and formats of later releases pass. */
export const SeriesResourceSchema: z.ZodType<t.SeriesResource> = /* @__PURE__ */ lazily(SeriesResource);

/** Reads `SummaryResource`; values, fields and formats of later releases pass. */
export const SummaryResourceSchema: z.ZodType<t.SummaryResource> = /* @__PURE__ */ lazily(SummaryResource);

/** Reads `ProviderSummary`; values, fields and formats of later releases pass. */
export const ProviderSummarySchema: z.ZodType<t.ProviderSummary> = /* @__PURE__ */ lazily(ProviderSummary);

/** Reads `ConnectedSource`; values, fields and formats of later releases pass. */
export const ConnectedSourceSchema: z.ZodType<t.ConnectedSource> = /* @__PURE__ */ lazily(ConnectedSource);

/** Reads `FallbackTimeZone`; values, fields and formats of later releases pass. */
export const FallbackTimeZoneSchema: z.ZodType<t.FallbackTimeZone> = /* @__PURE__ */ lazily(FallbackTimeZone);

/** Reads `FallbackBirthDate`; values, fields and formats of later releases pass. */
export const FallbackBirthDateSchema: z.ZodType<t.FallbackBirthDate> =
  /* @__PURE__ */ lazily(FallbackBirthDate);

/** Reads `User`; values, fields and formats of later releases pass. */
export const UserSchema: z.ZodType<t.User> = /* @__PURE__ */ lazily(User);

/** Reads `UserPage`; values, fields and formats of later releases pass. */
export const UserPageSchema: z.ZodType<t.UserPage> = /* @__PURE__ */ lazily(UserPage);

/** Reads `ErrorBody`; values, fields and formats of later releases pass. */
export const ErrorBodySchema: z.ZodType<t.ErrorBody> = /* @__PURE__ */ lazily(ErrorBody);

/** Reads `ErrorDetail`; values, fields and formats of later releases pass. */
export const ErrorDetailSchema: z.ZodType<t.ErrorDetail> = /* @__PURE__ */ lazily(ErrorDetail);

/** Reads `CodedErrorBody`; values, fields and formats of later releases pass. */
export const CodedErrorBodySchema: z.ZodType<t.CodedErrorBody> = /* @__PURE__ */ lazily(CodedErrorBody);

/** Reads `ApiErrorBody`; values, fields and formats of later releases pass. */
export const ApiErrorBodySchema: z.ZodType<t.ApiErrorBody> = /* @__PURE__ */ lazily(ApiErrorBody);

/** Reads `ValidationIssue`; values, fields and formats of later releases pass. */
export const ValidationIssueSchema: z.ZodType<t.ValidationIssue> = /* @__PURE__ */ lazily(ValidationIssue);

/** Reads `ValidationErrorBody`; values, fields and formats of later releases pass. */
export const ValidationErrorBodySchema: z.ZodType<t.ValidationErrorBody> =
  /* @__PURE__ */ lazily(ValidationErrorBody);

/** Reads `UserCreate`; values, fields and formats of later releases pass. */
export const UserCreateSchema: z.ZodType<t.UserCreate> = /* @__PURE__ */ lazily(UserCreate);

/** Reads `UserCreated`; values, fields and formats of later releases pass. */
export const UserCreatedSchema: z.ZodType<t.UserCreated> = /* @__PURE__ */ lazily(UserCreated);

/** Reads `UserConflictDetail`; values, fields and formats of later releases pass. */
export const UserConflictDetailSchema: z.ZodType<t.UserConflictDetail> =
  /* @__PURE__ */ lazily(UserConflictDetail);

/** Reads `UserConflict`; values, fields and formats of later releases pass. */
export const UserConflictSchema: z.ZodType<t.UserConflict> = /* @__PURE__ */ lazily(UserConflict);

/** Reads `UserCreateRefusal`; values, fields and formats of later releases pass. */
export const UserCreateRefusalSchema: z.ZodType<t.UserCreateRefusal> =
  /* @__PURE__ */ lazily(UserCreateRefusal);

/** Reads `Success`; values, fields and formats of later releases pass. */
export const SuccessSchema: z.ZodType<t.Success> = /* @__PURE__ */ lazily(Success);

/** Reads `UserUpdate`; values, fields and formats of later releases pass. */
export const UserUpdateSchema: z.ZodType<t.UserUpdate> = /* @__PURE__ */ lazily(UserUpdate);

/** Reads `UserRefreshed`; values, fields and formats of later releases pass. */
export const UserRefreshedSchema: z.ZodType<t.UserRefreshed> = /* @__PURE__ */ lazily(UserRefreshed);

/** Reads `UserRefreshFailed`; values, fields and formats of later releases pass. */
export const UserRefreshFailedSchema: z.ZodType<t.UserRefreshFailed> =
  /* @__PURE__ */ lazily(UserRefreshFailed);

/** Reads `UserRefreshRefusal`; values, fields and formats of later releases pass. */
export const UserRefreshRefusalSchema: z.ZodType<t.UserRefreshRefusal> =
  /* @__PURE__ */ lazily(UserRefreshRefusal);

/** Reads `ConnectionStatus`; values, fields and formats of later releases pass. */
export const ConnectionStatusSchema: z.ZodType<t.ConnectionStatus> = /* @__PURE__ */ lazily(ConnectionStatus);

/** Reads `Availability`; values, fields and formats of later releases pass. */
export const AvailabilitySchema: z.ZodType<t.Availability> = /* @__PURE__ */ lazily(Availability);

/** Reads `ScopeRequirements`; values, fields and formats of later releases pass. */
export const ScopeRequirementsSchema: z.ZodType<t.ScopeRequirements> =
  /* @__PURE__ */ lazily(ScopeRequirements);

/** Reads `ScopeRequirementsGrants`; values, fields and formats of later releases pass. */
export const ScopeRequirementsGrantsSchema: z.ZodType<t.ScopeRequirementsGrants> =
  /* @__PURE__ */ lazily(ScopeRequirementsGrants);

/** Reads `ResourceAvailability`; values, fields and formats of later releases pass. */
export const ResourceAvailabilitySchema: z.ZodType<t.ResourceAvailability> =
  /* @__PURE__ */ lazily(ResourceAvailability);

/** Reads `ConnectionErrorType`; values, fields and formats of later releases pass. */
export const ConnectionErrorTypeSchema: z.ZodType<t.ConnectionErrorType> =
  /* @__PURE__ */ lazily(ConnectionErrorType);

/** Reads `ConnectionErrorDetails`; values, fields and formats of later releases pass. */
export const ConnectionErrorDetailsSchema: z.ZodType<t.ConnectionErrorDetails> =
  /* @__PURE__ */ lazily(ConnectionErrorDetails);

/** Reads `ConnectedProvider`; values, fields and formats of later releases pass. */
export const ConnectedProviderSchema: z.ZodType<t.ConnectedProvider> =
  /* @__PURE__ */ lazily(ConnectedProvider);

/** Reads `UserProviders`; values, fields and formats of later releases pass. */
export const UserProvidersSchema: z.ZodType<t.UserProviders> = /* @__PURE__ */ lazily(UserProviders);

/** Reads `Provider`; values, fields and formats of later releases pass. */
export const ProviderSchema: z.ZodType<t.Provider> = /* @__PURE__ */ lazily(Provider);

/** Reads `SourceType`; values, fields and formats of later releases pass. */
export const SourceTypeSchema: z.ZodType<t.SourceType> = /* @__PURE__ */ lazily(SourceType);

/** Reads `AuthType`; values, fields and formats of later releases pass. */
export const AuthTypeSchema: z.ZodType<t.AuthType> = /* @__PURE__ */ lazily(AuthType);

/** Reads `Resource`; values, fields and formats of later releases pass. */
export const ResourceSchema: z.ZodType<t.Resource> = /* @__PURE__ */ lazily(Resource);

/** Reads `ProviderCatalogEntry`; values, fields and formats of later releases pass. */
export const ProviderCatalogEntrySchema: z.ZodType<t.ProviderCatalogEntry> =
  /* @__PURE__ */ lazily(ProviderCatalogEntry);

/** Reads `LinkOnError`; values, fields and formats of later releases pass. */
export const LinkOnErrorSchema: z.ZodType<t.LinkOnError> = /* @__PURE__ */ lazily(LinkOnError);

/** Reads `LinkOnClose`; values, fields and formats of later releases pass. */
export const LinkOnCloseSchema: z.ZodType<t.LinkOnClose> = /* @__PURE__ */ lazily(LinkOnClose);

/** Reads `LinkTokenCreate`; values, fields and formats of later releases pass. */
export const LinkTokenCreateSchema: z.ZodType<t.LinkTokenCreate> = /* @__PURE__ */ lazily(LinkTokenCreate);

/** Reads `LinkToken`; values, fields and formats of later releases pass. */
export const LinkTokenSchema: z.ZodType<t.LinkToken> = /* @__PURE__ */ lazily(LinkToken);

/** Reads `DemoProvider`; values, fields and formats of later releases pass. */
export const DemoProviderSchema: z.ZodType<t.DemoProvider> = /* @__PURE__ */ lazily(DemoProvider);

/** Reads `DemoConnectionCreate`; values, fields and formats of later releases pass. */
export const DemoConnectionCreateSchema: z.ZodType<t.DemoConnectionCreate> =
  /* @__PURE__ */ lazily(DemoConnectionCreate);

/** Reads `DemoConnection`; values, fields and formats of later releases pass. */
export const DemoConnectionSchema: z.ZodType<t.DemoConnection> = /* @__PURE__ */ lazily(DemoConnection);

/** Reads `LinkFormComponent`; values, fields and formats of later releases pass. */
export const LinkFormComponentSchema: z.ZodType<t.LinkFormComponent> =
  /* @__PURE__ */ lazily(LinkFormComponent);

/** Reads `LinkSource`; values, fields and formats of later releases pass. */
export const LinkSourceSchema: z.ZodType<t.LinkSource> = /* @__PURE__ */ lazily(LinkSource);

/** Reads `OauthProvider`; values, fields and formats of later releases pass. */
export const OauthProviderSchema: z.ZodType<t.OauthProvider> = /* @__PURE__ */ lazily(OauthProvider);

/** Reads `OauthSource`; values, fields and formats of later releases pass. */
export const OauthSourceSchema: z.ZodType<t.OauthSource> = /* @__PURE__ */ lazily(OauthSource);

/** Reads `PasswordProvider`; values, fields and formats of later releases pass. */
export const PasswordProviderSchema: z.ZodType<t.PasswordProvider> = /* @__PURE__ */ lazily(PasswordProvider);

/** Reads `Region`; values, fields and formats of later releases pass. */
export const RegionSchema: z.ZodType<t.Region> = /* @__PURE__ */ lazily(Region);

/** Reads `PasswordSignIn`; values, fields and formats of later releases pass. */
export const PasswordSignInSchema: z.ZodType<t.PasswordSignIn> = /* @__PURE__ */ lazily(PasswordSignIn);

/** Reads `LinkState`; values, fields and formats of later releases pass. */
export const LinkStateSchema: z.ZodType<t.LinkState> = /* @__PURE__ */ lazily(LinkState);

/** Reads `LinkErrorType`; values, fields and formats of later releases pass. */
export const LinkErrorTypeSchema: z.ZodType<t.LinkErrorType> = /* @__PURE__ */ lazily(LinkErrorType);

/** Reads `MfaMethod`; values, fields and formats of later releases pass. */
export const MfaMethodSchema: z.ZodType<t.MfaMethod> = /* @__PURE__ */ lazily(MfaMethod);

/** Reads `ProviderMfaRequest`; values, fields and formats of later releases pass. */
export const ProviderMfaRequestSchema: z.ZodType<t.ProviderMfaRequest> =
  /* @__PURE__ */ lazily(ProviderMfaRequest);

/** Reads `ProviderLinkResponse`; values, fields and formats of later releases pass. */
export const ProviderLinkResponseSchema: z.ZodType<t.ProviderLinkResponse> =
  /* @__PURE__ */ lazily(ProviderLinkResponse);

/** Reads `MfaCompletion`; values, fields and formats of later releases pass. */
export const MfaCompletionSchema: z.ZodType<t.MfaCompletion> = /* @__PURE__ */ lazily(MfaCompletion);

/** Reads `EmailProvider`; values, fields and formats of later releases pass. */
export const EmailProviderSchema: z.ZodType<t.EmailProvider> = /* @__PURE__ */ lazily(EmailProvider);

/** Reads `EmailSignIn`; values, fields and formats of later releases pass. */
export const EmailSignInSchema: z.ZodType<t.EmailSignIn> = /* @__PURE__ */ lazily(EmailSignIn);

/** Reads `TimeseriesResource`; values, fields and formats of later releases pass. */
export const TimeseriesResourceSchema: z.ZodType<t.TimeseriesResource> =
  /* @__PURE__ */ lazily(TimeseriesResource);

/** Reads `IntervalSample`; values, fields and formats of later releases pass. */
export const IntervalSampleSchema: z.ZodType<t.IntervalSample> = /* @__PURE__ */ lazily(IntervalSample);

/** Reads `AfibBurdenPoint`; values, fields and formats of later releases pass. */
export const AfibBurdenPointSchema: z.ZodType<t.AfibBurdenPoint> = /* @__PURE__ */ lazily(AfibBurdenPoint);

/** Reads `BasalBodyTemperaturePoint`; values, fields and formats of later releases pass. */
export const BasalBodyTemperaturePointSchema: z.ZodType<t.BasalBodyTemperaturePoint> =
  /* @__PURE__ */ lazily(BasalBodyTemperaturePoint);

/** Reads `InstantSample`; values, fields and formats of later releases pass. */
export const InstantSampleSchema: z.ZodType<t.InstantSample> = /* @__PURE__ */ lazily(InstantSample);

/** Reads `BloodOxygenPoint`; values, fields and formats of later releases pass. */
export const BloodOxygenPointSchema: z.ZodType<t.BloodOxygenPoint> = /* @__PURE__ */ lazily(BloodOxygenPoint);

/** Reads `BloodPressurePoint`; values, fields and formats of later releases pass. */
export const BloodPressurePointSchema: z.ZodType<t.BloodPressurePoint> =
  /* @__PURE__ */ lazily(BloodPressurePoint);

/** Reads `BodyFatPoint`; values, fields and formats of later releases pass. */
export const BodyFatPointSchema: z.ZodType<t.BodyFatPoint> = /* @__PURE__ */ lazily(BodyFatPoint);

/** Reads `BodyMassIndexPoint`; values, fields and formats of later releases pass. */
export const BodyMassIndexPointSchema: z.ZodType<t.BodyMassIndexPoint> =
  /* @__PURE__ */ lazily(BodyMassIndexPoint);

/** Reads `TemperatureSensorLocation`; values, fields and formats of later releases pass. */
export const TemperatureSensorLocationSchema: z.ZodType<t.TemperatureSensorLocation> =
  /* @__PURE__ */ lazily(TemperatureSensorLocation);

/** Reads `BodyTemperaturePoint`; values, fields and formats of later releases pass. */
export const BodyTemperaturePointSchema: z.ZodType<t.BodyTemperaturePoint> =
  /* @__PURE__ */ lazily(BodyTemperaturePoint);

/** Reads `BodyTemperatureDeltaPoint`; values, fields and formats of later releases pass. */
export const BodyTemperatureDeltaPointSchema: z.ZodType<t.BodyTemperatureDeltaPoint> =
  /* @__PURE__ */ lazily(BodyTemperatureDeltaPoint);

/** Reads `BodyWeightPoint`; values, fields and formats of later releases pass. */
export const BodyWeightPointSchema: z.ZodType<t.BodyWeightPoint> = /* @__PURE__ */ lazily(BodyWeightPoint);

/** Reads `CaffeinePoint`; values, fields and formats of later releases pass. */
export const CaffeinePointSchema: z.ZodType<t.CaffeinePoint> = /* @__PURE__ */ lazily(CaffeinePoint);

/** Reads `CaloriesActivePoint`; values, fields and formats of later releases pass. */
export const CaloriesActivePointSchema: z.ZodType<t.CaloriesActivePoint> =
  /* @__PURE__ */ lazily(CaloriesActivePoint);

/** Reads `CaloriesBasalPoint`; values, fields and formats of later releases pass. */
export const CaloriesBasalPointSchema: z.ZodType<t.CaloriesBasalPoint> =
  /* @__PURE__ */ lazily(CaloriesBasalPoint);

/** Reads `CarbohydratesPoint`; values, fields and formats of later releases pass. */
export const CarbohydratesPointSchema: z.ZodType<t.CarbohydratesPoint> =
  /* @__PURE__ */ lazily(CarbohydratesPoint);

/** Reads `CholesterolType`; values, fields and formats of later releases pass. */
export const CholesterolTypeSchema: z.ZodType<t.CholesterolType> = /* @__PURE__ */ lazily(CholesterolType);

/** Reads `CholesterolPoint`; values, fields and formats of later releases pass. */
export const CholesterolPointSchema: z.ZodType<t.CholesterolPoint> = /* @__PURE__ */ lazily(CholesterolPoint);

/** Reads `DaylightExposurePoint`; values, fields and formats of later releases pass. */
export const DaylightExposurePointSchema: z.ZodType<t.DaylightExposurePoint> =
  /* @__PURE__ */ lazily(DaylightExposurePoint);

/** Reads `DistancePoint`; values, fields and formats of later releases pass. */
export const DistancePointSchema: z.ZodType<t.DistancePoint> = /* @__PURE__ */ lazily(DistancePoint);

/** Reads `ElectrocardiogramVoltagePoint`; values, fields and formats of later releases pass. */
export const ElectrocardiogramVoltagePointSchema: z.ZodType<t.ElectrocardiogramVoltagePoint> =
  /* @__PURE__ */ lazily(ElectrocardiogramVoltagePoint);

/** Reads `FallPoint`; values, fields and formats of later releases pass. */
export const FallPointSchema: z.ZodType<t.FallPoint> = /* @__PURE__ */ lazily(FallPoint);

/** Reads `FloorsClimbedPoint`; values, fields and formats of later releases pass. */
export const FloorsClimbedPointSchema: z.ZodType<t.FloorsClimbedPoint> =
  /* @__PURE__ */ lazily(FloorsClimbedPoint);

/** Reads `ForcedExpiratoryVolume1Point`; values, fields and formats of later releases pass. */
export const ForcedExpiratoryVolume1PointSchema: z.ZodType<t.ForcedExpiratoryVolume1Point> =
  /* @__PURE__ */ lazily(ForcedExpiratoryVolume1Point);

/** Reads `ForcedVitalCapacityPoint`; values, fields and formats of later releases pass. */
export const ForcedVitalCapacityPointSchema: z.ZodType<t.ForcedVitalCapacityPoint> =
  /* @__PURE__ */ lazily(ForcedVitalCapacityPoint);

/** Reads `GlucosePoint`; values, fields and formats of later releases pass. */
export const GlucosePointSchema: z.ZodType<t.GlucosePoint> = /* @__PURE__ */ lazily(GlucosePoint);

/** Reads `HandwashingPoint`; values, fields and formats of later releases pass. */
export const HandwashingPointSchema: z.ZodType<t.HandwashingPoint> = /* @__PURE__ */ lazily(HandwashingPoint);

/** Reads `HeartRateAlertType`; values, fields and formats of later releases pass. */
export const HeartRateAlertTypeSchema: z.ZodType<t.HeartRateAlertType> =
  /* @__PURE__ */ lazily(HeartRateAlertType);

/** Reads `HeartRateAlertPoint`; values, fields and formats of later releases pass. */
export const HeartRateAlertPointSchema: z.ZodType<t.HeartRateAlertPoint> =
  /* @__PURE__ */ lazily(HeartRateAlertPoint);

/** Reads `HeartRateRecoveryOneMinutePoint`; values, fields and formats of later releases pass. */
export const HeartRateRecoveryOneMinutePointSchema: z.ZodType<t.HeartRateRecoveryOneMinutePoint> =
  /* @__PURE__ */ lazily(HeartRateRecoveryOneMinutePoint);

/** Reads `HeartratePoint`; values, fields and formats of later releases pass. */
export const HeartratePointSchema: z.ZodType<t.HeartratePoint> = /* @__PURE__ */ lazily(HeartratePoint);

/** Reads `HrvPoint`; values, fields and formats of later releases pass. */
export const HrvPointSchema: z.ZodType<t.HrvPoint> = /* @__PURE__ */ lazily(HrvPoint);

/** Reads `HypnogramPoint`; values, fields and formats of later releases pass. */
export const HypnogramPointSchema: z.ZodType<t.HypnogramPoint> = /* @__PURE__ */ lazily(HypnogramPoint);

/** Reads `IgePoint`; values, fields and formats of later releases pass. */
export const IgePointSchema: z.ZodType<t.IgePoint> = /* @__PURE__ */ lazily(IgePoint);

/** Reads `IggPoint`; values, fields and formats of later releases pass. */
export const IggPointSchema: z.ZodType<t.IggPoint> = /* @__PURE__ */ lazily(IggPoint);

/** Reads `InhalerUsagePoint`; values, fields and formats of later releases pass. */
export const InhalerUsagePointSchema: z.ZodType<t.InhalerUsagePoint> =
  /* @__PURE__ */ lazily(InhalerUsagePoint);

/** Reads `InsulinType`; values, fields and formats of later releases pass. */
export const InsulinTypeSchema: z.ZodType<t.InsulinType> = /* @__PURE__ */ lazily(InsulinType);

/** Reads `InsulinDeliveryMode`; values, fields and formats of later releases pass. */
export const InsulinDeliveryModeSchema: z.ZodType<t.InsulinDeliveryMode> =
  /* @__PURE__ */ lazily(InsulinDeliveryMode);

/** Reads `InsulinDeliveryForm`; values, fields and formats of later releases pass. */
export const InsulinDeliveryFormSchema: z.ZodType<t.InsulinDeliveryForm> =
  /* @__PURE__ */ lazily(InsulinDeliveryForm);

/** Reads `InsulinBolusPurpose`; values, fields and formats of later releases pass. */
export const InsulinBolusPurposeSchema: z.ZodType<t.InsulinBolusPurpose> =
  /* @__PURE__ */ lazily(InsulinBolusPurpose);

/** Reads `InsulinInjectionPoint`; values, fields and formats of later releases pass. */
export const InsulinInjectionPointSchema: z.ZodType<t.InsulinInjectionPoint> =
  /* @__PURE__ */ lazily(InsulinInjectionPoint);

/** Reads `LeanBodyMassPoint`; values, fields and formats of later releases pass. */
export const LeanBodyMassPointSchema: z.ZodType<t.LeanBodyMassPoint> =
  /* @__PURE__ */ lazily(LeanBodyMassPoint);

/** Reads `MindfulnessMinutesPoint`; values, fields and formats of later releases pass. */
export const MindfulnessMinutesPointSchema: z.ZodType<t.MindfulnessMinutesPoint> =
  /* @__PURE__ */ lazily(MindfulnessMinutesPoint);

/** Reads `NoteTag`; values, fields and formats of later releases pass. */
export const NoteTagSchema: z.ZodType<t.NoteTag> = /* @__PURE__ */ lazily(NoteTag);

/** Reads `NotePoint`; values, fields and formats of later releases pass. */
export const NotePointSchema: z.ZodType<t.NotePoint> = /* @__PURE__ */ lazily(NotePoint);

/** Reads `PeakExpiratoryFlowRatePoint`; values, fields and formats of later releases pass. */
export const PeakExpiratoryFlowRatePointSchema: z.ZodType<t.PeakExpiratoryFlowRatePoint> =
  /* @__PURE__ */ lazily(PeakExpiratoryFlowRatePoint);

/** Reads `RespiratoryRatePoint`; values, fields and formats of later releases pass. */
export const RespiratoryRatePointSchema: z.ZodType<t.RespiratoryRatePoint> =
  /* @__PURE__ */ lazily(RespiratoryRatePoint);

/** Reads `SleepApneaAlertPoint`; values, fields and formats of later releases pass. */
export const SleepApneaAlertPointSchema: z.ZodType<t.SleepApneaAlertPoint> =
  /* @__PURE__ */ lazily(SleepApneaAlertPoint);

/** Reads `SleepBreathingDisturbanceType`; values, fields and formats of later releases pass. */
export const SleepBreathingDisturbanceTypeSchema: z.ZodType<t.SleepBreathingDisturbanceType> =
  /* @__PURE__ */ lazily(SleepBreathingDisturbanceType);

/** Reads `SleepBreathingDisturbancePoint`; values, fields and formats of later releases pass. */
export const SleepBreathingDisturbancePointSchema: z.ZodType<t.SleepBreathingDisturbancePoint> =
  /* @__PURE__ */ lazily(SleepBreathingDisturbancePoint);

/** Reads `StandDurationPoint`; values, fields and formats of later releases pass. */
export const StandDurationPointSchema: z.ZodType<t.StandDurationPoint> =
  /* @__PURE__ */ lazily(StandDurationPoint);

/** Reads `StandHourType`; values, fields and formats of later releases pass. */
export const StandHourTypeSchema: z.ZodType<t.StandHourType> = /* @__PURE__ */ lazily(StandHourType);

/** Reads `StandHourPoint`; values, fields and formats of later releases pass. */
export const StandHourPointSchema: z.ZodType<t.StandHourPoint> = /* @__PURE__ */ lazily(StandHourPoint);

/** Reads `StepsPoint`; values, fields and formats of later releases pass. */
export const StepsPointSchema: z.ZodType<t.StepsPoint> = /* @__PURE__ */ lazily(StepsPoint);

/** Reads `StressLevelPoint`; values, fields and formats of later releases pass. */
export const StressLevelPointSchema: z.ZodType<t.StressLevelPoint> = /* @__PURE__ */ lazily(StressLevelPoint);

/** Reads `UvExposurePoint`; values, fields and formats of later releases pass. */
export const UvExposurePointSchema: z.ZodType<t.UvExposurePoint> = /* @__PURE__ */ lazily(UvExposurePoint);

/** Reads `Vo2MaxPoint`; values, fields and formats of later releases pass. */
export const Vo2MaxPointSchema: z.ZodType<t.Vo2MaxPoint> = /* @__PURE__ */ lazily(Vo2MaxPoint);

/** Reads `WaistCircumferencePoint`; values, fields and formats of later releases pass. */
export const WaistCircumferencePointSchema: z.ZodType<t.WaistCircumferencePoint> =
  /* @__PURE__ */ lazily(WaistCircumferencePoint);

/** Reads `WaterPoint`; values, fields and formats of later releases pass. */
export const WaterPointSchema: z.ZodType<t.WaterPoint> = /* @__PURE__ */ lazily(WaterPoint);

/** Reads `WheelchairPushPoint`; values, fields and formats of later releases pass. */
export const WheelchairPushPointSchema: z.ZodType<t.WheelchairPushPoint> =
  /* @__PURE__ */ lazily(WheelchairPushPoint);

/** Reads `WorkoutDistancePoint`; values, fields and formats of later releases pass. */
export const WorkoutDistancePointSchema: z.ZodType<t.WorkoutDistancePoint> =
  /* @__PURE__ */ lazily(WorkoutDistancePoint);

/** Reads `WorkoutIntensity`; values, fields and formats of later releases pass. */
export const WorkoutIntensitySchema: z.ZodType<t.WorkoutIntensity> = /* @__PURE__ */ lazily(WorkoutIntensity);

/** Reads `WorkoutDurationPoint`; values, fields and formats of later releases pass. */
export const WorkoutDurationPointSchema: z.ZodType<t.WorkoutDurationPoint> =
  /* @__PURE__ */ lazily(WorkoutDurationPoint);

/** Reads `WorkoutSwimmingStrokePoint`; values, fields and formats of later releases pass. */
export const WorkoutSwimmingStrokePointSchema: z.ZodType<t.WorkoutSwimmingStrokePoint> =
  /* @__PURE__ */ lazily(WorkoutSwimmingStrokePoint);

/** Reads `TimeseriesPoint`; values, fields and formats of later releases pass. */
export const TimeseriesPointSchema: z.ZodType<t.TimeseriesPoint> = /* @__PURE__ */ lazily(TimeseriesPoint);

/** Reads `ProviderSourceType`; values, fields and formats of later releases pass. */
export const ProviderSourceTypeSchema: z.ZodType<t.ProviderSourceType> =
  /* @__PURE__ */ lazily(ProviderSourceType);

/** Reads `TimeseriesSource`; values, fields and formats of later releases pass. */
export const TimeseriesSourceSchema: z.ZodType<t.TimeseriesSource> = /* @__PURE__ */ lazily(TimeseriesSource);

/** Reads `TimeseriesGroup`; values, fields and formats of later releases pass. */
export const TimeseriesGroupSchema: z.ZodType<t.TimeseriesGroup> = /* @__PURE__ */ lazily(TimeseriesGroup);

/** Reads `GroupedTimeseries`; values, fields and formats of later releases pass. */
export const GroupedTimeseriesSchema: z.ZodType<t.GroupedTimeseries> =
  /* @__PURE__ */ lazily(GroupedTimeseries);

/** Reads `WorkoutStream`; values, fields and formats of later releases pass. */
export const WorkoutStreamSchema: z.ZodType<t.WorkoutStream> = /* @__PURE__ */ lazily(WorkoutStream);

/** Reads `SleepStream`; values, fields and formats of later releases pass. */
export const SleepStreamSchema: z.ZodType<t.SleepStream> = /* @__PURE__ */ lazily(SleepStream);

/** Reads `Gender`; values, fields and formats of later releases pass. */
export const GenderSchema: z.ZodType<t.Gender> = /* @__PURE__ */ lazily(Gender);

/** Reads `UserAddressLines`; values, fields and formats of later releases pass. */
export const UserAddressLinesSchema: z.ZodType<t.UserAddressLines> = /* @__PURE__ */ lazily(UserAddressLines);

/** Reads `UserAddressByZipCode`; values, fields and formats of later releases pass. */
export const UserAddressByZipCodeSchema: z.ZodType<t.UserAddressByZipCode> =
  /* @__PURE__ */ lazily(UserAddressByZipCode);

/** Reads `UserAddressByZip`; values, fields and formats of later releases pass. */
export const UserAddressByZipSchema: z.ZodType<t.UserAddressByZip> = /* @__PURE__ */ lazily(UserAddressByZip);

/** Reads `UserAddressInput`; values, fields and formats of later releases pass. */
export const UserAddressInputSchema: z.ZodType<t.UserAddressInput> = /* @__PURE__ */ lazily(UserAddressInput);

/** Reads `Address`; values, fields and formats of later releases pass. */
export const AddressSchema: z.ZodType<t.Address> = /* @__PURE__ */ lazily(Address);

/** Reads `Guarantor`; values, fields and formats of later releases pass. */
export const GuarantorSchema: z.ZodType<t.Guarantor> = /* @__PURE__ */ lazily(Guarantor);

/** Reads `Race`; values, fields and formats of later releases pass. */
export const RaceSchema: z.ZodType<t.Race> = /* @__PURE__ */ lazily(Race);

/** Reads `Ethnicity`; values, fields and formats of later releases pass. */
export const EthnicitySchema: z.ZodType<t.Ethnicity> = /* @__PURE__ */ lazily(Ethnicity);

/** Reads `SexualOrientation`; values, fields and formats of later releases pass. */
export const SexualOrientationSchema: z.ZodType<t.SexualOrientation> =
  /* @__PURE__ */ lazily(SexualOrientation);

/** Reads `GenderIdentity`; values, fields and formats of later releases pass. */
export const GenderIdentitySchema: z.ZodType<t.GenderIdentity> = /* @__PURE__ */ lazily(GenderIdentity);

/** Reads `PatientInfoUpdate`; values, fields and formats of later releases pass. */
export const PatientInfoUpdateSchema: z.ZodType<t.PatientInfoUpdate> =
  /* @__PURE__ */ lazily(PatientInfoUpdate);

/** Reads `UserAddress`; values, fields and formats of later releases pass. */
export const UserAddressSchema: z.ZodType<t.UserAddress> = /* @__PURE__ */ lazily(UserAddress);

/** Reads `PatientInfo`; values, fields and formats of later releases pass. */
export const PatientInfoSchema: z.ZodType<t.PatientInfo> = /* @__PURE__ */ lazily(PatientInfo);

/** Reads `Relationship`; values, fields and formats of later releases pass. */
export const RelationshipSchema: z.ZodType<t.Relationship> = /* @__PURE__ */ lazily(Relationship);

/** Reads `Person`; values, fields and formats of later releases pass. */
export const PersonSchema: z.ZodType<t.Person> = /* @__PURE__ */ lazily(Person);

/** Reads `InsuranceCreate`; values, fields and formats of later releases pass. */
export const InsuranceCreateSchema: z.ZodType<t.InsuranceCreate> = /* @__PURE__ */ lazily(InsuranceCreate);

/** Reads `Company`; values, fields and formats of later releases pass. */
export const CompanySchema: z.ZodType<t.Company> = /* @__PURE__ */ lazily(Company);

/** Reads `Insurance`; values, fields and formats of later releases pass. */
export const InsuranceSchema: z.ZodType<t.Insurance> = /* @__PURE__ */ lazily(Insurance);

/** Reads `LabSlug`; values, fields and formats of later releases pass. */
export const LabSlugSchema: z.ZodType<t.LabSlug> = /* @__PURE__ */ lazily(LabSlug);

/** Reads `MarkerType`; values, fields and formats of later releases pass. */
export const MarkerTypeSchema: z.ZodType<t.MarkerType> = /* @__PURE__ */ lazily(MarkerType);

/** Reads `QuestionType`; values, fields and formats of later releases pass. */
export const QuestionTypeSchema: z.ZodType<t.QuestionType> = /* @__PURE__ */ lazily(QuestionType);

/** Reads `AoeChoice`; values, fields and formats of later releases pass. */
export const AoeChoiceSchema: z.ZodType<t.AoeChoice> = /* @__PURE__ */ lazily(AoeChoice);

/** Reads `AoeQuestion`; values, fields and formats of later releases pass. */
export const AoeQuestionSchema: z.ZodType<t.AoeQuestion> = /* @__PURE__ */ lazily(AoeQuestion);

/** Reads `Aoe`; values, fields and formats of later releases pass. */
export const AoeSchema: z.ZodType<t.Aoe> = /* @__PURE__ */ lazily(Aoe);

/** Reads `LabTestMarker`; values, fields and formats of later releases pass. */
export const LabTestMarkerSchema: z.ZodType<t.LabTestMarker> = /* @__PURE__ */ lazily(LabTestMarker);

/** Reads `Loinc`; values, fields and formats of later releases pass. */
export const LoincSchema: z.ZodType<t.Loinc> = /* @__PURE__ */ lazily(Loinc);

/** Reads `ExpectedResult`; values, fields and formats of later releases pass. */
export const ExpectedResultSchema: z.ZodType<t.ExpectedResult> = /* @__PURE__ */ lazily(ExpectedResult);

/** Reads `Marker`; values, fields and formats of later releases pass. */
export const MarkerSchema: z.ZodType<t.Marker> = /* @__PURE__ */ lazily(Marker);

/** Reads `MarkerPrice`; values, fields and formats of later releases pass. */
export const MarkerPriceSchema: z.ZodType<t.MarkerPrice> = /* @__PURE__ */ lazily(MarkerPrice);

/** Reads `MarkerPricing`; values, fields and formats of later releases pass. */
export const MarkerPricingSchema: z.ZodType<t.MarkerPricing> = /* @__PURE__ */ lazily(MarkerPricing);

/** Reads `MarkerPage`; values, fields and formats of later releases pass. */
export const MarkerPageSchema: z.ZodType<t.MarkerPage> = /* @__PURE__ */ lazily(MarkerPage);

/** Reads `AddOn`; values, fields and formats of later releases pass. */
export const AddOnSchema: z.ZodType<t.AddOn> = /* @__PURE__ */ lazily(AddOn);

/** Reads `OrderSet`; values, fields and formats of later releases pass. */
export const OrderSetSchema: z.ZodType<t.OrderSet> = /* @__PURE__ */ lazily(OrderSet);

/** Reads `GenerationMethod`; values, fields and formats of later releases pass. */
export const GenerationMethodSchema: z.ZodType<t.GenerationMethod> = /* @__PURE__ */ lazily(GenerationMethod);

/** Reads `CollectionMethod`; values, fields and formats of later releases pass. */
export const CollectionMethodSchema: z.ZodType<t.CollectionMethod> = /* @__PURE__ */ lazily(CollectionMethod);

/** Reads `LabTestStatus`; values, fields and formats of later releases pass. */
export const LabTestStatusSchema: z.ZodType<t.LabTestStatus> = /* @__PURE__ */ lazily(LabTestStatus);

/** Reads `LabTestOrderKey`; values, fields and formats of later releases pass. */
export const LabTestOrderKeySchema: z.ZodType<t.LabTestOrderKey> = /* @__PURE__ */ lazily(LabTestOrderKey);

/** Reads `OrderDirection`; values, fields and formats of later releases pass. */
export const OrderDirectionSchema: z.ZodType<t.OrderDirection> = /* @__PURE__ */ lazily(OrderDirection);

/** Reads `SampleType`; values, fields and formats of later releases pass. */
export const SampleTypeSchema: z.ZodType<t.SampleType> = /* @__PURE__ */ lazily(SampleType);

/** Reads `Lab`; values, fields and formats of later releases pass. */
export const LabSchema: z.ZodType<t.Lab> = /* @__PURE__ */ lazily(Lab);

/** Reads `LabTest`; values, fields and formats of later releases pass. */
export const LabTestSchema: z.ZodType<t.LabTest> = /* @__PURE__ */ lazily(LabTest);

/** Reads `LabTestPrice`; values, fields and formats of later releases pass. */
export const LabTestPriceSchema: z.ZodType<t.LabTestPrice> = /* @__PURE__ */ lazily(LabTestPrice);

/** Reads `LabTestPricing`; values, fields and formats of later releases pass. */
export const LabTestPricingSchema: z.ZodType<t.LabTestPricing> = /* @__PURE__ */ lazily(LabTestPricing);

/** Reads `LabTestPage`; values, fields and formats of later releases pass. */
export const LabTestPageSchema: z.ZodType<t.LabTestPage> = /* @__PURE__ */ lazily(LabTestPage);

/** Reads `LabAccountStatus`; values, fields and formats of later releases pass. */
export const LabAccountStatusSchema: z.ZodType<t.LabAccountStatus> = /* @__PURE__ */ lazily(LabAccountStatus);

/** Reads `DelegatedFlow`; values, fields and formats of later releases pass. */
export const DelegatedFlowSchema: z.ZodType<t.DelegatedFlow> = /* @__PURE__ */ lazily(DelegatedFlow);

/** Reads `UsState`; values, fields and formats of later releases pass. */
export const UsStateSchema: z.ZodType<t.UsState> = /* @__PURE__ */ lazily(UsState);

/** Reads `LabAccount`; values, fields and formats of later releases pass. */
export const LabAccountSchema: z.ZodType<t.LabAccount> = /* @__PURE__ */ lazily(LabAccount);

/** Reads `LabAccountList`; values, fields and formats of later releases pass. */
export const LabAccountListSchema: z.ZodType<t.LabAccountList> = /* @__PURE__ */ lazily(LabAccountList);

/** Reads `OrderPatientDetailsInput`; values, fields and formats of later releases pass. */
export const OrderPatientDetailsInputSchema: z.ZodType<t.OrderPatientDetailsInput> =
  /* @__PURE__ */ lazily(OrderPatientDetailsInput);

/** Reads `OrderPatientAddressInput`; values, fields and formats of later releases pass. */
export const OrderPatientAddressInputSchema: z.ZodType<t.OrderPatientAddressInput> =
  /* @__PURE__ */ lazily(OrderPatientAddressInput);

/** Reads `PhysicianDetails`; values, fields and formats of later releases pass. */
export const PhysicianDetailsSchema: z.ZodType<t.PhysicianDetails> = /* @__PURE__ */ lazily(PhysicianDetails);

/** Reads `OrderImageType`; values, fields and formats of later releases pass. */
export const OrderImageTypeSchema: z.ZodType<t.OrderImageType> = /* @__PURE__ */ lazily(OrderImageType);

/** Reads `OrderImage`; values, fields and formats of later releases pass. */
export const OrderImageSchema: z.ZodType<t.OrderImage> = /* @__PURE__ */ lazily(OrderImage);

/** Reads `PhysicianInput`; values, fields and formats of later releases pass. */
export const PhysicianInputSchema: z.ZodType<t.PhysicianInput> = /* @__PURE__ */ lazily(PhysicianInput);

/** Reads `ResponsiblePerson`; values, fields and formats of later releases pass. */
export const ResponsiblePersonSchema: z.ZodType<t.ResponsiblePerson> =
  /* @__PURE__ */ lazily(ResponsiblePerson);

/** Reads `OrderHealthInsurance`; values, fields and formats of later releases pass. */
export const OrderHealthInsuranceSchema: z.ZodType<t.OrderHealthInsurance> =
  /* @__PURE__ */ lazily(OrderHealthInsurance);

/** Reads `BillingType`; values, fields and formats of later releases pass. */
export const BillingTypeSchema: z.ZodType<t.BillingType> = /* @__PURE__ */ lazily(BillingType);

/** Reads `ConsentType`; values, fields and formats of later releases pass. */
export const ConsentTypeSchema: z.ZodType<t.ConsentType> = /* @__PURE__ */ lazily(ConsentType);

/** Reads `Consent`; values, fields and formats of later releases pass. */
export const ConsentSchema: z.ZodType<t.Consent> = /* @__PURE__ */ lazily(Consent);

/** Reads `AoeAnswer`; values, fields and formats of later releases pass. */
export const AoeAnswerSchema: z.ZodType<t.AoeAnswer> = /* @__PURE__ */ lazily(AoeAnswer);

/** Reads `OrderCreate`; values, fields and formats of later releases pass. */
export const OrderCreateSchema: z.ZodType<t.OrderCreate> = /* @__PURE__ */ lazily(OrderCreate);

/** Reads `OrderPatientDetails`; values, fields and formats of later releases pass. */
export const OrderPatientDetailsSchema: z.ZodType<t.OrderPatientDetails> =
  /* @__PURE__ */ lazily(OrderPatientDetails);

/** Reads `OrderPatientAddress`; values, fields and formats of later releases pass. */
export const OrderPatientAddressSchema: z.ZodType<t.OrderPatientAddress> =
  /* @__PURE__ */ lazily(OrderPatientAddress);

/** Reads `Shipment`; values, fields and formats of later releases pass. */
export const ShipmentSchema: z.ZodType<t.Shipment> = /* @__PURE__ */ lazily(Shipment);

/** Reads `TestkitDetailsData`; values, fields and formats of later releases pass. */
export const TestkitDetailsDataSchema: z.ZodType<t.TestkitDetailsData> =
  /* @__PURE__ */ lazily(TestkitDetailsData);

/** Reads `TestkitDetails`; values, fields and formats of later releases pass. */
export const TestkitDetailsSchema: z.ZodType<t.TestkitDetails> = /* @__PURE__ */ lazily(TestkitDetails);

/** Reads `VisitDetailsData`; values, fields and formats of later releases pass. */
export const VisitDetailsDataSchema: z.ZodType<t.VisitDetailsData> = /* @__PURE__ */ lazily(VisitDetailsData);

/** Reads `WalkInDetails`; values, fields and formats of later releases pass. */
export const WalkInDetailsSchema: z.ZodType<t.WalkInDetails> = /* @__PURE__ */ lazily(WalkInDetails);

/** Reads `AtHomePhlebotomyDetails`; values, fields and formats of later releases pass. */
export const AtHomePhlebotomyDetailsSchema: z.ZodType<t.AtHomePhlebotomyDetails> =
  /* @__PURE__ */ lazily(AtHomePhlebotomyDetails);

/** Reads `OnSiteCollectionDetailsData`; values, fields and formats of later releases pass. */
export const OnSiteCollectionDetailsDataSchema: z.ZodType<t.OnSiteCollectionDetailsData> =
  /* @__PURE__ */ lazily(OnSiteCollectionDetailsData);

/** Reads `OnSiteCollectionDetails`; values, fields and formats of later releases pass. */
export const OnSiteCollectionDetailsSchema: z.ZodType<t.OnSiteCollectionDetails> =
  /* @__PURE__ */ lazily(OnSiteCollectionDetails);

/** Reads `OrderDetails`; values, fields and formats of later releases pass. */
export const OrderDetailsSchema: z.ZodType<t.OrderDetails> = /* @__PURE__ */ lazily(OrderDetails);

/** Reads `OrderTopLevelStatus`; values, fields and formats of later releases pass. */
export const OrderTopLevelStatusSchema: z.ZodType<t.OrderTopLevelStatus> =
  /* @__PURE__ */ lazily(OrderTopLevelStatus);

/** Reads `OrderStatus`; values, fields and formats of later releases pass. */
export const OrderStatusSchema: z.ZodType<t.OrderStatus> = /* @__PURE__ */ lazily(OrderStatus);

/** Reads `OrderStatusDetail`; values, fields and formats of later releases pass. */
export const OrderStatusDetailSchema: z.ZodType<t.OrderStatusDetail> =
  /* @__PURE__ */ lazily(OrderStatusDetail);

/** Reads `OrderEvent`; values, fields and formats of later releases pass. */
export const OrderEventSchema: z.ZodType<t.OrderEvent> = /* @__PURE__ */ lazily(OrderEvent);

/** Reads `OrderOrigin`; values, fields and formats of later releases pass. */
export const OrderOriginSchema: z.ZodType<t.OrderOrigin> = /* @__PURE__ */ lazily(OrderOrigin);

/** Reads `OrderTransactionStatus`; values, fields and formats of later releases pass. */
export const OrderTransactionStatusSchema: z.ZodType<t.OrderTransactionStatus> =
  /* @__PURE__ */ lazily(OrderTransactionStatus);

/** Reads `OrderLowLevelStatus`; values, fields and formats of later releases pass. */
export const OrderLowLevelStatusSchema: z.ZodType<t.OrderLowLevelStatus> =
  /* @__PURE__ */ lazily(OrderLowLevelStatus);

/** Reads `OrderInTransaction`; values, fields and formats of later releases pass. */
export const OrderInTransactionSchema: z.ZodType<t.OrderInTransaction> =
  /* @__PURE__ */ lazily(OrderInTransaction);

/** Reads `OrderTransaction`; values, fields and formats of later releases pass. */
export const OrderTransactionSchema: z.ZodType<t.OrderTransaction> = /* @__PURE__ */ lazily(OrderTransaction);

/** Reads `Physician`; values, fields and formats of later releases pass. */
export const PhysicianSchema: z.ZodType<t.Physician> = /* @__PURE__ */ lazily(Physician);

/** Reads `ShippingAddress`; values, fields and formats of later releases pass. */
export const ShippingAddressSchema: z.ZodType<t.ShippingAddress> = /* @__PURE__ */ lazily(ShippingAddress);

/** Reads `Interpretation`; values, fields and formats of later releases pass. */
export const InterpretationSchema: z.ZodType<t.Interpretation> = /* @__PURE__ */ lazily(Interpretation);

/** Reads `Order`; values, fields and formats of later releases pass. */
export const OrderSchema: z.ZodType<t.Order> = /* @__PURE__ */ lazily(Order);

/** Reads `OrderAnswer`; values, fields and formats of later releases pass. */
export const OrderAnswerSchema: z.ZodType<t.OrderAnswer> = /* @__PURE__ */ lazily(OrderAnswer);

/** Reads `OrderImportAddress`; values, fields and formats of later releases pass. */
export const OrderImportAddressSchema: z.ZodType<t.OrderImportAddress> =
  /* @__PURE__ */ lazily(OrderImportAddress);

/** Reads `OrderImport`; values, fields and formats of later releases pass. */
export const OrderImportSchema: z.ZodType<t.OrderImport> = /* @__PURE__ */ lazily(OrderImport);

/** Reads `OrderKey`; values, fields and formats of later releases pass. */
export const OrderKeySchema: z.ZodType<t.OrderKey> = /* @__PURE__ */ lazily(OrderKey);

/** Reads `OrderActivationType`; values, fields and formats of later releases pass. */
export const OrderActivationTypeSchema: z.ZodType<t.OrderActivationType> =
  /* @__PURE__ */ lazily(OrderActivationType);

/** Reads `OrderPage`; values, fields and formats of later releases pass. */
export const OrderPageSchema: z.ZodType<t.OrderPage> = /* @__PURE__ */ lazily(OrderPage);

/** Reads `ShippingAddressInput`; values, fields and formats of later releases pass. */
export const ShippingAddressInputSchema: z.ZodType<t.ShippingAddressInput> =
  /* @__PURE__ */ lazily(ShippingAddressInput);

/** Reads `TestkitOrderCreate`; values, fields and formats of later releases pass. */
export const TestkitOrderCreateSchema: z.ZodType<t.TestkitOrderCreate> =
  /* @__PURE__ */ lazily(TestkitOrderCreate);

/** Reads `TestkitRegistration`; values, fields and formats of later releases pass. */
export const TestkitRegistrationSchema: z.ZodType<t.TestkitRegistration> =
  /* @__PURE__ */ lazily(TestkitRegistration);

/** Reads `ResendEvents`; values, fields and formats of later releases pass. */
export const ResendEventsSchema: z.ZodType<t.ResendEvents> = /* @__PURE__ */ lazily(ResendEvents);

/** Reads `ResendEventsAnswer`; values, fields and formats of later releases pass. */
export const ResendEventsAnswerSchema: z.ZodType<t.ResendEventsAnswer> =
  /* @__PURE__ */ lazily(ResendEventsAnswer);

/** Reads `OrderUpdate`; values, fields and formats of later releases pass. */
export const OrderUpdateSchema: z.ZodType<t.OrderUpdate> = /* @__PURE__ */ lazily(OrderUpdate);

/** Reads `ResultType`; values, fields and formats of later releases pass. */
export const ResultTypeSchema: z.ZodType<t.ResultType> = /* @__PURE__ */ lazily(ResultType);

/** Reads `SimulationFlags`; values, fields and formats of later releases pass. */
export const SimulationFlagsSchema: z.ZodType<t.SimulationFlags> = /* @__PURE__ */ lazily(SimulationFlags);

/** Reads `ResultsStatus`; values, fields and formats of later releases pass. */
export const ResultsStatusSchema: z.ZodType<t.ResultsStatus> = /* @__PURE__ */ lazily(ResultsStatus);

/** Reads `LabResultsMetadata`; values, fields and formats of later releases pass. */
export const LabResultsMetadataSchema: z.ZodType<t.LabResultsMetadata> =
  /* @__PURE__ */ lazily(LabResultsMetadata);

/** Reads `SourceMarker`; values, fields and formats of later releases pass. */
export const SourceMarkerSchema: z.ZodType<t.SourceMarker> = /* @__PURE__ */ lazily(SourceMarker);

/** Reads `BiomarkerResult`; values, fields and formats of later releases pass. */
export const BiomarkerResultSchema: z.ZodType<t.BiomarkerResult> = /* @__PURE__ */ lazily(BiomarkerResult);

/** Reads `FailureType`; values, fields and formats of later releases pass. */
export const FailureTypeSchema: z.ZodType<t.FailureType> = /* @__PURE__ */ lazily(FailureType);

/** Reads `MissingResult`; values, fields and formats of later releases pass. */
export const MissingResultSchema: z.ZodType<t.MissingResult> = /* @__PURE__ */ lazily(MissingResult);

/** Reads `LocalTime`; values, fields and formats of later releases pass. */
export const LocalTimeSchema: z.ZodType<t.LocalTime> = /* @__PURE__ */ lazily(LocalTime);

/** Reads `PerformingLaboratory`; values, fields and formats of later releases pass. */
export const PerformingLaboratorySchema: z.ZodType<t.PerformingLaboratory> =
  /* @__PURE__ */ lazily(PerformingLaboratory);

/** Reads `ClinicalInformation`; values, fields and formats of later releases pass. */
export const ClinicalInformationSchema: z.ZodType<t.ClinicalInformation> =
  /* @__PURE__ */ lazily(ClinicalInformation);

/** Reads `SampleData`; values, fields and formats of later releases pass. */
export const SampleDataSchema: z.ZodType<t.SampleData> = /* @__PURE__ */ lazily(SampleData);

/** Reads `LabResults`; values, fields and formats of later releases pass. */
export const LabResultsSchema: z.ZodType<t.LabResults> = /* @__PURE__ */ lazily(LabResults);

/** Reads `OrderSummary`; values, fields and formats of later releases pass. */
export const OrderSummarySchema: z.ZodType<t.OrderSummary> = /* @__PURE__ */ lazily(OrderSummary);

/** Reads `OrderTransactionAnswer`; values, fields and formats of later releases pass. */
export const OrderTransactionAnswerSchema: z.ZodType<t.OrderTransactionAnswer> =
  /* @__PURE__ */ lazily(OrderTransactionAnswer);

/** Reads `PscRadius`; values, fields and formats of later releases pass. */
export const PscRadiusSchema: z.ZodType<t.PscRadius> = /* @__PURE__ */ lazily(PscRadius);

/** Reads `PscCapability`; values, fields and formats of later releases pass. */
export const PscCapabilitySchema: z.ZodType<t.PscCapability> = /* @__PURE__ */ lazily(PscCapability);

/** Reads `DayHours`; values, fields and formats of later releases pass. */
export const DayHoursSchema: z.ZodType<t.DayHours> = /* @__PURE__ */ lazily(DayHours);

/** Reads `OpeningHours`; values, fields and formats of later releases pass. */
export const OpeningHoursSchema: z.ZodType<t.OpeningHours> = /* @__PURE__ */ lazily(OpeningHours);

/** Reads `PscMetadata`; values, fields and formats of later releases pass. */
export const PscMetadataSchema: z.ZodType<t.PscMetadata> = /* @__PURE__ */ lazily(PscMetadata);

/** Reads `LngLat`; values, fields and formats of later releases pass. */
export const LngLatSchema: z.ZodType<t.LngLat> = /* @__PURE__ */ lazily(LngLat);

/** Reads `PatientServiceCenter`; values, fields and formats of later releases pass. */
export const PatientServiceCenterSchema: z.ZodType<t.PatientServiceCenter> =
  /* @__PURE__ */ lazily(PatientServiceCenter);

/** Reads `PscInfo`; values, fields and formats of later releases pass. */
export const PscInfoSchema: z.ZodType<t.PscInfo> = /* @__PURE__ */ lazily(PscInfo);

/** Reads `CentralLabSlug`; values, fields and formats of later releases pass. */
export const CentralLabSlugSchema: z.ZodType<t.CentralLabSlug> = /* @__PURE__ */ lazily(CentralLabSlug);

/** Reads `PhlebotomyProvider`; values, fields and formats of later releases pass. */
export const PhlebotomyProviderSchema: z.ZodType<t.PhlebotomyProvider> =
  /* @__PURE__ */ lazily(PhlebotomyProvider);

/** Reads `AppointmentServiceType`; values, fields and formats of later releases pass. */
export const AppointmentServiceTypeSchema: z.ZodType<t.AppointmentServiceType> =
  /* @__PURE__ */ lazily(AppointmentServiceType);

/** Reads `PhlebotomyProviderInfo`; values, fields and formats of later releases pass. */
export const PhlebotomyProviderInfoSchema: z.ZodType<t.PhlebotomyProviderInfo> =
  /* @__PURE__ */ lazily(PhlebotomyProviderInfo);

/** Reads `PhlebotomyAreaInfo`; values, fields and formats of later releases pass. */
export const PhlebotomyAreaInfoSchema: z.ZodType<t.PhlebotomyAreaInfo> =
  /* @__PURE__ */ lazily(PhlebotomyAreaInfo);

/** Reads `CentralLabCenters`; values, fields and formats of later releases pass. */
export const CentralLabCentersSchema: z.ZodType<t.CentralLabCenters> =
  /* @__PURE__ */ lazily(CentralLabCenters);

/** Reads `CentralLabArea`; values, fields and formats of later releases pass. */
export const CentralLabAreaSchema: z.ZodType<t.CentralLabArea> = /* @__PURE__ */ lazily(CentralLabArea);

/** Reads `AreaInfo`; values, fields and formats of later releases pass. */
export const AreaInfoSchema: z.ZodType<t.AreaInfo> = /* @__PURE__ */ lazily(AreaInfo);

/** Reads `UsAddress`; values, fields and formats of later releases pass. */
export const UsAddressSchema: z.ZodType<t.UsAddress> = /* @__PURE__ */ lazily(UsAddress);

/** Reads `AppointmentLocation`; values, fields and formats of later releases pass. */
export const AppointmentLocationSchema: z.ZodType<t.AppointmentLocation> =
  /* @__PURE__ */ lazily(AppointmentLocation);

/** Reads `TimeSlot`; values, fields and formats of later releases pass. */
export const TimeSlotSchema: z.ZodType<t.TimeSlot> = /* @__PURE__ */ lazily(TimeSlot);

/** Reads `DaySlots`; values, fields and formats of later releases pass. */
export const DaySlotsSchema: z.ZodType<t.DaySlots> = /* @__PURE__ */ lazily(DaySlots);

/** Reads `AvailabilitySlots`; values, fields and formats of later releases pass. */
export const AvailabilitySlotsSchema: z.ZodType<t.AvailabilitySlots> =
  /* @__PURE__ */ lazily(AvailabilitySlots);

/** Reads `CancellationReason`; values, fields and formats of later releases pass. */
export const CancellationReasonSchema: z.ZodType<t.CancellationReason> =
  /* @__PURE__ */ lazily(CancellationReason);

/** Reads `AppointmentBooking`; values, fields and formats of later releases pass. */
export const AppointmentBookingSchema: z.ZodType<t.AppointmentBooking> =
  /* @__PURE__ */ lazily(AppointmentBooking);

/** Reads `AppointmentType`; values, fields and formats of later releases pass. */
export const AppointmentTypeSchema: z.ZodType<t.AppointmentType> = /* @__PURE__ */ lazily(AppointmentType);

/** Reads `AppointmentProvider`; values, fields and formats of later releases pass. */
export const AppointmentProviderSchema: z.ZodType<t.AppointmentProvider> =
  /* @__PURE__ */ lazily(AppointmentProvider);

/** Reads `AppointmentStatus`; values, fields and formats of later releases pass. */
export const AppointmentStatusSchema: z.ZodType<t.AppointmentStatus> =
  /* @__PURE__ */ lazily(AppointmentStatus);

/** Reads `AppointmentEventStatus`; values, fields and formats of later releases pass. */
export const AppointmentEventStatusSchema: z.ZodType<t.AppointmentEventStatus> =
  /* @__PURE__ */ lazily(AppointmentEventStatus);

/** Reads `AppointmentEventData`; values, fields and formats of later releases pass. */
export const AppointmentEventDataSchema: z.ZodType<t.AppointmentEventData> =
  /* @__PURE__ */ lazily(AppointmentEventData);

/** Reads `AppointmentEvent`; values, fields and formats of later releases pass. */
export const AppointmentEventSchema: z.ZodType<t.AppointmentEvent> = /* @__PURE__ */ lazily(AppointmentEvent);

/** Reads `Appointment`; values, fields and formats of later releases pass. */
export const AppointmentSchema: z.ZodType<t.Appointment> = /* @__PURE__ */ lazily(Appointment);

/** Reads `AppointmentRequest`; values, fields and formats of later releases pass. */
export const AppointmentRequestSchema: z.ZodType<t.AppointmentRequest> =
  /* @__PURE__ */ lazily(AppointmentRequest);

/** Reads `AppointmentReschedule`; values, fields and formats of later releases pass. */
export const AppointmentRescheduleSchema: z.ZodType<t.AppointmentReschedule> =
  /* @__PURE__ */ lazily(AppointmentReschedule);

/** Reads `PhlebotomyCancel`; values, fields and formats of later releases pass. */
export const PhlebotomyCancelSchema: z.ZodType<t.PhlebotomyCancel> = /* @__PURE__ */ lazily(PhlebotomyCancel);

/** Reads `AppointmentPscLab`; values, fields and formats of later releases pass. */
export const AppointmentPscLabSchema: z.ZodType<t.AppointmentPscLab> =
  /* @__PURE__ */ lazily(AppointmentPscLab);

/** Reads `PscAppointmentBooking`; values, fields and formats of later releases pass. */
export const PscAppointmentBookingSchema: z.ZodType<t.PscAppointmentBooking> =
  /* @__PURE__ */ lazily(PscAppointmentBooking);

/** Reads `PscCancel`; values, fields and formats of later releases pass. */
export const PscCancelSchema: z.ZodType<t.PscCancel> = /* @__PURE__ */ lazily(PscCancel);

/** Reads `LabReportUpload`; values, fields and formats of later releases pass. */
export const LabReportUploadSchema: z.ZodType<t.LabReportUpload> = /* @__PURE__ */ lazily(LabReportUpload);

/** Reads `ParsingJobStatus`; values, fields and formats of later releases pass. */
export const ParsingJobStatusSchema: z.ZodType<t.ParsingJobStatus> = /* @__PURE__ */ lazily(ParsingJobStatus);

/** Reads `ParsingJobFailureReason`; values, fields and formats of later releases pass. */
export const ParsingJobFailureReasonSchema: z.ZodType<t.ParsingJobFailureReason> =
  /* @__PURE__ */ lazily(ParsingJobFailureReason);

/** Reads `ParsedReportGender`; values, fields and formats of later releases pass. */
export const ParsedReportGenderSchema: z.ZodType<t.ParsedReportGender> =
  /* @__PURE__ */ lazily(ParsedReportGender);

/** Reads `ParsedReportMetadata`; values, fields and formats of later releases pass. */
export const ParsedReportMetadataSchema: z.ZodType<t.ParsedReportMetadata> =
  /* @__PURE__ */ lazily(ParsedReportMetadata);

/** Reads `LoincMatch`; values, fields and formats of later releases pass. */
export const LoincMatchSchema: z.ZodType<t.LoincMatch> = /* @__PURE__ */ lazily(LoincMatch);

/** Reads `ParsedResultType`; values, fields and formats of later releases pass. */
export const ParsedResultTypeSchema: z.ZodType<t.ParsedResultType> = /* @__PURE__ */ lazily(ParsedResultType);

/** Reads `ParsedSampleType`; values, fields and formats of later releases pass. */
export const ParsedSampleTypeSchema: z.ZodType<t.ParsedSampleType> = /* @__PURE__ */ lazily(ParsedSampleType);

/** Reads `ParsedMeasurementKind`; values, fields and formats of later releases pass. */
export const ParsedMeasurementKindSchema: z.ZodType<t.ParsedMeasurementKind> =
  /* @__PURE__ */ lazily(ParsedMeasurementKind);

/** Reads `ParsedSensitivity`; values, fields and formats of later releases pass. */
export const ParsedSensitivitySchema: z.ZodType<t.ParsedSensitivity> =
  /* @__PURE__ */ lazily(ParsedSensitivity);

/** Reads `LoincMatchStatus`; values, fields and formats of later releases pass. */
export const LoincMatchStatusSchema: z.ZodType<t.LoincMatchStatus> = /* @__PURE__ */ lazily(LoincMatchStatus);

/** Reads `ParsedResult`; values, fields and formats of later releases pass. */
export const ParsedResultSchema: z.ZodType<t.ParsedResult> = /* @__PURE__ */ lazily(ParsedResult);

/** Reads `ParsedLabReport`; values, fields and formats of later releases pass. */
export const ParsedLabReportSchema: z.ZodType<t.ParsedLabReport> = /* @__PURE__ */ lazily(ParsedLabReport);

/** Reads `ParsingJob`; values, fields and formats of later releases pass. */
export const ParsingJobSchema: z.ZodType<t.ParsingJob> = /* @__PURE__ */ lazily(ParsingJob);

/** Reads `WebhookEnvelope`; values, fields and formats of later releases pass. */
export const WebhookEnvelopeSchema: z.ZodType<t.WebhookEnvelope> = /* @__PURE__ */ lazily(WebhookEnvelope);

/** Reads `CriticalResult`; values, fields and formats of later releases pass. */
export const CriticalResultSchema: z.ZodType<t.CriticalResult> = /* @__PURE__ */ lazily(CriticalResult);

/** Reads `ConnectionCreated`; values, fields and formats of later releases pass. */
export const ConnectionCreatedSchema: z.ZodType<t.ConnectionCreated> =
  /* @__PURE__ */ lazily(ConnectionCreated);

/** Reads `ConnectionFailed`; values, fields and formats of later releases pass. */
export const ConnectionFailedSchema: z.ZodType<t.ConnectionFailed> = /* @__PURE__ */ lazily(ConnectionFailed);

/** Reads `ProviderDevice`; values, fields and formats of later releases pass. */
export const ProviderDeviceSchema: z.ZodType<t.ProviderDevice> = /* @__PURE__ */ lazily(ProviderDevice);

/** Reads `HistoricalData`; values, fields and formats of later releases pass. */
export const HistoricalDataSchema: z.ZodType<t.HistoricalData> = /* @__PURE__ */ lazily(HistoricalData);

/** Reads `DailySummary`; values, fields and formats of later releases pass. */
export const DailySummarySchema: z.ZodType<t.DailySummary> = /* @__PURE__ */ lazily(DailySummary);

const responses: Record<OperationId, Responses> = {
  "users.list": answers({
    200: UserPage,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "users.create": answers({
    200: UserCreated,
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
  "users.get": answers({
    200: User,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "users.update": answers({
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
  "users.delete": answers({
    200: Success,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "users.undoDelete": answers({
    200: Success,
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
  "users.resolve": answers({
    200: User,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "users.refresh": answers({
    200: UserRefreshed,
    202: UserRefreshed,
    400: UserRefreshRefusal,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "users.providers": answers({
    200: UserProviders,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "users.disconnect": answers({
    200: Success,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "providers.list": answers({
    200: once(() => z.array(ProviderCatalogEntry())),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "link.createToken": answers({
    200: LinkToken,
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
  "link.connectDemo": answers({
    200: DemoConnection,
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
  "link.providers": answers({
    200: once(() => z.array(LinkSource())),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "link.oauth": answers({
    200: OauthSource,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "link.password": answers({
    200: ProviderLinkResponse,
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
  "link.completeMfa": answers({
    200: ProviderLinkResponse,
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
  "link.email": answers({
    200: ProviderLinkResponse,
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
  "timeseries.grouped": answers({
    200: byParameter(
      "resource",
      {
        afib_burden: once(() => GroupedTimeseriesOf(AfibBurdenPoint())),
        basal_body_temperature: once(() => GroupedTimeseriesOf(BasalBodyTemperaturePoint())),
        blood_oxygen: once(() => GroupedTimeseriesOf(BloodOxygenPoint())),
        blood_pressure: once(() => GroupedTimeseriesOf(BloodPressurePoint())),
        body_fat: once(() => GroupedTimeseriesOf(BodyFatPoint())),
        body_mass_index: once(() => GroupedTimeseriesOf(BodyMassIndexPoint())),
        body_temperature: once(() => GroupedTimeseriesOf(BodyTemperaturePoint())),
        body_temperature_delta: once(() => GroupedTimeseriesOf(BodyTemperatureDeltaPoint())),
        body_weight: once(() => GroupedTimeseriesOf(BodyWeightPoint())),
        caffeine: once(() => GroupedTimeseriesOf(CaffeinePoint())),
        calories_active: once(() => GroupedTimeseriesOf(CaloriesActivePoint())),
        calories_basal: once(() => GroupedTimeseriesOf(CaloriesBasalPoint())),
        carbohydrates: once(() => GroupedTimeseriesOf(CarbohydratesPoint())),
        cholesterol: once(() => GroupedTimeseriesOf(CholesterolPoint())),
        daylight_exposure: once(() => GroupedTimeseriesOf(DaylightExposurePoint())),
        distance: once(() => GroupedTimeseriesOf(DistancePoint())),
        electrocardiogram_voltage: once(() => GroupedTimeseriesOf(ElectrocardiogramVoltagePoint())),
        fall: once(() => GroupedTimeseriesOf(FallPoint())),
        floors_climbed: once(() => GroupedTimeseriesOf(FloorsClimbedPoint())),
        forced_expiratory_volume_1: once(() => GroupedTimeseriesOf(ForcedExpiratoryVolume1Point())),
        forced_vital_capacity: once(() => GroupedTimeseriesOf(ForcedVitalCapacityPoint())),
        glucose: once(() => GroupedTimeseriesOf(GlucosePoint())),
        handwashing: once(() => GroupedTimeseriesOf(HandwashingPoint())),
        heart_rate_alert: once(() => GroupedTimeseriesOf(HeartRateAlertPoint())),
        heart_rate_recovery_one_minute: once(() => GroupedTimeseriesOf(HeartRateRecoveryOneMinutePoint())),
        heartrate: once(() => GroupedTimeseriesOf(HeartratePoint())),
        hrv: once(() => GroupedTimeseriesOf(HrvPoint())),
        hypnogram: once(() => GroupedTimeseriesOf(HypnogramPoint())),
        ige: once(() => GroupedTimeseriesOf(IgePoint())),
        igg: once(() => GroupedTimeseriesOf(IggPoint())),
        inhaler_usage: once(() => GroupedTimeseriesOf(InhalerUsagePoint())),
        insulin_injection: once(() => GroupedTimeseriesOf(InsulinInjectionPoint())),
        lean_body_mass: once(() => GroupedTimeseriesOf(LeanBodyMassPoint())),
        mindfulness_minutes: once(() => GroupedTimeseriesOf(MindfulnessMinutesPoint())),
        note: once(() => GroupedTimeseriesOf(NotePoint())),
        peak_expiratory_flow_rate: once(() => GroupedTimeseriesOf(PeakExpiratoryFlowRatePoint())),
        respiratory_rate: once(() => GroupedTimeseriesOf(RespiratoryRatePoint())),
        sleep_apnea_alert: once(() => GroupedTimeseriesOf(SleepApneaAlertPoint())),
        sleep_breathing_disturbance: once(() => GroupedTimeseriesOf(SleepBreathingDisturbancePoint())),
        stand_duration: once(() => GroupedTimeseriesOf(StandDurationPoint())),
        stand_hour: once(() => GroupedTimeseriesOf(StandHourPoint())),
        steps: once(() => GroupedTimeseriesOf(StepsPoint())),
        stress_level: once(() => GroupedTimeseriesOf(StressLevelPoint())),
        uv_exposure: once(() => GroupedTimeseriesOf(UvExposurePoint())),
        vo2_max: once(() => GroupedTimeseriesOf(Vo2MaxPoint())),
        waist_circumference: once(() => GroupedTimeseriesOf(WaistCircumferencePoint())),
        water: once(() => GroupedTimeseriesOf(WaterPoint())),
        wheelchair_push: once(() => GroupedTimeseriesOf(WheelchairPushPoint())),
        workout_distance: once(() => GroupedTimeseriesOf(WorkoutDistancePoint())),
        workout_duration: once(() => GroupedTimeseriesOf(WorkoutDurationPoint())),
        workout_swimming_stroke: once(() => GroupedTimeseriesOf(WorkoutSwimmingStrokePoint())),
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
  "timeseries.workoutStream": answers({
    200: WorkoutStream,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "timeseries.sleepStream": answers({
    200: SleepStream,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "users.updateInfo": answers({
    200: PatientInfo,
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
  "users.latestInfo": answers({
    200: PatientInfo,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "insurance.create": answers({
    200: Insurance,
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
  "insurance.latest": answers({
    200: Insurance,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "markers.list": answers({
    200: MarkerPage,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "markers.orderSet": answers({
    200: MarkerPage,
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
  "markers.get": answers({
    200: Marker,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "labTests.list": answers({
    200: LabTestPage,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "labTests.listLegacy": answers({
    200: once(() => z.array(LabTest())),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "labTests.labs": answers({
    200: once(() => z.array(Lab())),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "labTests.get": answers({
    200: LabTest,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "labTests.markers": answers({
    200: MarkerPage,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "labTests.collectionInstructions": answers({
    200: once(() => binary()),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "labAccounts.list": answers({
    200: LabAccountList,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.create": answers({
    200: OrderAnswer,
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
  "orders.import": answers({
    200: OrderAnswer,
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
  "orders.list": answers({
    200: OrderPage,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.createTestkit": answers({
    200: OrderAnswer,
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
  "orders.registerTestkit": answers({
    200: OrderAnswer,
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
  "orders.resendEvents": answers({
    200: ResendEventsAnswer,
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
  "orders.get": answers({
    200: Order,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.update": answers({
    200: OrderAnswer,
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
  "orders.cancel": answers({
    200: OrderAnswer,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.simulate": answers({
    200: once(() => z.string()),
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
  "orders.drawCompleted": answers({
    200: OrderAnswer,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.result": answers({
    200: LabResults,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.resultMetadata": answers({
    200: LabResultsMetadata,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.resultPdf": answers({
    200: once(() => binary()),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.requisitionPdf": answers({
    200: once(() => binary()),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.collectionInstructions": answers({
    200: once(() => binary()),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.abnPdf": answers({
    200: once(() => binary()),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orders.labelsPdf": answers({
    200: once(() => binary()),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orderTransactions.get": answers({
    200: OrderTransactionAnswer,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orderTransactions.result": answers({
    200: LabResults,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "orderTransactions.resultPdf": answers({
    200: once(() => binary()),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "psc.info": answers({
    200: PscInfo,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "psc.areaInfo": answers({
    200: AreaInfo,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "phlebotomy.availability": answers({
    200: AvailabilitySlots,
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
  "phlebotomy.cancellationReasons": answers({
    200: once(() => z.array(CancellationReason())),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "phlebotomy.book": answers({
    200: Appointment,
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
  "phlebotomy.request": answers({
    200: Appointment,
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
  "phlebotomy.reschedule": answers({
    200: Appointment,
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
  "phlebotomy.cancel": answers({
    200: Appointment,
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
  "phlebotomy.get": answers({
    200: Appointment,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "psc.orderInfo": answers({
    200: PscInfo,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "psc.availability": answers({
    200: AvailabilitySlots,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "psc.cancellationReasons": answers({
    200: once(() => z.array(CancellationReason())),
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "psc.book": answers({
    200: Appointment,
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
  "psc.reschedule": answers({
    200: Appointment,
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
  "psc.cancel": answers({
    200: Appointment,
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
  "psc.appointment": answers({
    200: Appointment,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
  "labReports.create": answers({
    200: ParsingJob,
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
  "labReports.get": answers({
    200: ParsingJob,
    400: ApiErrorBody,
    401: ApiErrorBody,
    403: ApiErrorBody,
    404: ApiErrorBody,
    422: ValidationErrorBody,
    429: ApiErrorBody,
    500: ApiErrorBody,
    503: ApiErrorBody,
  }),
};

/**
 * The schema of an answer: null for an answer without a body, undefined for a status that is not declared.
 * @param path The path parameters of the call, which some answers depend on.
 */
export const tolerantResponse = (
  operation: OperationId,
  status: number,
  path: Readonly<Record<string, string>>,
): z.ZodType | null | undefined => responses[operation](status, path);
