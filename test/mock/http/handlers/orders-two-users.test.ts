import { describe, expect, it } from "vitest";
import { createMockCaller } from "./caller.ts";
import { address as patient_address, patient as patient_details } from "./orders-caller.ts";

/** Creates a lost kit and its replacement, which a user other than the original patient registered. */
async function twoUsers() {
  const caller = createMockCaller();
  const { mock, post } = caller;
  const orderer = mock.users.create({ client_user_id: "orderer" });
  const patient = mock.users.create({ client_user_id: "patient" });
  const lost = mock.orders.create({
    user: orderer,
    registrable: true,
    status: "lost",
    address: { receiver_name: "Edith Marsh" },
  });
  const sent = mock.orders.advanceTo(mock.orders.recreate(lost), "with_customer");
  const { status } = await post("/v3/order/testkit/register", {
    user_id: patient.user_id,
    sample_id: sent.sample_id,
    patient_details,
    patient_address,
  });
  expect(status).toBe(200);
  const erase = async (user: { user_id: string }) => {
    mock.users.delete(user);
    await mock.clock.advance("8d");
  };
  return { ...caller, orderer, patient, lost, sent: mock.orders.get(sent), erase };
}

describe("a transaction of orders of two users", () => {
  it("[ORD-16] remains for the other order when one user is erased", async () => {
    const { patient, lost, sent, erase, get } = await twoUsers();
    await erase(patient);
    const { status, body } = await get(`/v3/order/${lost.id}`);
    expect(status).toBe(200);
    expect(body.order_transaction?.orders.map(({ id }: { id: string }) => id)).toEqual([lost.id]);
    expect((await get(`/v3/order_transaction/${lost.order_transaction?.id}`)).body.orders).toHaveLength(1);
    expect((await get("/v3/orders")).body.total).toBe(1);
    expect((await get(`/v3/order/${sent.id}`)).status).toBe(404);
  });
});
