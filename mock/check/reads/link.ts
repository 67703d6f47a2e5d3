import { oauthProviderValues } from "../../../src/generated/enums.ts";
import type { Account } from "../account.ts";
import type { Probe } from "../probe.ts";

/** Reads what can be linked, and parsing jobs whose ids were passed. Without a link token, `link.oauth` is not read: it needs one. */
export async function readLink(probe: Probe, account: Account, linkToken: string | null): Promise<void> {
  const options = linkToken === null ? {} : { linkToken };
  await probe.call("link.providers", [options]);
  if (linkToken === null) probe.skip("it needs a link token; use --allow-writes", "link.oauth");
  else await probe.call("link.oauth", [oauthProviderValues[0], options], { optional: true });
  for (const job of account.jobs) await probe.call("labReports.get", [job]);
  if (account.jobs.size === 0)
    probe.skip(
      "no response names a parsing job; pass --id job_id=... or use --allow-writes",
      "labReports.get",
    );
}
