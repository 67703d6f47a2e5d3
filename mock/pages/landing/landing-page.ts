import { splitAddress } from "../../http/address.ts";
import type { MockRequest, MockResponse } from "../../http/exchange.ts";
import type { Html } from "../../kernel/html/html.ts";
import { createTextResponse, SAME_ORIGIN_HEADERS } from "../../kernel/html/page-headers.ts";
import { maySeeKeys, type Visit } from "./may-see-keys.ts";
import { landingScript } from "./landing-script.ts";
import { paths } from "./paths.ts";
import { style } from "./style.ts";
import { renderLanding } from "./views/landing.ts";
import { renderReference, type ServiceDocument } from "./views/reference.ts";

interface LandingTeam {
  readonly name: string;
  readonly apiKey: string;
  readonly url: string;
  readonly linkUrl: string;
  readonly users: { list(): readonly { readonly client_user_id: string }[] };
}

interface LandingPageSource {
  teams(): readonly LandingTeam[];
  readDocument(): Promise<string>;
}

/** Whether a response is HTML, and what it shows, depends on these headers of the request. */
const HEADERS = { ...SAME_ORIGIN_HEADERS, vary: "accept, host" };

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src data:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const PAGE_HEADERS = { ...HEADERS, "content-security-policy": CONTENT_SECURITY_POLICY };

/**
 * Responds to a request for the landing page, the reference or one of their files. Returns null for any other request, and for
 * a client that does not ask for HTML at `/`.
 */
export async function handleLandingPage(
  request: MockRequest,
  source: LandingPageSource,
  visit: Visit,
): Promise<MockResponse | null> {
  const { method } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  const createPage = (page: Html): MockResponse =>
    createTextResponse(method, "text/html; charset=utf-8", page.text, PAGE_HEADERS);
  switch (splitAddress(request.url, "").path) {
    case paths.landing:
      return prefersHtml(request.header("accept")) ? createPage(renderPage(request, source, visit)) : null;
    case paths.reference:
      return createPage(renderReference(JSON.parse(await source.readDocument()) as ServiceDocument));
    case paths.document:
      return createTextResponse(method, "application/json", await source.readDocument(), HEADERS);
    case paths.script:
      return createTextResponse(method, "text/javascript; charset=utf-8", landingScript, HEADERS);
    case paths.style:
      return createTextResponse(method, "text/css; charset=utf-8", style, HEADERS);
    default:
      return null;
  }
}

function renderPage(request: MockRequest, source: LandingPageSource, visit: Visit): Html {
  const [first, ...others] = source.teams();
  if (first === undefined) throw new Error("The mock has no team.");
  const host = request.header("host");
  // Print the host that works for this client. The server accepts its own names only.
  const base = visit.publicUrl ?? (host === null ? (request.base ?? first.url) : `http://${host}`);
  const showsKeys = maySeeKeys(request, visit);
  return renderLanding({
    base,
    linkUrl: first.linkUrl.startsWith(`${first.url}/`)
      ? base + first.linkUrl.slice(first.url.length)
      : first.linkUrl,
    keys: showsKeys ? [first, ...others].map(({ name, apiKey }) => ({ name, apiKey })) : null,
    clientUserId: findFreeUserId(first),
  });
}

/** Finds a `client_user_id` that no user has, so that the printed command creates a user. */
function findFreeUserId({ users }: LandingTeam): string {
  const taken = new Set(users.list().map((user) => user.client_user_id));
  let number = 1;
  while (taken.has(`u-${number}`)) number += 1;
  return `u-${number}`;
}

/** Maximum number of media types that are read. Browsers send fewer than ten. */
const MAX_TYPES = 100;

/**
 * Tells whether a client asks for an HTML page: its `Accept` header names `text/html` and does not prefer JSON. A browser that
 * opens an address does. Programs that send no header or only a wildcard do not.
 */
export function prefersHtml(accept: string | null): boolean {
  const types = (accept ?? "").split(",", MAX_TYPES).map(parseType);
  const getWeight = (name: string): number => types.find((type) => type.name === name)?.weight ?? 0;
  const html = getWeight("text/html");
  return html > 0 && html >= getWeight("application/json");
}

function parseType(text: string): { readonly name: string; readonly weight: number } {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { name, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
