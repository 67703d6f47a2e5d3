import { forms } from "../../../src/generated/forms.ts";

/** A rule for a text. Rules apply in order; only the first broken rule is reported. */
export interface TextRule {
  /** Short, stable name. A 422 response contains it in `ctx.rule`. */
  readonly rule: string;
  /** What the text must be, as the end of a sentence that starts with the field name. */
  readonly requirement: string;
  readonly test: (text: string) => boolean;
}

/** Names a fault of a text. Without a test, it names every fault that the ones before it do not. */
type Fault = Omit<TextRule, "test"> & Partial<TextRule>;

/** Builds the rules of a form in spec/forms.yaml. The form decides whether a text is accepted, and the faults say what is wrong. */
export function buildFormRules(
  name: Exclude<keyof typeof forms, "time">,
  ...faults: readonly Fault[]
): readonly TextRule[] {
  const { pattern = "", maxLength = Infinity }: { pattern?: string; maxLength?: number } = forms[name];
  const form = new RegExp(pattern, "u");
  const fits = (text: string): boolean => Array.from(text).length <= maxLength && form.test(text);
  return faults.map(({ test = () => false, ...fault }) => ({
    ...fault,
    test: (text) => fits(text) || test(text),
  }));
}

/** Rules for texts without a format that must not be empty. */
export const notEmptyRules = buildFormRules("present", {
  rule: "not_empty",
  requirement: "must not be empty",
});

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
