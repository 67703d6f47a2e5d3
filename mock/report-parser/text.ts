/** A piece of text and its position on a page, in points. y is the baseline and grows downwards. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  /** Letter height. */
  readonly size: number;
}

/** The text of one page. */
export interface PageText {
  readonly width: number;
  /** The texts that a viewer shows upright. */
  readonly pieces: readonly Piece[];
}

/** Maximum number of pieces and characters in a line. Parsing takes quadratic time on a longer one. */
const MAX_PIECES = 200;
const MAX_CHARACTERS = 1000;

/** Checks whether a line is within the limits. The parser skips longer lines, which a malicious file may contain. */
export function isReadable(line: readonly Piece[]): boolean {
  if (line.length > MAX_PIECES) return false;
  return line.reduce((sum, { text }) => sum + text.length, 0) <= MAX_CHARACTERS;
}

/** Minimum gap between two words, as a multiple of the letter height. */
const WORD_GAP = 0.12;

/** Maximum size of superscript letters, as a multiple of the letter height. */
const SUPERSCRIPT_SIZE = 0.9;

export const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Converts digits to superscript characters, so that 10³ does not become 103. */
function toSuperscript(text: string): string {
  return text.replaceAll(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit))).replaceAll("-", "⁻");
}

/** Joins pieces to one text, line by line and from left to right. */
export function joinPieces(pieces: readonly Piece[]): string {
  return groupByLine(pieces, 0.5)
    .map((line) => joinLine(line))
    .filter(Boolean)
    .join(" ");
}

function joinLine(pieces: readonly Piece[], wideGap = " "): string {
  const size = Math.max(...pieces.map((piece) => piece.size));
  const base = Math.max(...pieces.filter((piece) => piece.size > size * SUPERSCRIPT_SIZE).map(({ y }) => y));
  let text = "";
  let right: number | null = null;
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const isSmall = piece.size <= size * SUPERSCRIPT_SIZE && /^[\d+-]{1,3}$/.test(piece.text);
    const isSuperscript = isSmall && piece.y < base - size * 0.15;
    const gap = right === null || isSuperscript ? 0 : piece.x - right;
    if (gap > size * WORD_GAP) text += gap > piece.size ? wideGap : " ";
    text += isSuperscript ? toSuperscript(piece.text) : piece.text;
    right = piece.right;
  }
  return normalizeText(text);
}

/** Joins the cells of a line to one text, with tabs at gaps that are wider than between words. */
export const joinCells = (line: readonly Piece[]): string => joinLine(line, "\t");

/** Joins pieces that touch. A superscript is a separate piece in the file, but not on the page. */
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

/** A mu that is no letter of a Greek word: the micro sign, which PDF readers return as mu. */
const MICRO = /(?<!\p{Script=Greek})\u03BC(?!\p{Script=Greek})/gu;

/** Normalizes white space and micro signs. */
function normalizeText(text: string): string {
  return text
    .replaceAll(MICRO, "\u00B5")
    .replaceAll(/[^\S\t]+/g, " ")
    .trim();
}

/**
 * Groups pieces by line, from top to bottom.
 * @param maxGap maximum vertical distance of neighbors in a line, as a multiple of the letter height
 */
export function groupByLine(pieces: readonly Piece[], maxGap: number): Piece[][] {
  const lines: Piece[][] = [];
  let last: Piece | null = null;
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    if (line && last && piece.y - last.y <= maxGap * Math.max(piece.size, last.size)) line.push(piece);
    else lines.push([piece]);
    last = piece;
  }
  return lines;
}

/** Splits a piece at gaps of several spaces. Assumes that all letters have the same width. */
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
