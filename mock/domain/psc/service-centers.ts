import { billingTypeValues, pscCapabilityValues } from "../../../src/generated/enums.ts";
import type {
  PscInfoQuery,
  PscOrderInfoQuery,
  PatientServiceCenter,
  PscInfo,
  AreaInfo,
  CentralLabArea,
  PhlebotomyAreaInfo,
  PscAreaInfoQuery,
} from "../../../src/generated/types.ts";
import type { Geography } from "../../catalog/geography.ts";
import { getLabsById, labs, type Lab } from "../../catalog/labs/labs.ts";
import type { NearbyServiceCenter } from "../../catalog/service-centers/service-centers.ts";
import { getVisitAddress } from "../appointments/booking/book-slot.ts";
import { resolveAccount, listAccountsAtLab } from "../lab-accounts/accounts.ts";
import { getOrder } from "../orders/queries/get-order.ts";
import type { AllRead } from "../query.ts";
import { orNotFound } from "../service-error.ts";
import type { World } from "../world.ts";
import type { ServiceCenter } from "../../catalog/service-centers/service-center.ts";
import type { LabAccountRecord } from "../lab-accounts/table.ts";
import { phlebotomyNetworks, listVisitTypes } from "../../catalog/service-centers/phlebotomy.ts";
import { findStateOfZip } from "../../catalog/geo/find-state.ts";

/** Maximum number of centers in one response. */
const MAX_SERVICE_CENTERS = 30;

const DEFAULT_RADIUS = 25;

interface ServiceCenterList {
  readonly lab: { readonly id: number; readonly slug: string };
  readonly centers: readonly NearbyServiceCenter[];
}

export const parseRadius = (radius: PscInfoQuery["radius"]): number => Number(radius ?? DEFAULT_RADIUS);

/**
 * Finds a lab's patient service centers around a zip code, nearest first. Returns no centers for a lab without centers and for
 * an unknown zip code. Throws ServiceError 404 when the lab or the lab account is unknown.
 */
export function findServiceCenters(
  world: World,
  { zips, centers }: Geography,
  { zip_code, lab_id, radius, capabilities, lab_account_id, ...rest }: PscInfoQuery,
): ServiceCenterList {
  rest satisfies AllRead;
  const lab = orNotFound("Lab", getLabsById().get(lab_id));
  const account = resolveAccount(world, lab_account_id);
  const place = zips.find(zip_code);
  if (place === undefined) return { lab, centers: [] };
  const required = capabilities ?? [];
  const matches = centers.findNearby(lab.id, place, parseRadius(radius)).filter(({ center }) => {
    const available: readonly string[] = center.capabilities;
    return (
      required.every((capability) => available.includes(capability)) &&
      (account === undefined || canUseServiceCenter(account, center))
    );
  });
  return { lab, centers: matches.slice(0, MAX_SERVICE_CENTERS) };
}

/** Finds the patient service centers of an order's lab around the address of its patient. */
export function findServiceCentersForOrder(
  world: World,
  geography: Geography,
  orderId: string,
  { radius, capabilities, ...rest }: PscOrderInfoQuery,
): ServiceCenterList {
  rest satisfies AllRead;
  const order = getOrder(world, orderId);
  const zip_code = getVisitAddress(order).zip_code.slice(0, 5);
  return findServiceCenters(world, geography, { lab_id: order.lab_id, zip_code, radius, capabilities });
}

/** The fields of a lab account that decide which service centers it can use. */
type AccountTerms = Pick<LabAccountRecord, "lab_id" | "status" | "allowed_billing">;

/**
 * Tells whether a lab account can use a service center. The account must be active and belong to the center's lab, and it
 * must allow a billing type that the center accepts in the center's state.
 */
function canUseServiceCenter(account: AccountTerms, center: ServiceCenter): boolean {
  return (
    account.status === "active" &&
    account.lab_id === center.lab_id &&
    center.supported_bill_types.some((type) => account.allowed_billing[type]?.includes(center.state))
  );
}

/**
 * Formats a distance in miles with one decimal, such as "3.4". Every radius is a whole number of miles, so rounding never
 * moves a center beyond its radius.
 */
const formatDistance = (miles: number): string => miles.toFixed(1);

function serializeServiceCenter({ center, miles }: NearbyServiceCenter): PatientServiceCenter {
  const { name, state, city, zip_code, first_line, second_line, phone_number, fax_number, hours, website } =
    center;
  const address = { state, city, zip_code, first_line, second_line };
  return {
    metadata: { name, ...address, phone_number, fax_number, hours, website },
    distance: formatDistance(miles),
    capabilities: [...center.capabilities],
    site_code: center.site_code,
    supported_bill_types: [...center.supported_bill_types],
    location: { lng: center.lng, lat: center.lat },
  };
}

export const serializeServiceCenters = ({ lab, centers }: ServiceCenterList): PscInfo => ({
  lab_id: lab.id,
  slug: lab.slug,
  patient_service_centers: centers.map(serializeServiceCenter),
});

/** Returns the phlebotomy providers of a zip code. An unknown zip code has none. */
function getPhlebotomyArea({ zips }: Geography, zip: string): PhlebotomyAreaInfo {
  const providers = (zips.find(zip) === undefined ? [] : phlebotomyNetworks)
    .map((network) => ({ name: network.name, service_types: listVisitTypes(network, zip) }))
    .filter(({ service_types }) => service_types.length > 0);
  return { is_served: providers.length > 0, providers };
}

const listBillTypes = (accounts: readonly AccountTerms[], state: string | undefined) =>
  billingTypeValues.filter((type) =>
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
  const capabilities = pscCapabilityValues.filter((capability) =>
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
