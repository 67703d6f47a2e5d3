import { isControlError } from "../../tools/control/client.ts";

/** Describes an error for a person: what the mock says, without the name of the method and of its body. */
export function describeError(cause: unknown): string {
  if (!(cause instanceof Error)) return "Something failed for an unknown reason.";
  if (!isControlError(cause)) return cause.message;
  if (cause.status === null) return "The mock does not respond. Start it again.";
  return cause.message.replace(/^[\w.]+: (body: )?/, "").replace(/ \(status \d+\)$/, "");
}
