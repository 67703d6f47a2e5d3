/* oxlint-disable typescript/unbound-method -- vi.mocked takes the method itself. */
import type { Call, Client, LabTest, List, Order, User } from "sanguine";
import { pageOf, rejectedCall, resolvedCall } from "sanguine/testing";
import { expectTypeOf, test, vi } from "vitest";

declare const client: Client;
declare const user: User;
declare const order: Order;
declare const labTest: LabTest;

test("[STB-1] stubs fit the methods that they replace", () => {
  vi.mocked(client.users.get).mockReturnValue(resolvedCall(user));
  vi.mocked(client.users.get).mockReturnValue(rejectedCall(new Error("down")));
  vi.mocked(client.users.list).mockReturnValue(pageOf([user]));
  vi.mocked(client.users.list).mockReturnValue(rejectedCall(new Error("down")));
  vi.mocked(client.labTests.list).mockReturnValue(pageOf([labTest], { pricing: null }));
  vi.mocked(client.labTests.list).mockReturnValue(rejectedCall(new Error("down")));
  // @ts-expect-error -- an order is no user.
  vi.mocked(client.users.get).mockReturnValue(resolvedCall(order));
  // @ts-expect-error -- a list of orders is no list of users.
  vi.mocked(client.users.list).mockReturnValue(pageOf([order]));
  // @ts-expect-error -- the page lacks its prices.
  vi.mocked(client.labTests.list).mockReturnValue(pageOf([labTest]));
  expectTypeOf(resolvedCall(user)).toEqualTypeOf<Call<User>>();
  expectTypeOf(pageOf([user])).toExtend<List<User>>();
});

test("[STB-2] clients are disposable", () => {
  expectTypeOf<Client>().toExtend<Disposable>();
});
