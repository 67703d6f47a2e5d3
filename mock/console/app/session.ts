import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ControlClient } from "../../tools/control/client.ts";
import type { EventFeed } from "../data/event-feed.ts";

/** What every part of the console shares after sign-in. */
export interface Session {
  readonly control: ControlClient;
  readonly feed: EventFeed;
  /** Name of the chosen team. */
  readonly team: string;
  /** Chooses a team. */
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
