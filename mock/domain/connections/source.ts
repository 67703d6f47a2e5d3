import { deriveUuid } from "../../kernel/ids.ts";
import { hash53 } from "../../kernel/random.ts";

/** Source of points, without the provider fields of the catalog. */
export interface PointSource {
  readonly provider: string;
  /** Type of device or entry, such as `watch`. */
  readonly type: string;
  readonly app_id: string | null;
  readonly device_id: string | null;
  readonly sport: string | null;
  readonly workout_id: string | null;
}

/** Source types without a device: manual entry, and sources that the provider merges. */
const withoutDevice: ReadonlySet<string> = new Set(["app", "multiple_sources", "unknown"]);

const withApp: ReadonlySet<string> = new Set(["app", "phone"]);

/** Builds one source of a user's account. The seed determines its ids. */
export function buildSource(seed: string, userId: string, provider: string, type: string): PointSource {
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
