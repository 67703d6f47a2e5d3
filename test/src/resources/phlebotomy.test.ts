import { isWaitEndedError, isWaitTimeoutError, type Client } from "sanguine";
import { AppointmentStatus } from "sanguine/enums";
import { describe, expect, test } from "vitest";
import { appointment, home, orderId, slots } from "../support/appointments.ts";
import { getFailure, wire } from "../support/client.ts";
import { json, type Arrived } from "../support/server.ts";

const bodyOf = (request: Arrived | undefined): unknown => JSON.parse(request?.body ?? "null");
const queryOf = (request: Arrived | undefined): [string, string][] => [
  ...new URLSearchParams(request?.url.split("?")[1]),
];
const keyOf = (request: Arrived | undefined): unknown => request?.headers["x-idempotency-key"];

/** Builds one response for each status of the appointment, in order. */
const buildResponses = (...statuses: string[]) => statuses.map((status) => json({ ...appointment, status }));

describe("at home", () => {
  test("[APT-1] booking, asking and moving carry notes of up to 1,000 characters, other ones each time", async () => {
    const { client, arrived } = await wire([json(appointment)]);
    const notes = ["Please ring twice.", "x".repeat(1_000), "The bell is mended."];
    const [first, second, third] = notes;
    expect(await client.phlebotomy.book(orderId, { booking_key: "k-1", appointment_notes: first })).toEqual(
      appointment,
    );
    const asked = { address: home, provider: "wayside_draws" as const, appointment_notes: second };
    expect(await client.phlebotomy.request(orderId, asked)).toEqual(appointment);
    const moved = { booking_key: "k-2", appointment_notes: third };
    expect(await client.phlebotomy.reschedule(orderId, moved)).toEqual(appointment);
    const path = `/v3/order/${orderId}/phlebotomy/appointment`;
    expect(arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${path}/book`,
      `POST ${path}/request`,
      `PATCH ${path}/reschedule`,
    ]);
    expect(arrived.map(bodyOf)).toEqual([
      { booking_key: "k-1", appointment_notes: first },
      { address: home, provider: "wayside_draws", appointment_notes: second },
      { booking_key: "k-2", appointment_notes: third },
    ]);
    expect(arrived.map(keyOf)).toEqual([undefined, undefined, undefined]);
  });

  test("[APT-10] booking takes the asynchronous confirmation and its time limits, and returns the pending appointment", async () => {
    const { client, arrived } = await wire(buildResponses("pending"));
    const request = {
      booking_key: "k-1",
      async_confirmation: true,
      sync_confirmation_timeout_millisecond: 1_000,
      async_confirmation_timeout_millisecond: 3_600_000,
    };
    expect((await client.phlebotomy.book(orderId, request)).status).toBe("pending");
    expect(arrived.map(bodyOf)).toEqual([request]);
  });

  test("[APT-2] availability asks from a day on, by the address, and keeps days without a slot", async () => {
    const { client, arrived } = await wire([json(slots)]);
    const received = await client.phlebotomy.availability(home, { start_date: "2026-01-11" });
    expect(received).toEqual(slots);
    expect(received.slots.filter((day) => day.slots.length === 0)).toHaveLength(13);
    await client.phlebotomy.availability(home);
    expect(arrived.map(queryOf)).toEqual([[["start_date", "2026-01-11"]], []]);
    expect(arrived.map(bodyOf)).toEqual([home, home]);
  });

  test("cancelling names a reason, in snake case", async () => {
    const { client, arrived } = await wire([json({ ...appointment, status: "cancelled" })]);
    const body = { cancellation_reason_id: "9a7c5e3b-1d2f-4b68-8c0e-5f4a3b2c1d0e", notes: "Ill." };
    expect((await client.phlebotomy.cancel(orderId, body)).status).toBe("cancelled");
    expect(bodyOf(arrived[0])).toEqual(body);
  });
});

describe("waiting for an appointment", () => {
  const area = "phlebotomy";
  const waitFor = (client: Client, options?: Parameters<Client["psc"]["waitFor"]>[1]) =>
    client[area].waitFor(orderId, options);

  test("[APT-7] reads until it is confirmed, through pending, reserved and what is not known", async () => {
    const { client, arrived, clock } = await wire(
      buildResponses("pending", "a_status_of_2031", "reserved", "confirmed"),
    );
    const polled: string[] = [];
    const confirmed = await waitFor(client, {
      onPoll: ({ status }, polls) => polled.push(`${polls} ${status}`),
    });
    expect(confirmed).toEqual(appointment);
    expect(polled).toEqual(["1 pending", "2 a_status_of_2031", "3 reserved", "4 confirmed"]);
    expect(clock.slept).toEqual([1_000, 1_500, 2_250]);
    expect(new Set(arrived.map(({ url }) => url))).toEqual(
      new Set([`/v3/order/${orderId}/${area}/appointment`]),
    );
  });

  test("[APT-7] ends with a clear error when it was refused or cancelled meanwhile", async () => {
    const { client, arrived } = await wire(buildResponses("pending", "cancelled"));
    const failure = await getFailure(waitFor(client));
    if (!isWaitEndedError(failure)) throw failure;
    expect(failure.message).toBe(
      `GET /v3/order/{order_id}/${area}/appointment: waited for status confirmed or in_progress or completed, but cancelled is final (last status cancelled, read 2 times)`,
    );
    expect(failure.last).toMatchObject({ status: "cancelled" });
    expect(JSON.stringify(failure)).not.toContain("Alder");
    expect(arrived).toHaveLength(2);
  });

  test.each(["confirmed", "in_progress", "completed"])("is over at once where it is %s", async (status) => {
    const { client, clock } = await wire(buildResponses(status));
    expect((await waitFor(client)).status).toBe(status);
    expect(clock.slept).toEqual([]);
  });

  test.each([["Confirmed"], ["booked"], [[]], [["confirmed", "done"]]])(
    "[APT-7] an unknown target fails at once with the list of targets: %j",
    async (until) => {
      const { client, arrived } = await wire(buildResponses("confirmed"));
      for (const one of [client.phlebotomy, client.psc])
        expect(await getFailure(one.waitFor(orderId, { until: until as never }))).toMatchObject({
          name: "ConfigurationError",
          message:
            "waitFor.until: names no status that can be waited for. Take one of pending, reserved, confirmed, in_progress, completed, cancelled, or unlisted() for a newer one",
        });
      expect(arrived).toEqual([]);
    },
  );

  test("takes a status, a list or a function, and a time limit", async () => {
    const all = AppointmentStatus.values;
    const { client } = await wire(buildResponses("pending", "reserved"));
    expect((await waitFor(client, { until: "reserved" })).status).toBe("reserved");
    expect((await waitFor(client, { until: all })).status).toBe("reserved");
    expect((await waitFor(client, { until: ({ events }) => events.length > 0 })).status).toBe("reserved");
    const failure = await getFailure(waitFor(client, { until: ["completed"], timeout: 30_000 }));
    expect(isWaitTimeoutError(failure) && failure.last).toMatchObject({ status: "reserved" });
  });
});
