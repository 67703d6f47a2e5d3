/* oxlint-disable typescript/unbound-method -- vi.mocked takes the method itself. */
import type { Client, LabTest, Order, TimeseriesItem, User } from "sanguine";
import { pageOf, rejectedCall, resolvedCall } from "sanguine/testing";
import { expectTypeOf, test, vi } from "vitest";

declare const client: Client;
declare const user: User;
declare const order: Order;
declare const labTest: LabTest;
declare const point: TimeseriesItem<"heartrate">;

test("[STB-1] stubs fit the methods that they replace", () => {
  vi.mocked(client.users.get).mockReturnValue(resolvedCall(user));
  vi.mocked(client.users.list).mockReturnValue(pageOf([user]));
  vi.mocked(client.users.list).mockReturnValue(rejectedCall(new Error("down")));
  vi.mocked(client.labTests.list).mockReturnValue(pageOf([labTest], { pricing: null }));
  vi.mocked(client.timeseries.grouped).mockReturnValue(pageOf([point]));
  vi.mocked(client.timeseries.grouped).mockReturnValue(rejectedCall(new Error("down")));
  // @ts-expect-error -- an order is no user.
  vi.mocked(client.users.get).mockReturnValue(resolvedCall(order));
  // @ts-expect-error -- a list of orders is no list of users.
  vi.mocked(client.users.list).mockReturnValue(pageOf([order]));
  // @ts-expect-error -- the page lacks its prices.
  vi.mocked(client.labTests.list).mockReturnValue(pageOf([labTest]));
  // @ts-expect-error -- a user is no point.
  vi.mocked(client.timeseries.steps).mockReturnValue(pageOf([user]));
  // @ts-expect-error -- a call of a list needs a list.
  vi.mocked(client.timeseries.grouped).mockReturnValue(resolvedCall([point]));
});

test("[STB-2] clients are disposable", () => {
  expectTypeOf<Client>().toExtend<Disposable>();
});
