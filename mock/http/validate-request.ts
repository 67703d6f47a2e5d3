import type { FieldShape, Operation } from "../../src/generated/operations.ts";
import type { z } from "zod";
import { coerceForm, coercePath, coerceQuery, type Coerced } from "./coerce.ts";
import { buildErrorResponse, buildValidationErrorResponse, type HandlerResponse } from "./errors.ts";
import { BODY_LIMIT, isBodyTooLarge, type MockRequest } from "./exchange.ts";
import { createIssue, convertIssues } from "./issues.ts";
import type { ValidationIssue } from "../domain/service-error.ts";
import { parseBoundary, parseMultipart } from "./multipart.ts";
import { raceAbort } from "./to-response.ts";

/** The schemas of what an operation takes; null where it takes nothing. */
export interface RequestSchemas {
  path(): z.ZodType | null;
  query(): z.ZodType | null;
  body(): z.ZodType | null;
}

/** The parts of an operation that its requests are read by. */
export type RequestShape = Pick<Operation, "method" | "paths" | "path" | "query" | "headers" | "body">;

/** The inputs of a call as its handler gets them. */
export interface RequestInputs {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Either the inputs, or why there are none; and the parsed body, if there was one to parse and it is not large. */
type ValidatedRequest = { readonly sent: unknown } & (
  | { readonly inputs: RequestInputs; readonly reply: null }
  | { readonly inputs: null; readonly reply: HandlerResponse }
);

/** Bodies of more characters than this are not handed on to be remembered. */
const LARGE = 64 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a request by its operation's shapes and checks it by the strict schemas. All broken rules are told at once. */
export async function validateRequest(
  operation: RequestShape,
  schemas: RequestSchemas,
  path: Readonly<Record<string, string>>,
  search: string,
  request: MockRequest,
): Promise<ValidatedRequest> {
  const issues: ValidationIssue[] = [];
  const pathValues = check(schemas.path(), coercePath(path, operation.path), "path", issues);
  const queryValues = check(schemas.query(), coerceQuery(search, operation.query), "query", issues);
  checkHeaders(operation, request, issues);
  const schema = schemas.body();
  let value: unknown;
  let sent: unknown;
  if (operation.body !== null && schema !== null) {
    const body = await readBody(operation, operation.body, request);
    if ("reply" in body) return { sent, inputs: null, reply: body.reply };
    if ("value" in body) {
      value = check(schema, { values: body.value, issues: body.issues }, "body", issues);
      if (body.size <= LARGE) sent = body.value;
    } else appendIssues(issues, body.issues);
  }
  if (issues.length > 0) return { sent, inputs: null, reply: buildValidationErrorResponse(issues) };
  return { sent, inputs: { path: pathValues, query: queryValues, body: value }, reply: null };
}

/** Values as they were read, and what could not be read of them. */
interface ReadValues extends Omit<Coerced, "values"> {
  readonly values: unknown;
}

function check(
  schema: z.ZodType | null,
  coerced: ReadValues,
  place: "path" | "query" | "body",
  issues: ValidationIssue[],
): unknown {
  appendIssues(issues, coerced.issues);
  if (schema === null) return coerced.values;
  const result = schema.safeParse(coerced.values);
  if (result.success) return result.data;
  // A text that could not be read has been told already; that the value is missing would be a second fault for one.
  const told = new Set(coerced.issues.map((one) => one.loc[1]));
  const found = convertIssues(result.error.issues, place, coerced.values);
  appendIssues(
    issues,
    found.filter((one) => !told.has(one.loc[1] ?? "")),
  );
  return undefined;
}

function checkHeaders(operation: RequestShape, request: MockRequest, issues: ValidationIssue[]): void {
  for (const { name, required } of operation.headers) {
    const missing = required && request.header(name.toLowerCase()) === null;
    if (missing) issues.push(createIssue("missing", ["header", name], "Field required", null));
  }
}

/** A request can break more rules than a call can have arguments, so they are not spread into one. */
function appendIssues(issues: ValidationIssue[], more: readonly ValidationIssue[]): void {
  for (const one of more) issues.push(one);
}

/** A body that was read, one that could not be, or an answer in its stead. */
type ReadBody =
  | { readonly value: unknown; readonly size: number; readonly issues: readonly ValidationIssue[] }
  | { readonly issues: readonly ValidationIssue[] }
  | { readonly reply: HandlerResponse };

async function readBody(
  operation: RequestShape,
  declared: NonNullable<Operation["body"]>,
  request: MockRequest,
): Promise<ReadBody> {
  const raw = await readRaw(request);
  if (raw === null) return { reply: buildTooLargeResponse() };
  if (raw.length === 0)
    return { issues: declared.required ? [createIssue("missing", ["body"], "Field required", null)] : [] };
  const contentType = request.header("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!declared.types.includes(type))
    return { reply: buildWrongTypeResponse(operation, declared.types, type) };
  if ((request.header("content-encoding") ?? "identity") !== "identity")
    return { reply: buildErrorResponse(415, "A body is taken as it is, without a content-encoding.") };
  return declared.form === undefined ? parseJson(raw) : parseForm(raw, contentType, declared.form);
}

/** The body as the door has it; null for one that is too large. */
async function readRaw(request: MockRequest): Promise<string | Uint8Array | null> {
  let raw: string | Uint8Array;
  try {
    // A body that a caller began and left would be waited for without end.
    raw = await raceAbort(request.body(), request.signal);
  } catch (cause) {
    if (isBodyTooLarge(cause)) return null;
    throw cause;
  }
  if (raw.length > BODY_LIMIT) return null;
  // A byte order mark is no part of a text, as the decoder knows.
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
    // The engine's message quotes the body, and no two engines word it alike.
    return { issues: [createJsonIssue("The body is not valid JSON")] };
  }
  const excess = findExcess(value);
  if (excess !== null) return { issues: [createJsonIssue(excess)] };
  return { value, size: text.length, issues: [] };
}

function parseForm(raw: string | Uint8Array, contentType: string, shapes: readonly FieldShape[]): ReadBody {
  const boundary = parseBoundary(contentType);
  const bytes = typeof raw === "string" ? new TextEncoder().encode(raw) : raw;
  const parts = boundary === null ? null : parseMultipart(bytes, boundary);
  if (parts === null) {
    const error = boundary === null ? "The content-type has no boundary" : "The body is no whole form";
    return {
      issues: [createIssue("form_invalid", ["body"], "There was an error parsing the body", null, { error })],
    };
  }
  const { values, issues } = coerceForm(parts, shapes);
  // The bytes of files are never remembered, so they do not count.
  const size = parts.reduce((sum, { value }) => sum + (typeof value === "string" ? value.length : 0), 0);
  return { value: values, size, issues };
}

const DEEPEST = 100;
const MOST_VALUES = 50_000;

/** What about a body is beyond what schemas, which call themselves level by level, can check; null in most cases. */
function findExcess(body: unknown): string | null {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return `The body is nested more than ${DEEPEST} levels deep`;
    values += level.length;
    if (values > MOST_VALUES) return `The body holds more than ${MOST_VALUES} values`;
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
