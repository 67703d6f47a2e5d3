import type { Html } from "./html.ts";

/** What the page needs and cannot make below the doors: randomness, and a signature that nobody else can make. */
export interface PageKeys {
  /** A text that nobody can guess, of letters and digits; another one each time. */
  random(): string;
  /** A signature of a text, of letters and digits; the same one each time. */
  sign(text: string): string;
}

/** One screen of the page. */
export interface Screen {
  /** What the browser calls it. */
  readonly title: string;
  readonly body: Html;
  /** @default 200 */
  readonly status?: number;
  /** Whether the script for searching belongs to it; no other screen has any. */
  readonly searches?: boolean;
  /** Whether it offers a way out; the last screen of a link has none. @default true */
  readonly closable?: boolean;
}

/** What the page does with a request: it shows a screen, or sends the browser to another address. */
export type Move = Screen | Redirect;

/** Another address, which the browser is to get: a form that was posted must not be posted on. */
export interface Redirect {
  readonly location: string;
}

/** Tells a redirect from a screen. */
export function isRedirect(move: Move): move is Redirect {
  return "location" in move;
}
