import { toMilliseconds } from "../duration.ts";
import { ConfigurationError } from "../errors/index.ts";
import { VERSION } from "../generated/version.ts";
import { sleepWithTimer } from "./bounded.ts";
import {
  checkOptions,
  checkValue,
  clientChecks,
  createValueError,
  isHeader,
  retryChecks,
} from "./check-options.ts";
import type { Limits, Settings } from "./context.ts";
import { mergeHeaders } from "./encode.ts";
import type { CallOptions, ConnectionOptions, LinkCredential, TeamCredential } from "./options.ts";

const defaults: Limits = {
  timeout: 30_000,
  deadline: Infinity,
  retries: {},
  maxResponseBytes: 2 ** 26,
  fetchOptions: {},
};

/** The limits of one call: its own options, and the client's where it has none. */
export function resolveLimits(options: CallOptions, base: Limits, where = "call"): Limits {
  let { retries = base.retries } = options;
  if (typeof retries === "number") retries = { attempts: retries + 1 };
  checkOptions(`${where}.retries`, retries, retryChecks);
  return {
    timeout: toMilliseconds(options.timeout ?? base.timeout),
    deadline: toMilliseconds(options.deadline ?? base.deadline),
    retries,
    maxResponseBytes: options.maxResponseBytes ?? base.maxResponseBytes,
    fetchOptions: { ...base.fetchOptions, ...options.fetchOptions },
  };
}

/** Refuses a credential that no header can carry, without showing it. */
export function checkCredential(where: string, value: unknown): string {
  if (typeof value === "string") return checkValue(where, isHeader, value);
  throw createValueError(where, "a string, or a function that gives one", value, "is the variable set?");
}

/**
 * Whether plain HTTP may carry the credential to a host: on this machine, or below `test`, which is reserved for tests and is
 * where a mock in the same process has its address. A sandbox key may also go to a container or another name of the caller's network.
 */
const mayUseHttp = (host: string, credential: unknown): boolean =>
  /^(\[::1\]|127\.[\d.]+|(.*\.)?(localhost|test))$/.test(host) ||
  (String(credential).startsWith("sk_") && /^[^.:]+$|\.(internal|local)$/.test(host));

/**
 * Returns the normalized base URL. Throws for credentials, a query or a fragment, because logs would contain them, and for plain
 * HTTP to another machine unless `allowInsecureHttp` is true, or the credential is a sandbox key and the host is in the caller's network.
 */
function checkBaseUrl({ baseUrl: value, allowInsecureHttp }: ConnectionOptions, credential: unknown): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:\/\/[^@?#]+$/.test(url.href)) {
    throw createValueError(
      "baseUrl",
      'like "https://api.example.com", without user, query or fragment',
      value,
      "is the variable set?",
    );
  }
  if (url.protocol === "http:" && !allowInsecureHttp && !mayUseHttp(url.hostname, credential)) {
    throw new ConfigurationError("baseUrl: http:// is not encrypted; use https://, or set allowInsecureHttp");
  }
  return url.href.replace(/\/+$/, "");
}

/**
 * Checks the options of a client, and fills in the defaults.
 * @param option - the credential: the team's API key or a link token.
 * @param names - the options that this kind of client takes beyond those of all.
 * @throws ConfigurationError for an option that cannot be used, and for an API key in a browser, unless that is allowed.
 */
export function createSettings(
  option: "apiKey" | "linkToken",
  options: ConnectionOptions & Partial<TeamCredential & LinkCredential>,
  where: string,
  names: readonly string[],
): Settings {
  checkOptions(where, options, clientChecks, [option, ...names]);
  const isTeam = option === "apiKey";
  if (isTeam && isBrowser() && !options.dangerouslyAllowBrowser) {
    throw new ConfigurationError(
      `${where}: a browser exposes a team key; call from a server, or set dangerouslyAllowBrowser`,
    );
  }
  const header = isTeam ? "x-service-api-key" : "x-service-link-token";
  const limits = resolveLimits(options, defaults, where);
  const { now = () => Date.now(), [option]: value } = options;
  return {
    authorization: {
      header,
      option,
      value: typeof value === "function" ? value : checkCredential(option, value),
    },
    baseUrl: checkBaseUrl(options, value),
    // Looked up at every call, so that an interceptor installed later is not bypassed.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    ...limits,
    headers: mergeHeaders(buildAgentHeaders(), options.headers),
    sleep: options.sleep ?? sleepWithTimer,
    // Looked up like fetch, for timers that a test fakes later.
    now: typeof now === "function" ? now : () => +new Date(now),
  };
}

/** A registered symbol, so that another copy of this package (such as CommonJS) also finds the settings. */
const key = Symbol.for("sanguine.settings");

/** `Symbol.dispose`, or what compilers use in its place on a runtime without it. */
const disposeSymbol: symbol = (Symbol as { dispose?: symbol }).dispose ?? Symbol.for("Symbol.dispose");

/** Attaches the settings to a client, behind a function that no printer and no serializer calls, and makes it disposable. */
export const attachSettings = <T extends object>(client: T, settings: Settings): T & Disposable =>
  Object.defineProperties(client, {
    [key]: { value: () => settings },
    [disposeSymbol]: { value: () => void (settings.disposed = true) },
  }) as T & Disposable;

/** Returns the settings of a client. Throws ConfigurationError for any other object. */
export function getSettings(client: object): Settings {
  const read = (client as { [key]?: () => Settings } | null | undefined)?.[key];
  if (read) return read();
  throw new ConfigurationError("createRawClient: pass a client of createClient or createLinkClient");
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
function buildAgentHeaders(): Record<string, string> {
  const scope = globalThis as Scope;
  if (hasPage(scope)) return {};
  const versions = scope.process?.versions ?? {};
  // Bun and Deno name a version of Node too.
  const runtime = ["bun", "deno", "node"].find((name) => versions[name]);
  return { "user-agent": `sanguine/${VERSION}${runtime ? ` (${runtime} ${versions[runtime]})` : ""}` };
}
