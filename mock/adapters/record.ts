/**
 * Records a session with the real service, with pseudonyms in place of secrets and patient data.
 *
 * @module sanguine/mock/record
 */
import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { ArgumentError, recordParameter } from "../tools/arguments/check.ts";
import { readArgument } from "../tools/arguments/read.ts";
import { describeSystemError } from "../core/host/files.ts";
import { isUuid } from "../kernel/uuid.ts";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { Router } from "../http/router.ts";
import {
  EXCHANGE_FORMAT,
  EXCHANGE_VERSION,
  type RecordedExchange,
  type RecordedRequest,
  type RecordedResponse,
} from "../recording/exchange.ts";
import { Pseudonyms } from "../recording/pseudonyms.ts";
import { Redactor } from "../recording/redact.ts";

export type { RecordedExchange, RecordedRequest, RecordedResponse } from "../recording/exchange.ts";
export type { Query } from "../recording/redact.ts";

/** A function like the global `fetch`. */
export type RecordableFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Options of `record`. */
export interface RecordOptions {
  /** Sends the requests. @default the global fetch, read at each call */
  readonly fetch?: RecordableFetch;
  /** The folder to write to. It is created when it does not exist, and must be empty. */
  readonly folder: string;
  /**
   * The key of the pseudonyms, a secret of at least 16 characters. It is never written. Pass your own only if several recordings must
   * have the same pseudonyms.
   * @default a random key
   */
  readonly key?: string;
  /**
   * Called when an exchange cannot be recorded. The caller of `fetch` gets its response all the same. An error that the function throws
   * is reported as an unhandled rejection. @default console.warn
   */
  readonly onError?: (error: Error) => void;
}

/** Longest recorded body, in characters. */
const MAX_LENGTH = 16 * 1024 * 1024;

/** Shortest key of the caller, in characters. */
const MIN_KEY_LENGTH = 16;

/** The file that shows that a recorder uses a folder. */
const MARKER = ".recorder";

/**
 * Returns a `fetch` that passes calls on and writes each exchange to a folder, as one JSON file. It writes pseudonyms in place of
 * everything but field names, enum values, booleans, counts and public names. It writes no header except `retry-after`, no host, no
 * PDF, no HEAD and no request that matches no operation. The response arrives after its
 * exchange is written.
 *
 * @throws TypeError when the key is too short; Error when the folder is not empty, is in use or cannot be created
 * @example
 * ```ts
 * import { mkdtemp } from "node:fs/promises";
 * import { tmpdir } from "node:os";
 * import { join } from "node:path";
 * import { createClient } from "sanguine";
 * import { createMock } from "sanguine/mock";
 * import { record } from "sanguine/mock/record";
 *
 * const sandbox = createMock(); // stands for the real service
 * const folder = await mkdtemp(join(tmpdir(), "recording-"));
 * const client = createClient({ baseUrl: sandbox.url, apiKey: sandbox.apiKey, fetch: record({ fetch: sandbox.fetch, folder }) });
 * await client.users.create({ client_user_id: "u-42" });
 *
 * const mock = createMock();
 * const { userIds } = await mock.importRecording(folder);
 * console.log(userIds.length); // 1
 * ```
 */
export function record(options: RecordOptions): RecordableFetch {
  const { issues } = readArgument(recordParameter, options);
  // Without the values, which can be the key.
  if (issues.length > 0)
    throw new ArgumentError(
      "record",
      issues.map((issue) => ({ ...issue, input: null })),
    );
  // A recording goes on after an error; without a handler, it is said where it is seen.
  // oxlint-disable-next-line no-console
  const { folder, onError = (error) => console.warn(error.message) } = options;
  if (options.key !== undefined && options.key.length < MIN_KEY_LENGTH)
    throw new TypeError(
      `The key of a recording must have at least ${MIN_KEY_LENGTH} characters, because a short key can be guessed. Omit it for a random one.`,
    );
  claimFolder(folder);
  const key = options.key ?? randomBytes(32);
  const hash = (text: string): string => createHmac("sha256", key).update(text).digest("hex");
  const redactor = new Redactor(new Pseudonyms(hash));
  let count = 0;
  return async (input, init) => {
    const request = copyRequest(input, init);
    const response = await (options.fetch ?? globalThis.fetch)(input, init);
    try {
      const exchange = await describeExchange(redactor, request, response);
      if (exchange !== null) {
        count += 1;
        await writeExchange(folder, { ...exchange, number: count });
      }
    } catch (cause) {
      // The message of the cause may quote a body.
      const error = new Error(
        `An exchange could not be recorded in ${folder}: ${describeSystemError(cause)}.`,
      );
      // What `onError` throws must not lose the response.
      void Promise.resolve(error).then(onError);
    }
    return response;
  };
}

/**
 * Creates the folder and a marker in it, so that no second recorder writes there, not even one of another process. Throws Error when
 * the folder contains anything, because every recording has other pseudonyms.
 */
function claimFolder(folder: string): void {
  const marker = join(folder, MARKER);
  let isFree: boolean;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    isFree = readdirSync(folder).length === 0;
    if (isFree) writeFileSync(marker, "", { flag: "wx", mode: 0o600 });
  } catch (cause) {
    if (!existsSync(marker))
      throw new Error(`The folder ${folder} cannot be used: ${describeSystemError(cause)}.`, { cause });
    // Another recorder has written its marker meanwhile.
    isFree = false;
  }
  if (!isFree)
    throw new Error(`The folder ${folder} is not empty. Record each session into a folder of its own.`);
  utimesSync(marker, 0, 0);
  hideTime(folder);
}

/** Copies a request, so that reading the copy leaves the caller's request unread. A stream can be read only once. */
function copyRequest(input: string | URL | Request, init: RequestInit | undefined): Request {
  const isStream = init?.body instanceof ReadableStream;
  return new Request(
    input instanceof Request ? input.clone() : input,
    isStream ? { ...init, body: null } : init,
  );
}

const router = new Router(Object.values(operations));

/** Describes an exchange with pseudonyms. Returns null when the request matches no operation, or no response that a mock can send arrived. */
async function describeExchange(
  redactor: Redactor,
  request: Request,
  response: Response,
): Promise<Omit<RecordedExchange, "number"> | null> {
  const { pathname, search } = new URL(request.url);
  // A router takes HEAD for GET, whose response has a body.
  const route = request.method === "HEAD" ? null : matchOperation(request.method, pathname);
  const { status } = response;
  // A mock cannot send any other status. The one of an error is 0.
  if (route === null || status < 200 || status > 599) return null;
  const { operation, path } = route;
  const sent = await readJson(request);
  const received = await readJson(response);
  const redactedPath = redactor.path(operation, path);
  const recordedRequest: RecordedRequest = {
    path: redactedPath,
    query: redactor.query(operation, search),
    ...(sent.kind === "json" ? { body: redactor.requestBody(operation, sent.value) } : {}),
    chosen: Object.keys(path).filter((name) => isChosen(path[name] ?? "", redactedPath[name])),
  };
  const retryAfter = response.headers.get("retry-after") ?? "";
  const recordedResponse: RecordedResponse = {
    status,
    headers: /^\d{1,6}$/.test(retryAfter) ? { "retry-after": retryAfter } : {},
    ...(received.kind === "json"
      ? { body: redactor.responseBody(operation, status, path, received.value) }
      : {}),
    ...(received.kind === "other" ? { omitted: true as const } : {}),
  };
  return {
    format: EXCHANGE_FORMAT,
    version: EXCHANGE_VERSION,
    operation,
    request: recordedRequest,
    response: recordedResponse,
  };
}

/** Finds the operation of a path. A base URL may have a path of its own, so the operation may begin at a later segment. */
function matchOperation(
  method: string,
  pathname: string,
): { readonly operation: OperationId; readonly path: Readonly<Record<string, string>> } | null {
  for (
    let rest = pathname;
    rest.length > 1;
    rest = rest.slice(Math.max(rest.indexOf("/", 1), 0) || rest.length)
  ) {
    const route = router.match(method, rest);
    if (route.kind === "matched") return { operation: route.operation.id, path: route.path };
  }
  return null;
}

/** Returns whether a path parameter is a text that the caller chose: neither an id nor a public name. */
function isChosen(value: string, redacted: string | undefined): boolean {
  return value !== redacted && !/^\d+$/.test(value) && !isUuid(value);
}

type Body = { readonly kind: "none" | "other" } | { readonly kind: "json"; readonly value: unknown };

/** Reads a JSON body. Does not read a body of another type, such as a PDF or a form. */
async function readJson(message: Request | Response): Promise<Body> {
  if (message.body === null) return { kind: "none" };
  if (!/^application\/([\w.-]+\+)?json\b/i.test(message.headers.get("content-type") ?? ""))
    return { kind: "other" };
  const text = await message.clone().text();
  if (text === "") return { kind: "none" };
  if (text.length > MAX_LENGTH) return { kind: "other" };
  try {
    return { kind: "json", value: JSON.parse(text) as unknown };
  } catch {
    return { kind: "other" };
  }
}

/** Writes an exchange to a file of its own: the whole file or nothing. */
async function writeExchange(folder: string, exchange: RecordedExchange): Promise<void> {
  const file = join(folder, `${String(exchange.number).padStart(5, "0")}-${exchange.operation}.json`);
  const handle = await open(`${file}.tmp`, "wx", 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(exchange, null, 2)}\n`);
    // The time of the file would reveal how far the dates moved.
    await handle.utimes(0, 0);
  } finally {
    await handle.close();
  }
  await rename(`${file}.tmp`, file);
  hideTime(folder);
}

/** Sets the time of a folder back, which each new file changes, and which would reveal how far the dates moved. */
function hideTime(folder: string): void {
  try {
    utimesSync(folder, 0, 0);
  } catch {
    // The folder may belong to another user, as a mounted one does.
  }
}
