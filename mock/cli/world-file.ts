import { randomBytes } from "node:crypto";
import { lstat, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Reads an exported world. The error names the file and what is wrong with it. */
export async function readWorld(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`The world in ${file} cannot be read: ${describeFileError(cause)}`, { cause });
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Error(`The world in ${file} cannot be read: it is not JSON.`, { cause });
  }
}

/** What the owner may do with a file that is written here; a world holds tokens, secrets and people's data. */
const OWNER_ONLY = 0o600;

/**
 * Writes a world, for the owner of the file alone. It comes into being under another name first, so that a failure on the
 * way leaves an earlier file as it was, and nobody sees half of it.
 *
 * @throws where the name belongs to anything but a plain file, a link or a device for example
 */
export async function writeWorld(file: string, world: unknown): Promise<void> {
  // A name that nothing before it can have had, a process with the same id included.
  const fresh = `${file}.${randomBytes(9).toString("base64url")}.tmp`;
  try {
    const mode = await getFileMode(file);
    const text = `${JSON.stringify(world, null, 2)}\n`;
    // "wx" neither follows a link nor opens what is there already.
    const handle = await open(fresh, "wx", OWNER_ONLY);
    try {
      await handle.writeFile(text);
      await handle.chmod(mode);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, file);
  } catch (cause) {
    await rm(fresh, { force: true });
    throw new Error(`The world cannot be written to ${file}: ${describeFileError(cause)}`, { cause });
  }
}

/** Finds out whether a world can be written to a file later on. @throws Error that says why not */
export async function assertWritable(file: string): Promise<void> {
  try {
    await getFileMode(file);
    if (!(await stat(dirname(file))).isDirectory()) throw new NotPlainFileError("its folder is none");
  } catch (cause) {
    throw new Error(`The world cannot be written to ${file}: ${describeFileError(cause)}`, { cause });
  }
}

class NotPlainFileError extends Error {}

/** The mode of the file to be: that of an earlier one where it allows less. */
async function getFileMode(file: string): Promise<number> {
  const earlier = await lstat(file).catch((cause: unknown) => {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw cause;
  });
  if (earlier === null) return OWNER_ONLY;
  if (!earlier.isFile()) throw new NotPlainFileError("it is a link, a folder or a device, not a plain file");
  return earlier.mode & OWNER_ONLY;
}

function describeFileError(cause: unknown): string {
  if (cause instanceof NotPlainFileError) return cause.message;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
}
