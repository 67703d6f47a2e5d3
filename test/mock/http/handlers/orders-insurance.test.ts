import { describe, expect, it } from "vitest";
import { createOrderCaller, physician } from "./orders-caller.ts";
import { accepts, rejects } from "./rejects.ts";
import { readText } from "../../pdf/read-text.ts";
import { patientInfo as ada, cover, insuredAddress as home } from "../../../support/people.ts";

const image = { content: "iVBORw0KGgo=", content_type: "image/png" };

/** An insurance with every field. */
const stated = {
  front_image: image,
  back_image: { content: "/9j/4AAQ", content_type: "image/jpeg" },
  patient_signature_image: image,
  subjective: "Tired since May.",
  assessment_plan: "Check iron.",
  payor_code: "ACME01",
  insurance_id: "M-7",
  responsible_relationship: "Other",
  responsible_details: {
    first_name: "Edith",
    last_name: "Fernsby",
    address: home,
    phone_number: "+12025550143",
    phone_type: "Home",
  },
  diagnosis_codes: ["E78.5", " I10 "],
};

const UNSTORED = "0b9de1c6-0a1b-4f1e-8d0c-3f5f3a4e6c21";

/** Stores an insurance of the user and returns the id that orders use. */
async function storeInsurance(
  { mock, post, place, user_id }: ReturnType<typeof createOrderCaller>,
  is_primary = true,
): Promise<string> {
  mock.users.setInfo(user_id, ada);
  expect((await post(`/v2/user/${user_id}/insurance`, { ...cover, is_primary })).status).toBe(200);
  const billed = await place({ billing_type: "commercial_insurance", icd_codes: ["E78.5"] });
  return billed.body.order.health_insurance_id as string;
}

async function requisitionText({ mock }: ReturnType<typeof createOrderCaller>, id: string): Promise<string> {
  mock.orders.advanceTo(id, "requisition_created");
  return readText(await (await mock.client().orders.requisitionPdf(id)).arrayBuffer());
}

describe("[ORD-24] health_insurance of an order", () => {
  it("can have all fields, is printed on the requisition, and its images are not stored", async () => {
    const orderer = createOrderCaller();
    const { place, mock } = orderer;
    const { status, body } = await place({ health_insurance: stated });
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ health_insurance_id: null, icd_codes: ["E78.5", "I10"] });
    expect(JSON.stringify(body)).not.toContain(image.content);
    expect(JSON.stringify(mock.export())).not.toContain(image.content);
    const printed = await requisitionText(orderer, body.order.id);
    for (const text of [
      "ACME01",
      "M-7",
      "Edith Fernsby",
      "Phone of the responsible (Home): (202) 555-0143",
      "Tired since May.",
      "Check iron.",
    ])
      expect(printed).toContain(text);
  });

  it("names a stored insurance of the user by its id or its member number", async () => {
    const orderer = createOrderCaller();
    const id = await storeInsurance(orderer);
    for (const insurance_id of [id, id.toUpperCase(), "M-1000421"]) {
      const { body } = await orderer.place({ health_insurance: { insurance_id } });
      expect(body.order.health_insurance_id).toBe(id);
    }
    const { body } = await orderer.place({ health_insurance: { insurance_id: UNSTORED } });
    expect(body.order.health_insurance_id).toBe(UNSTORED);
  });

  it("[INS-4] is the newest primary insurance of the user, else the newest other one", async () => {
    const orderer = createOrderCaller();
    const other = await storeInsurance(orderer, false);
    const primary = await storeInsurance(orderer);
    expect(primary).not.toBe(other);
    expect(await storeInsurance(orderer, false)).toBe(primary);
  });

  it("never prints another user's insurance", async () => {
    const orderer = createOrderCaller();
    const id = await storeInsurance(orderer);
    const other = orderer.mock.users.create();
    const { body } = await orderer.place({ user_id: other.user_id, health_insurance: { insurance_id: id } });
    expect(await requisitionText(orderer, body.order.id)).not.toContain("M-1000421");
    const own = await orderer.place({ health_insurance: { insurance_id: id } });
    expect(await requisitionText(orderer, own.body.order.id)).toContain("M-1000421");
  });

  it("is billed when it states payor, member number and diagnoses; icd_codes take precedence", async () => {
    const { place, mock } = createOrderCaller();
    const billing_type = "commercial_insurance";
    const { status, body } = await place({ billing_type, health_insurance: stated });
    const notice = await mock.client().orders.abnPdf(body.order.id);
    expect(await readText(await notice.arrayBuffer())).toContain("Payor ACME01 Member M-7");
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ billing_type, has_abn: true, icd_codes: ["E78.5", "I10"] });
    const both = await place({ billing_type, icd_codes: ["R53"], health_insurance: stated });
    expect(both.body.order.icd_codes).toEqual(["R53"]);
  });
});

const payment = { billing_type: "commercial_insurance" };
const federal = { health_insurance: { ...stated, payor_code: "MEDFED" } };
rejects("", "orders.create", [
  ...["payor_code", "insurance_id", "diagnosis_codes"].map(
    (missing) =>
      [
        `no ${missing}`,
        { ...payment, health_insurance: { ...stated, [missing]: null } },
        "insurance",
      ] as const,
  ),
  ["[INS-3] a federal program without the beta", federal, "FEATURE_NOT_ENABLED", 403],
]);
accepts("[INS-3]", "orders.create", [
  ["a federal program with the beta", ({ settings }) => (settings.set({ medfed: true }), federal)],
]);

it("[ORD-24] signature_image of a physician can be in an order and an import, and is not stored", async () => {
  const { place, post, imported, mock } = createOrderCaller();
  const signed = { physician: { ...physician, signature_image: image } };
  for (const { status, body } of [await place(signed), await post("/v3/order/import", imported(signed))])
    expect([status, body.order?.physician]).toEqual([200, physician]);
  expect(JSON.stringify(mock.export())).not.toContain(image.content);
});

accepts("[ORD-24]", "orders.registerTestkit", [
  [
    "an insurance that is stated in full",
    { health_insurance: stated },
    { order: { icd_codes: ["E78.5", "I10"] } },
  ],
]);
