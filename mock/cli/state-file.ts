import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Mock } from "sanguine/mock";
import { lockFile, type FileLock } from "./file-lock.ts";
import { exportState, importState } from "./state-format.ts";
import { assertWritable, readWorld, removeTemporaryFiles, writeWorld } from "./world-file.ts";

/** How often to look for changes, in milliseconds of real time. */
const INTERVAL = 200;

/** The longest time between two looks, however large the state is. */
const LONGEST_INTERVAL = 5_000;

interface StateFile {
  /** Whether the file existed at the start. */
  readonly wasLoaded: boolean;
  /** Saves the state a last time and releases the file. Rejects when the state cannot be saved. */
  close(): Promise<void>;
}

/**
 * Loads the state of a file into a new mock, and saves it there after changes. A file that does not exist is a new state. Throws
 * Error that names the file and the problem when another process uses the file or when it cannot be loaded; the file stays
 * unchanged then.
 */
export async function openState(file: string, mock: Mock): Promise<StateFile> {
  await assertWritable(file);
  const lock = await lockFile(file);
  try {
    await removeTemporaryFiles(file);
    const wasLoaded = existsSync(file);
    if (wasLoaded) await loadState(mock, file);
    // Save now, so that a file that cannot be written is found at the start.
    const stop = await startSaving(file, mock, lock);
    const close = async (): Promise<void> => {
      try {
        await stop();
      } finally {
        await lock.release();
      }
    };
    return { wasLoaded, close };
  } catch (cause) {
    await lock.release();
    throw cause;
  }
}

/** Loads a state, or one exported world, into a new mock. Throws Error that explains what is wrong; do not use the mock then. */
export async function loadState(mock: Mock, file: string): Promise<void> {
  const state = await readWorld(file);
  try {
    importState(mock, state);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "it is not a state.";
    throw new Error(`The state in ${file} cannot be loaded, and the file is unchanged: ${why}`, { cause });
  }
}

/**
 * Saves a mock, and again after each change, one write at a time. Returns a function that stops this and saves a last time: even
 * without a change, time may have passed.
 */
async function startSaving(file: string, mock: Mock, lock: FileLock): Promise<() => Promise<void>> {
  let saved = -1;
  let pause = INTERVAL;
  const save = async (): Promise<void> => {
    // A process that stood still for long may have lost the file to another one, whose state must not be replaced.
    if (!(await lock.isHeld()))
      throw new Error(
        `The state is not saved: another process uses ${file} by now, or its lock was deleted.`,
      );
    const { revision } = mock;
    const start = performance.now();
    const state = exportState(mock);
    // The mock cannot respond while it exports a large state. Spend at most a tenth of the time on that.
    pause = Math.min(LONGEST_INTERVAL, Math.max(INTERVAL, 10 * (performance.now() - start)));
    await writeWorld(file, state);
    saved = revision;
  };
  const stopping = new AbortController();
  const watch = async (): Promise<void> => {
    let printed = "";
    for (;;) {
      await sleep(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      if (mock.revision === saved) continue;
      // Later saves may succeed, and the last one reports its failure in the exit code.
      const problem = await save().then(
        () => printed,
        (cause) => (cause instanceof Error ? cause.message : "The state cannot be saved."),
      );
      if (problem !== printed) console.error(`sanguine: ${problem}`);
      printed = problem;
    }
  };
  await save();
  const watching = watch();
  return async () => {
    stopping.abort();
    await watching;
    await save();
  };
}
