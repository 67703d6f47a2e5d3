import type { Mock } from "sanguine/mock";
import { lockFile, type FileLock } from "./file-lock.ts";
import { exportState, importState } from "./state-format.ts";
import { assertWritable, readOptionalWorld, removeTemporaryFiles, writeWorld } from "./world-file.ts";

/** How often to look for changes, in milliseconds of real time. */
const INTERVAL = 200;

/** The longest time between two looks, however large the state is. */
const LONGEST_INTERVAL = 5_000;

export interface StateFile {
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
    const state = await readOptionalWorld(file);
    if (state !== null) loadState(mock, file, state.content);
    const saver = new Saver(file, mock, lock);
    // Save now, so that a file that cannot be written is found at the start.
    await saver.save();
    saver.start();
    const close = async (): Promise<void> => {
      try {
        await saver.close();
      } finally {
        await lock.release();
      }
    };
    return { wasLoaded: state !== null, close };
  } catch (cause) {
    await lock.release();
    throw cause;
  }
}

function loadState(mock: Mock, file: string, state: unknown): void {
  try {
    importState(mock, state);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "it is not a state.";
    throw new Error(`The state in ${file} cannot be loaded, and the file is unchanged: ${why}`, { cause });
  }
}

/** Saves changes one write at a time. Changes during a write are part of the next one. */
class Saver {
  readonly #file: string;
  readonly #mock: Mock;
  readonly #lock: FileLock;
  #saved = -1;
  #pause = INTERVAL;
  #timer: NodeJS.Timeout | null = null;
  #saving: Promise<void> = Promise.resolve();
  /** The last problem, which is printed once. */
  #problem = "";

  constructor(file: string, mock: Mock, lock: FileLock) {
    this.#file = file;
    this.#mock = mock;
    this.#lock = lock;
  }

  /** Looks for changes after a pause, again and again. */
  start(): void {
    this.#timer = setTimeout(() => {
      this.#saving = this.#saveChanges().then(() => {
        if (this.#timer !== null) this.start();
      });
    }, this.#pause);
    this.#timer.unref();
  }

  async save(): Promise<void> {
    // A process that stood still for long may have lost the file to another one, whose state must not be replaced.
    if (!(await this.#lock.isHeld()))
      throw new Error(
        `The state is not saved: another process uses ${this.#file} by now, or its lock was deleted.`,
      );
    const { revision } = this.#mock;
    const start = performance.now();
    const state = exportState(this.#mock);
    // The mock cannot respond while it exports a large state. Spend at most a tenth of the time on that.
    this.#pause = Math.min(LONGEST_INTERVAL, Math.max(INTERVAL, 10 * (performance.now() - start)));
    await writeWorld(this.#file, state);
    this.#saved = revision;
  }

  /** Stops looking for changes and saves a last time: even without a change, time may have passed. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#saving;
    await this.save();
  }

  async #saveChanges(): Promise<void> {
    if (this.#mock.revision === this.#saved) return;
    try {
      await this.save();
    } catch (cause) {
      // Later saves may succeed, and the last one reports its failure in the exit code.
      const problem = cause instanceof Error ? cause.message : "The state cannot be saved.";
      if (problem !== this.#problem) console.error(`sanguine: ${problem}`);
      this.#problem = problem;
    }
  }
}
