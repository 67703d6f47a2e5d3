/* The enums of the document. Written by `npm run generate`; never edit it by hand. */

import { openEnum } from "../open-enum.ts";

/** The values of {@link SeriesResource} that this release knows. */
export const seriesResourceValues = [
  "afib_burden",
  "basal_body_temperature",
  "blood_oxygen",
  "blood_pressure",
  "fat",
  "body_mass_index",
  "body_temperature",
  "body_temperature_delta",
  "weight",
  "caffeine",
  "calories_active",
  "calories_basal",
  "carbohydrates",
  "cholesterol",
  "daylight_exposure",
  "distance",
  "electrocardiogram_voltage",
  "fall",
  "floors_climbed",
  "forced_expiratory_volume_1",
  "forced_vital_capacity",
  "glucose",
  "handwashing",
  "heart_rate_alert",
  "heart_rate_recovery_one_minute",
  "heartrate",
  "hrv",
  "hypnogram",
  "ige",
  "igg",
  "inhaler_usage",
  "insulin_injection",
  "lean_body_mass",
  "mindfulness_minutes",
  "note",
  "peak_expiratory_flow_rate",
  "respiratory_rate",
  "sleep_apnea_alert",
  "sleep_breathing_disturbance",
  "stand_duration",
  "stand_hour",
  "steps",
  "stress_level",
  "uv_exposure",
  "vo2_max",
  "waist_circumference",
  "water",
  "wheelchair_push",
  "workout_distance",
  "workout_duration",
  "workout_swimming_stroke",
] as const;
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
export const SeriesResource = /* @__PURE__ */ openEnum(seriesResourceValues);

/** The values of {@link SummaryResource} that this release knows. */
export const summaryResourceValues = [
  "profile",
  "activity",
  "sleep",
  "body",
  "workouts",
  "meal",
  "menstrual_cycle",
  "sleep_cycle",
  "electrocardiogram",
] as const;
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
export const SummaryResource = /* @__PURE__ */ openEnum(summaryResourceValues);

/** The values of {@link ConnectionStatus} that this release knows. */
export const connectionStatusValues = ["connected", "error", "paused"] as const;
/**
 * State of a connection.
 * - `connected`: Data is arriving.
 * - `error`: The provider cannot be read; `error_details` says why. The user has to link it again.
 * - `paused`: No data is taken in, because the user's ingestion has ended.
 */
export const ConnectionStatus = /* @__PURE__ */ openEnum(connectionStatusValues);

/** The values of {@link Availability} that this release knows. */
export const availabilityValues = ["available", "unavailable"] as const;
/**
 * Whether a resource can be delivered.
 * - `available`: Every scope that the resource needs is granted.
 * - `unavailable`: A scope that the resource needs was denied.
 */
export const Availability = /* @__PURE__ */ openEnum(availabilityValues);

/** The values of {@link ConnectionErrorType} that this release knows. */
export const connectionErrorTypeValues = [
  "token_refresh_failed",
  "webhook_registration_failed",
  "user_not_found",
  "deregistered_per_provider",
  "required_scopes_not_granted",
  "provider_credential_error",
  "provider_password_expired",
  "unknown",
] as const;
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
export const ConnectionErrorType = /* @__PURE__ */ openEnum(connectionErrorTypeValues);

/** The values of {@link Provider} that this release knows. */
export const providerValues = [
  "acme_watch",
  "acme_ring_v2",
  "acme_scale_v2",
  "bramble_band",
  "cobble_watch_v3",
  "dapple_bike",
  "emberline_run",
  "fernway_fit",
  "glimmer_sleep_api",
  "glucose_one_v3",
  "hazelmere_rowing",
  "ivorydale_scale",
  "larkfoot_watch",
  "millpond_swim",
  "oatfield_diary",
  "pepperleaf_ring",
  "quarrystone_climb",
  "glucose_two",
  "glucose_three_v2",
  "alderbrook_bike",
  "birchmoor_scale",
  "candlewick_sleep",
  "driftmark_treadmill",
  "elmfold_cuff",
  "foxtail_meter",
  "granary_meals",
  "harrowgate_pump",
  "kelpstone_oximeter",
  "lanternfish_run",
  "marlstone_sensor",
  "nettlebed_clinic",
  "orchardgate_records",
  "slate_phone_health",
  "copper_phone_health",
  "glucose_one_ble",
  "cuff_one_ble",
  "scale_one_ble",
  "tidewater_journal",
  "umberly_water",
  "willowmere_air",
  "manual",
] as const;
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
export const Provider = /* @__PURE__ */ openEnum(providerValues);

/** The values of {@link SourceType} that this release knows. */
export const sourceTypeValues = ["app", "ble", "device", "lab", "provider"] as const;
/**
 * Kind of thing that a provider is.
 * - `app`: An application that keeps data.
 * - `ble`: A device read over Bluetooth.
 * - `device`: A device with a cloud account.
 * - `lab`: A laboratory.
 * - `provider`: A provider of care.
 * Assumed: the interface specification does not show it.
 */
export const SourceType = /* @__PURE__ */ openEnum(sourceTypeValues);

/** The values of {@link AuthType} that this release knows. */
export const authTypeValues = ["oauth", "team_oauth", "sdk", "password", "email", "app"] as const;
/**
 * How a user signs in to a provider.
 * - `oauth`: At the provider's own site, which sends the user back.
 * - `team_oauth`: At the provider's own site, through an application that your team has registered there.
 * - `sdk`: On the phone, through the mobile SDK.
 * - `password`: With a user name and a password.
 * - `email`: By an e-mail address that the provider invites.
 * - `app`: Within the provider's own app.
 */
export const AuthType = /* @__PURE__ */ openEnum(authTypeValues);

/** The values of {@link Resource} that this release knows. */
export const resourceValues = [
  "profile",
  "activity",
  "sleep",
  "body",
  "workouts",
  "workout_stream",
  "connection",
  "order",
  "result",
  "match_review",
  "appointment",
  "glucose",
  "heartrate",
  "hrv",
  "ige",
  "igg",
  "blood_oxygen",
  "blood_pressure",
  "cholesterol",
  "device",
  "device_legacy",
  "weight",
  "fat",
  "body_temperature",
  "body_temperature_delta",
  "meal",
  "water",
  "caffeine",
  "mindfulness_minutes",
  "steps",
  "calories_active",
  "distance",
  "floors_climbed",
  "respiratory_rate",
  "vo2_max",
  "calories_basal",
  "stress_level",
  "menstrual_cycle",
  "sleep_cycle",
  "electrocardiogram",
  "electrocardiogram_voltage",
  "afib_burden",
  "heart_rate_alert",
  "stand_hour",
  "stand_duration",
  "sleep_apnea_alert",
  "sleep_breathing_disturbance",
  "wheelchair_push",
  "forced_expiratory_volume_1",
  "forced_vital_capacity",
  "peak_expiratory_flow_rate",
  "inhaler_usage",
  "fall",
  "uv_exposure",
  "daylight_exposure",
  "handwashing",
  "basal_body_temperature",
  "heart_rate_recovery_one_minute",
  "body_mass_index",
  "lean_body_mass",
  "waist_circumference",
  "workout_distance",
  "workout_swimming_stroke",
  "workout_duration",
  "insulin_injection",
  "carbohydrates",
  "note",
  "sleep_stream",
  "hypnogram",
] as const;
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
export const Resource = /* @__PURE__ */ openEnum(resourceValues);

/** The values of {@link LinkOnError} that this release knows. */
export const linkOnErrorValues = ["redirect"] as const;
/**
 * What the forms of the link experience do with an error.
 * - `redirect`: Send the user to `redirect_url` with the error in the parameters of the address.
 */
export const LinkOnError = /* @__PURE__ */ openEnum(linkOnErrorValues);

/** The values of {@link LinkOnClose} that this release knows. */
export const linkOnCloseValues = ["redirect"] as const;
/**
 * What the close button of the link experience does.
 * - `redirect`: Send the user to `redirect_url` with the error `user_cancelled`.
 */
export const LinkOnClose = /* @__PURE__ */ openEnum(linkOnCloseValues);

/** The values of {@link DemoProvider} that this release knows. */
export const demoProviderValues = [
  "acme_watch",
  "acme_ring_v2",
  "glucose_two",
  "slate_phone_health",
] as const;
/**
 * Slug of a provider that has demo accounts.
 * - `acme_watch`: Acme Watch, a sports watch.
 * - `acme_ring_v2`: Acme Ring, a ring for sleep and recovery; second generation of its interface.
 * - `glucose_two`: Glucose Two, a glucose sensor that the user scans.
 * - `slate_phone_health`: Slate Phone Health, the health store of a phone.
 * Assumed: the interface specification does not show it.
 */
export const DemoProvider = /* @__PURE__ */ openEnum(demoProviderValues);

/** The values of {@link OauthProvider} that this release knows. */
export const oauthProviderValues = [
  "acme_watch",
  "acme_ring_v2",
  "acme_scale_v2",
  "bramble_band",
  "cobble_watch_v3",
  "dapple_bike",
  "emberline_run",
  "fernway_fit",
  "glimmer_sleep_api",
  "glucose_one_v3",
  "hazelmere_rowing",
  "ivorydale_scale",
  "larkfoot_watch",
  "millpond_swim",
  "oatfield_diary",
  "pepperleaf_ring",
  "quarrystone_climb",
] as const;
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
export const OauthProvider = /* @__PURE__ */ openEnum(oauthProviderValues);

/** The values of {@link PasswordProvider} that this release knows. */
export const passwordProviderValues = [
  "glucose_two",
  "glucose_three_v2",
  "alderbrook_bike",
  "birchmoor_scale",
  "candlewick_sleep",
  "driftmark_treadmill",
  "elmfold_cuff",
  "foxtail_meter",
  "granary_meals",
  "harrowgate_pump",
  "kelpstone_oximeter",
  "lanternfish_run",
] as const;
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
export const PasswordProvider = /* @__PURE__ */ openEnum(passwordProviderValues);

/** The values of {@link Region} that this release knows. */
export const regionValues = [
  "us",
  "eu",
  "de",
  "fr",
  "ca",
  "br",
  "ar",
  "cl",
  "co",
  "mx",
  "gb",
  "ie",
  "au",
  "nz",
  "nl",
  "at",
  "be",
  "bh",
  "ch",
  "cz",
  "dk",
  "eg",
  "es",
  "fi",
  "gr",
  "hr",
  "il",
  "it",
  "jo",
  "kw",
  "lb",
  "lu",
  "no",
  "om",
  "pl",
  "pt",
  "qa",
  "sa",
  "se",
  "si",
  "sk",
  "tr",
  "za",
  "in",
  "sg",
  "hk",
  "kr",
  "ph",
  "tw",
] as const;
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
export const Region = /* @__PURE__ */ openEnum(regionValues);

/** The values of {@link LinkState} that this release knows. */
export const linkStateValues = ["success", "error", "pending_provider_mfa"] as const;
/**
 * How a step of linking ended.
 * - `success`: The account is connected, and the link token is consumed.
 * - `error`: The account is not connected; `error_type` says why.
 * - `pending_provider_mfa`: The provider has sent a one-time code; complete the second factor with it.
 */
export const LinkState = /* @__PURE__ */ openEnum(linkStateValues);

/** The values of {@link LinkErrorType} that this release knows. */
export const linkErrorTypeValues = [
  "invalid_token",
  "token_expired",
  "token_not_validated",
  "token_consumed",
  "provider_credential_error",
  "provider_password_expired",
  "provider_api_error",
  "unsupported_region",
  "duplicate_connection",
  "required_scopes_not_granted",
  "incorrect_mfa_code",
  "user_cancelled",
] as const;
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
export const LinkErrorType = /* @__PURE__ */ openEnum(linkErrorTypeValues);

/** The values of {@link MfaMethod} that this release knows. */
export const mfaMethodValues = ["sms", "email"] as const;
/**
 * How a one-time code reaches the user.
 * - `sms`: By text message.
 * - `email`: By e-mail.
 * Assumed: the interface specification does not show it.
 */
export const MfaMethod = /* @__PURE__ */ openEnum(mfaMethodValues);

/** The values of {@link EmailProvider} that this release knows. */
export const emailProviderValues = ["marlstone_sensor"] as const;
/**
 * Slug of a provider that invites the user by e-mail.
 * - `marlstone_sensor`: Marlstone Sensor, a glucose sensor whose readings are shared by e-mail invitation.
 */
export const EmailProvider = /* @__PURE__ */ openEnum(emailProviderValues);

/** The values of {@link TimeseriesResource} that this release knows. */
export const timeseriesResourceValues = [
  "afib_burden",
  "basal_body_temperature",
  "blood_oxygen",
  "blood_pressure",
  "body_fat",
  "body_mass_index",
  "body_temperature",
  "body_temperature_delta",
  "body_weight",
  "caffeine",
  "calories_active",
  "calories_basal",
  "carbohydrates",
  "cholesterol",
  "daylight_exposure",
  "distance",
  "electrocardiogram_voltage",
  "fall",
  "floors_climbed",
  "forced_expiratory_volume_1",
  "forced_vital_capacity",
  "glucose",
  "handwashing",
  "heart_rate_alert",
  "heart_rate_recovery_one_minute",
  "heartrate",
  "hrv",
  "hypnogram",
  "ige",
  "igg",
  "inhaler_usage",
  "insulin_injection",
  "lean_body_mass",
  "mindfulness_minutes",
  "note",
  "peak_expiratory_flow_rate",
  "respiratory_rate",
  "sleep_apnea_alert",
  "sleep_breathing_disturbance",
  "stand_duration",
  "stand_hour",
  "steps",
  "stress_level",
  "uv_exposure",
  "vo2_max",
  "waist_circumference",
  "water",
  "wheelchair_push",
  "workout_distance",
  "workout_duration",
  "workout_swimming_stroke",
] as const;
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
export const TimeseriesResource = /* @__PURE__ */ openEnum(timeseriesResourceValues);

/** The values of {@link TemperatureSensorLocation} that this release knows. */
export const temperatureSensorLocationValues = [
  "armpit",
  "body",
  "ear",
  "finger",
  "gastrointestinal",
  "mouth",
  "rectum",
  "toe",
  "eardrum",
  "temporal_artery",
  "forehead",
  "wrist",
] as const;
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
export const TemperatureSensorLocation = /* @__PURE__ */ openEnum(temperatureSensorLocationValues);

/** The values of {@link CholesterolType} that this release knows. */
export const cholesterolTypeValues = [
  "cholesterol/ldl",
  "cholesterol/hdl",
  "cholesterol/total",
  "cholesterol/triglycerides",
] as const;
/**
 * Kind of cholesterol.
 * - `cholesterol/ldl`: Low-density lipoprotein.
 * - `cholesterol/hdl`: High-density lipoprotein.
 * - `cholesterol/total`: All kinds together.
 * - `cholesterol/triglycerides`: Triglycerides.
 * Assumed: the interface specification does not show it.
 */
export const CholesterolType = /* @__PURE__ */ openEnum(cholesterolTypeValues);

/** The values of {@link HeartRateAlertType} that this release knows. */
export const heartRateAlertTypeValues = ["low_heart_rate", "high_heart_rate", "irregular_rhythm"] as const;
/**
 * What an alert about the heart says.
 * - `low_heart_rate`: The heart rate stayed below a bound.
 * - `high_heart_rate`: The heart rate stayed above a bound while at rest.
 * - `irregular_rhythm`: The rhythm looked irregular.
 * Assumed: the interface specification does not show it.
 */
export const HeartRateAlertType = /* @__PURE__ */ openEnum(heartRateAlertTypeValues);

/** The values of {@link InsulinType} that this release knows. */
export const insulinTypeValues = ["rapid_acting", "long_acting"] as const;
/**
 * How fast an insulin acts.
 * - `rapid_acting`: Within minutes, for a few hours.
 * - `long_acting`: Slowly, for a day or so.
 * Assumed: the interface specification does not show it.
 */
export const InsulinType = /* @__PURE__ */ openEnum(insulinTypeValues);

/** The values of {@link InsulinDeliveryMode} that this release knows. */
export const insulinDeliveryModeValues = ["basal", "bolus"] as const;
/**
 * What a dose of insulin is to the day.
 * - `basal`: Part of the base need.
 * - `bolus`: Given on top of the base need.
 * Assumed: the interface specification does not show it.
 */
export const InsulinDeliveryMode = /* @__PURE__ */ openEnum(insulinDeliveryModeValues);

/** The values of {@link InsulinDeliveryForm} that this release knows. */
export const insulinDeliveryFormValues = ["standard", "extended"] as const;
/**
 * How a dose of insulin was given.
 * - `standard`: At once.
 * - `extended`: Spread over a time.
 * Assumed: the interface specification does not show it.
 */
export const InsulinDeliveryForm = /* @__PURE__ */ openEnum(insulinDeliveryFormValues);

/** The values of {@link InsulinBolusPurpose} that this release knows. */
export const insulinBolusPurposeValues = ["meal", "correction", "mixed", "unknown"] as const;
/**
 * What an added dose of insulin was for.
 * - `meal`: To cover a meal.
 * - `correction`: To bring a high glucose down.
 * - `mixed`: Both.
 * - `unknown`: Not known.
 * Assumed: the interface specification does not show it.
 */
export const InsulinBolusPurpose = /* @__PURE__ */ openEnum(insulinBolusPurposeValues);

/** The values of {@link NoteTag} that this release knows. */
export const noteTagValues = ["food", "exercise", "insulin_injection", "unspecified"] as const;
/**
 * What a note is about.
 * - `food`: Food.
 * - `exercise`: Exercise.
 * - `insulin_injection`: An insulin injection.
 * - `unspecified`: Nothing in particular.
 * Assumed: the interface specification does not show it.
 */
export const NoteTag = /* @__PURE__ */ openEnum(noteTagValues);

/** The values of {@link SleepBreathingDisturbanceType} that this release knows. */
export const sleepBreathingDisturbanceTypeValues = ["elevated", "not_elevated"] as const;
/**
 * Rating of the breath disturbances of a sleep.
 * - `elevated`: More than usual.
 * - `not_elevated`: No more than usual.
 * Assumed: the interface specification does not show it.
 */
export const SleepBreathingDisturbanceType = /* @__PURE__ */ openEnum(sleepBreathingDisturbanceTypeValues);

/** The values of {@link StandHourType} that this release knows. */
export const standHourTypeValues = ["stood", "idle"] as const;
/**
 * Outcome of an hour.
 * - `stood`: The user stood long enough.
 * - `idle`: The user did not.
 * Assumed: the interface specification does not show it.
 */
export const StandHourType = /* @__PURE__ */ openEnum(standHourTypeValues);

/** The values of {@link WorkoutIntensity} that this release knows. */
export const workoutIntensityValues = ["low", "medium", "high"] as const;
/**
 * How hard a workout was.
 * - `low`: Easy.
 * - `medium`: Moderate.
 * - `high`: Hard.
 * Assumed: the interface specification does not show it.
 */
export const WorkoutIntensity = /* @__PURE__ */ openEnum(workoutIntensityValues);

/** The values of {@link ProviderSourceType} that this release knows. */
export const providerSourceTypeValues = [
  "unknown",
  "app",
  "multiple_sources",
  "watch",
  "phone",
  "ring",
  "chest_strap",
  "scale",
  "manual_scan",
  "automatic",
  "fingerprick",
  "cuff",
] as const;
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
export const ProviderSourceType = /* @__PURE__ */ openEnum(providerSourceTypeValues);

/** The values of {@link Gender} that this release knows. */
export const genderValues = ["female", "male", "other", "unknown"] as const;
/**
 * Gender as laboratories and insurers are told.
 * - `female`: Female.
 * - `male`: Male.
 * - `other`: Neither of the two.
 * - `unknown`: Not known or not stated.
 * Assumed: the interface specification does not show it.
 */
export const Gender = /* @__PURE__ */ openEnum(genderValues);

/** The values of {@link Race} that this release knows. */
export const raceValues = [
  "african_american_or_black",
  "asian",
  "indigenous_native_american_alaska_native",
  "other",
  "pacific_islander_or_hawaiian",
  "white_caucasian",
] as const;
/**
 * Race that a patient states.
 * - `african_american_or_black`: African American or black.
 * - `asian`: Asian.
 * - `indigenous_native_american_alaska_native`: Indigenous, Native American or Alaska Native.
 * - `other`: None of the others.
 * - `pacific_islander_or_hawaiian`: Pacific Islander or Hawaiian.
 * - `white_caucasian`: White.
 */
export const Race = /* @__PURE__ */ openEnum(raceValues);

/** The values of {@link Ethnicity} that this release knows. */
export const ethnicityValues = ["hispanic", "non_hispanic", "ashkenazi_jewish", "other"] as const;
/**
 * Ethnicity that a patient states.
 * - `hispanic`: Hispanic or Latino.
 * - `non_hispanic`: Neither Hispanic nor Latino.
 * - `ashkenazi_jewish`: Ashkenazi Jewish.
 * - `other`: None of the others.
 */
export const Ethnicity = /* @__PURE__ */ openEnum(ethnicityValues);

/** The values of {@link SexualOrientation} that this release knows. */
export const sexualOrientationValues = [
  "lesbian_gay_or_homosexual",
  "heterosexual_or_straight",
  "bisexual",
  "dont_know",
  "other",
] as const;
/**
 * Sexual orientation that a patient states.
 * - `lesbian_gay_or_homosexual`: Lesbian, gay or homosexual.
 * - `heterosexual_or_straight`: Heterosexual.
 * - `bisexual`: Bisexual.
 * - `dont_know`: The patient does not know.
 * - `other`: None of the others.
 */
export const SexualOrientation = /* @__PURE__ */ openEnum(sexualOrientationValues);

/** The values of {@link GenderIdentity} that this release knows. */
export const genderIdentityValues = [
  "male",
  "female",
  "female_to_male_ftm_transgender_male_trans_man",
  "male_to_female_mtf_transgender_female_trans_woman",
  "genderqueer",
  "other",
] as const;
/**
 * Gender identity that a patient states.
 * - `male`: Male.
 * - `female`: Female.
 * - `female_to_male_ftm_transgender_male_trans_man`: Transgender man.
 * - `male_to_female_mtf_transgender_female_trans_woman`: Transgender woman.
 * - `genderqueer`: Neither only male nor only female.
 * - `other`: None of the others.
 */
export const GenderIdentity = /* @__PURE__ */ openEnum(genderIdentityValues);

/** The values of {@link Relationship} that this release knows. */
export const relationshipValues = ["Self", "Spouse", "Other"] as const;
/**
 * What the insured person is to the patient.
 * - `Self`: The patient.
 * - `Spouse`: Wife or husband of the patient.
 * - `Other`: Anyone else, such as a parent.
 */
export const Relationship = /* @__PURE__ */ openEnum(relationshipValues);

/** The values of {@link LabSlug} that this release knows. */
export const labSlugValues = [
  "harrowgate_labs",
  "pinemoor_diagnostics",
  "larkfield_clinical",
  "tarn_valley_pathology",
  "spotwell_home",
  "meadowsweet_biome",
  "manual",
] as const;
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
export const LabSlug = /* @__PURE__ */ openEnum(labSlugValues);

/** The values of {@link MarkerType} that this release knows. */
export const markerTypeValues = ["biomarker", "panel"] as const;
/**
 * Kind of marker.
 * - `biomarker`: A single measurement.
 * - `panel`: Several biomarkers that are ordered together.
 */
export const MarkerType = /* @__PURE__ */ openEnum(markerTypeValues);

/** The values of {@link QuestionType} that this release knows. */
export const questionTypeValues = ["choice", "text", "numeric", "multi_choice"] as const;
/**
 * Format of the AOE answer to a question.
 * - `choice`: One of the listed choices.
 * - `text`: Any text.
 * - `numeric`: A number.
 * - `multi_choice`: One or more of the listed choices.
 * Assumed: the interface specification does not show it.
 */
export const QuestionType = /* @__PURE__ */ openEnum(questionTypeValues);

/** The values of {@link GenerationMethod} that this release knows. */
export const generationMethodValues = ["auto", "manual", "all"] as const;
/**
 * Who created a lab test. Used as a filter.
 * - `auto`: The service, for an order.
 * - `manual`: The team.
 * - `all`: Either.
 * Assumed: the interface specification does not show it.
 */
export const GenerationMethod = /* @__PURE__ */ openEnum(generationMethodValues);

/** The values of {@link CollectionMethod} that this release knows. */
export const collectionMethodValues = [
  "testkit",
  "walk_in_test",
  "at_home_phlebotomy",
  "on_site_collection",
] as const;
/**
 * How the sample is taken.
 * - `testkit`: By the patient, with a kit that is sent to them.
 * - `walk_in_test`: At a patient service center.
 * - `at_home_phlebotomy`: By a phlebotomist who visits the patient.
 * - `on_site_collection`: By the team itself.
 */
export const CollectionMethod = /* @__PURE__ */ openEnum(collectionMethodValues);

/** The values of {@link LabTestStatus} that this release knows. */
export const labTestStatusValues = ["active", "pending_approval", "inactive"] as const;
/**
 * Whether a lab test can be ordered.
 * - `active`: It can be ordered.
 * - `pending_approval`: The service has not approved it yet.
 * - `inactive`: It can no longer be ordered.
 * Assumed: the interface specification does not show it.
 */
export const LabTestStatus = /* @__PURE__ */ openEnum(labTestStatusValues);

/** The values of {@link LabTestOrderKey} that this release knows. */
export const labTestOrderKeyValues = ["price", "created_at", "updated_at"] as const;
/**
 * Field that a list of lab tests is sorted by.
 * - `price`: Price.
 * - `created_at`: When it was created.
 * - `updated_at`: When it was last changed.
 * Assumed: the interface specification does not show it.
 */
export const LabTestOrderKey = /* @__PURE__ */ openEnum(labTestOrderKeyValues);

/** The values of {@link OrderDirection} that this release knows. */
export const orderDirectionValues = ["asc", "desc"] as const;
/**
 * Sort direction.
 * - `asc`: Lowest first.
 * - `desc`: Highest first.
 */
export const OrderDirection = /* @__PURE__ */ openEnum(orderDirectionValues);

/** The values of {@link SampleType} that this release knows. */
export const sampleTypeValues = [
  "dried_blood_spot",
  "arm_collector",
  "serum",
  "saliva",
  "urine",
  "stool",
] as const;
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
export const SampleType = /* @__PURE__ */ openEnum(sampleTypeValues);

/** The values of {@link LabAccountStatus} that this release knows. */
export const labAccountStatusValues = ["active", "pending", "suspended", "ready_to_launch"] as const;
/**
 * Whether a lab account can be used. Responses use lower case; the filter of the list accepts any case.
 * - `active`: Orders can be placed.
 * - `pending`: The lab has not opened it yet. Orders can be imported.
 * - `suspended`: Nothing can be ordered for now.
 * - `ready_to_launch`: The lab has opened it. It has not been activated yet.
 */
export const LabAccountStatus = /* @__PURE__ */ openEnum(labAccountStatusValues);

/** The values of {@link DelegatedFlow} that this release knows. */
export const delegatedFlowValues = [
  "order_delegated",
  "result_delegated",
  "fully_delegated",
  "not_delegated",
] as const;
/**
 * The steps that the team's physicians perform instead of the service's.
 * - `order_delegated`: The team's physicians order.
 * - `result_delegated`: The team's physicians review the results.
 * - `fully_delegated`: The team's physicians order and review the results.
 * - `not_delegated`: The service's physicians do both.
 * Assumed: the interface specification does not show it.
 */
export const DelegatedFlow = /* @__PURE__ */ openEnum(delegatedFlowValues);

/** The values of {@link UsState} that this release knows. */
export const usStateValues = [
  "AL",
  "AK",
  "AZ",
  "AR",
  "CA",
  "CO",
  "CT",
  "DE",
  "FL",
  "GA",
  "HI",
  "ID",
  "IL",
  "IN",
  "IA",
  "KS",
  "KY",
  "LA",
  "ME",
  "MD",
  "MA",
  "MI",
  "MN",
  "MS",
  "MO",
  "MT",
  "NE",
  "NV",
  "NH",
  "NJ",
  "NM",
  "NY",
  "NC",
  "ND",
  "OH",
  "OK",
  "OR",
  "PA",
  "RI",
  "SC",
  "SD",
  "TN",
  "TX",
  "UT",
  "VT",
  "VA",
  "WA",
  "WV",
  "WI",
  "WY",
] as const;
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
export const UsState = /* @__PURE__ */ openEnum(usStateValues);

/** The values of {@link OrderImageType} that this release knows. */
export const orderImageTypeValues = ["image/jpeg", "image/png"] as const;
/**
 * Media type of an image.
 * - `image/jpeg`: A JPEG image.
 * - `image/png`: A PNG image.
 * Assumed: the interface specification does not show it.
 */
export const OrderImageType = /* @__PURE__ */ openEnum(orderImageTypeValues);

/** The values of {@link BillingType} that this release knows. */
export const billingTypeValues = [
  "client_bill",
  "commercial_insurance",
  "patient_bill_passthrough",
  "patient_bill",
] as const;
/**
 * Who is billed.
 * - `client_bill`: The team.
 * - `commercial_insurance`: The patient's insurance.
 * - `patient_bill_passthrough`: The patient, through the team.
 * - `patient_bill`: The patient, by the lab.
 * Assumed: the interface specification does not show it.
 */
export const BillingType = /* @__PURE__ */ openEnum(billingTypeValues);

/** The values of {@link ConsentType} that this release knows. */
export const consentTypeValues = [
  "terms-of-use",
  "telehealth-informed-consent",
  "mobile-terms-and-conditions",
  "notice-of-privacy-practices",
  "privacy-policy",
  "hipaa-authorization",
] as const;
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
export const ConsentType = /* @__PURE__ */ openEnum(consentTypeValues);

/** The values of {@link OrderTopLevelStatus} that this release knows. */
export const orderTopLevelStatusValues = [
  "received",
  "collecting_sample",
  "sample_with_lab",
  "completed",
  "cancelled",
  "failed",
] as const;
/**
 * Where an order stands, in one of few words.
 * - `received`: The order is taken, and nothing is on its way yet.
 * - `collecting_sample`: The sample is being taken, or on its way.
 * - `sample_with_lab`: The sample is taken, and the laboratory is at work.
 * - `completed`: The results are final.
 * - `cancelled`: The order was cancelled.
 * - `failed`: The order ended without results.
 */
export const OrderTopLevelStatus = /* @__PURE__ */ openEnum(orderTopLevelStatusValues);

/** The values of {@link OrderStatus} that this release knows. */
export const orderStatusValues = [
  "received.testkit.ordered",
  "received.testkit.requisition_created",
  "received.testkit.requisition_bypassed",
  "received.testkit.awaiting_registration",
  "received.testkit.registered",
  "collecting_sample.testkit.transit_customer",
  "collecting_sample.testkit.out_for_delivery",
  "collecting_sample.testkit.with_customer",
  "collecting_sample.testkit.transit_lab",
  "collecting_sample.testkit.problem_in_transit_customer",
  "collecting_sample.testkit.problem_in_transit_lab",
  "sample_with_lab.testkit.delivered_to_lab",
  "sample_with_lab.testkit.lab_processing_blocked",
  "failed.testkit.failure_to_deliver_to_customer",
  "failed.testkit.failure_to_deliver_to_lab",
  "failed.testkit.lost",
  "cancelled.testkit.do_not_process",
  "completed.testkit.completed",
  "completed.testkit.corrected",
  "failed.testkit.sample_error",
  "cancelled.testkit.cancelled",
  "received.walk_in_test.ordered",
  "received.walk_in_test.requisition_created",
  "received.walk_in_test.requisition_bypassed",
  "collecting_sample.walk_in_test.appointment_pending",
  "collecting_sample.walk_in_test.appointment_scheduled",
  "collecting_sample.walk_in_test.appointment_cancelled",
  "collecting_sample.walk_in_test.redraw_available",
  "sample_with_lab.walk_in_test.partial_results",
  "completed.walk_in_test.completed",
  "completed.walk_in_test.corrected",
  "failed.walk_in_test.sample_error",
  "cancelled.walk_in_test.cancelled",
  "received.at_home_phlebotomy.ordered",
  "received.at_home_phlebotomy.requisition_created",
  "received.at_home_phlebotomy.requisition_bypassed",
  "collecting_sample.at_home_phlebotomy.appointment_pending",
  "collecting_sample.at_home_phlebotomy.appointment_scheduled",
  "collecting_sample.at_home_phlebotomy.appointment_cancelled",
  "collecting_sample.at_home_phlebotomy.draw_completed",
  "sample_with_lab.at_home_phlebotomy.partial_results",
  "completed.at_home_phlebotomy.completed",
  "completed.at_home_phlebotomy.corrected",
  "failed.at_home_phlebotomy.sample_error",
  "cancelled.at_home_phlebotomy.cancelled",
  "received.on_site_collection.ordered",
  "received.on_site_collection.requisition_created",
  "received.on_site_collection.requisition_bypassed",
  "sample_with_lab.on_site_collection.draw_completed",
  "sample_with_lab.on_site_collection.partial_results",
  "completed.on_site_collection.completed",
  "completed.on_site_collection.corrected",
  "failed.on_site_collection.sample_error",
  "cancelled.on_site_collection.cancelled",
] as const;
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
export const OrderStatus = /* @__PURE__ */ openEnum(orderStatusValues);

/** The values of {@link OrderStatusDetail} that this release knows. */
export const orderStatusDetailValues = [
  "fulfillment_error",
  "date_of_collection_unspecified",
  "demographic_information_unspecified",
  "demographic_information_mismatch",
  "sample_quantity_not_sufficient",
  "sample_contaminated",
  "sample_stability_exceeded",
  "sample_hemolyzed",
  "sample_improper_collection",
] as const;
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
export const OrderStatusDetail = /* @__PURE__ */ openEnum(orderStatusDetailValues);

/** The values of {@link OrderOrigin} that this release knows. */
export const orderOriginValues = ["initial", "redraw", "recreation"] as const;
/**
 * How an order came to be.
 * - `initial`: It was ordered.
 * - `redraw`: The sample of another order has to be taken again.
 * - `recreation`: Another order was made anew.
 */
export const OrderOrigin = /* @__PURE__ */ openEnum(orderOriginValues);

/** The values of {@link OrderTransactionStatus} that this release knows. */
export const orderTransactionStatusValues = ["active", "completed", "cancelled"] as const;
/**
 * Where the orders of a transaction stand together.
 * - `active`: Something is still to come.
 * - `completed`: The last of its orders is completed.
 * - `cancelled`: The last of its orders is cancelled.
 */
export const OrderTransactionStatus = /* @__PURE__ */ openEnum(orderTransactionStatusValues);

/** The values of {@link OrderLowLevelStatus} that this release knows. */
export const orderLowLevelStatusValues = [
  "ordered",
  "requisition_created",
  "requisition_bypassed",
  "awaiting_registration",
  "registered",
  "transit_customer",
  "out_for_delivery",
  "with_customer",
  "transit_lab",
  "problem_in_transit_customer",
  "problem_in_transit_lab",
  "delivered_to_lab",
  "lab_processing_blocked",
  "failure_to_deliver_to_customer",
  "failure_to_deliver_to_lab",
  "lost",
  "do_not_process",
  "appointment_pending",
  "appointment_scheduled",
  "appointment_cancelled",
  "draw_completed",
  "redraw_available",
  "partial_results",
  "completed",
  "corrected",
  "sample_error",
  "cancelled",
] as const;
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
export const OrderLowLevelStatus = /* @__PURE__ */ openEnum(orderLowLevelStatusValues);

/** The values of {@link Interpretation} that this release knows. */
export const interpretationValues = ["normal", "abnormal", "critical", "unknown"] as const;
/**
 * What a result, or a set of results, says about the patient.
 * - `normal`: As expected.
 * - `abnormal`: Outside of what is expected.
 * - `critical`: So far outside that somebody has to act at once.
 * - `unknown`: The laboratory does not say.
 */
export const Interpretation = /* @__PURE__ */ openEnum(interpretationValues);

/** The values of {@link OrderKey} that this release knows. */
export const orderKeyValues = ["created_at", "patient_name", "last_status"] as const;
/**
 * What a list of orders is sorted by.
 * - `created_at`: When the order was created.
 * - `patient_name`: Name of the patient.
 * - `last_status`: The latest low-level status.
 */
export const OrderKey = /* @__PURE__ */ openEnum(orderKeyValues);

/** The values of {@link OrderActivationType} that this release knows. */
export const orderActivationTypeValues = ["current", "scheduled"] as const;
/**
 * When an order is activated.
 * - `current`: At once, or its day has come.
 * - `scheduled`: On a day that lies ahead.
 */
export const OrderActivationType = /* @__PURE__ */ openEnum(orderActivationTypeValues);

/** The values of {@link ResultType} that this release knows. */
export const resultTypeValues = ["numeric", "range", "comment", "coded_value"] as const;
/**
 * How `result` of a result is read.
 * - `numeric`: As a number.
 * - `range`: As bounds, such as `<5`, `>=90` or `10-20`.
 * - `comment`: As text.
 * - `coded_value`: As a word out of a fixed set, such as `Positive`.
 * Assumed: the interface specification does not show it.
 */
export const ResultType = /* @__PURE__ */ openEnum(resultTypeValues);

/** The values of {@link ResultsStatus} that this release knows. */
export const resultsStatusValues = ["final", "partial"] as const;
/**
 * Whether more results are to come.
 * - `final`: These are all.
 * - `partial`: Some are still to come.
 * Assumed: the interface specification does not show it.
 */
export const ResultsStatus = /* @__PURE__ */ openEnum(resultsStatusValues);

/** The values of {@link FailureType} that this release knows. */
export const failureTypeValues = [
  "quantity_not_sufficient_failure",
  "collection_process_failure",
  "drop_off_failure",
  "internal_lab_failure",
  "order_entry_failure",
  "non_failure",
  "unknown_failure",
  "patient_condition_failure",
  "missing_result_calc_failure",
  "missing_demo_aoe_calc_failure",
  "insufficient_volume",
] as const;
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
export const FailureType = /* @__PURE__ */ openEnum(failureTypeValues);

/** The values of {@link PscRadius} that this release knows. */
export const pscRadiusValues = ["10", "20", "25", "50", "100"] as const;
/**
 * How far around a place to search, in miles.
 * - `10`: 10 miles.
 * - `20`: 20 miles.
 * - `25`: 25 miles.
 * - `50`: 50 miles.
 * - `100`: 100 miles.
 */
export const PscRadius = /* @__PURE__ */ openEnum(pscRadiusValues);

/** The values of {@link PscCapability} that this release knows. */
export const pscCapabilityValues = [
  "stat",
  "appointment_scheduling_via_junction",
  "appointment_scheduling_with_lab",
] as const;
/**
 * What a patient service center can do beside a plain draw.
 * - `stat`: Urgent samples, examined at once.
 * - `appointment_scheduling_via_junction`: Appointments that are booked through this service.
 * - `appointment_scheduling_with_lab`: Appointments that are booked with the laboratory itself.
 */
export const PscCapability = /* @__PURE__ */ openEnum(pscCapabilityValues);

/** The values of {@link CentralLabSlug} that this release knows. */
export const centralLabSlugValues = [
  "harrowgate_labs",
  "pinemoor_diagnostics",
  "larkfield_clinical",
  "tarn_valley_pathology",
] as const;
/**
 * Name of a lab with patient service centers.
 * - `harrowgate_labs`: Harrowgate Laboratories.
 * - `pinemoor_diagnostics`: Pinemoor Diagnostics.
 * - `larkfield_clinical`: Larkfield Clinical Laboratory.
 * - `tarn_valley_pathology`: Tarn Valley Pathology.
 * Assumed: the interface specification does not show it.
 */
export const CentralLabSlug = /* @__PURE__ */ openEnum(centralLabSlugValues);

/** The values of {@link PhlebotomyProvider} that this release knows. */
export const phlebotomyProviderValues = ["hearthside_phlebotomy", "wayside_draws"] as const;
/**
 * Name of a provider of phlebotomy at home. All of them are made up.
 * - `hearthside_phlebotomy`: Hearthside Phlebotomy.
 * - `wayside_draws`: Wayside Draws.
 * Assumed: the interface specification does not show it.
 */
export const PhlebotomyProvider = /* @__PURE__ */ openEnum(phlebotomyProviderValues);

/** The values of {@link AppointmentServiceType} that this release knows. */
export const appointmentServiceTypeValues = ["appointment-ready", "appointment-request"] as const;
/**
 * How an appointment comes about.
 * - `appointment-ready`: By booking one of the slots that are offered.
 * - `appointment-request`: By asking; the provider calls the patient to agree on a time.
 * Assumed: the interface specification does not show it.
 */
export const AppointmentServiceType = /* @__PURE__ */ openEnum(appointmentServiceTypeValues);

/** The values of {@link AppointmentType} that this release knows. */
export const appointmentTypeValues = ["phlebotomy", "patient_service_center"] as const;
/**
 * Where the sample is taken.
 * - `phlebotomy`: At the patient's home.
 * - `patient_service_center`: At a patient service center.
 * Assumed: the interface specification does not show it.
 */
export const AppointmentType = /* @__PURE__ */ openEnum(appointmentTypeValues);

/** The values of {@link AppointmentProvider} that this release knows. */
export const appointmentProviderValues = [
  "hearthside_phlebotomy",
  "wayside_draws",
  "harrowgate_labs",
  "pinemoor_diagnostics",
] as const;
/**
 * Who takes the sample. All of them are made up.
 * - `hearthside_phlebotomy`: Hearthside Phlebotomy, at home.
 * - `wayside_draws`: Wayside Draws, at home.
 * - `harrowgate_labs`: Harrowgate Laboratories, at its centers.
 * - `pinemoor_diagnostics`: Pinemoor Diagnostics, at its centers.
 * Assumed: the interface specification does not show it.
 */
export const AppointmentProvider = /* @__PURE__ */ openEnum(appointmentProviderValues);

/** The values of {@link AppointmentStatus} that this release knows. */
export const appointmentStatusValues = [
  "pending",
  "reserved",
  "confirmed",
  "in_progress",
  "completed",
  "cancelled",
] as const;
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
export const AppointmentStatus = /* @__PURE__ */ openEnum(appointmentStatusValues);

/** The values of {@link AppointmentEventStatus} that this release knows. */
export const appointmentEventStatusValues = [
  "pending",
  "reserved",
  "scheduled",
  "in_progress",
  "completed",
  "cancelled",
] as const;
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
export const AppointmentEventStatus = /* @__PURE__ */ openEnum(appointmentEventStatusValues);

/** The values of {@link AppointmentPscLab} that this release knows. */
export const appointmentPscLabValues = ["harrowgate_labs", "pinemoor_diagnostics"] as const;
/**
 * Name of a laboratory at whose centers appointments can be booked. All of them are made up.
 * - `harrowgate_labs`: Harrowgate Laboratories.
 * - `pinemoor_diagnostics`: Pinemoor Diagnostics.
 * Assumed: the interface specification does not show it.
 */
export const AppointmentPscLab = /* @__PURE__ */ openEnum(appointmentPscLabValues);

/** The values of {@link ParsingJobStatus} that this release knows. */
export const parsingJobStatusValues = [
  "upload_pending",
  "started",
  "pending_review",
  "completed",
  "failed",
] as const;
/**
 * Status of a parsing job.
 * - `upload_pending`: The file was uploaded.
 * - `started`: The file is being parsed.
 * - `pending_review`: The file was parsed and waits for a review by a person.
 * - `completed`: The content of the report is in `data`.
 * - `failed`: The file could not be parsed; see `failure_reason`.
 */
export const ParsingJobStatus = /* @__PURE__ */ openEnum(parsingJobStatusValues);

/** The values of {@link ParsingJobFailureReason} that this release knows. */
export const parsingJobFailureReasonValues = [
  "invalid_input",
  "low_quality",
  "not_english",
  "too_many_pages",
  "processing_error",
] as const;
/**
 * Why a lab report could not be parsed.
 * - `invalid_input`: The file is not a lab report.
 * - `low_quality`: The image quality is too low.
 * - `not_english`: The report is not in English.
 * - `too_many_pages`: The report has more than 30 pages.
 * - `processing_error`: The service failed to process it.
 * Assumed: the interface specification does not show it.
 */
export const ParsingJobFailureReason = /* @__PURE__ */ openEnum(parsingJobFailureReasonValues);

/** The values of {@link ParsedReportGender} that this release knows. */
export const parsedReportGenderValues = ["male", "female", "other"] as const;
/**
 * The patient's gender on a lab report.
 * - `male`: Male.
 * - `female`: Female.
 * - `other`: Another gender, or none is stated.
 * Assumed: the interface specification does not show it.
 */
export const ParsedReportGender = /* @__PURE__ */ openEnum(parsedReportGenderValues);

/** The values of {@link ParsedResultType} that this release knows. */
export const parsedResultTypeValues = [
  "numeric",
  "range",
  "comment",
  "boolean",
  "duration",
  "percentage",
  "ratio",
] as const;
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
export const ParsedResultType = /* @__PURE__ */ openEnum(parsedResultTypeValues);

/** The values of {@link ParsedSampleType} that this release knows. */
export const parsedSampleTypeValues = [
  "urine",
  "serum_plasma_blood",
  "capillary_blood",
  "stool",
  "saliva",
  "other",
  "unknown",
] as const;
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
export const ParsedSampleType = /* @__PURE__ */ openEnum(parsedSampleTypeValues);

/** The values of {@link ParsedMeasurementKind} that this release knows. */
export const parsedMeasurementKindValues = ["direct", "calculated", "ratio", "unknown"] as const;
/**
 * How the result was obtained.
 * - `direct`: It was measured.
 * - `calculated`: It was calculated from other results.
 * - `ratio`: It is the ratio of two other results.
 * - `unknown`: The report does not say.
 * Assumed: the interface specification does not show it.
 */
export const ParsedMeasurementKind = /* @__PURE__ */ openEnum(parsedMeasurementKindValues);

/** The values of {@link ParsedSensitivity} that this release knows. */
export const parsedSensitivityValues = ["sensitive", "insensitive", "unknown"] as const;
/**
 * Sensitivity of the measurement.
 * - `sensitive`: The report calls it sensitive or ultrasensitive.
 * - `insensitive`: The report calls it the standard method.
 * - `unknown`: The report does not say.
 * Assumed: the interface specification does not show it.
 */
export const ParsedSensitivity = /* @__PURE__ */ openEnum(parsedSensitivityValues);

/** The values of {@link LoincMatchStatus} that this release knows. */
export const loincMatchStatusValues = ["auto_match", "needs_review", "no_match"] as const;
/**
 * Certainty of the LOINC match.
 * - `auto_match`: Certain enough to use without a review.
 * - `needs_review`: A person should review it.
 * - `no_match`: There is no match.
 * Assumed: the interface specification does not show it.
 */
export const LoincMatchStatus = /* @__PURE__ */ openEnum(loincMatchStatusValues);
