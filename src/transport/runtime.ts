import { ConfigurationError } from "../errors/index.ts";
import { VERSION } from "../generated/version.ts";

/** Returns random digits. Throws ConfigurationError in a runtime without WebCrypto. */
export function createRandomText(): string {
  // Some runtimes and test environments lack it.
  const random = (globalThis as { crypto?: Partial<typeof crypto> }).crypto;
  if (!random?.getRandomValues)
    throw new ConfigurationError(
      "this runtime has no crypto.getRandomValues (WebCrypto): use a newer one, or pass idempotencyKey",
    );
  return random.getRandomValues(new Uint32Array(4)).join("-");
}

interface Scope {
  readonly document?: unknown;
  readonly importScripts?: unknown;
  readonly WorkerNavigator?: unknown;
  readonly Deno?: unknown;
  readonly Bun?: unknown;
  readonly process?: { readonly versions?: Readonly<Record<string, string | undefined>> };
}

/** Returns whether there is a document, or a worker of one. Edge runtimes have some of a worker's globals, but not both of these. */
const hasPage = ({ document, importScripts, WorkerNavigator }: Scope): boolean =>
  Boolean(document ?? (importScripts && WorkerNavigator));

/** Returns whether this is a page or a worker in a browser, and not a server or a test with a DOM. */
export function isBrowser(): boolean {
  const scope = globalThis as Scope;
  return hasPage(scope) && !scope.Deno && !scope.Bun && !scope.process?.versions?.node;
}

/**
 * Returns the headers that name this package, its version and the runtime: `sanguine/1.0.0 (node 20.19.0)`. Returns none where
 * there is a DOM: a browser sends its own, and a test's DOM may refuse another.
 */
export function buildAgentHeaders(): Record<string, string> {
  const scope = globalThis as Scope;
  if (hasPage(scope)) return {};
  const versions = scope.process?.versions ?? {};
  // Bun and Deno name a version of Node too.
  const runtime = ["bun", "deno", "node"].find((name) => versions[name]);
  return { "user-agent": `sanguine/${VERSION}${runtime ? ` (${runtime} ${versions[runtime]})` : ""}` };
}
