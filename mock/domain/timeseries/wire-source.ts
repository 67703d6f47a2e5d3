import type { TimeseriesSource } from "../../../src/generated/types.ts";
import { findProvider } from "../../catalog/providers.ts";
import type { Source } from "./table.ts";

/** The source of a group on the wire. */
export function wireSource(source: Source): TimeseriesSource {
  const entry = findProvider(source.provider);
  return { ...source, name: entry?.name ?? null, slug: source.provider, logo: entry?.logo ?? null };
}
