import { ServiceError, type ValidationIssue } from "../service-error.ts";
import { brokenRule, type TextRule } from "./text-rule.ts";

/** Where a value stands in a request. */
export type Location = readonly (string | number)[];

/** Collects the broken rules of one request, so that they are told all at once. */
export class Findings {
  readonly #found: ValidationIssue[] = [];

  /** Notes a broken rule. The message names the field and the rule, and never the value. */
  add(loc: Location, { rule, says }: Pick<TextRule, "rule" | "says">, input: unknown): void {
    const error = `${loc.at(-1) ?? "the request"} ${says}`;
    this.#found.push({ type: "value_error", loc, msg: `Value error, ${error}`, input, ctx: { error, rule } });
  }

  /** Reads a text: without the white space around it, and held to rules. */
  text(loc: Location, value: string, rules: readonly TextRule[]): string {
    const text = value.trim();
    const broken = brokenRule(rules, text);
    if (broken !== undefined) this.add(loc, broken, value);
    return text;
  }

  /**
   * Ends the reading.
   * @throws Refusal of 422 with every rule that was broken.
   */
  end(): void {
    if (this.#found.length > 0) throw new ServiceError(422, this.#found);
  }
}
