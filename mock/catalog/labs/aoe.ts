import { questionTypeValues } from "../../../src/generated/enums.ts";
import { buildOnce } from "../../kernel/build-once.ts";

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

/**
 * Questions, one per line: `id | code | question | type | choices, constraint or - | default or - | analytes and panels that ask it`.
 * Required ones have a `*` after the type.
 */
const QUESTIONS = `
101 | LAST_DOSE | When was the last dose taken? | text* | A date and a time. | - | Lithium; Digoxin; Vancomycin, Trough; Gentamicin, Trough; Tacrolimus; Cyclosporine
102 | DOSE_MG | How many milligrams a day? | numeric | 0-5000 | - | Lithium; Tacrolimus; Cyclosporine
103 | LEAD_PURPOSE | Why is lead measured? | choice* | Initial, Repeat, Follow-up | - | Lead, Blood; Heavy Metals Panel, Blood
104 | SOURCE | Where was the swab taken? | choice* | Urine, Cervix, Vagina, Urethra, Rectum, Throat | Urine | Chlamydia trachomatis RNA; Neisseria gonorrhoeae RNA; Trichomonas vaginalis RNA; Chlamydia and Gonorrhea; Genital STI Panel
105 | LMP | When did the last period begin? | text | A date. | - | Progesterone; Female Hormone Panel; Fertility Panel
106 | TOTAL_VOLUME | How many milliliters were collected in 24 hours? | numeric* | 50-10000 | - | Creatinine, 24 Hour Urine; Protein, 24 Hour Urine; Kidney Stone Panel, 24 Hour Urine
107 | PREGNANT | Is the patient pregnant? | choice* | Yes, No, Unknown | Unknown | Alpha-Fetoprotein; Toxoplasma IgM
108 | GENE_CONSENT | Did the patient consent to the genetic test? | choice* | Yes, No | - | Factor V Leiden; Prothrombin G20210A; Hereditary Thrombosis Genes; Hemochromatosis Genes
109 | SYMPTOMS | Which symptoms are there? | multi_choice | Fever, Rash, Joint pain, None | - | Lyme Disease Antibody Screen
`;

export const LAST_PERIOD_QUESTION = 105;

/** Parses a question. Its place among those of an analyte follows later. */
function parseQuestion(line: string) {
  const [number, code = "", value = "", kind = "", values = "", usual = "", names = ""] = line.split(" | ");
  const id = Number(number);
  const type = questionTypeValues.find((one) => one === kind.replace("*", ""))!;
  const hasChoices = type === "choice" || type === "multi_choice";
  const choices = hasChoices ? values.split(", ") : [];
  const question: AoeQuestion = {
    id,
    required: kind.endsWith("*"),
    code,
    value,
    type,
    answers: choices.map((choice, index) => ({
      id: id * 100 + index + 1,
      code: choice.toUpperCase().replaceAll(/[^A-Z]+/g, "_"),
      value: choice,
    })),
    constraint: hasChoices ? null : values,
    default: usual === "-" ? null : usual,
    sequence: 0,
  };
  return { question, names: names.split("; ") };
}

const getQuestions = buildOnce(() => QUESTIONS.trim().split("\n").map(parseQuestion));

/** Returns the questions of an analyte or panel; null when there are none. */
export function getAoeQuestions(name: string): readonly AoeQuestion[] | null {
  const asked = getQuestions().filter(({ names }) => names.includes(name));
  return asked.length === 0
    ? null
    : asked.map(({ question }, index) => ({ ...question, sequence: index + 1 }));
}
