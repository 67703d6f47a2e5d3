import type { MockEvent, NewEvent } from "./event.ts";

/** Receives events. */
export type EventListener = (event: MockEvent) => void;

/** A listener that can return: the team whose events it needs, or null for all, and what tells it that there will be no more. */
interface EventStream {
  readonly team: string | null;
  readonly end: () => void;
}

/** Reports the events of one team while it is watched. Returns a function that stops this. */
export type EventSource = (publish: (event: NewEvent) => void) => () => void;

/** A kept event, or the place of one whose team was removed. */
type Kept = MockEvent | { readonly sequence: number; readonly team: string; readonly type: null };

const isEvent = (kept: Kept): kept is MockEvent => kept.type !== null;

/** How many events are kept for listeners that return. */
const KEPT_EVENTS = 1000;

/** `mock.events`: reports what happens. */
export interface MockEvents {
  /**
   * Calls a function for every event of every team, in order, from now on. Returns a function that stops this. An error that the
   * function throws is reported as an unhandled rejection.
   *
   * @throws TypeError when the listener is not a function
   * @example
   * ```ts
   * import { createMock } from "sanguine/mock";
   *
   * const mock = createMock();
   * const seen: string[] = [];
   * const stop = mock.events.subscribe((event) => {
   *   if (event.type === "request") seen.push(`${event.request.operation} ${event.request.status}`);
   * });
   * await mock.client().users.list();
   * stop();
   * console.log(seen); // users.list 200
   * ```
   */
  subscribe(listener: EventListener): () => void;
}

/**
 * Numbers the events of all teams and passes them to listeners. Teams are watched only while somebody listens. After the last
 * listener that can return has left, they are watched until as many events have happened as are kept.
 */
export class EventHub implements MockEvents {
  /** The source of each team by its name, and what stops it while it is watched. */
  readonly #sources = new Map<string, { readonly watch: EventSource; stop: (() => void) | null }>();
  readonly #listeners = new Map<EventListener, EventStream | null>();
  /** The events to pass on, with the listeners of the time when each happened. A listener may cause further events. */
  #queue: (readonly [MockEvent, readonly EventListener[]])[] = [];
  #kept: Kept[] = [];
  #last = 0;
  /** How many more events to keep for listeners that return. */
  #unheard = 0;

  get last(): number {
    return this.#last;
  }

  get #isWatching(): boolean {
    return this.#listeners.size > 0 || this.#unheard > 0;
  }

  add(team: string, watch: EventSource): void {
    this.#sources.set(team, { watch, stop: this.#isWatching ? watch(this.#publish) : null });
  }

  /** Removes a team and its kept events. Their places stay: a listener that returns has missed them. */
  remove(team: string): void {
    this.#sources.get(team)?.stop?.();
    this.#sources.delete(team);
    this.#kept = this.#kept.map((kept) =>
      kept.team === team ? { sequence: kept.sequence, team, type: null } : kept,
    );
  }

  /** Ends the streams of a team. */
  end(team: string): void {
    for (const stream of this.#listeners.values()) if (stream?.team === team) stream.end();
  }

  report(event: NewEvent): void {
    if (this.#isWatching) this.#publish(event);
  }

  subscribe(listener: EventListener): () => void {
    if (typeof listener !== "function")
      throw new TypeError("mock.events.subscribe: the listener must be a function.");
    return this.#listen(listener, null);
  }

  /**
   * Calls a listener for new events. Returns the kept events after a number, oldest first, with the number before them, and whether others
   * of the team are no longer kept. Null stands for the newest number, and for all teams.
   */
  resume(listener: EventListener, after: number | null, stream: EventStream) {
    const { team } = stream;
    const first = (this.#kept[0]?.sequence ?? this.#last + 1) - 1;
    const later = this.#kept.filter(
      (kept) => kept.sequence > (after ?? this.#last) && (team ?? kept.team) === kept.team,
    );
    const kept = later.filter(isEvent);
    const missed = after !== null && (after > this.#last || after < first || kept.length < later.length);
    const from = after === null || missed ? this.#last : after;
    return { stop: this.#listen(listener, stream), missed, kept: missed ? [] : kept, from };
  }

  /** Lists the kept events, oldest first. As many later events are recorded as are kept, even if nobody listens. */
  listKept(): readonly MockEvent[] {
    if (!this.#isWatching) this.#watch();
    this.#unheard = KEPT_EVENTS;
    return this.#kept.filter(isEvent);
  }

  #listen(listener: EventListener, stream: EventStream | null): () => void {
    // Each subscription is its own, even of the same function.
    const own: EventListener = (event) => listener(event);
    if (!this.#isWatching) this.#watch();
    this.#listeners.set(own, stream);
    return () => {
      if (!this.#listeners.delete(own)) return;
      if (stream !== null) this.#unheard = KEPT_EVENTS;
      if (!this.#isWatching) this.#unwatch();
    };
  }

  readonly #publish = (event: NewEvent): void => {
    this.#last += 1;
    const numbered: MockEvent = { sequence: this.#last, ...event };
    this.#kept.push(numbered);
    if (this.#kept.length > KEPT_EVENTS) this.#kept.shift();
    this.#queue.push([numbered, [...this.#listeners.keys()]]);
    if (this.#queue.length === 1) this.#passOn();
    if (this.#listeners.size > 0) return;
    this.#unheard -= 1;
    if (!this.#isWatching) this.#unwatch();
  };

  #passOn(): void {
    // The loop also reaches the events that listeners add meanwhile.
    for (const [event, listeners] of this.#queue)
      for (const listener of listeners) {
        // Another listener may have stopped it.
        if (!this.#listeners.has(listener)) continue;
        try {
          listener(event);
        } catch (cause) {
          // A listener must not change what the mock does.
          void Promise.reject(cause);
        }
      }
    this.#queue = [];
  }

  #watch(): void {
    for (const source of this.#sources.values()) source.stop = source.watch(this.#publish);
  }

  #unwatch(): void {
    for (const source of this.#sources.values()) {
      source.stop?.();
      source.stop = null;
    }
    this.#kept = [];
    this.#unheard = 0;
  }
}
