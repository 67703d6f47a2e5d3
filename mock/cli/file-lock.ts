import { describeSystemError, getErrorCode } from "../core/host/files.ts";
import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { resolve } from "node:path";

/** How often the owner of a lock shows that it still runs, in milliseconds. */
const HEARTBEAT = 2_000;

/** How old the last heartbeat of a lock is before it counts as abandoned, in milliseconds. */
const ABANDONED = 10_000;

/** A file that this process has reserved. */
export interface FileLock {
  /** Returns whether the reservation still holds. A process that stood still for long may have lost it. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

/** The locks of this process by token. In a container, an earlier process may have had the same id. */
const held = new Set<string>();

/**
 * Reserves a file for this process by a file beside it, so that two processes never replace each other's content. A lock whose
 * process has ended counts as none. Throws Error while another process has the file.
 */
export async function lockFile(file: string): Promise<FileLock> {
  const lock = `${resolve(file)}.lock`;
  const owner: Owner = { pid: process.pid, host: hostname(), token: randomUUID() };
  if (!(await createLock(lock, owner))) {
    const found = await readLock(lock);
    if (found !== null && !(await isAbandoned(lock, found)))
      throw new Error(
        `${found.owner ? `Process ${found.owner.pid}` : "Another program"} uses ${file}. Stop it, or delete ${lock} if that is another program.`,
      );
    if (found !== null) await removeAbandoned(lock, found.text);
    if (!(await createLock(lock, owner))) throw new Error(`Another process has just started to use ${file}.`);
  }
  held.add(owner.token);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A lock that is gone is noticed before the next save.
    void utimes(lock, now, now).catch(() => undefined);
  }, HEARTBEAT);
  heartbeat.unref();
  const isHeld = async (): Promise<boolean> => (await readLock(lock))?.owner?.token === owner.token;
  return {
    isHeld,
    release: async () => {
      clearInterval(heartbeat);
      held.delete(owner.token);
      if (await isHeld()) await rm(lock, { force: true });
    },
  };
}

/** Creates the lock. Returns false when there is one already. */
async function createLock(lock: string, owner: Owner): Promise<boolean> {
  try {
    await writeFile(lock, JSON.stringify(owner), { flag: "wx", mode: 0o600 });
    return true;
  } catch (cause) {
    if (getErrorCode(cause) === "EEXIST") return false;
    throw new Error(`The lock ${lock} cannot be written: ${describeSystemError(cause)}.`, { cause });
  }
}

/** Reads a lock. Returns null when there is none; the owner is null when another program wrote the file. */
async function readLock(lock: string): Promise<{ text: string; owner: Owner | null } | null> {
  const text = await readFile(lock, "utf8").catch((cause: unknown) => {
    if (getErrorCode(cause) === "ENOENT") return null;
    throw new Error(`The lock ${lock} cannot be read: ${describeSystemError(cause)}.`, { cause });
  });
  return text === null ? null : { text, owner: parseOwner(text) };
}

function parseOwner(text: string): Owner | null {
  try {
    const { pid, host, token } = JSON.parse(text) as Partial<Owner>;
    if (!Number.isInteger(pid) || typeof host !== "string" || typeof token !== "string") return null;
    return { pid: Number(pid), host, token };
  } catch {
    return null;
  }
}

/**
 * Returns whether the owner of a lock has ended. Ids of processes mean something on the same host only, and they are used again:
 * otherwise the age of the last heartbeat decides.
 */
async function isAbandoned(lock: string, { owner }: { readonly owner: Owner | null }): Promise<boolean> {
  if (owner !== null) {
    if (held.has(owner.token)) return false;
    if (owner.host === hostname() && owner.pid !== process.pid && !isRunning(owner.pid)) return true;
  }
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs > ABANDONED;
}

/** Removes an abandoned lock, unless another process has replaced it meanwhile. */
async function removeAbandoned(lock: string, text: string): Promise<void> {
  const moved = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, moved);
  } catch (cause) {
    // Another process has removed it.
    if (getErrorCode(cause) === "ENOENT") return;
    throw cause;
  }
  try {
    // Give a new owner its lock back. If a third process has taken it meanwhile, the second one notices before its next save.
    if ((await readFile(moved, "utf8")) !== text) await link(moved, lock).catch(() => undefined);
  } finally {
    await rm(moved, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // A process of another user exists, but may not be signaled.
    return getErrorCode(cause) === "EPERM";
  }
}
