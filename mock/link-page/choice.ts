import { choiceOf } from "../domain/link/sources.ts";
import { recordAt, type Visit } from "./visit.ts";

/** Whether there is a list to go back to: a token that names a provider has none. */
export function offersChoice(visit: Visit): boolean {
  const record = recordAt(visit);
  return record !== null && choiceOf(record).kind === "list";
}
