import type { ControlFault } from "../../../tools/control/client.ts";

type Rule = ControlFault["rule"];

/** Describes what a fault does, such as "503 after 5 s". */
export function describeEffect(rule: Rule): string {
  const { status, retryAfter, rateLimit, latency, network, corrupt, chance } = rule;
  const parts = [
    ...(rateLimit === undefined
      ? []
      : [`at most ${rateLimit.requests} calls in ${formatDuration(rateLimit.window)}`]),
    ...(latency === undefined ? [] : [`delay ${describeLatency(latency)}`]),
    ...(network === undefined ? [] : [`connection: ${network}`]),
    ...(corrupt === undefined ? [] : [`body: ${corrupt}`]),
    ...(status === undefined ? [] : [`status ${status}`]),
    ...(retryAfter === undefined ? [] : [`Retry-After ${retryAfter}`]),
  ];
  const effect = parts.length === 0 ? "status 500" : parts.join(", ");
  return chance === undefined ? effect : `${effect}, in ${Math.round(chance * 1000) / 10} % of calls`;
}

/** Describes which calls a fault applies to, such as "orders.create, 2 times". */
export function describeConditions({ operation, method, path, times, skip, when }: Rule): string {
  const parts = [
    operation,
    method,
    path,
    ...(times === undefined ? [] : [times === 1 ? "once" : `${times} times`]),
    ...(skip === undefined ? [] : [`after ${skip} calls`]),
    ...(when === "after" ? ["after the operation ran"] : []),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? "every call" : parts.join(", ");
}

function describeLatency(latency: NonNullable<Rule["latency"]>): string {
  if (typeof latency !== "object") return formatDuration(latency);
  if ("min" in latency) return `${formatDuration(latency.min)} to ${formatDuration(latency.max)}`;
  return `about ${formatDuration(latency.median)}`;
}

function formatDuration(duration: number | string): string {
  return typeof duration === "number" ? `${duration} ms` : duration;
}
