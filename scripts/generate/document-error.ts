/** Lists all problems of the document, so that you can fix them in one go. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";

  constructor(readonly problems: readonly string[]) {
    super(`The document breaks ${problems.length} rule(s):\n${problems.map((p) => `  - ${p}`).join("\n")}`);
  }
}

export function assertNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new DocumentError([...new Set(problems)]);
}
