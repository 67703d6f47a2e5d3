import { equalsInConstantTime } from "../../kernel/equals-in-constant-time.ts";
import type { LinkPageKeys } from "./step-result.ts";

/** Name of the hidden field that every form has. */
export const FORM_TOKEN_FIELD = "form_token";

/** Creates a form token. It belongs to one link token and identifies one rendering of a form. */
export function createFormToken(keys: LinkPageKeys, linkToken: string): string {
  const formId = keys.random();
  return `${formId}.${signFormId(keys, formId, linkToken)}`;
}

/** Verifies a form token and returns its form id. Returns null when the page did not issue it for this link token. */
export function verifyFormToken(
  keys: LinkPageKeys,
  linkToken: string,
  formToken: string | null,
): string | null {
  const [formId, signature, ...rest] = (formToken ?? "").split(".");
  if (formId === undefined || signature === undefined || rest.length > 0) return null;
  return equalsInConstantTime(signature, signFormId(keys, formId, linkToken)) ? formId : null;
}

function signFormId(keys: LinkPageKeys, formId: string, linkToken: string): string {
  return keys.sign(JSON.stringify([formId, linkToken]));
}
