import type { Operation, OperationId } from "../../src/generated/operations.ts";
import { toIso } from "../kernel/time.ts";
import { hash53 } from "../kernel/random.ts";
import type { JournalWarning } from "../journal/journal.ts";
import { redactQuery, redactSecrets } from "../journal/secrets.ts";
import { splitAddress } from "./address.ts";
import { buildCorsHeaders, buildPreflightHeaders } from "./cors.ts";
import { encodeResponse } from "./encode-response.ts";
import {
  buildErrorResponse,
  buildNotFoundResponse,
  buildMockBugResponse,
  toErrorResponse,
  buildMethodNotAllowedResponse,
  type HandlerResponse,
} from "./errors.ts";
import type { MockRequest, MockResult } from "./exchange.ts";
import type { Call, Handlers } from "./handler.ts";
import { findContractViolations, type ResponseSchemas } from "./response-validation.ts";
import type { Matched, Router } from "./router.ts";
import { handlePublicRoute, matchPublicRoute, type PublicRouteCall } from "./public-routes.ts";
import { applyFault, type FaultOutcome } from "./apply-fault.ts";
import {
  API_KEY_HEADER,
  describeKeyProblem,
  LINK_TOKEN_HEADER,
  type Team,
  type TeamDirectory,
} from "./credentials.ts";
import { validateRequest, type RequestInputs, type RequestSchemas } from "./validate-request.ts";

/** What the pipeline is made of; all but the teams comes from the document. */
export interface PipelineParts {
  readonly router: Router<Operation & { readonly id: OperationId }>;
  readonly schemas: Readonly<Record<OperationId, RequestSchemas & ResponseSchemas>>;
  readonly handlers: Handlers;
  readonly teams: TeamDirectory;
  /** Where the mock answers, and where its link page is; null: under the address that was asked. */
  readonly urls: { readonly base: string; readonly link: string | null };
  /** Path of the mock's address, which requests carry in front; empty for none. */
  readonly prefix: string;
  readonly seed: string;
}

type Route = Matched<Operation & { readonly id: OperationId }>;

/** One request on its way; the stages note here what the journal is to know. */
interface RequestContext {
  readonly request: MockRequest;
  readonly method: string;
  /** Decides the route; what stands in the journal where the address is a secret is less. */
  readonly path: string;
  readonly side: PublicRouteCall | null;
  readonly search: string;
  readonly key: string | null;
  readonly known: Team | undefined;
  readonly team: Team;
  readonly warnings: JournalWarning[];
  route: Route | null;
  body: unknown;
  fault: boolean;
}

const plain = (reply: HandlerResponse): FaultOutcome => ({ reply });

/** Takes one request after the other through the stages: see mock/README.md. */
export class Pipeline {
  readonly #parts: PipelineParts;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
  }

  /** Answers a request. It rejects only where the request's own body could not be read. */
  async handle(request: MockRequest): Promise<MockResult> {
    const context = this.#enter(request);
    const { journal, world } = context.team;
    const sequence = journal.begin();
    const at = toIso(world.now());
    const requestId = `req_${hash53(this.#parts.seed, world.team.id, "request", sequence).toString(36).padStart(11, "0")}`;
    let outcome: FaultOutcome;
    let unread: { readonly cause: unknown } | null = null;
    try {
      outcome = await (context.side === null ? this.#stages(context) : this.#aside(context, context.side));
    } catch (cause) {
      // A body that breaks off is a caller that goes away, whether or not the door has noticed yet.
      if (request.signal?.aborted !== true) unread = { cause };
      outcome = { abort: "gone" };
    }
    if (request.signal?.aborted === true) outcome = { abort: "gone" };
    const aborted = "abort" in outcome ? outcome.abort : null;
    journal.record({
      sequence,
      at,
      operation: context.route?.operation.id ?? null,
      method: context.method,
      route:
        context.route?.template ?? context.side?.route.paths[0] ?? this.#parts.router.redact(context.path),
      status: "abort" in outcome ? null : outcome.reply.status,
      requestId,
      warnings: context.warnings,
      aborted,
      unmatched: context.route === null && context.side === null && context.method !== "OPTIONS",
      fault: context.fault,
      request: {
        path: context.side?.shown ?? context.path,
        query: redactQuery(context.search),
        body: context.body,
      },
    });
    if (unread !== null) throw unread.cause;
    if ("abort" in outcome) return { abort: outcome.abort };
    // The requisition's own address opens like a page: no script of another origin reads it.
    const open =
      context.method === "OPTIONS" || context.side !== null
        ? {}
        : buildCorsHeaders(context.route?.operation ?? null, request);
    const reply = { ...outcome.reply, headers: { ...outcome.reply.headers, ...open } };
    return encodeResponse(reply, requestId, context.method, outcome.wire);
  }

  #enter(request: MockRequest): RequestContext {
    const { path, search } = splitAddress(request.url, this.#parts.prefix);
    const key = request.header(API_KEY_HEADER);
    const known = key === null ? undefined : this.#parts.teams.find(key);
    const token = key === null ? request.header(LINK_TOKEN_HEADER) : null;
    const side = matchPublicRoute(path);
    const owner = side && this.#parts.teams.findWhere((world) => side.route.owns(world, side.path));
    const team =
      owner ??
      known ??
      (token === null ? undefined : this.#parts.teams.findByLinkToken(token)) ??
      this.#parts.teams.first;
    const { method } = request;
    return {
      request,
      method,
      path,
      side,
      search,
      key,
      known,
      team,
      warnings: [],
      route: null,
      body: undefined,
      fault: false,
    };
  }

  /** An address that is opened without a key passes by all stages. */
  async #aside({ method, team }: RequestContext, side: PublicRouteCall): Promise<FaultOutcome> {
    return plain(await handlePublicRoute(side, method, team.world));
  }

  async #stages(context: RequestContext): Promise<FaultOutcome> {
    const route = this.#parts.router.match(context.method, context.path);
    if (route.kind === "options") return plain(this.#options(context, route.allow));
    if (route.kind === "unmatched" && isPreflight(context)) return plain(this.#options(context, []));
    if (route.kind !== "matched") return plain(buildNoRouteResponse(context, route));
    context.route = route;
    const before = this.#applyFault("before", context, route, null);
    if (before) return before;
    const refused = this.#authorize(context, route.operation);
    if (refused) return plain(refused);
    const schemas = this.#parts.schemas[route.operation.id];
    const validated = await validateRequest(
      route.operation,
      schemas,
      route.path,
      context.search,
      context.request,
    );
    context.body = redactSecrets(validated.sent);
    if (validated.reply) return plain(validated.reply);
    const reply = await this.#answer(context, route, validated.inputs);
    return this.#applyFault("after", context, route, reply) ?? plain(reply);
  }

  /** What a path takes, and whether a page of another origin may ask it. */
  #options({ request, path }: RequestContext, allow: readonly string[]): HandlerResponse {
    const wanted = this.#parts.router.match(request.header("access-control-request-method") ?? "", path);
    // Where no operation is, the page is to read the error that says so.
    const open = buildPreflightHeaders(wanted.kind === "matched" ? wanted.operation : null, request);
    return { status: 204, headers: { ...(allow.length > 0 ? { allow: allow.join(", ") } : {}), ...open } };
  }

  #applyFault(
    when: "before" | "after",
    context: RequestContext,
    route: Route,
    real: HandlerResponse | null,
  ): FaultOutcome | null {
    const { id, paths } = route.operation;
    const target = { operation: id, method: context.method, path: context.path, templates: paths };
    const rule = context.team.faults.takeMatching(when, target);
    if (rule === null) return null;
    context.fault = true;
    return applyFault(rule, real);
  }

  #authorize(context: RequestContext, { auth }: Operation): HandlerResponse | null {
    // Whether a link token is good is for the operation to say: some answer 200 and tell it in the body.
    const byLink =
      auth === "link" || (auth === "team-or-link" && context.request.header(LINK_TOKEN_HEADER) !== null);
    if (byLink && context.key === null) return null;
    const problem = describeKeyProblem(context.key, context.known !== undefined);
    return problem === null ? null : buildErrorResponse(401, problem);
  }

  /** Idempotency, handler, check of the own answer, future. */
  async #answer(context: RequestContext, route: Route, inputs: RequestInputs): Promise<HandlerResponse> {
    const { operation } = route;
    const { request, team } = context;
    const key = operation.retry === "keyed" ? request.header("x-idempotency-key") : null;
    const run = (): Promise<HandlerResponse> => this.#handler(context, route, inputs);
    const reply =
      key === null || key === ""
        ? await run()
        : await team.idempotencyKeys.run(
            {
              operation: operation.id,
              key,
              inputs,
              successOnly: request.header("x-idempotency-error") === "no-cache",
            },
            run,
          );
    return reply.status < 300 && reply.body !== undefined
      ? { ...reply, body: team.unknownValues.apply(operation.id, reply.body) }
      : reply;
  }

  async #handler(context: RequestContext, route: Route, inputs: RequestInputs): Promise<HandlerResponse> {
    const { operation, path } = route;
    const { world, journal } = context.team;
    const watched = world.withWarnings((warning) => context.warnings.push(warning));
    const call = { operation: operation.id, world: watched, ...inputs, ...this.#surroundings(context) };
    let reply: HandlerResponse;
    try {
      // The table of handlers is typed by operation, and an operation found at run time is none in particular.
      const handler = this.#parts.handlers[operation.id] as (
        call: unknown,
      ) => Partial<HandlerResponse> | Promise<Partial<HandlerResponse>>;
      const answer = await handler(call);
      reply = { ...answer, status: answer.status ?? operation.statuses[0] ?? 200 };
    } catch (thrown) {
      const refusal = toErrorResponse(thrown);
      if (refusal === null) return this.#crash(context, operation.id, thrown);
      reply = refusal;
    }
    const problems = findContractViolations(this.#parts.schemas[operation.id], reply, path);
    if (problems.length === 0) return reply;
    journal.recordViolation({ operation: operation.id, status: reply.status, problems });
    return buildMockBugResponse(operation.id, reply.status, problems);
  }

  /** A handler threw what is no refusal: a bug, unless it gave up because its caller went away. */
  #crash(context: RequestContext, operation: OperationId, thrown: unknown): HandlerResponse {
    const problems = [`handler: threw ${thrown instanceof Error ? thrown.name : typeof thrown}`];
    if (context.request.signal?.aborted !== true) {
      context.team.journal.recordViolation({ operation, status: 500, problems }, thrown);
    }
    return buildMockBugResponse(operation, 500, problems);
  }

  #surroundings({ request }: RequestContext): Pick<Call, "urls" | "signal" | "header"> {
    const { base, link } = this.#parts.urls;
    // A door with an address of its own is where the caller will go next, unless the link page was put elsewhere.
    const own = request.base ?? base;
    const urls = { base: own, link: link ?? `${own}/link` };
    return { urls, signal: request.signal, header: (name) => request.header(name.toLowerCase()) };
  }
}

/** Whether a browser asks if a page may send a request. */
const isPreflight = ({ method, request }: RequestContext): boolean =>
  method === "OPTIONS" &&
  request.header("origin") !== null &&
  request.header("access-control-request-method") !== null;

type Nowhere = Exclude<ReturnType<Router["match"]>, { kind: "matched" | "options" }>;

function buildNoRouteResponse(context: RequestContext, route: Nowhere): HandlerResponse {
  switch (route.kind) {
    case "wrong-method":
      return buildMethodNotAllowedResponse(context.method, context.path, route.allow, route.near);
    case "unmatched":
      if (route.malformed) return buildErrorResponse(400, "The path is not valid percent-encoding.");
      return buildNotFoundResponse(context.method, context.path, route.near);
  }
}
