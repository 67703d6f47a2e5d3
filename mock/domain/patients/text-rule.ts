/** One rule that a text has to keep, as data: rules are applied in order, and the first broken one is told. */
export interface TextRule {
  /** Short and stable; a 422 names it in `ctx.rule`. */
  readonly rule: string;
  /** What the text has to do, as the end of a sentence that begins with the field's name. */
  readonly says: string;
  readonly holds: (text: string) => boolean;
}

/** For texts that have no form of their own but have to be there. */
export const filled: readonly TextRule[] = [
  { rule: "not_empty", says: "must not be empty", holds: (text) => text !== "" },
];

/** For values of an enumeration. A request's schema is as strict; this holds what tests set without a request to it. */
export function oneOf(values: readonly string[]): readonly TextRule[] {
  return [
    { rule: "enum", says: `has to be one of ${values.join(", ")}`, holds: (text) => values.includes(text) },
  ];
}

/** The first rule that a text breaks. */
export function brokenRule(rules: readonly TextRule[], text: string): TextRule | undefined {
  return rules.find(({ holds }) => !holds(text));
}
