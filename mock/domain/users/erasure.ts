import { eraseAppointments } from "../appointments/erasure.ts";
import { eraseConnections } from "../connections/erasure.ts";
import { eraseStoredResponses } from "../idempotency/erasure.ts";
import { eraseInsurance } from "../insurance/erasure.ts";
import { eraseParsingJobs } from "../lab-reports/erasure.ts";
import { eraseLinkTokens } from "../link/erasure.ts";
import { eraseOrders } from "../orders/erasure.ts";
import { erasePatientInfo } from "../patients/erasure.ts";
import { eraseWebhooks } from "../webhooks/erasure.ts";
import type { World } from "../world.ts";

/** What each area does when a user is erased; an area that keeps rows of users adds its own here. */
const erasers: readonly ((world: World, userId: string) => void)[] = [
  eraseConnections,
  eraseSeries,
  eraseLinkTokens,
  erasePatientInfo,
  eraseInsurance,
  eraseStoredResponses,
  eraseOrders,
  eraseAppointments,
  eraseParsingJobs,
  eraseEvents,
  eraseWebhooks,
];

/** Erases a user and all that belongs to it. It cannot be undone. */
export function eraseUser(world: World, userId: string): void {
  for (const erase of erasers) erase(world, userId);
  world.tables.users.delete(userId);
}

/** Computed series are gone with the segments that they were computed from; these are the ones that were given. */
function eraseSeries(world: World, userId: string): void {
  const { explicitPoints, silences } = world.tables;
  for (const row of explicitPoints.all("user", userId)) explicitPoints.delete(row.point_id);
  for (const row of silences.all("user", userId)) silences.delete(row.silence_id);
}

/** Events repeat what they report, so those of the user would keep what was erased. */
function eraseEvents(world: World, userId: string): void {
  const { outbox } = world.tables;
  for (const event of outbox.all("user", userId)) outbox.delete(event.event_id);
}
