/** Markup that is safe to send. Only this file makes it: text becomes markup by being escaped, or by standing in our own source. */
export class Html {
  readonly text: string;

  /** @param text markup that holds nothing of a request or a record unescaped */
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template; null, undefined and false leave nothing, and any text is escaped. */
export type Content = Html | string | number | null | undefined | false | readonly Content[];

/**
 * A template whose values are escaped unless they are markup already. Attributes stand in double quotes, so that the same
 * escape holds in them.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(parts.map((part, index) => part + textOf(values[index])).join(""));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it may stand in an element or a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

function textOf(content: Content): string {
  if (content === null || content === undefined || content === false) return "";
  if (content instanceof Html) return content.text;
  if (typeof content === "string") return escapeText(content);
  if (typeof content === "number") return String(content);
  return content.map(textOf).join("");
}
