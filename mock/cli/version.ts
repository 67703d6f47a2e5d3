import { readFile } from "node:fs/promises";

/** Reads the version of this package, from its own description: beside `dist`, or above the sources. */
export async function readVersion(): Promise<string> {
  for (const path of ["../package.json", "../../package.json"]) {
    const text = await readFile(new URL(path, import.meta.url), "utf8").catch(() => "{}");
    const { name, version }: { name?: unknown; version?: unknown } = JSON.parse(text);
    if (name === "sanguine" && typeof version === "string") return version;
  }
  throw new Error("The version of this package cannot be read: its package.json is missing.");
}
