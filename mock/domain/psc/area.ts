import { centerCapabilities } from "../../catalog/service-centers/service-center.ts";
import { phlebotomyNetworks, listVisitTypes } from "../../catalog/service-centers/phlebotomy.ts";
import { findStateOfZip } from "../../catalog/geo/find-state.ts";
import { billTypes } from "../../catalog/labs/billing.ts";
import { labs, type Lab } from "../../catalog/labs/labs.ts";
import type {
  AreaInfo,
  CentralLabArea,
  PhlebotomyAreaInfo,
  PscAreaInfoQuery,
} from "../../../src/generated/types.ts";
import { resolveAccount, listAccountsAtLab } from "../lab-accounts/accounts.ts";
import type { AllRead } from "../query.ts";
import type { World } from "../world.ts";
import type { Geography } from "../../catalog/geography.ts";
import { parseRadius, type AccountTerms, canUseServiceCenter } from "./service-centers.ts";

/** Returns the phlebotomy providers of a zip code. An unknown zip code has none. */
function getPhlebotomyArea({ zips }: Geography, zip: string): PhlebotomyAreaInfo {
  const providers = (zips.find(zip) === undefined ? [] : phlebotomyNetworks)
    .map((network) => ({ name: network.name, service_types: listVisitTypes(network, zip) }))
    .filter(({ service_types }) => service_types.length > 0);
  return { is_served: providers.length > 0, providers };
}

const listBillTypes = (accounts: readonly AccountTerms[], state: string | undefined) =>
  billTypes.filter((type) =>
    accounts.some(({ allowed_billing }) => allowed_billing[type]?.includes(state ?? "")),
  );

/** Returns what a lab offers around a zip code: through one account, or through all active accounts of the team. */
function getLabArea(
  world: World,
  { zips, centers }: Geography,
  lab: Lab,
  account: AccountTerms | undefined,
  { radius, zip_code }: Pick<PscAreaInfoQuery, "radius" | "zip_code">,
): CentralLabArea {
  const miles = parseRadius(radius);
  const place = zips.find(zip_code);
  const near = (place === undefined ? [] : centers.findNearby(lab.id, place, miles))
    .map(({ center }) => center)
    .filter((center) => account === undefined || canUseServiceCenter(account, center));
  const capabilities = centerCapabilities.filter((capability) =>
    near.some((center) => center.capabilities.includes(capability)),
  );
  return {
    patient_service_centers: {
      appointment_available: capabilities.includes("appointment_scheduling_via_junction"),
      within_radius: near.length,
      radius: String(miles),
      capabilities,
    },
    supported_bill_types: listBillTypes(
      account === undefined
        ? listAccountsAtLab(world, lab.id).filter(({ status }) => status === "active")
        : [account],
      place === undefined ? undefined : findStateOfZip(zip_code),
    ),
    lab_id: lab.id,
  };
}

/**
 * Returns the phlebotomy providers and labs around a zip code. Includes only the requested labs. With a lab account, includes
 * only the lab of that account, and no lab when the account is not active.
 * Throws ServiceError 404 when the lab account is unknown.
 */
export function getAreaInfo(world: World, geography: Geography, query: PscAreaInfoQuery): AreaInfo {
  const { zip_code, radius, lab: one, labs: several, lab_account_id, ...rest } = query;
  rest satisfies AllRead;
  const account = resolveAccount(world, lab_account_id);
  const requested: readonly string[] = [...(several ?? []), ...(one == null ? [] : [one])];
  const includedLabs = labs.filter(
    ({ id, slug, central }) =>
      central &&
      (requested.length === 0 || requested.includes(slug)) &&
      (account === undefined || (account.status === "active" && account.lab_id === id)),
  );
  return {
    zip_code,
    phlebotomy: getPhlebotomyArea(geography, zip_code),
    central_labs: Object.fromEntries(
      includedLabs.map((lab) => [lab.slug, getLabArea(world, geography, lab, account, { radius, zip_code })]),
    ),
  };
}
