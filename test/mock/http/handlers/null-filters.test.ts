import { describe, expect, it } from "vitest";
import { operations, type OperationId } from "../../../../src/generated/operations.ts";
import { createAppointmentCaller, homeAddress } from "./appointment-caller.ts";
import { createMockCaller, type Caller, type HandlerResponse } from "./caller.ts";
import { getLabTest, createOrderCaller } from "./orders-caller.ts";
import { ada, cover } from "./patients.ts";

/** Sends a valid request of one operation with further query parameters to a mock that is always the same. */
type Send = (query: string) => Promise<HandlerResponse | string>;

const plain = (path: string): Send => {
  return (query) => createMockCaller().get(`${path}${path.includes("?") ? "&" : "?"}${query}`);
};

/** Sends a request about the one user of a mock, who is connected and has insurance. */
const ofUser = (send: (caller: Caller, user_id: string, query: string) => Promise<HandlerResponse>): Send => {
  return async (query) => {
    const { user_id, ...caller } = createOrderCaller();
    caller.mock.users.setInfo(user_id, ada);
    caller.mock.connections.create({ user: user_id, provider: "acme_watch" });
    await caller.post(`/v2/user/${user_id}/insurance`, cover);
    return send(caller, user_id, query);
  };
};

const ofOrder = (
  status: string,
  send: (caller: Caller, id: string, query: string) => Promise<HandlerResponse | string>,
): Send => {
  return async (query) => {
    const caller = createMockCaller();
    return send(caller, caller.mock.orders.create({ method: "walk_in_test", status }).id, query);
  };
};

const test = getLabTest("annual_wellness");

/** A request for each operation that has an optional query parameter. */
const requests: Partial<Record<OperationId, Send>> = {
  "users.list": ofUser((caller, _, query) => caller.get(`/v2/user?${query}`)),
  "users.undoDelete": ofUser(async (caller, user_id, query) => {
    await caller.delete(`/v2/user/${user_id}`);
    // One of the two ids is required, so the request contains one and leaves out the other.
    const id = query.startsWith("user_id") ? "client_user_id=patient-one" : `user_id=${user_id}`;
    return caller.post(`/v2/user/undo_delete?${id}&${query}`);
  }),
  "users.refresh": ofUser((caller, user_id, query) => caller.post(`/v2/user/refresh/${user_id}?${query}`)),
  "providers.list": plain("/v2/providers"),
  "timeseries.grouped": ofUser((caller, user_id, query) =>
    caller.get(`/v2/timeseries/${user_id}/steps/grouped?start_date=2026-01-14&${query}`),
  ),
  "insurance.latest": ofUser((caller, user_id, query) =>
    caller.get(`/v2/user/${user_id}/insurance/latest?${query}`),
  ),
  "markers.list": plain("/v3/lab_tests/markers"),
  "markers.orderSet": (query) =>
    createMockCaller().post(`/v3/lab_tests/list_order_set_markers?${query}`, { lab_test_ids: [test.id] }),
  "markers.get": plain(`/v3/lab_tests/${test.lab_id}/markers/${test.markers[0]?.provider_id}`),
  "labTests.list": plain("/v3/lab_test"),
  "labTests.listLegacy": plain("/v3/lab_tests"),
  "labTests.get": plain(`/v3/lab_tests/${test.id}`),
  "labTests.markers": plain(`/v3/lab_tests/${test.id}/markers`),
  "labAccounts.list": (query) => {
    const caller = createMockCaller();
    caller.mock.labAccounts.create({ lab: "harrowgate_labs" });
    return caller.get(`/v3/lab_test/lab_account?${query}`);
  },
  "orders.list": ofOrder("completed", (caller, _, query) => caller.get(`/v3/orders?${query}`)),
  "orders.simulate": ofOrder("ordered", async (caller, id, query) => {
    const { status } = await caller.post(`/v3/order/${id}/test?${query}`);
    const { body } = await caller.get(`/v3/order/${id}`);
    return { status, body, headers: new Headers() };
  }),
  "orders.labelsPdf": ofOrder("requisition_created", async ({ mock }, id, query) => {
    const path = `/v3/order/${id}/labels/pdf?collection_date=2026-01-20T09:30:00Z&${query}`;
    const response = await mock.fetch(mock.url + path, { headers: { "x-service-api-key": mock.apiKey } });
    return `${response.status} ${await response.text()}`;
  }),
  "psc.info": plain("/v3/order/psc/info?zip_code=85004&lab_id=1"),
  "psc.areaInfo": plain("/v3/order/area/info?zip_code=85004"),
  "psc.orderInfo": async (query) => {
    const caller = createAppointmentCaller();
    return caller.get(`/v3/order/${caller.order("psc")}/psc/info?${query}`);
  },
  "psc.availability": (query) => {
    // Without a site code a zip is required, so the request contains one and leaves out the other.
    const place = query.startsWith("zip_code") ? "" : "zip_code=85004&";
    return createMockCaller().post(
      `/v3/order/psc/appointment/availability?lab=harrowgate_labs&${place}${query}`,
    );
  },
  "phlebotomy.availability": (query) =>
    createMockCaller().post(`/v3/order/phlebotomy/appointment/availability?${query}`, homeAddress),
};

const optional = Object.values(operations).flatMap(({ id, query }) => {
  const names = query.flatMap(({ name, required }) => (required ? [] : [name]));
  return names.length === 0 ? [] : [{ id, names }];
});

const contents = (response: HandlerResponse | string) =>
  typeof response === "string" ? response : { status: response.status, body: response.body };

describe("[GEN-5] query parameters that are not required", () => {
  it("can all be null, and this table has a request for each of their operations", () => {
    const strict = Object.values(operations).flatMap(({ id, query }) =>
      query.filter(({ required, nullable }) => !required && !nullable).map(({ name }) => `${id} ${name}`),
    );
    expect(strict).toEqual([]);
    expect(Object.keys(requests).toSorted()).toEqual(optional.map(({ id }) => id).toSorted());
  });

  it.each(optional)("of $id are treated as absent when they are null or empty", async ({ id, names }) => {
    const send = requests[id]!;
    for (const name of names) {
      // For operations that require one of two parameters, each request contains the other one.
      const without = contents(
        await send(id === "users.undoDelete" || id === "psc.availability" ? `${name}=` : ""),
      );
      expect(contents(await send(`${name}=null`))).toEqual(without);
      expect(contents(await send(`${name}=`))).toEqual(without);
      const status = typeof without === "string" ? Number(without.slice(0, 3)) : without.status;
      // Without a zip and without site codes there is no location to search.
      expect(status).toBe(name === "zip_code" ? 400 : 200);
    }
  });

  it("narrow a list when they have another value, so null is not an ordinary value", async () => {
    const { mock, get } = createMockCaller();
    const user = mock.users.create();
    for (const provider of ["acme_watch", "glucose_one_v3"]) mock.connections.create({ user, provider });
    const series = `/v2/timeseries/${user.user_id}/heartrate/grouped?start_date=2026-01-14&provider=`;
    const slugs = async (provider: string) => Object.keys((await get(series + provider)).body.groups);
    expect(await slugs("null")).toEqual(await slugs(""));
    expect(await slugs("null")).toContain("acme_watch");
    expect(await slugs("no_such_provider")).toEqual([]);
  });
});
