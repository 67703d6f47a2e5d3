import { createMock, type ReceivedRequest } from "sanguine/mock";
import type { OrderCreate, User } from "../../src/generated/types.ts";
import { expect, expectTypeOf, test } from "vitest";

const mock = createMock();

test("[OVR-1] a handler has the types of its operation", () => {
  mock.override("users.get", async ({ params, body, next }) => {
    expectTypeOf(params.user_id).toBeString();
    expectTypeOf(body).toEqualTypeOf<undefined>();
    expectTypeOf(next).returns.toEqualTypeOf<Promise<User>>();
    return { ...(await next()), client_user_id: "u-1" };
  });
  mock.override("users.list", ({ query, respond }) => {
    expectTypeOf(query.limit).toEqualTypeOf<number | undefined>();
    return respond(503, { detail: "closed" }, { "retry-after": "1" });
  });
  mock.override("users.update", ({ respond }) => respond(204));
});

test("[OVR-4] a response that the OpenAPI document does not describe does not compile, unless it is not validated", () => {
  // @ts-expect-error there is no such operation
  mock.override("users.gett", () => null);
  // @ts-expect-error total is a number
  mock.override("users.list", () => ({ users: [], total: "7", offset: 0, limit: 5 }));
  // @ts-expect-error the operation declares no 418
  mock.override("users.list", ({ respond }) => respond(418, { detail: "tea" }));
  // @ts-expect-error a response 404 has a detail
  mock.override("users.get", ({ respond }) => respond(404, { error: "gone" }));
  // @ts-expect-error the handler must return a body
  mock.override("users.get", () => {});
  mock.override("users.list", ({ respond }) => respond(418), { validate: false, times: 1 });
});

test("[JNL-1] an expectation has the types of its operation", () => {
  const { requests } = mock;
  const order = requests.expect("orders.create", { body: { patient_details: { first_name: "Ada" } } }).once();
  expectTypeOf(order).toEqualTypeOf<ReceivedRequest<"orders.create">>();
  expectTypeOf(order.body).toEqualTypeOf<OrderCreate>();
  requests.expect("users.get", { params: { user_id: expect.any(String) }, status: 200 });
  // @ts-expect-error there is no such operation
  requests.expect("orders.creat");
  // @ts-expect-error there is no such field
  requests.expect("orders.create", { body: { patient: {} } });
  // @ts-expect-error limit is a number
  requests.expect("users.list", { query: { limit: "10" } });
  // @ts-expect-error the step has no such parameter
  requests.inOrder([{ operation: "users.get", params: { id: "u" } }]);
});
