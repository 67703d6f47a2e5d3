import type { NearbyServiceCenter } from "../../catalog/service-centers/centers.ts";
import { labsById } from "../../catalog/labs/labs.ts";
import type { PscInfoQuery } from "../../../src/generated/types.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import { accountAsked } from "../lab-accounts/accounts.ts";
import { canUseServiceCenter } from "./account.ts";
import type { Geography } from "../../catalog/geography.ts";

/** How many centers one answer holds at most. */
export const MAX_SERVICE_CENTERS = 30;

/** How far a search goes that does not say, in miles. */
const USUAL_RADIUS = 25;

/** A laboratory, and its centers that suit a wish. */
export interface ServiceCenterList {
  readonly lab: { readonly id: number; readonly slug: string };
  readonly centers: readonly NearbyServiceCenter[];
}

/** The miles that a radius stands for: it comes as a number or as its digits. */
export const parseRadius = (radius: PscInfoQuery["radius"]): number => Number(radius ?? USUAL_RADIUS);

/**
 * The centers of a laboratory around a zip, nearest first. A laboratory that keeps no centers has none, and around a zip that
 * nobody knows there is nothing.
 * @throws Refusal where nobody knows the laboratory or the account
 */
export function findServiceCenters(
  world: World,
  { zips, centers }: Geography,
  query: PscInfoQuery,
): ServiceCenterList {
  const lab = labsById().get(query.lab_id);
  if (lab === undefined) throw createNotFoundError("Lab");
  const account = accountAsked(world, query.lab_account_id);
  const place = zips.find(query.zip_code);
  if (place === undefined) return { lab, centers: [] };
  const wanted = query.capabilities ?? [];
  const suitable = centers.near(lab.id, place, parseRadius(query.radius)).filter(({ center }) => {
    const has: readonly string[] = center.capabilities;
    return (
      wanted.every((capability) => has.includes(capability)) &&
      (account === undefined || canUseServiceCenter(account, center))
    );
  });
  return { lab, centers: suitable.slice(0, MAX_SERVICE_CENTERS) };
}
