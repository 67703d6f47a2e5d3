import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { ControlJournalEntry } from "../../tools/control/client.ts";
import { useSession } from "../app/session.ts";
import type { Live } from "./use-live.ts";
import { useTeam } from "./use-team.ts";

/** Milliseconds to collect requests before the view changes. */
const PAUSE = 100;

/** Loads the journal once, newest request first, and then adds each request that the mock reports, without loading again. */
export function useJournal(): Live<readonly ControlJournalEntry[]> {
  const team = useTeam();
  const { feed } = useSession();
  const [state, setState] = useState<Omit<Live<readonly ControlJournalEntry[]>, "reload">>({
    data: undefined,
    error: null,
  });
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Requests that were reported and are not shown yet. */
    let waiting: ControlJournalEntry[] = [];
    /** The newest load that runs; null when none does. */
    let running: object | null = null;
    const show = (): void => {
      // A load replaces what is shown, so its end adds what was reported meanwhile.
      if (running !== null) return;
      const added = waiting;
      waiting = [];
      setState(({ data = [], error }) => ({ data: merge(added, data).slice(0, limit), error }));
    };
    let limit = 0;
    const load = async (): Promise<void> => {
      const own = {};
      running = own;
      waiting = [];
      const isNewest = (): boolean => isCurrent && running === own;
      try {
        const [listed, { journal_size }] = await Promise.all([team.requests.list(), team.info()]);
        limit = journal_size;
        if (isNewest()) setState({ data: listed.toReversed(), error: null });
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        if (isNewest()) setState(({ data }) => ({ data, error }));
      }
      if (!isNewest()) return;
      running = null;
      if (waiting.length > 0) show();
    };
    latest.current = () => void load();
    void load();
    const stop = feed.subscribe((event) => {
      if (event.type === "missed") return void load();
      if (event.team !== team.name) return undefined;
      if (event.type === "replaced") return void load();
      if (event.type !== "request") return undefined;
      waiting.push({ ...event.request, path: event.path, user_id: event.user_id });
      timer ??= setTimeout(() => {
        timer = undefined;
        show();
      }, PAUSE);
      return undefined;
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stop();
    };
  }, [team, feed]);
  const reload = useCallback(() => latest.current(), []);
  return { ...state, reload };
}

/** Adds entries to a list, newest first, without duplicates. */
function merge(
  added: readonly ControlJournalEntry[],
  entries: readonly ControlJournalEntry[],
): ControlJournalEntry[] {
  const known = new Set(added.map(({ sequence }) => sequence));
  const all = [...added, ...entries.filter(({ sequence }) => !known.has(sequence))];
  return all.toSorted((a, b) => b.sequence - a.sequence);
}
