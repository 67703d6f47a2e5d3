import { DAY, HOUR, MINUTE, parseInstant } from "../kernel/time.ts";
import type { FaultRule } from "../faults/rule.ts";
import type { Step } from "./step.ts";
import type { RunningStory, Story } from "./story.ts";
import type { WebhookFate } from "./webhook-fates.ts";

/** Time passes. `checkStories` adds these steps to every story. */
export function time(): Step[] {
  const pass = (name: string, ms: number): Step => ({ name, run: ({ story }) => story.advance(ms) });
  return [
    pass("a minute passes", MINUTE),
    pass("20 minutes pass", 20 * MINUTE),
    pass("5 hours pass", 5 * HOUR),
    pass("a day passes", DAY),
    {
      name: "the night of the clock change passes",
      when: ({ mock }) => mock.clock.now() < CLOCK_CHANGE,
      run: ({ mock, story }) => story.advance(CLOCK_CHANGE - mock.clock.now()),
    },
  ];
}

/** After the change to daylight saving time in the United States, at the first morning of its west coast. */
const CLOCK_CHANGE = parseInstant("2026-03-08T15:00:00Z") ?? 0;

const fates: Readonly<Record<WebhookFate, string>> = {
  lost: "The next webhook is lost, and sent again five minutes later.",
  doubled: "The next webhook arrives twice.",
  late: "The next webhook arrives after the one that follows it.",
  reversed: "The next webhooks arrive in reverse order.",
};

const faults: readonly (readonly [name: string, rule: (times: number) => FaultRule])[] = [
  ["some requests get 503", (times) => ({ status: 503, times })],
  ["a request is rejected by a rate limit", () => ({ retryAfter: 20, times: 1 })],
  ["a write takes effect and gets 500", () => ({ when: "after", method: "POST", status: 500, times: 1 })],
  [
    "a write takes effect and its response is lost",
    () => ({ when: "after", method: "POST", network: "reset", times: 1 }),
  ],
];

// Only `checkStories` creates the object that steps get.
const running = (story: Story): RunningStory => story as RunningStory;

/** What goes wrong on the way between the service and the application. `checkStories` adds these steps to every story. */
export function chaos(): Step[] {
  return [
    ...Object.entries(fates).map(([fate, says]): Step => ({
      name: `chaos: a webhook is ${fate}`,
      when: ({ story }) => running(story).fates.armed === null && running(story).hasReceiver,
      run: ({ story }) => {
        running(story).fates.arm(fate as WebhookFate);
        return says;
      },
    })),
    ...faults.map(([name, rule]): Step => ({
      name: `chaos: ${name}`,
      when: ({ mock }) => mock.faults.list().length === 0,
      run: ({ mock }, choice) => {
        const times = choice.integer(1, 6);
        const given = rule(times);
        mock.faults.add(given);
        return given.status === 503 ? `The next ${times} requests get 503.` : `From now on, ${name} once.`;
      },
    })),
    {
      name: "chaos: a forged webhook arrives",
      when: ({ mock, story }) => running(story).hasReceiver && mock.orders.list().length > 0,
      run: async ({ mock, story }, choice) => {
        const order = choice.pick(mock.orders.list());
        await running(story).forge(order);
        return `Somebody sends a forged webhook: order ${order.id.slice(0, 8)} is completed.`;
      },
    },
    {
      name: "chaos: the application is killed",
      when: ({ story }) => running(story).deadly === null && running(story).places.length > 0,
      run: ({ story }, choice) => {
        const place = choice.pick(running(story).places);
        running(story).deadly = place;
        return `The application will be killed at its next "${place}".`;
      },
    },
  ];
}
