import type { JSX } from "preact";
import { useEffect, useRef, useState, useId } from "preact/hooks";
import { EmptyState } from "../components/load-state.tsx";
import { buildHref, useLocation } from "./router.ts";
import type { Route } from "./route.ts";
import { routes } from "./routes.ts";
import { useSession } from "./session.ts";
import { useCurrentInView } from "../components/tabs.tsx";
import { Badge } from "../components/badge.tsx";
import { Time } from "../components/time.tsx";
import { useClock } from "../data/use-clock.ts";

/** The frame around every view: navigation, team, clock and connection. */
export function Shell(): JSX.Element {
  const { team, signOut } = useSession();
  const location = useLocation(routes);
  const title = location?.route.title ?? "No such view";
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, location?.route);
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
  return (
    <div class="shell">
      <a class="skip" href="#main" onClick={focusMain}>
        Skip to the view
      </a>
      <header class="top">
        <span class="brand">Console</span>
        <TeamSwitch />
        <ShellClock key={team} />
        <Connection />
        <button type="button" class="plain sign-out" onClick={signOut}>
          Sign out
        </button>
      </header>
      <nav class="views" aria-label="Views">
        <ul ref={list}>
          {routes.map((route) => (
            <li key={route.path}>
              <NavigationLink route={route} current={location?.route === route} />
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" tabIndex={-1}>
        {location === null ? (
          <EmptyState title="There is no such view." hint="Choose one in the navigation." />
        ) : (
          // A view of another team or another record starts afresh.
          <location.route.view
            key={`${team} ${location.route.path}`}
            params={location.params}
            query={location.query}
          />
        )}
      </main>
    </div>
  );
}

function NavigationLink({ route, current }: { route: Route; current: boolean }): JSX.Element {
  const [name = ""] = route.path.split("/");
  return (
    <a href={buildHref(name)} aria-current={current ? "page" : undefined}>
      {route.title}
    </a>
  );
}

/** Moves the focus without changing the fragment, which holds the view. */
function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Says when the page no longer follows the mock. */
function Connection(): JSX.Element {
  const { feed } = useSession();
  const [isOpen, setOpen] = useState(feed.isOpen);
  useEffect(() => feed.onStatus(setOpen), [feed]);
  return (
    <span class={`connection ${isOpen ? "good" : "bad"}`} role="status">
      {isOpen ? "Live" : "Not connected"}
    </span>
  );
}

/** The time of the team's clock, on every view. */
function ShellClock(): JSX.Element {
  const clock = useClock();
  return (
    <span class="shell-clock">
      {clock === null ? (
        "…"
      ) : (
        <>
          <Time value={clock.now} />
          <Badge tone={clock.mode === "running" ? "good" : "info"}>{clock.mode}</Badge>
        </>
      )}
    </span>
  );
}

/** Chooses the team that the views show. */
function TeamSwitch(): JSX.Element {
  const { control, feed, team, chooseTeam } = useSession();
  const id = useId();
  const [names, setNames] = useState<readonly string[]>([team]);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const found = (await control.teams()).map(({ name }) => name);
      if (!isCurrent) return;
      setNames(found);
      // The mock was restarted without the team of an earlier visit.
      const [first] = found;
      if (!found.includes(team) && first !== undefined) chooseTeam(first);
    };
    const reload = (): void => void load().catch(() => undefined);
    reload();
    const stop = feed.subscribe((event) => {
      if (event.type === "team" || event.type === "missed") reload();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [control, feed, team]);
  return (
    <span class="team">
      <label for={id}>Team</label>
      <select id={id} value={team} onChange={(event) => chooseTeam(event.currentTarget.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
