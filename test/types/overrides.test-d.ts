import { createMock, type Override } from "sanguine/mock";
import type { OrderCreate, OrderResponse, User } from "../../src/generated/types.ts";
import { expectTypeOf, test } from "vitest";

const mock = createMock();

test("a handler has the types of its operation [OVR-1]", () => {
  const override = mock.override("users.get", async ({ params, body, next }) => {
    expectTypeOf(params.user_id).toEqualTypeOf<string>();
    expectTypeOf(body).toEqualTypeOf<undefined>();
    expectTypeOf(next).returns.toEqualTypeOf<Promise<User>>();
    return { ...(await next()), client_user_id: "u-1" };
  });
  expectTypeOf(override).toEqualTypeOf<Override>();
  mock.override("orders.create", ({ body, next }) => {
    expectTypeOf(body).toEqualTypeOf<OrderCreate>();
    expectTypeOf(next).returns.toEqualTypeOf<Promise<OrderResponse>>();
    return next();
  });
  mock.override("users.list", ({ query, respond }) => {
    expectTypeOf(query.limit).toEqualTypeOf<number | undefined>();
    return respond(503, { detail: "closed" }, { "retry-after": "1" });
  });
  mock.override("users.update", () => {});
  mock.override("users.update", ({ respond }) => respond(204));
});

test("a response that the OpenAPI document does not describe does not compile [OVR-4]", () => {
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
});

test("an override that is not validated returns anything [OVR-4]", () => {
  mock.override("users.list", () => ({ surprise: 1 }), { validate: false });
  mock.override("users.list", ({ respond }) => respond(418), { validate: false, times: 1 });
});
