import { createMock, type ReceivedRequest } from "sanguine/mock";
import type { OrderCreate } from "../../src/generated/types.ts";
import { expect, expectTypeOf, test } from "vitest";

const { requests } = createMock();

test("an expectation has the types of its operation [JNL-1]", () => {
  const order = requests.expect("orders.create", { body: { patient_details: { first_name: "Ada" } } }).once();
  expectTypeOf(order).toEqualTypeOf<ReceivedRequest<"orders.create">>();
  expectTypeOf(order.body).toEqualTypeOf<OrderCreate>();
  expectTypeOf(requests.waitFor("users.get")).toEqualTypeOf<Promise<ReceivedRequest<"users.get">>>();
  requests.expect("users.get", { params: { user_id: expect.any(String) }, status: 200 });
  requests.expect("users.list", { query: { limit: 10 } });
  requests.inOrder(["users.create", { operation: "orders.create", body: { user_id: "u" } }]);
});

test("a part that no request of the operation has does not compile [JNL-1]", () => {
  // @ts-expect-error there is no such operation
  requests.expect("orders.creat");
  // @ts-expect-error there is no such field
  requests.expect("orders.create", { body: { patient: {} } });
  // @ts-expect-error limit is a number
  requests.expect("users.list", { query: { limit: "10" } });
  // @ts-expect-error the step has no such parameter
  requests.inOrder([{ operation: "users.get", params: { id: "u" } }]);
});
