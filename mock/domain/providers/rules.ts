import { providers, sourceTypes, type CatalogProvider } from "../../catalog/providers.ts";
import { invalid } from "../refusal.ts";

/** The catalogue, or what of it is of one kind. A kind that does not exist is refused rather than answered with nothing. */
export function listProviders(sourceType: string | null | undefined): readonly CatalogProvider[] {
  if (sourceType == null) return providers;
  if (sourceTypes.some((known) => known === sourceType)) {
    return providers.filter((entry) => entry.source_type === sourceType);
  }
  const expected = sourceTypes.map((known) => `'${known}'`).join(", ");
  throw invalid(["query", "source_type"], "enum", `Input should be one of ${expected}`, sourceType, {
    expected,
  });
}
