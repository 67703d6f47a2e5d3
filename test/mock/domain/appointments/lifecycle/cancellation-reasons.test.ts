import { expect, it } from "vitest";
import { getCancellationReasons } from "../../../../../mock/domain/appointments/lifecycle/cancellation-reasons.ts";

const listNames = (kind: "phlebotomy" | "patient_service_center") =>
  getCancellationReasons()[kind].map(({ name, is_refundable }) => [name, is_refundable]);

it("[APT-3] the cancellation reasons have names, and say which are refundable", () => {
  expect(listNames("phlebotomy")).toEqual([
    ["The patient is ill", true],
    ["The patient is traveling", true],
    ["The patient works at that time", true],
    ["The patient forgot to fast", true],
    ["The patient no longer wants the test", true],
    ["The patient goes to a service center instead", true],
    ["The patient did not open the door", false],
    ["The patient could not be reached", false],
    ["The address is wrong", true],
    ["The order was placed by mistake", true],
    ["The requisition is missing or wrong", true],
    ["The phlebotomist cannot come", true],
    ["The weather does not allow a visit", true],
    ["Other", true],
  ]);
  expect(listNames("patient_service_center")).toEqual([["Other", true]]);
});

it("each cancellation reason has an id of its own", () => {
  const { phlebotomy, patient_service_center } = getCancellationReasons();
  expect(new Set([...phlebotomy, ...patient_service_center].map(({ id }) => id)).size).toBe(15);
});
