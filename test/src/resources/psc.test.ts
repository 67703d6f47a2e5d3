import {
  isConflictError,
  isServerError,
  isWaitEndedError,
  isWaitTimeoutError,
  type Appointment,
  type Client,
  type PscInfo,
  type PscInfoQuery,
  unlisted,
} from "sanguine";
import { AppointmentStatus, PscCapability, PscRadius } from "sanguine/enums";
import { describe, expect, test } from "vitest";
import { appointment, orderId, slots } from "../support/appointments.ts";
import { getFailure, wire } from "../support/client.ts";
import { empty, json, type Arrived } from "../support/server.ts";

const bodyOf = (request: Arrived | undefined): unknown => JSON.parse(request?.body ?? "null");
const queryOf = (request: Arrived | undefined): [string, string][] => [
  ...new URLSearchParams(request?.url.split("?")[1]),
];
const keyOf = (request: Arrived | undefined): unknown => request?.headers["x-idempotency-key"];

/** Builds one response for each status of the appointment, in order. */
const buildResponses = (...statuses: string[]) => statuses.map((status) => json({ ...appointment, status }));

const info: PscInfo = {
  lab_id: 1,
  slug: "a_lab_of_2031",
  patient_service_centers: [
    {
      metadata: {
        name: "Harrowgate Laboratories Alder Lane",
        state: "AZ",
        city: "Phoenix",
        zip_code: "85004",
        first_line: "12 Alder Lane",
        second_line: null,
        phone_number: "+16025550142",
        fax_number: null,
        hours: null,
      },
      distance: "3.4",
      capabilities: ["stat", "a_capability_of_2031"],
    },
  ],
};

test("[PSC-1, GEN-4] centers come as they were sent: the distance as text, unknown capabilities and no hours kept", async () => {
  const { client, arrived } = await wire([json(info)]);
  const query = {
    zip_code: "85004",
    lab_id: 1,
    radius: 50,
    capabilities: ["stat", unlisted("newer")],
  } satisfies PscInfoQuery;
  const received = await client.psc.info(query);
  expect(received).toEqual(info);
  expect(received.patient_service_centers[0]?.capabilities.map((one) => PscCapability.is(one))).toEqual([
    true,
    false,
  ]);
  expect(arrived[0]?.url).toBe(
    "/v3/order/psc/info?zip_code=85004&lab_id=1&radius=50&capabilities=stat&capabilities=newer",
  );
});

test("a radius goes out as a number or as its digits", async () => {
  const { client, arrived } = await wire([json(info)]);
  for (const radius of [...PscRadius.values, 25 as const, null]) {
    await client.psc.info({ zip_code: "02110", lab_id: 1, radius });
  }
  expect(arrived.map(({ url }) => new URLSearchParams(url.split("?")[1]).get("radius"))).toEqual([
    "10",
    "20",
    "25",
    "50",
    "100",
    "25",
    null,
  ]);
});

test("the services in an area are listed by lab slug", async () => {
  const area = {
    zip_code: "85004",
    phlebotomy: { is_served: false, providers: [] },
    central_labs: {
      a_lab_of_2031: {
        patient_service_centers: { appointment_available: true, within_radius: 3, radius: "25" },
        supported_bill_types: ["barter"],
        lab_id: 9,
      },
    },
  };
  const { client, arrived } = await wire([json(area)]);
  expect(await client.psc.areaInfo({ zip_code: "85004", labs: [unlisted("a_lab_of_2031")] })).toEqual(area);
  expect(arrived[0]?.url).toBe("/v3/order/area/info?zip_code=85004&labs=a_lab_of_2031");
});

describe("at a center", () => {
  test("[APT-2] availability asks by query alone: a day, centers, a zip", async () => {
    const { client, arrived } = await wire([json(slots)]);
    const sites = { site_codes: ["NR-1", "NR-2"], start_date: "2026-01-11", allow_stale: true };
    expect(await client.psc.availability({ lab: "harrowgate_labs", ...sites })).toEqual(slots);
    await client.psc.availability({ lab: unlisted("a_lab_of_2031"), zip_code: "85004", radius: 50 });
    expect(arrived.map(queryOf)).toEqual([
      [
        ["lab", "harrowgate_labs"],
        ["site_codes", "NR-1"],
        ["site_codes", "NR-2"],
        ["start_date", "2026-01-11"],
        ["allow_stale", "true"],
      ],
      [
        ["lab", "a_lab_of_2031"],
        ["zip_code", "85004"],
        ["radius", "50"],
      ],
    ]);
    expect(arrived.map(({ body }) => body)).toEqual(["", ""]);
  });

  test("[APT-5] booking carries an automatic key, the same for every try and another for every call", async () => {
    const { client, arrived } = await wire([empty(503), json(appointment)]);
    await client.psc.book(orderId, { booking_key: "k-1" });
    await client.psc.book(orderId, { booking_key: "k-1" });
    const [first, again, other] = arrived.map(keyOf);
    expect(first).toMatch(/^[!-~]{7,}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(arrived.map(({ headers }) => headers["x-idempotency-error"])).toEqual(
      Array.from({ length: 3 }, () => "no-cache"),
    );
  });

  test("[APT-5] booking sends the caller's own key, and the service may store an error under it", async () => {
    const { client, arrived } = await wire([json({ detail: "Taken." }, 409)]);
    const call = client.psc.book(orderId, { booking_key: "k-1" }, { idempotencyKey: "visit-1" });
    expect(isConflictError(await getFailure(call))).toBe(true);
    expect(arrived.map(keyOf)).toEqual(["visit-1"]);
    expect(arrived[0]?.headers).not.toHaveProperty("x-idempotency-error");
  });

  test("[APT-7] a booking that may be confirmed later says how long, and is pending at first", async () => {
    const pending: Appointment = { ...appointment, status: "pending", event_status: "pending" };
    const { client, arrived } = await wire([json(pending)]);
    const body = {
      booking_key: "k-1",
      async_confirmation: true,
      sync_confirmation_timeout_millisecond: 1_000,
      async_confirmation_timeout_millisecond: 172_800_000,
    };
    expect((await client.psc.book(orderId, body)).status).toBe("pending");
    expect(bodyOf(arrived[0])).toEqual(body);
  });

  test("a lab that does not confirm in time is a server error", async () => {
    const { client } = await wire([json({ detail: "No confirmation." }, 500)], { retries: 0 });
    expect(isServerError(await getFailure(client.psc.book(orderId, { booking_key: "k-1" })))).toBe(true);
  });

  test("cancelling names a reason, in camel case as on the wire", async () => {
    const { client, arrived } = await wire([json({ ...appointment, status: "cancelled" })]);
    const body = { cancellationReasonId: "9a7c5e3b-1d2f-4b68-8c0e-5f4a3b2c1d0e", note: "Moved." };
    await client.psc.cancel(orderId, body);
    expect([arrived[0]?.method, bodyOf(arrived[0])]).toEqual(["PATCH", body]);
  });
});

test("reads the appointment of an order", async () => {
  const { client, arrived } = await wire([json(appointment)]);
  expect(await client.psc.appointment(orderId)).toEqual(appointment);
  expect(arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /v3/order/${orderId}/psc/appointment`,
  ]);
});

describe("waiting for an appointment", () => {
  const area = "psc";
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
