import type { MessageRow } from "../../domain/webhooks/table.ts";
import type { OutboxEvent } from "../../domain/webhooks/outbox-table.ts";
import type { World } from "../../domain/world.ts";
import type { Journal, JournalEntry } from "../journal.ts";
import { COUNTERS } from "../../store/counters.ts";
import { tasksTable } from "../../store/scheduler.ts";
import { toIso } from "../../kernel/time.ts";
import { isUuid } from "../../kernel/uuid.ts";
import { presentMessage } from "../../domain/webhooks/present.ts";
import type { DeliveryEvent, NewEvent, StateChange } from "./event.ts";
import type { EventSource } from "./hub.ts";

/** The parts of a team that report what happens. */
interface WatchedTeam {
  readonly world: World;
  readonly journal: Journal;
  readonly deliveries: { onAttempt: ((message: MessageRow) => void) | null };
}

/** Returns the source of a team's events. Unless it is watched, it costs one comparison for each change. */
export function createTeamSource(team: string, { world, journal, deliveries }: WatchedTeam): EventSource {
  let onEvent: ((event: OutboxEvent) => void) | null = null;
  world.eventListeners.push((_, event) => onEvent?.(event));
  return (publish) => {
    const changes = new StateChanges(world, (event) => publish({ team, ...event }));
    const report = (event: Untimed): void => {
      changes.flush();
      publish({ team, at: toIso(world.now()), ...event });
    };
    const stopChanges = world.addChangeListener((area, key) => changes.add(area, key));
    onEvent = ({ event_id: id, event_type: eventType, user_id }) =>
      report({ type: "webhook", webhook: { id, eventType, user_id } });
    world.scheduler.onAdvanced = () => report({ type: "clock" });
    journal.onCleared = () => changes.add(null, null);
    const stopRequests = journal.observe((request) => {
      report({ type: "request", request, path: formatPath(request), user_id: request.request.user_id });
    });
    deliveries.onAttempt = (message) =>
      report({ type: "delivery", delivery: describeDelivery(world, message) });
    return () => {
      stopChanges();
      onEvent = null;
      world.scheduler.onAdvanced = null;
      journal.onCleared = null;
      stopRequests();
      deliveries.onAttempt = null;
      changes.drop();
    };
  };
}

/** Returns the route with the ids of the service. Other parameters, such as a `client_user_id`, may hold personal data. */
function formatPath({ route, request: { params } }: JournalEntry): string {
  return route.replaceAll(/\{(\w+)\}/g, (name, field: string) =>
    isUuid(params[field] ?? "") ? (params[field] ?? name) : name,
  );
}

function describeDelivery(world: World, message: MessageRow): DeliveryEvent["delivery"] {
  const { id, event, eventType, endpoint, status, attempts } = presentMessage(world, message);
  // The copy lacks headers and response, which are not enumerable.
  const attempt = { ...attempts.at(-1)! };
  return { id, event, eventType, endpoint, status, number: attempts.length, attempt };
}

type OmitFromEach<Event, Name extends string> = Event extends unknown ? Omit<Event, Name> : never;
type Untimed = OmitFromEach<NewEvent, "team" | "at">;
type StateReport = OmitFromEach<Extract<NewEvent, { type: "state" | "replaced" }>, "team">;

/** Areas that change with everything else and mean nothing to listeners. */
const IGNORED: ReadonlySet<string | null> = new Set([COUNTERS, tasksTable.name]);

/** Collects the changes of one synchronous step. */
class StateChanges {
  readonly #world: World;
  readonly #publish: (event: StateReport) => void;
  #changed = new Map<string, Set<unknown>>();
  #isReplaced = false;
  /** When the first change happened; null without one. */
  #at: number | null = null;

  constructor(world: World, publish: (event: StateReport) => void) {
    this.#world = world;
    this.#publish = publish;
  }

  /** Adds a change that happens now. */
  add(area: string | null, key: unknown): void {
    if (IGNORED.has(area)) return;
    if (this.#at === null) {
      this.#at = this.#world.now();
      void Promise.resolve().then(() => this.flush());
    }
    if (area === null) this.#isReplaced = true;
    else if (this.#changed.get(area)?.add(key) === undefined) this.#changed.set(area, new Set([key]));
  }

  /** Publishes the collected changes. */
  flush(): void {
    const at = this.#at;
    const changed = this.#changed;
    const isReplaced = this.#isReplaced;
    this.drop();
    if (at === null) return;
    if (isReplaced) return this.#publish({ type: "replaced", at: toIso(this.#world.now()) });
    const changes = Array.from(changed, ([area, keys]) => this.#describe(area, keys));
    this.#publish({ type: "state", at: toIso(at), changes });
  }

  /** Forgets the collected changes. */
  drop(): void {
    this.#changed = new Map();
    this.#isReplaced = false;
    this.#at = null;
  }

  #describe(area: string, keys: ReadonlySet<unknown>): StateChange {
    const tables: Readonly<Record<string, { has(key: unknown): boolean } | undefined>> = this.#world.tables;
    const table = tables[area];
    if (table === undefined) return { area, changed: [], deleted: [] };
    const ids = [...keys];
    return {
      area,
      changed: ids.filter((key) => table.has(key)).map(String),
      deleted: ids.filter((key) => !table.has(key)).map(String),
    };
  }
}
