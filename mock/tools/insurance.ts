import { Gender } from "../../src/generated/enums.ts";
import type { Insurance, InsuranceCreate, PersonInput } from "../../src/generated/types.ts";
import { serializeAddress } from "../domain/patients/address.ts";
import type { PatientInfoRecord } from "../domain/patients/table.ts";
import { getActiveUser } from "../domain/users/rules.ts";
import { type UserRef, getUserId } from "../domain/users/user-ref.ts";
import type { World } from "../domain/world.ts";
import {
  createInsurance,
  getInsuredPatient,
  getLatestInsurance,
  serializeInsurance,
} from "../domain/insurance/rules.ts";
import { type DeepPartial, mergeSeed } from "./merge-seed.ts";
import type { InsuranceRecord } from "../domain/insurance/table.ts";
import { flag, optional, required } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { type Area, method } from "./define-area.ts";

/** Fields of a new insurance. The mock fills the rest and insures the patient. */
export type InsuranceSeed = DeepPartial<InsuranceCreate>;

/** `mock.insurance`: creates insurance without a request, under the same rules. */
export interface InsuranceFacade {
  /**
   * Stores insurance of a user. Throws a `ServiceError` when the user has no patient info.
   * @default relationship Self, with the patient as the insured person
   */
  create(user: UserRef, seed?: InsuranceSeed): Insurance;
  /**
   * Returns the newest primary insurance of a user, or with `false` the newest secondary one. Throws a `ServiceError` 404
   * when there is none.
   */
  latest(user: UserRef, isPrimary?: boolean): Insurance;
  /** Lists every insurance of a user, oldest first. */
  list(user: UserRef): Insurance[];
}

const user = required("user", seeds.userRef);

export const insuranceArea: Area<InsuranceFacade, InsuranceFacade> = {
  create: method("Insurance", [user, optional("seed", seeds.insurance)], ({ world }, ref, seed = {}) =>
    serializeInsurance(createSeededInsurance(world, getUserId(ref), seed)),
  ),
  latest: method("Insurance", [user, optional("isPrimary", flag)], ({ world }, ref, isPrimary = true) =>
    serializeInsurance(getLatestInsurance(world, getUserId(ref), isPrimary)),
  ),
  list: method("Insurance[]", [user], ({ world }, ref) => {
    const { user_id } = getActiveUser(world, getUserId(ref));
    return world.tables.insurance.all("user", user_id).map(serializeInsurance);
  }),
};

export function createSeededInsurance(world: World, userId: string, seed: InsuranceSeed): InsuranceRecord {
  // Before the next number of a member is taken, because it can throw.
  const insured = buildInsured(getInsuredPatient(world, userId));
  const base: InsuranceCreate = {
    payor_code: "ACME01",
    member_id: `M-${world.ids.token("member_id", 8)}`,
    relationship: "Self",
    insured,
  };
  return createInsurance(world, userId, mergeSeed<InsuranceCreate>(base, seed));
}

function buildInsured(info: PatientInfoRecord): PersonInput {
  const { first_name, last_name, dob, email, phone_number, ...patient } = info;
  return {
    first_name,
    last_name,
    // Patient info allows any text as gender, insurance only the values of the enumeration.
    gender: Gender.is(patient.gender) ? patient.gender : "other",
    dob,
    email,
    phone_number,
    address: serializeAddress(patient.address),
  };
}
