/** Units whose printed form differs from their UCUM code in more than its marks. */
const PRINTED: Readonly<Record<string, string>> = {
  "1": "",
  Cel: "°C",
  "[degF]": "°F",
  deg: "°",
};

/** Superscript digits and the minus sign. */
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const raise = (exponent: string): string =>
  exponent.replaceAll(/./g, (sign) => (sign === "-" ? "⁻" : SUPERSCRIPTS.charAt(Number(sign))));

/** The parts of a UCUM unit that are printed in another way, and all other letters. */
const PART =
  /(?<power>(?:[x×]\s?)?10[*^](?<exponent>-?\d+))|\{(?<note>[^}]*)\}|\[(?<own>[^\]]*)\]|(?<letters>[A-Za-z]+)(?<raised>-?[1-9](?!\d))?|(?<point>\.(?!\d))|[()]/g;

/**
 * Formats a unit of UCUM as labs print it: `m[IU]/mL` as `mIU/mL`, `10*3/uL` as `x10³/µL`, `{ratio}` as `ratio`. Returns a unit that
 * is printed already as it is, and an empty text for no unit.
 */
export function formatUnit(unit: string | null | undefined): string {
  if (unit === null || unit === undefined) return "";
  if (Object.hasOwn(PRINTED, unit)) return PRINTED[unit] ?? "";
  return unit.replace(PART, (part, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Partial<Record<string, string>>;
    const before = unit.charAt((rest.at(-3) as number) - 1);
    const { exponent, note, own, letters, raised = "" } = groups;
    if (exponent !== undefined) return `x10${raise(exponent)}`;
    // A note such as `{creat}` says what is counted. After a unit it needs a space.
    if (note !== undefined) return (before === "" || before === "/" ? "" : " ") + formatNote(note);
    if (own !== undefined) return formatOwnUnit(own);
    if (letters !== undefined) return formatLetters(letters) + raise(raised);
    if (groups["point"] !== undefined) return /\d/.test(before) ? " " : "·";
    return part === "(" || part === ")" ? "" : part;
  });
}

const formatNote = (note: string): string => note.replaceAll("_", " ").replace(/(?<=\bc?m)[23]\b/, raise);

/** Formats a unit in brackets, such as `iU`, `degF`, `in_i` or `GPL'U`. */
function formatOwnUnit(own: string): string {
  if (own === "iU") return "IU";
  if (own === "H2O") return "H₂O";
  return own
    .replace(/_(av|i|us|br)$/, "")
    .replace("'", " ")
    .replaceAll("_", " ");
}

/** Formats a unit with its prefix: the micro sign, and the capitals that labs write. In `u[IU]` the prefix stands alone. */
function formatLetters(letters: string): string {
  const [prefix, name] = /^u(?!nits?$)/.test(letters) ? ["µ", letters.slice(1)] : ["", letters];
  return prefix + name.replace(/(osm|eq)$/, (end) => end.charAt(0).toUpperCase() + end.slice(1));
}
