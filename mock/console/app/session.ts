import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { ControlClient, ControlTeam } from "../../tools/control/client.ts";
import type { EventFeed } from "../data/event-feed.ts";

/** What every part of the console shares after sign-in. */
export interface Session {
  readonly control: ControlClient;
  readonly feed: EventFeed;
  /** Whether the page follows the mock. */
  readonly isLive: boolean;
  /** Name of the chosen team. */
  readonly team: string;
  readonly chooseTeam: (name: string) => void;
  /** Forgets the token. */
  readonly signOut: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** Returns the session. Only parts of the signed-in console call it. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("There is no session before sign-in.");
  return session;
}

/** Returns the chosen team: the methods of the control API. */
export function useTeam(): ControlTeam {
  const { control, team } = useSession();
  return useMemo(() => control.select(team), [control, team]);
}

/** The name of the kept token, which the start page uses too. */
export const TOKEN = "control-token";

/**
 * Returns the control token: from the fragment of the address, `#token=...`, or from an earlier visit of this tab. Removes it from
 * the address, so that nobody copies it with a link. A fragment is never sent.
 */
export function takeToken(): string | null {
  const given = new URLSearchParams(location.hash.replace(/^#/, "")).get("token");
  if (given === null) return readStored(TOKEN);
  history.replaceState(null, "", location.pathname);
  store(TOKEN, given);
  return given;
}

/** Reads a value of this tab. A browser that blocks storage has none. */
export function readStored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value until the tab is closed, or removes it with null. Without storage it lasts until the page is left. */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // The page works without storage.
  }
}
