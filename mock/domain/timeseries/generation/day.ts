export const sports = ["running", "walking", "cycling", "swimming", "strength_training"] as const;

export type Sport = (typeof sports)[number];

/** A meal of a day. Plans count minutes in local time, so that they apply in every time zone. */
export interface Meal {
  readonly minute: number;
  readonly name: string;
  /** 1 is an average meal. */
  readonly size: number;
  /** Grams. */
  readonly carbohydrates: number;
  /** How far a person with diabetes misjudges the meal: 1 is a far too high insulin dose, -1 a far too low one. */
  readonly misjudgment: number;
}

export interface Workout {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Hash key of the workout. */
  readonly key: number;
  readonly minute: number;
  readonly minutes: number;
  readonly sport: Sport;
  /** Share of the person's capacity: 0 is rest, 1 is maximal. */
  readonly effort: number;
}

/** Activities and state of one person on one day. */
export interface DayOutline {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Minute at which the person fell asleep. Negative before midnight. */
  readonly asleepFrom: number;
  readonly wake: number;
  /** Minute at which the person goes to sleep. Greater than 1440 after midnight. */
  readonly bed: number;
  readonly meals: readonly Meal[];
  /** Meals of the day before, at negative minutes, and of this day. */
  readonly recentMeals: readonly Meal[];
  /** A person trains at most once a day. */
  readonly workout: Workout | null;
  /** Amount of movement of the day. 1 is the person's usual amount. */
  readonly activity: number;
  /** Load of the body, about -1 to 2. It raises the resting heart rate and lowers the heart rate variability. */
  readonly strain: number;
  /** 0 is healthy, 1 is the worst day of an illness. */
  readonly illness: number;
  /** Body weight in kilograms. */
  readonly weight: number;
  /** 0 in the middle of winter, 1 in the middle of summer. */
  readonly summer: number;
  /** Minutes around which the person moves more. */
  readonly busyAt: readonly number[];
}

/** A day with what happens in each minute, which is computed on first use. */
export interface DayPlan extends DayOutline {
  readonly minutes: Minutes;
}

/**
 * What happens in each minute of a day, as it truly is. Every source measures these numbers, each with its own error, so that
 * heart rate, steps, distance and energy agree with each other and between sources.
 */
export interface Minutes {
  readonly steps: Uint8Array;
  /** Meters on foot. */
  readonly meters: Float64Array;
  /** Energy cost in MET. */
  readonly met: Float64Array;
  readonly heart: Float64Array;
  /** Code of the sleep stage. 0 while awake. */
  readonly stage: Uint8Array;
  /** Physical effort in each quarter hour, 0 to 1. */
  readonly effort: Float64Array;
  /** Movement on foot in each quarter hour, about 0 to 1. */
  readonly pace: Float64Array;
}

export function isAsleep(plan: DayOutline, minute: number): boolean {
  return minute < plan.wake ? minute >= plan.asleepFrom : minute >= plan.bed;
}
