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
import type { World } from "../world.ts";
import { type AccountTerms, canUseServiceCenter } from "./can-use-service-center.ts";
import type { Geography } from "../../catalog/geography.ts";
import { parseRadius } from "./service-centers.ts";

/** Who comes to a patient's home in a zip. Nobody comes to a zip that nobody knows. */
function getPhlebotomyArea({ zips }: Geography, zip: string): PhlebotomyAreaInfo {
  const providers = (zips.find(zip) === undefined ? [] : phlebotomyNetworks)
    .map((network) => ({ name: network.name, service_types: listVisitTypes(network, zip) }))
    .filter(({ service_types }) => service_types.length > 0);
  return { is_served: providers.length > 0, providers };
}

/** Ways of paying that one of the accounts at least allows in a state. */
const listBillTypes = (accounts: readonly AccountTerms[], state: string | undefined) =>
  billTypes.filter((type) =>
    accounts.some(({ allowed_billing }) => allowed_billing[type]?.includes(state ?? "")),
  );

/** What a laboratory offers around a place: through one account where one is named, else through all that the team has. */
function getLabArea(
  world: World,
  { zips, centers }: Geography,
  lab: Lab,
  account: AccountTerms | undefined,
  query: PscAreaInfoQuery,
): CentralLabArea {
  const miles = parseRadius(query.radius);
  const place = zips.find(query.zip_code);
  const near = (place === undefined ? [] : centers.findNearby(lab.id, place, miles))
    .map(({ center }) => center)
    .filter((center) => account === undefined || canUseServiceCenter(account, center));
  const has = centerCapabilities.filter((one) => near.some(({ capabilities }) => capabilities.includes(one)));
  return {
    patient_service_centers: {
      appointment_available: has.includes("appointment_scheduling_via_junction"),
      within_radius: near.length,
      radius: String(miles),
      capabilities: has,
    },
    supported_bill_types: listBillTypes(
      account === undefined
        ? listAccountsAtLab(world, lab.id).filter(({ status }) => status === "active")
        : [account],
      place === undefined ? undefined : findStateOfZip(query.zip_code),
    ),
    lab_id: lab.id,
  };
}

/**
 * What is offered around a zip. Laboratories that were not asked for, or that the account is not of, are left out; so are all
 * of them where the account is not active.
 * @throws Refusal where nobody knows the account
 */
export function getAreaInfo(world: World, geography: Geography, query: PscAreaInfoQuery): AreaInfo {
  const account = resolveAccount(world, query.lab_account_id);
  const { lab: one, labs: some } = query;
  const asked: readonly string[] = [...(some ?? []), ...(one === undefined || one === null ? [] : [one])];
  const shown = labs.filter(
    ({ id, slug, central }) =>
      central &&
      (asked.length === 0 || asked.includes(slug)) &&
      (account === undefined || (account.status === "active" && account.lab_id === id)),
  );
  return {
    zip_code: query.zip_code,
    phlebotomy: getPhlebotomyArea(geography, query.zip_code),
    central_labs: Object.fromEntries(
      shown.map((lab) => [lab.slug, getLabArea(world, geography, lab, account, query)]),
    ),
  };
}
