import type { Metafile } from "esbuild";
import { posix } from "node:path";

type Outputs = Metafile["outputs"];

/** Completes what the bundler says about its files: imports that it left in the code may be files of the same build. */
export function linkOutputs(outputs: Outputs, folder: string): Outputs {
  return Object.fromEntries(
    Object.entries(outputs).map(([path, output]) => [
      path,
      {
        ...output,
        imports: output.imports.map((each) => {
          const built = posix.join(folder, each.path);
          return each.external === true && built in outputs ? { path: built, kind: each.kind } : each;
        }),
      },
    ]),
  );
}

/** Lists the built files that files load, at once or later, with themselves. */
export function findLoaded(outputs: Outputs, starts: readonly string[]): Set<string> {
  const found = new Set(starts);
  for (const path of found)
    for (const { path: other, external } of outputs[path]?.imports ?? [])
      if (external !== true) found.add(other);
  return found;
}
