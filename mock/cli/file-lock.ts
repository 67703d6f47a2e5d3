import { open, readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";

/** The files that this process has reserved. In a container, an earlier process may have had the same id. */
const held = new Set<string>();

/**
 * Reserves a file for this process by a file beside it, so that two processes never replace each other's content. A lock whose
 * process has ended counts as none. Returns a function that releases the file. Throws Error while another process has it.
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const lock = `${resolve(file)}.lock`;
  const release = async (): Promise<void> => {
    held.delete(lock);
    await rm(lock, { force: true });
  };
  if (await createLock(lock)) return release;
  const owner = Number(await readFile(lock, "utf8").catch(() => ""));
  const isStale = owner === process.pid ? !held.has(lock) : !isRunning(owner);
  if (!isStale)
    throw new Error(`Process ${owner} uses ${file}. Stop it, or delete ${lock} if that is another program.`);
  await rm(lock, { force: true });
  if (await createLock(lock)) return release;
  throw new Error(`Another process has just started to use ${file}.`);
}

/** Creates the lock. Returns false when there is one already. */
async function createLock(lock: string): Promise<boolean> {
  try {
    const handle = await open(lock, "wx", 0o600);
    await handle.writeFile(String(process.pid)).finally(() => handle.close());
    held.add(lock);
    return true;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EEXIST") return false;
    throw new Error(`The lock ${lock} cannot be written.`, { cause });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // A process of another user exists, but may not be signaled.
    return cause instanceof Error && "code" in cause && cause.code === "EPERM";
  }
}
