import { MINUTE, parseDuration } from "../kernel/time.ts";
import type { Cell } from "../store/cell.ts";

/** How a new world is filled: `empty` has nothing of its own, `demo` has what a sandbox offers. */
export type Preset = "empty" | "demo";

/** Tells whether a value, of an import perhaps, is a preset or null. */
export function isPresetOrNull(value: unknown): value is Preset | null {
  return value === "empty" || value === "demo" || value === null;
}

interface SwitchRow {
  /** What it does where it is true. */
  readonly description: string;
  /** Its value under the preset `demo`; under `empty` every switch is off. */
  readonly demo: boolean;
}

/** The switches of a team: closed betas first, then what a team opts in to, then how strict the service is. */
export const switchRows = {
  medfed: { description: "The closed beta of federal insurance plans is open.", demo: true },
  labReports: { description: "The closed beta of lab report parsing is open.", demo: true },
  pscIdempotency: { description: "Bookings at a service center take an idempotency key.", demo: true },
  pscAvailabilityCache: { description: "Free slots at a service center come from a cache.", demo: true },
  pscAsyncConfirmation: { description: "Bookings at a service center are confirmed later.", demo: true },
  partialResultWebhooks: { description: "Results are announced while some are still open.", demo: false },
  rejectDuplicateConnections: {
    description: "A second connection to the same provider is refused.",
    demo: false,
  },
  minors: { description: "Patients under age are taken.", demo: false },
  requireGuarantor: {
    description: "Insurance asks for a guarantor unless the patient is the insured.",
    demo: false,
  },
  refusePersonalClientUserIds: {
    description: "A client_user_id that looks like personal data is refused.",
    demo: false,
  },
} as const satisfies Readonly<Record<string, SwitchRow>>;

interface DurationRow {
  readonly description: string;
  /** Milliseconds. */
  readonly initial: number;
}

/** The lengths of time that a team may set. */
export const durationRows = {
  linkTokenLifetime: { description: "How long a link token can be used.", initial: 60 * MINUTE },
} as const satisfies Readonly<Record<string, DurationRow>>;

type SwitchName = keyof typeof switchRows;
type DurationName = keyof typeof durationRows;
export type SettingName = SwitchName | DurationName;

/** The values of all settings; durations in milliseconds. */
export type SettingValues = { readonly [Name in SwitchName]: boolean } & {
  readonly [Name in DurationName]: number;
};

/** Values to set; durations also as texts of whole units, such as `"10m"`. */
export type SettingChanges = { readonly [Name in SwitchName]?: boolean } & {
  readonly [Name in DurationName]?: string | number;
};

function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(switchRows, name);
}

function isDuration(name: string): name is DurationName {
  return Object.hasOwn(durationRows, name);
}

const switchNames = Object.keys(switchRows).filter(isSwitch);
const durationNames = Object.keys(durationRows).filter(isDuration);

/** The names of all settings. */
export const settingNames: readonly SettingName[] = [...switchNames, ...durationNames];

/** The settings of a new world. */
export function createInitialSettings(preset: Preset): SettingValues {
  const switches = switchNames.map((name) => [name, preset === "demo" && switchRows[name].demo]);
  const durations = durationNames.map((name) => [name, durationRows[name].initial]);
  const values: SettingValues = Object.fromEntries([...switches, ...durations]);
  return values;
}

function readSetting(name: string, value: unknown): boolean | number {
  if (isSwitch(name)) {
    if (typeof value === "boolean") return value;
    throw new TypeError(`The setting "${name}" is either true or false.`);
  }
  if (isDuration(name)) {
    if (typeof value === "string" || typeof value === "number") return parseDuration(value);
    throw new TypeError(`The setting "${name}" is a duration, such as "10m".`);
  }
  throw new TypeError(`There is no setting "${name}". There are ${settingNames.join(", ")}.`);
}

/** Tells whether a value, of an import perhaps, holds settings alone. Those that came later may be missing. */
export function areSettings(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  try {
    for (const [name, given] of Object.entries(value)) readSetting(name, given);
    return !Array.isArray(value);
  } catch {
    return false;
  }
}

/** `mock.settings`: the switches of a team. */
export interface SettingsFacade {
  get(): SettingValues;
  /** Sets some of them and leaves the others. */
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
    // A world that was exported before a setting came to be has none of that name.
    return { ...this.#initial, ...this.#cell.get() };
  }

  /**
   * Sets the given settings and leaves the others as they are. Undefined leaves one as it is, too.
   * @throws TypeError for an unknown name or a value of the wrong kind, RangeError for a malformed duration; nothing is
   * set then.
   */
  set(changes: SettingChanges): SettingValues {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const read = Object.fromEntries(given.map(([name, value]) => [name, readSetting(name, value)]));
    this.#cell.set({ ...this.get(), ...read });
    return this.get();
  }
}
