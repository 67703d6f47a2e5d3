import { entryFiles } from "../../entry-files.ts";
import { listModules, type Sample } from "../../samples/sample.ts";

/** The modules that samples can import in a page. The adapters need Node, a test runner or a service worker. */
export const pageModules: ReadonlyMap<string, string> = new Map(
  [...entryFiles].filter(([, file]) => !file.startsWith("mock/adapters/")),
);

/** Returns what a sample needs that a page does not have. Empty: it runs. */
export function findNeeds({ code, mode }: Sample): string[] {
  const missing = listModules(code).filter((name) => !pageModules.has(name));
  return missing.length === 0 && mode === "none" ? ["a database"] : missing;
}
