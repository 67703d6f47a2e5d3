import { ServiceError } from "./service-error.ts";
import type { Quotas, World } from "./world.ts";

/** Throws ServiceError 429 when the team holds as many records as its quota. Call it before the first write. */
export function assertRoom({ quotas, tables }: World, table: keyof Quotas): void {
  const quota = quotas[table];
  if (quota === undefined || tables[table].size < quota) return;
  throw new ServiceError(429, {
    error_type: "TEAM_QUOTA",
    error_message: `The team has ${tables[table].size} ${table}, and this mock allows ${quota}. Reset the team, or start the mock with a larger quota.`,
  });
}
