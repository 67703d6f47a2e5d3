import { Account, type GivenIds, type Sample } from "./account.ts";
import type { DocumentIndex } from "./document.ts";
import { Findings } from "./findings.ts";
import { Probe, type ProbeOptions } from "./probe.ts";
import { readAppointments } from "./reads/appointments.ts";
import { readLabTests } from "./reads/lab-tests.ts";
import { readLink } from "./reads/link.ts";
import { readOrders } from "./reads/orders.ts";
import { readTimeseries } from "./reads/timeseries.ts";
import { readProviders, readUsers } from "./reads/users.ts";

/** Options of a check. */
export interface CheckOptions extends ProbeOptions {
  readonly document: DocumentIndex;
  readonly sample: Sample;
  readonly ids: GivenIds;
}

/**
 * Reads everything that an account holds, as far as the sample goes, and compares every response with the document.
 *
 * @throws CheckError when the service cannot be reached, rejects the key or the check was stopped.
 */
export async function checkService(options: CheckOptions): Promise<Findings> {
  const { document, sample, ids } = options;
  const findings = new Findings(document);
  const probe = new Probe(findings, options);
  const account = new Account(ids);
  await readProviders(probe);
  await readUsers(probe, account, sample);
  await readLink(probe, account, null);
  await readLabTests(probe, account);
  await readTimeseries(probe, account);
  await readOrders(probe, account, sample);
  await readAppointments(probe, account);
  return findings;
}
