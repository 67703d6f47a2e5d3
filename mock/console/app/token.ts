import { readStored, store } from "./tab-storage.ts";

const KEY = "control-token";

/**
 * Returns the control token: from the fragment of the address, `#token=...`, or from an earlier visit of this tab. Removes it from
 * the address, so that nobody copies it with a link. A fragment is never sent.
 */
export function takeToken(): string | null {
  const given = new URLSearchParams(location.hash.replace(/^#/, "")).get("token");
  if (given === null) return readStored(KEY);
  history.replaceState(null, "", location.pathname);
  store(KEY, given);
  return given;
}

/** Keeps the token until the tab is closed. */
export function keepToken(token: string): void {
  store(KEY, token);
}

/** Forgets the token. */
export function forgetToken(): void {
  store(KEY, null);
}
