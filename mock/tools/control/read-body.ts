import { buildErrorResponse, type HandlerResponse } from "../../http/errors.ts";
import { BODY_LIMIT, isBodyTooLarge, type MockRequest } from "../../http/exchange.ts";
import { exceedsDepth } from "../../kernel/exceeds-depth.ts";

/** A parsed body, or an error response. */
type BodyReading = { readonly value: unknown } | { readonly response: HandlerResponse };

/** The maximum nesting depth of a body. Validation is recursive, so it needs a limit. */
const MAX_DEPTH = 100;

/** Reads the body of a call. An empty body means no arguments. */
export async function readBody(request: MockRequest): Promise<BodyReading> {
  const body = await request.body().catch((thrown: unknown) => {
    if (isBodyTooLarge(thrown)) return null;
    throw thrown;
  });
  if (body === null || body.length > BODY_LIMIT)
    return { response: buildErrorResponse(413, `The body is larger than ${BODY_LIMIT} bytes.`) };
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  if (text.trim() === "") return { value: [] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { response: buildErrorResponse(400, "The body is not JSON.") };
  }
  if (exceedsDepth(value, MAX_DEPTH))
    return { response: buildErrorResponse(400, `The body is nested more than ${MAX_DEPTH} levels deep.`) };
  return { value };
}
