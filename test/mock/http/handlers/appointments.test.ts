import { expect, it } from "vitest";
import { prepareCall } from "../../../support/calls.ts";
import { createMockCaller } from "./caller.ts";

it.each([
  ["neither centers nor a zip", "", 400, "Either site_codes or zip_code is required."],
  ["a day of the past", "&zip_code=85004&start_date=2026-01-14", 400, "start_date must not be in the past."],
  ["more than three centers", "&site_codes=a&site_codes=b&site_codes=c&site_codes=d", 400, "site_codes"],
  ["a center that nobody knows", "&site_codes=NR9999", 404, "Site not found"],
  ["a center of another lab", "&site_codes=SM0001", 404, "Site not found"],
])("psc.availability rejects %s", async (_, query, status, says) => {
  const { post } = createMockCaller();
  const response = await post(`/v3/order/psc/appointment/availability?lab=harrowgate_labs${query}`);
  expect([response.status, response.body.detail]).toEqual([status, expect.stringContaining(says)]);
});

it.each([true, false])(
  "[APT-5] a key of a booking repeats the first response for 14 days, even after rescheduling, if the team has opted in: %j",
  async (pscIdempotency) => {
    const { mock, post } = createMockCaller();
    mock.settings.set({ pscIdempotency, pscAsyncConfirmation: true });
    const { path, body } = await prepareCall(mock, "psc.book");
    const send = (sent: unknown) =>
      post(`/v3/order/${path["order_id"]}/psc/appointment/book`, sent, { "x-idempotency-key": "once" });
    const first = await send(body);
    expect(first.status).toBe(200);
    const { slots } = await mock.client().psc.availability({ lab: "harrowgate_labs", zip_code: "85004" });
    const booking_key = slots.flatMap((day) => day.slots)[8]?.booking_key ?? "";
    const other = await send({ booking_key });
    if (!pscIdempotency) {
      expect([other.status, (await send(body)).status]).toEqual([400, 400]);
      return;
    }
    expect([other.status, other.body.detail.error_type]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    mock.appointments.confirm(path["order_id"] ?? "");
    await mock.client().psc.reschedule(path["order_id"] ?? "", { booking_key });
    await mock.clock.advance("335h");
    expect(await send(body)).toMatchObject({ status: 200, body: first.body });
    await mock.clock.advance("2h");
    expect((await send(body)).status).toBe(400);
  },
);
