import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ControlJournalEntry } from "../../tools/control/client.ts";
import { useSession } from "../app/session.ts";
import { type Live, useLive } from "./use-live.ts";

/** Milliseconds to collect requests before the view changes. */
const PAUSE = 100;

/** Loads the journal once, newest request first, and then adds each request that the mock reports, without loading again. */
export function useJournal(): Live<readonly ControlJournalEntry[]> {
  const { feed, team } = useSession();
  /** What was reported since the last load began, and how often the view has changed because of it. */
  const reported = useRef<readonly ControlJournalEntry[]>([]);
  const [changes, setChanges] = useState(0);
  const live = useLive(async ({ requests, info }) => {
    const before = reported.current;
    const [listed, { journal_size }] = await Promise.all([requests.list(), info()]);
    reported.current = reported.current.filter((entry) => !before.includes(entry));
    return { listed, limit: journal_size };
  }, []);
  const limit = live.data?.limit ?? Infinity;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = feed.subscribe((event) => {
      if (event.type !== "request" || event.team !== team) return;
      const entry = { ...event.request, path: event.path, user_id: event.user_id };
      const all = [...reported.current, entry];
      reported.current = all.slice(Math.max(0, all.length - limit));
      timer ??= setTimeout(() => {
        timer = undefined;
        setChanges((count) => count + 1);
      }, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [feed, team, limit]);
  const data = useMemo(() => {
    if (live.data === undefined) return undefined;
    // A request can be reported and listed.
    const all = new Map([...live.data.listed, ...reported.current].map((entry) => [entry.sequence, entry]));
    return [...all.values()].toSorted((a, b) => b.sequence - a.sequence).slice(0, limit);
  }, [live.data, changes]);
  return { ...live, data };
}
