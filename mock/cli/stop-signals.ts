/** What to do when signals stop a command that has to clean up. */
export interface StopActions {
  /** Called at the first signal. */
  readonly stop: () => void;
  /** Called at the second SIGINT: the user does not want to wait. */
  readonly abandon: () => void;
}

/** The part of a process that receives signals. */
export interface SignalSource {
  on(signal: StopSignal, listener: (signal: StopSignal) => void): unknown;
  off(signal: StopSignal, listener: (signal: StopSignal) => void): unknown;
}

export type StopSignal = (typeof stopSignals)[number];

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** npx relays the SIGINT that a terminal sends to the whole group. A SIGINT within this time is the same one, in milliseconds. */
const relayTime = 1_000;

/**
 * Handles signals until the returned function is called, so that no signal ends the process during a clean-up. The first one
 * stops; a second SIGINT abandons; all others are ignored.
 */
export function handleStopSignals(
  source: SignalSource,
  now: () => number,
  { stop, abandon }: StopActions,
): () => void {
  let isStopped = false;
  let interrupted: number | null = null;
  const handle = (signal: StopSignal): void => {
    const isRepeated = interrupted !== null && signal === "SIGINT";
    if (isRepeated && now() - (interrupted ?? 0) >= relayTime) return abandon();
    if (signal === "SIGINT") interrupted ??= now();
    if (isStopped) return;
    isStopped = true;
    stop();
  };
  for (const signal of stopSignals) source.on(signal, handle);
  return () => {
    for (const signal of stopSignals) source.off(signal, handle);
  };
}

/** Resolves `stopped` at the first signal, and `abandoned` when the user does not want to wait. */
export function watchSignals(): { stopped: Promise<void>; abandoned: Promise<void> } {
  let abandon = (): void => undefined;
  const abandoned = new Promise<void>((resolve) => {
    abandon = resolve;
  });
  const stopped = new Promise<void>((resolve) => {
    handleStopSignals(process, Date.now, { stop: resolve, abandon });
  });
  return { stopped, abandoned };
}
