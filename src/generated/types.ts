/* The types of the document. Written by `npm run generate`; never edit it by hand. */

/**
 * A time series, as the kinds of events name it.
 * - `afib_burden`: Share of an interval spent in atrial fibrillation.
 * - `basal_body_temperature`: Body temperature at rest, taken on waking.
 * - `blood_oxygen`: Saturation of the blood with oxygen at a moment.
 * - `blood_pressure`: Blood pressure at a moment. It has two values instead of one.
 * - `fat`: Share of body fat; the series is called `body_fat`.
 * - `body_mass_index`: Body mass index.
 * - `body_temperature`: Body temperature.
 * - `body_temperature_delta`: Difference of the body temperature from the user's baseline.
 * - `weight`: Body weight; the series is called `body_weight`.
 * - `caffeine`: Caffeine taken in an interval.
 * - `calories_active`: Energy burnt by activity in an interval.
 * - `calories_basal`: Energy burnt by the body at rest.
 * - `carbohydrates`: Carbohydrates eaten in an interval.
 * - `cholesterol`: Concentration of one kind of cholesterol at a moment.
 * - `daylight_exposure`: Time spent in daylight in an interval.
 * - `distance`: Distance covered on foot in an interval.
 * - `electrocardiogram_voltage`: Voltage of an electrocardiogram at a moment.
 * - `fall`: Falls in an interval.
 * - `floors_climbed`: Floors climbed up to a moment.
 * - `forced_expiratory_volume_1`: Air breathed out by force in the first second.
 * - `forced_vital_capacity`: Air breathed out by force in one breath.
 * - `glucose`: Concentration of glucose at a moment.
 * - `handwashing`: Hand washing in an interval.
 * - `heart_rate_alert`: An alert that a device raised about the heart.
 * - `heart_rate_recovery_one_minute`: Fall of the heart rate in the minute after a load ended.
 * - `heartrate`: Heart rate at a moment.
 * - `hrv`: Heart rate variability at a moment.
 * - `hypnogram`: Stage of sleep in an interval.
 * - `ige`: Level of immunoglobulin E at a moment.
 * - `igg`: Level of immunoglobulin G at a moment.
 * - `inhaler_usage`: Uses of an inhaler in an interval.
 * - `insulin_injection`: Insulin given in an interval.
 * - `lean_body_mass`: Body weight without fat.
 * - `mindfulness_minutes`: Time spent in mindfulness exercises in an interval.
 * - `note`: A note that the user wrote about an interval.
 * - `peak_expiratory_flow_rate`: Fastest flow of air while breathing out by force.
 * - `respiratory_rate`: Rate of breathing at a moment.
 * - `sleep_apnea_alert`: Alerts about pauses of breath in sleep.
 * - `sleep_breathing_disturbance`: Disturbances of breath in a sleep.
 * - `stand_duration`: Time spent standing in an interval.
 * - `stand_hour`: Whether the user stood within an hour.
 * - `steps`: Steps taken in an interval.
 * - `stress_level`: Level of stress at a moment.
 * - `uv_exposure`: Exposure to ultraviolet light in an interval.
 * - `vo2_max`: Greatest uptake of oxygen under load.
 * - `waist_circumference`: Circumference of the waist.
 * - `water`: Water drunk at a moment.
 * - `wheelchair_push`: Pushes of a wheelchair in an interval.
 * - `workout_distance`: Distance covered within a workout.
 * - `workout_duration`: Time spent working out.
 * - `workout_swimming_stroke`: Swimming strokes within a workout.
 * Assumed: the interface specification does not show it.
 */
export type SeriesResource =
  | "afib_burden"
  | "basal_body_temperature"
  | "blood_oxygen"
  | "blood_pressure"
  | "fat"
  | "body_mass_index"
  | "body_temperature"
  | "body_temperature_delta"
  | "weight"
  | "caffeine"
  | "calories_active"
  | "calories_basal"
  | "carbohydrates"
  | "cholesterol"
  | "daylight_exposure"
  | "distance"
  | "electrocardiogram_voltage"
  | "fall"
  | "floors_climbed"
  | "forced_expiratory_volume_1"
  | "forced_vital_capacity"
  | "glucose"
  | "handwashing"
  | "heart_rate_alert"
  | "heart_rate_recovery_one_minute"
  | "heartrate"
  | "hrv"
  | "hypnogram"
  | "ige"
  | "igg"
  | "inhaler_usage"
  | "insulin_injection"
  | "lean_body_mass"
  | "mindfulness_minutes"
  | "note"
  | "peak_expiratory_flow_rate"
  | "respiratory_rate"
  | "sleep_apnea_alert"
  | "sleep_breathing_disturbance"
  | "stand_duration"
  | "stand_hour"
  | "steps"
  | "stress_level"
  | "uv_exposure"
  | "vo2_max"
  | "waist_circumference"
  | "water"
  | "wheelchair_push"
  | "workout_distance"
  | "workout_duration"
  | "workout_swimming_stroke";

/**
 * What comes as one record a day, a night or an occasion, as the kinds of events name it.
 * - `profile`: Age, height and the like of the user.
 * - `activity`: Daily summary of activity.
 * - `sleep`: Summary of each sleep.
 * - `body`: Summary of body measures.
 * - `workouts`: Summary of each workout.
 * - `meal`: Meals and what they held.
 * - `menstrual_cycle`: Menstrual cycle.
 * - `sleep_cycle`: Stages of a sleep, as one record.
 * - `electrocardiogram`: Electrocardiogram, as one record.
 * Assumed: the interface specification does not show it.
 */
export type SummaryResource =
  | "profile"
  | "activity"
  | "sleep"
  | "body"
  | "workouts"
  | "meal"
  | "menstrual_cycle"
  | "sleep_cycle"
  | "electrocardiogram";

/**
 * A provider in brief.
 * Assumed: the interface specification does not show it.
 */
export interface ProviderSummary {
  /**
   * Name to show.
   * Example: `"Acme Watch"`.
   */
  name: string;
  /**
   * Name of the provider in requests and answers.
   * Example: `"acme_watch"`.
   */
  slug: string;
  /** Address of the logo. */
  logo: string;
}

/**
 * A provider that the user is connected to, in brief.
 * Assumed: the interface specification does not show it.
 */
export interface ConnectedSource {
  provider: ProviderSummary;
  /**
   * When the connection was made.
   * Format: date-time.
   */
  created_on: string;
  /**
   * The same as `provider`, under its old name.
   * @deprecated
   */
  source: ProviderSummary;
}

/**
 * A time zone, and where it comes from.
 * Assumed: the interface specification does not show it.
 */
export interface FallbackTimeZone {
  /**
   * IANA tz database name.
   * Example: `"Europe/London"`.
   */
  id: string;
  /**
   * Provider that it was learned from, or `manual` when you set it yourself.
   * Example: `"manual"`.
   */
  source_slug: string;
  /**
   * When it was last set.
   * Format: date-time.
   */
  updated_at: string;
}

/**
 * A date of birth, and where it comes from.
 * Assumed: the interface specification does not show it.
 */
export interface FallbackBirthDate {
  /**
   * Date of birth, YYYY-mm-dd.
   * Format: date.
   * Example: `"1986-04-21"`.
   */
  value: string;
  /**
   * Provider that it was learned from, or `manual` when you set it yourself.
   * Example: `"manual"`.
   */
  source_slug: string;
  /**
   * When it was last set.
   * Format: date-time.
   */
  updated_at: string;
}

/**
 * An end user of your application.
 * Assumed: the interface specification does not show it.
 */
export interface User {
  /**
   * Id of the user, made by the service.
   * Format: uuid.
   * Example: `"5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11"`.
   */
  user_id: string;
  /**
   * The team that the user belongs to.
   * Format: uuid.
   */
  team_id: string;
  /**
   * Your own id of the end user.
   * Example: `"u-42"`.
   */
  client_user_id: string;
  /**
   * When the user was created.
   * Format: date-time.
   */
  created_on: string;
  /** Providers that the user is connected to. */
  connected_sources: ConnectedSource[];
  /** Time zone for sources that carry none; null when none was set. */
  fallback_time_zone: FallbackTimeZone | null;
  /** Date of birth for providers that tell no age; null when none was set. */
  fallback_birth_date?: FallbackBirthDate | null;
  /**
   * First day whose data is taken in, YYYY-mm-dd, inclusive; null when there is no bound.
   * Format: date.
   */
  ingestion_start?: string | null;
  /**
   * Last day whose data is taken in, YYYY-mm-dd, inclusive; null when there is no bound.
   * Format: date.
   */
  ingestion_end?: string | null;
}

/**
 * One page of the team's users.
 * Assumed: the interface specification does not show it.
 */
export interface UserPage {
  /** The users of this page, in the order of their creation. */
  users: User[];
  /**
   * How many users the team has.
   * Bounds: minimum 0.
   */
  total: number;
  /**
   * How many users come before this page.
   * Bounds: minimum 0.
   */
  offset: number;
  /**
   * How many users a page holds at most.
   * Bounds: minimum 1.
   */
  limit: number;
}

/**
 * A refusal told in one sentence.
 * Assumed: the interface specification does not show it.
 */
export interface ErrorBody {
  /**
   * What was refused and why, for a developer to read. It never quotes a credential or health data.
   * Example: `"User not found"`.
   */
  detail: string;
}

/**
 * A refusal with a code that a program can act on.
 * Assumed: the interface specification does not show it.
 */
export interface ErrorDetail {
  /**
   * Code of the refusal. More codes may come, so treat an unknown one like the status alone.
   * Example: `"INVALID_REQUEST"`.
   */
  error_type: string;
  /**
   * What was refused and why, for a developer to read.
   * Example: `"This feature is not enabled for your team."`.
   */
  error_message: string;
}

/**
 * A refusal whose detail is an object with a code and a message.
 * Assumed: the interface specification does not show it.
 */
export interface CodedErrorBody {
  detail: ErrorDetail;
}

/**
 * Any refusal other than a validation error; the detail is a sentence, or an object with a code.
 * Assumed: the interface specification does not show it.
 */
export type ApiErrorBody = ErrorBody | CodedErrorBody;

/**
 * One rule that the request broke.
 * Assumed: the interface specification does not show it.
 */
export interface ValidationIssue {
  /**
   * Name of the rule, for example `missing`, `uuid_parsing`, `enum` or `greater_than_equal`.
   * Example: `"missing"`.
   */
  type: string;
  /**
   * Where it was broken. The first element is the part of the request (`path`, `query`, `header` or `body`), the rest leads to the field; a number is an index in a list.
   * Example: `["body","client_user_id"]`.
   */
  loc: (string | number)[];
  /**
   * The rule in words.
   * Example: `"Field required"`.
   */
  msg: string;
  /** The value that was sent, where it can be shown; of any type. */
  input?: unknown;
  /**
   * Figures and names that belong to the rule, such as the bound that was passed.
   * Example: `{"le":500}`.
   */
  ctx?: {
    [key: string]: unknown;
  };
}

/**
 * The request does not fit this document; one entry for each rule that was broken.
 * Assumed: the interface specification does not show it.
 */
export interface ValidationErrorBody {
  /** The broken rules. */
  detail: ValidationIssue[];
}

/** A user to create. */
export interface UserCreate {
  /**
   * Your own id of the end user, unique within your team. It must hold no personal data: no e-mail address, no phone number, no name.
   * Example: `"u-42"`.
   */
  client_user_id: string;
  /**
   * Time zone by its IANA tz database name. It stamps the data of sources that carry no time zone of their own.
   * Example: `"Europe/London"`.
   */
  fallback_time_zone?: string | null;
  /**
   * Date of birth, YYYY-mm-dd. It gives the maximum heart rate for providers that tell no age.
   * Format: date.
   * Example: `"1986-04-21"`.
   */
  fallback_birth_date?: string | null;
  /**
   * First day whose data is taken in, YYYY-mm-dd, inclusive. Null sets no bound.
   * Format: date.
   * Example: `"2026-01-01"`.
   */
  ingestion_start?: string | null;
  /**
   * Last day whose data is taken in, YYYY-mm-dd, inclusive. Null sets no bound.
   * Format: date.
   * Example: `"2026-12-31"`.
   */
  ingestion_end?: string | null;
}

/** The user that was created. Keep `user_id`: every later call names the user by it. The other fields of the user may stand beside the two that are always there. */
export interface UserCreated {
  /**
   * Id of the user, made by the service.
   * Format: uuid.
   * Example: `"5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11"`.
   */
  user_id: string;
  /**
   * Your own id of the end user, as it was sent.
   * Example: `"u-42"`.
   */
  client_user_id: string;
  /**
   * The team that the user belongs to.
   * Format: uuid.
   * Assumed: the interface specification does not show it.
   */
  team_id?: string;
  /**
   * When the user was created.
   * Format: date-time.
   * Assumed: the interface specification does not show it.
   */
  created_on?: string;
  /**
   * Providers that the user is connected to; none yet.
   * Assumed: the interface specification does not show it.
   */
  connected_sources?: ConnectedSource[];
  /**
   * Time zone for sources that carry none.
   * Assumed: the interface specification does not show it.
   */
  fallback_time_zone?: FallbackTimeZone | null;
  /**
   * Date of birth for providers that tell no age.
   * Assumed: the interface specification does not show it.
   */
  fallback_birth_date?: FallbackBirthDate | null;
  /**
   * First day whose data is taken in, YYYY-mm-dd, inclusive.
   * Format: date.
   * Assumed: the interface specification does not show it.
   */
  ingestion_start?: string | null;
  /**
   * Last day whose data is taken in, YYYY-mm-dd, inclusive.
   * Format: date.
   * Assumed: the interface specification does not show it.
   */
  ingestion_end?: string | null;
}

/** The user that already holds the `client_user_id` of a create request. */
export interface UserConflictDetail {
  /**
   * Code of the refusal; `INVALID_REQUEST` for this one.
   * Example: `"INVALID_REQUEST"`.
   * Assumed: the interface specification does not show it.
   */
  error_type: string;
  /**
   * The conflict in one sentence.
   * Example: `"Client user id already exists."`.
   * Assumed: the interface specification does not show it.
   */
  error_message: string;
  /**
   * The existing user's id.
   * Format: uuid.
   */
  user_id: string;
  /**
   * When the existing user was created.
   * Format: date-time.
   */
  created_on: string;
}

/** Answer to a create request whose `client_user_id` is taken in the team. It names the existing user, so that a caller can go on with that one. */
export interface UserConflict {
  detail: UserConflictDetail;
}

/** Why a user was not created; either the `client_user_id` is taken, or the request is refused otherwise. */
export type UserCreateRefusal = UserConflict | ErrorBody | CodedErrorBody;

/** Whether an action took effect. */
export interface Success {
  /** True when the action took effect. */
  success: boolean;
}

/**
 * What to change about a user. A field that is left out stays as it is; null clears it.
 * Assumed: the interface specification does not show it.
 */
export interface UserUpdate {
  /**
   * New id of the end user in your application, unique within your team. Null changes nothing.
   * Example: `"u-43"`.
   */
  client_user_id?: string | null;
  /**
   * Time zone by its IANA tz database name, for sources that carry none.
   * Example: `"Australia/Lord_Howe"`.
   */
  fallback_time_zone?: string | null;
  /**
   * Date of birth, YYYY-mm-dd, for providers that tell no age.
   * Format: date.
   * Example: `"1986-04-21"`.
   */
  fallback_birth_date?: string | null;
  /**
   * First day whose data is taken in, YYYY-mm-dd, inclusive. It changes later ingestion only.
   * Format: date.
   * Example: `"2026-01-01"`.
   */
  ingestion_start?: string | null;
  /**
   * Last day whose data is taken in, YYYY-mm-dd, inclusive. It changes later ingestion only.
   * Format: date.
   * Example: `"2026-12-31"`.
   */
  ingestion_end?: string | null;
}

/**
 * Outcome of fetching the user's newest data from the connected providers.
 * Assumed: the interface specification does not show it.
 */
export interface UserRefreshed {
  /** Always true in this answer. */
  success: true;
  /**
   * The user whose data was fetched.
   * Format: uuid.
   */
  user_id: string;
  /** Slugs of the providers whose data is up to date now. */
  refreshed_sources: string[];
  /** Slugs of the providers that had not answered when the timeout ended; their data arrives later. */
  in_progress_sources: string[];
  /** Slugs of the providers that could not be read. */
  failed_sources: string[];
}

/**
 * No provider of the user could be read.
 * Assumed: the interface specification does not show it.
 */
export interface UserRefreshFailed {
  /** Always false in this answer. */
  success: false;
  /**
   * The user whose data was asked for.
   * Format: uuid.
   */
  user_id: string;
  /** What went wrong, for a developer to read. */
  error: string;
  /** Slugs of the providers that could not be read. */
  failed_sources?: string[];
}

/**
 * Why nothing was refreshed; either every provider failed, or the request is refused.
 * Assumed: the interface specification does not show it.
 */
export type UserRefreshRefusal = UserRefreshFailed | ErrorBody | CodedErrorBody;

/**
 * State of a connection.
 * - `connected`: Data is arriving.
 * - `error`: The provider cannot be read; `error_details` says why. The user has to link it again.
 * - `paused`: No data is taken in, because the user's ingestion has ended.
 */
export type ConnectionStatus = "connected" | "error" | "paused" | (string & {});

/**
 * Whether a resource can be delivered.
 * - `available`: Every scope that the resource needs is granted.
 * - `unavailable`: A scope that the resource needs was denied.
 */
export type Availability = "available" | "unavailable" | (string & {});

/** Names of scopes at the provider. */
export interface ScopeRequirements {
  /** Scopes without which the resource is unavailable. */
  required: string[];
  /** Scopes without which the resource is less complete. */
  optional: string[];
}

/** The scopes of a resource, by what the user said to them. */
export interface ScopeRequirementsGrants {
  user_granted: ScopeRequirements;
  user_denied: ScopeRequirements;
}

/** Whether a resource can be delivered, and by which scopes. */
export interface ResourceAvailability {
  status: Availability;
  /** The scopes that the resource needs; null where the provider has no scopes. */
  scope_requirements: ScopeRequirementsGrants | null;
}

/**
 * Why a connection stopped working.
 * - `token_refresh_failed`: The provider no longer renews the access it once gave.
 * - `webhook_registration_failed`: The provider could not be subscribed to.
 * - `user_not_found`: The provider no longer knows the user.
 * - `deregistered_per_provider`: The user took the access back at the provider.
 * - `required_scopes_not_granted`: The user took back a scope that is needed.
 * - `provider_credential_error`: The user name or password is no longer right.
 * - `provider_password_expired`: The password has expired at the provider.
 * - `unknown`: The reason is not known.
 * Assumed: the interface specification does not show it.
 */
export type ConnectionErrorType =
  | "token_refresh_failed"
  | "webhook_registration_failed"
  | "user_not_found"
  | "deregistered_per_provider"
  | "required_scopes_not_granted"
  | "provider_credential_error"
  | "provider_password_expired"
  | "unknown"
  | (string & {});

/**
 * Why a connection stopped working.
 * Assumed: the interface specification does not show it.
 */
export interface ConnectionErrorDetails {
  error_type: ConnectionErrorType;
  /** The failure in a sentence, for a developer to read. */
  error_message: string;
  /**
   * When it failed.
   * Format: date-time.
   */
  errored_at: string;
}

/** One connection of a user, and what it can deliver. */
export interface ConnectedProvider {
  /**
   * Name of the provider to show.
   * Example: `"Acme Watch"`.
   */
  name: string;
  /**
   * Slug of the provider.
   * Example: `"acme_watch"`.
   */
  slug: string;
  /** Address of the provider's logo. */
  logo: string;
  status: ConnectionStatus;
  /**
   * When the connection was made.
   * Format: date-time.
   * Example: `"2026-01-15T09:00:00+00:00"`.
   */
  created_on: string;
  /** What the connection can deliver, by resource name. */
  resource_availability: {
    [key: string]: ResourceAvailability;
  };
  /** Why the connection does not work; null while it does. */
  error_details: ConnectionErrorDetails | null;
  /**
   * The user's id at the provider, where it is known.
   * Assumed: the interface specification does not show it.
   */
  external_user_id?: string | null;
}

/** The providers that a user is connected to. */
export interface UserProviders {
  /** One entry for each connection. */
  providers: ConnectedProvider[];
}

/**
 * Slug of a provider.
 * - `acme_watch`: Acme Watch, a sports watch.
 * - `acme_ring_v2`: Acme Ring, a ring for sleep and recovery; second generation of its interface.
 * - `acme_scale_v2`: Acme Scale, a smart scale; second generation of its interface.
 * - `bramble_band`: Bramble Band, a fitness band.
 * - `cobble_watch_v3`: Cobble Watch, a sports watch; third generation of its interface.
 * - `dapple_bike`: Dapple Bike, an indoor bike.
 * - `emberline_run`: Emberline Run, a running log.
 * - `fernway_fit`: Fernway Fit, an activity app.
 * - `glimmer_sleep_api`: Glimmer Sleep, a sleep mat, read through its cloud.
 * - `glucose_one_v3`: Glucose One, a continuous glucose monitor; third generation of its interface.
 * - `hazelmere_rowing`: Hazelmere Rowing, a rowing machine.
 * - `ivorydale_scale`: Ivorydale Scale, a scale with a blood pressure cuff.
 * - `larkfoot_watch`: Larkfoot Watch, a running watch.
 * - `millpond_swim`: Millpond Swim, a swimming log.
 * - `oatfield_diary`: Oatfield Diary, a food diary.
 * - `pepperleaf_ring`: Pepperleaf Ring, a ring for temperature and cycle.
 * - `quarrystone_climb`: Quarrystone Climb, a climbing log.
 * - `glucose_two`: Glucose Two, a glucose sensor that the user scans.
 * - `glucose_three_v2`: Glucose Three, a finger-prick meter; second generation of its interface.
 * - `alderbrook_bike`: Alderbrook Bike, a connected bike.
 * - `birchmoor_scale`: Birchmoor Scale, a family scale.
 * - `candlewick_sleep`: Candlewick Sleep, a bedside sleep tracker.
 * - `driftmark_treadmill`: Driftmark Treadmill, a treadmill.
 * - `elmfold_cuff`: Elmfold Cuff, a blood pressure cuff.
 * - `foxtail_meter`: Foxtail Meter, a meter of cholesterol and glucose.
 * - `granary_meals`: Granary Meals, a meal planner.
 * - `harrowgate_pump`: Harrowgate Pump, an insulin pump.
 * - `kelpstone_oximeter`: Kelpstone Oximeter, a meter of blood oxygen.
 * - `lanternfish_run`: Lanternfish Run, a running app.
 * - `marlstone_sensor`: Marlstone Sensor, a glucose sensor whose readings are shared by e-mail invitation.
 * - `nettlebed_clinic`: Nettlebed Clinic, the records of a clinic.
 * - `orchardgate_records`: Orchardgate Records, the records of a laboratory.
 * - `slate_phone_health`: Slate Phone Health, the health store of a phone.
 * - `copper_phone_health`: Copper Phone Health, the health store of another phone.
 * - `glucose_one_ble`: Glucose One, read by the phone over Bluetooth.
 * - `cuff_one_ble`: Cuff One, a blood pressure cuff read by the phone over Bluetooth.
 * - `scale_one_ble`: Scale One, a scale read by the phone over Bluetooth.
 * - `tidewater_journal`: Tidewater Journal, a journal of mood and mindfulness.
 * - `umberly_water`: Umberly Water, a log of water and caffeine.
 * - `willowmere_air`: Willowmere Air, a log of spirometry and inhaler use.
 * - `manual`: No provider; values that were entered by hand.
 */
export type Provider =
  | "acme_watch"
  | "acme_ring_v2"
  | "acme_scale_v2"
  | "bramble_band"
  | "cobble_watch_v3"
  | "dapple_bike"
  | "emberline_run"
  | "fernway_fit"
  | "glimmer_sleep_api"
  | "glucose_one_v3"
  | "hazelmere_rowing"
  | "ivorydale_scale"
  | "larkfoot_watch"
  | "millpond_swim"
  | "oatfield_diary"
  | "pepperleaf_ring"
  | "quarrystone_climb"
  | "glucose_two"
  | "glucose_three_v2"
  | "alderbrook_bike"
  | "birchmoor_scale"
  | "candlewick_sleep"
  | "driftmark_treadmill"
  | "elmfold_cuff"
  | "foxtail_meter"
  | "granary_meals"
  | "harrowgate_pump"
  | "kelpstone_oximeter"
  | "lanternfish_run"
  | "marlstone_sensor"
  | "nettlebed_clinic"
  | "orchardgate_records"
  | "slate_phone_health"
  | "copper_phone_health"
  | "glucose_one_ble"
  | "cuff_one_ble"
  | "scale_one_ble"
  | "tidewater_journal"
  | "umberly_water"
  | "willowmere_air"
  | "manual"
  | (string & {});

/**
 * Kind of thing that a provider is.
 * - `app`: An application that keeps data.
 * - `ble`: A device read over Bluetooth.
 * - `device`: A device with a cloud account.
 * - `lab`: A laboratory.
 * - `provider`: A provider of care.
 * Assumed: the interface specification does not show it.
 */
export type SourceType = "app" | "ble" | "device" | "lab" | "provider" | (string & {});

/**
 * How a user signs in to a provider.
 * - `oauth`: At the provider's own site, which sends the user back.
 * - `team_oauth`: At the provider's own site, through an application that your team has registered there.
 * - `sdk`: On the phone, through the mobile SDK.
 * - `password`: With a user name and a password.
 * - `email`: By an e-mail address that the provider invites.
 * - `app`: Within the provider's own app.
 */
export type AuthType = "oauth" | "team_oauth" | "sdk" | "password" | "email" | "app" | (string & {});

/**
 * Something that a provider can deliver.
 * - `profile`: Age, height and the like of the user.
 * - `activity`: Daily summary of activity.
 * - `sleep`: Summary of each sleep.
 * - `body`: Summary of body measures.
 * - `workouts`: Summary of each workout.
 * - `workout_stream`: What was measured within a workout.
 * - `connection`: The connection itself.
 * - `order`: A laboratory order.
 * - `result`: A laboratory result.
 * - `match_review`: Review of which patient a result belongs to.
 * - `appointment`: An appointment for a draw.
 * - `glucose`: Concentration of glucose at a moment.
 * - `heartrate`: Heart rate at a moment.
 * - `hrv`: Heart rate variability at a moment.
 * - `ige`: Level of immunoglobulin E at a moment.
 * - `igg`: Level of immunoglobulin G at a moment.
 * - `blood_oxygen`: Saturation of the blood with oxygen at a moment.
 * - `blood_pressure`: Blood pressure at a moment. It has two values instead of one.
 * - `cholesterol`: Concentration of one kind of cholesterol at a moment.
 * - `device`: Devices of the user.
 * - `device_legacy`: Devices of the user, in their older shape.
 * - `weight`: Body weight; the series is called `body_weight`.
 * - `fat`: Share of body fat; the series is called `body_fat`.
 * - `body_temperature`: Body temperature.
 * - `body_temperature_delta`: Difference of the body temperature from the user's baseline.
 * - `meal`: Meals and what they held.
 * - `water`: Water drunk at a moment.
 * - `caffeine`: Caffeine taken in an interval.
 * - `mindfulness_minutes`: Time spent in mindfulness exercises in an interval.
 * - `steps`: Steps taken in an interval.
 * - `calories_active`: Energy burnt by activity in an interval.
 * - `distance`: Distance covered on foot in an interval.
 * - `floors_climbed`: Floors climbed up to a moment.
 * - `respiratory_rate`: Rate of breathing at a moment.
 * - `vo2_max`: Greatest uptake of oxygen under load.
 * - `calories_basal`: Energy burnt by the body at rest.
 * - `stress_level`: Level of stress at a moment.
 * - `menstrual_cycle`: Menstrual cycle.
 * - `sleep_cycle`: Stages of a sleep, as one record.
 * - `electrocardiogram`: Electrocardiogram, as one record.
 * - `electrocardiogram_voltage`: Voltage of an electrocardiogram at a moment.
 * - `afib_burden`: Share of an interval spent in atrial fibrillation.
 * - `heart_rate_alert`: An alert that a device raised about the heart.
 * - `stand_hour`: Whether the user stood within an hour.
 * - `stand_duration`: Time spent standing in an interval.
 * - `sleep_apnea_alert`: Alerts about pauses of breath in sleep.
 * - `sleep_breathing_disturbance`: Disturbances of breath in a sleep.
 * - `wheelchair_push`: Pushes of a wheelchair in an interval.
 * - `forced_expiratory_volume_1`: Air breathed out by force in the first second.
 * - `forced_vital_capacity`: Air breathed out by force in one breath.
 * - `peak_expiratory_flow_rate`: Fastest flow of air while breathing out by force.
 * - `inhaler_usage`: Uses of an inhaler in an interval.
 * - `fall`: Falls in an interval.
 * - `uv_exposure`: Exposure to ultraviolet light in an interval.
 * - `daylight_exposure`: Time spent in daylight in an interval.
 * - `handwashing`: Hand washing in an interval.
 * - `basal_body_temperature`: Body temperature at rest, taken on waking.
 * - `heart_rate_recovery_one_minute`: Fall of the heart rate in the minute after a load ended.
 * - `body_mass_index`: Body mass index.
 * - `lean_body_mass`: Body weight without fat.
 * - `waist_circumference`: Circumference of the waist.
 * - `workout_distance`: Distance covered within a workout.
 * - `workout_swimming_stroke`: Swimming strokes within a workout.
 * - `workout_duration`: Time spent working out.
 * - `insulin_injection`: Insulin given in an interval.
 * - `carbohydrates`: Carbohydrates eaten in an interval.
 * - `note`: A note that the user wrote about an interval.
 * - `sleep_stream`: What was measured within a sleep.
 * - `hypnogram`: Stage of sleep in an interval.
 */
export type Resource =
  | "profile"
  | "activity"
  | "sleep"
  | "body"
  | "workouts"
  | "workout_stream"
  | "connection"
  | "order"
  | "result"
  | "match_review"
  | "appointment"
  | "glucose"
  | "heartrate"
  | "hrv"
  | "ige"
  | "igg"
  | "blood_oxygen"
  | "blood_pressure"
  | "cholesterol"
  | "device"
  | "device_legacy"
  | "weight"
  | "fat"
  | "body_temperature"
  | "body_temperature_delta"
  | "meal"
  | "water"
  | "caffeine"
  | "mindfulness_minutes"
  | "steps"
  | "calories_active"
  | "distance"
  | "floors_climbed"
  | "respiratory_rate"
  | "vo2_max"
  | "calories_basal"
  | "stress_level"
  | "menstrual_cycle"
  | "sleep_cycle"
  | "electrocardiogram"
  | "electrocardiogram_voltage"
  | "afib_burden"
  | "heart_rate_alert"
  | "stand_hour"
  | "stand_duration"
  | "sleep_apnea_alert"
  | "sleep_breathing_disturbance"
  | "wheelchair_push"
  | "forced_expiratory_volume_1"
  | "forced_vital_capacity"
  | "peak_expiratory_flow_rate"
  | "inhaler_usage"
  | "fall"
  | "uv_exposure"
  | "daylight_exposure"
  | "handwashing"
  | "basal_body_temperature"
  | "heart_rate_recovery_one_minute"
  | "body_mass_index"
  | "lean_body_mass"
  | "waist_circumference"
  | "workout_distance"
  | "workout_swimming_stroke"
  | "workout_duration"
  | "insulin_injection"
  | "carbohydrates"
  | "note"
  | "sleep_stream"
  | "hypnogram"
  | (string & {});

/** A provider that users can be connected to. */
export interface ProviderCatalogEntry {
  /**
   * Name to show.
   * Example: `"Acme Watch"`.
   */
  name: string;
  /**
   * Name of the provider in requests and answers.
   * Example: `"acme_watch"`.
   */
  slug: string;
  /** What the provider is, in a sentence. */
  description: string;
  /** Address of the logo, or null when there is none. */
  logo: string | null;
  /** How a user signs in to it; null when there is nothing to sign in to. */
  auth_type?: AuthType | null;
  /** What it can deliver. */
  supported_resources?: Resource[];
}

/**
 * What the forms of the link experience do with an error.
 * - `redirect`: Send the user to `redirect_url` with the error in the parameters of the address.
 */
export type LinkOnError = "redirect";

/**
 * What the close button of the link experience does.
 * - `redirect`: Send the user to `redirect_url` with the error `user_cancelled`.
 */
export type LinkOnClose = "redirect";

/** For whom a link token is, and how the link experience behaves. */
export interface LinkTokenCreate {
  /**
   * The user who will connect a provider.
   * Format: uuid.
   */
  user_id: string;
  /** The one provider to connect; null or absent lets the user choose from a list. */
  provider?: Provider | null;
  /**
   * Where to send the user at the end, with the outcome in the parameters of the address: an absolute URL whose scheme is `https` or an app's own, or `http` where the host is loopback (`localhost`, `127.0.0.1`, `[::1]`). A validation error (422) is an empty text, a relative URL, one without a scheme, `http` to any other host, a URL with a user name or password, and a scheme that browsers or operating systems handle themselves, such as `javascript`, `data`, `file` and `ms-settings`. Null or absent sends the user nowhere.
   * Example: `"https://app.example/linked"`.
   */
  redirect_url?: string | null;
  /**
   * The providers that the link experience lists; null or absent lists all that can be linked. It does not limit linking without the link experience.
   * Bounds: minimum items 1.
   */
  filter_on_providers?: Provider[] | null;
  /** What the password and e-mail forms do with an error; null or absent shows it. Providers with their own sign-in site always redirect, and linking without the link experience is not changed. */
  on_error?: LinkOnError | null;
  /** What the close button does; null or absent ends on a closed screen. */
  on_close?: LinkOnClose | null;
}

/** A link token, and the address that uses it. */
export interface LinkToken {
  /**
   * The token; a credential, so keep it out of logs. It lives 60 minutes, and a successful link consumes it. Without the link experience it goes in the header `x-service-link-token`.
   * Example: `"<LINK_TOKEN>"`.
   */
  link_token: string;
  /** Browser address that starts the link experience. */
  link_web_url: string;
}

/**
 * Slug of a provider that has demo accounts.
 * - `acme_watch`: Acme Watch, a sports watch.
 * - `acme_ring_v2`: Acme Ring, a ring for sleep and recovery; second generation of its interface.
 * - `glucose_two`: Glucose Two, a glucose sensor that the user scans.
 * - `slate_phone_health`: Slate Phone Health, the health store of a phone.
 * Assumed: the interface specification does not show it.
 */
export type DemoProvider =
  "acme_watch" | "acme_ring_v2" | "glucose_two" | "slate_phone_health" | (string & {});

/**
 * The demo connection to make.
 * Assumed: the interface specification does not show it.
 */
export interface DemoConnectionCreate {
  /**
   * The user to connect.
   * Format: uuid.
   */
  user_id: string;
  provider: DemoProvider;
}

/**
 * Outcome of making a demo connection.
 * Assumed: the interface specification does not show it.
 */
export interface DemoConnection {
  /** True when the connection was made. */
  success: boolean;
  /** The outcome in a sentence. */
  detail: string;
}

/**
 * One field of a sign-in form.
 * Assumed: the interface specification does not show it.
 */
export interface LinkFormComponent {
  /**
   * What to write beside the field.
   * Example: `"User name"`.
   */
  label: string;
  /**
   * Kind of input, as forms on the web call it.
   * Example: `"password"`.
   */
  type: string;
  /** Whether the sign-in can do without it. */
  required: boolean;
}

/**
 * A provider that can be linked, and how.
 * Assumed: the interface specification does not show it.
 */
export interface LinkSource {
  /** Number of the provider in the catalog. */
  id: number;
  /**
   * Name to show.
   * Example: `"Acme Watch"`.
   */
  name: string;
  slug: Provider;
  /** What the provider is, in a sentence. */
  description: string;
  /** Address of the logo. */
  logo: string;
  /** Where to send the user's browser, for a provider that is signed in to at its own site; null for any other, and where no link token was sent. */
  oauth_url?: string | null;
  /** How a user signs in to it. */
  auth_type?: AuthType | null;
  /** What to ask the user for, by the field of the sign-in; empty where the provider asks by itself. */
  form_components?: {
    [key: string]: LinkFormComponent;
  };
}

/**
 * Slug of a provider that is signed in to at its own site.
 * - `acme_watch`: Acme Watch, a sports watch.
 * - `acme_ring_v2`: Acme Ring, a ring for sleep and recovery; second generation of its interface.
 * - `acme_scale_v2`: Acme Scale, a smart scale; second generation of its interface.
 * - `bramble_band`: Bramble Band, a fitness band.
 * - `cobble_watch_v3`: Cobble Watch, a sports watch; third generation of its interface.
 * - `dapple_bike`: Dapple Bike, an indoor bike.
 * - `emberline_run`: Emberline Run, a running log.
 * - `fernway_fit`: Fernway Fit, an activity app.
 * - `glimmer_sleep_api`: Glimmer Sleep, a sleep mat, read through its cloud.
 * - `glucose_one_v3`: Glucose One, a continuous glucose monitor; third generation of its interface.
 * - `hazelmere_rowing`: Hazelmere Rowing, a rowing machine.
 * - `ivorydale_scale`: Ivorydale Scale, a scale with a blood pressure cuff.
 * - `larkfoot_watch`: Larkfoot Watch, a running watch.
 * - `millpond_swim`: Millpond Swim, a swimming log.
 * - `oatfield_diary`: Oatfield Diary, a food diary.
 * - `pepperleaf_ring`: Pepperleaf Ring, a ring for temperature and cycle.
 * - `quarrystone_climb`: Quarrystone Climb, a climbing log.
 */
export type OauthProvider =
  | "acme_watch"
  | "acme_ring_v2"
  | "acme_scale_v2"
  | "bramble_band"
  | "cobble_watch_v3"
  | "dapple_bike"
  | "emberline_run"
  | "fernway_fit"
  | "glimmer_sleep_api"
  | "glucose_one_v3"
  | "hazelmere_rowing"
  | "ivorydale_scale"
  | "larkfoot_watch"
  | "millpond_swim"
  | "oatfield_diary"
  | "pepperleaf_ring"
  | "quarrystone_climb"
  | (string & {});

/**
 * A provider that is signed in to at its own site, and the address that begins it.
 * Assumed: the interface specification does not show it.
 */
export interface OauthSource {
  /** Number of the provider in the catalog. */
  id: number;
  /**
   * Name to show.
   * Example: `"Acme Watch"`.
   */
  name: string;
  slug: Provider;
  /** What the provider is, in a sentence. */
  description: string;
  /** Address of the logo. */
  logo: string;
  /** Family that the provider belongs to; null where it stands alone. */
  group?: string | null;
  /** Where to send the user's browser. It holds the link token, so keep it out of logs. */
  oauth_url?: string | null;
  /** How a user signs in to it. */
  auth_type?: AuthType | null;
  /** Kind of thing that the provider is. */
  source_type?: SourceType | null;
  /** Whether it can be linked at present. */
  is_active?: boolean | null;
  /** Days of history that arrive with a new connection. */
  backfill_num_days?: number | null;
}

/**
 * Slug of a provider that is signed in to with a user name and a password.
 * - `glucose_two`: Glucose Two, a glucose sensor that the user scans.
 * - `glucose_three_v2`: Glucose Three, a finger-prick meter; second generation of its interface.
 * - `alderbrook_bike`: Alderbrook Bike, a connected bike.
 * - `birchmoor_scale`: Birchmoor Scale, a family scale.
 * - `candlewick_sleep`: Candlewick Sleep, a bedside sleep tracker.
 * - `driftmark_treadmill`: Driftmark Treadmill, a treadmill.
 * - `elmfold_cuff`: Elmfold Cuff, a blood pressure cuff.
 * - `foxtail_meter`: Foxtail Meter, a meter of cholesterol and glucose.
 * - `granary_meals`: Granary Meals, a meal planner.
 * - `harrowgate_pump`: Harrowgate Pump, an insulin pump.
 * - `kelpstone_oximeter`: Kelpstone Oximeter, a meter of blood oxygen.
 * - `lanternfish_run`: Lanternfish Run, a running app.
 */
export type PasswordProvider =
  | "glucose_two"
  | "glucose_three_v2"
  | "alderbrook_bike"
  | "birchmoor_scale"
  | "candlewick_sleep"
  | "driftmark_treadmill"
  | "elmfold_cuff"
  | "foxtail_meter"
  | "granary_meals"
  | "harrowgate_pump"
  | "kelpstone_oximeter"
  | "lanternfish_run"
  | (string & {});

/**
 * Where an account at a provider was opened, as a country or the European Union.
 * - `us`: The United States.
 * - `eu`: The European Union.
 * - `de`: Germany.
 * - `fr`: France.
 * - `ca`: Canada.
 * - `br`: Brazil.
 * - `ar`: Argentina.
 * - `cl`: Chile.
 * - `co`: Colombia.
 * - `mx`: Mexico.
 * - `gb`: The United Kingdom.
 * - `ie`: Ireland.
 * - `au`: Australia.
 * - `nz`: New Zealand.
 * - `nl`: The Netherlands.
 * - `at`: Austria.
 * - `be`: Belgium.
 * - `bh`: Bahrain.
 * - `ch`: Switzerland.
 * - `cz`: Czechia.
 * - `dk`: Denmark.
 * - `eg`: Egypt.
 * - `es`: Spain.
 * - `fi`: Finland.
 * - `gr`: Greece.
 * - `hr`: Croatia.
 * - `il`: Israel.
 * - `it`: Italy.
 * - `jo`: Jordan.
 * - `kw`: Kuwait.
 * - `lb`: Lebanon.
 * - `lu`: Luxembourg.
 * - `no`: Norway.
 * - `om`: Oman.
 * - `pl`: Poland.
 * - `pt`: Portugal.
 * - `qa`: Qatar.
 * - `sa`: Saudi Arabia.
 * - `se`: Sweden.
 * - `si`: Slovenia.
 * - `sk`: Slovakia.
 * - `tr`: Turkey.
 * - `za`: South Africa.
 * - `in`: India.
 * - `sg`: Singapore.
 * - `hk`: Hong Kong.
 * - `kr`: South Korea.
 * - `ph`: The Philippines.
 * - `tw`: Taiwan.
 * Assumed: the interface specification does not show it.
 */
export type Region =
  | "us"
  | "eu"
  | "de"
  | "fr"
  | "ca"
  | "br"
  | "ar"
  | "cl"
  | "co"
  | "mx"
  | "gb"
  | "ie"
  | "au"
  | "nz"
  | "nl"
  | "at"
  | "be"
  | "bh"
  | "ch"
  | "cz"
  | "dk"
  | "eg"
  | "es"
  | "fi"
  | "gr"
  | "hr"
  | "il"
  | "it"
  | "jo"
  | "kw"
  | "lb"
  | "lu"
  | "no"
  | "om"
  | "pl"
  | "pt"
  | "qa"
  | "sa"
  | "se"
  | "si"
  | "sk"
  | "tr"
  | "za"
  | "in"
  | "sg"
  | "hk"
  | "kr"
  | "ph"
  | "tw"
  | (string & {});

/**
 * A user's sign-in at a provider. Keep it out of logs.
 * Assumed: the interface specification does not show it.
 */
export interface PasswordSignIn {
  /** Name of the account; for some providers an e-mail address. */
  username: string;
  /** Password of the account. */
  password: string;
  /** Where the account was opened; null or absent leaves it to the provider. */
  region?: Region | null;
}

/**
 * How a step of linking ended.
 * - `success`: The account is connected, and the link token is consumed.
 * - `error`: The account is not connected; `error_type` says why.
 * - `pending_provider_mfa`: The provider has sent a one-time code; complete the second factor with it.
 */
export type LinkState = "success" | "error" | "pending_provider_mfa" | (string & {});

/**
 * Why an account was not connected.
 * - `invalid_token`: No such link token, or one of another team.
 * - `token_expired`: The link token's time is over; make another.
 * - `token_not_validated`: The link token was not used for any earlier step, so there is none to complete.
 * - `token_consumed`: The link token has connected an account already; make another.
 * - `provider_credential_error`: The provider does not know this sign-in.
 * - `provider_password_expired`: The provider wants the user to choose a new password first.
 * - `provider_api_error`: The provider did not answer as it should; try again later.
 * - `unsupported_region`: The provider does not serve the region of the account.
 * - `duplicate_connection`: The user is connected to the provider already, and the team rejects a second connection.
 * - `required_scopes_not_granted`: The user refused what the provider needs to deliver anything.
 * - `incorrect_mfa_code`: The one-time code is wrong, or none was asked for.
 * - `user_cancelled`: The user ended the link before it was complete.
 */
export type LinkErrorType =
  | "invalid_token"
  | "token_expired"
  | "token_not_validated"
  | "token_consumed"
  | "provider_credential_error"
  | "provider_password_expired"
  | "provider_api_error"
  | "unsupported_region"
  | "duplicate_connection"
  | "required_scopes_not_granted"
  | "incorrect_mfa_code"
  | "user_cancelled"
  | (string & {});

/**
 * How a one-time code reaches the user.
 * - `sms`: By text message.
 * - `email`: By e-mail.
 * Assumed: the interface specification does not show it.
 */
export type MfaMethod = "sms" | "email" | (string & {});

/**
 * A second factor that a provider asks for.
 * Assumed: the interface specification does not show it.
 */
export interface ProviderMfaRequest {
  method: MfaMethod;
  /**
   * Where the code went, so that the user knows where to look, with most of it hidden.
   * Example: `"*** *** 4711"`.
   */
  hint: string;
}

/** How a step of linking ended. `error_type` and `error` are set in state `error` only, `provider_mfa` in state `pending_provider_mfa` only. */
export interface ProviderLinkResponse {
  state: LinkState;
  /** Where to send the user next, as it was given when the link token was made; null when none was. */
  redirect_url?: string | null;
  /** What went wrong; null unless the state is `error`. */
  error_type?: LinkErrorType | null;
  /** What went wrong, in words for developers; null unless the state is `error`. */
  error?: string | null;
  /** The second factor that the provider asks for; set only in state `pending_provider_mfa`. */
  provider_mfa?: ProviderMfaRequest | null;
  /**
   * The provider of the step; `state` and the path tell as much.
   * @deprecated
   */
  provider: Provider;
  /**
   * Whether the account is connected now; read `state` in its place.
   * @deprecated
   */
  connected: boolean;
  /**
   * The user's id at the provider, where it is known; the user's connections tell it too.
   * @deprecated
   */
  provider_id: string | null;
}

/** The one-time code of a second factor. */
export interface MfaCompletion {
  /** The code that the provider sent to the user. */
  mfa_code: string;
}

/**
 * Slug of a provider that invites the user by e-mail.
 * - `marlstone_sensor`: Marlstone Sensor, a glucose sensor whose readings are shared by e-mail invitation.
 */
export type EmailProvider = "marlstone_sensor" | (string & {});

/**
 * A user's account at a provider that invites by e-mail.
 * Assumed: the interface specification does not show it.
 */
export interface EmailSignIn {
  /**
   * The e-mail address of the account.
   * Example: `"sam@example.com"`.
   */
  email: string;
  /**
   * The provider, which the path names already.
   * @deprecated
   */
  provider?: Provider | null;
  /** Where the account was opened; null or absent leaves it to the provider. */
  region?: Region | null;
}

/**
 * A series that can be read. Together they are the paths of the service, so the list is closed.
 * - `afib_burden`: Share of an interval spent in atrial fibrillation.
 * - `basal_body_temperature`: Body temperature at rest, taken on waking.
 * - `blood_oxygen`: Saturation of the blood with oxygen at a moment.
 * - `blood_pressure`: Blood pressure at a moment. It has two values instead of one.
 * - `body_fat`: Share of fat in the body weight at a moment.
 * - `body_mass_index`: Body mass index.
 * - `body_temperature`: Body temperature.
 * - `body_temperature_delta`: Difference of the body temperature from the user's baseline.
 * - `body_weight`: Body weight at a moment.
 * - `caffeine`: Caffeine taken in an interval.
 * - `calories_active`: Energy burnt by activity in an interval.
 * - `calories_basal`: Energy burnt by the body at rest.
 * - `carbohydrates`: Carbohydrates eaten in an interval.
 * - `cholesterol`: Concentration of one kind of cholesterol at a moment.
 * - `daylight_exposure`: Time spent in daylight in an interval.
 * - `distance`: Distance covered on foot in an interval.
 * - `electrocardiogram_voltage`: Voltage of an electrocardiogram at a moment.
 * - `fall`: Falls in an interval.
 * - `floors_climbed`: Floors climbed up to a moment.
 * - `forced_expiratory_volume_1`: Air breathed out by force in the first second.
 * - `forced_vital_capacity`: Air breathed out by force in one breath.
 * - `glucose`: Concentration of glucose at a moment.
 * - `handwashing`: Hand washing in an interval.
 * - `heart_rate_alert`: An alert that a device raised about the heart.
 * - `heart_rate_recovery_one_minute`: Fall of the heart rate in the minute after a load ended.
 * - `heartrate`: Heart rate at a moment.
 * - `hrv`: Heart rate variability at a moment.
 * - `hypnogram`: Stage of sleep in an interval.
 * - `ige`: Level of immunoglobulin E at a moment.
 * - `igg`: Level of immunoglobulin G at a moment.
 * - `inhaler_usage`: Uses of an inhaler in an interval.
 * - `insulin_injection`: Insulin given in an interval.
 * - `lean_body_mass`: Body weight without fat.
 * - `mindfulness_minutes`: Time spent in mindfulness exercises in an interval.
 * - `note`: A note that the user wrote about an interval.
 * - `peak_expiratory_flow_rate`: Fastest flow of air while breathing out by force.
 * - `respiratory_rate`: Rate of breathing at a moment.
 * - `sleep_apnea_alert`: Alerts about pauses of breath in sleep.
 * - `sleep_breathing_disturbance`: Disturbances of breath in a sleep.
 * - `stand_duration`: Time spent standing in an interval.
 * - `stand_hour`: Whether the user stood within an hour.
 * - `steps`: Steps taken in an interval.
 * - `stress_level`: Level of stress at a moment.
 * - `uv_exposure`: Exposure to ultraviolet light in an interval.
 * - `vo2_max`: Greatest uptake of oxygen under load.
 * - `waist_circumference`: Circumference of the waist.
 * - `water`: Water drunk at a moment.
 * - `wheelchair_push`: Pushes of a wheelchair in an interval.
 * - `workout_distance`: Distance covered within a workout.
 * - `workout_duration`: Time spent working out.
 * - `workout_swimming_stroke`: Swimming strokes within a workout.
 */
export type TimeseriesResource =
  | "afib_burden"
  | "basal_body_temperature"
  | "blood_oxygen"
  | "blood_pressure"
  | "body_fat"
  | "body_mass_index"
  | "body_temperature"
  | "body_temperature_delta"
  | "body_weight"
  | "caffeine"
  | "calories_active"
  | "calories_basal"
  | "carbohydrates"
  | "cholesterol"
  | "daylight_exposure"
  | "distance"
  | "electrocardiogram_voltage"
  | "fall"
  | "floors_climbed"
  | "forced_expiratory_volume_1"
  | "forced_vital_capacity"
  | "glucose"
  | "handwashing"
  | "heart_rate_alert"
  | "heart_rate_recovery_one_minute"
  | "heartrate"
  | "hrv"
  | "hypnogram"
  | "ige"
  | "igg"
  | "inhaler_usage"
  | "insulin_injection"
  | "lean_body_mass"
  | "mindfulness_minutes"
  | "note"
  | "peak_expiratory_flow_rate"
  | "respiratory_rate"
  | "sleep_apnea_alert"
  | "sleep_breathing_disturbance"
  | "stand_duration"
  | "stand_hour"
  | "steps"
  | "stress_level"
  | "uv_exposure"
  | "vo2_max"
  | "waist_circumference"
  | "water"
  | "wheelchair_push"
  | "workout_distance"
  | "workout_duration"
  | "workout_swimming_stroke";

/** A sample that covers an interval of time. */
export interface IntervalSample {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
}

/**
 * Share of an interval spent in atrial fibrillation.
 * Assumed: the interface specification does not show it.
 */
export interface AfibBurdenPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "%";
  /**
   * Share, in percent.
   * Bounds: minimum 0, maximum 100.
   */
  value: number;
}

/**
 * Body temperature at rest, taken on waking.
 * Assumed: the interface specification does not show it.
 */
export interface BasalBodyTemperaturePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "°C";
  /** Temperature, in degrees Celsius. */
  value: number;
}

/** A sample taken at one moment. Its start and its end are that moment, as every point has them. */
export interface InstantSample {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
}

/**
 * Saturation of the blood with oxygen at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface BloodOxygenPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"%"`.
   */
  unit: string;
  /**
   * Saturation, in percent.
   * Bounds: minimum 0, maximum 100.
   */
  value: number;
}

/**
 * Blood pressure at a moment. It has two values instead of one.
 * Assumed: the interface specification does not show it.
 */
export interface BloodPressurePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of both values.
   * Example: `"mmHg"`.
   */
  unit: string;
  /**
   * Pressure while the heart contracts, in millimeters of mercury.
   * Bounds: minimum 0.
   */
  systolic: number;
  /**
   * Pressure while the heart rests, in millimeters of mercury.
   * Bounds: minimum 0.
   */
  diastolic: number;
}

/**
 * Share of fat in the body weight at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface BodyFatPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"%"`.
   */
  unit: string;
  /**
   * Share, in percent.
   * Bounds: minimum 0, maximum 100.
   */
  value: number;
}

/**
 * Body mass index.
 * Assumed: the interface specification does not show it.
 */
export interface BodyMassIndexPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "index";
  /**
   * Index, in kilograms per square meter.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Where on the body a temperature was measured.
 * - `armpit`: In the armpit.
 * - `body`: On the body, the place not told.
 * - `ear`: In the ear.
 * - `finger`: On a finger.
 * - `gastrointestinal`: In the stomach or bowels.
 * - `mouth`: In the mouth.
 * - `rectum`: In the rectum.
 * - `toe`: On a toe.
 * - `eardrum`: At the eardrum.
 * - `temporal_artery`: Over the temporal artery.
 * - `forehead`: On the forehead.
 * - `wrist`: On the wrist.
 * Assumed: the interface specification does not show it.
 */
export type TemperatureSensorLocation =
  | "armpit"
  | "body"
  | "ear"
  | "finger"
  | "gastrointestinal"
  | "mouth"
  | "rectum"
  | "toe"
  | "eardrum"
  | "temporal_artery"
  | "forehead"
  | "wrist"
  | (string & {});

/**
 * Body temperature.
 * Assumed: the interface specification does not show it.
 */
export interface BodyTemperaturePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "°C";
  /** Temperature, in degrees Celsius. */
  value: number;
  /** Where on the body it was measured; null when that is not known. */
  sensor_location: TemperatureSensorLocation | null;
}

/**
 * Difference of the body temperature from the user's baseline.
 * Assumed: the interface specification does not show it.
 */
export interface BodyTemperatureDeltaPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "°C";
  /** Difference, in degrees Celsius; negative below the baseline. */
  value: number;
  /** Where on the body it was measured; null when that is not known. */
  sensor_location: TemperatureSensorLocation | null;
}

/**
 * Body weight at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface BodyWeightPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"kg"`.
   */
  unit: string;
  /**
   * Weight, in kilograms.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Caffeine taken in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface CaffeinePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"g"`.
   */
  unit: string;
  /**
   * Mass, in grams.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Energy burnt by activity in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface CaloriesActivePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "kcal";
  /**
   * Energy, in kilocalories.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Energy burnt by the body at rest.
 * Assumed: the interface specification does not show it.
 */
export interface CaloriesBasalPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "kcal";
  /**
   * Energy, in kilocalories.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Carbohydrates eaten in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface CarbohydratesPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"g"`.
   */
  unit: string;
  /**
   * Mass, in grams.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Kind of cholesterol.
 * - `cholesterol/ldl`: Low-density lipoprotein.
 * - `cholesterol/hdl`: High-density lipoprotein.
 * - `cholesterol/total`: All kinds together.
 * - `cholesterol/triglycerides`: Triglycerides.
 * Assumed: the interface specification does not show it.
 */
export type CholesterolType =
  "cholesterol/ldl" | "cholesterol/hdl" | "cholesterol/total" | "cholesterol/triglycerides" | (string & {});

/**
 * Concentration of one kind of cholesterol at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface CholesterolPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  type: CholesterolType;
  /**
   * Unit of the value.
   * Example: `"mmol/L"`.
   */
  unit: string;
  /**
   * Concentration, in millimoles per liter.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Time spent in daylight in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface DaylightExposurePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "min";
  /**
   * Time, in minutes.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Distance covered on foot in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface DistancePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "m";
  /**
   * Distance, in meters.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Voltage of an electrocardiogram at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface ElectrocardiogramVoltagePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /**
   * Lead that the voltage was measured on.
   * Example: `"lead_1"`.
   */
  type: string;
  /**
   * Unit of the value.
   * Example: `"mV"`.
   */
  unit: string;
  /** Voltage, in millivolts. */
  value: number;
}

/**
 * Falls in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface FallPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of falls.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Floors climbed up to a moment.
 * Assumed: the interface specification does not show it.
 */
export interface FloorsClimbedPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of floors.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Air breathed out by force in the first second.
 * Assumed: the interface specification does not show it.
 */
export interface ForcedExpiratoryVolume1Point {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "L";
  /**
   * Volume, in liters.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Air breathed out by force in one breath.
 * Assumed: the interface specification does not show it.
 */
export interface ForcedVitalCapacityPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "L";
  /**
   * Volume, in liters.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Concentration of glucose at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface GlucosePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /**
   * How it was measured, for example `automatic` or `manual_scan`.
   * Example: `"automatic"`.
   */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"mmol/L"`.
   */
  unit: string;
  /**
   * Concentration, in millimoles per liter.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Hand washing in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface HandwashingPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of times.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * What an alert about the heart says.
 * - `low_heart_rate`: The heart rate stayed below a bound.
 * - `high_heart_rate`: The heart rate stayed above a bound while at rest.
 * - `irregular_rhythm`: The rhythm looked irregular.
 * Assumed: the interface specification does not show it.
 */
export type HeartRateAlertType = "low_heart_rate" | "high_heart_rate" | "irregular_rhythm" | (string & {});

/**
 * An alert that a device raised about the heart.
 * Assumed: the interface specification does not show it.
 */
export interface HeartRateAlertPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  type: HeartRateAlertType;
  /** Unit of the value. */
  unit: "count";
  /** Always 1; one point is one alert. */
  value: 1;
}

/**
 * Fall of the heart rate in the minute after a load ended.
 * Assumed: the interface specification does not show it.
 */
export interface HeartRateRecoveryOneMinutePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "count";
  /** Number of beats per minute that the heart rate fell by. */
  value: number;
}

/**
 * Heart rate at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface HeartratePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"bpm"`.
   */
  unit: string;
  /**
   * Heart rate, in beats per minute.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Heart rate variability at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface HrvPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value: the measure used, root mean square of successive differences, in milliseconds.
   * Example: `"rmssd"`.
   */
  unit: string;
  /**
   * Variability, in milliseconds.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Stage of sleep in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface HypnogramPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"stage"`.
   */
  unit: string;
  /** Stage of sleep: 1 deep, 2 light, 3 rapid eye movement, 4 awake, 5 entered by hand, -1 missing. */
  value: number;
}

/**
 * Level of immunoglobulin E at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface IgePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** What the antibodies are against. */
  type: string;
  /**
   * Unit of the value.
   * Example: `"FSU"`.
   */
  unit: string;
  /**
   * Level, in fluorescent units.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Level of immunoglobulin G at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface IggPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** What the antibodies are against. */
  type: string;
  /**
   * Unit of the value.
   * Example: `"FSU"`.
   */
  unit: string;
  /**
   * Level, in fluorescent units.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Uses of an inhaler in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface InhalerUsagePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of uses.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * How fast an insulin acts.
 * - `rapid_acting`: Within minutes, for a few hours.
 * - `long_acting`: Slowly, for a day or so.
 * Assumed: the interface specification does not show it.
 */
export type InsulinType = "rapid_acting" | "long_acting" | (string & {});

/**
 * What a dose of insulin is to the day.
 * - `basal`: Part of the base need.
 * - `bolus`: Given on top of the base need.
 * Assumed: the interface specification does not show it.
 */
export type InsulinDeliveryMode = "basal" | "bolus" | (string & {});

/**
 * How a dose of insulin was given.
 * - `standard`: At once.
 * - `extended`: Spread over a time.
 * Assumed: the interface specification does not show it.
 */
export type InsulinDeliveryForm = "standard" | "extended" | (string & {});

/**
 * What an added dose of insulin was for.
 * - `meal`: To cover a meal.
 * - `correction`: To bring a high glucose down.
 * - `mixed`: Both.
 * - `unknown`: Not known.
 * Assumed: the interface specification does not show it.
 */
export type InsulinBolusPurpose = "meal" | "correction" | "mixed" | "unknown" | (string & {});

/**
 * Insulin given in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface InsulinInjectionPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  type: InsulinType;
  /** Unit of the value. */
  unit: "unit";
  /**
   * Dose, in international units.
   * Bounds: minimum 0.
   */
  value: number;
  /** Whether it covers the base need or adds to it; null when that is not known. */
  delivery_mode?: InsulinDeliveryMode | null;
  /** Whether it was given at once or spread out; null when that is not known. */
  delivery_form?: InsulinDeliveryForm | null;
  /** What an added dose was for; null when it was none, or that is not known. */
  bolus_purpose?: InsulinBolusPurpose | null;
}

/**
 * Body weight without fat.
 * Assumed: the interface specification does not show it.
 */
export interface LeanBodyMassPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "kg";
  /**
   * Weight, in kilograms.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Time spent in mindfulness exercises in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface MindfulnessMinutesPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"min"`.
   */
  unit: string;
  /**
   * Time, in minutes.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * What a note is about.
 * - `food`: Food.
 * - `exercise`: Exercise.
 * - `insulin_injection`: An insulin injection.
 * - `unspecified`: Nothing in particular.
 * Assumed: the interface specification does not show it.
 */
export type NoteTag = "food" | "exercise" | "insulin_injection" | "unspecified" | (string & {});

/**
 * A note that the user wrote about an interval.
 * Assumed: the interface specification does not show it.
 */
export interface NotePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"text"`.
   */
  unit: string;
  /** Text of the note. */
  value: string;
  /** What the note is about; null when it was not tagged. */
  tags?: NoteTag[] | null;
}

/**
 * Fastest flow of air while breathing out by force.
 * Assumed: the interface specification does not show it.
 */
export interface PeakExpiratoryFlowRatePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "L/min";
  /**
   * Flow, in liters per minute.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Rate of breathing at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface RespiratoryRatePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"bpm"`.
   */
  unit: string;
  /**
   * Rate, in breaths per minute.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Alerts about pauses of breath in sleep.
 * Assumed: the interface specification does not show it.
 */
export interface SleepApneaAlertPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of alerts.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Rating of the breath disturbances of a sleep.
 * - `elevated`: More than usual.
 * - `not_elevated`: No more than usual.
 * Assumed: the interface specification does not show it.
 */
export type SleepBreathingDisturbanceType = "elevated" | "not_elevated" | (string & {});

/**
 * Disturbances of breath in a sleep.
 * Assumed: the interface specification does not show it.
 */
export interface SleepBreathingDisturbancePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Rating; null when there is none. */
  type: SleepBreathingDisturbanceType | null;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of disturbances.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Time spent standing in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface StandDurationPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "min";
  /**
   * Time, in minutes.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Outcome of an hour.
 * - `stood`: The user stood long enough.
 * - `idle`: The user did not.
 * Assumed: the interface specification does not show it.
 */
export type StandHourType = "stood" | "idle" | (string & {});

/**
 * Whether the user stood within an hour.
 * Assumed: the interface specification does not show it.
 */
export interface StandHourPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  type: StandHourType;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of hours counted.
   * Bounds: minimum 0.
   */
  value: number;
}

/** Steps taken in an interval. */
export interface StepsPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /**
   * Kind of the sample; this resource has none, so it is null.
   * Assumed: the interface specification does not show it.
   */
  type?: string | null;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of steps.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Level of stress at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface StressLevelPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"%"`.
   */
  unit: string;
  /**
   * Level, in percent.
   * Bounds: minimum 0, maximum 100.
   */
  value: number;
}

/**
 * Exposure to ultraviolet light in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface UvExposurePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "index";
  /**
   * Ultraviolet index.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Greatest uptake of oxygen under load.
 * Assumed: the interface specification does not show it.
 */
export interface Vo2MaxPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"mL/kg/min"`.
   */
  unit: string;
  /**
   * Oxygen, in milliliters for each kilogram of body weight and minute.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Circumference of the waist.
 * Assumed: the interface specification does not show it.
 */
export interface WaistCircumferencePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "cm";
  /**
   * Circumference, in centimeters.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Water drunk at a moment.
 * Assumed: the interface specification does not show it.
 */
export interface WaterPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at that moment, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * When it was taken.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * The same moment as `timestamp`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /**
   * Unit of the value.
   * Example: `"ml"`.
   */
  unit: string;
  /**
   * Volume, in milliliters.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Pushes of a wheelchair in an interval.
 * Assumed: the interface specification does not show it.
 */
export interface WheelchairPushPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of pushes.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * Distance covered within a workout.
 * Assumed: the interface specification does not show it.
 */
export interface WorkoutDistancePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "m";
  /**
   * Distance, in meters.
   * Bounds: minimum 0.
   */
  value: number;
}

/**
 * How hard a workout was.
 * - `low`: Easy.
 * - `medium`: Moderate.
 * - `high`: Hard.
 * Assumed: the interface specification does not show it.
 */
export type WorkoutIntensity = "low" | "medium" | "high" | (string & {});

/**
 * Time spent working out.
 * Assumed: the interface specification does not show it.
 */
export interface WorkoutDurationPoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "min";
  /**
   * Time, in minutes.
   * Bounds: minimum 0.
   */
  value: number;
  /** How hard the workout was; null when it was not rated. */
  intensity: WorkoutIntensity | null;
}

/**
 * Swimming strokes within a workout.
 * Assumed: the interface specification does not show it.
 */
export interface WorkoutSwimmingStrokePoint {
  /**
   * Number of the sample. It is no longer given out.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  id?: number | null;
  /**
   * Offset of the user's local time from UTC at the start, in seconds; null when it is not known.
   * Example: `3600`.
   * Assumed: the interface specification does not show it.
   */
  timezone_offset?: number | null;
  /**
   * The same moment as `start`.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string;
  /**
   * When the interval begins.
   * Format: date-time.
   * Example: `"2026-01-15T10:00:00+01:00"`.
   */
  start: string;
  /**
   * When the interval ends.
   * Format: date-time.
   * Example: `"2026-01-15T10:15:00+01:00"`.
   */
  end: string;
  /** Kind of the sample; this resource has none, so it is null. */
  type?: string | null;
  /** Unit of the value. */
  unit: "count";
  /**
   * Number of strokes.
   * Bounds: minimum 0.
   */
  value: number;
}

/** A point of any series; which one it is follows the resource that was asked for. */
export type TimeseriesPoint =
  | AfibBurdenPoint
  | BasalBodyTemperaturePoint
  | BloodOxygenPoint
  | BloodPressurePoint
  | BodyFatPoint
  | BodyMassIndexPoint
  | BodyTemperaturePoint
  | BodyTemperatureDeltaPoint
  | BodyWeightPoint
  | CaffeinePoint
  | CaloriesActivePoint
  | CaloriesBasalPoint
  | CarbohydratesPoint
  | CholesterolPoint
  | DaylightExposurePoint
  | DistancePoint
  | ElectrocardiogramVoltagePoint
  | FallPoint
  | FloorsClimbedPoint
  | ForcedExpiratoryVolume1Point
  | ForcedVitalCapacityPoint
  | GlucosePoint
  | HandwashingPoint
  | HeartRateAlertPoint
  | HeartRateRecoveryOneMinutePoint
  | HeartratePoint
  | HrvPoint
  | HypnogramPoint
  | IgePoint
  | IggPoint
  | InhalerUsagePoint
  | InsulinInjectionPoint
  | LeanBodyMassPoint
  | MindfulnessMinutesPoint
  | NotePoint
  | PeakExpiratoryFlowRatePoint
  | RespiratoryRatePoint
  | SleepApneaAlertPoint
  | SleepBreathingDisturbancePoint
  | StandDurationPoint
  | StandHourPoint
  | StepsPoint
  | StressLevelPoint
  | UvExposurePoint
  | Vo2MaxPoint
  | WaistCircumferencePoint
  | WaterPoint
  | WheelchairPushPoint
  | WorkoutDistancePoint
  | WorkoutDurationPoint
  | WorkoutSwimmingStrokePoint;

/**
 * Kind of source that points come from.
 * - `unknown`: The provider does not tell.
 * - `app`: An application.
 * - `multiple_sources`: Several sources, put together by the provider.
 * - `watch`: A watch.
 * - `phone`: A phone.
 * - `ring`: A ring.
 * - `chest_strap`: A strap around the chest.
 * - `scale`: A scale.
 * - `manual_scan`: A sensor that the user scans.
 * - `automatic`: A sensor that measures by itself.
 * - `fingerprick`: A meter with a drop of blood from the finger.
 * - `cuff`: A cuff around the arm.
 * Assumed: the interface specification does not show it.
 */
export type ProviderSourceType =
  | "unknown"
  | "app"
  | "multiple_sources"
  | "watch"
  | "phone"
  | "ring"
  | "chest_strap"
  | "scale"
  | "manual_scan"
  | "automatic"
  | "fingerprick"
  | "cuff"
  | (string & {});

/** Where the points of a group come from. */
export interface TimeseriesSource {
  /**
   * Slug of the provider.
   * Example: `"acme_watch"`.
   */
  provider: string;
  type: ProviderSourceType;
  /**
   * Application that recorded the points, as its platform calls it.
   * Assumed: the interface specification does not show it.
   */
  app_id?: string | null;
  /**
   * Device that recorded the points.
   * Format: uuid.
   * Assumed: the interface specification does not show it.
   */
  device_id?: string | null;
  /**
   * Sport that the points were recorded in, when they belong to a workout.
   * Assumed: the interface specification does not show it.
   */
  sport?: string | null;
  /**
   * Workout that the points belong to.
   * Format: uuid.
   * Assumed: the interface specification does not show it.
   */
  workout_id?: string | null;
  /**
   * Name of the provider. Read it from the catalog.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  name?: string | null;
  /**
   * The same as `provider`.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  slug?: string | null;
  /**
   * Address of the provider's logo. Read it from the catalog.
   * Assumed: the interface specification does not show it.
   * @deprecated
   */
  logo?: string | null;
}

/** Points of one source. */
export interface TimeseriesGroup<Point = TimeseriesPoint> {
  /** The points, in the order of time. */
  data: Point[];
  source: TimeseriesSource;
}

/** One page of a series, grouped by provider and source. */
export interface GroupedTimeseries<Point = TimeseriesPoint> {
  /** Groups of points, by provider slug; empty when the range holds no data. */
  groups: {
    [key: string]: TimeseriesGroup<Point>[];
  };
  /**
   * Old name of `next_cursor`, with the same value.
   * @deprecated
   */
  next?: string | null;
  /** Where the next page begins; null after the last page. */
  next_cursor?: string | null;
}

/**
 * Parallel lists of a workout; the same index is the same moment. A list is empty or null when the provider does not deliver it.
 * Assumed: the interface specification does not show it.
 */
export interface WorkoutStream {
  /**
   * When it was measured.
   * @default []
   */
  time?: (number | null)[] | null;
  /**
   * Rate of steps, strokes or turns.
   * @default []
   */
  cadence?: (number | null)[] | null;
  /**
   * Height above sea level.
   * @default []
   */
  altitude?: (number | null)[] | null;
  /**
   * Speed, smoothed.
   * @default []
   */
  velocity_smooth?: (number | null)[] | null;
  /**
   * Heart rate.
   * @default []
   */
  heartrate?: (number | null)[] | null;
  /**
   * Latitude.
   * @default []
   */
  lat?: (number | null)[] | null;
  /**
   * Longitude.
   * @default []
   */
  lng?: (number | null)[] | null;
  /**
   * Distance from the start.
   * @default []
   */
  distance?: (number | null)[] | null;
  /**
   * Power.
   * @default []
   */
  power?: (number | null)[] | null;
  /**
   * Resistance set on the machine.
   * @default []
   */
  resistance?: (number | null)[] | null;
  /**
   * Temperature of the surroundings.
   * @default []
   */
  temperature?: (number | null)[] | null;
}

/**
 * Series of one sleep.
 * Assumed: the interface specification does not show it.
 * @deprecated
 */
export interface SleepStream {
  /**
   * Stages of the sleep.
   * @default []
   */
  hypnogram?: HypnogramPoint[];
  /**
   * Heart rate.
   * @default []
   */
  heartrate?: HeartratePoint[];
  /**
   * Heart rate variability.
   * @default []
   */
  hrv?: HrvPoint[];
  /**
   * Rate of breathing.
   * @default []
   */
  respiratory_rate?: RespiratoryRatePoint[];
}

/**
 * Gender as laboratories and insurers are told.
 * - `female`: Female.
 * - `male`: Male.
 * - `other`: Neither of the two.
 * - `unknown`: Not known or not stated.
 * Assumed: the interface specification does not show it.
 */
export type Gender = "female" | "male" | "other" | "unknown" | (string & {});

/** The part of a user's address that requests and answers have in common. */
export interface UserAddressLines {
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit; null when there is none.
   * Example: `"Apt 4"`.
   */
  second_line?: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code. In the United States any state, the federal district, a territory or a military code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * How to find and enter the place; null when there is nothing to know.
   * Bounds: maximum length 1000.
   * Assumed: the interface specification does not show it.
   */
  access_notes?: string | null;
}

/** A user's address whose zip stands under its own name, `zip_code`. */
export interface UserAddressByZipCode {
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit; null when there is none.
   * Example: `"Apt 4"`.
   */
  second_line?: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code. In the United States any state, the federal district, a territory or a military code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * How to find and enter the place; null when there is nothing to know.
   * Bounds: maximum length 1000.
   * Assumed: the interface specification does not show it.
   */
  access_notes?: string | null;
  /**
   * Postal code; in the United States five digits, or five and four with a hyphen between.
   * Example: `"85004"`.
   */
  zip_code: string;
  /**
   * The postal code under its other name; `zip_code` wins where both are given.
   * Assumed: the interface specification does not show it.
   */
  zip?: string;
  /**
   * Country by its two-letter code.
   * Assumed: the interface specification does not show it.
   * @default "US"
   */
  country?: string;
}

/**
 * A user's address whose zip stands under the other name that is taken for it, `zip`.
 * Assumed: the interface specification does not show it.
 */
export interface UserAddressByZip {
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit; null when there is none.
   * Example: `"Apt 4"`.
   */
  second_line?: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code. In the United States any state, the federal district, a territory or a military code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * How to find and enter the place; null when there is nothing to know.
   * Bounds: maximum length 1000.
   * Assumed: the interface specification does not show it.
   */
  access_notes?: string | null;
  /**
   * Postal code; in the United States five digits, or five and four with a hyphen between.
   * Example: `"85004"`.
   */
  zip: string;
  /**
   * Country by its two-letter code.
   * @default "US"
   */
  country?: string;
}

/** A user's address as requests send it. The postal code is `zip_code`; `zip` is taken in its place. */
export type UserAddressInput = UserAddressByZipCode | UserAddressByZip;

/** A postal address of a person or a company. */
export interface Address {
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit. Answers carry an empty string when none was given.
   * Example: `"Apt 4"`.
   * @default ""
   */
  second_line?: string | null;
  /**
   * Postal code; in the United States five digits, or five and four with a hyphen between.
   * Example: `"85004"`.
   */
  zip: string;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State; in the United States the two capital letters of its postal code, be it a state, the federal district, a territory or a military code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * Country by its two-letter code.
   * Example: `"US"`.
   */
  country: string;
  /**
   * How to find and enter the place; null when there is nothing to know.
   * Bounds: maximum length 1000.
   */
  access_notes?: string | null;
}

/** Who answers for a patient, with money or by deciding for them. */
export interface Guarantor {
  /**
   * Given name; the laboratories' rules for names hold here too.
   * Example: `"Edith"`.
   */
  first_name: string;
  /**
   * Family name; the laboratories' rules for names hold here too.
   * Example: `"Fernsby"`.
   */
  last_name: string;
  address: Address;
  /**
   * Telephone number, of the same form as a patient's.
   * Example: `"+12025550143"`.
   */
  phone_number: string;
  /**
   * E-mail address; null when it is not known.
   * Example: `"edith@mail.example"`.
   */
  email?: string | null;
  /**
   * Income of the household in US dollars a year; null when it is not known.
   * Example: `2500.5`.
   */
  household_income?: number | null;
  /**
   * How many people live in the household; null when it is not known.
   * Example: `3`.
   */
  household_size?: number | null;
}

/**
 * Race that a patient states.
 * - `african_american_or_black`: African American or black.
 * - `asian`: Asian.
 * - `indigenous_native_american_alaska_native`: Indigenous, Native American or Alaska Native.
 * - `other`: None of the others.
 * - `pacific_islander_or_hawaiian`: Pacific Islander or Hawaiian.
 * - `white_caucasian`: White.
 */
export type Race =
  | "african_american_or_black"
  | "asian"
  | "indigenous_native_american_alaska_native"
  | "other"
  | "pacific_islander_or_hawaiian"
  | "white_caucasian"
  | (string & {});

/**
 * Ethnicity that a patient states.
 * - `hispanic`: Hispanic or Latino.
 * - `non_hispanic`: Neither Hispanic nor Latino.
 * - `ashkenazi_jewish`: Ashkenazi Jewish.
 * - `other`: None of the others.
 */
export type Ethnicity = "hispanic" | "non_hispanic" | "ashkenazi_jewish" | "other" | (string & {});

/**
 * Sexual orientation that a patient states.
 * - `lesbian_gay_or_homosexual`: Lesbian, gay or homosexual.
 * - `heterosexual_or_straight`: Heterosexual.
 * - `bisexual`: Bisexual.
 * - `dont_know`: The patient does not know.
 * - `other`: None of the others.
 */
export type SexualOrientation =
  | "lesbian_gay_or_homosexual"
  | "heterosexual_or_straight"
  | "bisexual"
  | "dont_know"
  | "other"
  | (string & {});

/**
 * Gender identity that a patient states.
 * - `male`: Male.
 * - `female`: Female.
 * - `female_to_male_ftm_transgender_male_trans_man`: Transgender man.
 * - `male_to_female_mtf_transgender_female_trans_woman`: Transgender woman.
 * - `genderqueer`: Neither only male nor only female.
 * - `other`: None of the others.
 */
export type GenderIdentity =
  | "male"
  | "female"
  | "female_to_male_ftm_transgender_male_trans_man"
  | "male_to_female_mtf_transgender_female_trans_woman"
  | "genderqueer"
  | "other"
  | (string & {});

/** What to store about a user for laboratory testing. It replaces what was stored before as a whole: an optional field that is left out is empty afterwards. */
export interface PatientInfoUpdate {
  /**
   * Given name as the laboratories take it: a letter or digit first, then letters, digits, hyphens, full stops, commas and apostrophes, with single spaces between the parts; at most 50 characters.
   * Example: `"Ada"`.
   */
  first_name: string;
  /**
   * Family name; the laboratories' rules for `first_name` hold here too.
   * Example: `"Fernsby"`.
   */
  last_name: string;
  /**
   * E-mail address.
   * Format: email.
   * Example: `"ada@mail.example"`.
   */
  email: string;
  /**
   * Telephone number of 10 to 15 digits, with spaces, hyphens, parentheses, full stops or slashes between them and a + in front at most. A US area code begins with neither 0 nor 1.
   * Example: `"+12025550142"`.
   */
  phone_number: string;
  /** Gender that the laboratory is told. The known values are those of `Gender`. */
  gender: Gender;
  /**
   * Date of birth, YYYY-mm-dd; it cannot lie in the future.
   * Format: date.
   * Example: `"1986-04-21"`.
   */
  dob: string;
  address: UserAddressInput;
  /** Who decides for the patient, such as a parent; null when nobody does. */
  medical_proxy?: Guarantor | null;
  /** Race that the patient states; null when none is stated. */
  race?: Race | null;
  /** Ethnicity that the patient states; null when none is stated. */
  ethnicity?: Ethnicity | null;
  /** Sexual orientation that the patient states; null when none is stated. */
  sexual_orientation?: SexualOrientation | null;
  /** Gender identity that the patient states; null when none is stated. */
  gender_identity?: GenderIdentity | null;
}

/** A user's address as answers carry it, with the postal code under both of its names. */
export interface UserAddress {
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit; null when there is none.
   * Example: `"Apt 4"`.
   */
  second_line?: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code. In the United States any state, the federal district, a territory or a military code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * How to find and enter the place; null when there is nothing to know.
   * Bounds: maximum length 1000.
   * Assumed: the interface specification does not show it.
   */
  access_notes?: string | null;
  /**
   * Postal code.
   * Example: `"85004"`.
   */
  zip_code: string;
  /**
   * The same postal code under its other name.
   * Example: `"85004"`.
   * Assumed: the interface specification does not show it.
   */
  zip: string;
  /**
   * Country by its two-letter code.
   * Example: `"US"`.
   * Assumed: the interface specification does not show it.
   */
  country: string;
}

/** What is stored about a user for laboratory testing. Orders and insurance read it. */
export interface PatientInfo {
  /**
   * Given name.
   * Example: `"Ada"`.
   */
  first_name: string;
  /**
   * Family name.
   * Example: `"Fernsby"`.
   */
  last_name: string;
  /**
   * E-mail address.
   * Example: `"ada@mail.example"`.
   */
  email: string;
  /**
   * Telephone number.
   * Example: `"+12025550142"`.
   */
  phone_number: string;
  /** Gender that the laboratory is told. The known values are those of `Gender`. */
  gender: Gender;
  /**
   * Date of birth, YYYY-mm-dd.
   * Format: date.
   * Example: `"1986-04-21"`.
   */
  dob: string;
  address: UserAddress;
  /** Who decides for the patient, such as a parent; null when nobody does. */
  medical_proxy?: Guarantor | null;
  /** Race that the patient states; null when none is stated. */
  race?: Race | null;
  /** Ethnicity that the patient states; null when none is stated. */
  ethnicity?: Ethnicity | null;
  /** Sexual orientation that the patient states; null when none is stated. */
  sexual_orientation?: SexualOrientation | null;
  /** Gender identity that the patient states; null when none is stated. */
  gender_identity?: GenderIdentity | null;
}

/**
 * What the insured person is to the patient.
 * - `Self`: The patient.
 * - `Spouse`: Wife or husband of the patient.
 * - `Other`: Anyone else, such as a parent.
 */
export type Relationship = "Self" | "Spouse" | "Other" | (string & {});

/** The person whom an insurance covers. */
export interface Person {
  /**
   * Given name; the laboratories' rules for names hold here too.
   * Example: `"Ada"`.
   */
  first_name: string;
  /**
   * Family name; the laboratories' rules for names hold here too.
   * Example: `"Fernsby"`.
   */
  last_name: string;
  gender: Gender;
  /**
   * Date of birth, YYYY-mm-dd; it cannot lie in the future.
   * Format: date.
   * Example: `"1986-04-21"`.
   */
  dob: string;
  /**
   * E-mail address.
   * Example: `"ada@mail.example"`.
   */
  email: string;
  /**
   * Telephone number, of the same form as a patient's.
   * Example: `"+12025550142"`.
   */
  phone_number: string;
  address: Address;
}

/** An insurance to store for a user. */
export interface InsuranceCreate {
  /**
   * Code of the plan that pays. `MEDFED` (the federal program for older adults) and `MAIDFED` (the federal program for low incomes) stand for the plan of the state in the patient's address, whose own code is stored in their place. These two are a closed beta.
   * Bounds: minimum length 1.
   * Example: `"ACME01"`.
   */
  payor_code: string;
  /**
   * Number of the member with the plan.
   * Example: `"M-1000421"`.
   */
  member_id: string;
  relationship: Relationship;
  insured: Person;
  /**
   * Number of the group that the member belongs to; null when there is none.
   * Example: `"G-77"`.
   */
  group_id?: string | null;
  /** Who pays what the plan does not; null when nobody is named. */
  guarantor?: Guarantor | null;
  /**
   * Whether it is the insurance that pays first. The newest such insurance of a user counts.
   * @default true
   */
  is_primary?: boolean;
}

/** The company behind a plan. The service knows it by the plan's code; requests cannot set it. */
export interface Company {
  /**
   * Name of the company.
   * Example: `"Acme Mutual"`.
   */
  name: string;
  address: Address;
}

/** An insurance of a user as it is stored. */
export interface Insurance {
  /**
   * Code of the plan that pays; never one of the two that stand for the plan of a state.
   * Example: `"ACME01"`.
   */
  payor_code: string;
  /**
   * Number of the member with the plan.
   * Example: `"M-1000421"`.
   */
  member_id: string;
  relationship: Relationship;
  insured: Person;
  company: Company;
  /**
   * Number of the group that the member belongs to; null when there is none.
   * Example: `"G-77"`.
   */
  group_id?: string | null;
  /** Who pays what the plan does not; null when nobody is named. */
  guarantor?: Guarantor | null;
  /** Whether it is the insurance that pays first. */
  is_primary: boolean;
}

/**
 * Name of a lab in requests and responses.
 * - `harrowgate_labs`: Harrowgate Laboratories, a central lab.
 * - `pinemoor_diagnostics`: Pinemoor Diagnostics, a central lab.
 * - `larkfield_clinical`: Larkfield Clinical Laboratory, a central lab.
 * - `tarn_valley_pathology`: Tarn Valley Pathology, a central lab.
 * - `spotwell_home`: Spotwell Home Testing, for samples taken at home.
 * - `meadowsweet_biome`: Meadowsweet Laboratory, for samples taken at home or on site.
 * - `manual`: No lab of the service; the team enters the results.
 */
export type LabSlug =
  | "harrowgate_labs"
  | "pinemoor_diagnostics"
  | "larkfield_clinical"
  | "tarn_valley_pathology"
  | "spotwell_home"
  | "meadowsweet_biome"
  | "manual"
  | (string & {});

/**
 * Kind of marker.
 * - `biomarker`: A single measurement.
 * - `panel`: Several biomarkers that are ordered together.
 */
export type MarkerType = "biomarker" | "panel" | (string & {});

/**
 * Format of the AOE answer to a question.
 * - `choice`: One of the listed choices.
 * - `text`: Any text.
 * - `numeric`: A number.
 * - `multi_choice`: One or more of the listed choices.
 * Assumed: the interface specification does not show it.
 */
export type QuestionType = "choice" | "text" | "numeric" | "multi_choice" | (string & {});

/**
 * One choice of a question.
 * Assumed: the interface specification does not show it.
 */
export interface AoeChoice {
  /**
   * Id of the choice.
   * Example: `77`.
   */
  id: number;
  /**
   * The lab's code for the choice.
   * Example: `"Y"`.
   */
  code: string;
  /**
   * The text of the choice.
   * Example: `"Yes"`.
   */
  value: string;
}

/**
 * A question that a lab asks when a marker is ordered.
 * Assumed: the interface specification does not show it.
 */
export interface AoeQuestion {
  /**
   * Id of the question.
   * Example: `31`.
   */
  id: number;
  /** Whether an order of the marker must include an AOE answer to it. */
  required: boolean;
  /**
   * The lab's code for the question.
   * Example: `"FAST"`.
   */
  code: string;
  /**
   * The question itself.
   * Example: `"Has the patient fasted for 12 hours?"`.
   */
  value: string;
  type: QuestionType;
  /**
   * Its position among the marker's questions.
   * Example: `1`.
   */
  sequence: number;
  /** The choices; empty unless the type is `choice` or `multi_choice`. */
  answers: AoeChoice[];
  /** Regular expression that the AOE answer must match; null when there is none. */
  constraint?: string | null;
  /** Default AOE answer; null when there is none. */
  default?: string | null;
}

/**
 * The AOE questions of a marker.
 * Assumed: the interface specification does not show it.
 */
export interface Aoe {
  /** The questions in the order of their `sequence`. */
  questions: AoeQuestion[];
}

/** A marker: one biomarker, or a panel of several. */
export interface LabTestMarker {
  /**
   * Id of the marker.
   * Example: `1042`.
   */
  id: number;
  /**
   * Name to show.
   * Example: `"Lipid Panel"`.
   */
  name: string;
  /**
   * Machine-readable name of the marker.
   * Example: `"lipid_panel"`.
   */
  slug: string;
  /** What the marker shows, in a sentence. */
  description: string;
  /**
   * The lab that measures it.
   * Example: `1`.
   */
  lab_id: number;
  /**
   * The lab's code for the marker, also called its test code.
   * Example: `"7600"`.
   */
  provider_id: string;
  type: MarkerType;
  /**
   * Unit of its values; null for a panel and for values without a unit.
   * Example: `"mg/dL"`.
   */
  unit: string | null;
  /**
   * Price in US dollars, as a decimal number in text.
   * Example: `"24.50"`.
   */
  price: string;
  /**
   * Ask-on-order-entry (AOE) questions; null when the lab asks none.
   * Assumed: the interface specification does not show it.
   */
  aoe?: Aoe | null;
  /**
   * Whether it can be ordered by itself, outside a lab test.
   * Assumed: the interface specification does not show it.
   */
  a_la_carte_enabled?: boolean;
  /**
   * Days from sample to result in most cases; null when the lab does not say.
   * Example: `2`.
   * Assumed: the interface specification does not show it.
   */
  common_tat_days?: number | null;
  /**
   * Days from sample to result in the worst case; null when the lab does not say.
   * Example: `7`.
   * Assumed: the interface specification does not show it.
   */
  worst_case_tat_days?: number | null;
  /**
   * Whether it can be ordered now; null when that is not known.
   * Assumed: the interface specification does not show it.
   */
  is_orderable?: boolean | null;
}

/** A LOINC term. It identifies what was measured, across labs. */
export interface Loinc {
  /**
   * Id of the term within the service.
   * Example: `2085`.
   */
  id: number;
  /**
   * Name of the term.
   * Example: `"Cholesterol in HDL"`.
   */
  name: string;
  /**
   * Machine-readable name of the term.
   * Example: `"cholesterol_in_hdl"`.
   */
  slug: string;
  /**
   * LOINC code. Its last digit is a check digit.
   * Example: `"2085-9"`.
   */
  code: string;
  /**
   * Unit of the term; null when there is none.
   * Example: `"mg/dL"`.
   */
  unit: string | null;
}

/** A result that an order of a marker returns. */
export interface ExpectedResult {
  /**
   * Id of the result.
   * Example: `5310`.
   */
  id: number;
  /**
   * Name to show.
   * Example: `"Cholesterol in HDL"`.
   */
  name: string;
  /**
   * Machine-readable name of the result.
   * Example: `"cholesterol_in_hdl"`.
   */
  slug: string;
  /**
   * The lab that measures it.
   * Example: `1`.
   */
  lab_id: number;
  /**
   * The lab's code for the result.
   * Example: `"608"`.
   */
  provider_id: string;
  /**
   * Whether every order of the marker returns it.
   * Assumed: the interface specification does not show it.
   */
  required?: boolean;
  loinc: Loinc;
}

/** A marker with its expected results. */
export interface Marker {
  /**
   * Id of the marker.
   * Example: `1042`.
   */
  id: number;
  /**
   * Name to show.
   * Example: `"Lipid Panel"`.
   */
  name: string;
  /**
   * Machine-readable name of the marker.
   * Example: `"lipid_panel"`.
   */
  slug: string;
  /** What the marker shows, in a sentence. */
  description: string;
  /**
   * The lab that measures it.
   * Example: `1`.
   */
  lab_id: number;
  /**
   * The lab's code for the marker, also called its test code.
   * Example: `"7600"`.
   */
  provider_id: string;
  type: MarkerType;
  /**
   * Unit of its values; null for a panel and for values without a unit.
   * Example: `"mg/dL"`.
   */
  unit: string | null;
  /**
   * Price in US dollars, as a decimal number in text.
   * Example: `"24.50"`.
   */
  price: string;
  /**
   * Ask-on-order-entry (AOE) questions; null when the lab asks none.
   * Assumed: the interface specification does not show it.
   */
  aoe?: Aoe | null;
  /**
   * Whether it can be ordered by itself, outside a lab test.
   * Assumed: the interface specification does not show it.
   */
  a_la_carte_enabled?: boolean;
  /**
   * Days from sample to result in most cases; null when the lab does not say.
   * Example: `2`.
   * Assumed: the interface specification does not show it.
   */
  common_tat_days?: number | null;
  /**
   * Days from sample to result in the worst case; null when the lab does not say.
   * Example: `7`.
   * Assumed: the interface specification does not show it.
   */
  worst_case_tat_days?: number | null;
  /**
   * Whether it can be ordered now; null when that is not known.
   * Assumed: the interface specification does not show it.
   */
  is_orderable?: boolean | null;
  /** The results that an order of the marker returns: one for a biomarker, several for a panel. */
  expected_results: ExpectedResult[];
}

/**
 * Price of one marker.
 * Assumed: the interface specification does not show it.
 */
export interface MarkerPrice {
  /**
   * Id of the marker.
   * Example: `1042`.
   */
  marker_id: number;
  /**
   * Price in US dollars, as a decimal number in text.
   * Example: `"24.50"`.
   */
  price: string;
}

/**
 * Prices of markers.
 * Assumed: the interface specification does not show it.
 */
export interface MarkerPricing {
  /**
   * The lab account whose prices these are; null for the list prices.
   * Format: uuid.
   */
  lab_account_id: string | null;
  /** One price for each marker. */
  prices: MarkerPrice[];
}

/** One page of markers. */
export interface MarkerPage {
  /** The markers of this page. */
  markers: Marker[];
  /**
   * Number of markers on all pages.
   * Bounds: minimum 0.
   */
  total: number;
  /**
   * Number of this page, starting at 1.
   * Bounds: minimum 1.
   */
  page: number;
  /**
   * Maximum number of markers per page.
   * Bounds: minimum 1.
   */
  size: number;
  /**
   * Number of pages.
   * Bounds: minimum 0.
   * Assumed: the interface specification does not show it.
   */
  pages?: number;
  /**
   * Prices of the markers on this page; null unless the request asks for them.
   * Assumed: the interface specification does not show it.
   */
  pricing?: MarkerPricing | null;
}

/** Single markers, named either by their ids or by the laboratory's codes. */
export interface AddOn {
  /**
   * Ids of markers.
   * Example: `[1042]`.
   * Assumed: the interface specification does not show it.
   */
  marker_ids?: number[] | null;
  /**
   * The laboratory's own codes of markers.
   * Example: `["7600"]`.
   */
  provider_ids?: string[] | null;
}

/** Lab tests and single markers that are ordered together. */
export interface OrderSet {
  /**
   * Ids of lab tests; null is as good as none.
   * Example: `["5b1d2b3c-6b0e-4c52-9d55-1a5c8f0f7d11"]`.
   */
  lab_test_ids?: string[] | null;
  /** Single markers to add; null is as good as none. */
  add_on?: AddOn | null;
  /**
   * The lab account to order through, which limits what there is to order.
   * Format: uuid.
   * Assumed: the interface specification does not show it.
   */
  lab_account_id?: string | null;
}

/**
 * Who created a lab test. Used as a filter.
 * - `auto`: The service, for an order.
 * - `manual`: The team.
 * - `all`: Either.
 * Assumed: the interface specification does not show it.
 */
export type GenerationMethod = "auto" | "manual" | "all" | (string & {});

/**
 * How the sample is taken.
 * - `testkit`: By the patient, with a kit that is sent to them.
 * - `walk_in_test`: At a patient service center.
 * - `at_home_phlebotomy`: By a phlebotomist who visits the patient.
 * - `on_site_collection`: By the team itself.
 */
export type CollectionMethod =
  "testkit" | "walk_in_test" | "at_home_phlebotomy" | "on_site_collection" | (string & {});

/**
 * Whether a lab test can be ordered.
 * - `active`: It can be ordered.
 * - `pending_approval`: The service has not approved it yet.
 * - `inactive`: It can no longer be ordered.
 * Assumed: the interface specification does not show it.
 */
export type LabTestStatus = "active" | "pending_approval" | "inactive" | (string & {});

/**
 * Field that a list of lab tests is sorted by.
 * - `price`: Price.
 * - `created_at`: When it was created.
 * - `updated_at`: When it was last changed.
 * Assumed: the interface specification does not show it.
 */
export type LabTestOrderKey = "price" | "created_at" | "updated_at" | (string & {});

/**
 * Sort direction.
 * - `asc`: Lowest first.
 * - `desc`: Highest first.
 */
export type OrderDirection = "asc" | "desc" | (string & {});

/**
 * What is taken from the patient.
 * - `dried_blood_spot`: Drops of blood on a card.
 * - `arm_collector`: Blood from the upper arm, taken by a collecting device.
 * - `serum`: Blood from a vein.
 * - `saliva`: Saliva.
 * - `urine`: Urine.
 * - `stool`: Stool.
 * Assumed: the interface specification does not show it.
 */
export type SampleType =
  "dried_blood_spot" | "arm_collector" | "serum" | "saliva" | "urine" | "stool" | (string & {});

/**
 * A lab.
 * Assumed: the interface specification does not show it.
 */
export interface Lab {
  /**
   * Id of the lab.
   * Example: `1`.
   */
  id: number;
  slug: LabSlug;
  /**
   * Name to show.
   * Example: `"Harrowgate Laboratories"`.
   */
  name: string;
  /** Street and number. */
  first_line_address: string;
  /** City or town. */
  city: string;
  /** Postal code. */
  zipcode: string;
  /** Collection methods that it supports. */
  collection_methods: CollectionMethod[];
  /** Sample types that it accepts. */
  sample_types: SampleType[];
  /** URL of the logo; null when there is none. */
  logo_url?: string | null;
}

/**
 * A lab test: a set of markers of one lab with one collection method.
 * Assumed: the interface specification does not show it.
 */
export interface LabTest {
  /**
   * Id of the lab test.
   * Format: uuid.
   * Example: `"5b1d2b3c-6b0e-4c52-9d55-1a5c8f0f7d11"`.
   */
  id: string;
  /**
   * Machine-readable name of the lab test.
   * Example: `"heart_health"`.
   */
  slug: string;
  /**
   * Name to show.
   * Example: `"Heart Health"`.
   */
  name: string;
  /** What the lab test is for, in a sentence. */
  description: string;
  sample_type: SampleType;
  method: CollectionMethod;
  /**
   * Price in US dollars.
   * Example: `89.5`.
   */
  price: number;
  /**
   * Whether it can be ordered. Use `status` instead.
   * @deprecated
   */
  is_active: boolean;
  status: LabTestStatus;
  /** Whether the patient must fast before the sample is taken. */
  fasting?: boolean;
  /** The lab; null when none is chosen yet. */
  lab: Lab | null;
  /** The markers that it measures; null when they are not known. */
  markers: LabTestMarker[] | null;
  /**
   * Whether it is ordered through a delegated account. Use `delegated_flow` of the lab account instead.
   * @deprecated
   */
  is_delegated?: boolean;
  /** Whether the service created it for an order. False when the team created it. */
  auto_generated?: boolean;
  /** Whether there are collection instructions to download; null when that is not known. */
  has_collection_instructions?: boolean | null;
  /**
   * Days from sample to result in most cases; null when the lab does not say.
   * Example: `3`.
   */
  common_tat_days?: number | null;
  /**
   * Days from sample to result in the worst case; null when the lab does not say.
   * Example: `8`.
   */
  worst_case_tat_days?: number | null;
}

/**
 * Price of one lab test.
 * Assumed: the interface specification does not show it.
 */
export interface LabTestPrice {
  /**
   * Id of the lab test.
   * Format: uuid.
   */
  lab_test_id: string;
  /**
   * Price in US dollars.
   * Example: `89.5`.
   */
  price: number;
}

/**
 * Prices of lab tests.
 * Assumed: the interface specification does not show it.
 */
export interface LabTestPricing {
  /**
   * The lab account whose prices these are; null for the list prices.
   * Format: uuid.
   */
  lab_account_id: string | null;
  /** One price for each lab test. */
  prices: LabTestPrice[];
}

/**
 * One page of lab tests.
 * Assumed: the interface specification does not show it.
 */
export interface LabTestPage {
  /** The lab tests of this page. */
  data: LabTest[];
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null;
  /** Prices of the lab tests on this page; null unless the request asks for them. */
  pricing?: LabTestPricing | null;
}

/**
 * Whether a lab account can be used. Responses use lower case; the filter of the list accepts any case.
 * - `active`: Orders can be placed.
 * - `pending`: The lab has not opened it yet. Orders can be imported.
 * - `suspended`: Nothing can be ordered for now.
 * - `ready_to_launch`: The lab has opened it. It has not been activated yet.
 */
export type LabAccountStatus = "active" | "pending" | "suspended" | "ready_to_launch" | (string & {});

/**
 * The steps that the team's physicians perform instead of the service's.
 * - `order_delegated`: The team's physicians order.
 * - `result_delegated`: The team's physicians review the results.
 * - `fully_delegated`: The team's physicians order and review the results.
 * - `not_delegated`: The service's physicians do both.
 * Assumed: the interface specification does not show it.
 */
export type DelegatedFlow =
  "order_delegated" | "result_delegated" | "fully_delegated" | "not_delegated" | (string & {});

/**
 * State of the United States by its two-letter postal code.
 * - `AL`: Alabama.
 * - `AK`: Alaska.
 * - `AZ`: Arizona.
 * - `AR`: Arkansas.
 * - `CA`: California.
 * - `CO`: Colorado.
 * - `CT`: Connecticut.
 * - `DE`: Delaware.
 * - `FL`: Florida.
 * - `GA`: Georgia.
 * - `HI`: Hawaii.
 * - `ID`: Idaho.
 * - `IL`: Illinois.
 * - `IN`: Indiana.
 * - `IA`: Iowa.
 * - `KS`: Kansas.
 * - `KY`: Kentucky.
 * - `LA`: Louisiana.
 * - `ME`: Maine.
 * - `MD`: Maryland.
 * - `MA`: Massachusetts.
 * - `MI`: Michigan.
 * - `MN`: Minnesota.
 * - `MS`: Mississippi.
 * - `MO`: Missouri.
 * - `MT`: Montana.
 * - `NE`: Nebraska.
 * - `NV`: Nevada.
 * - `NH`: New Hampshire.
 * - `NJ`: New Jersey.
 * - `NM`: New Mexico.
 * - `NY`: New York.
 * - `NC`: North Carolina.
 * - `ND`: North Dakota.
 * - `OH`: Ohio.
 * - `OK`: Oklahoma.
 * - `OR`: Oregon.
 * - `PA`: Pennsylvania.
 * - `RI`: Rhode Island.
 * - `SC`: South Carolina.
 * - `SD`: South Dakota.
 * - `TN`: Tennessee.
 * - `TX`: Texas.
 * - `UT`: Utah.
 * - `VT`: Vermont.
 * - `VA`: Virginia.
 * - `WA`: Washington.
 * - `WV`: West Virginia.
 * - `WI`: Wisconsin.
 * - `WY`: Wyoming.
 * Assumed: the interface specification does not show it.
 */
export type UsState =
  | "AL"
  | "AK"
  | "AZ"
  | "AR"
  | "CA"
  | "CO"
  | "CT"
  | "DE"
  | "FL"
  | "GA"
  | "HI"
  | "ID"
  | "IL"
  | "IN"
  | "IA"
  | "KS"
  | "KY"
  | "LA"
  | "ME"
  | "MD"
  | "MA"
  | "MI"
  | "MN"
  | "MS"
  | "MO"
  | "MT"
  | "NE"
  | "NV"
  | "NH"
  | "NJ"
  | "NM"
  | "NY"
  | "NC"
  | "ND"
  | "OH"
  | "OK"
  | "OR"
  | "PA"
  | "RI"
  | "SC"
  | "SD"
  | "TN"
  | "TX"
  | "UT"
  | "VT"
  | "VA"
  | "WA"
  | "WV"
  | "WI"
  | "WY"
  | (string & {});

/**
 * An account with a lab. Orders are placed through it.
 * Assumed: the interface specification does not show it.
 */
export interface LabAccount {
  /**
   * Id of the lab account.
   * Format: uuid.
   */
  id: string;
  lab: LabSlug;
  /**
   * The organization that holds the account; null for an account of the service itself.
   * Format: uuid.
   */
  org_id?: string | null;
  status: LabAccountStatus;
  delegated_flow: DelegatedFlow;
  /**
   * The lab's number of the account.
   * Example: `"97510042"`.
   */
  provider_account_id: string;
  /**
   * Name of the account; null when it has none.
   * Example: `"Main clinic"`.
   */
  account_name?: string | null;
  /** Comments that the requisition of every order prints below the order's comments; null when there are none. */
  default_clinical_notes?: string | null;
  /** Parts of the organization that use the account; null when it is not divided. */
  business_units?: string[] | null;
  /** The billing types that the account accepts, each a `BillingType`, with the states where it accepts them. */
  allowed_billing: {
    [key: string]: UsState[];
  };
  /** The teams that may use the account. */
  team_id_allowlist: string[];
}

/**
 * The team's lab accounts.
 * Assumed: the interface specification does not show it.
 */
export interface LabAccountList {
  /** The lab accounts. */
  data: LabAccount[];
}

/**
 * Who gives the sample, as requests send it.
 * Assumed: the interface specification does not show it.
 */
export interface OrderPatientDetailsInput {
  /**
   * Given name as the laboratories take it: a letter or digit first, then letters, digits, hyphens, full stops, commas and apostrophes, with single spaces between the parts; at most 50 characters.
   * Example: `"Ada"`.
   */
  first_name: string;
  /**
   * Family name; the laboratories' rules for `first_name` hold here too.
   * Example: `"Fernsby"`.
   */
  last_name: string;
  /**
   * Date of birth, YYYY-mm-dd; it cannot lie in the future.
   * Format: date.
   * Example: `"1986-04-21"`.
   */
  dob: string;
  gender: Gender;
  /**
   * Telephone number of 10 to 15 digits, with spaces, hyphens, parentheses, full stops or slashes between them and a + in front at most. A US area code begins with neither 0 nor 1.
   * Example: `"+12025550142"`.
   */
  phone_number: string;
  /**
   * E-mail address.
   * Format: email.
   * Example: `"ada@mail.example"`.
   */
  email: string;
  /** Who decides for the patient, such as a parent; null when nobody does. */
  medical_proxy?: Guarantor | null;
  /** Race that the patient states; null when none is stated. */
  race?: Race | null;
  /** Ethnicity that the patient states; null when none is stated. */
  ethnicity?: Ethnicity | null;
  /** Sexual orientation that the patient states; null when none is stated. */
  sexual_orientation?: SexualOrientation | null;
  /** Gender identity that the patient states; null when none is stated. */
  gender_identity?: GenderIdentity | null;
  /**
   * Income of the household in US dollars a year; null when it is not known.
   * Example: `2500.5`.
   */
  household_income?: number | null;
  /**
   * How many people live in the household; null when it is not known.
   * Example: `3`.
   */
  household_size?: number | null;
}

/**
 * Where the patient lives, as requests send it.
 * Assumed: the interface specification does not show it.
 */
export interface OrderPatientAddressInput {
  /**
   * Who receives what is sent there; empty when that is the patient.
   * Example: `"Ada Fernsby"`.
   * @default ""
   */
  receiver_name?: string;
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit; null when there is none.
   * Example: `"Apt 4"`.
   */
  second_line?: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code. In the United States any state, the federal district, a territory or a military code; which of them a lab serves depends on the lab account.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * Postal code; five digits, or five and four with a hyphen between.
   * Example: `"85004"`.
   */
  zip: string;
  /**
   * Country by its two-letter code.
   * Example: `"US"`.
   */
  country: string;
  /**
   * Telephone number to reach somebody there; null when none is known.
   * Example: `"+12025550142"`.
   */
  phone_number?: string | null;
  /**
   * How to find and enter the place, for whoever takes the sample there. They go with every booking and every change of an at-home appointment; null when there is nothing to know.
   * Bounds: maximum length 1000.
   */
  access_notes?: string | null;
}

/**
 * A physician, as a test kit registration sends them.
 * Assumed: the interface specification does not show it.
 */
export interface PhysicianDetails {
  /**
   * Given name.
   * Example: `"Rowan"`.
   */
  first_name: string;
  /**
   * Family name.
   * Example: `"Hale"`.
   */
  last_name: string;
  /**
   * National provider identifier, ten digits.
   * Example: `"1234567893"`.
   */
  npi: string;
  /**
   * E-mail address; null when it is not known.
   * Example: `"rowan@clinic.example"`.
   */
  email?: string | null;
  /** States in which they may practise. */
  licensed_states?: UsState[];
}

/**
 * Media type of an image.
 * - `image/jpeg`: A JPEG image.
 * - `image/png`: A PNG image.
 * Assumed: the interface specification does not show it.
 */
export type OrderImageType = "image/jpeg" | "image/png" | (string & {});

/**
 * An image that a request carries.
 * Assumed: the interface specification does not show it.
 */
export interface OrderImage {
  /**
   * The bytes of the image in base64.
   * Example: `"iVBORw0KGgo="`.
   */
  content: string;
  content_type: OrderImageType;
}

/**
 * A physician, as requests send them, with an image of their signature where there is one.
 * Assumed: the interface specification does not show it.
 */
export interface PhysicianInput {
  /**
   * Given name.
   * Example: `"Rowan"`.
   */
  first_name: string;
  /**
   * Family name.
   * Example: `"Hale"`.
   */
  last_name: string;
  /**
   * National provider identifier, ten digits.
   * Example: `"1234567893"`.
   */
  npi: string;
  /**
   * E-mail address; null when it is not known.
   * Example: `"rowan@clinic.example"`.
   */
  email?: string | null;
  /** States in which they may practise. */
  licensed_states?: UsState[];
  /** Image of the signature; null when there is none. It is not stored, and no response returns it. */
  signature_image?: OrderImage | null;
}

/**
 * The person who is responsible for an order's bill.
 * Assumed: the interface specification does not show it.
 */
export interface ResponsiblePerson {
  /**
   * Given name; the labs' rules for names hold here too.
   * Example: `"Edith"`.
   */
  first_name: string;
  /**
   * Family name; the labs' rules for names hold here too.
   * Example: `"Fernsby"`.
   */
  last_name: string;
  address: Address;
  /**
   * Telephone number, of the same form as a patient's.
   * Example: `"+12025550143"`.
   */
  phone_number: string;
  /**
   * Type of the telephone number, in any words.
   * @default "Mobile"
   */
  phone_type?: string;
}

/**
 * An insurance that is stated with an order. Store it with the user instead, and bill the order to `commercial_insurance`. The order keeps every field except the images.
 * Assumed: the interface specification does not show it.
 */
export interface OrderHealthInsurance {
  /** Image of the front of the insurance card; null when there is none. It is not stored. */
  front_image?: OrderImage | null;
  /** Image of the back of the insurance card; null when there is none. It is not stored. */
  back_image?: OrderImage | null;
  /** Image of the patient's signature; null when there is none. It is not stored. */
  patient_signature_image?: OrderImage | null;
  /** What the patient reports, for the lab; null for nothing. */
  subjective?: string | null;
  /** The physician's assessment and plan, for the lab; null for none. */
  assessment_plan?: string | null;
  /**
   * Code of the plan that pays, as for a stored insurance, with the same two codes for federal programs; null when it is not known.
   * Example: `"ACME01"`.
   */
  payor_code?: string | null;
  /**
   * The insurance: the member number with the plan, or the UUID of an insurance that is stored for the user. Where it finds a stored insurance, or is a UUID, the order has it as `health_insurance_id`. Null names none.
   * Example: `"M-1000421"`.
   */
  insurance_id?: string | null;
  /** What the responsible person is to the patient; null when nobody is named. */
  responsible_relationship?: Relationship | null;
  /** The person who is responsible for what the plan does not pay; null when nobody is named. */
  responsible_details?: ResponsiblePerson | null;
  /**
   * ICD-10 codes of the diagnoses. They count where `icd_codes` of the order has none. Null for none.
   * Example: `["E78.5"]`.
   */
  diagnosis_codes?: string[] | null;
}

/**
 * Who is billed.
 * - `client_bill`: The team.
 * - `commercial_insurance`: The patient's insurance.
 * - `patient_bill_passthrough`: The patient, through the team.
 * - `patient_bill`: The patient, by the lab.
 * Assumed: the interface specification does not show it.
 */
export type BillingType =
  "client_bill" | "commercial_insurance" | "patient_bill_passthrough" | "patient_bill" | (string & {});

/**
 * What a patient consents to.
 * - `terms-of-use`: The terms of use.
 * - `telehealth-informed-consent`: Being treated from afar.
 * - `mobile-terms-and-conditions`: The terms of messages to their telephone.
 * - `notice-of-privacy-practices`: How their health data are handled.
 * - `privacy-policy`: The privacy policy.
 * - `hipaa-authorization`: Passing their health data on.
 * Assumed: the interface specification does not show it.
 */
export type ConsentType =
  | "terms-of-use"
  | "telehealth-informed-consent"
  | "mobile-terms-and-conditions"
  | "notice-of-privacy-practices"
  | "privacy-policy"
  | "hipaa-authorization"
  | (string & {});

/**
 * That a patient has consented to something. These names alone are written in one word.
 * Assumed: the interface specification does not show it.
 */
export interface Consent {
  consentType: ConsentType;
  /**
   * Version of the text that was consented to.
   * @default "1.0"
   */
  version?: string;
  /**
   * When the patient consented; the time of the request when it is left out.
   * Format: date-time.
   */
  timeOfConsent?: string;
}

/**
 * The answer to a question of a laboratory.
 * Assumed: the interface specification does not show it.
 */
export interface AoeAnswer {
  /**
   * The marker that the question belongs to.
   * Example: `1042`.
   */
  marker_id: number;
  /**
   * The question.
   * Example: `31`.
   */
  question_id: number;
  /** The answer; the code of a choice where the question offers some. */
  answer: string;
}

/**
 * What to order, and for whom.
 * Assumed: the interface specification does not show it.
 */
export interface OrderCreate {
  /**
   * The user whom it is for.
   * Format: uuid.
   */
  user_id: string;
  /**
   * The lab test. Name it in `order_set.lab_test_ids`.
   * Format: uuid.
   * @deprecated
   */
  lab_test_id?: string | null;
  /** What to order, all of one laboratory; null where `lab_test_id` names it. */
  order_set?: OrderSet | null;
  /** How the sample is taken. Markers without a lab test need it; null leaves it to the lab test. */
  collection_method?: CollectionMethod | null;
  patient_details: OrderPatientDetailsInput;
  patient_address: OrderPatientAddressInput;
  /** Who orders it as a physician; null leaves it to the service's physicians. */
  physician?: PhysicianInput | null;
  /**
   * An insurance to bill the order to. Store it with the user and use `billing_type` instead; null states none.
   * @deprecated
   */
  health_insurance?: OrderHealthInsurance | null;
  /**
   * Whether to ask the laboratory to hurry.
   * @default false
   */
  priority?: boolean;
  billing_type?: BillingType;
  /**
   * The diagnoses by their ICD-10 codes, which billing an insurance needs; null is as good as none.
   * Example: `["E78.5"]`.
   */
  icd_codes?: string[] | null;
  /** What the patient has consented to. */
  consents?: Consent[];
  /**
   * The day on which to activate it; null activates it at once.
   * Format: date.
   * Example: `"2026-12-01"`.
   */
  activate_by?: string | null;
  /** Answers to what the laboratory asks about the markers; null is as good as none. */
  aoe_answers?: AoeAnswer[] | null;
  /** A text of your own that the order carries; null carries none. */
  passthrough?: string | null;
  /**
   * Comments for the laboratory, which the requisition carries; null for none.
   * Bounds: maximum length 1000.
   */
  clinical_notes?: string | null;
  /**
   * The lab account to order through; null lets the service choose one that fits.
   * Format: uuid.
   */
  lab_account_id?: string | null;
  /**
   * The member of the team who orders it; null when that is nobody's business.
   * Format: uuid.
   */
  creator_member_id?: string | null;
}

/** Who gives the sample. */
export interface OrderPatientDetails {
  /**
   * Given name; null when it is not known.
   * Example: `"Ada"`.
   * Assumed: the interface specification does not show it.
   */
  first_name?: string | null;
  /**
   * Family name; null when it is not known.
   * Example: `"Fernsby"`.
   * Assumed: the interface specification does not show it.
   */
  last_name?: string | null;
  /**
   * Date of birth, YYYY-mm-dd.
   * Format: date.
   * Example: `"1986-04-21"`.
   */
  dob: string;
  /** Gender that the laboratory is told. The known values are those of `Gender`. */
  gender: Gender;
  /**
   * Telephone number; null when it is not known.
   * Example: `"+12025550142"`.
   * Assumed: the interface specification does not show it.
   */
  phone_number?: string | null;
  /**
   * E-mail address; null when it is not known.
   * Example: `"ada@mail.example"`.
   * Assumed: the interface specification does not show it.
   */
  email?: string | null;
  /**
   * Who decides for the patient, such as a parent; null when nobody does.
   * Assumed: the interface specification does not show it.
   */
  medical_proxy?: Guarantor | null;
  /**
   * Race that the patient states; null when none is stated.
   * Assumed: the interface specification does not show it.
   */
  race?: Race | null;
  /**
   * Ethnicity that the patient states; null when none is stated.
   * Assumed: the interface specification does not show it.
   */
  ethnicity?: Ethnicity | null;
  /**
   * Sexual orientation that the patient states; null when none is stated.
   * Assumed: the interface specification does not show it.
   */
  sexual_orientation?: SexualOrientation | null;
  /**
   * Gender identity that the patient states; null when none is stated.
   * Assumed: the interface specification does not show it.
   */
  gender_identity?: GenderIdentity | null;
}

/** Where the patient lives. */
export interface OrderPatientAddress {
  /**
   * Who receives what is sent there.
   * Example: `"Ada Fernsby"`.
   */
  receiver_name: string;
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit; null when there is none.
   * Example: `"Apt 4"`.
   */
  second_line: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * Postal code.
   * Example: `"85004"`.
   */
  zip: string;
  /**
   * Country by its two-letter code.
   * Example: `"US"`.
   */
  country: string;
  /**
   * Telephone number to reach somebody there; null when none is known.
   * Example: `"+12025550142"`.
   */
  phone_number: string | null;
  /**
   * How to find and enter the place, for whoever takes the sample there. They go with every booking and every change of an at-home appointment; null when there is nothing to know.
   * Bounds: maximum length 1000.
   */
  access_notes: string | null;
}

/** How a test kit travels to the patient (outbound) and back to the laboratory (inbound). */
export interface Shipment {
  /**
   * Id of the shipment.
   * Format: uuid.
   */
  id: string;
  /** Number to track the way to the patient by; null while there is none. */
  outbound_tracking_number: string | null;
  /** Address that shows where it is on the way to the patient; null while there is none. */
  outbound_tracking_url: string | null;
  /** Number to track the way to the laboratory by; null while there is none. */
  inbound_tracking_number: string | null;
  /** Address that shows where it is on the way to the laboratory; null while there is none. */
  inbound_tracking_url: string | null;
  /** Who carries it to the patient; null while nobody does. */
  outbound_courier: string | null;
  /** Who carries it to the laboratory; null while nobody does. */
  inbound_courier: string | null;
  /** Notes on the shipment; null when there are none. */
  notes: string | null;
  /**
   * When it was arranged.
   * Format: date-time.
   */
  created_at: string;
  /**
   * When it was last changed.
   * Format: date-time.
   */
  updated_at: string;
}

/** The test kit of an order. */
export interface TestkitDetailsData {
  /**
   * Id of these details.
   * Format: uuid.
   */
  id: string;
  /** How the kit travels; null while nothing is arranged. */
  shipment: Shipment | null;
  /**
   * When they were created.
   * Format: date-time.
   */
  created_at: string;
  /**
   * When they were last changed.
   * Format: date-time.
   */
  updated_at: string;
}

/** What belongs to an order with a test kit. */
export interface TestkitDetails {
  /** The method. */
  type: "testkit";
  data: TestkitDetailsData;
}

/**
 * The visit at which the sample of an order is taken.
 * Assumed: the interface specification does not show it.
 */
export interface VisitDetailsData {
  /**
   * Id of these details.
   * Format: uuid.
   */
  id: string;
  /**
   * The latest appointment; null while there is none.
   * Format: uuid.
   */
  appointment_id?: string | null;
  /**
   * When they were created.
   * Format: date-time.
   */
  created_at: string;
  /**
   * When they were last changed.
   * Format: date-time.
   */
  updated_at: string;
}

/**
 * What belongs to an order whose sample is taken at a patient service center.
 * Assumed: the interface specification does not show it.
 */
export interface WalkInDetails {
  /** The method. */
  type: "walk_in_test";
  data: VisitDetailsData;
}

/**
 * What belongs to an order whose sample a phlebotomist takes at the patient's.
 * Assumed: the interface specification does not show it.
 */
export interface AtHomePhlebotomyDetails {
  /** The method. */
  type: "at_home_phlebotomy";
  data: VisitDetailsData;
}

/**
 * The collection of an order's sample by the team.
 * Assumed: the interface specification does not show it.
 */
export interface OnSiteCollectionDetailsData {
  /**
   * Id of these details.
   * Format: uuid.
   */
  id: string;
  /**
   * When they were created.
   * Format: date-time.
   */
  created_at: string;
  /**
   * When they were last changed.
   * Format: date-time.
   */
  updated_at: string;
}

/**
 * What belongs to an order whose sample the team takes itself.
 * Assumed: the interface specification does not show it.
 */
export interface OnSiteCollectionDetails {
  /** The method. */
  type: "on_site_collection";
  data: OnSiteCollectionDetailsData;
}

/** What belongs to the method of an order; `type` is the method. */
export type OrderDetails =
  TestkitDetails | WalkInDetails | AtHomePhlebotomyDetails | OnSiteCollectionDetails | UnknownOrderDetails;

/** A OrderDetails that this release has never heard of. */
export interface UnknownOrderDetails {
  type: string & {};
  [key: string]: unknown;
}

/**
 * Where an order stands, in one of few words.
 * - `received`: The order is taken, and nothing is on its way yet.
 * - `collecting_sample`: The sample is being taken, or on its way.
 * - `sample_with_lab`: The sample is taken, and the laboratory is at work.
 * - `completed`: The results are final.
 * - `cancelled`: The order was cancelled.
 * - `failed`: The order ended without results.
 */
export type OrderTopLevelStatus =
  "received" | "collecting_sample" | "sample_with_lab" | "completed" | "cancelled" | "failed" | (string & {});

/**
 * Where an order stands, as `<top-level status>.<method>.<low-level status>`.
 * - `received.testkit.ordered`: Test kit, the order is taken.
 * - `received.testkit.requisition_created`: Test kit, the requisition is made, so the laboratory may measure.
 * - `received.testkit.requisition_bypassed`: Test kit, no requisition is made here, as there is one already.
 * - `received.testkit.awaiting_registration`: Test kit, the kit waits to be registered for a patient.
 * - `received.testkit.registered`: Test kit, the kit is registered for a patient.
 * - `collecting_sample.testkit.transit_customer`: Test kit, the kit is on its way to the patient.
 * - `collecting_sample.testkit.out_for_delivery`: Test kit, the kit reaches the patient today.
 * - `collecting_sample.testkit.with_customer`: Test kit, the kit has reached the patient.
 * - `collecting_sample.testkit.transit_lab`: Test kit, the kit is on its way to the laboratory.
 * - `collecting_sample.testkit.problem_in_transit_customer`: Test kit, the kit is held up on its way to the patient.
 * - `collecting_sample.testkit.problem_in_transit_lab`: Test kit, the kit is held up on its way to the laboratory.
 * - `sample_with_lab.testkit.delivered_to_lab`: Test kit, the kit has reached the laboratory.
 * - `sample_with_lab.testkit.lab_processing_blocked`: Test kit, the laboratory cannot go on; `status_detail` says why.
 * - `failed.testkit.failure_to_deliver_to_customer`: Test kit, the kit never reached the patient.
 * - `failed.testkit.failure_to_deliver_to_lab`: Test kit, the kit never reached the laboratory.
 * - `failed.testkit.lost`: Test kit, the kit is lost.
 * - `cancelled.testkit.do_not_process`: Test kit, the sample is not to be measured.
 * - `completed.testkit.completed`: Test kit, all results are there.
 * - `completed.testkit.corrected`: Test kit, the laboratory has corrected its results.
 * - `failed.testkit.sample_error`: Test kit, the sample cannot be measured; `status_detail` says why.
 * - `cancelled.testkit.cancelled`: Test kit, the order is cancelled.
 * - `received.walk_in_test.ordered`: Walk-in, the order is taken.
 * - `received.walk_in_test.requisition_created`: Walk-in, the requisition is made, so the laboratory may measure.
 * - `received.walk_in_test.requisition_bypassed`: Walk-in, no requisition is made here, as there is one already.
 * - `collecting_sample.walk_in_test.appointment_pending`: Walk-in, an appointment is asked for and not confirmed yet.
 * - `collecting_sample.walk_in_test.appointment_scheduled`: Walk-in, an appointment is confirmed; the same again when it is moved.
 * - `collecting_sample.walk_in_test.appointment_cancelled`: Walk-in, the appointment is cancelled; another one may follow.
 * - `collecting_sample.walk_in_test.redraw_available`: Walk-in, the sample has to be taken again, for which there is an order of its own.
 * - `sample_with_lab.walk_in_test.partial_results`: Walk-in, some results are there.
 * - `completed.walk_in_test.completed`: Walk-in, all results are there.
 * - `completed.walk_in_test.corrected`: Walk-in, the laboratory has corrected its results.
 * - `failed.walk_in_test.sample_error`: Walk-in, the sample cannot be measured; `status_detail` says why.
 * - `cancelled.walk_in_test.cancelled`: Walk-in, the order is cancelled.
 * - `received.at_home_phlebotomy.ordered`: At home, the order is taken.
 * - `received.at_home_phlebotomy.requisition_created`: At home, the requisition is made, so the laboratory may measure.
 * - `received.at_home_phlebotomy.requisition_bypassed`: At home, no requisition is made here, as there is one already.
 * - `collecting_sample.at_home_phlebotomy.appointment_pending`: At home, an appointment is asked for and not confirmed yet.
 * - `collecting_sample.at_home_phlebotomy.appointment_scheduled`: At home, an appointment is confirmed; the same again when it is moved.
 * - `collecting_sample.at_home_phlebotomy.appointment_cancelled`: At home, the appointment is cancelled; another one may follow.
 * - `collecting_sample.at_home_phlebotomy.draw_completed`: At home, the sample is taken.
 * - `sample_with_lab.at_home_phlebotomy.partial_results`: At home, some results are there.
 * - `completed.at_home_phlebotomy.completed`: At home, all results are there.
 * - `completed.at_home_phlebotomy.corrected`: At home, the laboratory has corrected its results.
 * - `failed.at_home_phlebotomy.sample_error`: At home, the sample cannot be measured; `status_detail` says why.
 * - `cancelled.at_home_phlebotomy.cancelled`: At home, the order is cancelled.
 * - `received.on_site_collection.ordered`: On site, the order is taken.
 * - `received.on_site_collection.requisition_created`: On site, the requisition is made, so the laboratory may measure.
 * - `received.on_site_collection.requisition_bypassed`: On site, no requisition is made here, as there is one already.
 * - `sample_with_lab.on_site_collection.draw_completed`: On site, the sample is taken.
 * - `sample_with_lab.on_site_collection.partial_results`: On site, some results are there.
 * - `completed.on_site_collection.completed`: On site, all results are there.
 * - `completed.on_site_collection.corrected`: On site, the laboratory has corrected its results.
 * - `failed.on_site_collection.sample_error`: On site, the sample cannot be measured; `status_detail` says why.
 * - `cancelled.on_site_collection.cancelled`: On site, the order is cancelled.
 */
export type OrderStatus =
  | "received.testkit.ordered"
  | "received.testkit.requisition_created"
  | "received.testkit.requisition_bypassed"
  | "received.testkit.awaiting_registration"
  | "received.testkit.registered"
  | "collecting_sample.testkit.transit_customer"
  | "collecting_sample.testkit.out_for_delivery"
  | "collecting_sample.testkit.with_customer"
  | "collecting_sample.testkit.transit_lab"
  | "collecting_sample.testkit.problem_in_transit_customer"
  | "collecting_sample.testkit.problem_in_transit_lab"
  | "sample_with_lab.testkit.delivered_to_lab"
  | "sample_with_lab.testkit.lab_processing_blocked"
  | "failed.testkit.failure_to_deliver_to_customer"
  | "failed.testkit.failure_to_deliver_to_lab"
  | "failed.testkit.lost"
  | "cancelled.testkit.do_not_process"
  | "completed.testkit.completed"
  | "completed.testkit.corrected"
  | "failed.testkit.sample_error"
  | "cancelled.testkit.cancelled"
  | "received.walk_in_test.ordered"
  | "received.walk_in_test.requisition_created"
  | "received.walk_in_test.requisition_bypassed"
  | "collecting_sample.walk_in_test.appointment_pending"
  | "collecting_sample.walk_in_test.appointment_scheduled"
  | "collecting_sample.walk_in_test.appointment_cancelled"
  | "collecting_sample.walk_in_test.redraw_available"
  | "sample_with_lab.walk_in_test.partial_results"
  | "completed.walk_in_test.completed"
  | "completed.walk_in_test.corrected"
  | "failed.walk_in_test.sample_error"
  | "cancelled.walk_in_test.cancelled"
  | "received.at_home_phlebotomy.ordered"
  | "received.at_home_phlebotomy.requisition_created"
  | "received.at_home_phlebotomy.requisition_bypassed"
  | "collecting_sample.at_home_phlebotomy.appointment_pending"
  | "collecting_sample.at_home_phlebotomy.appointment_scheduled"
  | "collecting_sample.at_home_phlebotomy.appointment_cancelled"
  | "collecting_sample.at_home_phlebotomy.draw_completed"
  | "sample_with_lab.at_home_phlebotomy.partial_results"
  | "completed.at_home_phlebotomy.completed"
  | "completed.at_home_phlebotomy.corrected"
  | "failed.at_home_phlebotomy.sample_error"
  | "cancelled.at_home_phlebotomy.cancelled"
  | "received.on_site_collection.ordered"
  | "received.on_site_collection.requisition_created"
  | "received.on_site_collection.requisition_bypassed"
  | "sample_with_lab.on_site_collection.draw_completed"
  | "sample_with_lab.on_site_collection.partial_results"
  | "completed.on_site_collection.completed"
  | "completed.on_site_collection.corrected"
  | "failed.on_site_collection.sample_error"
  | "cancelled.on_site_collection.cancelled"
  | (string & {});

/**
 * Why an order stands where it does.
 * - `fulfillment_error`: The kit could not be sent as ordered.
 * - `date_of_collection_unspecified`: Nobody noted when the sample was taken.
 * - `demographic_information_unspecified`: Nobody noted whose sample it is.
 * - `demographic_information_mismatch`: The sample names another patient than the order.
 * - `sample_quantity_not_sufficient`: There is too little of the sample.
 * - `sample_contaminated`: The sample is contaminated.
 * - `sample_stability_exceeded`: The sample is too old.
 * - `sample_hemolyzed`: The blood cells of the sample are broken.
 * - `sample_improper_collection`: The sample was not taken as it has to be.
 * Assumed: the interface specification does not show it.
 */
export type OrderStatusDetail =
  | "fulfillment_error"
  | "date_of_collection_unspecified"
  | "demographic_information_unspecified"
  | "demographic_information_mismatch"
  | "sample_quantity_not_sufficient"
  | "sample_contaminated"
  | "sample_stability_exceeded"
  | "sample_hemolyzed"
  | "sample_improper_collection"
  | (string & {});

/** Something that happened to an order. */
export interface OrderEvent {
  /**
   * Id of the event; later events of an order have greater ones.
   * Example: `4711`.
   */
  id: number;
  /**
   * When it happened.
   * Format: date-time.
   */
  created_at: string;
  status: OrderStatus;
  /** Why; null when there is nothing to add. */
  status_detail: OrderStatusDetail | null;
}

/**
 * How an order came to be.
 * - `initial`: It was ordered.
 * - `redraw`: The sample of another order has to be taken again.
 * - `recreation`: Another order was made anew.
 */
export type OrderOrigin = "initial" | "redraw" | "recreation" | (string & {});

/**
 * Where the orders of a transaction stand together.
 * - `active`: Something is still to come.
 * - `completed`: The last of its orders is completed.
 * - `cancelled`: The last of its orders is cancelled.
 */
export type OrderTransactionStatus = "active" | "completed" | "cancelled" | (string & {});

/**
 * Where an order stands exactly.
 * - `ordered`: The order is taken.
 * - `requisition_created`: The requisition is made, so the laboratory may measure.
 * - `requisition_bypassed`: No requisition is made here, as there is one already.
 * - `awaiting_registration`: The kit waits to be registered for a patient.
 * - `registered`: The kit is registered for a patient.
 * - `transit_customer`: The kit is on its way to the patient.
 * - `out_for_delivery`: The kit reaches the patient today.
 * - `with_customer`: The kit has reached the patient.
 * - `transit_lab`: The kit is on its way to the laboratory.
 * - `problem_in_transit_customer`: The kit is held up on its way to the patient.
 * - `problem_in_transit_lab`: The kit is held up on its way to the laboratory.
 * - `delivered_to_lab`: The kit has reached the laboratory.
 * - `lab_processing_blocked`: The laboratory cannot go on; `status_detail` says why.
 * - `failure_to_deliver_to_customer`: The kit never reached the patient.
 * - `failure_to_deliver_to_lab`: The kit never reached the laboratory.
 * - `lost`: The kit is lost.
 * - `do_not_process`: The sample is not to be measured.
 * - `appointment_pending`: An appointment is asked for and not confirmed yet.
 * - `appointment_scheduled`: An appointment is confirmed; the same again when it is moved.
 * - `appointment_cancelled`: The appointment is cancelled; another one may follow.
 * - `draw_completed`: The sample is taken.
 * - `redraw_available`: The sample has to be taken again, for which there is an order of its own.
 * - `partial_results`: Some results are there.
 * - `completed`: All results are there.
 * - `corrected`: The laboratory has corrected its results.
 * - `sample_error`: The sample cannot be measured; `status_detail` says why.
 * - `cancelled`: The order is cancelled.
 */
export type OrderLowLevelStatus =
  | "ordered"
  | "requisition_created"
  | "requisition_bypassed"
  | "awaiting_registration"
  | "registered"
  | "transit_customer"
  | "out_for_delivery"
  | "with_customer"
  | "transit_lab"
  | "problem_in_transit_customer"
  | "problem_in_transit_lab"
  | "delivered_to_lab"
  | "lab_processing_blocked"
  | "failure_to_deliver_to_customer"
  | "failure_to_deliver_to_lab"
  | "lost"
  | "do_not_process"
  | "appointment_pending"
  | "appointment_scheduled"
  | "appointment_cancelled"
  | "draw_completed"
  | "redraw_available"
  | "partial_results"
  | "completed"
  | "corrected"
  | "sample_error"
  | "cancelled"
  | (string & {});

/** An order, in short, among those of its transaction. */
export interface OrderInTransaction {
  /**
   * Id of the order.
   * Format: uuid.
   */
  id: string;
  /**
   * When it was created.
   * Format: date-time.
   */
  created_at: string;
  /**
   * When it was last changed.
   * Format: date-time.
   */
  updated_at: string;
  low_level_status: OrderLowLevelStatus;
  /**
   * When it came into that status.
   * Format: date-time.
   */
  low_level_status_created_at: string;
  origin: OrderOrigin;
  /**
   * The order that it replaces; null when it replaces none.
   * Format: uuid.
   * Assumed: the interface specification does not show it.
   */
  parent_id?: string | null;
}

/** The transaction of an order, with all the orders in it. */
export interface OrderTransaction {
  /**
   * Id of the transaction.
   * Format: uuid.
   * Example: `"7d0f52f4-5a9e-4f43-9a0b-9d7c2a6b1e35"`.
   */
  id: string;
  status: OrderTransactionStatus;
  /** Its orders, the first made first. */
  orders: OrderInTransaction[];
}

/**
 * The physician who orders.
 * Assumed: the interface specification does not show it.
 */
export interface Physician {
  /**
   * Given name.
   * Example: `"Rowan"`.
   */
  first_name: string;
  /**
   * Family name.
   * Example: `"Hale"`.
   */
  last_name: string;
  /**
   * National provider identifier, ten digits.
   * Example: `"1234567893"`.
   */
  npi: string;
}

/**
 * Where a test kit goes.
 * Assumed: the interface specification does not show it.
 */
export interface ShippingAddress {
  /**
   * Who receives what is sent there.
   * Example: `"Ada Fernsby"`.
   */
  receiver_name: string;
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit; null when there is none.
   * Example: `"Apt 4"`.
   */
  second_line?: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * Postal code.
   * Example: `"85004"`.
   */
  zip: string;
  /**
   * Country by its two-letter code.
   * Example: `"US"`.
   */
  country: string;
  /**
   * Telephone number to reach somebody there.
   * Example: `"+12025550142"`.
   */
  phone_number: string;
}

/**
 * What a result, or a set of results, says about the patient.
 * - `normal`: As expected.
 * - `abnormal`: Outside of what is expected.
 * - `critical`: So far outside that somebody has to act at once.
 * - `unknown`: The laboratory does not say.
 */
export type Interpretation = "normal" | "abnormal" | "critical" | "unknown" | (string & {});

/** An order of lab tests for a user. */
export interface Order {
  /**
   * Id of the order.
   * Format: uuid.
   * Example: `"0b9de1c6-0a1b-4f1e-8d0c-3f5f3a4e6c21"`.
   */
  id: string;
  /**
   * The team.
   * Format: uuid.
   */
  team_id: string;
  /**
   * The user whom it is for.
   * Format: uuid.
   */
  user_id: string;
  /** Who gives the sample; null while a test kit is not registered for anybody. */
  patient_details: OrderPatientDetails | null;
  /** Whether the laboratory is asked to hurry. */
  priority: boolean;
  /** Where the patient lives; null while a test kit is not registered for anybody. */
  patient_address: OrderPatientAddress | null;
  details: OrderDetails;
  lab_test: LabTest;
  /**
   * Id of the sample, as printed on its container; empty while there is none.
   * Example: `"4417029381"`.
   */
  sample_id: string;
  /** Notes on the order; empty when there are none. */
  notes: string;
  /**
   * Comments for the laboratory, which the requisition carries; null when there are none.
   * Assumed: the interface specification does not show it.
   */
  clinical_notes?: string | null;
  /**
   * When it was created.
   * Format: date-time.
   */
  created_at: string;
  /**
   * When it was last changed.
   * Format: date-time.
   */
  updated_at: string;
  status: OrderTopLevelStatus;
  /** What has happened to it, the first thing first. */
  events: OrderEvent[];
  last_event: OrderEvent;
  origin: OrderOrigin;
  order_transaction: OrderTransaction;
  /**
   * Address that opens the requisition without a key for 7 days from its issue; null while there is none. Use `orders.requisitionPdf`, which downloads it at any time.
   * @deprecated
   */
  requisition_form_url: string | null;
  /**
   * Who orders it as a physician; null when the service's physicians do.
   * Assumed: the interface specification does not show it.
   */
  physician?: Physician | null;
  /**
   * The insurance that is billed: a stored one, or the one that `health_insurance` of the request named by its UUID; null when there is none.
   * Format: uuid.
   * Assumed: the interface specification does not show it.
   */
  health_insurance_id: string | null;
  /**
   * Where the test kit goes, if it was ordered to be registered later; null otherwise.
   * Assumed: the interface specification does not show it.
   */
  shipping_details: ShippingAddress | null;
  /**
   * The day on which it is activated; null when it was activated at once.
   * Format: date.
   * Assumed: the interface specification does not show it.
   */
  activate_by?: string | null;
  /**
   * Your own text, as it was given; null when none was.
   * Assumed: the interface specification does not show it.
   */
  passthrough?: string | null;
  billing_type?: BillingType;
  /**
   * The diagnoses by their ICD-10 codes; null when none were given.
   * Example: `["E78.5"]`.
   * Assumed: the interface specification does not show it.
   */
  icd_codes?: string[] | null;
  /**
   * Whether there is a notice of non-coverage to download.
   * Assumed: the interface specification does not show it.
   */
  has_abn: boolean;
  /**
   * The gravest interpretation among its results; null while there are none.
   * Assumed: the interface specification does not show it.
   */
  interpretation?: Interpretation | null;
  /**
   * Whether something could not be measured; null while there are no results.
   * Assumed: the interface specification does not show it.
   */
  has_missing_results?: boolean | null;
  /**
   * The day by which results come in most cases; null when that is not known.
   * Format: date.
   * Assumed: the interface specification does not show it.
   */
  expected_result_by_date?: string | null;
  /**
   * The day by which results come in the worst case; null when that is not known.
   * Format: date.
   * Assumed: the interface specification does not show it.
   */
  worst_case_result_by_date?: string | null;
}

/**
 * What became of a request to make or change an order.
 * Assumed: the interface specification does not show it.
 */
export interface OrderResponse {
  order: Order;
  /**
   * Outcome in a word.
   * Example: `"success"`.
   */
  status: string;
  /**
   * Outcome in a sentence.
   * Example: `"Order created successfully"`.
   */
  message: string;
}

/**
 * Where the patient of an imported order lives. It is taken as the laboratory has it.
 * Assumed: the interface specification does not show it.
 */
export interface OrderImportAddress {
  /**
   * Who receives what is sent there.
   * Example: `"Ada Fernsby"`.
   */
  receiver_name: string;
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit; null when there is none.
   * Example: `"Apt 4"`.
   */
  second_line?: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * Postal code.
   * Example: `"85004"`.
   */
  zip: string;
  /**
   * Country by its two-letter code.
   * Example: `"US"`.
   */
  country: string;
  /**
   * Telephone number to reach somebody there, in any form; null when none is known.
   * Example: `"+12025550142"`.
   */
  phone_number?: string | null;
  /**
   * How to find and enter the place, for whoever takes the sample there. They go with every booking and every change of an at-home appointment; null when there is nothing to know.
   * Bounds: maximum length 1000.
   */
  access_notes?: string | null;
}

/**
 * An order that was placed with a laboratory elsewhere.
 * Assumed: the interface specification does not show it.
 */
export interface OrderImport {
  /**
   * The user whom it is for.
   * Format: uuid.
   */
  user_id: string;
  billing_type: BillingType;
  order_set: OrderSet;
  collection_method: CollectionMethod;
  /**
   * Id of the sample as the laboratory knows it; no two orders have the same.
   * Example: `"HR-2026-004417"`.
   */
  sample_id: string;
  patient_details: OrderPatientDetailsInput;
  patient_address: OrderImportAddress;
  /** Who ordered it as a physician; null when that is not known. */
  physician?: PhysicianInput | null;
  /**
   * The lab account that it was ordered through, which may be `pending`; null lets the service choose.
   * Format: uuid.
   */
  lab_account_id?: string | null;
}

/**
 * What a list of orders is sorted by.
 * - `created_at`: When the order was created.
 * - `patient_name`: Name of the patient.
 * - `last_status`: The latest low-level status.
 */
export type OrderKey = "created_at" | "patient_name" | "last_status" | (string & {});

/**
 * When an order is activated.
 * - `current`: At once, or its day has come.
 * - `scheduled`: On a day that lies ahead.
 */
export type OrderActivationType = "current" | "scheduled" | (string & {});

/** One page of orders. */
export interface OrderPage {
  /** The orders of this page. */
  orders: Order[];
  /**
   * How many orders all pages hold; null when they were not counted.
   * Example: `132`.
   */
  total: number | null;
  /**
   * Number of this page, from 1; null when it has none.
   * Example: `1`.
   */
  page: number | null;
  /**
   * How many orders a page holds at most; null when that is not limited.
   * Example: `50`.
   */
  size: number | null;
}

/**
 * Where a test kit goes, as requests send it.
 * Assumed: the interface specification does not show it.
 */
export interface ShippingAddressInput {
  /**
   * Who receives what is sent there.
   * Example: `"Ada Fernsby"`.
   */
  receiver_name: string;
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Flat, floor or unit; null when there is none.
   * Example: `"Apt 4"`.
   */
  second_line?: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code. In the United States any state, the federal district, a territory or a military code; which of them a lab serves depends on the lab account.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * Postal code; five digits, or five and four with a hyphen between.
   * Example: `"85004"`.
   */
  zip: string;
  /**
   * Country by its two-letter code.
   * Example: `"US"`.
   */
  country: string;
  /**
   * Telephone number to reach somebody there.
   * Example: `"+12025550142"`.
   */
  phone_number: string;
}

/**
 * A test kit to send before it is known who will use it.
 * Assumed: the interface specification does not show it.
 */
export interface TestkitOrderCreate {
  /**
   * The user whom it is for.
   * Format: uuid.
   */
  user_id: string;
  /**
   * The lab test, which has to be one with a test kit.
   * Format: uuid.
   */
  lab_test_id: string;
  shipping_details: ShippingAddressInput;
  /** A text of your own that the order carries; null carries none. */
  passthrough?: string | null;
  /**
   * The lab account to order through; null lets the service choose one that fits.
   * Format: uuid.
   */
  lab_account_id?: string | null;
}

/**
 * Which test kit is registered, and for whom.
 * Assumed: the interface specification does not show it.
 */
export interface TestkitRegistration {
  /**
   * The user whom it is for; null keeps the user of the order.
   * Format: uuid.
   */
  user_id?: string | null;
  /**
   * Id of the sample, as printed on the kit.
   * Example: `"4417029381"`.
   */
  sample_id: string;
  patient_details: OrderPatientDetailsInput;
  patient_address: OrderPatientAddressInput;
  /** Who orders it as a physician; null leaves it to the service's physicians. */
  physician?: PhysicianDetails | null;
  /** The insurance of the patient; null states none. */
  health_insurance?: OrderHealthInsurance | null;
  /** What the patient has consented to. */
  consents?: Consent[];
}

/**
 * Whose webhooks to send again. It names orders, or times, or both.
 * Assumed: the interface specification does not show it.
 */
export interface ResendEvents {
  /** The orders; null asks for all within the times. */
  order_ids?: string[] | null;
  /**
   * Only orders that were updated at this time or later; null asks for all until `end_at`.
   * Format: date-time.
   */
  start_at?: string | null;
  /**
   * Only orders that were updated at this time or earlier; null asks for all since `start_at`.
   * Format: date-time.
   */
  end_at?: string | null;
}

/**
 * Whose webhooks are sent again.
 * Assumed: the interface specification does not show it.
 */
export interface ResendEventsResponse {
  /** The orders. */
  order_ids: string[];
}

/**
 * What to change about an order.
 * Assumed: the interface specification does not show it.
 */
export interface OrderUpdate {
  /**
   * The day on which to activate it; null activates it now.
   * Format: date.
   */
  activate_by: string | null;
}

/**
 * How `result` of a result is read.
 * - `numeric`: As a number.
 * - `range`: As bounds, such as `<5`, `>=90` or `10-20`.
 * - `comment`: As text.
 * - `coded_value`: As a word out of a fixed set, such as `Positive`.
 * Assumed: the interface specification does not show it.
 */
export type ResultType = "numeric" | "range" | "comment" | "coded_value" | (string & {});

/**
 * What simulated results are to be like.
 * Assumed: the interface specification does not show it.
 */
export interface SimulationFlags {
  interpretation?: Interpretation;
  /** Kinds of results, taken in turn; null takes numbers, comments and ranges in turn. */
  result_types?: ResultType[] | null;
  /** Whether something could not be measured; null is as good as no. */
  has_missing_results?: boolean | null;
}

/**
 * Whether more results are to come.
 * - `final`: These are all.
 * - `partial`: Some are still to come.
 * Assumed: the interface specification does not show it.
 */
export type ResultsStatus = "final" | "partial" | (string & {});

/**
 * What a set of results is about.
 * Assumed: the interface specification does not show it.
 */
export interface LabResultsMetadata {
  /**
   * Age of the patient in years, in digits.
   * Example: `"40"`.
   */
  age: string;
  /**
   * Date of birth of the patient, YYYY-mm-dd.
   * Example: `"1986-04-21"`.
   */
  dob: string;
  /** Number of the laboratory's certificate; null when it is not known. */
  "clia_#"?: string | null;
  /**
   * Name of the patient.
   * Example: `"Ada Fernsby"`.
   */
  patient: string;
  /** Name of the physician; null when it is not known. */
  provider?: string | null;
  /** Name of the laboratory; null when it is not known. */
  laboratory?: string | null;
  /**
   * When the laboratory reported. Read it of the sample in `sample_information`.
   * @deprecated
   */
  date_reported: string;
  /**
   * When the sample was taken; null when that is not known. Read it of the sample in `sample_information`.
   * @deprecated
   */
  date_collected?: string | null;
  /**
   * When the sample came to the laboratory; null when that is not known. Read it of the sample in `sample_information`.
   * @deprecated
   */
  date_received?: string | null;
  /** The laboratory's own number of the sample. */
  specimen_number: string;
  status: ResultsStatus;
  /** The gravest interpretation among the results; null when that is not known. */
  interpretation?: Interpretation | null;
  /** The laboratory's own number of the patient; null when it is not known. */
  patient_id?: string | null;
  /** Number of the account with the laboratory; null when it is not known. */
  account_id?: string | null;
}

/** The marker that was ordered and to which a result belongs. */
export interface SourceMarker {
  /**
   * Id of the marker.
   * Example: `1042`.
   */
  marker_id: number;
  /**
   * Name to show.
   * Example: `"Lipid Panel"`.
   */
  name: string;
  /**
   * Name for programs.
   * Example: `"lipid-panel"`.
   */
  slug: string;
  /**
   * The laboratory's own code for the marker; null when it has none.
   * Example: `"7600"`.
   */
  provider_id?: string | null;
}

/** One result. `result_type` says how to read `result`. */
export interface BiomarkerResult {
  /**
   * Name of what was measured.
   * Example: `"LDL Cholesterol"`.
   * Assumed: the interface specification does not show it.
   */
  name: string;
  /**
   * Name of what was measured, for programs; empty when it has none.
   * Example: `"ldl-cholesterol"`.
   * Assumed: the interface specification does not show it.
   */
  slug?: string;
  /**
   * The result in text, to be read according to `result_type`.
   * Example: `"112"`.
   */
  result: string;
  result_type: ResultType;
  type?: ResultType;
  /**
   * The result as a number; -1 or null where it is none. Read `result` according to `result_type`.
   * @deprecated
   */
  value?: number | null;
  /**
   * Unit of the result; null when it has none.
   * Example: `"mg/dL"`.
   * Assumed: the interface specification does not show it.
   */
  unit?: string | null;
  /**
   * When it was measured; null when that is not known.
   * Format: date-time.
   * Assumed: the interface specification does not show it.
   */
  timestamp?: string | null;
  /**
   * The laboratory's notes; null when there are none.
   * Assumed: the interface specification does not show it.
   */
  notes?: string | null;
  /**
   * What is expected, in text, such as `<100` or `3.5-5.1`; null when nothing is known.
   * Example: `"<100"`.
   * Assumed: the interface specification does not show it.
   */
  reference_range?: string | null;
  /**
   * Least number that is expected, in `unit`; null when there is none.
   * Assumed: the interface specification does not show it.
   */
  min_range_value?: number | null;
  /**
   * Greatest number that is expected, in `unit`; null when there is none.
   * Assumed: the interface specification does not show it.
   */
  max_range_value?: number | null;
  /**
   * Whether it is more than expected; null when that cannot be told.
   * Assumed: the interface specification does not show it.
   */
  is_above_max_range?: boolean | null;
  /**
   * Whether it is less than expected; null when that cannot be told.
   * Assumed: the interface specification does not show it.
   */
  is_below_min_range?: boolean | null;
  interpretation: Interpretation;
  /**
   * The interpretation in the laboratory's own words; empty when it gives none.
   * Assumed: the interface specification does not show it.
   */
  source_interpretation?: string;
  /**
   * LOINC code of what was measured; null when it has none.
   * Example: `"13457-7"`.
   * Assumed: the interface specification does not show it.
   */
  loinc?: string | null;
  /**
   * Name of that code, for programs; null when it has none.
   * Assumed: the interface specification does not show it.
   */
  loinc_slug?: string | null;
  /**
   * The laboratory's own code for what was measured; null when it has none.
   * Assumed: the interface specification does not show it.
   */
  provider_id?: string | null;
  /** The ordered markers that this result belongs to; null when it was not asked for. */
  source_markers: SourceMarker[] | null;
  /**
   * Who measured it, by the key in `performing_laboratories` of the sample; null when that is not known.
   * Assumed: the interface specification does not show it.
   */
  performing_laboratory?: string | null;
  /**
   * The sample, by its key in `sample_information`; null when that is not known.
   * Assumed: the interface specification does not show it.
   */
  source_sample_id?: string | null;
}

/**
 * Why something was not measured, as far as that can be told.
 * - `quantity_not_sufficient_failure`: There was too little of the sample.
 * - `collection_process_failure`: The sample was not taken as it has to be.
 * - `drop_off_failure`: The sample did not come to the laboratory as it has to.
 * - `internal_lab_failure`: Something went wrong in the laboratory.
 * - `order_entry_failure`: It was ordered in the wrong way.
 * - `non_failure`: Nothing went wrong; it was not to be measured.
 * - `unknown_failure`: Nobody knows.
 * - `patient_condition_failure`: The patient's condition forbids it.
 * - `missing_result_calc_failure`: It is calculated from a result that is missing.
 * - `missing_demo_aoe_calc_failure`: It is calculated from an answer that the patient did not give.
 * - `insufficient_volume`: The sample was of too small a volume.
 * Assumed: the interface specification does not show it.
 */
export type FailureType =
  | "quantity_not_sufficient_failure"
  | "collection_process_failure"
  | "drop_off_failure"
  | "internal_lab_failure"
  | "order_entry_failure"
  | "non_failure"
  | "unknown_failure"
  | "patient_condition_failure"
  | "missing_result_calc_failure"
  | "missing_demo_aoe_calc_failure"
  | "insufficient_volume"
  | (string & {});

/**
 * Something that was to be measured and could not be.
 * Assumed: the interface specification does not show it.
 */
export interface MissingResult {
  /** Name of what was to be measured. */
  name: string;
  /** Name of what was to be measured, for programs. */
  slug: string;
  inferred_failure_type: FailureType;
  /** The laboratory's note; null when there is none. */
  note?: string | null;
  /** LOINC code of what was to be measured; null when it has none. */
  loinc?: string | null;
  /** Name of that code, for programs; null when it has none. */
  loinc_slug?: string | null;
  /** The laboratory's own code for what was to be measured; null when it has none. */
  provider_id?: string | null;
  /** The ordered markers that it belongs to; null when it was not asked for. */
  source_markers?: SourceMarker[] | null;
}

/**
 * A time, and how far the clocks of the place are from UTC.
 * Assumed: the interface specification does not show it.
 */
export interface LocalTime {
  /**
   * The time.
   * Format: date-time.
   */
  timestamp: string;
  /**
   * Offset of the place from UTC in seconds, east positive.
   * Example: `-25200`.
   */
  timezone_offset: number;
}

/**
 * A laboratory that measured something.
 * Assumed: the interface specification does not show it.
 */
export interface PerformingLaboratory {
  /**
   * Name to show.
   * Example: `"Harrowgate Laboratories"`.
   */
  name: string;
  /** Telephone number; null when it is not known. */
  phone_number?: string | null;
  /** Who is responsible there; null when that is not known. */
  medical_director?: string | null;
  /** Where it is; null when that is not known. */
  address?: Address | null;
}

/**
 * What a laboratory was told about the patient.
 * Assumed: the interface specification does not show it.
 */
export interface ClinicalInformation {
  /** Whether the patient had fasted. */
  fasting?: boolean;
  /** Notes; null when there are none. */
  notes?: string | null;
  /** Other things; null when there are none. */
  information?: string | null;
  /** Volume of the sample, in text with its unit; null when it is not known. */
  total_volume?: string | null;
}

/**
 * A sample, and how it came to its results.
 * Assumed: the interface specification does not show it.
 */
export interface SampleData {
  /** Id of the sample; null when it is not known. */
  sample_id?: string | null;
  /** The laboratory's own number of the sample; null when it has none. */
  control_number?: string | null;
  /** When it was taken; null when that is not known. */
  date_collected?: LocalTime | string | null;
  /** When it came to the laboratory; null when that is not known. */
  date_received?: LocalTime | string | null;
  /** When the laboratory reported; null when that is not known. */
  date_reported?: LocalTime | string | null;
  /** Who measured it, by the keys that results name as `performing_laboratory`; null when that is not known. */
  performing_laboratories?: {
    [key: string]: PerformingLaboratory;
  } | null;
  /** What the laboratory was told about the patient; null when nothing is known. */
  clinical_information?: ClinicalInformation | null;
}

/**
 * What was measured for an order.
 * Assumed: the interface specification does not show it.
 */
export interface LabResults {
  metadata: LabResultsMetadata;
  /** What was measured. */
  results: BiomarkerResult[];
  /** What was to be measured and could not be; null when that is not known. */
  missing_results?: MissingResult[] | null;
  /** The samples by their keys, one of which results name as `source_sample_id`; null when nothing is known. */
  sample_information?: {
    [key: string]: SampleData;
  } | null;
  /** The transaction of the orders that these results are of; null when that is not known. */
  order_transaction?: OrderTransaction | null;
}

/**
 * An order, in short, as a transaction that is answered by itself lists it.
 * Assumed: the interface specification does not show it.
 */
export interface OrderSummary {
  /**
   * Id of the order.
   * Format: uuid.
   */
  id: string;
  /** How it came to be; null when that is not known. */
  origin?: OrderOrigin | null;
  /**
   * The order that it replaces; null when it replaces none.
   * Format: uuid.
   */
  parent_id?: string | null;
  last_status: OrderLowLevelStatus;
  /**
   * When it came into that status.
   * Format: date-time.
   */
  last_status_created_at: string;
  /**
   * When it was created.
   * Format: date-time.
   */
  created_at: string;
  /**
   * When it was last changed.
   * Format: date-time.
   */
  updated_at: string;
}

/**
 * A transaction as it is answered by itself.
 * Assumed: the interface specification does not show it.
 */
export interface OrderTransactionResponse {
  /**
   * Id of the transaction.
   * Format: uuid.
   */
  id: string;
  /**
   * The team.
   * Format: uuid.
   */
  team_id: string;
  status: OrderTransactionStatus;
  /** Its orders, the first made first. */
  orders: OrderSummary[];
}

/**
 * How far around a place to search, in miles.
 * - `10`: 10 miles.
 * - `20`: 20 miles.
 * - `25`: 25 miles.
 * - `50`: 50 miles.
 * - `100`: 100 miles.
 */
export type PscRadius = "10" | "20" | "25" | "50" | "100" | (string & {});

/**
 * What a patient service center can do beside a plain draw.
 * - `stat`: Urgent samples, examined at once.
 * - `appointment_scheduling_via_junction`: Appointments that are booked through this service.
 * - `appointment_scheduling_with_lab`: Appointments that are booked with the laboratory itself.
 */
export type PscCapability =
  "stat" | "appointment_scheduling_via_junction" | "appointment_scheduling_with_lab" | (string & {});

/**
 * Opening hours of one day, in local time.
 * Assumed: the interface specification does not show it.
 */
export interface DayHours {
  /**
   * When it opens, HH:MM.
   * Example: `"07:30"`.
   */
  open: string;
  /**
   * When it closes, HH:MM.
   * Example: `"15:00"`.
   */
  close: string;
}

/**
 * Opening hours by the day of the week, in the center's local time. A day that is null or left out is closed.
 * Assumed: the interface specification does not show it.
 */
export interface OpeningHours {
  /** Hours of Monday. */
  monday?: DayHours | null;
  /** Hours of Tuesday. */
  tuesday?: DayHours | null;
  /** Hours of Wednesday. */
  wednesday?: DayHours | null;
  /** Hours of Thursday. */
  thursday?: DayHours | null;
  /** Hours of Friday. */
  friday?: DayHours | null;
  /** Hours of Saturday. */
  saturday?: DayHours | null;
  /** Hours of Sunday. */
  sunday?: DayHours | null;
}

/** What a patient service center is called, and where and when it is found. */
export interface PscMetadata {
  /**
   * Name to show.
   * Example: `"Harrowgate Laboratories Alder Lane"`.
   */
  name: string;
  /**
   * State by its two-letter postal code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * Postal code.
   * Example: `"85004"`.
   */
  zip_code: string;
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /**
   * Floor or suite; null when there is none.
   * Example: `"Suite 200"`.
   */
  second_line: string | null;
  /**
   * Telephone number; null when there is none.
   * Example: `"+16025550142"`.
   */
  phone_number: string | null;
  /**
   * Fax number; null when there is none.
   * Example: `"+16025550143"`.
   */
  fax_number: string | null;
  /** Opening hours; null when the laboratory does not say. */
  hours: OpeningHours | null;
  /**
   * Address of its page; null when there is none.
   * Assumed: the interface specification does not show it.
   */
  website?: string | null;
}

/**
 * A point on the earth.
 * Assumed: the interface specification does not show it.
 */
export interface LngLat {
  /**
   * Longitude in degrees, east positive.
   * Bounds: minimum -180, maximum 180.
   * Example: `-112.07`.
   */
  lng: number;
  /**
   * Latitude in degrees, north positive.
   * Bounds: minimum -90, maximum 90.
   * Example: `33.45`.
   */
  lat: number;
}

/** A patient service center, and how far it is. */
export interface PatientServiceCenter {
  metadata: PscMetadata;
  /**
   * Distance in miles from the middle of the zip asked about, as a decimal number in text, rounded to a tenth; it never exceeds the radius.
   * Example: `"3.4"`.
   */
  distance: string;
  /** What it can do beside a plain draw. */
  capabilities: PscCapability[];
  /**
   * The laboratory's own code for the center; bookings name the center by it.
   * Example: `"NR-0412"`.
   * Assumed: the interface specification does not show it.
   */
  site_code?: string;
  /**
   * Who can be billed for a draw there.
   * Assumed: the interface specification does not show it.
   */
  supported_bill_types?: BillingType[];
  location?: LngLat;
}

/** A laboratory's patient service centers near a place. */
export interface PscInfo {
  /**
   * Id of the laboratory.
   * Example: `1`.
   */
  lab_id: number;
  slug: LabSlug;
  /**
   * The centers, nearest first; 30 at most.
   * Bounds: maximum items 30.
   */
  patient_service_centers: PatientServiceCenter[];
}

/**
 * Name of a lab with patient service centers.
 * - `harrowgate_labs`: Harrowgate Laboratories.
 * - `pinemoor_diagnostics`: Pinemoor Diagnostics.
 * - `larkfield_clinical`: Larkfield Clinical Laboratory.
 * - `tarn_valley_pathology`: Tarn Valley Pathology.
 * Assumed: the interface specification does not show it.
 */
export type CentralLabSlug =
  "harrowgate_labs" | "pinemoor_diagnostics" | "larkfield_clinical" | "tarn_valley_pathology" | (string & {});

/**
 * Name of a provider of phlebotomy at home. All of them are made up.
 * - `hearthside_phlebotomy`: Hearthside Phlebotomy.
 * - `wayside_draws`: Wayside Draws.
 * Assumed: the interface specification does not show it.
 */
export type PhlebotomyProvider = "hearthside_phlebotomy" | "wayside_draws" | (string & {});

/**
 * How an appointment comes about.
 * - `appointment-ready`: By booking one of the slots that are offered.
 * - `appointment-request`: By asking; the provider calls the patient to agree on a time.
 * Assumed: the interface specification does not show it.
 */
export type AppointmentServiceType = "appointment-ready" | "appointment-request" | (string & {});

/**
 * A provider of phlebotomy at home, and how it can be booked.
 * Assumed: the interface specification does not show it.
 */
export interface PhlebotomyProviderInfo {
  name: PhlebotomyProvider;
  /** How it can be booked. */
  service_types: AppointmentServiceType[];
}

/**
 * Whether phlebotomists come to the patient's home.
 * Assumed: the interface specification does not show it.
 */
export interface PhlebotomyAreaInfo {
  /** Whether anyone comes. */
  is_served: boolean;
  /** Who comes; empty when nobody does. */
  providers: PhlebotomyProviderInfo[];
}

/**
 * A laboratory's patient service centers around a place, in numbers.
 * Assumed: the interface specification does not show it.
 */
export interface CentralLabCenters {
  /** Whether appointments at one of them can be booked through the service. */
  appointment_available: boolean;
  /**
   * How many there are within the radius, which may be more than a list of them holds.
   * Bounds: minimum 0.
   */
  within_radius: number;
  /**
   * The radius, in miles.
   * Example: `"25"`.
   */
  radius: string;
  /** What one or more of them can do beside a plain draw. */
  capabilities?: PscCapability[];
}

/**
 * What a laboratory offers around a place.
 * Assumed: the interface specification does not show it.
 */
export interface CentralLabArea {
  patient_service_centers: CentralLabCenters;
  /** Who can be billed for patients in the zip's state, through the account or any active one of the team. */
  supported_bill_types: BillingType[];
  /**
   * Id of the laboratory.
   * Example: `1`.
   */
  lab_id: number;
}

/**
 * Who takes samples around a place, at home and in centers.
 * Assumed: the interface specification does not show it.
 */
export interface AreaInfo {
  /**
   * The zip asked about.
   * Example: `"85004"`.
   */
  zip_code: string;
  phlebotomy: PhlebotomyAreaInfo;
  /** By the laboratory's slug, a `CentralLabSlug`, what it offers around the place. Where a lab account was named, its laboratory alone, and none if the account is not active. */
  central_labs: {
    [key: string]: CentralLabArea;
  };
}

/**
 * An address in the United States.
 * Assumed: the interface specification does not show it.
 */
export interface UsAddress {
  /**
   * Street and number.
   * Example: `"12 Alder Lane"`.
   */
  first_line: string;
  /** Floor, suite or flat; null when there is none. */
  second_line?: string | null;
  /**
   * City or town.
   * Example: `"Phoenix"`.
   */
  city: string;
  /**
   * State by the two capital letters of its postal code, be it a state, the federal district, a territory or a military code.
   * Example: `"AZ"`.
   */
  state: string;
  /**
   * Postal code of five digits, or of nine with a hyphen.
   * Example: `"85004"`.
   */
  zip_code: string;
  /**
   * Number of the flat; `second_line` takes its place.
   * @deprecated
   */
  unit?: string | null;
  /**
   * How to get in; null when nothing need be known.
   * Bounds: maximum length 1000.
   * Example: `"The side door; the bell is broken."`.
   */
  access_notes?: string | null;
}

/**
 * A center at which appointments can be booked.
 * Assumed: the interface specification does not show it.
 */
export interface AppointmentLocation {
  location: LngLat;
  /**
   * Distance from the middle of the zip asked about, in whole miles; null when none was.
   * Example: `3`.
   */
  distance?: number | null;
  address: UsAddress;
  /**
   * The laboratory's own code for the center, the `site_code` of the list of centers.
   * Example: `"NR-0412"`.
   */
  code: string;
  /**
   * Name to show.
   * Example: `"Harrowgate Laboratories Alder Lane"`.
   */
  name: string;
  /**
   * The time zone of the center, by its IANA name; null when it is not known.
   * Example: `"America/Phoenix"`.
   */
  iana_timezone?: string | null;
}

/**
 * A time at which an appointment may be.
 * Assumed: the interface specification does not show it.
 */
export interface TimeSlot {
  /** What books the slot, once and until it expires; null when it cannot be booked. */
  booking_key?: string | null;
  /**
   * When it starts, in UTC. Show it in the time zone of the place.
   * Format: date-time.
   * Example: `"2026-01-21T15:00:00Z"`.
   */
  start: string;
  /**
   * When it ends, in UTC.
   * Format: date-time.
   * Example: `"2026-01-21T15:20:00Z"`.
   */
  end: string;
  /**
   * Until when the key books the slot; null when it does not expire.
   * Format: date-time.
   */
  expires_at?: string | null;
  /**
   * What the slot costs beside the order, in US dollars.
   * Example: `0`.
   */
  price: number;
  /** Whether it is so soon that the provider gives it priority, which may cost more. */
  is_priority: boolean;
  /**
   * How many more can be booked at this time.
   * Bounds: minimum 0.
   */
  num_appointments_available: number;
}

/**
 * What is free on one day.
 * Assumed: the interface specification does not show it.
 */
export interface DaySlots {
  /** The center; null where the patient's own address is the place. */
  location?: AppointmentLocation | null;
  /**
   * The day, by the calendar of the place.
   * Format: date.
   * Example: `"2026-01-21"`.
   */
  date: string;
  /** The free slots, earliest first; empty when there is none. */
  slots: TimeSlot[];
}

/**
 * The days from the one asked for, with the slots that are free on them.
 * Assumed: the interface specification does not show it.
 */
export interface AvailabilitySlots {
  /**
   * One entry for each of 14 days, a day without a free slot included. Where several centers are asked for, each has 14 entries of its own, one center after the other.
   * Bounds: minimum items 14.
   */
  slots: DaySlots[];
  /**
   * The time zone of the place, by its IANA name; its days are those of `slots`. Null when it is not known, or not the same for all places.
   * Example: `"America/Phoenix"`.
   */
  timezone?: string | null;
}

/**
 * A reason for which an appointment can be cancelled.
 * Assumed: the interface specification does not show it.
 */
export interface CancellationReason {
  /**
   * Id of the reason, which a cancellation names.
   * Format: uuid.
   */
  id: string;
  /**
   * The reason in words, for a person to choose.
   * Example: `"Patient is ill"`.
   */
  name: string;
  /** Whether a cancellation for this reason can be refunded. */
  is_refundable: boolean;
}

/**
 * The slot to book at the patient's home.
 * Assumed: the interface specification does not show it.
 */
export interface AppointmentBooking {
  /** The key of the slot, from the availability. It books once, and until it expires. */
  booking_key: string;
  /**
   * Instructions for this appointment alone, up to 1,000 characters; each rescheduling may bring others.
   * Bounds: maximum length 1000.
   */
  appointment_notes?: string | null;
}

/**
 * Where the sample is taken.
 * - `phlebotomy`: At the patient's home.
 * - `patient_service_center`: At a patient service center.
 * Assumed: the interface specification does not show it.
 */
export type AppointmentType = "phlebotomy" | "patient_service_center" | (string & {});

/**
 * Who takes the sample. All of them are made up.
 * - `hearthside_phlebotomy`: Hearthside Phlebotomy, at home.
 * - `wayside_draws`: Wayside Draws, at home.
 * - `harrowgate_labs`: Harrowgate Laboratories, at its centers.
 * - `pinemoor_diagnostics`: Pinemoor Diagnostics, at its centers.
 * Assumed: the interface specification does not show it.
 */
export type AppointmentProvider =
  "hearthside_phlebotomy" | "wayside_draws" | "harrowgate_labs" | "pinemoor_diagnostics" | (string & {});

/**
 * Where an appointment stands.
 * - `pending`: It waits for the provider's confirmation, or for a time to be agreed.
 * - `reserved`: The time is held, and waits for the order's requisition.
 * - `confirmed`: It will take place.
 * - `in_progress`: The sample is being taken.
 * - `completed`: The sample was taken.
 * - `cancelled`: It will not take place.
 * Assumed: the interface specification does not show it.
 */
export type AppointmentStatus =
  "pending" | "reserved" | "confirmed" | "in_progress" | "completed" | "cancelled" | (string & {});

/**
 * What happened to an appointment.
 * - `pending`: It was asked for.
 * - `reserved`: Its time was held, until the order's requisition is there.
 * - `scheduled`: It was confirmed, or moved to another time.
 * - `in_progress`: It began.
 * - `completed`: The sample was taken.
 * - `cancelled`: It was cancelled, or refused by the provider.
 * Assumed: the interface specification does not show it.
 */
export type AppointmentEventStatus =
  "pending" | "reserved" | "scheduled" | "in_progress" | "completed" | "cancelled" | (string & {});

/**
 * Anything that a provider adds to an event; for reading by people, as its fields are not fixed.
 * Assumed: the interface specification does not show it.
 */
export interface AppointmentEventData {
  [key: string]: unknown;
}

/**
 * One thing that happened to an appointment.
 * Assumed: the interface specification does not show it.
 */
export interface AppointmentEvent {
  /**
   * When it happened.
   * Format: date-time.
   */
  created_at: string;
  status: AppointmentEventStatus;
  /** What the provider added; null when nothing was. */
  data?: AppointmentEventData | null;
}

/**
 * An appointment at which the sample of an order is taken.
 * Assumed: the interface specification does not show it.
 */
export interface Appointment {
  /**
   * Id of the appointment.
   * Format: uuid.
   */
  id: string;
  /**
   * The user whom the order is for.
   * Format: uuid.
   */
  user_id: string;
  /**
   * The order.
   * Format: uuid.
   */
  order_id: string;
  /**
   * The transaction that the order belongs to; null when it belongs to none.
   * Format: uuid.
   */
  order_transaction_id?: string | null;
  address: UsAddress;
  location: LngLat;
  /**
   * When it starts, in UTC; null while no time is agreed.
   * Format: date-time.
   * Example: `"2026-01-21T15:00:00Z"`.
   */
  start_at: string | null;
  /**
   * When it ends, in UTC; null while no time is agreed.
   * Format: date-time.
   * Example: `"2026-01-21T15:20:00Z"`.
   */
  end_at: string | null;
  /**
   * The time zone of the place, by its IANA name, to show the times in; null when it is not known.
   * Example: `"America/Phoenix"`.
   */
  iana_timezone?: string | null;
  type: AppointmentType;
  provider: AppointmentProvider;
  status: AppointmentStatus;
  /** The provider's own id of the appointment. */
  provider_id: string;
  /** Number of the appointment at the laboratory, which the patient is asked for; null when there is none. */
  external_id?: string | null;
  /** Whether it may be moved to another time now. */
  can_reschedule: boolean;
  /**
   * Instructions for this appointment, as its last booking or rescheduling gave them; null when none were given.
   * Bounds: maximum length 1000.
   */
  appointment_notes?: string | null;
  event_status: AppointmentEventStatus;
  /** What the provider added to the last event; null when nothing was. */
  event_data?: AppointmentEventData | null;
  /** What happened to it, oldest first. */
  events: AppointmentEvent[];
}

/**
 * Whom to ask for an appointment, and where the patient is to be visited.
 * Assumed: the interface specification does not show it.
 */
export interface AppointmentRequest {
  address: UsAddress;
  provider: PhlebotomyProvider;
  /**
   * Instructions for this appointment alone, up to 1,000 characters; each rescheduling may bring others.
   * Bounds: maximum length 1000.
   */
  appointment_notes?: string | null;
}

/**
 * The slot to move an appointment to.
 * Assumed: the interface specification does not show it.
 */
export interface AppointmentReschedule {
  /** The key of the slot, from the availability. It books once, and until it expires. */
  booking_key: string;
  /**
   * Instructions for this appointment alone, up to 1,000 characters; each rescheduling may bring others.
   * Bounds: maximum length 1000.
   */
  appointment_notes?: string | null;
}

/**
 * Why an appointment at home is cancelled.
 * Assumed: the interface specification does not show it.
 */
export interface PhlebotomyCancel {
  /**
   * Id of a reason from the list for appointments at home.
   * Format: uuid.
   */
  cancellation_reason_id: string;
  /** The reason in more words; a reason that is called Other must have some. */
  notes?: string | null;
}

/**
 * Name of a laboratory at whose centers appointments can be booked. All of them are made up.
 * - `harrowgate_labs`: Harrowgate Laboratories.
 * - `pinemoor_diagnostics`: Pinemoor Diagnostics.
 * Assumed: the interface specification does not show it.
 */
export type AppointmentPscLab = "harrowgate_labs" | "pinemoor_diagnostics" | (string & {});

/**
 * The slot to book at a center, and how long its confirmation may take.
 * Assumed: the interface specification does not show it.
 */
export interface PscAppointmentBooking {
  /** The key of the slot, from the availability. It books once, and until it expires. */
  booking_key: string;
  /**
   * Instructions for this appointment alone, up to 1,000 characters; each rescheduling may bring others.
   * Bounds: maximum length 1000.
   */
  appointment_notes?: string | null;
  /**
   * Whether the laboratory may confirm later than the answer: the appointment is then pending, and confirmed or cancelled within the second of the time limits.
   * @default false
   */
  async_confirmation?: boolean;
  /**
   * How long the answer waits for the confirmation, in milliseconds; null stands for 2,500.
   * Bounds: minimum 1000, maximum 10000.
   */
  sync_confirmation_timeout_millisecond?: number | null;
  /**
   * How long a pending appointment waits for its confirmation, in milliseconds, before it is cancelled, which comes with the start of its slot at the latest; null stands for 15 minutes.
   * Bounds: minimum 60000, maximum 172800000.
   */
  async_confirmation_timeout_millisecond?: number | null;
}

/**
 * Why an appointment at a center is cancelled. Its names are those of the wire, unlike all others.
 * Assumed: the interface specification does not show it.
 */
export interface PscCancel {
  /**
   * Id of a reason from the list for appointments at a center.
   * Format: uuid.
   */
  cancellationReasonId: string;
  /** The reason in more words. */
  note?: string | null;
}

/**
 * A lab report to parse, and its user.
 * Assumed: the interface specification does not show it.
 */
export interface LabReportUpload {
  /**
   * The report: one PDF, JPEG or PNG of up to 10 MiB, or up to eight images of its pages, of up to 10 MiB together. The bytes of a file determine its type; its name is ignored.
   * Bounds: minimum items 1.
   */
  file: (Blob | Uint8Array)[];
  /**
   * Id of the user whose report it is.
   * Format: uuid.
   */
  user_id: string;
  /**
   * Whether a person reviews the parsed report before the job is completed.
   * @default false
   */
  needs_human_review?: boolean;
}

/**
 * Status of a parsing job.
 * - `upload_pending`: The file was uploaded.
 * - `started`: The file is being parsed.
 * - `pending_review`: The file was parsed and waits for a review by a person.
 * - `completed`: The content of the report is in `data`.
 * - `failed`: The file could not be parsed; see `failure_reason`.
 */
export type ParsingJobStatus =
  "upload_pending" | "started" | "pending_review" | "completed" | "failed" | (string & {});

/**
 * Why a lab report could not be parsed.
 * - `invalid_input`: The file is not a lab report.
 * - `low_quality`: The image quality is too low.
 * - `not_english`: The report is not in English.
 * - `too_many_pages`: The report has more than 30 pages.
 * - `processing_error`: The service failed to process it.
 * Assumed: the interface specification does not show it.
 */
export type ParsingJobFailureReason =
  "invalid_input" | "low_quality" | "not_english" | "too_many_pages" | "processing_error" | (string & {});

/**
 * The patient's gender on a lab report.
 * - `male`: Male.
 * - `female`: Female.
 * - `other`: Another gender, or none is stated.
 * Assumed: the interface specification does not show it.
 */
export type ParsedReportGender = "male" | "female" | "other" | (string & {});

/**
 * The patient, lab and dates of a lab report. A field that the report does not state is null.
 * Assumed: the interface specification does not show it.
 */
export interface ParsedReportMetadata {
  /** First name of the patient, including further given names. */
  patient_first_name: string | null;
  /** Family name of the patient. */
  patient_last_name: string | null;
  /**
   * Birth date of the patient, YYYY-mm-dd.
   * Format: date.
   */
  dob: string | null;
  gender: ParsedReportGender;
  /** Name of the lab. */
  lab_name: string | null;
  /**
   * When the report was made: a date, or a date and time without a time zone when the report states the time.
   * Example: `"2026-01-14T09:30:00"`.
   */
  date_reported: string | null;
  /**
   * When the sample was taken: a date, or a date and time without a time zone when the report states the time.
   * Example: `"2026-01-12"`.
   */
  date_collected: string | null;
  /** The lab's number of the specimen. */
  specimen_number: string | null;
}

/** A LOINC code that may identify a result. */
export interface LoincMatch {
  /**
   * The LOINC code.
   * Example: `"2345-7"`.
   * Assumed: the interface specification does not show it.
   */
  loinc_code: string;
  /**
   * LOINC's name of the measurement.
   * Example: `"Glucose"`.
   * Assumed: the interface specification does not show it.
   */
  loinc_name: string;
  /**
   * Common name of the biomarker.
   * Example: `"Glucose"`.
   * Assumed: the interface specification does not show it.
   */
  display_name: string;
  /**
   * Other names of it.
   * Assumed: the interface specification does not show it.
   */
  aliases: string[];
  /**
   * How likely the match is, from 0 to 1.
   * Bounds: minimum 0, maximum 1.
   * Assumed: the interface specification does not show it.
   */
  confidence_score: number;
}

/**
 * Type of a result.
 * - `numeric`: A number.
 * - `range`: Bounds, such as `<5` or `0-2`.
 * - `comment`: Text.
 * - `boolean`: One of two words, such as `Negative`.
 * - `duration`: A duration, such as seconds.
 * - `percentage`: A percentage.
 * - `ratio`: A ratio of two numbers, such as `1:40`.
 * Assumed: the interface specification does not show it.
 */
export type ParsedResultType =
  "numeric" | "range" | "comment" | "boolean" | "duration" | "percentage" | "ratio" | (string & {});

/**
 * Sample type of a result.
 * - `urine`: Urine.
 * - `serum_plasma_blood`: Blood from a vein, or a part of it.
 * - `capillary_blood`: Blood from a fingertip.
 * - `stool`: Stool.
 * - `saliva`: Saliva.
 * - `other`: Another sample type.
 * - `unknown`: The report does not say.
 * Assumed: the interface specification does not show it.
 */
export type ParsedSampleType =
  | "urine"
  | "serum_plasma_blood"
  | "capillary_blood"
  | "stool"
  | "saliva"
  | "other"
  | "unknown"
  | (string & {});

/**
 * How the result was obtained.
 * - `direct`: It was measured.
 * - `calculated`: It was calculated from other results.
 * - `ratio`: It is the ratio of two other results.
 * - `unknown`: The report does not say.
 * Assumed: the interface specification does not show it.
 */
export type ParsedMeasurementKind = "direct" | "calculated" | "ratio" | "unknown" | (string & {});

/**
 * Sensitivity of the measurement.
 * - `sensitive`: The report calls it sensitive or ultrasensitive.
 * - `insensitive`: The report calls it the standard method.
 * - `unknown`: The report does not say.
 * Assumed: the interface specification does not show it.
 */
export type ParsedSensitivity = "sensitive" | "insensitive" | "unknown" | (string & {});

/**
 * Certainty of the LOINC match.
 * - `auto_match`: Certain enough to use without a review.
 * - `needs_review`: A person should review it.
 * - `no_match`: There is no match.
 * Assumed: the interface specification does not show it.
 */
export type LoincMatchStatus = "auto_match" | "needs_review" | "no_match" | (string & {});

/** One biomarker of a lab report. */
export interface ParsedResult {
  /**
   * Name of the biomarker, as the report prints it.
   * Example: `"Glucose"`.
   */
  name: string;
  /**
   * The result as the report prints it, a number or words; empty when the report has none.
   * Example: `"101"`.
   */
  value: string;
  /**
   * The unit as the report prints it.
   * Example: `"mg/dL"`.
   */
  unit: string | null;
  /**
   * The reference range as the report prints it.
   * Example: `"65-99"`.
   */
  reference_range: string | null;
  /** Interpretation of the value, from the report's flag or, without a flag, from the reference range; null when neither tells. */
  interpretation: Interpretation | null;
  /** Up to five matching LOINC codes, the most likely first; null when none matches. */
  loinc_matches: LoincMatch[] | null;
  /**
   * The same as `name`.
   * Assumed: the interface specification does not show it.
   */
  test_name: string;
  /**
   * The same as `unit`.
   * Assumed: the interface specification does not show it.
   */
  units: string | null;
  /**
   * Lower bound of the reference range; null when it has none.
   * Assumed: the interface specification does not show it.
   */
  min_reference_range: number | null;
  /**
   * Upper bound of the reference range; null when it has none.
   * Assumed: the interface specification does not show it.
   */
  max_reference_range: number | null;
  /**
   * Whether the value is below the reference range; null when that cannot be determined.
   * Assumed: the interface specification does not show it.
   */
  is_below_min_range: boolean | null;
  /**
   * Whether the value is above the reference range; null when that cannot be determined.
   * Assumed: the interface specification does not show it.
   */
  is_above_max_range: boolean | null;
  /** Type of the value; null when it could not be determined. */
  type: ParsedResultType | null;
  sample_type: ParsedSampleType;
  measurement_kind: ParsedMeasurementKind;
  sensitivity: ParsedSensitivity;
  /**
   * The heading above the result in the report.
   * Assumed: the interface specification does not show it.
   */
  source_panel_name: string | null;
  /** Whether the first LOINC match needs a review; null when no match was attempted. */
  loinc_match_status: LoincMatchStatus | null;
}

/** The content of a lab report. A job has it once it is completed. */
export interface ParsedLabReport {
  metadata: ParsedReportMetadata;
  /** The results, in the order of the report. */
  results: ParsedResult[];
}

/** A job that parses one lab report. */
export interface ParsingJob {
  /**
   * Id of the job.
   * Format: uuid.
   * Assumed: the interface specification does not show it.
   */
  id: string;
  status: ParsingJobStatus;
  /**
   * Why the job failed; null unless its status is `failed`.
   * Assumed: the interface specification does not show it.
   */
  failure_reason: ParsingJobFailureReason | null;
  /** The content of the report; null until the job is completed. */
  data: ParsedLabReport | null;
  /**
   * Whether a person reviews the parsed report before the job is completed.
   * Assumed: the interface specification does not show it.
   */
  needs_human_review: boolean;
  /**
   * Whether a person has reviewed it.
   * Assumed: the interface specification does not show it.
   */
  is_reviewed: boolean;
}

/**
 * What every webhook says beside its kind and its data.
 * Assumed: the interface specification does not show it.
 */
export interface WebhookEnvelope {
  /**
   * The user whom it is about; null where it is about none.
   * Format: uuid.
   */
  user_id: string | null;
  /** Your own id of the user, as it was when the event happened; null where it is about no user. */
  client_user_id: string | null;
  /**
   * The team whose user it is.
   * Format: uuid.
   */
  team_id: string;
}

/**
 * A result of an order lies where the patient needs care at once.
 * Assumed: the interface specification does not show it.
 */
export interface CriticalResult {
  /**
   * The order; its results say more.
   * Format: uuid.
   */
  order_id: string;
  /** Number of the sample. */
  sample_id: string;
  status: ResultsStatus;
  interpretation: Interpretation;
  /**
   * The team.
   * Format: uuid.
   */
  team_id: string;
  /**
   * The user.
   * Format: uuid.
   */
  user_id: string;
  /**
   * When the order was made.
   * Format: date-time.
   */
  created_at: string;
  /**
   * When the order last changed.
   * Format: date-time.
   */
  updated_at: string;
}

/**
 * A user was connected to a provider.
 * Assumed: the interface specification does not show it.
 */
export interface ConnectionCreated {
  /**
   * The user.
   * Format: uuid.
   */
  user_id: string;
  provider: ProviderSummary;
  /**
   * The same as `provider`, under its old name.
   * @deprecated
   */
  source: ProviderSummary;
  /** The user's id at the provider, where it is known. */
  external_user_id: string | null;
  /** What the connection can deliver, by resource name. */
  resource_availability: {
    [key: string]: ResourceAvailability;
  };
}

/**
 * A connection stopped working; the user has to link it again.
 * Assumed: the interface specification does not show it.
 */
export interface ConnectionFailed {
  /**
   * The user.
   * Format: uuid.
   */
  user_id: string;
  provider: ProviderSummary;
  /** The failure in a sentence, for a developer to read. */
  message: string;
  error_type: ConnectionErrorType;
  error_details: ConnectionErrorDetails;
}

/**
 * A device of a user that a provider knows.
 * Assumed: the interface specification does not show it.
 */
export interface ProviderDevice {
  /**
   * Id of the device; points of a series name it as their `device_id`.
   * Format: uuid.
   */
  id: string;
  /**
   * The user.
   * Format: uuid.
   */
  user_id: string;
  provider: ProviderSummary;
  /** Name of the device as its provider gives it. */
  name: string;
  /**
   * When the device was first seen.
   * Format: date-time.
   */
  created_at: string;
  /**
   * When what is known of it last changed.
   * Format: date-time.
   */
  updated_at: string;
}

/**
 * The past data of a resource has arrived. The data itself is read from the service.
 * Assumed: the interface specification does not show it.
 */
export interface HistoricalData {
  /**
   * The user.
   * Format: uuid.
   */
  user_id: string;
  /**
   * First instant that the data can be of.
   * Format: date-time.
   */
  start_date: string;
  /**
   * First instant after it.
   * Format: date-time.
   */
  end_date: string;
  /**
   * Always true; the whole past arrives at once.
   * @deprecated
   */
  is_final: boolean;
  /** Slug of the provider. */
  provider: string;
}

/**
 * A record of a day, a night or an occasion that came or changed. Its further fields are those of its resource.
 * Assumed: the interface specification does not show it.
 */
export type DailySummary = {
  /**
   * The user.
   * Format: uuid.
   */
  user_id: string;
  source: TimeseriesSource;
} & {
  [key: string]: unknown;
};

/** What each `resource` holds. */
export interface TimeseriesPoints {
  afib_burden: AfibBurdenPoint;
  basal_body_temperature: BasalBodyTemperaturePoint;
  blood_oxygen: BloodOxygenPoint;
  blood_pressure: BloodPressurePoint;
  body_fat: BodyFatPoint;
  body_mass_index: BodyMassIndexPoint;
  body_temperature: BodyTemperaturePoint;
  body_temperature_delta: BodyTemperatureDeltaPoint;
  body_weight: BodyWeightPoint;
  caffeine: CaffeinePoint;
  calories_active: CaloriesActivePoint;
  calories_basal: CaloriesBasalPoint;
  carbohydrates: CarbohydratesPoint;
  cholesterol: CholesterolPoint;
  daylight_exposure: DaylightExposurePoint;
  distance: DistancePoint;
  electrocardiogram_voltage: ElectrocardiogramVoltagePoint;
  fall: FallPoint;
  floors_climbed: FloorsClimbedPoint;
  forced_expiratory_volume_1: ForcedExpiratoryVolume1Point;
  forced_vital_capacity: ForcedVitalCapacityPoint;
  glucose: GlucosePoint;
  handwashing: HandwashingPoint;
  heart_rate_alert: HeartRateAlertPoint;
  heart_rate_recovery_one_minute: HeartRateRecoveryOneMinutePoint;
  heartrate: HeartratePoint;
  hrv: HrvPoint;
  hypnogram: HypnogramPoint;
  ige: IgePoint;
  igg: IggPoint;
  inhaler_usage: InhalerUsagePoint;
  insulin_injection: InsulinInjectionPoint;
  lean_body_mass: LeanBodyMassPoint;
  mindfulness_minutes: MindfulnessMinutesPoint;
  note: NotePoint;
  peak_expiratory_flow_rate: PeakExpiratoryFlowRatePoint;
  respiratory_rate: RespiratoryRatePoint;
  sleep_apnea_alert: SleepApneaAlertPoint;
  sleep_breathing_disturbance: SleepBreathingDisturbancePoint;
  stand_duration: StandDurationPoint;
  stand_hour: StandHourPoint;
  steps: StepsPoint;
  stress_level: StressLevelPoint;
  uv_exposure: UvExposurePoint;
  vo2_max: Vo2MaxPoint;
  waist_circumference: WaistCircumferencePoint;
  water: WaterPoint;
  wheelchair_push: WheelchairPushPoint;
  workout_distance: WorkoutDistancePoint;
  workout_duration: WorkoutDurationPoint;
  workout_swimming_stroke: WorkoutSwimmingStrokePoint;
}

/** The query of `users.list`. */
export interface UsersListQuery {
  /**
   * How many users to skip.
   * Bounds: minimum 0.
   * @default 0
   */
  offset?: number | null;
  /**
   * How many users to answer at most.
   * Bounds: minimum 1, maximum 500.
   * @default 100
   */
  limit?: number | null;
}

/** The query of `users.undoDelete`. */
export interface UsersUndoDeleteQuery {
  /**
   * The deleted user, by the id that the service made.
   * Format: uuid.
   */
  user_id?: string | null;
  /** The deleted user, by your own id. */
  client_user_id?: string | null;
}

/** The query of `users.refresh`. */
export interface UsersRefreshQuery {
  /**
   * How long to wait for the providers, in seconds.
   * Bounds: minimum 5, maximum 60.
   * @default 10
   */
  timeout?: number | null;
}

/** The query of `providers.list`. */
export interface ProvidersListQuery {
  /** Keeps the providers of this type only. The known types are those of `SourceType`; a type that no provider has keeps none. Null or absent keeps all. */
  source_type?: SourceType | null;
}

/** The query of `timeseries.grouped`. */
export interface TimeseriesGroupedQuery {
  /** Start of the range, inclusive: YYYY-MM-DD, or an ISO 8601 date-time. A bare date means 00:00:00 of that day in UTC. */
  start_date: string;
  /** End of the range, inclusive: YYYY-MM-DD, or an ISO 8601 date-time. A bare date means 23:59:59 of that day in UTC. Null or absent reads up to now. */
  end_date?: string | null;
  /**
   * Slug of the one provider to read. The empty text, null or absent reads all.
   * @default ""
   */
  provider?: string | null;
  /**
   * Old name of `next_cursor`, which wins over it.
   * @deprecated
   */
  cursor?: string | null;
  /** The `next_cursor` of the page before. Null or absent asks for the first page. It holds only for the same query of the same user. */
  next_cursor?: string | null;
}

/** The query of `insurance.latest`. */
export interface InsuranceLatestQuery {
  /**
   * Whether to answer the newest insurance that pays first, or the newest that does not.
   * @default true
   */
  is_primary?: boolean | null;
}

/** The query of `markers.list`. */
export interface MarkersListQuery {
  /** Returns only markers of these labs. Ignored when `lab_slug` is given. */
  lab_id?: number | number[] | null;
  /** Only those of this laboratory, by its slug. The known ones are those of `LabSlug`; one that no laboratory has keeps nothing. */
  lab_slug?: LabSlug | null;
  /**
   * Returns only biomarkers and panels whose name or test code contains this text. Upper and lower case are equal. An empty text matches all.
   * @default ""
   */
  name?: string | null;
  /**
   * True returns only markers that can be ordered by themselves; false returns only the others.
   * Assumed: the interface specification does not show it.
   */
  a_la_carte_enabled?: boolean | null;
  /**
   * Whether the answer carries `pricing`.
   * Assumed: the interface specification does not show it.
   * @default false
   */
  include_pricing?: boolean | null;
  /**
   * The lab account that would be ordered through, which the team must have. What it cannot order is left out; without a lab account nothing is left out for that reason.
   * Format: uuid.
   */
  lab_account_id?: string | null;
  /**
   * Number of the page, from 1.
   * Bounds: minimum 1.
   * @default 1
   */
  page?: number | null;
  /**
   * How many a page holds at most.
   * Bounds: minimum 1, maximum 100.
   * @default 50
   */
  size?: number | null;
}

/** The query of `markers.orderSet`. */
export interface MarkersOrderSetQuery {
  /**
   * Number of the page, from 1.
   * Bounds: minimum 1.
   * @default 1
   */
  page?: number | null;
  /**
   * How many a page holds at most.
   * Bounds: minimum 1, maximum 100.
   * @default 50
   */
  size?: number | null;
}

/** The query of `markers.get`. */
export interface MarkersGetQuery {
  /**
   * The lab account that would be ordered through, which the team must have. What it cannot order is left out; without a lab account nothing is left out for that reason.
   * Format: uuid.
   */
  lab_account_id?: string | null;
}

/** The query of `labTests.list`. */
export interface LabTestsListQuery {
  /**
   * Maximum number of lab tests per page.
   * Bounds: minimum 1.
   * @default 50
   */
  lab_test_limit?: number | null;
  /** The `next_cursor` of the previous page. Leave it out, or send null, for the first page. */
  next_cursor?: string | null;
  /**
   * Whether the answer carries `pricing`.
   * Assumed: the interface specification does not show it.
   * @default false
   */
  include_pricing?: boolean | null;
  /**
   * The lab account that would be ordered through, which the team must have. What it cannot order is left out; without a lab account nothing is left out for that reason.
   * Format: uuid.
   */
  lab_account_id?: string | null;
  /**
   * Only those that were put together in this way.
   * Assumed: the interface specification does not show it.
   * @default "manual"
   */
  generation_method?: GenerationMethod | null;
  /** Only those of this laboratory, by its slug. The known ones are those of `LabSlug`; one that no laboratory has keeps nothing. */
  lab_slug?: LabSlug | null;
  /**
   * Only those whose sample is taken in this way.
   * Assumed: the interface specification does not show it.
   */
  collection_method?: CollectionMethod | null;
  /**
   * Only those with this status.
   * Assumed: the interface specification does not show it.
   */
  status?: LabTestStatus | null;
  /**
   * Only those that hold all of these markers, by id.
   * Assumed: the interface specification does not show it.
   */
  marker_ids?: number[] | null;
  /**
   * Only those that hold all of these markers, by the laboratory's own codes.
   * Assumed: the interface specification does not show it.
   */
  provider_ids?: string[] | null;
  /**
   * Only those whose name holds this text, in upper or lower case.
   * Assumed: the interface specification does not show it.
   */
  name?: string | null;
  /**
   * What to sort by. Without it the lab tests come in the order of their creation.
   * Assumed: the interface specification does not show it.
   */
  order_key?: LabTestOrderKey | null;
  /**
   * Which end comes first.
   * Assumed: the interface specification does not show it.
   * @default "asc"
   */
  order_direction?: OrderDirection | null;
}

/** The query of `labTests.listLegacy`. */
export interface LabTestsListLegacyQuery {
  /**
   * Only those that were put together in this way.
   * Assumed: the interface specification does not show it.
   * @default "manual"
   */
  generation_method?: GenerationMethod | null;
  /** Only those of this laboratory, by its slug. The known ones are those of `LabSlug`; one that no laboratory has keeps nothing. */
  lab_slug?: LabSlug | null;
  /**
   * Only those whose sample is taken in this way.
   * Assumed: the interface specification does not show it.
   */
  collection_method?: CollectionMethod | null;
  /**
   * Only those with this status.
   * Assumed: the interface specification does not show it.
   */
  status?: LabTestStatus | null;
  /**
   * Only those that hold all of these markers, by id.
   * Assumed: the interface specification does not show it.
   */
  marker_ids?: number[] | null;
  /**
   * Only those that hold all of these markers, by the laboratory's own codes.
   * Assumed: the interface specification does not show it.
   */
  provider_ids?: string[] | null;
  /**
   * Only those whose name holds this text, in upper or lower case.
   * Assumed: the interface specification does not show it.
   */
  name?: string | null;
  /**
   * What to sort by. Without it the lab tests come in the order of their creation.
   * Assumed: the interface specification does not show it.
   */
  order_key?: LabTestOrderKey | null;
  /**
   * Which end comes first.
   * Assumed: the interface specification does not show it.
   * @default "asc"
   */
  order_direction?: OrderDirection | null;
}

/** The query of `labTests.get`. */
export interface LabTestsGetQuery {
  /**
   * The lab account that would be ordered through, which the team must have. What it cannot order is left out; without a lab account nothing is left out for that reason.
   * Format: uuid.
   */
  lab_account_id?: string | null;
}

/** The query of `labTests.markers`. */
export interface LabTestsMarkersQuery {
  /**
   * The lab account that would be ordered through, which the team must have. What it cannot order is left out; without a lab account nothing is left out for that reason.
   * Format: uuid.
   */
  lab_account_id?: string | null;
  /**
   * Number of the page, from 1.
   * Bounds: minimum 1.
   * @default 1
   */
  page?: number | null;
  /**
   * How many a page holds at most.
   * Bounds: minimum 1, maximum 100.
   * @default 50
   */
  size?: number | null;
}

/** The query of `labAccounts.list`. */
export interface LabAccountsListQuery {
  /**
   * Returns only the lab account with this id.
   * Format: uuid.
   */
  lab_account_id?: string | null;
  /** Returns only lab accounts with this status: a `LabAccountStatus` in upper or lower case, such as `PENDING`. */
  status?: LabAccountStatus | null;
}

/** The query of `orders.list`. */
export interface OrdersListQuery {
  /** Only orders that this text finds: the id of the order or of its user, the patient's date of birth (YYYY-mm-dd), each as a whole, or a part of the patient's name or of the name of who receives the shipment, in upper or lower case. */
  search_input?: string | null;
  /** Only orders created at this time or later. A day without a time means its beginning, 00:00:00. */
  start_date?: string | null;
  /** Only orders created at this time or earlier. A day without a time means its end, 23:59:59. */
  end_date?: string | null;
  /** Only orders last changed at this time or later. A day without a time means its beginning, 00:00:00. */
  updated_start_date?: string | null;
  /** Only orders last changed at this time or earlier. A day without a time means its beginning, 00:00:00, here too. */
  updated_end_date?: string | null;
  /** Only orders whose latest low-level status is one of these. */
  status?: OrderLowLevelStatus[] | null;
  /** What to sort by. Without it the orders are sorted by when they were created. */
  order_key?: OrderKey | null;
  /** Which end comes first. Without it the last created comes first. */
  order_direction?: OrderDirection | null;
  /** Only orders whose sample is taken in one of these ways. */
  order_type?: CollectionMethod[] | null;
  /** Only orders with a critical result, or only those without one. */
  is_critical?: boolean | null;
  /** Only orders whose results are of this interpretation. */
  interpretation?: Interpretation | null;
  /** Only orders that are activated in one of these ways. */
  order_activation_types?: OrderActivationType[] | null;
  /**
   * Only orders of this user.
   * Format: uuid.
   */
  user_id?: string | null;
  /** Only orders whose patient's name holds this text, in upper or lower case. */
  patient_name?: string | null;
  /** Only orders whose shipment goes to somebody whose name holds this text, in upper or lower case. */
  shipping_recipient_name?: string | null;
  /** Only these orders. */
  order_ids?: string[] | null;
  /**
   * Only orders of this transaction.
   * Format: uuid.
   */
  order_transaction_id?: string | null;
  /**
   * Number of the page, from 1.
   * Bounds: minimum 1.
   * @default 1
   */
  page?: number | null;
  /**
   * How many a page holds at most.
   * Bounds: minimum 1, maximum 100.
   * @default 50
   */
  size?: number | null;
}

/** The query of `orders.simulate`. */
export interface OrdersSimulateQuery {
  /**
   * The status to end in. Null or absent goes on to the results.
   * Assumed: the interface specification does not show it.
   */
  final_status?: OrderStatus | null;
  /**
   * Seconds between the request and the first event; null or absent waits for nothing.
   * Assumed: the interface specification does not show it.
   */
  delay?: number | null;
}

/** The query of `orders.labelsPdf`. */
export interface OrdersLabelsPdfQuery {
  /**
   * How many labels to print.
   * Bounds: minimum 1, maximum 100.
   * Assumed: the interface specification does not show it.
   * @default 3
   */
  number_of_labels?: number | null;
  /**
   * When the sample is taken, with its offset; it is printed on the labels.
   * Format: date-time.
   * Assumed: the interface specification does not show it.
   */
  collection_date: string;
}

/** The query of `psc.info`. */
export interface PscInfoQuery {
  /** The place to search around, by its zip of five digits. Around a zip that nobody knows there is nothing. */
  zip_code: string;
  /** The laboratory. One without patient service centers has an empty list; one that nobody knows is not found. */
  lab_id: number;
  /**
   * How far to search, in miles; a number is as good as its digits.
   * @default "25"
   */
  radius?: PscRadius | number | null;
  /** Only centers that have all of these; repeat the parameter for each. */
  capabilities?: PscCapability[] | null;
  /**
   * The lab account that would be ordered through; only centers that it can use are answered. An account uses centers of its own laboratory once it is active, in states where it allows a billing type that the center takes. One that the team does not have is not found.
   * Format: uuid.
   */
  lab_account_id?: string | null;
}

/** The query of `psc.areaInfo`. */
export interface PscAreaInfoQuery {
  /** The place to search around, by its zip of five digits. Around a zip that nobody knows there is nothing. */
  zip_code: string;
  /**
   * How far to search, in miles; a number is as good as its digits.
   * @default "25"
   */
  radius?: PscRadius | number | null;
  /** Only this laboratory; it adds to `labs`. */
  lab?: CentralLabSlug | null;
  /** Only these laboratories; repeat the parameter for each. Without `lab` and `labs` all are answered. */
  labs?: CentralLabSlug[] | null;
  /**
   * The lab account that would be ordered through, which the team must have. What it cannot order is left out; without a lab account nothing is left out for that reason.
   * Format: uuid.
   */
  lab_account_id?: string | null;
}

/** The query of `phlebotomy.availability`. */
export interface PhlebotomyAvailabilityQuery {
  /**
   * The first of the 14 days, by the calendar of the place; today without it. A day of the past is refused with 400.
   * Format: date.
   */
  start_date?: string | null;
}

/** The query of `psc.orderInfo`. */
export interface PscOrderInfoQuery {
  /**
   * How far to search, in miles; a number is as good as its digits.
   * @default "25"
   */
  radius?: PscRadius | number | null;
  /** Only centers that have all of these; repeat the parameter for each. */
  capabilities?: PscCapability[] | null;
}

/** The query of `psc.availability`. */
export interface PscAvailabilityQuery {
  /** The laboratory whose centers are meant. */
  lab: AppointmentPscLab;
  /**
   * The first of the 14 days, by the calendar of the place; today without it. A day of the past is refused with 400.
   * Format: date.
   */
  start_date?: string | null;
  /** The centers, by their `site_code`, three at most; repeat the parameter for each. */
  site_codes?: string[] | null;
  /** The place whose nearest center is meant, by its zip of five digits. */
  zip_code?: string | null;
  /**
   * How far to search, in miles; a number is as good as its digits.
   * @default "25"
   */
  radius?: PscRadius | number | null;
  /**
   * Whether the slots may come from the cache, which is quicker and up to a minute old, for a team that has opted in. For any other team, and where it is false, they are always live.
   * @default false
   */
  allow_stale?: boolean | null;
}

/** The operations by path and method. */
export interface paths {
  "/v2/user": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["users.list"];
    put?: never;
    post: operations["users.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/user/{user_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["users.get"];
    put?: never;
    post?: never;
    delete: operations["users.delete"];
    options?: never;
    head?: never;
    patch: operations["users.update"];
    trace?: never;
  };
  "/v2/user/undo_delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["users.undoDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/user/resolve/{client_user_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["users.resolve"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/user/refresh/{user_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["users.refresh"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/user/providers/{user_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["users.providers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/user/{user_id}/{provider}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["users.disconnect"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/providers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["providers.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/link/token": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["link.createToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/link/connect/demo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["link.connectDemo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/link/providers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["link.providers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/link/provider/oauth/{oauth_provider}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["link.oauth"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/link/provider/password/{provider}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["link.password"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/link/provider/password/{provider}/complete_mfa": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["link.completeMfa"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/link/provider/email/{provider}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["link.email"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/timeseries/{user_id}/{resource}/grouped": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["timeseries.grouped"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/timeseries/workouts/{workout_id}/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["timeseries.workoutStream"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/timeseries/sleep/{sleep_id}/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["timeseries.sleepStream"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/user/{user_id}/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations["users.updateInfo"];
    trace?: never;
  };
  "/v2/user/{user_id}/info/latest": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["users.latestInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/user/{user_id}/insurance": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["insurance.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/user/{user_id}/insurance/latest": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["insurance.latest"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_tests/markers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["markers.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_tests/list_order_set_markers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["markers.orderSet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_tests/{lab_id}/markers/{provider_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["markers.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["labTests.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_tests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["labTests.listLegacy"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_tests/labs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["labTests.labs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_tests/{lab_test_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["labTests.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_tests/{lab_test_id}/markers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["labTests.markers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_test/{lab_test_id}/collection_instruction_pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["labTests.collectionInstructions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/lab_test/lab_account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["labAccounts.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["orders.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["orders.import"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/testkit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["orders.createTestkit"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/testkit/register": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["orders.registerTestkit"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/resend_events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["orders.resendEvents"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations["orders.update"];
    trace?: never;
  };
  "/v3/order/{order_id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["orders.cancel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["orders.simulate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/draw_completed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations["orders.drawCompleted"];
    trace?: never;
  };
  "/v3/order/{order_id}/result": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.result"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/result/metadata": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.resultMetadata"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/result/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.resultPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/requisition/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.requisitionPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/collection_instruction_pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.collectionInstructions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/abn_pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.abnPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/labels/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orders.labelsPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order_transaction/{transaction_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orderTransactions.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order_transaction/{transaction_id}/result": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orderTransactions.result"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order_transaction/{transaction_id}/result/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["orderTransactions.resultPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/psc/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["psc.info"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/area/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["psc.areaInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/phlebotomy/appointment/availability": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["phlebotomy.availability"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/phlebotomy/appointment/cancellation-reasons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["phlebotomy.cancellationReasons"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/phlebotomy/appointment/book": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["phlebotomy.book"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/phlebotomy/appointment/request": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["phlebotomy.request"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/phlebotomy/appointment/reschedule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations["phlebotomy.reschedule"];
    trace?: never;
  };
  "/v3/order/{order_id}/phlebotomy/appointment/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations["phlebotomy.cancel"];
    trace?: never;
  };
  "/v3/order/{order_id}/phlebotomy/appointment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["phlebotomy.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/psc/info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["psc.orderInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/psc/appointment/availability": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["psc.availability"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/psc/appointment/cancellation-reasons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["psc.cancellationReasons"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/psc/appointment/book": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["psc.book"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v3/order/{order_id}/psc/appointment/reschedule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations["psc.reschedule"];
    trace?: never;
  };
  "/v3/order/{order_id}/psc/appointment/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations["psc.cancel"];
    trace?: never;
  };
  "/v3/order/{order_id}/psc/appointment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["psc.appointment"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/lab_report/v1/parser/job": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["labReports.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/lab_report/v1/parser/job/{job_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["labReports.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

/** The operations by id. */
export interface operations {
  "users.list": {
    parameters: {
      query?: UsersListQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": UserCreate;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserCreated;
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserCreateRefusal;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": User;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.delete": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Success;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.update": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": UserUpdate;
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.undoDelete": {
    parameters: {
      query?: UsersUndoDeleteQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Success;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.resolve": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": User;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.refresh": {
    parameters: {
      query?: UsersRefreshQuery;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserRefreshed;
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserRefreshed;
        };
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserRefreshRefusal;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.providers": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UserProviders;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.disconnect": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
        provider: Provider;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Success;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "providers.list": {
    parameters: {
      query?: ProvidersListQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ProviderCatalogEntry[];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "link.createToken": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": LinkTokenCreate;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LinkToken;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "link.connectDemo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": DemoConnectionCreate;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DemoConnection;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "link.providers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LinkSource[];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "link.oauth": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        oauth_provider: OauthProvider;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OauthSource;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "link.password": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: PasswordProvider;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": PasswordSignIn;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ProviderLinkResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "link.completeMfa": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: PasswordProvider;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": MfaCompletion;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ProviderLinkResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "link.email": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: EmailProvider;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": EmailSignIn;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ProviderLinkResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "timeseries.grouped": {
    parameters: {
      query: TimeseriesGroupedQuery;
      header?: never;
      path: {
        user_id: string;
        resource: TimeseriesResource;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": GroupedTimeseries;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "timeseries.workoutStream": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        workout_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": WorkoutStream;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "timeseries.sleepStream": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        sleep_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": SleepStream;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.updateInfo": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": PatientInfoUpdate;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": PatientInfo;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "users.latestInfo": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": PatientInfo;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "insurance.create": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": InsuranceCreate;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Insurance;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ApiErrorBody;
        };
      };
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "insurance.latest": {
    parameters: {
      query?: InsuranceLatestQuery;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Insurance;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "markers.list": {
    parameters: {
      query?: MarkersListQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": MarkerPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "markers.orderSet": {
    parameters: {
      query?: MarkersOrderSetQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": OrderSet;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": MarkerPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "markers.get": {
    parameters: {
      query?: MarkersGetQuery;
      header?: never;
      path: {
        lab_id: number;
        provider_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Marker;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "labTests.list": {
    parameters: {
      query?: LabTestsListQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LabTestPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "labTests.listLegacy": {
    parameters: {
      query?: LabTestsListLegacyQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LabTest[];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "labTests.labs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Lab[];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "labTests.get": {
    parameters: {
      query?: LabTestsGetQuery;
      header?: never;
      path: {
        lab_test_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LabTest;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "labTests.markers": {
    parameters: {
      query?: LabTestsMarkersQuery;
      header?: never;
      path: {
        lab_test_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": MarkerPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "labTests.collectionInstructions": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        lab_test_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": Blob | Uint8Array;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "labAccounts.list": {
    parameters: {
      query?: LabAccountsListQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LabAccountList;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.create": {
    parameters: {
      query?: never;
      header?: {
        "X-Idempotency-Key"?: string;
        "X-Idempotency-Error"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": OrderCreate;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OrderResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": OrderImport;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OrderResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.list": {
    parameters: {
      query?: OrdersListQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OrderPage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.createTestkit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": TestkitOrderCreate;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OrderResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.registerTestkit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": TestkitRegistration;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OrderResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.resendEvents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": ResendEvents;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ResendEventsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Order;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.update": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": OrderUpdate;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OrderResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.cancel": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OrderResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.simulate": {
    parameters: {
      query?: OrdersSimulateQuery;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": SimulationFlags | null;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": string;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.drawCompleted": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OrderResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.result": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LabResults;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.resultMetadata": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LabResultsMetadata;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.resultPdf": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": Blob | Uint8Array;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.requisitionPdf": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": Blob | Uint8Array;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.collectionInstructions": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": Blob | Uint8Array;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.abnPdf": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": Blob | Uint8Array;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orders.labelsPdf": {
    parameters: {
      query: OrdersLabelsPdfQuery;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": Blob | Uint8Array;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orderTransactions.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        transaction_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": OrderTransactionResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orderTransactions.result": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        transaction_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LabResults;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "orderTransactions.resultPdf": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        transaction_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": Blob | Uint8Array;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "psc.info": {
    parameters: {
      query: PscInfoQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": PscInfo;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "psc.areaInfo": {
    parameters: {
      query: PscAreaInfoQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": AreaInfo;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "phlebotomy.availability": {
    parameters: {
      query?: PhlebotomyAvailabilityQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": UsAddress;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": AvailabilitySlots;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "phlebotomy.cancellationReasons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CancellationReason[];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "phlebotomy.book": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": AppointmentBooking;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Appointment;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "phlebotomy.request": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": AppointmentRequest;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Appointment;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "phlebotomy.reschedule": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": AppointmentReschedule;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Appointment;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "phlebotomy.cancel": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": PhlebotomyCancel;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Appointment;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "phlebotomy.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Appointment;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "psc.orderInfo": {
    parameters: {
      query?: PscOrderInfoQuery;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": PscInfo;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "psc.availability": {
    parameters: {
      query: PscAvailabilityQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": AvailabilitySlots;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "psc.cancellationReasons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CancellationReason[];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "psc.book": {
    parameters: {
      query?: never;
      header?: {
        "X-Idempotency-Key"?: string;
        "X-Idempotency-Error"?: string;
      };
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": PscAppointmentBooking;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Appointment;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ApiErrorBody;
        };
      };
      404: components["responses"]["NotFound"];
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ApiErrorBody;
        };
      };
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ApiErrorBody;
        };
      };
      503: components["responses"]["Unavailable"];
    };
  };
  "psc.reschedule": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": AppointmentReschedule;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Appointment;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "psc.cancel": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": PscCancel;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Appointment;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "psc.appointment": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        order_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Appointment;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "labReports.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": LabReportUpload;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ParsingJob;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
  "labReports.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ParsingJob;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["ValidationFailed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["ServerError"];
      503: components["responses"]["Unavailable"];
    };
  };
}

/** The answers that operations share. */
export interface components {
  responses: {
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    ValidationFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ValidationErrorBody;
      };
    };
    TooManyRequests: {
      headers: {
        "Retry-After": string;
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    Unavailable: {
      headers: {
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ApiErrorBody;
      };
    };
    Received: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
}
