/** What is to run when a signal aborts, and the one listener that runs it. */
interface Hub {
  readonly runs: Set<() => void>;
  readonly fire: () => void;
}

const hubs = new WeakMap<AbortSignal, Hub>();

/**
 * Runs something when the signal aborts, until the returned function is called. However many calls share a signal, it
 * carries one listener, and none when they are over: a listener each would pile up, and make the runtime warn of a leak.
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
