import type { Operation, OperationId } from "../../src/generated/operations.ts";
import { formatHttpDate, toIso } from "../kernel/time.ts";
import { readUserId } from "./idempotency.ts";
import { hash53 } from "../kernel/random.ts";
import type { FaultDelay, FaultEffect } from "../faults/faults.ts";
import { createEntry } from "../journal/journal-entry.ts";
import { redactQuery, redactSecrets } from "../journal/secrets.ts";
import { SentResponse } from "../journal/sent-response.ts";
import { splitAddress } from "./address.ts";
import { buildCorsHeaders, buildPreflightHeaders } from "./cors.ts";
import { encodeResponse, findJoinedBody } from "./encode-response.ts";
import {
  buildErrorResponse,
  buildNotFoundResponse,
  buildMethodNotAllowedResponse,
  getErrorDetail,
  type HandlerResponse,
} from "./errors.ts";
import { WatchedRequest } from "./caller.ts";
import type { MockRequest, MockResponse, MockResult } from "./exchange.ts";
import type { Router } from "./router.ts";
import { handlePublicRoute, matchPublicRoute, ownsPublicRoute, requisitionRoute } from "./public-routes.ts";
import { applyFault, type FaultOutcome } from "./apply-fault.ts";
import {
  API_KEY_HEADER,
  describeKeyProblem,
  findByLinkToken,
  LINK_TOKEN_HEADER,
  type TeamDirectory,
} from "./credentials.ts";
import type { ResponseSchemas } from "./response-validation.ts";
import type { World } from "../domain/world.ts";
import {
  type OperationRoute,
  type RequestContext,
  runOperation,
  type OperationParts,
} from "./run-operation.ts";
import { validateRequest, type RequestSchemas } from "./validate-request.ts";

export interface PipelineParts extends OperationParts {
  readonly router: Router<Operation & { readonly id: OperationId }>;
  readonly schemas: Readonly<Record<OperationId, RequestSchemas & ResponseSchemas>>;
  readonly teams: TeamDirectory;
  /** The path prefix of the mock's URL; "" for none. */
  readonly prefix: string;
  readonly seed: string;
  /** Sleeps in real time. Resolves early when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** What a browser requests by itself, such as with a requisition. */
const BROWSER_FILES: ReadonlySet<string> = new Set([
  "/favicon.ico",
  "/.well-known/appspecific/com.chrome.devtools.json",
]);

const toOutcome = (response: HandlerResponse): FaultOutcome => ({ response });

/** Runs requests through the stages that mock/README.md describes. */
export class Pipeline {
  readonly #parts: PipelineParts;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
  }

  /** Handles a request. Rejects only when the request's body cannot be read. */
  async handle(request: MockRequest): Promise<MockResult> {
    const context = this.#createContext(request);
    const { journal, world } = context.team;
    const sequence = journal.begin();
    const started = world.now();
    const requestId = `req_${hash53(this.#parts.seed, world.team.id, "request", sequence).toString(36)}`;
    let outcome: FaultOutcome;
    let bodyError: { readonly cause: unknown } | null = null;
    try {
      outcome = await (context.publicRoute === null
        ? this.#runStages(context)
        : handlePublicRoute(context.publicRoute, context.method, world).then(toOutcome));
    } catch (cause) {
      // An incomplete body means that the caller disconnected, even if the adapter has not noticed yet.
      if (!WatchedRequest.isAborted(request)) bodyError = { cause };
      outcome = { abort: "gone" };
    }
    if (WatchedRequest.isAborted(request)) outcome = { abort: "gone" };
    const encoded = "abort" in outcome ? null : encodeOutcome(context, outcome, requestId, world.now());
    const aborted = "abort" in outcome ? outcome.abort : null;
    const entry = createEntry(
      {
        sequence,
        at: toIso(started),
        operation: context.route?.operation.id ?? null,
        method: context.method,
        route:
          context.route?.template ??
          (context.publicRoute === null
            ? this.#parts.router.redact(context.path)
            : requisitionRoute.paths[0]),
        status: "abort" in outcome ? null : outcome.response.status,
        requestId,
        warnings: context.warnings,
        aborted,
        unmatched:
          context.route === null &&
          context.publicRoute === null &&
          context.method !== "OPTIONS" &&
          !BROWSER_FILES.has(context.path),
        near: context.near,
        fault: context.fault,
        overridden: context.overridden,
        duration: { virtual: Math.max(0, world.now() - started), real: request.elapsed?.() ?? null },
      },
      {
        error: "abort" in outcome ? undefined : getErrorDetail(outcome.response),
        request: {
          path: context.publicRoute?.redactedPath ?? context.path,
          params: context.route?.path ?? {},
          user_id: findUserId(world, context, "abort" in outcome ? null : outcome.response.body),
          query: redactQuery(context.search),
          body: context.body,
        },
        response:
          encoded === null
            ? null
            : new SentResponse(encoded.headers, findJoinedBody(encoded) ?? encoded.body),
      },
    );
    journal.record(entry);
    if (bodyError !== null) throw bodyError.cause;
    return encoded ?? { abort: aborted ?? "gone" };
  }

  #createContext(request: MockRequest): RequestContext {
    const { path, search } = splitAddress(request.url, this.#parts.prefix);
    const key = request.header(API_KEY_HEADER);
    const known = key === null ? undefined : this.#parts.teams.find(key);
    const token = key === null ? request.header(LINK_TOKEN_HEADER) : null;
    const publicRoute = matchPublicRoute(path);
    const owner =
      publicRoute &&
      this.#parts.teams.findByToken(publicRoute.token, (world) => ownsPublicRoute(world, publicRoute));
    const team =
      owner ??
      known ??
      (token === null ? undefined : findByLinkToken(this.#parts.teams, token)) ??
      this.#parts.teams.first;
    const { method } = request;
    return {
      request,
      method,
      path,
      publicRoute,
      search,
      key,
      known,
      team,
      warnings: [],
      route: null,
      near: [],
      body: undefined,
      fault: false,
      overridden: false,
      faultHeaders: undefined,
    };
  }

  async #runStages(context: RequestContext): Promise<FaultOutcome> {
    const route = this.#parts.router.match(context.method, context.path);
    if (route.kind === "options") return toOutcome(this.#handleOptions(context, route.allow));
    if (route.kind === "unmatched" && isPreflight(context))
      return toOutcome(this.#handleOptions(context, []));
    if (route.kind !== "matched") {
      context.near = route.near;
      return toOutcome(buildNoRouteResponse(context, route));
    }
    context.route = route;
    const early = this.#takeFaults("before", context, route);
    const before = early && (await this.#applyFaults(early, context, null));
    if (before) return before;
    const unauthorized = this.#authorize(context, route.operation);
    if (unauthorized) return toOutcome(unauthorized);
    const schemas = this.#parts.schemas[route.operation.id];
    const validated = await validateRequest(
      route.operation,
      schemas,
      route.path,
      context.search,
      context.request,
    );
    context.body = redactSecrets(validated.sent);
    if (validated.response) return toOutcome(validated.response);
    const response = await runOperation(this.#parts, context, route, validated.inputs);
    const late = this.#takeFaults("after", context, route);
    return (late && (await this.#applyFaults(late, context, response))) ?? toOutcome(response);
  }

  /** Responds to OPTIONS with the methods of a path and its CORS headers. */
  #handleOptions({ request, path }: RequestContext, allow: readonly string[]): HandlerResponse {
    const target = this.#parts.router.match(request.header("access-control-request-method") ?? "", path);
    // Allow pages to read the error for an unknown path.
    const corsHeaders = buildPreflightHeaders(target.kind === "matched" ? target.operation : null, request);
    return {
      status: 204,
      headers: { ...(allow.length > 0 ? { allow: allow.join(", ") } : {}), ...corsHeaders },
    };
  }

  #takeFaults(when: "before" | "after", context: RequestContext, route: OperationRoute): FaultEffect | null {
    const { id, paths } = route.operation;
    const target = { operation: id, method: context.method, path: context.path, templates: paths };
    return context.team.faults.take(when, target);
  }

  /** Delays the call. Returns the outcome of the fault that replaces the response, or null when none does. */
  async #applyFaults(
    { hit, headers, delays, rule }: FaultEffect,
    context: RequestContext,
    real: HandlerResponse | null,
  ): Promise<FaultOutcome | null> {
    context.fault ||= hit;
    context.faultHeaders = { ...context.faultHeaders, ...headers };
    for (const delay of delays) await this.#delay(context, delay);
    if (WatchedRequest.isAborted(context.request)) return { abort: "gone" };
    return rule === null ? null : applyFault(rule, real);
  }

  async #delay({ request, team: { world } }: RequestContext, { ms, clock }: FaultDelay): Promise<void> {
    const isReal = request.realTime === true || world.clock.mode === "running";
    if ((clock ?? (isReal ? "real" : "virtual")) === "real") await this.#parts.sleep(ms, request.signal);
    else await world.scheduler.sleep(ms);
  }

  #authorize(context: RequestContext, { auth }: Operation): HandlerResponse | null {
    // The operation validates the link token, because some operations report an invalid one in a 200.
    const byLink = auth === "team-or-link" && context.request.header(LINK_TOKEN_HEADER) !== null;
    if (byLink && context.key === null) return null;
    const problem = describeKeyProblem(context.key, context.known !== undefined, auth);
    return problem === null ? null : buildErrorResponse(401, problem);
  }
}

/** Encodes the response with the headers that the route and the faults add. Its `Date` is the time of the team's clock. */
function encodeOutcome(
  { request, method, route, publicRoute, faultHeaders }: RequestContext,
  { response, bodyFault }: Exclude<FaultOutcome, { readonly abort: unknown }>,
  requestId: string,
  now: number,
): MockResponse {
  // Public routes are opened like pages, so they allow no script of another origin.
  const corsHeaders =
    method === "OPTIONS" || publicRoute !== null ? {} : buildCorsHeaders(route?.operation ?? null, request);
  const headers = { date: formatHttpDate(now), ...faultHeaders, ...response.headers, ...corsHeaders };
  const { status, body } = response;
  return encodeResponse({ status, body, headers }, requestId, method, bodyFault);
}

const isPreflight = ({ method, request }: RequestContext): boolean =>
  method === "OPTIONS" &&
  request.header("origin") !== null &&
  request.header("access-control-request-method") !== null;

type UnroutedRequest = Exclude<ReturnType<Router["match"]>, { kind: "matched" | "options" }>;

function buildNoRouteResponse(context: RequestContext, route: UnroutedRequest): HandlerResponse {
  switch (route.kind) {
    case "wrong-method":
      return buildMethodNotAllowedResponse(context.method, context.path, route.allow, route.near);
    case "unmatched":
      if (route.malformed) return buildErrorResponse(400, "The path is not valid percent-encoding.");
      return buildNotFoundResponse(context.method, context.path, route.near);
  }
}

/** Finds the user that a request concerns: in its path or body, as the owner of its order, or in its response. Ids of no user are left out. */
function findUserId(world: World, { route, body }: RequestContext, sent: unknown): string | null {
  const { user_id, order_id = "" } = route?.path ?? {};
  const owner = world.tables.orders.get(order_id.toLowerCase())?.user_id;
  const named = [user_id, readUserId(body), owner, readUserId(sent)].map((id) => id?.toLowerCase());
  return named.find((id) => id !== undefined && world.tables.users.has(id)) ?? null;
}
