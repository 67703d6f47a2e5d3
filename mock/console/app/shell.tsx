import { useEffect, useId, useRef } from "preact/hooks";
import { ICON_URL } from "../../kernel/html/page-headers.ts";
import { Badge, EmptyState, Head, Time } from "../components/parts.tsx";
import { useClock } from "../data/use-clock.ts";
import { useLive } from "../data/use-live.ts";
import { buildHref, type Location, useLocation } from "./location.ts";
import { routes } from "./routes.ts";
import { useSession } from "./session.ts";

/** The frame around every view: navigation, team, clock and connection. */
export function Shell() {
  const { team, signOut } = useSession();
  const location = useLocation();
  const view = location.view === "" ? routes[0]?.name : location.view;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone, the list scrolls sideways.
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [view]);
  return (
    <div class="shell">
      <a class="skip" href="#main" onClick={focusMain}>
        Skip to the view
      </a>
      <header class="top">
        <a class="brand" href="../" title="Start page of the mock">
          <img src={ICON_URL} alt="" width="16" height="16" />
          sanguine
        </a>
        <TeamSwitch />
        <ShellClock key={team} />
        <Connection />
        <button type="button" class="plain sign-out" onClick={signOut}>
          Sign out
        </button>
      </header>
      <nav class="views" aria-label="Views">
        <ul ref={list}>
          {routes.map(({ name, title }) => (
            <li key={name}>
              <a href={buildHref(name)} aria-current={name === view ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" tabIndex={-1}>
        <View location={{ ...location, view: view ?? "" }} team={team} />
      </main>
    </div>
  );
}

/** The view of an address. The focus follows it. */
function View({ location, team }: { location: Location; team: string }) {
  const { view, id } = location;
  const route = routes.find(({ name }) => name === view);
  // A view of another team or another record starts afresh.
  const key = `${team} ${view} ${id}`;
  const shown = useRef(key);
  useEffect(() => {
    // Whoever opens the page begins at its top.
    if (shown.current === key) return;
    shown.current = key;
    document.getElementById("main")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [key]);
  if (route !== undefined && id === undefined) return <route.view key={key} location={location} />;
  if (route?.page !== undefined && id !== undefined)
    return <route.page key={key} id={id} location={location} />;
  return (
    <>
      <Head title="No such view" />
      <EmptyState title="There is no such view." hint="Choose one in the navigation." />
    </>
  );
}

/** Moves the focus without changing the fragment, which holds the view. */
function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Says when the page no longer follows the mock. */
function Connection() {
  const { isLive } = useSession();
  return (
    <span class={`connection ${isLive ? "good" : "bad"}`} role="status">
      {isLive ? "Live" : "Not connected"}
    </span>
  );
}

function ShellClock() {
  const clock = useClock();
  if (clock === null) return <span class="shell-clock">…</span>;
  return (
    <span class="shell-clock">
      <Time value={clock.now} />
      <Badge tone={clock.mode === "running" ? "good" : "info"}>{clock.mode}</Badge>
    </span>
  );
}

function TeamSwitch() {
  const { control, team, chooseTeam } = useSession();
  const id = useId();
  const { data } = useLive(
    async ({ name }) => ({ loadedFor: name, names: (await control.teams()).map((one) => one.name) }),
    [control],
    ["team"],
  );
  const { loadedFor, names = [team] } = data ?? {};
  useEffect(() => {
    // The mock was restarted without the team of an earlier visit.
    if (loadedFor === team && !names.includes(team)) chooseTeam(names[0] ?? team);
  }, [data]);
  return (
    <span class="team">
      <label for={id}>Team</label>
      <select id={id} value={team} onChange={(event) => chooseTeam(event.currentTarget.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  );
}
