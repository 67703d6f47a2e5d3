import {
  always,
  BrokenInvariant,
  checkStories,
  eventually,
  matches,
  never,
  once,
  orderStatusFollows,
  replayStory,
  stories,
  StoryError,
  type CheckStoriesOptions,
  type Invariant,
  type Step,
  type StoriesReport,
  deletedUsersAreGone,
  type Story,
} from "sanguine/mock/stories";
import { describe, expect, it } from "vitest";
import { repeat } from "../../support/fast-check.ts";
import { appointmentsStories } from "./appointments-app.ts";
import { ordersStories } from "./orders-app.ts";
import type { Mock } from "sanguine/mock";

type UsersBug = "forgets undo";

/** An application that keeps the users of the service, and forgets those that were deleted. */
function startUsersApp(mock: Mock, { storage, every }: Story, bug?: UsersBug) {
  const client = mock.client();
  const deleted = new Set<string>();
  const read = (): string[] => (storage.get("users") as string[] | undefined) ?? [];
  every("1h", async () => {
    const users = await client.users
      .list({ limit: 100 })
      .toArray({ limit: 1000 })
      .catch(() => null);
    if (users === null) return;
    const ids = users.map(({ user_id }) => user_id);
    for (const id of read()) if (!ids.includes(id)) deleted.add(id);
    storage.set("users", bug === "forgets undo" ? ids.filter((id) => !deleted.has(id)) : ids);
  });
  return { list: read };
}

const usersStories = (bug?: UsersBug): CheckStoriesOptions<ReturnType<typeof startUsersApp>> => ({
  app: (mock, story) => startUsersApp(mock, story, bug),
  steps: [stories.users(), stories.series()],
  always: [deletedUsersAreGone((app) => app.list(), "4h")],
});

/** A usual run plays few stories, the nightly run 2,000. */
const few = repeat(6);

describe("an application without a bug", { timeout: 3_600_000 }, () => {
  it.each([
    ["orders", () => checkStories({ ...ordersStories(), stories: few })],
    ["users", () => checkStories({ ...usersStories(), stories: few })],
    ["appointments", () => checkStories({ ...appointmentsStories(), stories: few })],
  ])("[STY-1] plays all stories: %s", async (_, check) => {
    const report = await check();
    expect(report.stories).toBe(few);
    expect(report.steps).toBeGreaterThan(few);
  });
});

const follows = "the application's status of an order follows the service";

const ordersBugs = (
  [
    ["acts before it verifies", "a person is told of results that are not final", 5],
    ["no deduplication", '"results are ready" happens once', 9],
    ["trusts the order of events", follows, 22],
    ["polls and forgets webhooks", follows, 6],
    ["reads results at partial", "a person is told of results that are not final", 2],
    ["retries a create without a key", "no order exists twice", 2],
    ["drops on 503", follows, 5],
  ] as const
).map(([bug, invariant, seed]): [string, string, () => Promise<StoriesReport>] => [
  bug,
  invariant,
  () => checkStories({ ...ordersStories(bug), stories: 200, seed }),
]);

describe("an application with a bug", { timeout: 600_000 }, () => {
  it.each<[bug: string, invariant: string, check: () => Promise<StoriesReport>]>([
    ...ordersBugs,
    [
      "forgets undo",
      "the application has the users that the service has",
      () => checkStories({ ...usersStories("forgets undo"), stories: 200, seed: 12 }),
    ],
    [
      "stores local times",
      "the application knows when each appointment starts",
      () => checkStories({ ...appointmentsStories("stores local times"), stories: 200 }),
    ],
  ])("[STY-2] is found within 200 stories: %s", async (_, invariant, check) => {
    const error = await check().then(
      () => null,
      (cause: unknown) => cause,
    );
    if (!(error instanceof StoryError)) throw new Error(`The bug was not found: ${String(error)}`);
    expect(error.cause).toMatchObject({ name: "BrokenInvariant", invariant });
    expect(error.steps.length).toBeLessThan(8);
  });
});

const forgetful: CheckStoriesOptions<unknown> = {
  app: (_, story) => {
    const { secrets } = story.receive(() => story.effect("call", "the patient"));
    return { secrets };
  },
  steps: [
    stories.labOrders({ methods: ["testkit"] }),
    { name: "a person waits", run: (_, choice) => `A person waits in room ${choice.pick(["a", "b"])}.` },
  ],
  always: [once("call")],
};

it.each([
  [{ storys: 5 }, 'options.storys: Extra inputs are not permitted. Did you mean "stories"? (given: 5)'],
  [{ stories: 0 }, "options.stories: Input should be greater than or equal to 1 (given: 0)"],
  [{ stories: NaN }, "options.stories: Input should be a valid number (given: NaN)"],
  [{ app: undefined }, "options.app: Field required"],
  [{ steps: [stories.users] }, "options.steps.0: Value error, Input should be a step with name and run"],
  [{ always: [() => true] }, "options.always.0: Value error, Input should be an invariant"],
])("refuses %j before any story", async (changes, problem) => {
  const options = { app: () => ({}), steps: [stories.users()], always: [], ...changes };
  const message = await checkStories(options as never).catch((error: unknown) => (error as Error).message);
  expect(message).toContain(`checkStories: ${problem}`);
});

it("[STY-2] plays no story twice to find the shortest one", async () => {
  const played: string[] = [];
  const log = (text: string): string => (played[played.length - 1] += text);
  const tap: Step = { name: "tap", run: (_, choice) => void log(choice.pick(["a", "b"])) };
  const hasNoTaps = always((_, mock) => !/b \d+ a \d+ b/.test(log(` ${mock.clock.now()} `)));
  const app = () => ({ count: played.push("") });
  const options = { app, steps: [tap], always: [hasNoTaps], chaos: false };
  const error = await checkStories(options).catch((cause: StoryError) => cause);
  expect(error.steps).toEqual([
    ["tap", 1],
    ["tap", 0],
    ["tap", 1],
  ]);
  expect(new Set(played).size).toBe(played.length);
});

describe("[STY-2] a step with many choices", () => {
  const check = async (isWrong: (numbers: readonly number[]) => boolean) => {
    const dialed: (readonly number[])[] = [];
    let last: readonly number[] = [];
    const dial: Step = {
      name: "dial",
      run: (_, choice) => {
        last = [...Array.from({ length: 5 }, () => choice.integer(0, 7)), choice.integer(1, 100_000)];
        dialed.push(last);
      },
    };
    const options: CheckStoriesOptions<object> = {
      app: () => ({ last: (last = []) }),
      steps: [dial],
      always: [never(() => isWrong(last))],
      chaos: false,
    };
    const steps = await checkStories(options).then(
      () => null,
      (cause: StoryError) => cause.steps,
    );
    return { options, steps, dialed };
  };

  it("chooses each item at every place", async () => {
    const { steps, dialed } = await check(() => false);
    expect(steps).toBeNull();
    for (const place of [0, 1, 2, 3, 4])
      expect(new Set(dialed.map((numbers) => numbers[place]))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    const large = dialed.map((numbers) => numbers[5] ?? 0);
    expect([Math.min(...large) < 10_000, Math.max(...large) > 90_000]).toEqual([true, true]);
  });

  it("chooses the first items where it does not matter, and the same in a replay", async () => {
    const any = await check((numbers) => numbers.length > 0);
    expect(any.steps).toEqual([["dial", 0, 0, 0, 0, 0, 0]]);
    const { options, steps, dialed } = await check((numbers) => numbers[3] === 5);
    expect(steps?.map(([, ...numbers]) => numbers[3])).toEqual([5]);
    await expect(replayStory(options, steps ?? [])).rejects.toThrow("The condition is true.");
    const [, ...numbers] = steps?.[0] ?? ["none"];
    expect(dialed.at(-1)).toEqual([...numbers.slice(0, 5), 1 + (numbers[5] ?? 0)]);
  });
});

it("[STY-1, STY-2] tells the shortest story with its times and a test, the same in each run", async () => {
  const run = () => checkStories(forgetful).then(String, (cause: StoryError) => cause);
  const [error, again] = [await run(), await run()];
  if (!(error instanceof StoryError)) throw new Error("The bug was not found.");
  expect(again).toMatchObject({ message: error.message, stories: error.stories });
  expect(error.message.split("\n")).toEqual([
    'It does not hold that "call" happens once. "call" happened twice for the patient.',
    "",
    "The shortest story that shows it (seed 20261126, found in story 1 of 50):",
    "",
    "  2026-03-06 09:00:00  Order 5888d529 is created at the service (received.testkit.ordered).",
    "             09:00:00  The lab reports results of order 5888d529: completed, normal.",
    "",
    "A test that repeats it:",
    "",
    '  import { test } from "vitest";',
    '  import { replayStory } from "sanguine/mock/stories";',
    '  import { options } from "./stories.ts";',
    "",
    '  test("a story that broke an invariant", () =>',
    "    replayStory(options, [",
    '      ["an order is created at the service"],',
    '      ["the lab reports results",0,1],',
    "    ]));",
  ]);
  await expect(replayStory(forgetful, error.steps)).rejects.toThrow(BrokenInvariant);
  const right = { ...forgetful, always: [] };
  await expect(replayStory(right, error.steps)).resolves.toBeUndefined();
  const node = await checkStories({ ...forgetful, runner: "node:test", from: "./app.stories.ts" }).catch(
    String,
  );
  expect(node).toContain('  import { test } from "node:test";');
  expect(node).toContain('  import { options } from "./app.stories.ts";');
});

const unstoppable = { stop: () => Promise.reject(new Error("The port is busy.")) };
const startLateFailure = (mock: Mock) => ({
  stop: () => (mock.orders.list().length < 2 ? null : unstoppable.stop()),
});
const atMostOneOrder = always((_, mock) => mock.orders.list().length < 2, "there is at most one order");

it.each([
  [
    "a step that does not exist",
    () => replayStory(forgetful, [["an order flies"]]),
    'replayStory: no step has the name "an order flies". Has it been renamed?',
  ],
  [
    "two steps of one name",
    () => checkStories({ ...forgetful, steps: [stories.series(), stories.series()] }),
    'checkStories: two steps have the name "a device delivers points late".',
  ],
  [
    "an application that throws",
    () =>
      checkStories({
        ...forgetful,
        steps: [{ name: "a tap", run: () => Promise.reject(new Error("The tap failed.")) }],
      }),
    "The tap failed.\n\nThe shortest story",
  ],
  [
    "an application whose stop rejects",
    () => checkStories({ ...forgetful, always: [], app: () => unstoppable }),
    "It does not hold that the application stops. The port is busy.\n\nThe shortest story",
  ],
  [
    "an application whose stop throws",
    () =>
      replayStory(
        {
          ...forgetful,
          always: [],
          app: () => ({
            stop: () => {
              throw new Error("The port is busy.");
            },
          }),
        },
        [],
      ),
    "It does not hold that the application stops. The port is busy.",
  ],
  [
    "an invariant before an application that does not stop",
    () => checkStories({ ...forgetful, always: [atMostOneOrder], app: startLateFailure }),
    "It does not hold that there is at most one order. The condition is false.\n\nThe shortest story",
  ],
  [
    "an invariant before an application that does not stop, in a replay",
    () =>
      replayStory({ ...forgetful, always: [atMostOneOrder], app: startLateFailure }, [
        ["an order is created at the service"],
        ["an order is created at the service"],
      ]),
    "It does not hold that there is at most one order. The condition is false.",
  ],
  [
    "a job without an interval",
    () => replayStory({ ...forgetful, app: (_, story) => story.every("0s", () => undefined) }, []),
    "story.every: the interval must be longer than 0.",
  ],
  ...(
    [
      [1, 0],
      [0, 1.5],
      [NaN, 1],
    ] as const
  ).map(([min, max]): [string, () => Promise<unknown>, string] => [
    `a choice from ${min} to ${max}`,
    () =>
      replayStory(
        { ...forgetful, steps: [{ name: "a tap", run: (_, choice) => void choice.integer(min, max) }] },
        [["a tap"]],
      ),
    "choice.integer: min and max must be whole numbers, and max at least min.",
  ]),
])("[STY-2] says what is wrong: %s", async (_, run, message) => {
  await expect(run()).rejects.toThrow(message);
});

describe("[STY-2] an invariant that throws", () => {
  let startsAt = 0;
  const read = <T>(mock: Mock, value: T): T => {
    if (mock.clock.now() < startsAt) throw new Error("The database starts.");
    return value;
  };
  const play = (invariant: Invariant<Mock>, start: string) => {
    startsAt = Date.parse(start);
    const app = (mock: Mock): Mock => {
      mock.orders.create();
      return mock;
    };
    return replayStory({ app, steps: [], always: [invariant] }, []);
  };
  const listIds = (mock: Mock) => mock.users.list().map(({ user_id }) => user_id);
  const own: Invariant<Mock> = { name: "own", within: 600_000, check: ({ mock }) => read(mock, null) };

  it.each<[string, Invariant<Mock>]>([
    [
      "matches",
      matches(
        (_, mock) => read(mock, 1),
        () => 1,
        "10m",
      ),
    ],
    ["eventually", eventually((_, mock) => read(mock, true), "10m")],
    ["orderStatusFollows", orderStatusFollows((mock) => read(mock, undefined), "10m")],
    ["deletedUsersAreGone", deletedUsersAreGone((mock) => read(mock, listIds(mock)), "10m")],
    ["one without a helper", own],
  ])("is broken only after its time: %s", async (_, invariant) => {
    await expect(play(invariant, "2026-03-06T09:10:00Z")).resolves.toBeUndefined();
    await expect(play(invariant, "2026-03-06T09:10:01Z")).rejects.toMatchObject({
      name: "BrokenInvariant",
      invariant: invariant.name,
      problem: "The database starts.",
    });
  });

  it("is broken at once when it has no time: never", async () => {
    const invariant = never((_, mock) => read(mock, false), "an order is lost");
    await expect(play(invariant, "2026-03-06T09:00:01Z")).rejects.toThrow(
      "It does not hold that an order is lost. The database starts.",
    );
  });
});

it("[STY-2] effects whose names and keys contain spaces are not the same", async () => {
  const play = (...effects: (readonly [name: string, key: string])[]) => {
    const app = (_: Mock, story: Story) => ({ notes: effects.map((effect) => story.effect(...effect)) });
    return replayStory({ app, steps: [], always: [once()] }, []);
  };
  await expect(play(["mail a", "b"], ["mail", "a b"])).resolves.toBeUndefined();
  await expect(play(["mail", "a b"], ["mail", "a b"])).rejects.toThrow('"mail" happened twice for a b.');
});

describe("[STY-1] a webhook that is", () => {
  it.each([
    ["lost", ["updated 09:00:00", "created 09:05:00"]],
    ["doubled", ["created 09:00:00", "created 09:00:00", "updated 09:00:00"]],
    ["late", ["updated 09:00:00", "created 09:00:00"]],
    ["reversed", ["updated 09:00:00", "created 09:00:00"]],
  ])("%s", async (fate, expected) => {
    const arrived: string[] = [];
    const options: CheckStoriesOptions<null> = {
      app: (mock, story) => {
        story.receive(async (request) => {
          const { event_type } = (await request.json()) as { event_type: string };
          arrived.push(`${event_type.split(".")[2]} ${mock.clock.iso().slice(11, 19)}`);
        });
        return null;
      },
      steps: stories.labOrders({ methods: ["testkit"] }),
      always: [],
    };
    await replayStory(options, [
      [`chaos: a webhook is ${fate}`],
      ["an order is created at the service"],
      ["an order moves"],
      ["20 minutes pass"],
    ]);
    expect(arrived).toEqual(expected);
  });
});

it.each(["late", "reversed"])(
  "[STY-1] a webhook that is %s leaves those to a disabled endpoint where they are",
  async (fate) => {
    const days = Array.from({ length: 7 }, () => ["tick"] as const);
    const statuses: string[] = [];
    const options: CheckStoriesOptions<null> = {
      app: (_, story) => {
        story.receive(() => new Response(null, { status: 500 }));
        return null;
      },
      steps: [
        {
          name: "tick",
          run: async ({ mock, story }) => {
            mock.orders.create();
            await story.advance("12h");
            await story.advance("12h");
          },
        },
        { name: "look", run: ({ mock }) => void statuses.push(mock.webhooks.outbox().at(-1)?.status ?? "") },
      ],
      always: [],
    };
    await replayStory(options, [...days, [`chaos: a webhook is ${fate}`], ["tick"], ["tick"], ["look"]]);
    expect(statuses).toEqual(["held"]);
  },
);

it("[STY-1] a killed application starts again with its storage, and gets the webhook that it did not finish", async () => {
  let life = 0;
  const log: string[] = [];
  const options: CheckStoriesOptions<{ readonly life: number }> = {
    app: (mock, story) => {
      const own = (life += 1);
      story.receive(() => {
        const count = Number(story.storage.get("count") ?? 0) + 1;
        story.storage.set("count", count);
        log.push(`life ${own} counts ${count} at ${mock.clock.iso().slice(11, 19)}`);
        story.crash("after the count");
      });
      return { life: own };
    },
    steps: [
      stories.labOrders({ methods: ["testkit"] }),
      { name: "look", run: ({ app }) => void log.push(`life ${app.life}`) },
    ],
    always: [],
  };
  await replayStory(options, [
    ["an order is created at the service"],
    ["chaos: the application is killed"],
    ["an order moves"],
    ["look"],
    ["20 minutes pass"],
  ]);
  expect(log).toEqual([
    "life 1 counts 1 at 09:00:00",
    "life 1 counts 2 at 09:00:00",
    "life 2",
    "life 2 counts 3 at 09:00:05",
  ]);
});

it("[STY-1] jobs of an application run at their interval, the first one an interval after the start", async () => {
  const runs: string[] = [];
  const options: CheckStoriesOptions<null> = {
    app: (mock, story) => {
      story.every("8m", () => void runs.push(mock.clock.iso().slice(11, 16)));
      return null;
    },
    steps: stories.labOrders({ methods: ["testkit"] }),
    always: [],
  };
  await replayStory(options, [["20 minutes pass"], ["20 minutes pass"]]);
  expect(runs).toEqual(["09:08", "09:16", "09:24", "09:32", "09:40"]);
});
