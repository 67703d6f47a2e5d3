import { getCatalogProvider } from "../../catalog/providers.ts";
import { deriveUuid } from "../../kernel/ids.ts";
import { hash53 } from "../../kernel/random.ts";
import { buildAccountKey } from "../connections/table.ts";
import type { DayPlanner } from "../timeseries/generation/day-plan.ts";
import type { SeriesName } from "../timeseries/profiles/index.ts";
import { listSourceTypes } from "../timeseries/sources.ts";
import type { World } from "../world.ts";

/** One user's account at one provider, and the stretch of time whose arrivals are announced. */
export interface Account {
  readonly world: World;
  readonly userId: string;
  /** Slug. */
  readonly provider: string;
  /** Milliseconds. What had arrived by then is known. */
  readonly since: number;
  readonly now: number;
  /** The user's; it plans each day once for all series. */
  readonly planner: DayPlanner;
}

/** The type of the source that usually delivers a series of a provider. */
export function getUsualType(provider: string, series: SeriesName): string {
  return listSourceTypes(series, getCatalogProvider(provider).source_types)[0] ?? "unknown";
}

/** The id of a record that is computed and not stored; the same in every run. */
export function computeRecordId(
  { world, userId, provider }: Account,
  resource: string,
  ...place: number[]
): string {
  return deriveUuid(
    world.seed,
    `daily ${resource}`,
    hash53(buildAccountKey(userId, provider), ...place) % 2 ** 48,
  );
}
