import type { Call } from "../call.ts";
import type { AreaInfo, PscAreaInfoQuery, PscInfo, PscInfoQuery } from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";

/** Patient service centres, where samples are taken, and what else is offered around a place. */
export interface Psc {
  /**
   * Finds a laboratory's centres around a zip, nearest first, 30 at most. An unknown zip has none.
   *
   * Operation `psc.info` (PSC-1 to PSC-4).
   *
   * @param query - `zip_code` has five digits; `radius` is 10, 20, 25 (the default), 50 or 100 miles; `capabilities` keeps the
   * centres that have all of them.
   * @throws ValidationError for a malformed zip or another radius, NotFoundError for an unknown laboratory or lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { patient_service_centers } = await client.psc.info({ zip_code: "85004", lab_id: 1, radius: 50 });
   * for (const { metadata, distance, capabilities } of patient_service_centers) {
   *   console.log(metadata.name, Number(distance), "miles", capabilities); // the distance is text
   * }
   * ```
   */
  info(query: PscInfoQuery, options?: CallOptions): Call<PscInfo>;
  /**
   * Tells who takes samples at home around a zip, and for each laboratory how many centres are near.
   *
   * Operation `psc.areaInfo` (assumed).
   *
   * @param query - `zip_code` and `radius` as in {@link Psc.info}; `labs` keeps these laboratories, and `lab_account_id` what
   * the account can use.
   * @throws ValidationError for a malformed zip or another radius, NotFoundError for an unknown lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { phlebotomy, central_labs } = await client.psc.areaInfo({ zip_code: "85004" });
   * console.log(phlebotomy.is_served ? "at home" : "at a centre");
   * for (const [slug, { patient_service_centers }] of Object.entries(central_labs)) {
   *   console.log(slug, patient_service_centers.within_radius);
   * }
   * ```
   */
  areaInfo(query: PscAreaInfoQuery, options?: CallOptions): Call<AreaInfo>;
}

/** Binds the methods to a transport. */
export const pscOf = (send: Transport): Psc => ({
  info: (query, options) => send("get", "/v3/order/psc/info", { params: { query } }, options),
  areaInfo: (query, options) => send("get", "/v3/order/area/info", { params: { query } }, options),
});
