import { expect, it } from "vitest";
import { NOBODY } from "./caller.ts";
import { createAppointmentCaller } from "./appointment-caller.ts";
import { address, createOrderCaller } from "./orders-caller.ts";

/** Additions to the service from November 2024 to April 2026, by area: requests accept and responses contain them. */
it("[VER-3] orders have status_detail, last_event, access notes, clinical comments, lab accounts and idempotency", async () => {
  const { mock, place, get } = createOrderCaller();
  const [account] = mock.labAccounts.list({ status: "active" });
  const given = {
    lab_account_id: account?.id,
    clinical_notes: "Takes biotin.",
    patient_address: { ...address, access_notes: "Ring twice." },
  };
  const key = { "x-idempotency-key": "k-1" };
  const { body } = await place(given, key);
  expect(body.order).toMatchObject({
    clinical_notes: "Takes biotin.",
    patient_address: { access_notes: "Ring twice." },
    last_event: { status_detail: null },
  });
  expect(body.order.events.at(-1)).toEqual(body.order.last_event);
  expect((await place(given, key)).body).toEqual(body);
  expect((await place({ ...given, lab_account_id: NOBODY })).status).toBe(404);
  expect((await get("/v3/orders")).body.total).toBe(1);
});

it("[VER-3] results have source markers, orders a filter by interpretation, lab tests one by lab_slug", async () => {
  const { mock, get, user_id } = createOrderCaller();
  const order = mock.orders.create({ user: user_id });
  mock.orders.advanceTo(order, "completed", { interpretation: "abnormal" });
  const { results } = (await get(`/v3/order/${order.id}/result`)).body;
  for (const { source_markers } of results) expect(source_markers[0]).toHaveProperty("marker_id");
  expect((await get("/v3/orders?interpretation=abnormal")).body.total).toBe(1);
  expect((await get("/v3/orders?interpretation=critical")).body.total).toBe(0);
  const { data } = (await get("/v3/lab_test?lab_slug=harrowgate_labs")).body;
  expect(data.length).toBeGreaterThan(0);
  for (const { lab } of data) expect(lab.slug).toBe("harrowgate_labs");
});

it("[VER-3] appointments have notes, and bookings at centers accept the opt-in options", async () => {
  const caller = createAppointmentCaller();
  caller.mock.settings.set({
    pscIdempotency: true,
    pscAvailabilityCache: true,
    pscAsyncConfirmation: true,
  });
  const home = await caller.book("phlebotomy", caller.order("phlebotomy"), 0, {
    appointment_notes: "Ring.",
  });
  expect(home.body.appointment_notes).toBe("Ring.");
  const stale = "/v3/order/psc/appointment/availability?lab=harrowgate_labs&zip_code=85004&allow_stale=true";
  expect((await caller.post(stale)).status).toBe(200);
  const order = caller.order("psc");
  const options = { booking_key: await caller.key("psc"), async_confirmation: true };
  const key = { "x-idempotency-key": "k-2" };
  const booked = await caller.act("psc", order, "book", options, key);
  expect(booked.body.status).toBe("pending");
  expect((await caller.act("psc", order, "book", options, key)).body).toEqual(booked.body);
});

it("[VER-3] lab reports can be parsed", async () => {
  const { mock, user_id } = createOrderCaller();
  mock.settings.set({ labReports: true });
  const client = mock.client();
  const { id } = await client.labReports.create({ user_id, file: Uint8Array.of(0xff, 0xd8, 0xff) });
  expect((await client.labReports.waitFor(id)).data?.results.length).toBeGreaterThan(0);
});
