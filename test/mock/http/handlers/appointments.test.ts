import { expect, it } from "vitest";
import { prepareCall } from "../../../support/calls.ts";
import { createMockCaller } from "./caller.ts";
import { rejects } from "./rejects.ts";

rejects("", "psc.availability", [
  [
    "neither centers nor a zip",
    { "query.zip_code": undefined },
    "Either site_codes or zip_code is required.",
  ],
  ["a day of the past", { "query.start_date": "2026-01-14" }, "start_date must not be in the past."],
  ["more than three centers", { "query.site_codes": ["a", "b", "c", "d"] }, "site_codes"],
  ["a center that nobody knows", { "query.site_codes": "NR9999" }, "Site not found", 404],
  ["a center of another lab", { "query.site_codes": "SM0001" }, "Site not found", 404],
]);

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
    expect(mock.export().tables["storedResponses"]).toMatchObject([{ user_id: first.body.user_id }]);
    await mock.clock.advance("2h");
    expect((await send(body)).status).toBe(400);
  },
);
