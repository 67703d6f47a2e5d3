import { ServiceError } from "./service-error.ts";
import type { Quotas, World } from "./world.ts";

/** Throws ServiceError 429 when the team holds as many records as its quota. Call it before the first write. */
export function assertRoom({ quotas, tables }: World, table: keyof Quotas): void {
  const quota = quotas[table];
  if (quota !== undefined && tables[table].size >= quota)
    throw createQuotaError(`The team has ${tables[table].size} ${table}`, quota, "Reset the team");
}

/** Throws ServiceError 429 when an exported world has more records than the quotas of the team. */
export function assertFits({ quotas }: World, exported: unknown): void {
  const tables: Readonly<Record<string, unknown>> = Object(Object(exported).tables);
  for (const [name, quota] of Object.entries(quotas)) {
    const rows = tables[name];
    if (Array.isArray(rows) && rows.length > quota)
      throw createQuotaError(`The exported world has ${rows.length} ${name}`, quota, "Import a smaller one");
  }
}

function createQuotaError(count: string, quota: number, cure: string): ServiceError {
  return new ServiceError(429, {
    error_type: "TEAM_QUOTA",
    error_message: `${count}, and this mock allows ${quota}. ${cure}, or start the mock with a larger quota.`,
  });
}
