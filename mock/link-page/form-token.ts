import { equalsInConstantTime } from "../kernel/equals-in-constant-time.ts";
import type { PageKeys } from "./exchange.ts";

/** Name of the field that every form has. */
export const FORM_TOKEN = "form_token";

/** Makes what a form carries: it belongs to one link token, and names the one showing of the form. */
export function issueFormToken(keys: PageKeys, linkToken: string): string {
  const showing = keys.random();
  return `${showing}.${signed(keys, showing, linkToken)}`;
}

/** The showing that a posted form is of; null where the form is not of this page, or was made for another link token. */
export function showingOf(keys: PageKeys, linkToken: string, formToken: string | null): string | null {
  const [showing, signature, ...rest] = (formToken ?? "").split(".");
  if (showing === undefined || signature === undefined || rest.length > 0) return null;
  return equalsInConstantTime(signature, signed(keys, showing, linkToken)) ? showing : null;
}

function signed(keys: PageKeys, showing: string, linkToken: string): string {
  return keys.sign(JSON.stringify([showing, linkToken]));
}
