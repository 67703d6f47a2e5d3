import { ServiceError, type ValidationIssue } from "../service-error.ts";
import { findBrokenRule, type TextRule } from "./text-rule.ts";

/** Path of a value in a request. */
export type Location = readonly (string | number)[];

/** Collects the issues of one request, so that the error reports all of them. */
export class IssueCollector {
  readonly #issues: ValidationIssue[] = [];

  /** Adds an issue. The message names the field and the rule, never the value. */
  add(loc: Location, { rule, requirement }: Pick<TextRule, "rule" | "requirement">, input: unknown): void {
    const error = `${loc.at(-1) ?? "the request"} ${requirement}`;
    this.#issues.push({
      type: "value_error",
      loc,
      msg: `Value error, ${error}`,
      input,
      ctx: { error, rule },
    });
  }

  /** Trims a text and checks it against rules. Adds an issue for the first broken rule. */
  readText(loc: Location, value: string, rules: readonly TextRule[]): string {
    const text = value.trim();
    const broken = findBrokenRule(rules, text);
    if (broken !== undefined) this.add(loc, broken, value);
    return text;
  }

  /**
   * Throws ServiceError 422 with all issues, if there are any.
   */
  throwIfAny(): void {
    if (this.#issues.length > 0) throw new ServiceError(422, this.#issues);
  }
}
