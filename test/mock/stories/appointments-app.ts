import type { Mock } from "sanguine/mock";
import { matches, stories, type CheckStoriesOptions, type Story } from "sanguine/mock/stories";
import { verifyWebhook } from "sanguine/webhooks";

/** The bug that this application can have. */
export type AppointmentsBug = "stores local times";

const zone = "America/New_York";

/** Returns how far a zone is behind UTC at an instant, in milliseconds. */
function readOffset(instant: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const [, hours = "0"] =
    /GMT([+-]\d+)/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return Number(hours) * 3_600_000;
}

/** An application that reminds people of their appointments. */
function startAppointmentsApp(mock: Mock, story: Story, bug?: AppointmentsBug) {
  const client = mock.client();
  const starts =
    (story.storage.get("starts") as Map<string, number> | undefined) ?? new Map<string, number>();
  story.storage.set("starts", starts);
  const { secrets } = story.receive(async (request) => {
    const event = await verifyWebhook(request, { secrets, now: mock.clock.now }).catch(() => null);
    if (event?.type !== "labtest.appointment.created" && event?.type !== "labtest.appointment.updated")
      return new Response(null, { status: event === null ? 400 : 200 });
    const { order_id, type } = event.data;
    const read = type === "phlebotomy" ? client.phlebotomy.get(order_id) : client.psc.appointment(order_id);
    const { id, start_at } = await read;
    const start = Date.parse(start_at ?? "");
    // The bug: it stores what a clock on the wall shows, and uses the offset of today.
    const stored = start + readOffset(start);
    starts.set(id, bug === "stores local times" ? stored - readOffset(mock.clock.now()) : start);
    return new Response();
  });
  return { list: () => [...starts].toSorted(([one], [other]) => (one < other ? -1 : 1)) };
}

/** What is checked of the application. */
export const appointmentsStories = (
  bug?: AppointmentsBug,
): CheckStoriesOptions<ReturnType<typeof startAppointmentsApp>> => ({
  app: (mock, story) => startAppointmentsApp(mock, story, bug),
  steps: stories.appointments(),
  always: [
    matches(
      (app) => app.list(),
      (mock) =>
        mock.orders
          .list()
          .flatMap((order) => mock.appointments.list(order))
          .map(({ id, start_at }): [string, number] => [id, Date.parse(start_at ?? "")])
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      "1h",
      "the application knows when each appointment starts",
    ),
  ],
});
