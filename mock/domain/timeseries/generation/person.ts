import { drawSex } from "../../patients/synthetic-patient.ts";
import { foldHashToUnit, hash32, hashToUnit } from "../../../kernel/random.ts";
import { physiology } from "./physiology.ts";

/** Lowest and highest value, both inclusive. */
export type Range = readonly [low: number, high: number];

/** Way of life of a user, which a test can choose. It shapes the computed time series. */
export interface Lifestyle {
  /** An athlete has a low resting heart rate and trains nearly every day. @default "average" */
  readonly fitness?: "average" | "athlete";
  /** `shifts` alternates a week of day shifts with a week of night shifts. @default "days" */
  readonly schedule?: "days" | "shifts";
  /** With `type1`, glucose varies widely and the user injects insulin. @default "none" */
  readonly diabetes?: "none" | "type1";
  /** How regularly the user wears devices. @default "good" */
  readonly wear?: "good" | "poor";
  /** Only users in a wheelchair push one. They take no steps and climb no floors. @default "walking" */
  readonly mobility?: "walking" | "wheelchair";
}

/** Possible values of a way of life. The first one is the default. */
export const lifestyleValues = {
  fitness: ["average", "athlete"],
  schedule: ["days", "shifts"],
  diabetes: ["none", "type1"],
  wear: ["good", "poor"],
  mobility: ["walking", "wheelchair"],
} as const satisfies { readonly [Name in keyof Lifestyle]-?: readonly Required<Lifestyle>[Name][] };

/** Model of one user. All sources of the user measure the same person, so that their series agree. */
export interface Person {
  /** Hash key of the person. */
  readonly key: number;
  readonly lifestyle: Required<Lifestyle>;
  readonly sex: "female" | "male";
  /** Years. */
  readonly age: number;
  /** Meters. */
  readonly height: number;
  /** Traits that several series use, so that they agree: a body mass index follows from a weight. */
  readonly traits: Readonly<
    Record<
      "weight" | "bodyFat" | "bodyMassIndex" | "vitalCapacity" | "forcedVolume" | "peakFlow" | "vo2Max",
      number
    >
  >;
  /** Heart rate at complete rest, and the highest possible one. */
  readonly restingHeart: number;
  readonly maxHeart: number;
  /** Usual heart rate variability during sleep, RMSSD in milliseconds. */
  readonly variability: number;
  /** Highest possible energy cost, in MET. */
  readonly maxMet: number;
  /** Resting energy in kcal per day. */
  readonly basalEnergy: number;
  /** Length of a walking step in meters. */
  readonly stepLength: number;
  /** Grams of carbohydrates in an average meal, and the rise of the glucose after it, in mmol/L. */
  readonly carbohydrates: number;
  readonly mealRise: number;
  /** Minutes of the day at which the person usually wakes and falls asleep. `bed` can be before or after midnight. */
  readonly wake: number;
  readonly bed: number;
  /** Probability of a workout per day. */
  readonly training: number;
  /** Amount of movement. 1 is average. */
  readonly activityLevel: number;
  /** True when the person lives south of the equator, where seasons are reversed. */
  readonly southern: boolean;
}

export function interpolate(range: Range, share: number): number {
  return range[0] + (range[1] - range[0]) * share;
}

const southernZones =
  /^(Antarctica|Australia)\/|^Africa\/(Blantyre|Bujumbura|Dar_es_Salaam|Gaborone|Harare|Johannesburg|Kigali|Kinshasa|Luanda|Lubumbashi|Lusaka|Maputo|Maseru|Mbabane|Nairobi|Windhoek)|^America\/(Araguaina|Argentina|Asuncion|Bahia|Belem|Buenos_Aires|Campo_Grande|Cordoba|Coyhaique|Cuiaba|Eirunepe|Fortaleza|Guayaquil|La_Paz|Lima|Maceio|Manaus|Montevideo|Noronha|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Santarem|Santiago|Sao_Paulo)|^Atlantic\/(St_Helena|South_Georgia|Stanley)|^Indian\/(Antananarivo|Chagos|Christmas|Cocos|Comoro|Kerguelen|Mahe|Mauritius|Mayotte|Reunion)|^Pacific\/(Apia|Auckland|Bougainville|Chatham|Easter|Efate|Fakaofo|Fiji|Funafuti|Gambier|Guadalcanal|Marquesas|Norfolk|Noumea|Pago_Pago|Pitcairn|Port_Moresby|Rarotonga|Tahiti|Tongatapu|Wallis)|^Asia\/(Dili|Jakarta|Jayapura|Makassar)/;

/** Ranges that depend on fitness. `spare` is the share of the usual oxygen uptake that training adds or removes. */
const fitnessTable = {
  average: {
    bodyMassIndex: [19.5, 29.5],
    spare: [0.8, 1.2],
    resting: [69, 55],
    training: [0.4, 0.75],
    variability: [0.75, 1.2],
    activity: [0.75, 1.25],
    fat: 0,
  },
  athlete: {
    bodyMassIndex: [19.5, 23.5],
    spare: [1.4, 1.6],
    resting: [49, 41],
    training: [0.88, 0.98],
    variability: [1.3, 1.6],
    activity: [1.05, 1.35],
    fat: -6,
  },
} as const;

export const completeLifestyle = ({
  fitness = "average",
  schedule = "days",
  diabetes = "none",
  wear = "good",
  mobility = "walking",
}: Lifestyle): Required<Lifestyle> => ({ fitness, schedule, diabetes, wear, mobility });

/** Builds the person of a user. The seed, the user id, the lifestyle and the hemisphere of the home determine it. */
export function buildPerson(seed: string, userId: string, given: Lifestyle = {}, homeZone = "UTC"): Person {
  const key = hash32(seed, "person", userId);
  const share = (name: string) => hashToUnit(key, name);
  const pick = (name: string, range: Range) => interpolate(range, share(name));
  const lifestyle = completeLifestyle(given);
  const { fitness, diabetes } = lifestyle;
  const ranges = fitnessTable[fitness];
  const sex = drawSex(seed, userId);
  const age = Math.floor(pick("age", fitness === "athlete" ? [20, 42] : [21, 59]));
  const height = pick("height", sex === "male" ? [1.65, 1.92] : [1.52, 1.78]);
  const bodyMassIndex = pick("bodyMassIndex", ranges.bodyMassIndex);
  const weight = bodyMassIndex * height * height;
  const { bodyFat: fat, maxOxygen, maxHeart, basalEnergy } = physiology;
  const usualFat = fat.bodyMassIndex * bodyMassIndex + fat.age * age + fat[sex] + ranges.fat;
  const bodyFat = Math.max(sex === "male" ? 7 : 14, usualFat + pick("bodyFat", [-3, 3]));
  const { base, age: decline } = maxOxygen[sex];
  // One latent fitness gives the oxygen uptake, the resting heart rate and its variability, so that they agree.
  const vo2Max = (base + decline * age) * pick("fitness", ranges.spare);
  const vitalCapacity = (sex === "male" ? 3 : 2.4) * height - 0.02 * age + pick("vitalCapacity", [-0.4, 0.4]);
  return {
    key,
    lifestyle,
    sex,
    age,
    height,
    traits: {
      weight,
      bodyMassIndex,
      bodyFat,
      vitalCapacity,
      forcedVolume: vitalCapacity * 0.8,
      peakFlow: vitalCapacity * 115,
      vo2Max,
    },
    restingHeart:
      pick("fitness", ranges.resting) + (sex === "female" ? 2 : 0) + pick("restingHeart", [-2.5, 2.5]),
    maxHeart: maxHeart.base + maxHeart.age * age + pick("maxHeart", [-6, 6]),
    variability: (78 - 0.65 * age) * pick("fitness", ranges.variability),
    maxMet: vo2Max / physiology.metOxygen,
    basalEnergy:
      basalEnergy.weight * weight + basalEnergy.height * height + basalEnergy.age * age + basalEnergy[sex],
    stepLength: physiology.stepLength[sex] * height,
    carbohydrates: pick("carbohydrates", [40, 70]),
    mealRise: pick("mealRise", diabetes === "type1" ? [4.5, 6.5] : [1.8, 3]),
    wake: pick("wake", [375, 450]),
    bed: pick("bed", [1335, 1410]),
    training: pick("training", ranges.training),
    activityLevel: pick("vigour", ranges.activity),
    southern: southernZones.test(homeZone),
  };
}

/** Computes the deviation of one measurement: a number between -1 and 1 with a triangular distribution. */
export function computeDeviation(key: number, time: number): number {
  return foldHashToUnit(key, time) + foldHashToUnit(key ^ 0x5bd1e995, time) - 1;
}

/** Computes a smooth random curve between -1 and 1 that turns about once per unit of `time`. */
export function computeCurve(key: number, time: number): number {
  const knot = Math.floor(time);
  const share = time - knot;
  const weight = share * share * (3 - 2 * share);
  const before = foldHashToUnit(key, knot);
  return 2 * (before + (foldHashToUnit(key, knot + 1) - before) * weight) - 1;
}

/**
 * Computes a wave between -1 and 1 with its maximum at a quarter of the period. It uses parabolas, because the last digits of a
 * sine differ between JavaScript engines and a seed must give the same data everywhere.
 */
export function computeWave(turns: number): number {
  const phase = turns - Math.floor(turns);
  return phase < 0.5 ? 16 * phase * (0.5 - phase) : -16 * (phase - 0.5) * (1 - phase);
}
