import { ServiceError } from "../../domain/service-error.ts";
import { splitAddress } from "../../http/address.ts";
import { isBodyTooLarge, type MockResponse, type MockRequest } from "../../http/exchange.ts";
import { findByLinkToken, type TeamDirectory } from "../../http/credentials.ts";
import { FormReplay, createFormToken, FORM_TOKEN_FIELD, verifyFormToken } from "./form-token.ts";
import { PRIVATE_HEADERS } from "../../kernel/html/page-headers.ts";
import {
  findContextToken,
  type PageContext,
  buildPageUrls,
  isRedirect,
  type LinkPageKeys,
  type Screen,
  type StepResult,
} from "./page-context.ts";
import { findRoute, type Route, type Step } from "./routes.ts";
import { renderLayout } from "./views/layout.ts";
import { buildRequestErrorScreen } from "./views/message-screens.ts";

export interface LinkPageOptions {
  readonly teams: TeamDirectory;
  /** Path of the page, without a trailing slash. */
  readonly mount: string;
  /** Name of the application that asks for the data. */
  readonly appName: string;
  /** Path of the mock's URL, which requests can have in front; empty for none. */
  readonly prefix: string;
}

const MAX_FORM_LENGTH = 20_000;

const encoder = new TextEncoder();

/** The link page. The adapter that serves it provides randomness and signatures. */
export class LinkPage {
  readonly #options: LinkPageOptions;
  readonly #replay = new FormReplay();

  constructor(options: LinkPageOptions) {
    this.#options = options;
  }

  async handle(request: MockRequest, keys: LinkPageKeys): Promise<MockResponse> {
    const { mount, prefix } = this.#options;
    const { path, search } = splitAddress(request.url, prefix);
    const match = findRoute(path.slice(mount.length) || "/");
    const context = this.#createContext(new URLSearchParams(search), keys);
    const response = await this.#respond(request, match, context, keys);
    return request.method === "HEAD" ? { ...response, body: null } : response;
  }

  #createContext(query: URLSearchParams, keys: LinkPageKeys): PageContext {
    const { mount, teams, appName } = this.#options;
    const token = query.get("token") ?? query.get("state") ?? "";
    const { world } = findByLinkToken(teams, token) ?? teams.first;
    const formToken = createFormToken(keys, token);
    const form = new URLSearchParams();
    return { world, token, urls: buildPageUrls(mount, token), appName, query, form, formToken };
  }

  /** Checks the path, the method and, for a form, its origin, form token and repetition. Then runs the step. */
  async #respond(
    request: MockRequest,
    match: ReturnType<typeof findRoute>,
    context: PageContext,
    keys: LinkPageKeys,
  ): Promise<MockResponse> {
    const show = (screen: Screen): MockResponse => createScreenResponse(screen, context, keys);
    if (match === null) return show(errorScreens.path);
    const { route, slug } = match;
    const rejectMethod = (): MockResponse => {
      const response = show(errorScreens.method);
      return { ...response, headers: { ...response.headers, allow: listMethods(route) } };
    };
    if (request.method === "GET" || request.method === "HEAD") {
      return route.get === undefined ? rejectMethod() : runStep(route.get, context, slug, keys);
    }
    if (request.method !== "POST" || route.post === undefined) return rejectMethod();
    if (isCrossSite((name) => request.header(name))) return show(errorScreens.crossSite);
    const form = await readForm(request);
    if (!(form instanceof URLSearchParams)) return show(form);
    const formId = verifyFormToken(keys, context.token, form.get(FORM_TOKEN_FIELD));
    if (formId === null) return show(errorScreens.crossSite);
    const posted = { formId, path: splitAddress(request.url, this.#options.prefix).path, form };
    const { post } = route;
    return this.#replay.respond(context.world, posted, () => runStep(post, { ...context, form }, slug, keys));
  }
}

/** Screens for requests that reach no step. They repeat nothing of the request. */
const errorScreens = {
  path: buildRequestErrorScreen(404, "No such page", "The link page has no such path.", null),
  method: buildRequestErrorScreen(405, "Method not allowed", "This path does not accept that method.", null),
  type: buildRequestErrorScreen(415, "Not a form", "The body must be a form.", null),
  size: buildRequestErrorScreen(413, "Form too large", "The form is too large.", null),
  crossSite: buildRequestErrorScreen(
    403,
    "Please start again",
    "This form was not sent from the link page, or the server was restarted since. Open the link again.",
    null,
  ),
};

function listMethods({ get, post }: Route): string {
  return [...(get === undefined ? [] : ["GET", "HEAD"]), ...(post === undefined ? [] : ["POST"])].join(", ");
}

async function readForm(request: MockRequest): Promise<URLSearchParams | Screen> {
  const type = request.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return errorScreens.type;
  try {
    const body = await request.body();
    const text = typeof body === "string" ? body : new TextDecoder().decode(body);
    return text.length > MAX_FORM_LENGTH ? errorScreens.size : new URLSearchParams(text);
  } catch (error) {
    if (isBodyTooLarge(error)) return errorScreens.size;
    throw error;
  }
}

function runStep(step: Step, context: PageContext, slug: string, keys: LinkPageKeys): MockResponse {
  let result: StepResult;
  try {
    result = step(context, slug);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // The page's own forms break no rule. Do not show the error: it can quote the forged form.
    result = buildRequestErrorScreen(
      400,
      "Invalid form",
      "The form has a value that the link page does not offer.",
      null,
    );
  }
  if (!isRedirect(result)) return createScreenResponse(result, context, keys);
  const headers = { ...PRIVATE_HEADERS, location: result.location, "content-length": "0" };
  return { status: 303, headers, body: null };
}

function createScreenResponse(screen: Screen, context: PageContext, keys: LinkPageKeys): MockResponse {
  const nonce = keys.random();
  const body = renderLayout(screen, context, nonce);
  const headers = {
    ...buildScreenHeaders(screen, nonce, findContextToken(context)?.redirect_url ?? null),
    "content-length": String(encoder.encode(body).byteLength),
  };
  return { status: screen.status ?? 200, headers, body };
}

/**
 * Tells whether another site submitted a form. `Sec-Fetch-Site` states it. Older browsers omit that header, and so does every
 * browser over plain HTTP to another machine; then the host of `Origin` must be the host of the request.
 *
 * A page without a referrer submits its own forms with the origin `null`, so `null` proves nothing. The form token, which
 * another site cannot know, decides then.
 *
 * @param header - returns a header by its lower-case name.
 */
export function isCrossSite(header: (name: string) => string | null): boolean {
  const site = header("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  const origin = header("origin");
  if (origin === null || origin === "null") return false;
  return !URL.canParse(origin) || new URL(origin).host !== header("host")?.toLowerCase();
}

/**
 * Builds the headers of a screen. There is no `cross-origin-opener-policy`, so that an application can open the page in a new window
 * and read the outcome of the link.
 *
 * @param nonce - of the screen's style and script elements
 */
function buildScreenHeaders(
  screen: Screen,
  nonce: string,
  redirectUrl: string | null,
): Record<string, string> {
  return {
    ...PRIVATE_HEADERS,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": buildContentSecurityPolicy(screen.hasSearch === true, nonce, redirectUrl),
  };
}

/** Restricts what a screen loads and where its forms lead, including through redirects. */
function buildContentSecurityPolicy(hasSearch: boolean, nonce: string, redirectUrl: string | null): string {
  const target = redirectUrl === null ? null : getFormTarget(redirectUrl);
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(hasSearch ? [`script-src 'nonce-${nonce}'`] : []),
    "img-src data:",
    `form-action 'self'${target === null ? "" : ` ${target}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** Origins that a source expression can contain. It cannot contain IPv6 addresses, and other characters would start a directive. */
const ORIGIN = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/;

/** Returns the source expression of a redirect's target: its origin, or its scheme where the origin cannot be written, as for an app. */
function getFormTarget(redirectUrl: string): string | null {
  if (!URL.canParse(redirectUrl)) return null;
  const { protocol, origin } = new URL(redirectUrl);
  return ORIGIN.test(origin) ? origin : protocol;
}
