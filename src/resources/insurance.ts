/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/insurance
 */
import type { Call } from "../transport/call.ts";
import { insurance } from "../generated/descriptors.ts";
import type { Insurance, InsuranceCreate, InsuranceLatestQuery } from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** Insurance of users, to pay for orders. Every method throws the errors of any call; `@throws` lists those specific to it. */
export interface Insurances {
  /**
   * Stores an insurance of a user. The user needs patient info on file. The response includes the `company` behind the plan; a
   * request cannot set it.
   * Operation `insurance.create`. A failed call is not retried when the service may have received it.
   * @param body - `payor_code` names the plan. `MEDFED` and `MAIDFED` select the plan of the patient's state; the response then has that
   * plan's own code. `relationship` is the insured's relationship to the patient: Self, Spouse or Other. Dates are YYYY-mm-dd.
   * A guarantor's `household_income` is in US dollars a year. `is_primary` is true by default.
   * @throws BadRequestError when no patient info is on file, PermissionError for `MEDFED` and `MAIDFED` when the team does not have
   * their beta, ValidationError for a malformed field. Nothing is stored then.
   * @example
   * ```ts
   * import { createClient, unlisted } from "sanguine";
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
   *     ...{ first_name, last_name, dob, email, phone_number },
   *     gender: unlisted(gender), // a response may hold a gender that this release does not list
   *     address: { first_line, zip, city, state, country },
   *   },
   * });
   * console.log(company.name);
   * ```
   */
  create(user_id: string, body: InsuranceCreate, options?: CallOptions): Call<Insurance>;
  /**
   * Returns the user's most recently stored insurance.
   * Operation `insurance.latest`.
   * @param query - `is_primary`: true (the default) returns the newest primary insurance, false the newest secondary one.
   * @throws NotFoundError when the user has none of that kind.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { payor_code, company } = await client.insurance.latest("11111111-1111-4111-8111-111111111111");
   * console.log(payor_code, company.name);
   * ```
   */
  latest(user_id: string, query?: InsuranceLatestQuery, options?: CallOptions): Call<Insurance>;
}

/** Creates the resource of insurance on a transport. */
export const createInsurance = (send: Transport): Insurances =>
  openResource(send, "insurance", insurance).methods;
