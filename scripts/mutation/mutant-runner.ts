import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { MutantFailure, MutantOutcome, MutantTask } from "./mutant-process.ts";

/** Runs tests in another process, which is replaced when tests do not end. */
export class MutantRunner {
  #process: Promise<ChildProcess> | null = null;

  /**
   * Runs tests. Returns null when they take longer than `limit` milliseconds, or end their process.
   * @throws Error when they could not run
   */
  async run(task: MutantTask, limit: number): Promise<MutantOutcome | null> {
    const child = await (this.#process ??= start());
    const outcome = await new Promise<MutantOutcome | MutantFailure | null>((resolve) => {
      const settle = (result: MutantOutcome | MutantFailure | null): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(result);
      };
      const timer = setTimeout(() => settle(null), limit);
      child.once("message", settle);
      child.once("exit", () => settle(null));
      child.send(task);
    });
    if (outcome === null) this.#kill(child);
    if (outcome !== null && "failure" in outcome)
      throw new Error(`The tests could not run: ${outcome.failure}`);
    return outcome;
  }

  /** Ends the process. */
  async close(): Promise<void> {
    if (this.#process !== null) this.#kill(await this.#process);
  }

  /** Kills the process and those that it has started: tests of some projects run in processes of their own. */
  #kill({ pid }: ChildProcess): void {
    try {
      if (pid !== undefined) process.kill(-pid, "SIGKILL");
    } catch {
      // All of them have ended.
    }
    this.#process = null;
  }
}

/** Starts a process and waits until it is ready. */
function start(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL("mutant-process.ts", import.meta.url)), { detached: true });
  return new Promise((resolve, reject) => {
    child.once("message", () => {
      child.removeAllListeners();
      resolve(child);
    });
    child.once("exit", (code) => reject(new Error(`The process of the tests did not start: ${code}`)));
  });
}
