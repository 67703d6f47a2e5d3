import type { PscInfoQuery, PscOrderInfoQuery } from "../../../src/generated/types.ts";
import type { Geography } from "../../catalog/geography.ts";
import { getLabsById } from "../../catalog/labs/labs.ts";
import type { NearbyServiceCenter } from "../../catalog/service-centers/service-centers.ts";
import { getPatientAddress } from "../appointments/booking/eligibility.ts";
import { resolveAccount } from "../lab-accounts/accounts.ts";
import { getOrder } from "../orders/queries/get-order.ts";
import type { AllRead } from "../query.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import { canUseServiceCenter } from "./can-use-service-center.ts";

/** Maximum number of centers in one response. */
const MAX_SERVICE_CENTERS = 30;

/** Default search radius, in miles. */
const DEFAULT_RADIUS = 25;

/** A lab and some of its patient service centers. */
export interface ServiceCenterList {
  readonly lab: { readonly id: number; readonly slug: string };
  readonly centers: readonly NearbyServiceCenter[];
}

/** Parses a radius in miles. Accepts a number or its digits. */
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
  const lab = getLabsById().get(lab_id);
  if (lab === undefined) throw createNotFoundError("Lab");
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
  const zip_code = getPatientAddress(order).zip.slice(0, 5);
  return findServiceCenters(world, geography, { lab_id: order.lab_id, zip_code, radius, capabilities });
}
