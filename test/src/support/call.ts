import { RunningCall, type Call } from "../../../src/transport/call.ts";

/** A call with this data; text is also in a header of its response. */
export const respondWith = <T>(data: Promise<T>): Call<T> =>
  new RunningCall(
    data.then((value) => ({
      data: value,
      response: new Response(null, { headers: typeof value === "string" ? { "x-state": value } : {} }),
      meta: { requestId: null, attempts: 1, durationMs: 0, rateLimit: null },
    })),
  );
