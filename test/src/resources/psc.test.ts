import { isConflictError, type PscInfo, type PscInfoQuery, unlisted } from "sanguine";
import { PscCapability, PscRadius } from "sanguine/enums";
import { describe, expect, test } from "vitest";
import { appointment, orderId } from "../support/appointments.ts";
import { getFailure, wire } from "../support/client.ts";
import { empty, json, type Arrived } from "../support/server.ts";

const keyOf = (request: Arrived | undefined): unknown => request?.headers["x-idempotency-key"];

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

describe("at a center", () => {
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
});
