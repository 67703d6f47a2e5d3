/** The callbacks of a signal, and the single listener that calls them. */
interface Hub {
  readonly runs: Set<() => void>;
  readonly fire: () => void;
}

const hubs = new WeakMap<AbortSignal, Hub>();

/**
 * Calls `run` when the signal aborts. Call the returned function to cancel this. All calls that share a signal use one listener,
 * which is removed after the last call. One listener per call would make the runtime warn of a leak.
 */
export function onAbort(signal: AbortSignal, run: () => void): () => void {
  let hub = hubs.get(signal);
  if (!hub) {
    const created = new Set<() => void>();
    hub = { runs: created, fire: () => created.forEach((one) => one()) };
    hubs.set(signal, hub);
  }
  const { runs, fire } = hub;
  runs.add(run);
  signal.addEventListener("abort", fire);
  return () => {
    runs.delete(run);
    if (runs.size === 0) signal.removeEventListener("abort", fire);
  };
}
