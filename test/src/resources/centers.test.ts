import type { PscInfo } from "sanguine";
import { PscCapability, PscRadius } from "sanguine/enums";
import { expect, test } from "vitest";
import { wire } from "../support/client.ts";
import { json } from "../support/server.ts";

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
  const query = { zip_code: "85004", lab_id: 1, radius: 50, capabilities: ["stat", "newer"] };
  const answered = await client.psc.info(query);
  expect(answered).toEqual(info);
  expect(answered.patient_service_centers[0]?.capabilities.map((one) => PscCapability.is(one))).toEqual([
    true,
    false,
  ]);
  expect(arrived[0]?.url).toBe(
    "/v3/order/psc/info?zip_code=85004&lab_id=1&radius=50&capabilities=stat&capabilities=newer",
  );
});

test("a radius goes out as a number or as its digits", async () => {
  const { client, arrived } = await wire([json(info)]);
  for (const radius of [...PscRadius.values, 25, null]) {
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

test("what is offered around a place comes by the slug of the laboratory", async () => {
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
  expect(await client.psc.areaInfo({ zip_code: "85004", labs: ["a_lab_of_2031"] })).toEqual(area);
  expect(arrived[0]?.url).toBe("/v3/order/area/info?zip_code=85004&labs=a_lab_of_2031");
});
