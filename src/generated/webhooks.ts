/* The webhooks of the document. Written by `npm run generate`; never edit it by hand. */

import type {
  Appointment,
  ConnectionCreated,
  ConnectionFailed,
  CriticalResult,
  DailySummary,
  HistoricalData,
  Order,
  ParsingJob,
  ProviderDevice,
  TimeseriesGroup,
  TimeseriesPoints,
} from "./types.ts";

/** What the data of each kind of event is. */
export interface WebhookData {
  /** An order was made by your team, as a redraw, or as a recreation. */
  "labtest.order.created": Order;
  /** The status of an order changed; `events` and `last_event` are those that the API answers. Partial results are announced to teams only that are configured so. */
  "labtest.order.updated": Order;
  /** An appointment was booked or requested. */
  "labtest.appointment.created": Appointment;
  /** An appointment was confirmed, moved, begun, completed or cancelled. */
  "labtest.appointment.updated": Appointment;
  /** A result needs care at once. It may come while other results of the order are still open. */
  "labtest.result.critical": CriticalResult;
  /** A lab report was uploaded, and is being read. */
  "lab_report.parsing_job.created": ParsingJob;
  /** A parsing job was completed, has failed, or waits for a person to look it over. */
  "lab_report.parsing_job.updated": ParsingJob;
  /** A user was connected to a provider. */
  "provider.connection.created": ConnectionCreated;
  /** A provider can no longer be read for a user. */
  "provider.connection.error": ConnectionFailed;
  /** Data came from a device of a user for the first time. */
  "provider.device.created": ProviderDevice;
  /** What is known of a device of a user changed. */
  "provider.device.updated": ProviderDevice;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.afib_burden.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.basal_body_temperature.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.blood_oxygen.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.blood_pressure.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.fat.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.body_mass_index.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.body_temperature.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.body_temperature_delta.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.weight.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.caffeine.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.calories_active.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.calories_basal.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.carbohydrates.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.cholesterol.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.daylight_exposure.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.distance.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.electrocardiogram_voltage.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.fall.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.floors_climbed.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.forced_expiratory_volume_1.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.forced_vital_capacity.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.glucose.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.handwashing.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.heart_rate_alert.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.heart_rate_recovery_one_minute.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.heartrate.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.hrv.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.hypnogram.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.ige.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.igg.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.inhaler_usage.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.insulin_injection.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.lean_body_mass.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.mindfulness_minutes.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.note.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.peak_expiratory_flow_rate.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.respiratory_rate.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.sleep_apnea_alert.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.sleep_breathing_disturbance.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.stand_duration.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.stand_hour.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.steps.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.stress_level.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.uv_exposure.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.vo2_max.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.waist_circumference.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.water.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.wheelchair_push.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.workout_distance.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.workout_duration.created": HistoricalData;
  /** After a user was connected, the past points of a series can be read. */
  "historical.data.workout_swimming_stroke.created": HistoricalData;
  /** After a user was connected, the past records of a summary are there. */
  "historical.data.profile.created": HistoricalData;
  /** After a user was connected, the past records of a summary are there. */
  "historical.data.activity.created": HistoricalData;
  /** After a user was connected, the past records of a summary are there. */
  "historical.data.sleep.created": HistoricalData;
  /** After a user was connected, the past records of a summary are there. */
  "historical.data.body.created": HistoricalData;
  /** After a user was connected, the past records of a summary are there. */
  "historical.data.workouts.created": HistoricalData;
  /** After a user was connected, the past records of a summary are there. */
  "historical.data.meal.created": HistoricalData;
  /** After a user was connected, the past records of a summary are there. */
  "historical.data.menstrual_cycle.created": HistoricalData;
  /** After a user was connected, the past records of a summary are there. */
  "historical.data.sleep_cycle.created": HistoricalData;
  /** After a user was connected, the past records of a summary are there. */
  "historical.data.electrocardiogram.created": HistoricalData;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.afib_burden.created": TimeseriesGroup<TimeseriesPoints["afib_burden"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.basal_body_temperature.created": TimeseriesGroup<TimeseriesPoints["basal_body_temperature"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.blood_oxygen.created": TimeseriesGroup<TimeseriesPoints["blood_oxygen"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.blood_pressure.created": TimeseriesGroup<TimeseriesPoints["blood_pressure"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.fat.created": TimeseriesGroup<TimeseriesPoints["body_fat"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.body_mass_index.created": TimeseriesGroup<TimeseriesPoints["body_mass_index"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.body_temperature.created": TimeseriesGroup<TimeseriesPoints["body_temperature"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.body_temperature_delta.created": TimeseriesGroup<TimeseriesPoints["body_temperature_delta"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.weight.created": TimeseriesGroup<TimeseriesPoints["body_weight"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.caffeine.created": TimeseriesGroup<TimeseriesPoints["caffeine"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.calories_active.created": TimeseriesGroup<TimeseriesPoints["calories_active"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.calories_basal.created": TimeseriesGroup<TimeseriesPoints["calories_basal"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.carbohydrates.created": TimeseriesGroup<TimeseriesPoints["carbohydrates"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.cholesterol.created": TimeseriesGroup<TimeseriesPoints["cholesterol"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.daylight_exposure.created": TimeseriesGroup<TimeseriesPoints["daylight_exposure"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.distance.created": TimeseriesGroup<TimeseriesPoints["distance"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.electrocardiogram_voltage.created": TimeseriesGroup<
    TimeseriesPoints["electrocardiogram_voltage"]
  >;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.fall.created": TimeseriesGroup<TimeseriesPoints["fall"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.floors_climbed.created": TimeseriesGroup<TimeseriesPoints["floors_climbed"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.forced_expiratory_volume_1.created": TimeseriesGroup<
    TimeseriesPoints["forced_expiratory_volume_1"]
  >;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.forced_vital_capacity.created": TimeseriesGroup<TimeseriesPoints["forced_vital_capacity"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.glucose.created": TimeseriesGroup<TimeseriesPoints["glucose"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.handwashing.created": TimeseriesGroup<TimeseriesPoints["handwashing"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.heart_rate_alert.created": TimeseriesGroup<TimeseriesPoints["heart_rate_alert"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.heart_rate_recovery_one_minute.created": TimeseriesGroup<
    TimeseriesPoints["heart_rate_recovery_one_minute"]
  >;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.heartrate.created": TimeseriesGroup<TimeseriesPoints["heartrate"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.hrv.created": TimeseriesGroup<TimeseriesPoints["hrv"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.hypnogram.created": TimeseriesGroup<TimeseriesPoints["hypnogram"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.ige.created": TimeseriesGroup<TimeseriesPoints["ige"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.igg.created": TimeseriesGroup<TimeseriesPoints["igg"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.inhaler_usage.created": TimeseriesGroup<TimeseriesPoints["inhaler_usage"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.insulin_injection.created": TimeseriesGroup<TimeseriesPoints["insulin_injection"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.lean_body_mass.created": TimeseriesGroup<TimeseriesPoints["lean_body_mass"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.mindfulness_minutes.created": TimeseriesGroup<TimeseriesPoints["mindfulness_minutes"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.note.created": TimeseriesGroup<TimeseriesPoints["note"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.peak_expiratory_flow_rate.created": TimeseriesGroup<
    TimeseriesPoints["peak_expiratory_flow_rate"]
  >;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.respiratory_rate.created": TimeseriesGroup<TimeseriesPoints["respiratory_rate"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.sleep_apnea_alert.created": TimeseriesGroup<TimeseriesPoints["sleep_apnea_alert"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.sleep_breathing_disturbance.created": TimeseriesGroup<
    TimeseriesPoints["sleep_breathing_disturbance"]
  >;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.stand_duration.created": TimeseriesGroup<TimeseriesPoints["stand_duration"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.stand_hour.created": TimeseriesGroup<TimeseriesPoints["stand_hour"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.steps.created": TimeseriesGroup<TimeseriesPoints["steps"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.stress_level.created": TimeseriesGroup<TimeseriesPoints["stress_level"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.uv_exposure.created": TimeseriesGroup<TimeseriesPoints["uv_exposure"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.vo2_max.created": TimeseriesGroup<TimeseriesPoints["vo2_max"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.waist_circumference.created": TimeseriesGroup<TimeseriesPoints["waist_circumference"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.water.created": TimeseriesGroup<TimeseriesPoints["water"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.wheelchair_push.created": TimeseriesGroup<TimeseriesPoints["wheelchair_push"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.workout_distance.created": TimeseriesGroup<TimeseriesPoints["workout_distance"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.workout_duration.created": TimeseriesGroup<TimeseriesPoints["workout_duration"]>;
  /** Points of a series came on a day of the user, for the first time; they are given as a group of one source. It is sent once a connection, series and day. */
  "daily.data.workout_swimming_stroke.created": TimeseriesGroup<TimeseriesPoints["workout_swimming_stroke"]>;
  /** A record of a day, a night or an occasion came, the first one of a day of the user. */
  "daily.data.profile.created": DailySummary;
  /** A record of a day, a night or an occasion came, the first one of a day of the user. */
  "daily.data.activity.created": DailySummary;
  /** A record of a day, a night or an occasion came, the first one of a day of the user. */
  "daily.data.sleep.created": DailySummary;
  /** A record of a day, a night or an occasion came, the first one of a day of the user. */
  "daily.data.body.created": DailySummary;
  /** A record of a day, a night or an occasion came, the first one of a day of the user. */
  "daily.data.workouts.created": DailySummary;
  /** A record of a day, a night or an occasion came, the first one of a day of the user. */
  "daily.data.meal.created": DailySummary;
  /** A record of a day, a night or an occasion came, the first one of a day of the user. */
  "daily.data.menstrual_cycle.created": DailySummary;
  /** A record of a day, a night or an occasion came, the first one of a day of the user. */
  "daily.data.sleep_cycle.created": DailySummary;
  /** A record of a day, a night or an occasion came, the first one of a day of the user. */
  "daily.data.electrocardiogram.created": DailySummary;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.afib_burden.updated": TimeseriesGroup<TimeseriesPoints["afib_burden"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.basal_body_temperature.updated": TimeseriesGroup<TimeseriesPoints["basal_body_temperature"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.blood_oxygen.updated": TimeseriesGroup<TimeseriesPoints["blood_oxygen"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.blood_pressure.updated": TimeseriesGroup<TimeseriesPoints["blood_pressure"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.fat.updated": TimeseriesGroup<TimeseriesPoints["body_fat"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.body_mass_index.updated": TimeseriesGroup<TimeseriesPoints["body_mass_index"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.body_temperature.updated": TimeseriesGroup<TimeseriesPoints["body_temperature"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.body_temperature_delta.updated": TimeseriesGroup<TimeseriesPoints["body_temperature_delta"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.weight.updated": TimeseriesGroup<TimeseriesPoints["body_weight"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.caffeine.updated": TimeseriesGroup<TimeseriesPoints["caffeine"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.calories_active.updated": TimeseriesGroup<TimeseriesPoints["calories_active"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.calories_basal.updated": TimeseriesGroup<TimeseriesPoints["calories_basal"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.carbohydrates.updated": TimeseriesGroup<TimeseriesPoints["carbohydrates"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.cholesterol.updated": TimeseriesGroup<TimeseriesPoints["cholesterol"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.daylight_exposure.updated": TimeseriesGroup<TimeseriesPoints["daylight_exposure"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.distance.updated": TimeseriesGroup<TimeseriesPoints["distance"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.electrocardiogram_voltage.updated": TimeseriesGroup<
    TimeseriesPoints["electrocardiogram_voltage"]
  >;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.fall.updated": TimeseriesGroup<TimeseriesPoints["fall"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.floors_climbed.updated": TimeseriesGroup<TimeseriesPoints["floors_climbed"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.forced_expiratory_volume_1.updated": TimeseriesGroup<
    TimeseriesPoints["forced_expiratory_volume_1"]
  >;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.forced_vital_capacity.updated": TimeseriesGroup<TimeseriesPoints["forced_vital_capacity"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.glucose.updated": TimeseriesGroup<TimeseriesPoints["glucose"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.handwashing.updated": TimeseriesGroup<TimeseriesPoints["handwashing"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.heart_rate_alert.updated": TimeseriesGroup<TimeseriesPoints["heart_rate_alert"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.heart_rate_recovery_one_minute.updated": TimeseriesGroup<
    TimeseriesPoints["heart_rate_recovery_one_minute"]
  >;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.heartrate.updated": TimeseriesGroup<TimeseriesPoints["heartrate"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.hrv.updated": TimeseriesGroup<TimeseriesPoints["hrv"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.hypnogram.updated": TimeseriesGroup<TimeseriesPoints["hypnogram"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.ige.updated": TimeseriesGroup<TimeseriesPoints["ige"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.igg.updated": TimeseriesGroup<TimeseriesPoints["igg"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.inhaler_usage.updated": TimeseriesGroup<TimeseriesPoints["inhaler_usage"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.insulin_injection.updated": TimeseriesGroup<TimeseriesPoints["insulin_injection"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.lean_body_mass.updated": TimeseriesGroup<TimeseriesPoints["lean_body_mass"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.mindfulness_minutes.updated": TimeseriesGroup<TimeseriesPoints["mindfulness_minutes"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.note.updated": TimeseriesGroup<TimeseriesPoints["note"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.peak_expiratory_flow_rate.updated": TimeseriesGroup<
    TimeseriesPoints["peak_expiratory_flow_rate"]
  >;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.respiratory_rate.updated": TimeseriesGroup<TimeseriesPoints["respiratory_rate"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.sleep_apnea_alert.updated": TimeseriesGroup<TimeseriesPoints["sleep_apnea_alert"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.sleep_breathing_disturbance.updated": TimeseriesGroup<
    TimeseriesPoints["sleep_breathing_disturbance"]
  >;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.stand_duration.updated": TimeseriesGroup<TimeseriesPoints["stand_duration"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.stand_hour.updated": TimeseriesGroup<TimeseriesPoints["stand_hour"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.steps.updated": TimeseriesGroup<TimeseriesPoints["steps"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.stress_level.updated": TimeseriesGroup<TimeseriesPoints["stress_level"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.uv_exposure.updated": TimeseriesGroup<TimeseriesPoints["uv_exposure"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.vo2_max.updated": TimeseriesGroup<TimeseriesPoints["vo2_max"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.waist_circumference.updated": TimeseriesGroup<TimeseriesPoints["waist_circumference"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.water.updated": TimeseriesGroup<TimeseriesPoints["water"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.wheelchair_push.updated": TimeseriesGroup<TimeseriesPoints["wheelchair_push"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.workout_distance.updated": TimeseriesGroup<TimeseriesPoints["workout_distance"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.workout_duration.updated": TimeseriesGroup<TimeseriesPoints["workout_duration"]>;
  /** Points of a series changed, or further points of a day came, from another source or later; they are given as a group of one source. */
  "daily.data.workout_swimming_stroke.updated": TimeseriesGroup<TimeseriesPoints["workout_swimming_stroke"]>;
  /** A record of a day, a night or an occasion changed, or a further record of the day came; its `id` tells which. */
  "daily.data.profile.updated": DailySummary;
  /** A record of a day, a night or an occasion changed, or a further record of the day came; its `id` tells which. */
  "daily.data.activity.updated": DailySummary;
  /** A record of a day, a night or an occasion changed, or a further record of the day came; its `id` tells which. */
  "daily.data.sleep.updated": DailySummary;
  /** A record of a day, a night or an occasion changed, or a further record of the day came; its `id` tells which. */
  "daily.data.body.updated": DailySummary;
  /** A record of a day, a night or an occasion changed, or a further record of the day came; its `id` tells which. */
  "daily.data.workouts.updated": DailySummary;
  /** A record of a day, a night or an occasion changed, or a further record of the day came; its `id` tells which. */
  "daily.data.meal.updated": DailySummary;
  /** A record of a day, a night or an occasion changed, or a further record of the day came; its `id` tells which. */
  "daily.data.menstrual_cycle.updated": DailySummary;
  /** A record of a day, a night or an occasion changed, or a further record of the day came; its `id` tells which. */
  "daily.data.sleep_cycle.updated": DailySummary;
  /** A record of a day, a night or an occasion changed, or a further record of the day came; its `id` tells which. */
  "daily.data.electrocardiogram.updated": DailySummary;
}

/** The kinds of events that this release knows. */
export const webhookEventTypes = [
  "labtest.order.created",
  "labtest.order.updated",
  "labtest.appointment.created",
  "labtest.appointment.updated",
  "labtest.result.critical",
  "lab_report.parsing_job.created",
  "lab_report.parsing_job.updated",
  "provider.connection.created",
  "provider.connection.error",
  "provider.device.created",
  "provider.device.updated",
  "historical.data.afib_burden.created",
  "historical.data.basal_body_temperature.created",
  "historical.data.blood_oxygen.created",
  "historical.data.blood_pressure.created",
  "historical.data.fat.created",
  "historical.data.body_mass_index.created",
  "historical.data.body_temperature.created",
  "historical.data.body_temperature_delta.created",
  "historical.data.weight.created",
  "historical.data.caffeine.created",
  "historical.data.calories_active.created",
  "historical.data.calories_basal.created",
  "historical.data.carbohydrates.created",
  "historical.data.cholesterol.created",
  "historical.data.daylight_exposure.created",
  "historical.data.distance.created",
  "historical.data.electrocardiogram_voltage.created",
  "historical.data.fall.created",
  "historical.data.floors_climbed.created",
  "historical.data.forced_expiratory_volume_1.created",
  "historical.data.forced_vital_capacity.created",
  "historical.data.glucose.created",
  "historical.data.handwashing.created",
  "historical.data.heart_rate_alert.created",
  "historical.data.heart_rate_recovery_one_minute.created",
  "historical.data.heartrate.created",
  "historical.data.hrv.created",
  "historical.data.hypnogram.created",
  "historical.data.ige.created",
  "historical.data.igg.created",
  "historical.data.inhaler_usage.created",
  "historical.data.insulin_injection.created",
  "historical.data.lean_body_mass.created",
  "historical.data.mindfulness_minutes.created",
  "historical.data.note.created",
  "historical.data.peak_expiratory_flow_rate.created",
  "historical.data.respiratory_rate.created",
  "historical.data.sleep_apnea_alert.created",
  "historical.data.sleep_breathing_disturbance.created",
  "historical.data.stand_duration.created",
  "historical.data.stand_hour.created",
  "historical.data.steps.created",
  "historical.data.stress_level.created",
  "historical.data.uv_exposure.created",
  "historical.data.vo2_max.created",
  "historical.data.waist_circumference.created",
  "historical.data.water.created",
  "historical.data.wheelchair_push.created",
  "historical.data.workout_distance.created",
  "historical.data.workout_duration.created",
  "historical.data.workout_swimming_stroke.created",
  "historical.data.profile.created",
  "historical.data.activity.created",
  "historical.data.sleep.created",
  "historical.data.body.created",
  "historical.data.workouts.created",
  "historical.data.meal.created",
  "historical.data.menstrual_cycle.created",
  "historical.data.sleep_cycle.created",
  "historical.data.electrocardiogram.created",
  "daily.data.afib_burden.created",
  "daily.data.basal_body_temperature.created",
  "daily.data.blood_oxygen.created",
  "daily.data.blood_pressure.created",
  "daily.data.fat.created",
  "daily.data.body_mass_index.created",
  "daily.data.body_temperature.created",
  "daily.data.body_temperature_delta.created",
  "daily.data.weight.created",
  "daily.data.caffeine.created",
  "daily.data.calories_active.created",
  "daily.data.calories_basal.created",
  "daily.data.carbohydrates.created",
  "daily.data.cholesterol.created",
  "daily.data.daylight_exposure.created",
  "daily.data.distance.created",
  "daily.data.electrocardiogram_voltage.created",
  "daily.data.fall.created",
  "daily.data.floors_climbed.created",
  "daily.data.forced_expiratory_volume_1.created",
  "daily.data.forced_vital_capacity.created",
  "daily.data.glucose.created",
  "daily.data.handwashing.created",
  "daily.data.heart_rate_alert.created",
  "daily.data.heart_rate_recovery_one_minute.created",
  "daily.data.heartrate.created",
  "daily.data.hrv.created",
  "daily.data.hypnogram.created",
  "daily.data.ige.created",
  "daily.data.igg.created",
  "daily.data.inhaler_usage.created",
  "daily.data.insulin_injection.created",
  "daily.data.lean_body_mass.created",
  "daily.data.mindfulness_minutes.created",
  "daily.data.note.created",
  "daily.data.peak_expiratory_flow_rate.created",
  "daily.data.respiratory_rate.created",
  "daily.data.sleep_apnea_alert.created",
  "daily.data.sleep_breathing_disturbance.created",
  "daily.data.stand_duration.created",
  "daily.data.stand_hour.created",
  "daily.data.steps.created",
  "daily.data.stress_level.created",
  "daily.data.uv_exposure.created",
  "daily.data.vo2_max.created",
  "daily.data.waist_circumference.created",
  "daily.data.water.created",
  "daily.data.wheelchair_push.created",
  "daily.data.workout_distance.created",
  "daily.data.workout_duration.created",
  "daily.data.workout_swimming_stroke.created",
  "daily.data.profile.created",
  "daily.data.activity.created",
  "daily.data.sleep.created",
  "daily.data.body.created",
  "daily.data.workouts.created",
  "daily.data.meal.created",
  "daily.data.menstrual_cycle.created",
  "daily.data.sleep_cycle.created",
  "daily.data.electrocardiogram.created",
  "daily.data.afib_burden.updated",
  "daily.data.basal_body_temperature.updated",
  "daily.data.blood_oxygen.updated",
  "daily.data.blood_pressure.updated",
  "daily.data.fat.updated",
  "daily.data.body_mass_index.updated",
  "daily.data.body_temperature.updated",
  "daily.data.body_temperature_delta.updated",
  "daily.data.weight.updated",
  "daily.data.caffeine.updated",
  "daily.data.calories_active.updated",
  "daily.data.calories_basal.updated",
  "daily.data.carbohydrates.updated",
  "daily.data.cholesterol.updated",
  "daily.data.daylight_exposure.updated",
  "daily.data.distance.updated",
  "daily.data.electrocardiogram_voltage.updated",
  "daily.data.fall.updated",
  "daily.data.floors_climbed.updated",
  "daily.data.forced_expiratory_volume_1.updated",
  "daily.data.forced_vital_capacity.updated",
  "daily.data.glucose.updated",
  "daily.data.handwashing.updated",
  "daily.data.heart_rate_alert.updated",
  "daily.data.heart_rate_recovery_one_minute.updated",
  "daily.data.heartrate.updated",
  "daily.data.hrv.updated",
  "daily.data.hypnogram.updated",
  "daily.data.ige.updated",
  "daily.data.igg.updated",
  "daily.data.inhaler_usage.updated",
  "daily.data.insulin_injection.updated",
  "daily.data.lean_body_mass.updated",
  "daily.data.mindfulness_minutes.updated",
  "daily.data.note.updated",
  "daily.data.peak_expiratory_flow_rate.updated",
  "daily.data.respiratory_rate.updated",
  "daily.data.sleep_apnea_alert.updated",
  "daily.data.sleep_breathing_disturbance.updated",
  "daily.data.stand_duration.updated",
  "daily.data.stand_hour.updated",
  "daily.data.steps.updated",
  "daily.data.stress_level.updated",
  "daily.data.uv_exposure.updated",
  "daily.data.vo2_max.updated",
  "daily.data.waist_circumference.updated",
  "daily.data.water.updated",
  "daily.data.wheelchair_push.updated",
  "daily.data.workout_distance.updated",
  "daily.data.workout_duration.updated",
  "daily.data.workout_swimming_stroke.updated",
  "daily.data.profile.updated",
  "daily.data.activity.updated",
  "daily.data.sleep.updated",
  "daily.data.body.updated",
  "daily.data.workouts.updated",
  "daily.data.meal.updated",
  "daily.data.menstrual_cycle.updated",
  "daily.data.sleep_cycle.updated",
  "daily.data.electrocardiogram.updated",
] as const satisfies readonly (keyof WebhookData)[];
