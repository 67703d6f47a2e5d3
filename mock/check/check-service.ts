import { operations } from "../../src/generated/operations.ts";
import { Findings } from "./findings.ts";
import { Probe, type ProbeOptions } from "./probe.ts";
import {
  readAppointments,
  readLabTests,
  readLink,
  readOrders,
  readProviders,
  readTimeseries,
  readUsers,
  type Account,
  type GivenIds,
  type Sample,
} from "./reads.ts";
import { buildReport, type CheckReport, type CleanupReport } from "./report.ts";
import { WriteFlow, type LeftObjects } from "./write-flow.ts";

export interface CheckOptions extends ProbeOptions {
  readonly sample: Sample;
  readonly ids: GivenIds;
  /** With writes: a text that no other run has. Null only reads. */
  readonly writeId: string | null;
  /** Called when the clean-up left objects behind, also when the check fails. */
  readonly onLeft: (left: LeftObjects) => void;
}

/** How long a clean-up may take, in milliseconds. It also runs after the deadline. */
const cleanupTime = 60_000;

/**
 * Compares a service with the OpenAPI document. Reads what an account holds, as far as the sample goes. With writes, it also makes
 * synthetic objects and removes them in any case.
 *
 * @throws Error when the service cannot be reached, rejects the key, responds to nothing, or the check was stopped.
 */
export async function checkService(options: CheckOptions): Promise<CheckReport> {
  const { sample, ids, writeId } = options;
  const findings = new Findings();
  const probe = new Probe(findings, options, writeId !== null);
  const [workouts, sleeps, jobs] = [[...ids.workouts], [...ids.sleeps], [...ids.jobs]];
  const account: Account = { users: [], labs: [], labTests: [], workouts, sleeps, jobs };
  const flow = writeId === null ? null : new WriteFlow(probe, writeId);
  let cleanup: CleanupReport | null = null;
  try {
    await readProviders(probe);
    const linkToken = flow === null ? null : await flow.createUser(account);
    await readUsers(probe, account, sample.users);
    await readLink(probe, account, linkToken);
    await readLabTests(probe, account);
    await flow?.createOrder(account);
    await readTimeseries(probe, account);
    await readOrders(probe, sample.orders);
    await readAppointments(probe, account);
  } finally {
    cleanup = flow === null ? null : await cleanUp(flow, findings, options);
  }
  if (!Object.keys(operations).some((id) => findings.observed.has(id)))
    throw new Error("No operation responded with success, so there is nothing to compare.");
  return buildReport(findings, cleanup);
}

/** Removes what a flow made, with a deadline and a signal of its own: also after the check was stopped. */
async function cleanUp(flow: WriteFlow, findings: Findings, options: CheckOptions): Promise<CleanupReport> {
  const { signal } = new AbortController();
  const cleaner = new Probe(findings, { ...options, signal, deadline: options.now() + cleanupTime }, true);
  const { made, left } = await flow.cleanUp(cleaner);
  const count = left.orders + left.users;
  if (count > 0) options.onLeft(left);
  return { made, left: count };
}
