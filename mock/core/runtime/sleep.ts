import { startTimer } from "./start-timer.ts";

/** Sleeps in real time. Resolves early when the signal aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const wake = (): void => {
      cancel();
      signal?.removeEventListener("abort", wake);
      resolve();
    };
    const cancel = startTimer(ms, wake);
    signal?.addEventListener("abort", wake);
  });
}
