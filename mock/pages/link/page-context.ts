import { findLinkToken } from "../../domain/link/check-token.ts";
import type { LinkTokenRecord } from "../../domain/link/table.ts";
import type { World } from "../../domain/world.ts";
import type { Html } from "../../kernel/html/html.ts";
import { trimTrailingSlashes } from "../../kernel/trim-trailing-slashes.ts";

/** One request to the page, in the world of its link token. */
export interface PageContext {
  readonly world: World;
  /** The link token as it was sent. It can be any text. */
  readonly token: string;
  readonly urls: ReturnType<typeof buildPageUrls>;
  /** Name of the application that asks for the data. */
  readonly appName: string;
  readonly query: URLSearchParams;
  /** Fields of the submitted form; empty for other requests. */
  readonly form: URLSearchParams;
  readonly formToken: string;
}

/**
 * Returns the current record of the link token, or null when the token does not exist. Look it up again after each rule, because
 * rules replace records.
 */
export function findContextToken({
  world,
  token,
}: Pick<PageContext, "world" | "token">): LinkTokenRecord | null {
  return findLinkToken(world, token);
}

/** Randomness and signatures for the link page. The adapter that serves the page provides them. */
export interface LinkPageKeys {
  /** Returns an unguessable text of letters and digits, a new one for each call. */
  random(): string;
  /** Returns a signature of a text, of letters and digits. The same text has the same signature. */
  sign(text: string): string;
}

export interface Screen {
  readonly title: string;
  readonly body: Html;
  /** @default 200 */
  readonly status?: number;
  /** Whether the screen needs the search script. No other screen has a script. @default false */
  readonly hasSearch?: boolean;
  /** Whether the screen has a close button. The last screen of a link has none. @default true */
  readonly hasCloseButton?: boolean;
}

/** A redirect to another URL. The browser requests it with GET, so that a submitted form is not submitted again. */
interface Redirect {
  readonly location: string;
}

export type StepResult = Screen | Redirect;

export function isRedirect(result: StepResult): result is Redirect {
  return "location" in result;
}

/**
 * Builds the URLs of the page's screens for one link token, as paths without a host, because a proxy can stand in front of the mock. Each
 * contains the token, so that going back, reloading and submitting a form reach the same link.
 *
 * @param mount - path of the page, without a trailing slash.
 */
export function buildPageUrls(mount: string, token: string) {
  const text = encodeURIComponent(token);
  const build = (path: string): string => `${mount}${path}?token=${text}`;
  const buildForProvider = (name: string, slug: string): string =>
    build(`/${name}/${encodeURIComponent(slug)}`);
  return {
    open: build("/"),
    search: `${mount}/`,
    close: build("/close"),
    closed: build("/closed"),
    provider: (slug: string) => buildForProvider("provider", slug),
    code: (slug: string) => buildForProvider("code", slug),
    // A consent page gets the token as `state`, as an OAuth authorization server does.
    consent: (slug: string) => `${mount}/oauth/${encodeURIComponent(slug)}?state=${text}`,
    connected: (slug: string) => buildForProvider("connected", slug),
  };
}

const DEFAULT_PATH = "/link";

export function getLinkPagePath(linkUrl: string | null): string {
  const path = linkUrl === null ? "" : trimTrailingSlashes(new URL(linkUrl).pathname);
  return path === "" ? DEFAULT_PATH : path;
}

export function isLinkPagePath(path: string, mount: string): boolean {
  return path === mount || path.startsWith(`${mount}/`);
}
