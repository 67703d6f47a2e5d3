import { StoreError } from "./errors.ts";

/** Something that is wrong in an export: where it stands, and the rule that it breaks. It never holds a value. */
export interface ImportIssue {
  readonly path: readonly PropertyKey[];
  /** What follows the path, such as `has to be a UUID`. */
  readonly rule: string;
}

/** Lists what is wrong with a value of an export. */
export type Check = (value: unknown) => readonly ImportIssue[];

/** How many issues an error names. */
const ISSUES_SHOWN = 10;

/** Names that nobody would take for an id, a token or a password. */
const PLAIN_NAME = /^[A-Za-z_:.]{1,40}$/;

/** A path as an error may show it: an unusual name, which may be an id or a token, is left out. */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => {
      if (typeof part === "number") return `[${part}]`;
      const name = PLAIN_NAME.test(String(part)) ? String(part) : "{...}";
      return index === 0 ? name : `.${name}`;
    })
    .join("");
}

/** Collects what is wrong with an export, so that one error names the first issues together. */
export class ImportIssues {
  readonly #shown: string[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(path: readonly PropertyKey[], rule: string): void {
    this.#count += 1;
    if (this.#shown.length < ISSUES_SHOWN) this.#shown.push(`${formatPath(path)} ${rule}`);
  }

  /** Adds issues of a value that stands at a path. */
  addAll(path: readonly PropertyKey[], issues: readonly ImportIssue[]): void {
    for (const issue of issues) this.add([...path, ...issue.path], issue.rule);
  }

  /** @throws StoreError that names the first issues, where there are any */
  assertNone(): void {
    if (this.#count === 0) return;
    const problems = this.#count === 1 ? "1 problem" : `${this.#count} problems`;
    const part = this.#count > ISSUES_SHOWN ? `, the first ${ISSUES_SHOWN} of them` : "";
    const list = this.#shown.map((line) => `\n- ${line}`).join("");
    throw new StoreError(
      `This world cannot be imported, and nothing was changed. It has ${problems}${part}:${list}`,
    );
  }
}
