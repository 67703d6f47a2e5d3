import type { NearCentre } from "../../catalog/centres/centres.ts";
import { labsById } from "../../catalog/labs/labs.ts";
import type { PscInfoQuery } from "../../../src/generated/types.ts";
import { notFound } from "../refusal.ts";
import type { World } from "../world.ts";
import { accountAsked } from "../laboratory/accounts.ts";
import { canUse } from "./account.ts";
import type { Geography } from "./geography.ts";

/** How many centres one answer holds at most. */
export const MOST_CENTRES = 30;

/** How far a search goes that does not say, in miles. */
const USUAL_RADIUS = 25;

/** A laboratory, and its centres that suit a wish. */
export interface CentresFound {
  readonly lab: { readonly id: number; readonly slug: string };
  readonly centres: readonly NearCentre[];
}

/** The miles that a radius stands for: it comes as a number or as its digits. */
export const milesOf = (radius: PscInfoQuery["radius"]): number => Number(radius ?? USUAL_RADIUS);

/**
 * The centres of a laboratory around a zip, nearest first. A laboratory that keeps no centres has none, and around a zip that
 * nobody knows there is nothing.
 * @throws Refusal where nobody knows the laboratory or the account
 */
export function findCentres(world: World, { zips, centres }: Geography, query: PscInfoQuery): CentresFound {
  const lab = labsById().get(query.lab_id);
  if (lab === undefined) throw notFound("Lab");
  const account = accountAsked(world, query.lab_account_id);
  const place = zips.find(query.zip_code);
  if (place === undefined) return { lab, centres: [] };
  const wanted = query.capabilities ?? [];
  const suitable = centres.near(lab.id, place, milesOf(query.radius)).filter(({ centre }) => {
    const has: readonly string[] = centre.capabilities;
    return (
      wanted.every((capability) => has.includes(capability)) &&
      (account === undefined || canUse(account, centre))
    );
  });
  return { lab, centres: suitable.slice(0, MOST_CENTRES) };
}
