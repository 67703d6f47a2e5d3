/** A rule for a text. Rules apply in order; only the first broken rule is reported. */
export interface TextRule {
  /** Short, stable name. A 422 response contains it in `ctx.rule`. */
  readonly rule: string;
  /** What the text must be, as the end of a sentence that starts with the field name. */
  readonly requirement: string;
  readonly test: (text: string) => boolean;
}

/** Rules for texts without a format that must not be empty. */
export const notEmptyRules: readonly TextRule[] = [
  { rule: "not_empty", requirement: "must not be empty", test: (text) => text !== "" },
];

/** Builds the rules for values of an enumeration. They check values that tests set; the schema checks requests. */
export function buildEnumRules(values: readonly string[]): readonly TextRule[] {
  return [
    {
      rule: "enum",
      requirement: `must be one of ${values.join(", ")}`,
      test: (text) => values.includes(text),
    },
  ];
}

/** Finds the first rule that a text breaks. */
export function findBrokenRule(rules: readonly TextRule[], text: string): TextRule | undefined {
  return rules.find(({ test }) => !test(text));
}
