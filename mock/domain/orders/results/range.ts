import { bandFor, bandsOf, stepIn, type Band } from "./bands.ts";
import { between, worded, type Dice, type Kind } from "./kind.ts";
import { holdTo } from "./numeric.ts";
import { printStep, type Scale } from "./scale.ts";

const ONE_END = /^([<>])(=?)(\d+(?:\.\d+)?|\.\d+)$/;
const TWO_ENDS = /^(\d+(?:\.\d+)?|\.\d+)-(\d+(?:\.\d+)?|\.\d+)$/;

interface End {
  readonly at: number;
  readonly included: boolean;
}

/** The two ends of a bounded result, such as `<5.0` or `3-5`; null for any other text. */
export function endsOf(printed: string): { readonly least: End; readonly most: End } | null {
  const two = TWO_ENDS.exec(printed);
  if (two !== null) {
    return { least: { at: Number(two[1]), included: true }, most: { at: Number(two[2]), included: true } };
  }
  const one = ONE_END.exec(printed);
  if (one === null) return null;
  const end = { at: Number(one[3]), included: one[2] === "=" };
  return one[1] === "<"
    ? { least: { at: -Infinity, included: false }, most: end }
    : { least: end, most: { at: Infinity, included: false } };
}

/** A part of a band as two ends. */
function part(scale: Scale, band: Band, dice: Dice): string {
  const from = between(band.from, band.to, dice(2) / 2);
  const to = between(from, band.to, dice(3));
  return `${printStep(scale, from)}-${printStep(scale, to)}`;
}

/** Good values: below what can be told apart, above it, or between two marks. */
function good(scale: Scale, band: Band, dice: Dice): string {
  const { low, high } = scale.bounds;
  if (low !== null && high !== null) return part(scale, band, dice);
  const step = stepIn(band, dice);
  // Nothing is told apart below the least that the machine can print.
  if (high !== null)
    return `<${printStep(scale, Math.min(Math.max(step, scale.floor + 1), high * scale.steps))}`;
  return `>${printStep(scale, step)}`;
}

/** Results that bound a value rather than give it. */
export const range: Kind = {
  measured: true,
  can: ({ scale }, judgment) => bandsOf(scale, judgment).length > 0,
  draw: ({ scale }, judgment, dice) => {
    const band = bandFor(scale, judgment, dice);
    if (band.side === "within") return good(scale, band, dice);
    if (judgment === "abnormal") return part(scale, band, dice);
    const step = printStep(scale, stepIn(band, dice));
    return band.side === "above" ? `>=${step}` : `<=${step}`;
  },
  find: ({ scale }, printed) => {
    const ends = endsOf(printed);
    return ends === null ? worded("unknown") : holdTo(scale, ends.least, ends.most);
  },
  value: () => -1,
};
