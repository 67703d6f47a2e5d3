import type { Duration } from "../../src/duration.ts";
import { isFields } from "../kernel/fields.ts";
import { MINUTE, parseDuration } from "../kernel/time.ts";
import type { Cell } from "../store/cell.ts";

/** The initial settings of a team. `empty`: every setting is off. `demo`: betas and opt-in features are on. */
export type Preset = "empty" | "demo";

export function isPresetOrNull(value: unknown): value is Preset | null {
  return value === "empty" || value === "demo" || value === null;
}

interface SettingRow {
  /** What the setting does when it is on, or what the duration is. */
  readonly description: string;
  /** The value in the preset `demo`: of a switch, or a duration in milliseconds. In `empty` every switch is off. */
  readonly demo: boolean | number;
}

/** The settings of a team: closed betas, opt-in features, additional checks, then durations. */
export const settingRows = {
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
  linkTokenLifetime: { description: "The lifetime of a link token.", demo: 60 * MINUTE },
} as const satisfies Readonly<Record<string, SettingRow>>;

/** The name of a setting. */
export type SettingName = keyof typeof settingRows;

/** The values of all settings. Durations are in milliseconds. */
export type SettingValues = {
  readonly [Name in SettingName]: (typeof settingRows)[Name]["demo"] extends boolean ? boolean : number;
};

/** Settings to change. Durations are in milliseconds, or strings of whole units such as `"10m"`. */
export type SettingChanges = {
  readonly [Name in SettingName]?: SettingValues[Name] extends boolean ? boolean : Duration;
};

export const settingNames = Object.keys(settingRows) as readonly SettingName[];

export function createInitialSettings(preset: Preset): SettingValues {
  const values = settingNames.map((name) => {
    const { demo } = settingRows[name];
    return [name, preset === "empty" && typeof demo === "boolean" ? false : demo];
  });
  return Object.fromEntries(values) as SettingValues;
}

/** Returns whether a value, such as one of an import, contains only settings. Newer settings may be missing. */
export function areSettings(value: unknown): boolean {
  if (!isFields(value)) return false;
  return Object.entries(value).every(([name, given]) => {
    if (!Object.hasOwn(settingRows, name)) return false;
    const isSwitch = typeof settingRows[name as SettingName].demo === "boolean";
    return isSwitch ? typeof given === "boolean" : Number.isSafeInteger(given) && Number(given) >= 0;
  });
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
    return settingNames.map((name) => ({
      name,
      description: settingRows[name].description,
      value: values[name],
    }));
  }

  /** Changes the given settings, whose values are checked, and keeps the others. Ignores undefined values. */
  set(changes: SettingChanges): SettingValues {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const read = given.map(([name, value]) => [
      name,
      typeof value === "boolean" ? value : parseDuration(value),
    ]);
    this.#cell.set({ ...this.get(), ...Object.fromEntries(read) });
    return this.get();
  }
}
