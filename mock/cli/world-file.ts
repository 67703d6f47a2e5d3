import { readFile, rename, rm, writeFile } from "node:fs/promises";

/** Reads an exported world. The error names the file and what is wrong with it. */
export async function readWorld(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`The world in ${file} cannot be read: ${reason(cause)}`, { cause });
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Error(`The world in ${file} cannot be read: it is not JSON.`, { cause });
  }
}

/**
 * Writes a world. It comes into being under another name first, so that a failure on the way leaves an earlier file as
 * it was.
 */
export async function writeWorld(file: string, world: unknown): Promise<void> {
  const fresh = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(fresh, `${JSON.stringify(world, null, 2)}\n`, { flag: "wx" });
    await rename(fresh, file);
  } catch (cause) {
    await rm(fresh, { force: true });
    throw new Error(`The world cannot be written to ${file}: ${reason(cause)}`, { cause });
  }
}

function reason(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
}
