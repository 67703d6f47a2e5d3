import { toMilliseconds } from "../duration.ts";
import { ConfigurationError } from "../errors/index.ts";
import { sleepWithTimer } from "./bounded.ts";
import { checkHeader, mergeHeaders } from "./headers.ts";
import type { CallOptions, ConnectionOptions } from "./options.ts";
import type { Authorization, Limits, Settings, TransportPlugin } from "./plugin.ts";
import { buildAgentHeaders } from "./runtime.ts";
import {
  callNames,
  checkNames,
  checkRule,
  createValueError,
  isAtLeast,
  isClock,
  isDuration,
  isFunction,
  isObject,
  isSignal,
  type Rule,
} from "./rules.ts";

export type { Authorization, Limits, Settings };

const rules: Readonly<Record<string, Rule>> = {
  timeout: isDuration,
  deadline: isDuration,
  retries: isAtLeast(0),
  maxResponseBytes: isAtLeast(1),
  fetch: isFunction,
  sleep: isFunction,
  now: isClock,
  headers: isObject,
  query: isObject,
  signal: isSignal,
};

/** Checks the given options against their rules. Messages never contain a value. */
function checkOptions(where: string, options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const rule = rules[name];
    if (rule && value !== undefined) checkRule(`${where}.${name}`, rule, value);
  }
}

const defaults: Limits = {
  timeout: 30_000,
  deadline: Infinity,
  retries: 2,
  maxResponseBytes: 2 ** 26,
};

/** The limits of one call: its own options, and the client's where it has none. */
export function resolveLimits(options: CallOptions, base: Limits, where?: string): Limits {
  // Those of a client were checked with its credential.
  if (!where) checkNames("call", options, callNames);
  checkOptions(where ?? "options", options);
  return {
    timeout: toMilliseconds(options.timeout ?? base.timeout),
    deadline: toMilliseconds(options.deadline ?? base.deadline),
    retries: options.retries ?? base.retries,
    maxResponseBytes: options.maxResponseBytes ?? base.maxResponseBytes,
  };
}

/** Refuses a credential that no header can carry, without showing it. */
export function checkCredential(where: string, value: unknown): string {
  if (typeof value === "string") return checkHeader(where, value);
  throw createValueError(where, "a string, or a function that gives one", value, "is the variable set?");
}

/**
 * Whether what is sent to a host stays on this machine: loopback addresses, `localhost`, and names below it or below
 * `test`, which is reserved for tests and is where a mock in the same process has its address.
 */
const isLocalHost = (host: string): boolean => /^(\[::1\]|127\.[\d.]+|(.*\.)?(localhost|test))$/.test(host);

/**
 * Returns the normalized base URL. Throws for credentials, a query or a fragment, because logs would contain them, and for plain
 * HTTP to another machine unless `insecure` is true.
 */
function checkBaseUrl(value: string, insecure: boolean | undefined): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:\/\/[^@?#]+$/.test(url.href)) {
    throw createValueError(
      "baseUrl",
      'like "https://api.example.com", without user, query or fragment',
      value,
      "is the variable set?",
    );
  }
  if (url.protocol === "http:" && !insecure && !isLocalHost(url.hostname)) {
    throw new ConfigurationError(
      "baseUrl: http:// sends the credential and the data unencrypted; use https://, or set allowInsecureHttp",
    );
  }
  let { href } = url;
  while (href.endsWith("/")) href = href.slice(0, -1);
  return href;
}

/** Checks the options of a client, and fills in the defaults. */
export function createSettings(
  options: ConnectionOptions & { readonly plugins?: readonly TransportPlugin[] },
  authorization: Authorization,
  where: string,
): Settings {
  const limits = resolveLimits(options, defaults, where);
  const { now = () => Date.now() } = options;
  if (typeof authorization.value !== "function") checkCredential(authorization.option, authorization.value);
  return {
    baseUrl: checkBaseUrl(options.baseUrl, options.allowInsecureHttp),
    authorization,
    // Looked up at every call, so that an interceptor installed later is not bypassed.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    ...limits,
    headers: mergeHeaders(buildAgentHeaders(), options.headers),
    sleep: options.sleep ?? sleepWithTimer,
    // Looked up like fetch, for timers that a test fakes later.
    now: typeof now === "function" ? now : () => +new Date(now),
    ...(Object.assign({}, ...(options.plugins ?? [])) as TransportPlugin),
  };
}
