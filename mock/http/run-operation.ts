import { createLazyProperty } from "../kernel/lazy-property.ts";
import type { OperationId, Operation } from "../../src/generated/operations.ts";
import { type HandlerResponse, buildMockBugResponse, toErrorResponse } from "./errors.ts";
import { WatchedRequest } from "./caller.ts";
import type { MockRequest } from "./exchange.ts";
import type { Call, OperationHandlers } from "./handler.ts";
import { describeViolation, findContractViolations, type ResponseSchemas } from "./response-validation.ts";
import type { RequestInputs } from "./validate-request.ts";
import { findStateOfZip } from "../catalog/geo/find-state.ts";
import { isUnitedStates, stateCodes } from "../domain/patients/field-rules.ts";
import type { Warning } from "../domain/world.ts";
import type { JournalWarning } from "../journal/journal.ts";
import type { Team } from "./credentials.ts";
import type { PublicRouteCall } from "./public-routes.ts";
import type { Matched } from "./router.ts";

export interface OperationParts {
  readonly schemas: Readonly<Record<OperationId, ResponseSchemas>>;
  readonly handlers: OperationHandlers;
  /** The mock's URL and its link page. Null when the link page is under the URL that a request came to. */
  readonly urls: { readonly base: string; readonly link: string | null };
}

/** Runs an authorized and validated request: overrides, idempotency, handler, response validation and unknown values. */
export async function runOperation(
  parts: OperationParts,
  context: RequestContext,
  route: OperationRoute,
  inputs: RequestInputs,
): Promise<HandlerResponse> {
  const { id } = route.operation;
  const { overrides, unknownValues } = context.team;
  const run = (): Promise<HandlerResponse> => runOnce(parts, context, route, inputs);
  const { response, exact } = overrides.has(id)
    ? await runOverrides(parts, context, route, inputs, run)
    : { response: await run(), exact: false };
  return response.status < 300 && response.body !== undefined && !exact
    ? { ...response, body: unknownValues.apply(id, response.body) }
    : response;
}

function runOverrides(
  { schemas }: OperationParts,
  context: RequestContext,
  { operation, path }: OperationRoute,
  { path: params, query, body }: RequestInputs,
  run: () => Promise<HandlerResponse>,
): ReturnType<RequestContext["team"]["overrides"]["run"]> {
  const { team, request } = context;
  const { id } = operation;
  context.overridden = true;
  const header = (name: string): string | null => request.header(name.toLowerCase());
  return team.overrides.run(
    { operation: id, params, query, body, signal: request.signal, header },
    {
      defaultStatus: operation.statuses[0] ?? 200,
      run,
      validate: (response) => findContractViolations(schemas[id], response, path),
      reportFailure: ({ cause, ...failure }) =>
        team.journal.recordViolation({ operation: id, ...failure }, cause),
    },
  );
}

/** Runs the handler, or repeats the response of an earlier call with the same idempotency key. */
function runOnce(
  parts: OperationParts,
  context: RequestContext,
  route: OperationRoute,
  inputs: RequestInputs,
): Promise<HandlerResponse> {
  const { operation } = route;
  const { request, team } = context;
  const key = operation.retry === "keyed" ? request.header("x-idempotency-key") : null;
  const run = (): Promise<HandlerResponse> => callHandler(parts, context, route, inputs);
  if (key === null || key === "") return run();
  const successOnly = request.header("x-idempotency-error") === "no-cache";
  return team.idempotencyKeys.run({ operation: operation.id, key, inputs, successOnly }, run);
}

// Few handlers read the signal, and some adapters create it on first use.
const withSignal = createLazyProperty("signal", (request: MockRequest) => request.signal);

async function callHandler(
  parts: OperationParts,
  context: RequestContext,
  { operation, path }: OperationRoute,
  inputs: RequestInputs,
): Promise<HandlerResponse> {
  const { world, journal, recordings } = context.team;
  const { search } = context;
  const recorded = recordings.take({ operation: operation.id, path, search, body: inputs.body });
  // The service may have sent what the document does not describe, so the response is not validated.
  if (recorded !== null) return { ...recorded, isRecorded: true };
  const worldWithWarnings = world.withWarnings((warning) => context.warnings.push(warning));
  context.warnings.push(...listAddressWarnings(inputs.body));
  const { request } = context;
  const call: Omit<Call, keyof RequestInputs> & RequestInputs = withSignal(
    {
      operation: operation.id,
      world: worldWithWarnings,
      path: inputs.path,
      query: inputs.query,
      body: inputs.body,
      urls: getCallUrls(parts, request),
      header: (name: string) => request.header(name.toLowerCase()),
    },
    request,
  );
  let response: HandlerResponse;
  try {
    // The handlers are typed by operation, and the type of an operation found at run time is not known.
    const handler = parts.handlers[operation.id] as (
      call: unknown,
    ) => Partial<HandlerResponse> | Promise<Partial<HandlerResponse>>;
    const result = await handler(call);
    const { status = operation.statuses[0] ?? 200, ...others } = result;
    response = { status, ...others };
  } catch (thrown) {
    const errorResponse = toErrorResponse(thrown);
    if (errorResponse === null) return recordCrash(context, operation.id, thrown);
    response = errorResponse;
  }
  const issues = findContractViolations(parts.schemas[operation.id], response, path);
  if (issues.length === 0) return response;
  const problems = issues.map(describeViolation);
  journal.recordViolation({ operation: operation.id, status: response.status, problems, issues });
  return buildMockBugResponse(operation.id, response.status, problems);
}

/** Records an unexpected error of a handler. It is a bug, unless the caller disconnected. */
function recordCrash(context: RequestContext, operation: OperationId, thrown: unknown): HandlerResponse {
  const problems = [`handler: threw ${thrown instanceof Error ? thrown.name : typeof thrown}`];
  if (!WatchedRequest.isAborted(context.request))
    context.team.journal.recordViolation({ operation, status: 500, problems }, thrown);
  return buildMockBugResponse(operation, 500, problems);
}

function getCallUrls({ urls: { base, link } }: OperationParts, request: MockRequest): Call["urls"] {
  // A port has its own URL, which the caller uses next unless the link page has a configured URL.
  const ownUrl = request.base ?? base;
  return { base: ownUrl, link: link ?? `${ownUrl}/link` };
}

/** Lists a warning for each address of a request whose zip code lies in another state, as real services may reject it. */
function listAddressWarnings(value: unknown, path = "body"): Warning[] {
  // A form can hold the bytes of files, which are an object of millions of fields.
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return [];
  const warnings = Object.entries(value).flatMap(([name, part]) =>
    typeof part === "object" ? listAddressWarnings(part, `${path}.${name}`) : [],
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every object is a record of unknown values.
  const { state, zip, zip_code = zip, country } = value as Readonly<Record<string, unknown>>;
  const isAmerican = country == null || (typeof country === "string" && isUnitedStates(country.trim()));
  if (
    isAmerican &&
    typeof state === "string" &&
    typeof zip_code === "string" &&
    stateCodes.has(state.trim()) &&
    findStateOfZip(zip_code.trim()) !== state.trim()
  ) {
    const message = `${path}: the zip code is not in the state of the address.`;
    warnings.unshift({ code: "zip_of_another_state", message });
  }
  return warnings;
}

export type OperationRoute = Matched<Operation & { readonly id: OperationId }>;

/** One request in the pipeline. The stages add what the journal records. */
export interface RequestContext {
  readonly request: MockRequest;
  readonly method: string;
  /** The path that decides the route. The journal redacts it when it contains a secret. */
  readonly path: string;
  readonly publicRoute: PublicRouteCall | null;
  readonly search: string;
  readonly key: string | null;
  readonly known: Team | undefined;
  readonly team: Team;
  readonly warnings: JournalWarning[];
  route: OperationRoute | null;
  /** The operations that resemble a request that matches none. */
  near: readonly string[];
  body: unknown;
  fault: boolean;
  faultHeaders: HandlerResponse["headers"];
  /** True when an override of the test ran. */
  overridden: boolean;
}
