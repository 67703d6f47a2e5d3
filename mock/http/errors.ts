import { Refusal } from "../domain/refusal.ts";
import { MOST_ISSUES, type Issue } from "./issues.ts";

/** An answer before it is put into bytes. */
export interface Reply {
  readonly status: number;
  /** A JSON value, or bytes that are a PDF. Undefined: no body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error answer: always `{ detail }`. */
export function errorReply(status: number, detail: unknown, headers?: Reply["headers"]): Reply {
  return { status, body: { detail }, headers };
}

/** 422 with the rules that the request broke, the first `MOST_ISSUES` of them. */
export function invalidReply(issues: readonly Issue[]): Reply {
  return errorReply(422, issues.slice(0, MOST_ISSUES));
}

/** What a domain rule refused, as an answer; null for anything else that was thrown. */
export function refusalReply(thrown: unknown): Reply | null {
  return thrown instanceof Refusal ? errorReply(thrown.status, thrown.detail, thrown.headers) : null;
}

/** 404 for a path that no operation has, with what the caller may have meant. */
export function noOperation(method: string, path: string, near: readonly string[]): Reply {
  return errorReply(404, `No operation ${method} ${path.slice(0, 200)}.${hint(near)}`);
}

/** 405 for a path that exists with other methods. */
export function wrongMethod(
  method: string,
  path: string,
  allow: readonly string[],
  near: readonly string[],
): Reply {
  const list = allow.join(", ");
  const text = `No operation ${method} ${path.slice(0, 200)}. This path takes ${list}.${hint(near)}`;
  return errorReply(405, text, { allow: list });
}

function hint(near: readonly string[]): string {
  return near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
}

/** 500 for an answer of the mock itself that its own document does not allow. */
export function ownBug(operation: string, status: number, problems: readonly string[]): Reply {
  const places = problems.join("; ");
  const text = `This is a bug of the mock: its answer ${status} to ${operation} breaks the document. ${places}`;
  return errorReply(500, { error_type: "MOCK_BUG", error_message: text });
}
