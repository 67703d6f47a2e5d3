import type { LabCatalog } from "./catalog.ts";

let loading: Promise<LabCatalog> | null = null;

/** Loads the catalogue on its first use; handlers await it, so that the rules need not. */
export function loadLabCatalog(): Promise<LabCatalog> {
  loading ??= import("./catalog.ts").then(
    ({ labCatalog }) => labCatalog,
    (cause: unknown) => {
      // A chunk that a page could not fetch may come at the next try.
      loading = null;
      throw cause;
    },
  );
  return loading;
}
