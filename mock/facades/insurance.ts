import { Gender } from "../../src/generated/enums.ts";
import type { Insurance, InsuranceCreate, Person } from "../../src/generated/types.ts";
import { serializeAddress } from "../domain/patients/address.ts";
import { getPatientInfo } from "../domain/patients/rules.ts";
import { activeUser } from "../domain/users/rules.ts";
import { type UserRef, getUserId } from "../domain/users/user-ref.ts";
import type { World } from "../domain/world.ts";
import { omitUndefined } from "../domain/omit-undefined.ts";
import { createInsurance, latestInsurance } from "../domain/insurance/rules.ts";
import { serializeInsurance } from "../domain/insurance/wire.ts";

/** What a test sets of an insurance; the rest is made up, for a patient who is the insured. */
export type InsuranceSeed = Partial<InsuranceCreate>;

/** `mock.insurance`: insurance without a request, under the same rules as with one. */
export interface InsuranceFacade {
  /**
   * Stores an insurance of a user; throws a refusal where no patient info is on file.
   * @default relationship Self, and the patient as the one who is insured
   */
  create(user: UserRef, seed?: InsuranceSeed): Insurance;
  /**
   * The newest insurance of a user that pays first, or with `false` the newest that does not; throws a refusal of 404
   * where there is none.
   */
  latest(user: UserRef, isPrimary?: boolean): Insurance;
  /** Every insurance of a user, in the order in which they were stored. */
  list(user: UserRef): Insurance[];
}

/** Makes the facade of one world. */
export function createInsuranceFacade(world: World): InsuranceFacade {
  return {
    create: (user, seed = {}) => {
      const userId = getUserId(user);
      const input: InsuranceCreate = {
        payor_code: "ACME01",
        member_id: `M-${world.ids.token("member_id", 8)}`,
        relationship: "Self",
        ...omitUndefined(seed),
        insured: seed.insured ?? buildInsured(world, userId),
      };
      return serializeInsurance(createInsurance(world, userId, input));
    },
    latest: (user, isPrimary = true) =>
      serializeInsurance(latestInsurance(world, getUserId(user), isPrimary)),
    list: (user) => {
      const { user_id } = activeUser(world, getUserId(user));
      return world.tables.insurance.all("user", user_id).map(serializeInsurance);
    },
  };
}

function buildInsured(world: World, userId: string): Person {
  const { first_name, last_name, dob, email, phone_number, ...patient } = getPatientInfo(world, userId);
  return {
    first_name,
    last_name,
    // Patient info takes any text here, and insurance the values of the enumeration only.
    gender: Gender.is(patient.gender) ? patient.gender : "other",
    dob,
    email,
    phone_number,
    address: serializeAddress(patient.address),
  };
}
