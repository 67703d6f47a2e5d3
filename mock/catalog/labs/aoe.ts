/** Format of an AOE answer. */
export type QuestionType = "choice" | "text" | "numeric" | "multi_choice";

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

interface QuestionRow {
  readonly id: number;
  readonly code: string;
  readonly ask: string;
  readonly type: QuestionType;
  readonly required: boolean;
  readonly choices?: readonly string[];
  readonly constraint?: string;
  readonly fallback?: string;
}

const ROWS = {
  lastDose: {
    id: 101,
    code: "LAST_DOSE",
    ask: "When was the last dose taken?",
    type: "text",
    required: true,
    constraint: "A date and a time.",
  },
  dose: {
    id: 102,
    code: "DOSE_MG",
    ask: "How many milligrams a day?",
    type: "numeric",
    required: false,
    constraint: "0-5000",
  },
  purpose: {
    id: 103,
    code: "LEAD_PURPOSE",
    ask: "Why is lead measured?",
    type: "choice",
    required: true,
    choices: ["Initial", "Repeat", "Follow-up"],
  },
  source: {
    id: 104,
    code: "SOURCE",
    ask: "Where was the swab taken?",
    type: "choice",
    required: true,
    choices: ["Urine", "Cervix", "Vagina", "Urethra", "Rectum", "Throat"],
    fallback: "Urine",
  },
  cycle: {
    id: 105,
    code: "LMP",
    ask: "When did the last period begin?",
    type: "text",
    required: false,
    constraint: "A date.",
  },
  volume: {
    id: 106,
    code: "TOTAL_VOLUME",
    ask: "How many milliliters were collected in 24 hours?",
    type: "numeric",
    required: true,
    constraint: "50-10000",
  },
  pregnant: {
    id: 107,
    code: "PREGNANT",
    ask: "Is the patient pregnant?",
    type: "choice",
    required: true,
    choices: ["Yes", "No", "Unknown"],
    fallback: "Unknown",
  },
  consent: {
    id: 108,
    code: "GENE_CONSENT",
    ask: "Did the patient consent to the genetic test?",
    type: "choice",
    required: true,
    choices: ["Yes", "No"],
  },
  symptoms: {
    id: 109,
    code: "SYMPTOMS",
    ask: "Which symptoms are there?",
    type: "multi_choice",
    required: false,
    choices: ["Fever", "Rash", "Joint pain", "None"],
  },
} as const satisfies Record<string, QuestionRow>;

/** Id of the question when the last period began. */
export const LAST_PERIOD_QUESTION = ROWS.cycle.id;

/** Key of a question. */
export type QuestionName = keyof typeof ROWS;

/** Questions by name of the analyte or panel. */
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

function buildQuestion(row: QuestionRow, sequence: number): AoeQuestion {
  return {
    id: row.id,
    required: row.required,
    code: row.code,
    value: row.ask,
    type: row.type,
    sequence,
    answers: (row.choices ?? []).map((value, index) => ({
      id: row.id * 100 + index + 1,
      code: value.toUpperCase().replaceAll(/[^A-Z]+/g, "_"),
      value,
    })),
    constraint: row.constraint ?? null,
    default: row.fallback ?? null,
  };
}

/** Returns the questions of an analyte or panel; null when there are none. */
export function getAoeQuestions(name: string): readonly AoeQuestion[] | null {
  if (!Object.hasOwn(QUESTIONS_BY_NAME, name)) return null;
  return (QUESTIONS_BY_NAME[name] ?? []).map((question, index) => buildQuestion(ROWS[question], index + 1));
}
