import type { TimeseriesPoints } from "../../../../../src/generated/types.ts";

/** The expected shape of a series, independent of the rows that compute it. */
export interface Expected {
  readonly unit: string;
  readonly kind: "interval" | "instant";
  /** Minimum and maximum number of points per day, over many days. */
  readonly perDay: readonly [number, number];
  /** Lowest and highest plausible number. */
  readonly range: readonly [number, number];
  readonly decimals: number;
}

function row(
  unit: string,
  kind: Expected["kind"],
  perDay: Expected["perDay"],
  range: Expected["range"],
  decimals = 0,
): Expected {
  return { unit, kind, perDay, range, decimals };
}

export const expected: { readonly [Name in keyof TimeseriesPoints]: Expected } = {
  afib_burden: row("%", "interval", [0.12, 0.16], [0, 20], 1),
  basal_body_temperature: row("°C", "interval", [0.99, 1.01], [35.5, 37.5], 2),
  blood_oxygen: row("%", "instant", [40, 48.1], [88, 100]),
  blood_pressure: row("mmHg", "instant", [1.99, 2.01], [50, 160]),
  body_fat: row("%", "instant", [0.99, 1.01], [6, 48], 1),
  body_mass_index: row("index", "interval", [0.99, 1.01], [17, 33], 1),
  body_temperature: row("°C", "interval", [23.9, 24.1], [35.5, 38.2], 2),
  body_temperature_delta: row("°C", "interval", [0.9, 1.01], [-1.5, 2], 2),
  body_weight: row("kg", "instant", [0.99, 1.01], [40, 130], 1),
  caffeine: row("g", "interval", [1.7, 2.8], [0.01, 0.3], 3),
  calories_active: row("kcal", "interval", [20, 68], [0.1, 500], 1),
  calories_basal: row("kcal", "instant", [23.9, 24.1], [40, 100], 1),
  carbohydrates: row("g", "interval", [2.9, 3.1], [10, 130], 1),
  cholesterol: row("mmol/L", "instant", [0.03, 0.06], [0.3, 9], 2),
  daylight_exposure: row("min", "interval", [6, 15], [1, 60]),
  distance: row("m", "interval", [25, 68], [0.1, 5000], 1),
  electrocardiogram_voltage: row("mV", "instant", [100, 115], [-1, 2], 3),
  fall: row("count", "interval", [0.002, 0.03], [1, 1]),
  floors_climbed: row("count", "instant", [5, 17], [1, 60]),
  forced_expiratory_volume_1: row("L", "interval", [1.7, 2.01], [1.5, 5.5], 2),
  forced_vital_capacity: row("L", "interval", [1.7, 2.01], [2, 6.5], 2),
  glucose: row("mmol/L", "instant", [287.9, 288.1], [3.5, 12], 1),
  handwashing: row("count", "interval", [4.5, 5.8], [1, 1]),
  heart_rate_alert: row("count", "interval", [0.01, 0.06], [1, 1]),
  heart_rate_recovery_one_minute: row("count", "interval", [0.3, 0.8], [5, 70]),
  heartrate: row("bpm", "instant", [1200, 1441], [35, 200]),
  hrv: row("rmssd", "instant", [78, 96.1], [8, 130], 1),
  hypnogram: row("stage", "interval", [18, 42], [-1, 4]),
  ige: row("FSU", "instant", [0.01, 0.025], [0, 60], 1),
  igg: row("FSU", "instant", [0.01, 0.025], [0, 80], 1),
  inhaler_usage: row("count", "interval", [0.6, 1], [1, 4]),
  insulin_injection: row("unit", "interval", [3.9, 4.1], [1, 40], 1),
  lean_body_mass: row("kg", "interval", [0.99, 1.01], [25, 100], 1),
  mindfulness_minutes: row("min", "interval", [0.45, 0.75], [5, 20]),
  note: row("text", "interval", [3.2, 3.9], [0, 0]),
  peak_expiratory_flow_rate: row("L/min", "interval", [1.7, 2.01], [200, 750]),
  respiratory_rate: row("bpm", "instant", [78, 96.1], [8, 45], 1),
  sleep_apnea_alert: row("count", "interval", [0.01, 0.08], [1, 1]),
  sleep_breathing_disturbance: row("count", "interval", [0.9, 1.01], [0, 30]),
  stand_duration: row("min", "interval", [9, 17], [1, 60]),
  stand_hour: row("count", "interval", [12, 17], [0, 1]),
  steps: row("count", "interval", [25, 68], [1, 3000]),
  stress_level: row("%", "instant", [45, 70], [0, 100]),
  uv_exposure: row("index", "interval", [6, 15], [0.1, 12], 1),
  vo2_max: row("mL/kg/min", "interval", [0.12, 0.16], [15, 70], 1),
  waist_circumference: row("cm", "interval", [0.12, 0.16], [60, 120], 1),
  water: row("ml", "instant", [5.6, 7], [50, 500]),
  wheelchair_push: row("count", "interval", [25, 68], [1, 1500]),
  workout_distance: row("m", "interval", [6, 40], [30, 800], 1),
  workout_duration: row("min", "interval", [0.3, 0.8], [15, 90], 1),
  workout_swimming_stroke: row("count", "interval", [1, 16], [10, 60]),
};
