import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { setAt } from "../../../contract/schemas.ts";
import { send } from "../../../contract/send.ts";
import { prepareCall } from "../../../support/calls.ts";
import { edith } from "../../../support/people.ts";

describe("[PAT-8] the state of an address", () => {
  it.each([
    ["users.updateInfo", "address", {}],
    ["users.updateInfo", "medical_proxy.address", { medical_proxy: edith }],
    ["insurance.create", "insured.address", {}],
    ["insurance.create", "guarantor.address", { guarantor: edith }],
    ["orders.create", "patient_address", {}],
    ["orders.createTestkit", "shipping_details", {}],
    ["phlebotomy.availability", "", {}],
    ["phlebotomy.request", "address", {}],
  ] as const)(
    "of %s in %s exists, or is a validation error that names those that do",
    async (id, at, rest) => {
      const mock = createMock({ seed: "states", now: "2026-01-15T09:00:00Z" });
      const call = await prepareCall(mock, id);
      const place = [...at.split("."), "state"].filter((name) => name !== "");
      const body = { ...Object(call.body), ...rest };
      expect((await send(mock, { ...call, body: setAt(body, place, "AZ") })).status).toBe(200);
      for (const state of ["ZZ", "az"])
        expect(await send(mock, { ...call, body: setAt(body, place, state) })).toMatchObject({
          status: 422,
          body: {
            detail: [
              {
                type: "value_error",
                loc: ["body", ...place],
                ctx: { rule: "state_code" },
                msg: expect.stringMatching(/: AL, AK, AZ, .*DE, DC, .*WY, PR, .*AE, AA, AP$/),
              },
            ],
          },
        });
    },
  );

  it.each([
    ["orders.import", "ZZ", 200, undefined],
    ["orders.create", "PR", 400, expect.stringContaining("serves this state")],
  ] as const)("of %s that no lab serves, %s: %i", async (id, state, expected, detail) => {
    const mock = createMock({ seed: "states", now: "2026-01-15T09:00:00Z" });
    const call = await prepareCall(mock, id);
    const sent = { ...call, body: setAt(call.body, ["patient_address", "state"], state) };
    const { status, body } = await send(mock, sent);
    expect([status, Object(body).detail]).toEqual([expected, detail]);
  });
});
