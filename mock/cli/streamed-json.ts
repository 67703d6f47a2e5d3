import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { removeByteOrderMark } from "../core/host/files.ts";

/** The length of the texts that are written at once. */
const CHUNK = 1 << 16;

/**
 * Prints a world, or a state of several, as JSON: each row of a table on a line, so that no text holds the whole. Yields chunks of
 * the text.
 */
export function* printJson(value: unknown): Generator<string> {
  let text = "";
  for (const part of printParts(value, Infinity, "\n")) {
    text += part;
    if (text.length < CHUNK) continue;
    yield text;
    text = "";
  }
  yield `${text}\n`;
}

/** @param levels how many levels of lists and objects have their parts on lines of their own */
function* printParts(value: unknown, levels: number, indent: string): Generator<string> {
  if (levels === 0 || typeof value !== "object" || value === null || Object.keys(value).length === 0) {
    yield JSON.stringify(value);
    return;
  }
  const [start, end] = Array.isArray(value) ? "[]" : "{}";
  let separator = start;
  for (const [name, each] of Object.entries(value)) {
    yield `${separator}${indent}  ${Array.isArray(value) ? "" : `${JSON.stringify(name)}: `}`;
    // A table is a list, and a row has one line.
    yield* printParts(each, name === "tables" ? 2 : levels - 1, `${indent}  `);
    separator = ",";
  }
  yield `${indent}${end}`;
}

/**
 * Reads a JSON file. Objects that have a line of their own, such as the rows that `printJson` writes, are parsed one by one, so that no
 * text holds the whole.
 */
export async function readJson(file: string): Promise<unknown> {
  const rows: object[] = [];
  // Stands for the rows in the rest of the text. No file contains it.
  const mark = randomUUID();
  let rest = "";
  for await (const line of readLines(file)) {
    const text = line.trim();
    const comma = text.endsWith(",") ? "," : "";
    const row = text.startsWith("{") && text.endsWith(`}${comma}`) ? parseRow(text, comma) : null;
    rest += row === null ? `${line}\n` : `"${mark}${rows.push(row) - 1}"${comma}\n`;
  }
  return JSON.parse(removeByteOrderMark(rest), (name, value: unknown) => {
    if (name.startsWith(mark)) throw new SyntaxError("A row is no name.");
    return typeof value === "string" && value.startsWith(mark)
      ? rows[Number(value.slice(mark.length))]
      : value;
  }) as unknown;
}

function parseRow(text: string, comma: string): object | null {
  try {
    return JSON.parse(comma === "" ? text : text.slice(0, -1)) as object;
  } catch {
    return null;
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    rest += String(chunk);
    // A text without line ends is joined at its end only.
    if (!String(chunk).includes("\n")) continue;
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest;
}
