import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";

const createTestMock = () => createMock({ seed: "appointments facade", now: "2026-01-15T09:00:00Z" });

it("[CTL-10] mock.appointments lists the moves that an appointment allows now", () => {
  const mock = createTestMock();
  const made = mock.appointments.create(
    mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" }),
  );
  expect(mock.appointments.moves(made)).toEqual(["start", "complete", "cancel"]);
  mock.appointments.start(made);
  expect(mock.appointments.moves(made)).toEqual(["complete", "cancel"]);
  mock.appointments.complete(made);
  expect(mock.appointments.moves(made)).toEqual([]);
});
