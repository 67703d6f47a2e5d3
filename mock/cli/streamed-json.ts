import { createReadStream } from "node:fs";

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

type Container = unknown[] | Record<string, unknown>;

/**
 * Reads a JSON file line by line, where each line is a part of a list or an object, as `printJson` and most formatters write it.
 * Returns null for JSON of another form, and for any other text.
 */
export async function readJsonLines(file: string): Promise<{ readonly content: unknown } | null> {
  const root: unknown[] = [];
  const open: Container[] = [root];
  let before: "start" | "comma" | "value" = "start";
  for await (const line of readLines(file)) {
    const text = line.trim();
    const container = open.at(-1)!;
    if (text === "") continue;
    if (/^[}\]],?$/.test(text)) {
      if (before === "comma" || open.length === 1 || Array.isArray(container) !== text.startsWith("]"))
        return null;
      open.pop();
      before = text.endsWith(",") ? "comma" : "value";
      continue;
    }
    if (before === "value") return null;
    const opener = /[{[]$/.exec(text)?.[0];
    const parts = parseLine(
      container,
      opener ? `${text}${opener === "{" ? "}" : "]"}` : text.replace(/,$/, ""),
    );
    if (parts === null) return null;
    for (const [name, value] of parts)
      if (Array.isArray(container)) container.push(value);
      else Object.defineProperty(container, name, { value, ...PLAIN });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was parsed from "{}" or "[]".
    if (opener) open.push(parts.at(-1)![1] as Container);
    before = opener ? "start" : text.endsWith(",") ? "comma" : "value";
  }
  return before === "value" && open.length === 1 && root.length === 1 ? { content: root[0] } : null;
}

const PLAIN = { enumerable: true, writable: true, configurable: true };

function parseLine(container: Container, text: string): readonly [string, unknown][] | null {
  try {
    const parsed: object = JSON.parse(Array.isArray(container) ? `[${text}]` : `{${text}}`);
    return Object.entries(parsed);
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
