import { describe, expect, it } from "vitest";
import { createAppointmentCaller, homeAddress } from "./appointment-caller.ts";
import type { HandlerResponse } from "./caller.ts";
import { address, getLabTest, createOrderCaller, patient, shipping } from "./orders-caller.ts";
import { ada, cover, edith, home } from "./patients.ts";

const PLACES = {
  "patient info": ["body", "address", "state"],
  "a medical proxy": ["body", "medical_proxy", "address", "state"],
  "the insured of an insurance": ["body", "insured", "address", "state"],
  "the guarantor of an insurance": ["body", "guarantor", "address", "state"],
  "an order": ["body", "patient_address", "state"],
  "a shipment": ["body", "shipping_details", "state"],
  "a visit's availability": ["body", "state"],
  "a visit on request": ["body", "address", "state"],
} as const;

/** Sends the address under each place with the given state. */
async function send(place: keyof typeof PLACES, state: string): Promise<HandlerResponse> {
  const orderer = createOrderCaller();
  const { post, patch, place: order, user_id, mock } = orderer;
  const insure = async (insurance: object) => {
    mock.users.setInfo(user_id, ada);
    return post(`/v2/user/${user_id}/insurance`, insurance);
  };
  switch (place) {
    case "patient info":
      return patch(`/v2/user/${user_id}/info`, { ...ada, address: { ...ada.address, state } });
    case "a medical proxy": {
      const medical_proxy = { ...edith, address: { ...home, state } };
      return patch(`/v2/user/${user_id}/info`, { ...ada, medical_proxy });
    }
    case "the insured of an insurance":
      return insure({ ...cover, insured: { ...cover.insured, address: { ...home, state } } });
    case "the guarantor of an insurance":
      return insure({ ...cover, guarantor: { ...edith, address: { ...home, state } } });
    case "an order":
      return order({ patient_address: { ...address, state } });
    case "a shipment": {
      const lab_test_id = getLabTest("cholesterol_kit").id;
      return post("/v3/order/testkit", { user_id, lab_test_id, shipping_details: { ...shipping, state } });
    }
    case "a visit's availability":
      return post("/v3/order/phlebotomy/appointment/availability", { ...homeAddress, state });
    case "a visit on request": {
      const caller = createAppointmentCaller();
      const visitRequest = { address: { ...homeAddress, state }, provider: "wayside_draws" };
      return caller.act("phlebotomy", caller.order("phlebotomy"), "request", visitRequest);
    }
  }
}

describe("[PAT-8] the state of an address", () => {
  it.each(Object.entries(PLACES) as [keyof typeof PLACES, readonly string[]][])(
    "of %s exists, or is a validation error that names those that do",
    async (place, loc) => {
      for (const state of ["ZZ", "az"]) {
        const { status, body } = await send(place, state);
        expect(status).toBe(422);
        expect(body.detail).toMatchObject([{ type: "value_error", loc, ctx: { rule: "state_code" } }]);
        expect(body.detail[0].msg).toMatch(/: AL, AK, AZ, .*WY, DC, PR, .*AE, AA, AP$/);
      }
      expect((await send(place, "AZ")).status).toBe(200);
    },
  );

  it("is not validated in an import, whose address a lab has checked", async () => {
    const { post, imported } = createOrderCaller();
    const sent = imported({ patient_details: patient, patient_address: { ...address, state: "ZZ" } });
    expect((await post("/v3/order/import", sent)).body.order?.patient_address.state).toBe("ZZ");
  });

  it("that exists and that no lab serves is rejected with 400 by an order", async () => {
    const { place } = createOrderCaller();
    const { status, body } = await place({ patient_address: { ...address, state: "PR", zip: "00901" } });
    expect([status, body.detail]).toEqual([400, expect.stringContaining("serves this state")]);
  });
});
