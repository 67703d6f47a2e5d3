import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

export class MissingFileError extends Error {
  constructor(name: string) {
    super(
      `The package is not complete: ${name} is missing. When you bundle your program, keep sanguine external and install it where the program runs.`,
    );
  }
}

/**
 * Returns the URL of a module, or null in a bundle that does not know it.
 *
 * @param here - the module's `import.meta.url`. In CommonJS it is a path, and undefined in some bundles
 */
export function getModuleUrl(here: string | undefined): string | null {
  if (here === undefined || here === "") return null;
  return here.startsWith("file:") ? here : pathToFileURL(here).href;
}

/** Reads a text file of the package from the first place, relative to a module, that has it. Rejects with MissingFileError. */
export async function readPackageFile(
  places: readonly [string, ...string[]],
  base: string | null,
): Promise<string> {
  if (base !== null)
    for (const place of places) {
      const text = await readFile(new URL(place, base), "utf8").catch(() => null);
      if (text !== null) return text;
    }
  throw new MissingFileError(places[0]);
}

export function readServiceDocument(): Promise<string> {
  return readPackageFile(["openapi.json", "../../src/generated/openapi.json"], getModuleUrl(import.meta.url));
}
