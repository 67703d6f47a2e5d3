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

/** Returns the current result of an analyte. Returns undefined when it is not reported yet, or missing. */
export function getResult(state: GeneratedResults, index: number): GeneratedResult | undefined {
  const type = state.types.get(index);
  if (type === undefined) return undefined;
  const text = state.texts.get(index);
  const label = state.labels.get(index);
  if (text !== undefined) return { type, printed: text, interpretation: label! };
  const printed = printValue(state.sample, index);
  return printed === null
    ? undefined
    : { type, printed, interpretation: label ?? interpretValue(state.sample, index) };
}

/** Lists the ordered analytes that an ordered one derives from, directly or not. */
export function listInputs({ sample }: GeneratedResults, index: number): readonly number[] {
  return sample.plan.inputs[index] ?? [];
}

/** Applies the next report. A reported result stays until a later report amends or corrects it. */
export function applyReport(state: GeneratedResults, { stage, flags }: LabReport): void {
  state.round += 1;
  if (stage === "corrected") correctResults(state, flags);
  else addResults(state, stage, flags);
}

function addResults(state: GeneratedResults, stage: LabReport["stage"], flags: ReportFlags): void {
  const isPlain = flags.interpretation === "normal" || flags.interpretation === "derived";
  if (state.round === 1 && stage === "final" && isPlain && !flags.has_missing_results) {
    // Most reports need no choice between results, and take a third less time without it.
    for (let index = 0; index < state.analytes.length; index += 1) report(state, index, flags);
    return;
  }
  const open = listByRank(state).filter((index) => !state.types.has(index) && !state.missing.has(index));
  // Analytes that the lab does not report, such as a share of PSA for a woman, come after all others.
  const unreported = new Set(open.filter((index) => isUnreported(state, index, flags)));
  const ordered = [...open.filter((index) => !unreported.has(index)), ...unreported];
  const carrier = moveCarrier(state, open, flags);
  // The carrier comes first, so that a partial report already shows the requested interpretation.
  if (carrier !== undefined) ordered.unshift(...ordered.splice(ordered.indexOf(carrier), 1));
  // A partial report fills half of the open ones, but never the last one of several.
  const count = open.length === 1 && state.analytes.length > 1 ? 0 : Math.ceil(open.length / 2);
  const reported = stage === "partial" ? ordered.slice(0, count) : ordered;
  if (stage === "final" && flags.has_missing_results) loseResults(state, reported, carrier);
  for (const index of reported) if (!state.missing.has(index)) report(state, index, flags);
  const { interpretation } = flags;
  if (stage !== "partial" && interpretation !== "derived") changeInterpretation(state, flags, interpretation);
}

/** Lists the indexes of the analytes by rank, derived ones after what they derive from. Whatever selects some of them selects the first. */
function listByRank(state: GeneratedResults): number[] {
  const ranks = state.analytes.map(({ rank }, index) =>
    listInputs(state, index).reduce((high, input) => Math.max(high, state.analytes[input]!.rank + 0.5), rank),
  );
  return [...ranks.keys()].toSorted((one, other) => ranks[one]! - ranks[other]!);
}

function listReported(state: GeneratedResults): number[] {
  return listByRank(state).filter((index) => getResult(state, index) !== undefined);
}

/** Marks some results as missing: those of the last ranks that no reported one is calculated from, and what derives from them. */
function loseResults(state: GeneratedResults, open: readonly number[], carrier: number | undefined): void {
  const kept = new Set(carrier === undefined ? [] : [carrier]);
  for (const index of [...state.types.keys(), ...kept])
    for (const input of listInputs(state, index)) kept.add(input);
  const count = Math.min(Math.ceil(state.analytes.length / MISSING_SHARE), Math.max(1, open.length - 1));
  const lost = open.filter((index) => !kept.has(index)).slice(-count);
  for (const index of open) {
    const isLost = lost.includes(index) || listInputs(state, index).some((input) => lost.includes(input));
    if (isLost) state.missing.add(index);
  }
}

function getType({ types, analytes }: GeneratedResults, index: number, flags: ReportFlags): string {
  return types.get(index) ?? chooseResultType(analytes[index]!, index, flags.result_types);
}

/** Whether the result is a value of the sample, printed as a number. */
function isCalculated(state: GeneratedResults, index: number, flags: ReportFlags): boolean {
  return hasValue(state.sample, index) && getType(state, index, flags) === "numeric";
}

/** Whether the lab does not report the analyte. */
function isUnreported(state: GeneratedResults, index: number, flags: ReportFlags): boolean {
  return isCalculated(state, index, flags) && printValue(state.sample, index) === null;
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

/**
 * Gives one of some analytes the requested interpretation, and with it the order. Returns undefined when the order already
 * has it, or the lab reports none of them.
 */
function moveCarrier(
  state: GeneratedResults,
  open: readonly number[],
  flags: ReportFlags,
): number | undefined {
  const { interpretation } = flags;
  if (interpretation === "derived") return undefined;
  if (!isMoreSevere(interpretation, getHighestInterpretation(state))) return undefined;
  const candidates = open.filter((index) => !isUnreported(state, index, flags));
  // Measured analytes come first, and those with critical limits before all when a critical result is requested.
  const preferences = new Map(
    candidates.map((index) => {
      const { criticalLow, criticalHigh } = state.analytes[index]!.scaled.scale;
      const isLimited = interpretation === "critical" && (criticalLow !== null || criticalHigh !== null);
      return [index, (isLimited ? 2 : 0) + (listInputs(state, index).length === 0 ? 1 : 0)];
    }),
  );
  const carrier =
    candidates
      .toSorted((one, other) => preferences.get(other)! - preferences.get(one)!)
      .find((index) => tryCarrier(state, index, flags, interpretation)) ?? candidates[0];
  if (carrier !== undefined) state.labels.set(carrier, interpretation);
  return carrier;
}

function tryCarrier(
  state: GeneratedResults,
  index: number,
  flags: ReportFlags,
  interpretation: ResultInterpretation,
): boolean {
  const ordered = state.analytes[index]!;
  if (!getResultType(getType(state, index, flags)).supports(ordered.scaled, interpretation)) return false;
  if (!isCalculated(state, index, flags)) return true;
  const random = createRandomSource(ordered, state.round - 1);
  const reported = [...state.types.keys()];
  return moveValue(state.sample, index, { interpretation, random, limit: interpretation, reported });
}

/** Gives the order an interpretation: lowers more severe results, and makes one result as severe as requested. */
function changeInterpretation(
  state: GeneratedResults,
  flags: ReportFlags,
  interpretation: ResultInterpretation,
): void {
  // Most orders have it already.
  if (getHighestInterpretation(state) === interpretation) return;
  lowerValues(state.sample, interpretation);
  for (const index of listReported(state)) {
    if (!isMoreSevere(getResult(state, index)!.interpretation, interpretation)) continue;
    state.labels.delete(index);
    report(state, index, flags);
  }
  const carrier = moveCarrier(state, listReported(state), flags);
  if (carrier !== undefined) report(state, carrier, flags);
}

function correctResults(state: GeneratedResults, flags: ReportFlags): void {
  const { interpretation } = flags;
  const current = getHighestInterpretation(state);
  const present = listReported(state);
  if (interpretation === "derived" || current === interpretation) {
    const [first] = present;
    if (first !== undefined && !present.some((index) => regenerate(state, index, flags, current))) {
      // When every result is one of a few texts, no other text has the same interpretation.
      state.labels.set(first, getResult(state, first)!.interpretation === "normal" ? "abnormal" : "normal");
      report(state, first, flags);
      return;
    }
  }
  if (interpretation !== "derived") changeInterpretation(state, flags, interpretation);
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
