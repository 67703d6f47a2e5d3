/** A piece of text where it stands on a page. Lengths are points; y grows downwards, to the line that the letters stand on. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  /** Height of its letters. */
  readonly size: number;
}

/** What is written on one page. */
export interface PageText {
  readonly width: number;
  readonly pieces: readonly Piece[];
}

/** A line of a report has fewer pieces and fewer characters. What reads lines takes quadratic time on a longer one. */
const MOST_PIECES = 200;
const MOST_CHARACTERS = 1000;

/** Whether a line may be one of a report. Longer ones are left out: a file can be made to hold lines of any length. */
export function isReadable(line: readonly Piece[]): boolean {
  if (line.length > MOST_PIECES) return false;
  return line.reduce((sum, { text }) => sum + text.length, 0) <= MOST_CHARACTERS;
}

/** Space between two pieces from which on they are two words, as a part of the letters' height. */
const WORD_GAP = 0.12;

/** How much smaller letters are that stand above the line. */
const RAISED_SIZE = 0.9;

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Digits that stand above the line, as letters of their own: ten to the third is not a hundred and three. */
function toSuperscript(text: string): string {
  return text.replaceAll(/\d/g, (digit) => RAISED.charAt(Number(digit))).replaceAll("-", "⁻");
}

/** What pieces of one place say together, line by line and from left to right. */
export function joinPieces(pieces: readonly Piece[]): string {
  return groupByLine(pieces, 0.5).map(joinLine).filter(Boolean).join(" ");
}

function joinLine(pieces: readonly Piece[]): string {
  const size = Math.max(...pieces.map((piece) => piece.size));
  const base = Math.max(...pieces.filter((piece) => piece.size > size * RAISED_SIZE).map(({ y }) => y));
  let text = "";
  let right: number | null = null;
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const isSmall = piece.size <= size * RAISED_SIZE && /^[\d+-]{1,3}$/.test(piece.text);
    const isRaised = isSmall && piece.y < base - size * 0.15;
    if (right !== null && piece.x - right > size * WORD_GAP && !isRaised) text += " ";
    text += isRaised ? toSuperscript(piece.text) : piece.text;
    right = piece.right;
  }
  return normalizeText(text);
}

/** Pieces that touch one another as one: a superscript stands apart in the file, and not on the page. */
export function joinTouching(line: readonly Piece[]): Piece[] {
  const groups: Piece[][] = [];
  for (const piece of line.toSorted((one, other) => one.x - other.x)) {
    const group = groups.find((one) => one.some((before) => isTouching(before, piece)));
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => ({
    text: joinPieces(group),
    x: Math.min(...group.map(({ x }) => x)),
    right: Math.max(...group.map(({ right }) => right)),
    y: Math.max(...group.map(({ y }) => y)),
    size: Math.max(...group.map(({ size }) => size)),
  }));
}

function isTouching(before: Piece, after: Piece): boolean {
  const size = Math.max(before.size, after.size);
  const gap = after.x - before.right;
  return gap <= WORD_GAP * size && gap > -0.5 * size && Math.abs(before.y - after.y) < 0.55 * size;
}

/** A text without idle spaces, and with one way to write a micro sign. */
export function normalizeText(text: string): string {
  return text.replaceAll("\u03BC", "\u00B5").replaceAll(/\s+/g, " ").trim();
}

/**
 * Pieces by the lines that they stand on, from above: a piece goes with the one above it where they are less apart than a
 * part of the letters' height.
 */
export function groupByLine(pieces: readonly Piece[], near: number): Piece[][] {
  const lines: Piece[][] = [];
  let last: Piece | null = null;
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    if (line && last && piece.y - last.y <= near * Math.max(piece.size, last.size)) line.push(piece);
    else lines.push([piece]);
    last = piece;
  }
  return lines;
}

/** Splits a piece at wide gaps that are written as spaces; a letter is as wide as any other there. */
export function splitAtGaps(piece: Piece): Piece[] {
  const { text, x, right } = piece;
  const width = (right - x) / Math.max(1, text.length);
  return [...text.matchAll(/\S+(?: \S+)*/g)].map((found) => {
    const [part] = found;
    return {
      ...piece,
      text: part,
      x: x + found.index * width,
      right: x + (found.index + part.length) * width,
    };
  });
}
