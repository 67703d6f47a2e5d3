import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes an empty folder. `using` removes it, with what is in it, at the end of the block. */
export function createTemporaryFolder(prefix: string): { readonly path: string } & Disposable {
  // Compilers and bundlers report real paths.
  const path = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
