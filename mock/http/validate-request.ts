import type { FieldShape, Operation } from "../../src/generated/operations.ts";
import type { z } from "zod";
import { coerceForm, coercePath, coerceQuery, type Coerced } from "../kernel/coerce.ts";
import { buildErrorResponse, buildValidationErrorResponse, type HandlerResponse } from "./errors.ts";
import { WatchedRequest } from "./caller.ts";
import { BODY_LIMIT, isBodyTooLarge, type MockRequest } from "./exchange.ts";
import { createIssue, convertIssues, convertProblem, describeEnum, nameExpectedFormat } from "./issues.ts";
import type { ValidationIssue } from "../domain/service-error.ts";
import { parseBoundary, parseMultipart } from "./multipart.ts";
import { raceAbort } from "./to-response.ts";

/** The request schemas of an operation; null where it takes nothing. */
export interface RequestSchemas {
  path(): z.ZodType | null;
  query(): z.ZodType | null;
  body(): z.ZodType | null;
}

export type RequestShape = Pick<Operation, "method" | "paths" | "path" | "query" | "headers" | "body">;

/** The inputs of a call, as its handler receives them. */
export interface RequestInputs {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Either the inputs or an error response. `sent` is the parsed body for the journal, unless it is large. */
type ValidatedRequest = { readonly sent: unknown } & (
  | { readonly inputs: RequestInputs; readonly response: null }
  | { readonly inputs: null; readonly response: HandlerResponse }
);

/** The journal does not record bodies with more characters. */
const MAX_RECORDED_LENGTH = 64 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Parses a request and validates it against the strict schemas. Reports all issues at once. */
export async function validateRequest(
  operation: RequestShape,
  schemas: RequestSchemas,
  path: Readonly<Record<string, string>>,
  search: string,
  request: MockRequest,
): Promise<ValidatedRequest> {
  const issues: ValidationIssue[] = [];
  const pathValues = check(schemas.path(), convert(coercePath(path, operation.path)), "path", issues);
  const queryValues = check(schemas.query(), convert(coerceQuery(search, operation.query)), "query", issues);
  checkHeaders(operation, request, issues);
  let value: unknown;
  let sent: unknown;
  if (operation.body !== null) {
    const body = await readBody(operation, operation.body, request);
    if ("response" in body) return { sent, inputs: null, response: body.response };
    if ("value" in body) {
      value = check(schemas.body(), { values: body.value, issues: body.issues }, "body", issues);
      if (body.size <= MAX_RECORDED_LENGTH) sent = body.value;
    } else appendIssues(issues, body.issues);
  }
  if (issues.length > 0) return { sent, inputs: null, response: buildIssuesResponse(issues) };
  return { sent, inputs: { path: pathValues, query: queryValues, body: value }, response: null };
}

/** Builds the response to invalid inputs. The service responds 400, with a sentence, when the only issue is a list with too many items. */
function buildIssuesResponse(issues: readonly ValidationIssue[]): HandlerResponse {
  const [first, other] = issues;
  if (first?.type !== "too_long" || other !== undefined) return buildValidationErrorResponse(issues);
  return buildErrorResponse(400, `${first.loc.join(".")}: ${first.msg}`);
}

/** Parsed values and the issues of those that cannot be parsed. */
interface ReadValues {
  readonly values: unknown;
  readonly issues: readonly ValidationIssue[];
}

const convert = ({ values, problems }: Coerced): ReadValues => ({
  values,
  issues: problems.map(convertProblem),
});

function check(
  schema: z.ZodType | null,
  read: ReadValues,
  location: "path" | "query" | "body",
  issues: ValidationIssue[],
): unknown {
  appendIssues(issues, read.issues);
  if (schema === null) return read.values;
  const parsed = schema.safeParse(read.values);
  if (parsed.success) return parsed.data;
  // Parsed again, because few requests have issues, and Zod makes a hidden class for each parse with its own messages.
  const { error } = schema.safeParse(read.values, { error: nameExpectedFormat });
  // A value that cannot be parsed has an issue already. Do not report it as missing, too.
  const reported = new Set(read.issues.map((one) => one.loc[1]));
  const found = convertIssues(error?.issues ?? [], location, read.values);
  appendIssues(
    issues,
    found.filter((one) => !reported.has(one.loc[1] ?? "")),
  );
  return undefined;
}

function checkHeaders(operation: RequestShape, request: MockRequest, issues: ValidationIssue[]): void {
  for (const { name, only } of operation.headers) {
    const value = request.header(name.toLowerCase());
    if (only === undefined || value === null || value === only) continue;
    const { type, msg, ctx } = describeEnum([only]);
    issues.push(createIssue(type, ["header", name], msg, value, ctx));
  }
}

/** Appends issues one by one. A request can have more issues than a function call can have arguments. */
function appendIssues(issues: ValidationIssue[], more: readonly ValidationIssue[]): void {
  for (const one of more) issues.push(one);
}

/** A parsed body, the issues of a malformed one, or an error response. */
type ReadBody =
  | { readonly value: unknown; readonly size: number; readonly issues: readonly ValidationIssue[] }
  | { readonly issues: readonly ValidationIssue[] }
  | { readonly response: HandlerResponse };

async function readBody(
  operation: RequestShape,
  declared: NonNullable<Operation["body"]>,
  request: MockRequest,
): Promise<ReadBody> {
  const raw = await readRaw(request);
  if (raw === null) return { response: buildTooLargeResponse() };
  if (raw.length === 0)
    return { issues: declared.required ? [createIssue("missing", ["body"], "Field required", null)] : [] };
  const contentType = request.header("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!declared.types.includes(type))
    return { response: buildWrongTypeResponse(operation, declared.types, type) };
  if ((request.header("content-encoding") ?? "identity") !== "identity")
    return {
      response: buildErrorResponse(415, "A content-encoding is not supported. Send the body without one."),
    };
  return declared.form === undefined ? parseJson(raw) : parseForm(raw, contentType, declared.form);
}

/** Reads the raw body. Returns null when it is too large. */
async function readRaw(request: MockRequest): Promise<string | Uint8Array | null> {
  let raw: string | Uint8Array;
  try {
    // Stop waiting when the caller disconnects in the middle of the body.
    raw = await (WatchedRequest.isWatched(request) ? request.body() : raceAbort(request.body(), request));
  } catch (cause) {
    if (isBodyTooLarge(cause)) return null;
    throw cause;
  }
  if (raw.length > BODY_LIMIT) return null;
  // Remove a byte order mark, as the decoder does for bytes.
  return typeof raw === "string" ? raw.replace(/^\uFEFF/, "") : raw;
}

function parseJson(raw: string | Uint8Array): ReadBody {
  let text: string;
  try {
    text = typeof raw === "string" ? raw : utf8.decode(raw);
  } catch {
    return { issues: [createJsonIssue("The body is not UTF-8")] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The engine's own message quotes the body and differs between engines.
    return { issues: [createJsonIssue("The body is not valid JSON")] };
  }
  const excess = findExcess(value);
  if (excess !== null) return { issues: [createJsonIssue(excess)] };
  return { value, size: text.length, issues: [] };
}

const BROKEN_FORM =
  "The body is not a complete form: a file needs a filename, a text is UTF-8, lines end with CRLF and the last boundary with --";

function parseForm(raw: string | Uint8Array, contentType: string, shapes: readonly FieldShape[]): ReadBody {
  const boundary = parseBoundary(contentType);
  const bytes = typeof raw === "string" ? new TextEncoder().encode(raw) : raw;
  const parts = boundary === null ? null : parseMultipart(bytes, boundary);
  if (parts === null) {
    const error = boundary === null ? "The content-type has no boundary" : BROKEN_FORM;
    return {
      issues: [createIssue("form_invalid", ["body"], "There was an error parsing the body", null, { error })],
    };
  }
  const { values, issues } = convert(coerceForm(parts, shapes));
  // The journal never records the bytes of files, so they do not count.
  const size = parts.reduce((sum, { value }) => sum + (typeof value === "string" ? value.length : 0), 0);
  return { value: values, size, issues };
}

const MAX_DEPTH = 100;
const MAX_VALUES = 10_000;

/** Describes how a body exceeds the limits of recursive validation. Returns null for a body within the limits. */
function findExcess(body: unknown): string | null {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} levels deep`;
    values += level.length;
    if (values > MAX_VALUES) return `The body contains more than ${MAX_VALUES} values`;
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
  }
  return null;
}

function createJsonIssue(error: string): ValidationIssue {
  return createIssue("json_invalid", ["body"], "JSON decode error", null, { error });
}

function buildTooLargeResponse(): HandlerResponse {
  return buildErrorResponse(413, `The body is larger than ${BODY_LIMIT / 1024 / 1024} MiB.`);
}

function buildWrongTypeResponse(
  operation: RequestShape,
  types: readonly string[],
  type: string,
): HandlerResponse {
  const given = type === "" ? "a body without a content-type" : type.slice(0, 100);
  return buildErrorResponse(
    415,
    `${operation.method} ${operation.paths[0]} takes ${types.join(" or ")}, not ${given}.`,
  );
}
