import type { Operation, OperationId } from "../../src/generated/operations.ts";
import { toIso } from "../kernel/time.ts";
import { hash53 } from "../kernel/random.ts";
import type { JournalWarning } from "../journal/journal.ts";
import { queryWithoutSecrets, withoutSecrets } from "../journal/secrets.ts";
import { splitAddress } from "./address.ts";
import { corsHeaders, preflightHeaders } from "./cors.ts";
import { encode } from "./encode.ts";
import { errorReply, noOperation, ownBug, refusalReply, wrongMethod, type Reply } from "./errors.ts";
import type { MockRequest, MockResult } from "./exchange.ts";
import type { Call, Handlers } from "./handler.ts";
import { breaches, type AnswerSchemas } from "./own-answer.ts";
import type { Matched, Router } from "./router.ts";
import { answerSide, sideCall, type SideCall } from "./side-routes.ts";
import { strike, type Struck } from "./strike.ts";
import { KEY_HEADER, keyProblem, LINK_HEADER, type Team, type TeamDirectory } from "./team.ts";
import { validate, type Inputs, type RequestSchemas } from "./validate.ts";

/** What the pipeline is made of; all but the teams comes from the document. */
export interface PipelineParts {
  readonly router: Router<Operation & { readonly id: OperationId }>;
  readonly schemas: Readonly<Record<OperationId, RequestSchemas & AnswerSchemas>>;
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
interface Passage {
  readonly request: MockRequest;
  readonly method: string;
  /** Decides the route; what stands in the journal where the address is a secret is less. */
  readonly path: string;
  readonly side: SideCall | null;
  readonly search: string;
  readonly key: string | null;
  readonly known: Team | undefined;
  readonly team: Team;
  readonly warnings: JournalWarning[];
  route: Route | null;
  body: unknown;
  fault: boolean;
}

const plain = (reply: Reply): Struck => ({ reply });

/** Takes one request after the other through the stages: see mock/README.md. */
export class Pipeline {
  readonly #parts: PipelineParts;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
  }

  /** Answers a request. It rejects only where the request's own body could not be read. */
  async handle(request: MockRequest): Promise<MockResult> {
    const passage = this.#enter(request);
    const { journal, world } = passage.team;
    const sequence = journal.begin();
    const at = toIso(world.now());
    const requestId = `req_${hash53(this.#parts.seed, world.team.id, "request", sequence).toString(36).padStart(11, "0")}`;
    let struck: Struck;
    let unread: { readonly cause: unknown } | null = null;
    try {
      struck = await (passage.side === null ? this.#stages(passage) : this.#aside(passage, passage.side));
    } catch (cause) {
      // A body that breaks off is a caller that goes away, whether or not the door has noticed yet.
      if (request.signal?.aborted !== true) unread = { cause };
      struck = { abort: "gone" };
    }
    if (request.signal?.aborted === true) struck = { abort: "gone" };
    const aborted = "abort" in struck ? struck.abort : null;
    journal.record({
      sequence,
      at,
      operation: passage.route?.operation.id ?? null,
      method: passage.method,
      route:
        passage.route?.template ?? passage.side?.route.paths[0] ?? this.#parts.router.redact(passage.path),
      status: "abort" in struck ? null : struck.reply.status,
      requestId,
      warnings: passage.warnings,
      aborted,
      unmatched: passage.route === null && passage.side === null && passage.method !== "OPTIONS",
      fault: passage.fault,
      request: {
        path: passage.side?.shown ?? passage.path,
        query: queryWithoutSecrets(passage.search),
        body: passage.body,
      },
    });
    if (unread !== null) throw unread.cause;
    if ("abort" in struck) return { abort: struck.abort };
    // The requisition's own address opens like a page: no script of another origin reads it.
    const open =
      passage.method === "OPTIONS" || passage.side !== null
        ? {}
        : corsHeaders(passage.route?.operation ?? null, request);
    const reply = { ...struck.reply, headers: { ...struck.reply.headers, ...open } };
    return encode(reply, requestId, passage.method, struck.wire);
  }

  #enter(request: MockRequest): Passage {
    const { path, search } = splitAddress(request.url, this.#parts.prefix);
    const key = request.header(KEY_HEADER);
    const known = key === null ? undefined : this.#parts.teams.find(key);
    const token = key === null ? request.header(LINK_HEADER) : null;
    const side = sideCall(path);
    const owner = side && this.#parts.teams.findWhere((world) => side.route.owns(world, side.path));
    const team =
      owner ??
      known ??
      (token === null ? undefined : this.#parts.teams.findByLink(token)) ??
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
  async #aside({ method, team }: Passage, side: SideCall): Promise<Struck> {
    return plain(await answerSide(side, method, team.world));
  }

  async #stages(passage: Passage): Promise<Struck> {
    const route = this.#parts.router.match(passage.method, passage.path);
    if (route.kind === "options") return plain(this.#options(passage, route.allow));
    if (route.kind === "unmatched" && isPreflight(passage)) return plain(this.#options(passage, []));
    if (route.kind !== "matched") return plain(noRoute(passage, route));
    passage.route = route;
    const before = this.#strike("before", passage, route, null);
    if (before) return before;
    const refused = this.#authorise(passage, route.operation);
    if (refused) return plain(refused);
    const schemas = this.#parts.schemas[route.operation.id];
    const validated = await validate(route.operation, schemas, route.path, passage.search, passage.request);
    passage.body = withoutSecrets(validated.sent);
    if (validated.reply) return plain(validated.reply);
    const reply = await this.#answer(passage, route, validated.inputs);
    return this.#strike("after", passage, route, reply) ?? plain(reply);
  }

  /** What a path takes, and whether a page of another origin may ask it. */
  #options({ request, path }: Passage, allow: readonly string[]): Reply {
    const wanted = this.#parts.router.match(request.header("access-control-request-method") ?? "", path);
    // Where no operation is, the page is to read the error that says so.
    const open = preflightHeaders(wanted.kind === "matched" ? wanted.operation : null, request);
    return { status: 204, headers: { ...(allow.length > 0 ? { allow: allow.join(", ") } : {}), ...open } };
  }

  #strike(when: "before" | "after", passage: Passage, route: Route, real: Reply | null): Struck | null {
    const { id, paths } = route.operation;
    const target = { operation: id, method: passage.method, path: passage.path, templates: paths };
    const rule = passage.team.faults.strike(when, target);
    if (rule === null) return null;
    passage.fault = true;
    return strike(rule, real);
  }

  #authorise(passage: Passage, { auth }: Operation): Reply | null {
    // Whether a link token is good is for the operation to say: some answer 200 and tell it in the body.
    const byLink =
      auth === "link" || (auth === "team-or-link" && passage.request.header(LINK_HEADER) !== null);
    if (byLink && passage.key === null) return null;
    const problem = keyProblem(passage.key, passage.known !== undefined);
    return problem === null ? null : errorReply(401, problem);
  }

  /** Idempotency, handler, check of the own answer, future. */
  async #answer(passage: Passage, route: Route, inputs: Inputs): Promise<Reply> {
    const { operation } = route;
    const { request, team } = passage;
    const key = operation.retry === "keyed" ? request.header("x-idempotency-key") : null;
    const run = (): Promise<Reply> => this.#handler(passage, route, inputs);
    const reply =
      key === null || key === ""
        ? await run()
        : await team.keys.run(
            {
              operation: operation.id,
              key,
              inputs,
              successOnly: request.header("x-idempotency-error") === "no-cache",
            },
            run,
          );
    return reply.status < 300 && reply.body !== undefined
      ? { ...reply, body: team.future.apply(operation.id, reply.body) }
      : reply;
  }

  async #handler(passage: Passage, route: Route, inputs: Inputs): Promise<Reply> {
    const { operation, path } = route;
    const { world, journal } = passage.team;
    const watched = world.watched((warning) => passage.warnings.push(warning));
    const call = { operation: operation.id, world: watched, ...inputs, ...this.#surroundings(passage) };
    let reply: Reply;
    try {
      // The table of handlers is typed by operation, and an operation found at run time is none in particular.
      const handler = this.#parts.handlers[operation.id] as (
        call: unknown,
      ) => Partial<Reply> | Promise<Partial<Reply>>;
      const answer = await handler(call);
      reply = { ...answer, status: answer.status ?? operation.statuses[0] ?? 200 };
    } catch (thrown) {
      const refusal = refusalReply(thrown);
      if (refusal === null) return this.#crash(passage, operation.id, thrown);
      reply = refusal;
    }
    const problems = breaches(this.#parts.schemas[operation.id], reply, path);
    if (problems.length === 0) return reply;
    journal.violate({ operation: operation.id, status: reply.status, problems });
    return ownBug(operation.id, reply.status, problems);
  }

  /** A handler threw what is no refusal: a bug, unless it gave up because its caller went away. */
  #crash(passage: Passage, operation: OperationId, thrown: unknown): Reply {
    const problems = [`handler: threw ${thrown instanceof Error ? thrown.name : typeof thrown}`];
    if (passage.request.signal?.aborted !== true) {
      passage.team.journal.violate({ operation, status: 500, problems }, thrown);
    }
    return ownBug(operation, 500, problems);
  }

  #surroundings({ request }: Passage): Pick<Call, "urls" | "signal" | "header"> {
    const { base, link } = this.#parts.urls;
    // A door with an address of its own is where the caller will go next, unless the link page was put elsewhere.
    const own = request.base ?? base;
    const urls = { base: own, link: link ?? `${own}/link` };
    return { urls, signal: request.signal, header: (name) => request.header(name.toLowerCase()) };
  }
}

/** Whether a browser asks if a page may send a request. */
const isPreflight = ({ method, request }: Passage): boolean =>
  method === "OPTIONS" &&
  request.header("origin") !== null &&
  request.header("access-control-request-method") !== null;

type Nowhere = Exclude<ReturnType<Router["match"]>, { kind: "matched" | "options" }>;

function noRoute(passage: Passage, route: Nowhere): Reply {
  switch (route.kind) {
    case "wrong-method":
      return wrongMethod(passage.method, passage.path, route.allow, route.near);
    case "unmatched":
      if (route.malformed) return errorReply(400, "The path is not valid percent-encoding.");
      return noOperation(passage.method, passage.path, route.near);
  }
}
