import { useCallback, useEffect, useRef, useState, type Inputs } from "preact/hooks";
import { isControlError, type ControlEvent, type ControlTeam } from "../../tools/control/client.ts";
import { useSession, useTeam } from "../app/session.ts";

/** What a view shows, and how to read it again. */
export interface Live<Data> {
  /**
   * The newest data; undefined until the first load ends. It stays while other values load, and when a reload fails, unless what it
   * reads is gone (404).
   */
  readonly data: Data | undefined;
  /** Why the last load failed; null when it did not. */
  readonly error: Error | null;
  /** Loads again. */
  readonly reload: () => void;
}

/** Milliseconds to wait for more events before a load. */
const PAUSE = 80;

/**
 * Loads data of the chosen team, and again whenever such a change is reported. Never runs two loads at once.
 *
 * @param load - calls the control API
 * @param deps - values that `load` uses; after a change, a load that fails discards the data
 * @param watched - what causes a load: types of events of the team, and tables and cells whose changes count, such as `orders`. `state` means
 *   all of them. Restoring a snapshot and a lost connection always cause a load.
 */
export function useLive<Data>(
  load: (team: ControlTeam) => Promise<Data>,
  deps: Inputs,
  watched: readonly string[] = [],
): Live<Data> {
  const team = useTeam();
  const { feed } = useSession();
  const [state, setState] = useState<{ data: Data | undefined; error: Error | null }>({
    data: undefined,
    error: null,
  });
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    let isCurrent = true;
    let isLoading = false;
    let isStale = false;
    let hasLoaded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async (): Promise<void> => {
      if (isLoading) {
        isStale = true;
        return;
      }
      isLoading = true;
      do {
        isStale = false;
        try {
          const data = await load(team);
          hasLoaded = true;
          if (isCurrent) setState({ data, error: null });
        } catch (cause) {
          const error = cause instanceof Error ? cause : new Error(String(cause));
          const isGone = !hasLoaded || (isControlError(cause) && cause.status === 404);
          if (isCurrent) setState(({ data }) => ({ data: isGone ? undefined : data, error }));
        }
      } while (isStale && isCurrent);
      isLoading = false;
    };
    const reload = (): void => void run();
    latest.current = reload;
    reload();
    const stop = feed.subscribe((event) => {
      if (!concerns(event, team.name, watched)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        reload();
      }, PAUSE);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stop();
    };
  }, [team, feed, ...deps]);
  const reload = useCallback(() => latest.current(), []);
  return { ...state, reload };
}

function concerns(event: ControlEvent, team: string, watched: readonly string[]): boolean {
  if (event.type === "missed") return true;
  // A new team is of interest under any name.
  if (event.type === "team") return watched.includes("team");
  if (event.team !== team) return false;
  if (event.type === "replaced" || watched.includes(event.type)) return true;
  return event.type === "state" && event.changes.some(({ area }) => watched.includes(area));
}
