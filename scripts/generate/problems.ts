/** Everything that is wrong with the document, told at once: an author mends all of it in one go. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";

  constructor(readonly problems: readonly string[]) {
    super(`The document breaks ${problems.length} rule(s):\n${problems.map((p) => `  - ${p}`).join("\n")}`);
  }
}

/** Throws when any problem was found. */
export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new DocumentError([...new Set(problems)]);
}
