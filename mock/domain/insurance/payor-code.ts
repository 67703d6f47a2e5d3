import { findFederalPlan, isProgram } from "../../catalog/plans/federal.ts";
import { isUnitedStates } from "../patients/field-rules.ts";
import type { PostalAddress } from "../patients/address.ts";
import { createBadRequestError, createForbiddenError } from "../service-error.ts";
import type { World } from "../world.ts";

/** Throws ServiceError 403 for the code of a federal program when the closed beta is not open to the team. */
export function assertPayorCodeEnabled(world: World, payorCode: string): void {
  if (!isProgram(payorCode) || world.settings.get().medfed) return;
  const text = `The payor code ${payorCode} is a closed beta that is not open to this team (setting medfed).`;
  throw createForbiddenError("FEATURE_NOT_ENABLED", text);
}

/**
 * Returns the code to store. The code of a federal program is replaced by that of its plan in the patient's state. Throws
 * ServiceError 400 when the state has no such plan.
 */
export function resolvePayorCode(payorCode: string, { state, country }: PostalAddress): string {
  if (!isProgram(payorCode)) return payorCode;
  const plan = isUnitedStates(country) ? findFederalPlan(payorCode, state) : undefined;
  if (plan !== undefined) return plan.payor_code;
  throw createBadRequestError(`${payorCode} has no plan in the state of the patient's address on file.`);
}
