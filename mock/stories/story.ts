import { parseDuration } from "../kernel/time.ts";
import type { Duration } from "../../src/duration.ts";
import type { Order } from "../../src/generated/types.ts";
import type { Mock } from "../core/create-mock.ts";
import type { WebhookEndpoint } from "../domain/webhooks/present.ts";
import { WebhookFates } from "./webhook-fates.ts";

/** Receives a webhook, as a route of a server does. */
export type StoryReceiver = (request: Request) => unknown;

/** Thrown by `story.crash` where the story kills the application. An application must not catch it and go on. */
export class StoryCrash extends Error {
  override readonly name = "StoryCrash";
}

interface Job {
  readonly every: number;
  readonly run: () => unknown;
  due: number;
}

/** What an application of a story uses in place of its database, its timers and its route for webhooks. */
export interface Story {
  /** Outlives crashes, as a database does. It is empty at the start of each story. */
  readonly storage: Map<string, unknown>;
  /** Registers the route for webhooks, and returns the endpoint with its secrets. A call after a crash replaces the route. */
  readonly receive: (route: StoryReceiver) => WebhookEndpoint;
  /** Runs a function again and again on the virtual clock, until the application crashes. Throws RangeError for an interval of 0. */
  readonly every: (interval: Duration, run: () => unknown) => void;
  /** Marks a place between two writes. A story may kill the application there: then it throws. */
  readonly crash: (place: string) => void;
  /** Notes an effect outside the application, such as a message to a person. `key` says which one it is. */
  readonly effect: (name: string, key: string) => void;
  /** The noted effects, oldest first. */
  readonly effects: readonly StoryEffect[];
  /** Lets time pass. The jobs of the application run, webhooks arrive, and the invariants are checked meanwhile. */
  readonly advance: (duration: Duration) => Promise<void>;
}

/** An effect outside the application. */
export interface StoryEffect {
  readonly name: string;
  readonly key: string;
}

/** What a running story asks of its runner while time passes. */
export interface StoryWatch {
  /** Returns when to stop next, in milliseconds. */
  getDeadline(): number;
  onStop(): Promise<void>;
}

/** A running story: the service, its clock, and what happens to the application. */
export class RunningStory implements Story {
  readonly storage = new Map<string, unknown>();
  readonly effects: StoryEffect[] = [];
  readonly fates: WebhookFates;
  /** The places of crashes that the application has passed. */
  readonly places: string[] = [];
  /** Where the application is killed next. */
  deadly: string | null = null;
  hasCrashed = false;
  #endpoint: WebhookEndpoint | null = null;
  #route: StoryReceiver | null = null;
  #jobs: Job[] = [];

  constructor(
    private readonly mock: Mock,
    private readonly watch: StoryWatch,
  ) {
    this.fates = new WebhookFates(mock);
  }

  readonly receive = (route: StoryReceiver): WebhookEndpoint => {
    this.#route = route;
    this.#endpoint ??= this.mock.webhooks.register({ handler: (request) => this.send(request) });
    return this.#endpoint;
  };

  readonly every = (interval: Duration, run: () => unknown): void => {
    const every = parseDuration(interval);
    if (every === 0) throw new RangeError("story.every: the interval must be longer than 0.");
    this.#jobs.push({ every, run, due: this.mock.clock.now() + every });
  };

  readonly crash = (place: string): void => {
    if (!this.places.includes(place)) this.places.push(place);
    if (this.hasCrashed || this.deadly !== place) return;
    this.deadly = null;
    this.hasCrashed = true;
    throw new StoryCrash(`The story killed the application at "${place}".`);
  };

  readonly effect = (name: string, key: string): void => void this.effects.push({ name, key });

  /** Sends a request to the application's route. Rejects while the application is down, as a closed port does. */
  async send(request: Request): Promise<unknown> {
    if (this.#route === null || this.hasCrashed) throw new Error("The application is down.");
    return this.#route(request);
  }

  /** Whether the application receives webhooks. */
  get hasReceiver(): boolean {
    return this.#route !== null;
  }

  /** Sends a webhook with a wrong signature that says that an order is completed. */
  async forge(order: Order): Promise<void> {
    const { user_id, team_id, events } = order;
    const [, method] = order.last_event.status.split(".");
    const last_event = { ...order.last_event, status: `completed.${method}.completed` };
    const data = { ...order, status: "completed", last_event, events: [...events, last_event] };
    const event = { event_type: "labtest.order.updated", data, user_id, client_user_id: null, team_id };
    const headers = {
      "content-type": "application/json",
      "webhook-id": "msg_forged",
      "webhook-timestamp": String(Math.floor(this.mock.clock.now() / 1000)),
      "webhook-signature": "v1,Zm9yZ2Vk",
    };
    // Whether the application rejects it or not, nobody sees the response.
    await this.send(
      new Request("https://app.example/webhooks", { method: "POST", headers, body: JSON.stringify(event) }),
    ).catch(() => undefined);
  }

  /** Forgets the route and the jobs of an application that has ended. */
  stop(): void {
    this.#route = null;
    this.#jobs = [];
    this.hasCrashed = false;
  }

  readonly advance = async (duration: Duration): Promise<void> => {
    const { clock } = this.mock;
    const end = clock.now() + parseDuration(duration);
    for (;;) {
      const job = this.#jobs.toSorted((one, other) => one.due - other.due)[0];
      const due = Math.min(job?.due ?? Infinity, this.fates.due, this.watch.getDeadline());
      await clock.advanceTo(Math.max(clock.now(), Math.min(due, end)));
      if (job !== undefined && job.due <= clock.now()) {
        job.due = clock.now() + job.every;
        await runUntilCrash(job.run);
      }
      await this.watch.onStop();
      if (clock.now() >= end) return;
    }
  };
}

/** Runs code of the application. A crash ends it. */
export async function runUntilCrash<T>(run: () => T): Promise<Awaited<T> | undefined> {
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof StoryCrash) return undefined;
    throw cause;
  }
}
