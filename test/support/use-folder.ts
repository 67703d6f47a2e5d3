import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** Gives each test of a file an empty folder of its own. Returns a function that returns the path of a file in it, or of the folder. */
export function useFolder(): (name?: string) => string {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sanguine-test-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return (name = "") => join(folder, name);
}
