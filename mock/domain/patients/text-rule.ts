/** One rule that a text has to keep, as data: rules are applied in order, and the first broken one is told. */
export interface TextRule {
  /** Short and stable; a 422 names it in `ctx.rule`. */
  readonly rule: string;
  /** What the text has to do, as the end of a sentence that begins with the field's name. */
  readonly requirement: string;
  readonly test: (text: string) => boolean;
}

/** For texts that have no form of their own but have to be there. */
export const notEmptyRules: readonly TextRule[] = [
  { rule: "not_empty", requirement: "must not be empty", test: (text) => text !== "" },
];

/** For values of an enumeration. A request's schema is as strict; this holds what tests set without a request to it. */
export function buildEnumRules(values: readonly string[]): readonly TextRule[] {
  return [
    {
      rule: "enum",
      requirement: `has to be one of ${values.join(", ")}`,
      test: (text) => values.includes(text),
    },
  ];
}

/** The first rule that a text breaks. */
export function findBrokenRule(rules: readonly TextRule[], text: string): TextRule | undefined {
  return rules.find(({ test }) => !test(text));
}
