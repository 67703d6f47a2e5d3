import { isUuid } from "../../../kernel/uuid.ts";
import { assertPayorCodeEnabled, resolvePayorCode } from "../../insurance/rules.ts";
import type { InsuranceRecord } from "../../insurance/table.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderAddress, OrderRow, StatedInsurance } from "../table.ts";

/** The insurance fields of a request. */
export interface InsuranceInput {
  readonly billing: string;
  readonly icd_codes: readonly string[] | null;
  readonly stated: StatedInsurance | null;
}

/**
 * Resolves a payor code that stands for the plan of a state, as for a stored insurance.
 * @throws ServiceError 403 when the team may not use the code, 400 when the state has no such plan
 */
export function resolveStatedInsurance(
  world: World,
  stated: StatedInsurance | null,
  address: OrderAddress,
): StatedInsurance | null {
  if (stated === null || stated.payor_code === null) return stated;
  assertPayorCodeEnabled(world, stated.payor_code);
  return { ...stated, payor_code: resolvePayorCode(stated.payor_code, address) };
}

/**
 * Resolves the insurance of an order. Billing to insurance requires diagnoses, and an insurance that is stored for the
 * user or that the request states with payor code and member number. Such orders have an advance beneficiary notice.
 * @throws ServiceError 400 when one of these is missing
 */
export function resolveInsuranceTerms(
  world: World,
  userId: string,
  { billing, icd_codes, stated }: InsuranceInput,
): Pick<OrderRow, "icd_codes" | "health_insurance_id" | "health_insurance" | "has_abn"> {
  const codes = icd_codes === null || icd_codes.length === 0 ? (stated?.diagnosis_codes ?? []) : icd_codes;
  const billsInsurance = billing === "commercial_insurance";
  if (billsInsurance && codes.length === 0)
    throw createBadRequestError(
      "icd_codes is missing: billing_type commercial_insurance requires diagnosis codes.",
    );
  const insurance_id = stated?.insurance_id ?? null;
  const latest = billsInsurance ? findLatestInsurance(world, userId) : undefined;
  const found = insurance_id === null ? latest : findStoredInsurance(world, userId, insurance_id);
  if (billsInsurance && found === undefined && (insurance_id === null || stated?.payor_code == null))
    throw createBadRequestError(
      "billing_type commercial_insurance requires an insurance of the user: store one first, or give payor_code and insurance_id in health_insurance.",
    );
  const namedId = insurance_id !== null && isUuid(insurance_id) ? insurance_id.toLowerCase() : null;
  return {
    icd_codes: codes.length === 0 ? null : codes,
    health_insurance_id: found?.insurance_id ?? namedId,
    health_insurance: stated,
    has_abn: billsInsurance,
  };
}

/** Finds the newest primary insurance of a user, else the newest other one. */
function findLatestInsurance(world: World, userId: string): InsuranceRecord | undefined {
  const stored = world.tables.insurance.all("user", userId);
  return stored.findLast(({ is_primary }) => is_primary) ?? stored.at(-1);
}

function findStoredInsurance(world: World, userId: string, id: string): InsuranceRecord | undefined {
  return world.tables.insurance
    .all("user", userId)
    .findLast((row) => row.insurance_id === id.toLowerCase() || row.member_id === id);
}

/** Finds the stored insurance of an order. Returns undefined when it is stored for another user. */
export function findInsuranceOnFile(
  world: World,
  order: { readonly user_id: string; readonly health_insurance_id: string | null },
): InsuranceRecord | undefined {
  if (order.health_insurance_id === null) return undefined;
  const stored = world.tables.insurance.get(order.health_insurance_id);
  return stored?.user_id === order.user_id ? stored : undefined;
}
