import { ServiceError } from "../domain/service-error.ts";
import { splitAddress } from "../http/address.ts";
import { isBodyTooLarge, type MockResponse, type MockRequest } from "../http/exchange.ts";
import { rejectForeignHost } from "../http/host.ts";
import type { TeamDirectory } from "../http/credentials.ts";
import { addressesOf } from "./addresses.ts";
import { isRedirect, type Move, type PageKeys, type Screen } from "./exchange.ts";
import { FORM_TOKEN, issueFormToken, showingOf } from "./form-token.ts";
import { privateHeaders, screenHeaders } from "./headers.ts";
import { Replay } from "./replay.ts";
import { routeOf, type Route, type Step } from "./routes.ts";
import { isCrossSite } from "./same-site.ts";
import { refusalScreen } from "./views/ends.ts";
import { layout } from "./views/layout.ts";
import { recordAt, type Visit } from "./visit.ts";

/** What the page is served with. */
export interface LinkPageParts {
  readonly teams: TeamDirectory;
  /** Path of the page, without a trailing slash. */
  readonly mount: string;
  /** Path of the mock's address, which requests may carry in front; empty for none. */
  readonly prefix: string;
}

/** No form of the page comes near this many characters. */
const FORM_LIMIT = 20_000;

const encoder = new TextEncoder();

/** The link page: it answers a request as it is, and leaves randomness to the door that serves it. */
export class LinkPage {
  readonly #parts: LinkPageParts;
  readonly #replay = new Replay();

  constructor(parts: LinkPageParts) {
    this.#parts = parts;
  }

  /** Answers a request whose path is one of the page's. */
  async handle(request: MockRequest, keys: PageKeys): Promise<MockResponse> {
    const { mount, prefix } = this.#parts;
    const { path, search } = splitAddress(request.url, prefix);
    const found = routeOf(path.slice(mount.length) || "/");
    const visit = this.#visit(new URLSearchParams(search), keys);
    const answer = await this.#answer(request, found, visit, keys);
    return request.method === "HEAD" ? { ...answer, body: null } : answer;
  }

  #visit(query: URLSearchParams, keys: PageKeys): Visit {
    const { mount, teams } = this.#parts;
    const token = query.get("token") ?? query.get("state") ?? "";
    const { world } = teams.findByLinkToken(token) ?? teams.first;
    const formToken = issueFormToken(keys, token);
    const form = new URLSearchParams();
    return { world, token, addresses: addressesOf(mount, token), query, form, formToken };
  }

  /** What stands before every step: the host, the address, the method and, of a form, where it comes from. */
  async #answer(
    request: MockRequest,
    found: ReturnType<typeof routeOf>,
    visit: Visit,
    keys: PageKeys,
  ): Promise<MockResponse> {
    const show = (screen: Screen): MockResponse => screenAnswer(screen, visit, keys);
    if (rejectForeignHost(request) !== null) return show(refusals.host);
    if (found === null) return show(refusals.address);
    const { route, slug } = found;
    const refuseMethod = (): MockResponse => {
      const answer = show(refusals.method);
      return { ...answer, headers: { ...answer.headers, allow: methodsOf(route) } };
    };
    if (request.method === "GET" || request.method === "HEAD") {
      return route.get === undefined ? refuseMethod() : take(route.get, visit, slug, keys);
    }
    if (request.method !== "POST" || route.post === undefined) return refuseMethod();
    if (isCrossSite((name) => request.header(name))) return show(refusals.foreign);
    const form = await formOf(request);
    if (!(form instanceof URLSearchParams)) return show(form);
    const showing = showingOf(keys, visit.token, form.get(FORM_TOKEN));
    if (showing === null) return show(refusals.foreign);
    const posted = { showing, path: splitAddress(request.url, this.#parts.prefix).path, form };
    const known = this.#replay.find(visit.world, posted);
    if (known !== undefined) return known;
    const answer = take(route.post, { ...visit, form }, slug, keys);
    this.#replay.keep(visit.world, posted, answer);
    return answer;
  }
}

/** Requests that no step is to see, and what is said to each. None of them repeats anything that was sent. */
const refusals = {
  host: {
    ...refusalScreen(
      403,
      "Another host",
      "The Host header names another host than this server. Call it by localhost, by the address that it listens at, or by a name in `allowedHosts`.",
      null,
    ),
    // A page that had its own name pointed here could read the token of a form.
    closable: false,
  },
  address: refusalScreen(404, "No such page", "The link page has no such address.", null),
  method: refusalScreen(405, "Not here", "This address does not take that method.", null),
  type: refusalScreen(415, "Not a form", "The body has to be a form.", null),
  size: refusalScreen(413, "Too much", "The form is too large.", null),
  foreign: refusalScreen(
    403,
    "Please start again",
    "This form was not sent from the link page, or the page was restarted since. Open the link again.",
    null,
  ),
};

function methodsOf({ get, post }: Route): string {
  return [...(get === undefined ? [] : ["GET", "HEAD"]), ...(post === undefined ? [] : ["POST"])].join(", ");
}

async function formOf(request: MockRequest): Promise<URLSearchParams | Screen> {
  const type = request.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return refusals.type;
  try {
    const body = await request.body();
    const text = typeof body === "string" ? body : new TextDecoder().decode(body);
    return text.length > FORM_LIMIT ? refusals.size : new URLSearchParams(text);
  } catch (thrown) {
    if (isBodyTooLarge(thrown)) return refusals.size;
    throw thrown;
  }
}

function take(step: Step, visit: Visit, slug: string, keys: PageKeys): MockResponse {
  let move: Move;
  try {
    move = step(visit, slug);
  } catch (thrown) {
    if (!(thrown instanceof ServiceError)) throw thrown;
    // Only a form that is not the page's own breaks a rule of the domain; what it broke may quote it.
    move = refusalScreen(400, "That did not fit", "The form holds what the page never offered.", null);
  }
  if (!isRedirect(move)) return screenAnswer(move, visit, keys);
  const headers = { ...privateHeaders, location: move.location, "content-length": "0" };
  return { status: 303, headers, body: null };
}

function screenAnswer(screen: Screen, visit: Visit, keys: PageKeys): MockResponse {
  const nonce = keys.random();
  const body = layout(screen, visit, nonce);
  const headers = {
    ...screenHeaders(screen, nonce, recordAt(visit)?.redirect_url ?? null),
    "content-length": String(encoder.encode(body).byteLength),
  };
  return { status: screen.status ?? 200, headers, body };
}
