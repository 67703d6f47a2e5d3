import type { ClockMode } from "../kernel/clock.ts";
import { hash32 } from "../kernel/random.ts";
import { deriveToken } from "../kernel/ids.ts";
import { parseDuration, readInstant, type Instant } from "../kernel/time.ts";
import type { Preset } from "../domain/settings.ts";
import { getTeamTag } from "../domain/team-tag.ts";
import { FIRST_TEAM } from "../tools/control/control-path.ts";
import type { WorldStore } from "../world-store/world-store.ts";
import { trimTrailingSlashes } from "../kernel/trim-trailing-slashes.ts";

/** Options of `createMock`. All are optional. The same options always create the same mock. */
export interface MockOptions {
  /** Seed for ids, names, values and times. @default "sanguine" */
  readonly seed?: string;
  /**
   * A file of records to start with, as `mock.seedWorld` takes them: JSON, or YAML with the package `yaml`. `reset` removes them.
   * @default no records
   */
  readonly seedFile?: string;
  /** Start time of the clock: ISO 8601 with an offset, milliseconds or a Date. @default "2026-01-15T09:00:00Z" */
  readonly now?: Instant;
  /** `frozen`: time stands still until you advance it. `running`: the server advances it by real time. @default "frozen" */
  readonly clock?: ClockMode;
  /** `empty`: no users, every setting off. `demo`: betas and opt-ins are on. @default "empty" */
  readonly preset?: Preset;
  /** Base URL. @default a host under `.test` that derives from the seed */
  readonly url?: string;
  /** URL of the link page. @default `/link` under the URL of the request */
  readonly linkUrl?: string;
  /** Name of your application on the link page, up to 60 characters. @default "Example App" */
  readonly appName?: string;
  /** API key. @default derived from the seed */
  readonly apiKey?: string;
  /** Token for the control API. @default derived from the seed */
  readonly controlToken?: string;
  /** How many requests the journal keeps. @default 1000 */
  readonly journalSize?: number;
  /** Points of a time series on one page. @default 1000 */
  readonly pageSize?: number;
  /**
   * How many `users` and `orders` each team can hold, and how many `teams` the mock, its own included. More are rejected with 429. With a
   * store, `teams` limits what this process holds at a time.
   * @default no limits
   */
  readonly quotas?: { readonly users?: number; readonly orders?: number; readonly teams?: number };
  /** Removes each team of `mock.team()` that got no request for so long: `"30m"`, or milliseconds of real time. It needs a server, which measures the time. @default teams stay */
  readonly teamTtl?: string | number;
  /**
   * Keeps the teams, so that many mocks can share them: `createWorldStore` of `sanguine/mock/store/postgres` or
   * `sanguine/mock/store/redis`. Requests and the control API see the teams of the store; methods of this mock do not.
   * @default the memory of this process
   */
  readonly store?: WorldStore;
}

/** Checked options, with their defaults. */
export type MockSettings = Readonly<ReturnType<typeof readOptions>>;

const DEFAULT_SEED = "sanguine";
const DEFAULT_APP_NAME = "Example App";
const DEFAULT_NOW = "2026-01-15T09:00:00Z";

/** Checks what the schema of the options does not, and adds defaults. Throws TypeError or RangeError that names the invalid option. */
export function readOptions(options: MockOptions) {
  const seed = options.seed ?? DEFAULT_SEED;
  const { href, prefix } = readUrl("url", options.url ?? deriveUrl(seed));
  return {
    seed,
    start: readNow(options.now ?? DEFAULT_NOW),
    clock: options.clock ?? "frozen",
    preset: options.preset ?? "empty",
    url: href,
    prefix,
    linkUrl: options.linkUrl === undefined ? null : readUrl("linkUrl", options.linkUrl).href,
    appName: readAppName(options.appName ?? DEFAULT_APP_NAME),
    apiKey: readKey(options.apiKey ?? deriveApiKey(seed, FIRST_TEAM)),
    controlToken: readSecret("controlToken", options.controlToken ?? deriveControlToken(seed)),
    journalSize: options.journalSize,
    pageSize: options.pageSize,
    quotas: options.quotas ?? {},
    /** Milliseconds of real time; null keeps teams. */
    teamTtl: options.teamTtl === undefined ? null : readTtl(options.teamTtl),
    store: options.store ?? null,
  };
}

/** Parses a time to live. Throws RangeError when it is not longer than 0. */
export function readTtl(ttl: string | number): number {
  const ms = parseDuration(ttl);
  if (ms > 0) return ms;
  throw new RangeError('teamTtl must be longer than 0, such as "30m".');
}

/** Checks the name of an application. Throws TypeError when the link page cannot show it on a line. */
function readAppName(name: string): string {
  // Control characters include line breaks and those that reverse the order of a text.
  if (name.trim() !== "" && name.length <= 60 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name))
    return name.trim();
  throw new TypeError("appName must be a name of 1 to 60 characters on one line.");
}

export function deriveApiKey(seed: string, name: string): string {
  return `sk_us_${getTeamTag(name)}${deriveToken(seed, "api_key", 0, 24)}`;
}

export function deriveControlToken(seed: string): string {
  return `ct_${deriveToken(seed, "control_token", 0, 40)}`;
}

/** Checks an API key. Throws TypeError when a header cannot contain it. The message does not repeat the key. */
export function readKey(apiKey: string): string {
  return readSecret("apiKey", apiKey);
}

function readSecret(name: string, secret: string): string {
  if (/^[\x21-\x7e]{1,256}$/.test(secret)) return secret;
  throw new TypeError(`${name} must be 1 to 256 visible ASCII characters without spaces.`);
}

/** Parses a start time. Throws RangeError when it is not an instant. */
export function readNow(now: Instant): number {
  const instant = readInstant(now);
  if (instant !== null && Number.isInteger(instant)) return instant;
  throw new RangeError(`now must be an ISO 8601 date and time with a UTC offset, not "${String(now)}".`);
}

// The domain .test is reserved, so a request that bypasses the mock cannot reach a real host.
function deriveUrl(seed: string): string {
  return `http://mock-${hash32("host", seed).toString(16).padStart(8, "0")}.sanguine.test`;
}

function readUrl(name: string, text: string): { href: string; prefix: string } {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
    throw new TypeError(
      `${name} must be an http or https URL without a query, such as http://api.example.test.`,
    );
  }
  const prefix = trimTrailingSlashes(url.pathname);
  return { href: url.origin + prefix, prefix };
}
