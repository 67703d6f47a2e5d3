import type { ControlTeam } from "../../../tools/control/client.ts";

/** How far a move of the clock is. All instants in milliseconds. */
export interface Progress {
  readonly start: number;
  readonly now: number;
  readonly end: number;
}

const HOUR = 3_600_000;

/** The number of slices that a move has at most, so that its calls take no longer than its work. */
const SLICES = 60;

/**
 * Advances a clock in slices and reports its progress. A long move may run thousands of tasks, so one call would show nothing
 * for a while.
 *
 * @param from - the instant of the clock
 * @param to - the instant to reach
 */
export async function advanceInSlices(
  clock: Pick<ControlTeam["clock"], "advanceTo">,
  from: number,
  to: number,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const slice = Math.max(12 * HOUR, Math.ceil((to - from) / SLICES));
  let now = from;
  do {
    // The first slice may also go back; the mock then says why it cannot.
    now = to - now > slice ? now + slice : to;
    await clock.advanceTo(now);
    onProgress({ start: from, now, end: to });
  } while (now < to);
}
