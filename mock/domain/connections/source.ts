import { deriveUuid } from "../../kernel/ids.ts";
import { hash53 } from "../../kernel/random.ts";

/** Where points come from: the source of a group without what the catalog says of its provider. */
export interface Source {
  /** Provider slug. */
  readonly provider: string;
  /** Type of device or entry, such as `watch`. */
  readonly type: string;
  readonly app_id: string | null;
  readonly device_id: string | null;
  readonly sport: string | null;
  readonly workout_id: string | null;
}

/** Sources that people enter things into or that the provider puts together have no device. */
const withoutDevice: ReadonlySet<string> = new Set(["app", "multiple_sources", "unknown"]);

/** Sources that are programs on a phone. */
const withApp: ReadonlySet<string> = new Set(["app", "phone"]);

/** One source of a user's account, with ids that follow from the seed. */
export function buildSource(seed: string, userId: string, provider: string, type: string): Source {
  return {
    provider,
    type,
    app_id: withApp.has(type) ? `test.sanguine.${provider.replaceAll("_", "")}` : null,
    device_id: withoutDevice.has(type)
      ? null
      : deriveUuid(seed, "device", hash53(userId, provider, type) % 2 ** 48),
    sport: null,
    workout_id: null,
  };
}
