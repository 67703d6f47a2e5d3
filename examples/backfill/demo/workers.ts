import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export type Workers = ReturnType<typeof startWorkers>;

/**
 * Starts worker processes with these environment variables, and passes on what they print. One that dies is replaced, as systemd or
 * Kubernetes would do.
 */
export function startWorkers(
  count: number,
  env: Readonly<Record<string, string>>,
  print: (line: string) => void,
) {
  const running = new Map<number, ChildProcess>();
  let stopping = false;
  const start = (): void => {
    const script = fileURLToPath(new URL("../src/worker.js", import.meta.url));
    const child = spawn(process.execPath, [script], { env: { ...process.env, ...env } });
    const { pid } = child;
    if (pid === undefined) throw new Error("A worker process could not be started.");
    running.set(pid, child);
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", print);
    child.once("exit", (code, signal) => {
      running.delete(pid);
      print(`worker ${pid} ended: ${signal ?? code}`);
      // A worker that ends by itself has a mistake in its set-up, and would do so again.
      if (!stopping && signal !== null) start();
    });
  };
  for (let index = 0; index < count; index += 1) start();
  return {
    /** Resolves when a process has ended. */
    waitForEnd: async (pid: number): Promise<void> => {
      const child = running.get(pid);
      if (child !== undefined) await once(child, "exit");
    },
    [Symbol.asyncDispose]: async (): Promise<void> => {
      stopping = true;
      const ends = [...running.values()].map(async (child) => {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        child.kill("SIGCONT"); // A frozen process ends when it goes on.
        await ended;
      });
      await Promise.all(ends);
    },
  };
}
