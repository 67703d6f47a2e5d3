import type { AoeAnswer } from "../../../../src/generated/types.ts";
import type { AoeQuestion, QuestionType } from "../../../catalog/labs/aoe.ts";
import type { Marker } from "../../../catalog/labs/markers.ts";
import { createBadRequestError } from "../../service-error.ts";

interface AoeAnswerRule {
  readonly holds: (aoeAnswer: string, question: AoeQuestion) => boolean;
  /** Describes a valid AOE answer, as the end of a sentence. */
  readonly describe: (question: AoeQuestion) => string;
}

const formatChoices = (question: AoeQuestion): string => question.answers.map(({ code }) => code).join(", ");

const hasChoice = (question: AoeQuestion, text: string): boolean =>
  question.answers.some(({ code, value }) => code === text || value === text);

/** Rules of AOE answers by question type. A choice is named by its code or its text. */
const aoeAnswerRules: Readonly<Record<QuestionType, AoeAnswerRule>> = {
  choice: {
    holds: (aoeAnswer, question) => hasChoice(question, aoeAnswer),
    describe: (question) => `must be one of ${formatChoices(question)}`,
  },
  multi_choice: {
    holds: (aoeAnswer, question) => aoeAnswer.split(",").every((part) => hasChoice(question, part.trim())),
    describe: (question) => `must be a comma-separated list of ${formatChoices(question)}`,
  },
  numeric: {
    holds: (aoeAnswer, { constraint }) =>
      /^-?\d+(\.\d+)?$/.test(aoeAnswer) && isWithin(Number(aoeAnswer), constraint!),
    describe: ({ constraint }) => `must be a number in ${constraint}`,
  },
  text: { holds: (aoeAnswer) => aoeAnswer !== "", describe: () => "must not be empty" },
};

/** Whether a number lies within a constraint such as `0-5000`. */
function isWithin(number: number, constraint: string): boolean {
  const [low, high] = constraint.split("-").map(Number) as [number, number];
  return number >= low && number <= high;
}

/**
 * Parses the AOE answers of an order.
 * @throws ServiceError 400 for an unknown question, an invalid AOE answer, and a missing AOE answer to a required
 * question
 */
export function parseAoeAnswers(
  markers: readonly Marker[],
  aoeAnswers: readonly AoeAnswer[],
): readonly AoeAnswer[] {
  const questions = new Map(
    markers.flatMap(({ id, aoe }) =>
      (aoe?.questions ?? []).map((question) => [`question ${question.id} of marker ${id}`, question]),
    ),
  );
  const read = new Map<string, AoeAnswer>();
  for (const [index, { marker_id, question_id, answer: sent }] of aoeAnswers.entries()) {
    const location = `aoe_answers: number ${index + 1}`;
    const key = `question ${question_id} of marker ${marker_id}`;
    const question = questions.get(key);
    if (question === undefined)
      throw createBadRequestError(`${location} names a question that this order does not have.`);
    if (read.has(key))
      throw createBadRequestError(`${location} names a question that an earlier entry names.`);
    const { holds, describe } = aoeAnswerRules[question.type];
    const text = sent.trim();
    if (!holds(text, question))
      throw createBadRequestError(`${location} is not valid for ${question.code}: it ${describe(question)}.`);
    read.set(key, { marker_id, question_id, answer: text });
  }
  for (const [key, { code, required }] of questions)
    if (required && !read.has(key)) throw createBadRequestError(`aoe_answers: ${key} (${code}) is required.`);
  return [...read.values()];
}
