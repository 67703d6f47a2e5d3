import { getResultType, type AnalyteResult } from "./result-types.ts";
import {
  pickMoreSevere,
  isMoreSevere,
  type ResultInterpretation,
  type LabReport,
  type ReportFlags,
} from "./result-history.ts";
import { createRandomSource, chooseResultType, type OrderedAnalyte } from "./ordered-analytes.ts";
import {
  hasValue,
  interpretValue,
  isReported,
  lowerValues,
  moveValue,
  printValue,
  type SampleValues,
} from "./sample-values.ts";

/** A result as the lab reports it, before a test changes it. */
export type GeneratedResult = Pick<AnalyteResult, "type" | "printed" | "interpretation">;

/** What the lab has reported so far. Numeric results are the values of the sample, so a change of one changes what derives from it. */
export interface GeneratedResults {
  readonly analytes: readonly OrderedAnalyte[];
  readonly sample: SampleValues;
  /** The type of each reported analyte. */
  readonly types: Map<number, string>;
  readonly texts: Map<number, string>;
  /** Interpretations that the lab gives, whatever the value. */
  readonly labels: Map<number, ResultInterpretation>;
  /** The analytes that are missing for good. */
  readonly missing: Set<number>;
  /** How many reports there are. */
  round: number;
}

/** One result of four is missing when a report has missing results. */
const MISSING_SHARE = 4;

/** How many times a correction tries to generate another text before it changes another analyte. */
const TRIES = 8;

/** Share of results in words that are abnormal when no interpretation is requested. */
const ABNORMAL_SHARE = 0.03;

export function startResults(analytes: readonly OrderedAnalyte[], sample: SampleValues): GeneratedResults {
  const [types, texts, labels] = [new Map(), new Map(), new Map()];
  return { analytes, sample, types, texts, labels, missing: new Set(), round: 0 };
}

/**
 * Returns the current result of an analyte. Returns undefined when it is not reported yet, or missing.
 * @param sample the values of the sample, or those in which a test has changed some
 */
export function getResult(
  state: GeneratedResults,
  index: number,
  sample = state.sample,
): GeneratedResult | undefined {
  const type = state.types.get(index);
  if (type === undefined) return undefined;
  const label = state.labels.get(index);
  const text = state.texts.get(index);
  if (text !== undefined) return { type, printed: text, interpretation: label! };
  const printed = printValue(sample, index);
  if (printed === null) return undefined;
  // What the lab says of a value does not hold for another one.
  const isLabeled = label !== undefined && printed === printValue(state.sample, index);
  return { type, printed, interpretation: isLabeled ? label : interpretValue(sample, index) };
}

/** Lists the ordered analytes that an ordered one derives from, directly or not. */
export function listInputs({ sample }: GeneratedResults, index: number): readonly number[] {
  return sample.plan.inputs[index] ?? [];
}

/**
 * Applies the next report: adds results, and then gives the order the requested interpretation. A reported result stays until a later
 * report amends or corrects it.
 */
export function applyReport(state: GeneratedResults, { stage, flags }: LabReport): void {
  state.round += 1;
  const before = [...state.types.keys()];
  const added = stage === "corrected" ? [] : selectResults(state, stage, flags);
  for (const index of added) report(state, index, flags);
  const { interpretation } = flags;
  const isKept = interpretation === "derived" || interpretation === getHighestInterpretation(state);
  if (isKept && stage === "corrected") replaceResult(state, flags);
  if (isKept) return;
  // A partial report changes nothing that an earlier one has shown, and a final one only where nothing else can change.
  if (stage !== "partial") lowerResults(state, flags, interpretation);
  const present = listPresent(state);
  const fresh = present.filter((index) => added.includes(index));
  const candidates = fresh.length > 0 || stage === "partial" ? fresh : present;
  raiseResult(state, candidates, before, flags, interpretation);
}

/** Selects what the lab reports next. */
function selectResults(state: GeneratedResults, stage: LabReport["stage"], flags: ReportFlags): number[] {
  const isAll = stage === "final" && !flags.has_missing_results;
  const indexes = isAll ? [...state.analytes.keys()] : listByRank(state, flags);
  const open = indexes.filter((index) => !state.types.has(index) && !state.missing.has(index));
  if (isAll) return open;
  if (stage === "final") return loseResults(state, open, flags);
  // A partial report fills half of the open ones, but never the last one of several.
  return open.length === 1 && state.analytes.length > 1 ? [] : open.slice(0, Math.ceil(open.length / 2));
}

/**
 * Lists the indexes of the analytes by rank, derived ones after what they derive from. Whatever selects some of them selects the first.
 * @param flags with them, those that can have the requested interpretation come before all others
 */
function listByRank(state: GeneratedResults, flags?: ReportFlags): number[] {
  const own = state.analytes.map(
    ({ rank }, index) => rank + (flags !== undefined && !isSuitable(state, index, flags) ? 2 ** 32 : 0),
  );
  const ranks = own.map((rank, index) =>
    listInputs(state, index).reduce((high, input) => Math.max(high, own[input]! + 0.5), rank),
  );
  return [...ranks.keys()].toSorted((one, other) => ranks[one]! - ranks[other]!);
}

/** Lists the indexes of what is reported and not missing, by rank. */
function listPresent(state: GeneratedResults): number[] {
  return listByRank(state).filter((index) => getResult(state, index) !== undefined);
}

/** Whether an analyte can be reported with the requested interpretation. */
function isSuitable(state: GeneratedResults, index: number, flags: ReportFlags): boolean {
  const interpretation = flags.interpretation === "derived" ? "normal" : flags.interpretation;
  if (isCalculated(state, index, flags) && !isReported(state.sample, index)) return false;
  return getResultType(getType(state, index, flags)).supports(state.analytes[index]!.scaled, interpretation);
}

/**
 * Marks the last open results as missing, but none that a reported one is calculated from, and what derives from them.
 * @returns the others
 */
function loseResults(
  state: GeneratedResults,
  open: readonly number[],
  { interpretation }: ReportFlags,
): number[] {
  const kept = new Set([...state.types.keys()].flatMap((index) => listInputs(state, index)));
  // An order needs a result to have an interpretation.
  const least = state.types.size === 0 && interpretation !== "normal" ? 0 : 1;
  const count = Math.min(Math.ceil(state.analytes.length / MISSING_SHARE), Math.max(least, open.length - 1));
  const lost = new Set(count === 0 ? [] : open.filter((index) => !kept.has(index)).slice(-count));
  for (const index of open)
    if (lost.has(index) || listInputs(state, index).some((input) => lost.has(input)))
      state.missing.add(index);
  return open.filter((index) => !state.missing.has(index));
}

function getType({ types, analytes }: GeneratedResults, index: number, flags: ReportFlags): string {
  return types.get(index) ?? chooseResultType(analytes[index]!, index, flags.result_types);
}

/** Whether the result is a value of the sample, printed as a number. */
function isCalculated(state: GeneratedResults, index: number, flags: ReportFlags): boolean {
  return hasValue(state.sample, index) && getType(state, index, flags) === "numeric";
}

function getHighestInterpretation(state: GeneratedResults): ResultInterpretation {
  return state.analytes.reduce<ResultInterpretation>(
    (high, _, index) => pickMoreSevere(high, getResult(state, index)?.interpretation ?? "normal"),
    "normal",
  );
}

/** Reports a result, for the first time or again. */
function report(state: GeneratedResults, index: number, flags: ReportFlags): void {
  const isAgain = state.types.has(index);
  const type = getType(state, index, flags);
  state.types.set(index, type);
  if (isCalculated(state, index, flags)) return;
  const ordered = state.analytes[index]!;
  const random = createRandomSource(ordered, isAgain ? state.round : 0);
  const interpretation = state.labels.get(index) ?? interpretWords(state, index, flags, random(5));
  state.labels.set(index, interpretation);
  state.texts.set(index, getResultType(type).generate(ordered.scaled, interpretation, random));
}

function interpretWords(
  state: GeneratedResults,
  index: number,
  flags: ReportFlags,
  roll: number,
): ResultInterpretation {
  if (flags.interpretation !== "derived") return "normal";
  if (hasValue(state.sample, index)) return interpretValue(state.sample, index);
  const { scaled, analyte } = state.analytes[index]!;
  const isRare = roll < ABNORMAL_SHARE && getResultType(analyte.result_type).supports(scaled, "abnormal");
  return isRare ? "abnormal" : "normal";
}

/** Lowers the results that are more severe than an interpretation. */
function lowerResults(
  state: GeneratedResults,
  flags: ReportFlags,
  interpretation: ResultInterpretation,
): void {
  lowerValues(state.sample, interpretation);
  for (const index of state.types.keys()) {
    if (!isMoreSevere(getResult(state, index)?.interpretation ?? "normal", interpretation)) continue;
    state.labels.delete(index);
    report(state, index, flags);
  }
}

/**
 * Gives one of some reported results an interpretation, and with it the order, unless the order has it already.
 * @param before the results of earlier reports, which stay unless they derive from the one that moves
 */
function raiseResult(
  state: GeneratedResults,
  candidates: readonly number[],
  before: readonly number[],
  flags: ReportFlags,
  interpretation: ResultInterpretation,
): void {
  if (!isMoreSevere(interpretation, getHighestInterpretation(state))) return;
  // Measured analytes come first, and those with critical limits before all when a critical result is requested.
  const prefer = (index: number): number => {
    const { criticalLow, criticalHigh } = state.analytes[index]!.scaled.scale;
    const isLimited = interpretation === "critical" && (criticalLow !== null || criticalHigh !== null);
    return (isLimited ? 2 : 0) + (listInputs(state, index).length === 0 ? 1 : 0);
  };
  const carrier =
    candidates
      .toSorted((one, other) => prefer(other) - prefer(one))
      .find((index) => {
        if (!isSuitable(state, index, flags)) return false;
        if (!isCalculated(state, index, flags) || interpretation === "unknown") return true;
        const random = createRandomSource(state.analytes[index]!, state.round - 1);
        return moveValue(state.sample, index, {
          interpretation,
          random,
          limit: interpretation,
          reported: before,
        });
      }) ?? candidates[0];
  if (carrier === undefined) return;
  state.labels.set(carrier, interpretation);
  report(state, carrier, flags);
}

/** Corrects one result, to another value or text with the same interpretation where there is one. */
function replaceResult(state: GeneratedResults, flags: ReportFlags): void {
  const limit = getHighestInterpretation(state);
  const present = listPresent(state);
  const [first] = present;
  if (first === undefined || present.some((index) => regenerate(state, index, flags, limit))) return;
  // When every result is one of a few texts, no other text has the same interpretation.
  state.labels.set(first, getResult(state, first)!.interpretation === "normal" ? "abnormal" : "normal");
  report(state, first, flags);
}

/** Generates another value or text with the same interpretation. Returns false when there is none. */
function regenerate(
  state: GeneratedResults,
  index: number,
  flags: ReportFlags,
  limit: ResultInterpretation,
): boolean {
  const { sample, round } = state;
  const ordered = state.analytes[index]!;
  const { type, printed, interpretation: current } = getResult(state, index)!;
  if (isCalculated(state, index, flags)) {
    // Nobody can interpret the value of an unknown result, so it is a normal one.
    const interpretation = current === "unknown" ? "normal" : current;
    const [random, reported] = [createRandomSource(ordered, round), [...state.types.keys()]];
    return moveValue(sample, index, { interpretation, random, limit, reported });
  }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const random = createRandomSource(ordered, round * TRIES + attempt);
    const text = getResultType(type).generate(ordered.scaled, current, random);
    state.texts.set(index, text);
    if (text !== printed) return true;
  }
  return false;
}
