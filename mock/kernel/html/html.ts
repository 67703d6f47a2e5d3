/** Markup that is safe to send. Text becomes markup only in this file: by escaping, or as a literal in our own source. */
export class Html {
  readonly text: string;

  /** @param text - markup without any unescaped part of a request or a record. */
  constructor(text: string) {
    this.text = text;
  }
}

/** A value of a template. Strings are escaped; null, undefined and false render nothing. */
export type HtmlContent = Html | string | number | null | undefined | false | readonly HtmlContent[];

/** Renders a template. Escapes every value that is not markup. Put attribute values in double quotes: the escaping relies on it. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlContent[]): Html {
  return new Html(parts.map((part, index) => part + renderContent(values[index])).join(""));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for an element or a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

function renderContent(content: HtmlContent): string {
  if (content === null || content === undefined || content === false) return "";
  if (content instanceof Html) return content.text;
  if (typeof content === "string") return escapeText(content);
  if (typeof content === "number") return String(content);
  return content.map(renderContent).join("");
}
