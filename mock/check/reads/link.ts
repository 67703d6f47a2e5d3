import { oauthProviderValues } from "../../../src/generated/enums.ts";
import type { Account } from "../account.ts";
import type { Probe } from "../probe.ts";

/** Reads what can be linked, and parsing jobs whose ids were passed. Without a link token, `link.oauth` is not read: it needs one. */
export async function readLink(probe: Probe, account: Account, linkToken: string | null): Promise<void> {
  const { findings } = probe;
  const options = linkToken === null ? {} : { linkToken };
  await probe.send("link.providers", (client) => client.link.providers(options));
  if (linkToken === null) findings.skip("link.oauth", "it needs a link token; use --allow-writes");
  else {
    const [provider] = oauthProviderValues;
    await probe.send("link.oauth", (client) => client.link.oauth(provider, options), { optional: true });
  }
  for (const job of account.jobs) await probe.send("labReports.get", (client) => client.labReports.get(job));
  if (account.jobs.size === 0)
    findings.skip(
      "labReports.get",
      "no response names a parsing job; pass --id job_id=... or use --allow-writes",
    );
}
