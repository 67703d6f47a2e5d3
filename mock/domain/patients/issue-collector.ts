import { ServiceError, type ValidationIssue } from "../service-error.ts";
import { findBrokenRule, type TextRule } from "./text-rule.ts";

/** Where a value stands in a request. */
export type Location = readonly (string | number)[];

/** Collects the broken rules of one request, so that they are told all at once. */
export class IssueCollector {
  readonly #found: ValidationIssue[] = [];

  /** Notes a broken rule. The message names the field and the rule, and never the value. */
  add(loc: Location, { rule, requirement }: Pick<TextRule, "rule" | "requirement">, input: unknown): void {
    const error = `${loc.at(-1) ?? "the request"} ${requirement}`;
    this.#found.push({ type: "value_error", loc, msg: `Value error, ${error}`, input, ctx: { error, rule } });
  }

  /** Reads a text: without the white space around it, and held to rules. */
  readText(loc: Location, value: string, rules: readonly TextRule[]): string {
    const text = value.trim();
    const broken = findBrokenRule(rules, text);
    if (broken !== undefined) this.add(loc, broken, value);
    return text;
  }

  /**
   * Ends the reading.
   * @throws Refusal of 422 with every rule that was broken.
   */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new ServiceError(422, this.#found);
  }
}
