import type { questionTypeValues } from "../../../src/generated/enums.ts";

/** Format of an AOE answer. */
export type QuestionType = (typeof questionTypeValues)[number];

/** One choice of a question. */
export interface AoeChoice {
  readonly id: number;
  readonly code: string;
  readonly value: string;
}

/** An ask-on-order-entry (AOE) question of a lab. */
export interface AoeQuestion {
  readonly id: number;
  readonly required: boolean;
  readonly code: string;
  readonly value: string;
  readonly type: QuestionType;
  readonly sequence: number;
  /** The choices; empty for other types. */
  readonly answers: readonly AoeChoice[];
  readonly constraint: string | null;
  readonly default: string | null;
}

/** A question without its place among those of an analyte. */
type QuestionRow = Omit<AoeQuestion, "sequence">;

function ask(
  id: number,
  code: string,
  value: string,
  type: QuestionType,
  required: boolean,
  more: { readonly choices?: readonly string[]; readonly constraint?: string; readonly default?: string },
): QuestionRow {
  const choices = (more.choices ?? []).map((choice, index) => ({
    id: id * 100 + index + 1,
    code: choice.toUpperCase().replaceAll(/[^A-Z]+/g, "_"),
    value: choice,
  }));
  const { constraint = null, default: usual = null } = more;
  return { id, required, code, value, type, answers: choices, constraint, default: usual };
}

const ROWS = {
  lastDose: ask(101, "LAST_DOSE", "When was the last dose taken?", "text", true, {
    constraint: "A date and a time.",
  }),
  dose: ask(102, "DOSE_MG", "How many milligrams a day?", "numeric", false, { constraint: "0-5000" }),
  purpose: ask(103, "LEAD_PURPOSE", "Why is lead measured?", "choice", true, {
    choices: ["Initial", "Repeat", "Follow-up"],
  }),
  source: ask(104, "SOURCE", "Where was the swab taken?", "choice", true, {
    choices: ["Urine", "Cervix", "Vagina", "Urethra", "Rectum", "Throat"],
    default: "Urine",
  }),
  cycle: ask(105, "LMP", "When did the last period begin?", "text", false, { constraint: "A date." }),
  volume: ask(106, "TOTAL_VOLUME", "How many milliliters were collected in 24 hours?", "numeric", true, {
    constraint: "50-10000",
  }),
  pregnant: ask(107, "PREGNANT", "Is the patient pregnant?", "choice", true, {
    choices: ["Yes", "No", "Unknown"],
    default: "Unknown",
  }),
  consent: ask(108, "GENE_CONSENT", "Did the patient consent to the genetic test?", "choice", true, {
    choices: ["Yes", "No"],
  }),
  symptoms: ask(109, "SYMPTOMS", "Which symptoms are there?", "multi_choice", false, {
    choices: ["Fever", "Rash", "Joint pain", "None"],
  }),
} satisfies Record<string, QuestionRow>;

export const LAST_PERIOD_QUESTION = ROWS.cycle.id;

export type QuestionName = keyof typeof ROWS;

const QUESTIONS_BY_NAME: Readonly<Record<string, readonly QuestionName[]>> = {
  Lithium: ["lastDose", "dose"],
  Digoxin: ["lastDose"],
  "Vancomycin, Trough": ["lastDose"],
  "Gentamicin, Trough": ["lastDose"],
  Tacrolimus: ["lastDose", "dose"],
  Cyclosporine: ["lastDose", "dose"],
  "Lead, Blood": ["purpose"],
  "Heavy Metals Panel, Blood": ["purpose"],
  "Chlamydia trachomatis RNA": ["source"],
  "Neisseria gonorrhoeae RNA": ["source"],
  "Trichomonas vaginalis RNA": ["source"],
  "Chlamydia and Gonorrhea": ["source"],
  "Genital STI Panel": ["source"],
  Progesterone: ["cycle"],
  "Female Hormone Panel": ["cycle"],
  "Fertility Panel": ["cycle"],
  "Alpha-Fetoprotein": ["pregnant"],
  "Toxoplasma IgM": ["pregnant"],
  "Creatinine, 24 Hour Urine": ["volume"],
  "Protein, 24 Hour Urine": ["volume"],
  "Kidney Stone Panel, 24 Hour Urine": ["volume"],
  "Factor V Leiden": ["consent"],
  "Prothrombin G20210A": ["consent"],
  "Hereditary Thrombosis Genes": ["consent"],
  "Hemochromatosis Genes": ["consent"],
  "Lyme Disease Antibody Screen": ["symptoms"],
};

/** Returns the questions of an analyte or panel; null when there are none. */
export function getAoeQuestions(name: string): readonly AoeQuestion[] | null {
  if (!Object.hasOwn(QUESTIONS_BY_NAME, name)) return null;
  return (QUESTIONS_BY_NAME[name] ?? []).map((question, index) => ({
    ...ROWS[question],
    sequence: index + 1,
  }));
}
