import type { MockTeam } from "sanguine/mock";
import type { FaultRule } from "../../mock/faults/rule.ts";

/** How often storms come, in calls, and how many requests one rejects. */
const STORM_EVERY = 2_000;
const STORM_LENGTH = 300;

/**
 * The faults that are active all the time. The oldest matching rule applies, so a later chance is one of the requests that earlier
 * rules left. No 429 comes after an operation ran: it says that the request had no effect, and the client relies on it.
 */
const rules: readonly FaultRule[] = [
  { chance: 0.03, latency: { min: 1, max: 15 } },
  { chance: 0.03, status: 503 },
  { chance: 0.01, status: 502, html: "<html>Bad Gateway</html>" },
  { chance: 0.02, retryAfter: 0 },
  { chance: 0.02, network: "reset" },
  { chance: 0.01, network: "drop" },
  { chance: 0.001, network: "hang" },
  { when: "after", chance: 0.02, network: "reset" },
  { when: "after", chance: 0.01, network: "drop" },
  { when: "after", chance: 0.001, network: "hang" },
  { when: "after", chance: 0.001, network: "stall" },
  { when: "after", chance: 0.015, network: "truncate" },
  { when: "after", chance: 0.01, network: "malformedChunk" },
  { when: "after", chance: 0.01, status: 503 },
  // Few calls read a PDF, whose end no JSON parser misses.
  { when: "after", operation: "orders.resultPdf", chance: 0.2, corrupt: "truncated" },
  { when: "after", chance: 0.005, corrupt: "truncated" },
  { when: "after", chance: 0.003, corrupt: "malformed" },
  { when: "after", chance: 0.002, corrupt: "empty" },
];

/** Adds the faults of a run to a team. They draw from the mock's seed. */
export function addFaults(team: MockTeam): void {
  for (const rule of rules) team.faults.add(rule);
}

/** Starts a storm of 429 before some calls. It also rejects the retries of calls, so that some calls fail. */
export function startStorm(team: MockTeam, call: number): void {
  if (call % STORM_EVERY !== STORM_EVERY / 4) return;
  const spent = team.faults.list().find(({ rule }) => rule.times !== undefined);
  spent?.remove();
  team.faults.add({ status: 429, retryAfter: 0, times: STORM_LENGTH });
}
