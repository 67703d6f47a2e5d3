import { findFederalPlan, isProgram } from "../../catalog/plans/federal.ts";
import { isUnitedStates } from "../patients/address-rules.ts";
import type { PostalAddress } from "../patients/address.ts";
import { createBadRequestError, createForbiddenError } from "../service-error.ts";
import type { World } from "../world.ts";

/** Refuses the codes of the federal programs while their beta is closed to the team. */
export function assertPayorCodeEnabled(world: World, payorCode: string): void {
  if (!isProgram(payorCode) || world.settings.get().medfed) return;
  const text = `The payor code ${payorCode} is a closed beta that is not open to this team (setting medfed).`;
  throw createForbiddenError("FEATURE_NOT_ENABLED", text);
}

/** The code to store for a payor: where it stands for the plan of a state, that of the patient's state. */
export function resolvePayorCode(payorCode: string, { state, country }: PostalAddress): string {
  if (!isProgram(payorCode)) return payorCode;
  const plan = isUnitedStates(country) ? findFederalPlan(payorCode, state) : undefined;
  if (plan !== undefined) return plan.payor_code;
  throw createBadRequestError(`${payorCode} has no plan in the state of the patient's address on file.`);
}
