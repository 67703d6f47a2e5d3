import type { Mock, OrderSeed } from "sanguine/mock";
import { expect } from "vitest";
import { getLabTest, physician } from "./orders-caller.ts";
import { accepts, rejects } from "./rejects.ts";

const kit = getLabTest("cholesterol_kit").id;

accepts("", "orders.createTestkit", [
  [
    "a kit without a patient, which waits for its registration",
    { passthrough: "case 9" },
    {
      message: "Test kit ordered successfully",
      order: {
        patient_details: null,
        patient_address: null,
        passthrough: "case 9",
        shipping_details: { receiver_name: "Ada Fernsby", state: "AZ" },
        lab_test: { id: kit },
        details: { type: "testkit" },
        sample_id: expect.stringMatching(/^\d{10}$/),
        events: [
          { status: "received.testkit.ordered" },
          { status: "received.testkit.awaiting_registration" },
        ],
      },
    },
  ],
]);
accepts("", "orders.registerTestkit", [
  [
    "a kit by its sample id after delivery",
    { "patient_address.state": "CA", physician },
    {
      message: "Test kit registered successfully",
      order: {
        patient_details: { first_name: "Ada", last_name: "Fernsby", dob: "1986-04-21" },
        patient_address: { state: "CA" },
        physician,
        last_event: { status: "received.testkit.registered" },
      },
    },
  ],
  [
    "a sample id between blanks",
    (mock) => {
      const kit = { sample_id: "1234567890", registrable: true, status: "with_customer" } as const;
      return { sample_id: ` ${mock.orders.create(kit).sample_id}\t`, physician };
    },
    { order: { sample_id: "1234567890" } },
  ],
]);
/** Seeds a kit, and takes its sample id. */
const ofKit =
  (seed: OrderSeed, getTeam: (mock: Mock) => Pick<Mock, "orders"> = (mock) => mock) =>
  (mock: Mock) => ({
    sample_id: getTeam(mock).orders.create({ sample_id: "1234567890", registrable: true, ...seed }).sample_id,
  });
rejects("", "orders.registerTestkit", [
  ["a kit before its delivery", ofKit({ status: "out_for_delivery" }), "registered"],
  ["a kit twice", ofKit({ status: "registered" }), "already registered"],
  ["a kit of another team", ofKit({ status: "with_customer" }, (mock) => mock.team()), "Test kit", 404],
  ["a kit whose patient is known", ofKit({ status: "with_customer", registrable: false }), "Test kit", 404],
]);
