import type { Mock } from "sanguine/mock";
import { matches, stories, type CheckStoriesOptions, type Story } from "sanguine/mock/stories";
import { verifyWebhook } from "sanguine/webhooks";

export type AppointmentsBug = "stores local times";

/** Returns how far a zone is ahead of UTC at an instant, in milliseconds. */
const readOffset = (instant: number): number =>
  Date.parse(`${new Date(instant).toLocaleString("sv", { timeZone: "America/New_York" })}Z`) - instant;

/** An application that reminds people of their appointments. It stores when each of them starts. */
function startAppointmentsApp(mock: Mock, story: Story, bug?: AppointmentsBug) {
  const client = mock.client();
  const { secrets } = story.receive(async (request) => {
    const event = await verifyWebhook(request, { secrets, now: mock.clock.now }).catch(() => null);
    if (event?.type !== "labtest.appointment.created" && event?.type !== "labtest.appointment.updated")
      return new Response(null, { status: event === null ? 400 : 200 });
    const { order_id, type } = event.data;
    const read = type === "phlebotomy" ? client.phlebotomy.get(order_id) : client.psc.appointment(order_id);
    const { id, start_at } = await read;
    const start = Date.parse(start_at ?? "");
    // The bug: it stores what a clock on the wall shows, and uses the offset of today.
    const shift = bug === undefined ? 0 : readOffset(start) - readOffset(mock.clock.now());
    story.storage.set(id, start + shift);
    return new Response();
  });
  return { starts: () => sort(story.storage as Map<string, number>) };
}

const sort = (starts: Iterable<[id: string, start: number]>) =>
  [...starts].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What is checked of the application. */
export const appointmentsStories = (
  bug?: AppointmentsBug,
): CheckStoriesOptions<ReturnType<typeof startAppointmentsApp>> => ({
  app: (mock, story) => startAppointmentsApp(mock, story, bug),
  steps: stories.appointments(),
  always: [
    matches(
      (app) => app.starts(),
      (mock) => {
        const appointments = mock.orders.list().flatMap((order) => mock.appointments.list(order));
        return sort(appointments.map(({ id, start_at }) => [id, Date.parse(start_at ?? "")]));
      },
      "1h",
      "the application knows when each appointment starts",
    ),
  ],
});
