import type { Call } from "../transport/call.ts";
import { insuranceCreate, insuranceLatest } from "../generated/descriptors.ts";
import type { Insurance, InsuranceCreate, InsuranceLatestQuery } from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";

/** Insurance of users, for orders that it pays. Every method throws the errors of any call; the documented ones are its own. */
export interface Insurances {
  /**
   * Stores an insurance of a user whose patient info is on file. The answer carries the `company` behind the plan, which a
   * request cannot set.
   *
   * Operation `insurance.create` (INS-1 to INS-7). It is not repeated after a failure that may have had an effect.
   *
   * @param body - `payor_code` names the plan; `MEDFED` and `MAIDFED` stand for the plan of the patient's state, whose own
   * code is answered. `relationship` is what the insured is to the patient: Self, Spouse or Other. Dates are YYYY-mm-dd, the
   * `household_income` of a guarantor is in US dollars a year. `is_primary` is true unless it is given.
   * @throws BadRequestError where no patient info is on file, PermissionError for the two codes where the team has not got
   * their beta, ValidationError for a malformed field. Nothing is stored then.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const user_id = "11111111-1111-4111-8111-111111111111";
   * const { first_name, last_name, gender, dob, email, phone_number, address } = await client.users.latestInfo(user_id);
   * const { first_line, zip, city, state, country } = address;
   *
   * const { company } = await client.insurance.create(user_id, {
   *   payor_code: "ACME01",
   *   member_id: "M-1000421",
   *   relationship: "Self",
   *   insured: {
   *     ...{ first_name, last_name, gender, dob, email, phone_number },
   *     address: { first_line, zip, city, state, country },
   *   },
   * });
   * console.log(company.name);
   * ```
   */
  create(user_id: string, body: InsuranceCreate, options?: CallOptions): Call<Insurance>;
  /**
   * Gets the insurance of a user that was stored last.
   *
   * Operation `insurance.latest` (assumed).
   *
   * @param query - `is_primary`: the newest that pays first (true, the default), or the newest that does not.
   * @throws NotFoundError where there is none of that kind.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { payor_code, company } = await client.insurance.latest("11111111-1111-4111-8111-111111111111");
   * console.log(payor_code, company.name);
   * ```
   */
  latest(user_id: string, query?: InsuranceLatestQuery, options?: CallOptions): Call<Insurance>;
}

/** Creates the resource on a transport. */
export const createInsuranceResource = (send: Transport): Insurances => ({
  create: (user_id, body, options) => send(insuranceCreate, { path: { user_id }, body }, options),
  latest: (user_id, query, options) => send(insuranceLatest, { path: { user_id }, query }, options),
});
