import { createValueError } from "./rules.ts";

/**
 * Encodes one path parameter. Throws for an empty value and for `.` and `..`: URL parsers resolve them,
 * encoded or not, so the request would reach another operation.
 */
function encodeSegment(name: string, value: unknown): string {
  const text = Number.isFinite(value) ? String(value) : value;
  if (typeof text === "string" && text !== "" && text !== "." && text !== "..") {
    try {
      return encodeURIComponent(text);
    } catch {
      // A lone surrogate has no encoding; the message below says so too.
    }
  }
  throw createValueError(
    name,
    'text that a path can hold, not empty, "." or ".."',
    value,
    "is an await missing?",
  );
}

/** Fills a path template. */
export const fillPath = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, values[name]));
