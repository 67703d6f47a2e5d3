import type { AoeQuestion, QuestionType } from "../../../catalog/labs/aoe.ts";
import type { Marker } from "../../../catalog/labs/markers.ts";
import { createBadRequestError } from "../../service-error.ts";

/** The answer to a question that a laboratory asks with an order. */
export interface AoeAnswerInput {
  readonly marker_id: number;
  readonly question_id: number;
  readonly answer: string;
}

interface AoeAnswerRule {
  readonly holds: (answer: string, question: AoeQuestion) => boolean;
  /** What the answer has to be, as the end of a sentence. */
  readonly describe: (question: AoeQuestion) => string;
}

const formatChoices = ({ answers }: AoeQuestion): string => answers.map(({ code }) => code).join(", ");

const hasChoice = ({ answers }: AoeQuestion, text: string): boolean =>
  answers.some(({ code, value }) => code === text || value === text);

/** What an answer to each kind of question has to be. Choices are named by code or by their text. */
const answerRules: Readonly<Record<QuestionType, AoeAnswerRule>> = {
  choice: {
    holds: (answer, question) => hasChoice(question, answer),
    describe: (question) => `has to be one of ${formatChoices(question)}`,
  },
  multi_choice: {
    holds: (answer, question) => answer.split(",").every((part) => hasChoice(question, part.trim())),
    describe: (question) => `has to be some of ${formatChoices(question)}, with commas between`,
  },
  numeric: {
    holds: (answer, { constraint }) => /^-?\d+(\.\d+)?$/.test(answer) && isWithin(Number(answer), constraint),
    describe: ({ constraint }) =>
      constraint === null ? "has to be a number" : `has to be a number of ${constraint}`,
  },
  text: { holds: (answer) => answer !== "", describe: () => "must not be empty" },
};

/** Whether a number lies between the two of a constraint such as `0-5000`. */
function isWithin(number: number, constraint: string | null): boolean {
  const [low, high] = (constraint ?? "").split("-").map(Number);
  return low === undefined || high === undefined || (number >= low && number <= high);
}

/**
 * Reads the answers to what the laboratory asks about the markers of an order.
 * @throws Refusal of 400 for a question that nobody asked, a bad answer, and a required question without one
 */
export function parseAoeAnswers(
  markers: readonly Marker[],
  answers: readonly AoeAnswerInput[],
): readonly AoeAnswerInput[] {
  const asked = new Map(
    markers.flatMap(({ id, aoe }) =>
      (aoe?.questions ?? []).map((question) => [`${id} ${question.id}`, question]),
    ),
  );
  const read = new Map<string, AoeAnswerInput>();
  for (const [index, { marker_id, question_id, answer }] of answers.entries()) {
    const place = `aoe_answers: number ${index + 1}`;
    const key = `${marker_id} ${question_id}`;
    const question = asked.get(key);
    if (question === undefined)
      throw createBadRequestError(`${place} answers a question that is not asked with this order.`);
    if (read.has(key)) throw createBadRequestError(`${place} answers a question a second time.`);
    const { holds, describe } = answerRules[question.type];
    const text = answer.trim();
    if (!holds(text, question))
      throw createBadRequestError(`${place} is no answer to ${question.code}: it ${describe(question)}.`);
    read.set(key, { marker_id, question_id, answer: text });
  }
  for (const [key, { code, required }] of asked) {
    if (required && !read.has(key)) {
      const [marker, question] = key.split(" ");
      throw createBadRequestError(
        `aoe_answers: question ${question} of marker ${marker} (${code}) has to be answered.`,
      );
    }
  }
  return [...read.values()];
}
