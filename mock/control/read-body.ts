import { buildErrorResponse, type HandlerResponse } from "../http/errors.ts";
import { BODY_LIMIT, isBodyTooLarge, type MockRequest } from "../http/exchange.ts";

/** A body as JSON, or what is answered to one that is none. */
type BodyReading = { readonly value: unknown } | { readonly response: HandlerResponse };

/** How many levels a body may have. What checks it calls itself level by level, and so does what notes it. */
const DEEPEST = 100;

/** Reads the body of a call; an empty one is a list without arguments. */
export async function readBody(request: MockRequest): Promise<BodyReading> {
  const body = await request.body().catch((thrown: unknown) => {
    if (isBodyTooLarge(thrown)) return null;
    throw thrown;
  });
  if (body === null || body.length > BODY_LIMIT)
    return { response: buildErrorResponse(413, `A body has at most ${BODY_LIMIT} bytes.`) };
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  if (text.trim() === "") return { value: [] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { response: buildErrorResponse(400, "The body is not JSON.") };
  }
  if (isTooDeep(value))
    return { response: buildErrorResponse(400, `The body is nested more than ${DEEPEST} levels deep.`) };
  return { value };
}

function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
