import type { OperationCoverage } from "sanguine/mock";

/** Where Vitest's metadata of a test holds the calls of its mock. Vitest sends it from the worker to the reporters. */
const KEY = "sanguineCoverage";

export function storeCoverage(meta: object, called: readonly OperationCoverage[]): void {
  if (called.length > 0) Object.assign(meta, { [KEY]: called });
}

export function readCoverage(meta: object): readonly OperationCoverage[] {
  return (meta as { readonly [KEY]?: readonly OperationCoverage[] })[KEY] ?? [];
}
