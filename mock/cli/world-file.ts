import { randomBytes } from "node:crypto";
import { lstat, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { describeSystemError, getErrorCode } from "../core/host/files.ts";
import { printJson, readJson } from "./streamed-json.ts";

export async function readWorld(file: string): Promise<unknown> {
  try {
    return await readJson(file);
  } catch (cause) {
    const why = cause instanceof SyntaxError ? "it is not JSON." : describeFileError(cause);
    throw new Error(`The world in ${file} cannot be read: ${why}`, { cause });
  }
}

/**
 * Removes the temporary files that killed processes left beside a file. Call it only while no other process writes the file.
 */
export async function removeTemporaryFiles(file: string): Promise<void> {
  const prefix = `${basename(file)}.`;
  const left = (await readdir(dirname(file))).filter(
    (name) => name.startsWith(prefix) && /^[\w-]{12}\.tmp$/.test(name.slice(prefix.length)),
  );
  await Promise.all(left.map((name) => rm(join(dirname(file), name), { force: true })));
}

/** Mode of written files: only the owner may read them, because a world contains tokens, secrets and personal data. */
const OWNER_ONLY = 0o600;

export async function writeWorld(file: string, world: unknown): Promise<void> {
  await writeText(file, "The world", () => printJson(world));
}

/**
 * Writes a text to a file that only its owner can read; `what` names it in the error. It writes a temporary file first and renames it, so that a failure
 * leaves an earlier file unchanged and no reader sees an incomplete file. Throws when the name belongs to anything but a plain
 * file, such as a link or a device.
 */
export async function writeText(file: string, what: string, chunks: () => Iterable<string>): Promise<void> {
  // Use a random name that no earlier process can have used.
  const fresh = `${file}.${randomBytes(9).toString("base64url")}.tmp`;
  try {
    const mode = await getFileMode(file);
    // "wx" neither follows a link nor opens an existing file.
    const handle = await open(fresh, "wx", OWNER_ONLY);
    try {
      for (const chunk of chunks()) await handle.writeFile(chunk);
      await handle.chmod(mode);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, file);
  } catch (cause) {
    await rm(fresh, { force: true });
    throw new Error(`${what} cannot be written to ${file}: ${describeFileError(cause)}`, { cause });
  }
}

/** Checks that a file can be written later; `what` names its content. Throws Error that explains why not. */
export async function assertWritable(file: string, what = "The world"): Promise<void> {
  try {
    await getFileMode(file);
    if (!(await stat(dirname(file))).isDirectory()) throw new NotPlainFileError("its folder is not a folder");
  } catch (cause) {
    throw new Error(`${what} cannot be written to ${file}: ${describeFileError(cause)}`, { cause });
  }
}

class NotPlainFileError extends Error {}

/** Returns the mode for a file: that of an earlier file if it allows less. */
async function getFileMode(file: string): Promise<number> {
  const earlier = await lstat(file).catch((cause: unknown) => {
    if (getErrorCode(cause) === "ENOENT") return null;
    throw cause;
  });
  if (earlier === null) return OWNER_ONLY;
  if (!earlier.isFile()) throw new NotPlainFileError("it is a link, a folder or a device, not a plain file");
  return earlier.mode & OWNER_ONLY;
}

const TOO_LARGE = "it is larger than 512 MB. Reset the mock, or split its data into several.";

function describeFileError(cause: unknown): string {
  if (cause instanceof NotPlainFileError) return cause.message;
  // A text that would be longer than V8 allows is an error without a code when it is built, and one of Node when it is read.
  if (cause instanceof RangeError || getErrorCode(cause) === "ERR_STRING_TOO_LONG") return TOO_LARGE;
  return describeSystemError(cause);
}
