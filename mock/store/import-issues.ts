import { StoreError } from "./errors.ts";

/** A problem in an export: its path and the violated rule. It never contains a value. */
export interface ImportIssue {
  readonly path: readonly PropertyKey[];
  /** Text that continues the path, such as `must be a UUID`. */
  readonly rule: string;
}

export type Check = (value: unknown) => readonly ImportIssue[];

export type ReportRow = (index: number, path: readonly PropertyKey[], rule: string) => void;

/** How many issues an error lists. */
const ISSUES_SHOWN = 10;

/** Names that cannot be an id, a token or a password. */
const PLAIN_NAME = /^[A-Za-z_:.]{1,40}$/;

/** Formats a path for an error. Replaces names that may be ids or tokens. */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => {
      if (typeof part === "number") return `[${part}]`;
      const name = PLAIN_NAME.test(String(part)) ? String(part) : "{...}";
      return index === 0 ? name : `.${name}`;
    })
    .join("");
}

/** Collects the issues of an export, so that one error lists the first of them. */
export class ImportIssues {
  readonly #shown: string[] = [];
  #count = 0;

  add(path: readonly PropertyKey[], rule: string): void {
    this.#count += 1;
    if (this.#shown.length < ISSUES_SHOWN) this.#shown.push(`${formatPath(path)} ${rule}`);
  }

  /** Throws StoreError that lists the first issues, if there are any. */
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
