import { createMock, type Mock, type ScenarioName } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { expect, it } from "vitest";

type Ids = Readonly<Record<string, string>>;

const status = (mock: Mock, id = ""): string => mock.orders.get(id).last_event.status;

const expected: Readonly<Record<ScenarioName, (mock: Mock, ids: Ids) => unknown>> = {
  "new-user": (mock, { user_id = "" }) =>
    expect([mock.users.info(user_id) !== null, mock.orders.list(user_id)]).toEqual([true, []]),
  "insured-user": (mock, { user_id = "" }) => expect(mock.insurance.list(user_id)).toHaveLength(1),
  "connected-user": (mock, { user_id = "", connection_id }) =>
    expect(mock.connections.list(user_id)).toMatchObject([{ connection_id, status: "connected" }]),
  "failed-connection": (mock, { user_id = "", connection_id }) =>
    expect(mock.connections.list(user_id)).toMatchObject([
      { connection_id, status: "error", error_details: { error_type: "provider_credential_error" } },
    ]),
  "kit-to-register": (mock, { order_id }) =>
    expect(status(mock, order_id)).toBe("received.testkit.awaiting_registration"),
  "kit-in-transit": (mock, { order_id }) =>
    expect(status(mock, order_id)).toBe("collecting_sample.testkit.transit_customer"),
  "upcoming-visit": (mock, { order_id, appointment_id = "" }) =>
    expect([status(mock, order_id), mock.appointments.get(appointment_id).status]).toEqual([
      "collecting_sample.at_home_phlebotomy.appointment_scheduled",
      "confirmed",
    ]),
  "order-with-partial-results": (mock, { order_id }) =>
    expect(status(mock, order_id)).toBe("sample_with_lab.walk_in_test.partial_results"),
  "order-with-critical-results": (mock, { order_id = "" }) =>
    expect([status(mock, order_id), mock.orders.get(order_id).interpretation]).toEqual([
      "completed.walk_in_test.completed",
      "critical",
    ]),
  "corrected-order": (mock, { order_id }) =>
    expect(status(mock, order_id)).toBe("completed.walk_in_test.corrected"),
  "redrawn-order": (mock, { order_id, redraw_order_id }) => {
    expect(status(mock, order_id)).toBe("collecting_sample.walk_in_test.redraw_available");
    expect(mock.orders.get(redraw_order_id ?? "").id).not.toBe(order_id);
  },
  "lost-kit": (mock, { order_id, new_order_id }) =>
    expect([status(mock, order_id), status(mock, new_order_id)]).toEqual([
      "failed.testkit.lost",
      "received.testkit.ordered",
    ]),
  "report-in-progress": (mock, { job_id = "" }) => expect(mock.labReports.get(job_id).status).toBe("started"),
};

it.each(createMock().scenarios())("[STA-5] seeds $name: $description", async ({ name }) => {
  const mock = createMock();
  const ids = mock.scenario(name) as Ids;
  expect(mock.users.get(ids["user_id"] ?? "").user_id).toBe(ids["user_id"]);
  expected[name](mock, ids);
  // The same scenario again has records of its own.
  const again = mock.scenario(name) as Ids;
  expect(again["user_id"]).not.toBe(ids["user_id"]);
  expected[name](mock, again);
  const copy = createMock();
  copy.import(mock.export());
  expect(mock.requests.violations).toEqual([]);
});

it("[STA-5] has no scenario of another name, in process and over the control API", async () => {
  const mock = createMock();
  const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
  expect(() => mock.scenario(Symbol("new-user") as never)).toThrow(
    "mock.scenario: name: Input should be 'new-user', ",
  );
  await expect(control.scenario("nw-user" as "new-user")).rejects.toThrow('Did you mean "new-user"?');
});
