import type { TimeseriesSource } from "../../../src/generated/types.ts";
import { findProvider } from "../../catalog/providers.ts";
import type { PointSource } from "../connections/source.ts";

/** Returns the source of a group as a response shows it. */
export function serializeSource(source: PointSource): TimeseriesSource {
  const entry = findProvider(source.provider);
  return { name: entry?.name ?? null, slug: source.provider, logo: entry?.logo ?? null, ...source };
}
