import { describe, expect, it } from "vitest";
import { address, createOrderCaller } from "./orders-caller.ts";

describe("an import", () => {
  it("creates an order in requisition_bypassed with the given sample id", async () => {
    const { post, get, imported } = createOrderCaller();
    const { status, body } = await post("/v3/order/import", imported({ sample_id: " HG-2026-1 " }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "success",
      order: {
        sample_id: "HG-2026-1",
        events: [{ status: "received.walk_in_test.requisition_bypassed" }],
        requisition_form_url: null,
      },
    });
    expect((await get(`/v3/order/${body.order.id}`)).body).toEqual(body.order);
  });

  it("[ORD-6] accepts a pending account and an active one", async () => {
    const { post, imported, mock, place, count } = createOrderCaller();
    for (const status of ["pending", "active"] as const) {
      const { id } = mock.labAccounts.create({ lab: "harrowgate_labs", status });
      const response = await post("/v3/order/import", imported({ lab_account_id: id, sample_id: status }));
      expect(response.status).toBe(200);
    }
    const pending = mock.labAccounts.list({ status: "PENDING" }).find(({ lab }) => lab === "harrowgate_labs");
    expect((await place({ lab_account_id: pending?.id })).status).toBe(400);
    expect(await count()).toBe(2);
    // Without an id, only an active account is chosen.
    for (const { id } of mock.labAccounts.list({ status: "ACTIVE" }))
      mock.labAccounts.set(id, { status: "suspended" });
    const { body } = await post("/v3/order/import", imported());
    const rows = mock.export().tables["orders"] ?? [];
    expect(rows.at(-1)).toMatchObject({ order_id: body.order.id, lab_account_id: null });
  });

  it.each(["+12025550142", "ext. 7", null])(
    "[ORD-22, ORD-23] accepts, stores and returns the phone number %j of the patient's address",
    async (phone_number) => {
      const { post, get, imported } = createOrderCaller();
      const sent = imported({ patient_address: { ...address, phone_number } });
      const { status, body } = await post("/v3/order/import", sent);
      expect([status, body.order?.patient_address.phone_number]).toEqual([200, phone_number]);
      const getAppointment = await get(`/v3/order/${body.order.id}`);
      expect(getAppointment.body.patient_address.phone_number).toBe(phone_number);
    },
  );

  it("responds 422 to a sample id of another order of the team", async () => {
    const { post, imported, place, count, as, mock } = createOrderCaller();
    const made = (await place()).body.order;
    await post("/v3/order/import", imported());
    for (const sample_id of ["HG-1", " HG-1", made.sample_id]) {
      const { status, body } = await post("/v3/order/import", imported({ sample_id }));
      expect([status, body.detail[0].loc]).toEqual([422, ["body", "sample_id"]]);
      expect(body.detail[0].msg).not.toContain("HG-1");
    }
    expect(await count()).toBe(2);
    const team = mock.team();
    const { user_id } = team.users.create({ client_user_id: "theirs" });
    expect((await as(team).post("/v3/order/import", imported({ user_id }))).status).toBe(200);
  });
});
