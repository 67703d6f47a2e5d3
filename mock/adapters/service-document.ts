import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

/** Places of the OpenAPI document: beside the built file, or in the sources. */
const places = ["./openapi.json", "../../src/generated/openapi.json"];

/** Reads the OpenAPI document of the service. */
export async function readServiceDocument(): Promise<string> {
  // In CommonJS this is a path.
  const here = import.meta.url;
  const base = here.startsWith("file:") ? here : pathToFileURL(here).href;
  for (const place of places) {
    const text = await readFile(new URL(place, base), "utf8").catch(() => null);
    if (text !== null) return text;
  }
  throw new Error("The package is not complete: openapi.json is missing.");
}
