import { HttpResponse } from "msw";
import { isAbort } from "../http/exchange.ts";
import { toResponse, untilAborted } from "../http/wire.ts";
import { fromRequest, type Answering } from "./fetch.ts";

/** Answers a request that MSW caught. */
export function resolver(mock: Answering): (info: { request: Request }) => Promise<Response> {
  return async ({ request }) => {
    const result = await mock.handle(fromRequest(request));
    if (!isAbort(result)) return toResponse(result, request.signal);
    // A caller that went away hears no more; MSW would report a rejection here as a fault of the handler.
    if (result.abort === "silence") await untilAborted(request.signal).catch(() => undefined);
    return HttpResponse.error();
  };
}
