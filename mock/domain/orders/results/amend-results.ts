import type { ResultState } from "./overrides.ts";
import type { LabReport, ResultOverride } from "./result-history.ts";
import type { AnalyteResult } from "./result-type.ts";

/** Writes the lab's note on a result that differs from the report before. */
function writeNote({ stage }: LabReport, { printed, interpretation }: AnalyteResult): string {
  return stage === "corrected"
    ? `Corrected result; reported before as ${printed} (${interpretation}).`
    : `Amended; first reported as ${printed} (${interpretation}).`;
}

/**
 * Compares the results of a report with those of the report before. Unchanged results keep their time and their note; changed ones
 * get a note that cites what was reported before. A note that a test sets stays.
 */
export function amendStates(
  before: readonly ResultState[],
  after: readonly ResultState[],
  report: LabReport,
  overrides: readonly (ResultOverride | undefined)[],
): ResultState[] {
  return after.map((state, index) => {
    const earlier = before[index] ?? null;
    if (state === null || !("result" in state) || earlier === null || !("result" in earlier)) return state;
    const [old, result] = [earlier.result, state.result];
    const isSame = old.printed === result.printed && old.interpretation === result.interpretation;
    const hasOwnNotes = overrides[index]?.notes !== undefined;
    const notes = isSame ? old.notes : [writeNote(report, old), result.notes].filter(Boolean).join(" ");
    return {
      result: { ...result, at: isSame ? old.at : result.at, notes: hasOwnNotes ? result.notes : notes },
    };
  });
}
