import { readBodyArguments } from "../arguments/read.ts";
import { splitAddress } from "../../http/address.ts";
import { encodeResponse } from "../../http/encode-response.ts";
import {
  buildErrorResponse,
  buildValidationErrorResponse,
  toErrorResponse,
  type HandlerResponse,
} from "../../http/errors.ts";
import {
  type MockRequest,
  type MockResult,
  type MockStream,
  BODY_LIMIT,
  isBodyTooLarge,
} from "../../http/exchange.ts";
import { createIssue } from "../../http/issues.ts";
import type { TeamOptions } from "../team.ts";
import type { EventHub } from "../../journal/events/hub.ts";
import { equalsInConstantTime } from "../../kernel/equals.ts";
import { RequestExpectationError } from "../../journal/expectations/expectation-error.ts";
import { ServiceError } from "../../domain/service-error.ts";
import { StoreError } from "../../store/errors.ts";
import { EVENTS_PATH, FIRST_TEAM, HEALTH_PATH, OPENAPI_PATH } from "./control-path.ts";
import { createEventStream, createMark, type KeptEvents } from "./event-stream.ts";
import type { NamedTeam } from "./team-methods.ts";
import { findNearestRoutes, findRoute, type ControlRoute } from "./routes.ts";
import { Snapshots } from "./snapshots.ts";
import { createTeamToken, getTeamOfToken, isTeamToken } from "./team-token.ts";
import { exceedsDepth } from "../../kernel/exceeds-depth.ts";

export interface ControlApiParts {
  readonly token: () => string;
  /** The path prefix of the mock's URL; "" for none. */
  readonly prefix: string;
  /** The names of all teams, the mock's first team first. */
  readonly names: () => readonly string[];
  /** Lists every team, with URLs under the given base URL. */
  readonly list: (base: string | undefined) => readonly NamedTeam[];
  /** Finds a team by its name for a request, with URLs under the given base URL. */
  readonly find: (name: string, base: string | undefined) => NamedTeam | undefined;
  /** Creates a team, with URLs under the given base URL. */
  readonly create: (options: TeamOptions, base: string | undefined) => NamedTeam | Promise<NamedTeam>;
  readonly events: EventHub;
}

/** Handles requests to the control API: see docs/control-api.md. */
export class ControlApi {
  readonly #parts: ControlApiParts;
  readonly #kept: KeptEvents;
  /** The snapshots of each team by its identity: they end with the team. */
  readonly #snapshots = new WeakMap<object, Snapshots>();

  constructor(parts: ControlApiParts) {
    this.#parts = parts;
    this.#kept = { hub: parts.events, mark: createMark() };
  }

  /** Handles a request. Rejects only when the request's body cannot be read. */
  async handle(request: MockRequest): Promise<MockResult> {
    const { path, search } = splitAddress(request.url, this.#parts.prefix);
    const response = (await getPublicPage(request, path)) ?? (await this.#respond(request, path, search));
    const shared = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
    if ("open" in response) {
      const headers = { ...shared, "content-type": "text/event-stream" };
      return { status: 200, headers, body: null, stream: response };
    }
    const headers = { ...response.headers, ...shared };
    const encoded = encodeResponse({ ...response, headers }, "", request.method);
    const { "x-request-id": _, ...rest } = encoded.headers;
    return { ...encoded, headers: rest };
  }

  /** Without a token, a caller does not even learn which routes exist. */
  async #respond(request: MockRequest, path: string, search: string): Promise<MockStream | HandlerResponse> {
    const reach = await this.#findReach(request.header("authorization"));
    if (reach === null) {
      const text = "The control token is missing or wrong: send it as `Authorization: Bearer <token>`.";
      return buildErrorResponse(401, text, { "www-authenticate": 'Bearer realm="sanguine control"' });
    }
    const call = { request, team: new URLSearchParams(search).get("team"), reach };
    if (path === EVENTS_PATH)
      return request.method === "GET"
        ? this.#openEvents(call, search)
        : buildErrorResponse(405, "The event stream accepts only GET.", { allow: "GET" });
    const route = findRoute(path);
    if (route === undefined) return buildUnknownRouteResponse(path);
    if (request.method === "POST") return this.#run(call, route);
    return buildErrorResponse(405, "The control API accepts only POST.", { allow: "POST" });
  }

  /** Finds what the token of a request reaches: the whole mock, or one team. Returns null for a wrong token. */
  async #findReach(header: string | null): Promise<Reach | null> {
    const given = header?.match(/^Bearer +(\S+)$/i)?.[1];
    if (given === undefined) return null;
    const { token, find, names, list, create } = this.#parts;
    if (equalsInConstantTime(given, token())) return { names, list, find, create, own: null };
    const own = getTeamOfToken(given);
    if (own === null || !(await isTeamToken(token(), given, own))) return null;
    if (find(own, undefined) === undefined) return null;
    return {
      names: () => [own],
      list: (base) => [find(own, base) ?? []].flat(),
      find: (name, base) => (name === own ? find(name, base) : undefined),
      create: () => {
        throw new ServiceError(
          403,
          "The token of a team cannot create teams: send the control token of the mock.",
        );
      },
      own,
    };
  }

  #openEvents({ request, team: named, reach }: ControlCall, search: string): MockStream | HandlerResponse {
    const team = named ?? reach.own;
    if (team !== null && reach.find(team, request.base) === undefined)
      return buildUnknownTeamResponse(reach.names());
    return createEventStream(request, search, { ...this.#kept, team });
  }

  async #run(call: ControlCall, route: ControlRoute): Promise<HandlerResponse> {
    const body = await readBody(call.request);
    if ("response" in body) return body.response;
    try {
      const read = readBodyArguments(route.parameters, body.value);
      if (read.issues !== null) return buildValidationErrorResponse(read.issues);
      const owner = this.#findOwner(route, call);
      if ("response" in owner) return owner.response;
      const result = await callMethod(route, owner, read.values);
      return result === undefined ? { status: 204 } : { status: 200, body: result };
    } catch (thrown) {
      return buildThrownResponse(route, thrown);
    }
  }

  #findOwner(
    route: ControlRoute,
    { request, team, reach }: ControlCall,
  ): Owner | { response: HandlerResponse } {
    const { names, list, find, own } = reach;
    const { base } = request;
    if (route.owner === "teams") {
      const all = () => list(base);
      const add = (options: TeamOptions) => reach.create(options, base);
      return { facade: { all, add }, url: "" };
    }
    const named = find(team ?? own ?? FIRST_TEAM, base);
    if (named === undefined) return { response: buildUnknownTeamResponse(names()) };
    const { url } = named.team;
    if (route.owner === "area") return { facade: Reflect.get(named.team, route.area) as object, url };
    const snapshots = this.#snapshots.get(named.identity) ?? new Snapshots();
    this.#snapshots.set(named.identity, snapshots);
    const createToken = () => createTeamToken(this.#parts.token(), named.name);
    return { facade: { named, snapshots, kept: this.#kept, createToken }, url };
  }
}

/** The teams that a token reaches. */
interface Reach extends Pick<ControlApiParts, "names" | "list" | "find" | "create"> {
  /** The only team of the token; null for the token of the mock. */
  readonly own: string | null;
}

/** A request with a valid token. */
interface ControlCall {
  readonly request: MockRequest;
  /** The team that the request names; null for none. */
  readonly team: string | null;
  readonly reach: Reach;
}

/** The owner of a method: a facade, or the context of the methods that no facade has. */
interface Owner {
  readonly facade: object;
  readonly url: string;
}

/** Calls a method and returns its result as plain data. */
async function callMethod(
  { verb, row }: ControlRoute,
  { facade, url }: Owner,
  values: readonly unknown[],
): Promise<unknown> {
  const { run, show } = row.control ?? {};
  if (run !== undefined) return Reflect.apply(run, undefined, [facade, ...values]) as unknown;
  const member: unknown = Reflect.get(facade, verb);
  const result: unknown = await (typeof member === "function"
    ? Reflect.apply(member, facade, values)
    : member);
  return show === undefined ? result : Reflect.apply(show, undefined, [result, { url }]);
}

/** Responds to the pages that need no token, because they contain no secret. Returns null for every other request. */
async function getPublicPage({ method }: MockRequest, path: string): Promise<HandlerResponse | null> {
  if (path !== HEALTH_PATH && path !== OPENAPI_PATH) return null;
  if (method !== "GET" && method !== "HEAD")
    return buildErrorResponse(405, `${path} accepts only GET.`, { allow: "GET, HEAD" });
  if (path === HEALTH_PATH) return { status: 200, body: { status: "ok" } };
  // Most tests never read the document, so load it on first use.
  const { getControlDocument } = await import("./openapi.ts");
  return { status: 200, body: getControlDocument() };
}

function buildUnknownTeamResponse(names: readonly string[]): HandlerResponse {
  const more = names.length > 20 ? ` and ${names.length - 20} more` : "";
  const known = names.slice(0, 20).join(", ");
  return buildErrorResponse(404, `No team of this mock has that name. The teams are ${known}${more}.`);
}

function buildUnknownRouteResponse(path: string): HandlerResponse {
  const near = findNearestRoutes(path);
  const hint = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
  return buildErrorResponse(404, `The control API has no route ${path.slice(0, 200)}.${hint}`);
}

/** Builds the response to an error of a facade. Messages of facades never contain personal data. */
function buildThrownResponse({ name }: ControlRoute, thrown: unknown): HandlerResponse {
  const errorResponse = toErrorResponse(thrown);
  if (errorResponse !== null) return errorResponse;
  if (thrown instanceof RequestExpectationError) return buildErrorResponse(409, thrown.message);
  if (thrown instanceof TypeError || thrown instanceof RangeError || thrown instanceof StoreError)
    return buildValidationErrorResponse([createIssue("value_error", ["body"], thrown.message, null)]);
  return buildErrorResponse(500, `This is a bug of the mock: ${name} failed.`);
}

/** A parsed body, or an error response. */
type BodyReading = { readonly value: unknown } | { readonly response: HandlerResponse };

/** The maximum nesting depth of a body. Validation is recursive, so it needs a limit. */
const MAX_DEPTH = 100;

/** Reads the body of a call. An empty body means no arguments. */
async function readBody(request: MockRequest): Promise<BodyReading> {
  const body = await request.body().catch((thrown: unknown) => {
    if (isBodyTooLarge(thrown)) return null;
    throw thrown;
  });
  if (body === null || body.length > BODY_LIMIT)
    return { response: buildErrorResponse(413, `The body is larger than ${BODY_LIMIT} bytes.`) };
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  if (text.trim() === "") return { value: [] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { response: buildErrorResponse(400, "The body is not JSON.") };
  }
  if (exceedsDepth(value, MAX_DEPTH))
    return { response: buildErrorResponse(400, `The body is nested more than ${MAX_DEPTH} levels deep.`) };
  return { value };
}
