import type { Duration } from "../../src/duration.ts";
import { MINUTE, parseDuration } from "../kernel/time.ts";
import type { Cell } from "../store/cell.ts";

/** The initial settings of a team. `empty`: every setting is off. `demo`: betas and opt-in features are on. */
export type Preset = "empty" | "demo";

export function isPresetOrNull(value: unknown): value is Preset | null {
  return value === "empty" || value === "demo" || value === null;
}

interface SwitchRow {
  /** What the setting does when it is on. */
  readonly description: string;
  /** Value of the switch in the preset `demo`. In `empty` every switch is off. */
  readonly demo: boolean;
}

/** The switches of a team: closed betas, opt-in features, then additional checks. */
export const switchRows = {
  medfed: { description: "Enables the closed beta of federal insurance plans.", demo: true },
  labReports: { description: "Enables the closed beta of lab report parsing.", demo: true },
  pscIdempotency: {
    description: "Accepts an idempotency key for bookings at a patient service center.",
    demo: true,
  },
  pscAvailabilityCache: {
    description: "Reads free slots at patient service centers from a cache.",
    demo: true,
  },
  pscAsyncConfirmation: {
    description: "Confirms bookings at patient service centers asynchronously.",
    demo: true,
  },
  partialResultWebhooks: { description: "Sends webhooks for partial results.", demo: false },
  rejectDuplicateConnections: {
    description: "Rejects a second connection to the same provider.",
    demo: false,
  },
  minors: { description: "Accepts patients who are minors.", demo: false },
  requireGuarantor: {
    description: "Requires a guarantor for insurance unless the patient is the insured.",
    demo: false,
  },
  rejectPersonalClientUserIds: {
    description: "Rejects a client_user_id that looks like personal data.",
    demo: false,
  },
} as const satisfies Readonly<Record<string, SwitchRow>>;

interface DurationRow {
  readonly description: string;
  /** Milliseconds. */
  readonly initial: number;
}

/** The durations that a team can set. */
export const durationRows = {
  linkTokenLifetime: { description: "The lifetime of a link token.", initial: 60 * MINUTE },
} as const satisfies Readonly<Record<string, DurationRow>>;

type SwitchName = keyof typeof switchRows;
type DurationName = keyof typeof durationRows;
/** The name of a setting. */
export type SettingName = SwitchName | DurationName;

/** The values of all settings. Durations are in milliseconds. */
export type SettingValues = { readonly [Name in SwitchName]: boolean } & {
  readonly [Name in DurationName]: number;
};

/** Settings to change. Durations are in milliseconds, or strings of whole units such as `"10m"`. */
export type SettingChanges = { readonly [Name in SwitchName]?: boolean } & {
  readonly [Name in DurationName]?: Duration;
};

function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(switchRows, name);
}

function isDuration(name: string): name is DurationName {
  return Object.hasOwn(durationRows, name);
}

const switchNames = Object.keys(switchRows).filter(isSwitch);
const durationNames = Object.keys(durationRows).filter(isDuration);

export const settingNames: readonly SettingName[] = [...switchNames, ...durationNames];

/** Creates the settings of a new world. */
export function createInitialSettings(preset: Preset): SettingValues {
  const switches = switchNames.map((name) => [name, preset === "demo" && switchRows[name].demo]);
  const durations = durationNames.map((name) => [name, durationRows[name].initial]);
  const values: SettingValues = Object.fromEntries([...switches, ...durations]);
  return values;
}

function readSetting(name: string, value: unknown): boolean | number {
  if (isSwitch(name)) {
    if (typeof value === "boolean") return value;
    throw new TypeError(`The setting "${name}" must be true or false.`);
  }
  if (isDuration(name)) {
    if (typeof value === "string" || typeof value === "number") return parseDuration(value);
    throw new TypeError(`The setting "${name}" must be a duration, such as "10m".`);
  }
  throw new TypeError(`There is no setting "${name}". The settings are ${settingNames.join(", ")}.`);
}

/** Returns whether a value, such as one of an import, contains only settings. Newer settings may be missing. */
export function areSettings(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  try {
    for (const [name, given] of Object.entries(value)) readSetting(name, given);
    return !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A setting, what it does, and its value. */
export interface SettingInfo {
  readonly name: SettingName;
  readonly description: string;
  /** True or false, or a duration in milliseconds. */
  readonly value: boolean | number;
}

/** `mock.settings`: the settings of a team. */
export interface SettingsFacade {
  /** Returns all settings. */
  get(): SettingValues;
  /** Lists all settings with what each does. */
  list(): SettingInfo[];
  /** Changes the given settings and returns all settings. */
  set(values: SettingChanges): SettingValues;
}

/** The settings of one world. */
export class Settings {
  readonly #cell: Cell<SettingValues>;
  readonly #initial = createInitialSettings("empty");

  constructor(cell: Cell<SettingValues>) {
    this.#cell = cell;
  }

  get(): SettingValues {
    // A world that an older version exported lacks newer settings.
    return { ...this.#initial, ...this.#cell.get() };
  }

  list(): SettingInfo[] {
    const values = this.get();
    const rows = { ...switchRows, ...durationRows };
    return settingNames.map((name) => ({
      name,
      description: rows[name].description,
      value: values[name],
    }));
  }

  /**
   * Changes the given settings and keeps the others. Ignores undefined values. Throws TypeError for an unknown name or a value of
   * the wrong type, and RangeError for a malformed duration. It changes nothing then.
   */
  set(changes: SettingChanges): SettingValues {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const read = Object.fromEntries(given.map(([name, value]) => [name, readSetting(name, value)]));
    this.#cell.set({ ...this.get(), ...read });
    return this.get();
  }
}
