import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Redirects temporary files to a folder of their own. Returns a function that stops this and removes them. */
export async function captureTemporaryFiles(): Promise<() => Promise<void>> {
  const { TMPDIR } = process.env;
  const folder = await mkdtemp(join(tmpdir(), "sample-"));
  process.env.TMPDIR = folder;
  return async () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(folder, { recursive: true });
  };
}
