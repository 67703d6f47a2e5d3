import { readBodyArguments } from "../arguments/read.ts";
import { splitAddress } from "../http/address.ts";
import { encodeResponse } from "../http/encode-response.ts";
import {
  buildErrorResponse,
  buildValidationErrorResponse,
  toErrorResponse,
  type HandlerResponse,
} from "../http/errors.ts";
import type { MockRequest, MockResult } from "../http/exchange.ts";
import { rejectForeignHost } from "../http/host.ts";
import { createIssue } from "../http/issues.ts";
import type { TeamOptions } from "../facades/team.ts";
import { equalsInConstantTime } from "../kernel/equals-in-constant-time.ts";
import { StoreError } from "../store/errors.ts";
import { readBody } from "./read-body.ts";
import type { ControlTeamMethods, ControlTeamsMethods } from "./control-types.ts";
import { createControlTeam, getTeamInfo, type NamedTeam } from "./create-control-team.ts";
import { findNearestRoutes, findRoute, type ControlRoute } from "./routes.ts";
import { Snapshots } from "./snapshots.ts";

/** What the control API steers. */
export interface ControlApiParts {
  readonly token: () => string;
  /** Path of the mock's address, which requests carry in front; empty for none. */
  readonly prefix: string;
  /** Every team, as it seems to those who call the mock at an address. */
  teams(base: string | undefined): readonly NamedTeam[];
  create(options: TeamOptions): NamedTeam;
}

type Call = (...values: readonly unknown[]) => unknown;

/** Answers the requests of those who hold the token: see docs/control-api.md. */
export class ControlApi {
  readonly #parts: ControlApiParts;
  readonly #snapshots = new Map<string, Snapshots>();

  constructor(parts: ControlApiParts) {
    this.#parts = parts;
  }

  /** Answers a request. It rejects only where the request's own body could not be read. */
  async handle(request: MockRequest): Promise<MockResult> {
    const { path, search } = splitAddress(request.url, this.#parts.prefix);
    const response = this.#rejectRequest(request, path) ?? (await this.#run(request, path, search));
    const headers = { ...response.headers, "cache-control": "no-store", "x-content-type-options": "nosniff" };
    const answer = encodeResponse({ ...response, headers }, "", request.method);
    const { "x-request-id": _, ...rest } = answer.headers;
    return { ...answer, headers: rest };
  }

  /** What stands before everything else. Without the token nobody learns so much as which routes there are. */
  #rejectRequest(request: MockRequest, path: string): HandlerResponse | null {
    const foreign = rejectForeignHost(request);
    if (foreign !== null) return foreign;
    if (!hasControlToken(request.header("authorization"), this.#parts.token())) {
      const text = "The control token is missing or wrong: send it as `Authorization: Bearer <token>`.";
      return buildErrorResponse(401, text, { "www-authenticate": 'Bearer realm="sanguine control"' });
    }
    if (findRoute(path) === undefined) return buildUnknownRouteResponse(path);
    if (request.method === "POST") return null;
    return buildErrorResponse(405, "The control API is called by POST alone.", { allow: "POST" });
  }

  async #run(request: MockRequest, path: string, search: string): Promise<HandlerResponse> {
    const route = findRoute(path);
    if (route === undefined) return buildUnknownRouteResponse(path);
    const body = await readBody(request);
    if ("response" in body) return body.response;
    const read = readBodyArguments(route.parameters, body.value);
    if (read.issues !== null) return buildValidationErrorResponse(read.issues);
    const owner = this.#owner(route, request.base, search);
    if ("response" in owner) return owner.response;
    try {
      const result: unknown = await owner.call(...read.values);
      return result === undefined ? { status: 204 } : { status: 200, body: result };
    } catch (thrown) {
      return buildThrownResponse(route, thrown);
    }
  }

  #owner(
    route: ControlRoute,
    base: string | undefined,
    search: string,
  ): { call: Call } | { response: HandlerResponse } {
    if (route.owner === "teams") return { call: getMethod(this.#teams(base), route.verb) };
    const teams = this.#parts.teams(base);
    const wanted = new URLSearchParams(search).get("team") ?? teams[0]?.name;
    const named = teams.find(({ name }) => name === wanted);
    if (named === undefined) {
      const names = teams.map(({ name }) => name).join(", ");
      return { response: buildErrorResponse(404, `No team of this mock has that name. There are ${names}.`) };
    }
    const snapshots = this.#snapshots.get(named.name) ?? new Snapshots();
    this.#snapshots.set(named.name, snapshots);
    const team: ControlTeamMethods = createControlTeam(named, snapshots);
    const owner: object = route.owner === "team" ? team : Reflect.get(team, route.area);
    return { call: getMethod(owner, route.verb) };
  }

  #teams(base: string | undefined): ControlTeamsMethods {
    return {
      teams: () => this.#parts.teams(base).map(getTeamInfo),
      team: (options = {}) => {
        const { name, ...made } = this.#parts.create(options);
        const seen = this.#parts.teams(base).find((each) => each.name === name);
        return getTeamInfo(seen ?? { name, ...made });
      },
    };
  }
}

/** Returns whether an `Authorization` header carries the token. */
function hasControlToken(header: string | null, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? "";
  return equalsInConstantTime(given, token);
}

/** The method of a row. The table was checked against the owner's type, which a name found at run time has lost. */
function getMethod(owner: object, verb: string): Call {
  const found: unknown = Reflect.get(owner, verb);
  if (typeof found !== "function") throw new StoreError(`The control API has a row for no method: ${verb}.`);
  return (...values) => Reflect.apply(found, owner, values) as unknown;
}

function buildUnknownRouteResponse(path: string): HandlerResponse {
  const near = findNearestRoutes(path);
  const hint = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
  return buildErrorResponse(404, `The control API has no route ${path.slice(0, 200)}.${hint}`);
}

/** What a facade threw. Each of its errors says what is wrong with what it was given, and never repeats a person's data. */
function buildThrownResponse({ name }: ControlRoute, thrown: unknown): HandlerResponse {
  const errorResponse = toErrorResponse(thrown);
  if (errorResponse !== null) return errorResponse;
  if (thrown instanceof TypeError || thrown instanceof RangeError || thrown instanceof StoreError)
    return buildValidationErrorResponse([createIssue("value_error", ["body"], thrown.message, null)]);
  return buildErrorResponse(500, `This is a bug of the mock: ${name} failed.`);
}
