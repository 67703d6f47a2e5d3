import type { LogWriter, TransportPlugin, WatchedRequest } from "./plugin.ts";

const wholeOperation = "the operation";

/** Lists what a call uses that the OpenAPI document deprecates: the operation, or fields such as `body.lab_test_id`. */
function findDeprecated({ operation: { deprecated }, input }: WatchedRequest): readonly string[] {
  if (deprecated?.[0] === "*") return [wholeOperation];
  const read = (at: unknown, name: string) => (at as Record<string, unknown> | null | undefined)?.[name];
  return deprecated?.filter((path) => path.split(".").reduce<unknown>(read, input) != null) ?? [];
}

/** Creates what logs once per client whatever a call uses that the OpenAPI document or a header of the response deprecates. */
export function createDeprecationWatch(log: LogWriter): NonNullable<TransportPlugin["watch"]> {
  const logged = new Set<string>();
  return (call, response, durationMs, request) => {
    const { headers } = response;
    const sunset = Date.parse(headers.get("sunset") ?? "");
    const isRetired = headers.has("deprecation") || headers.has("sunset");
    const end = sunset ? `, and ends on ${new Date(sunset).toISOString().slice(0, 10)}` : "";
    for (const subject of isRetired ? [wholeOperation] : findDeprecated(request)) {
      const key = `${call.method} ${call.path} ${subject}`;
      if (logged.has(key)) continue;
      logged.add(key);
      log("warn", { call, durationMs, response, remark: `, ${subject} is deprecated${end}` });
    }
  };
}
