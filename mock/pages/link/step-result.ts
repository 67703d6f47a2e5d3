import type { Html } from "../../kernel/html/html.ts";

/** Randomness and signatures for the link page. The adapter that serves the page provides them. */
export interface LinkPageKeys {
  /** Returns an unguessable text of letters and digits, a new one for each call. */
  random(): string;
  /** Returns a signature of a text, of letters and digits. The same text has the same signature. */
  sign(text: string): string;
}

export interface Screen {
  /** Title of the HTML document. */
  readonly title: string;
  readonly body: Html;
  /** @default 200 */
  readonly status?: number;
  /** Whether the screen needs the search script. No other screen has a script. @default false */
  readonly hasSearch?: boolean;
  /** Whether the screen has a close button. The last screen of a link has none. @default true */
  readonly hasCloseButton?: boolean;
}

/** A redirect to another URL. The browser requests it with GET, so that a submitted form is not submitted again. */
export interface Redirect {
  readonly location: string;
}

export type StepResult = Screen | Redirect;

export function isRedirect(result: StepResult): result is Redirect {
  return "location" in result;
}
