import { expect, test, vi } from "vitest";
import { getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

test("a call is a promise of its data, and starts at once", async () => {
  const { client, arrived } = await wire([json(user, 200, { "x-request-id": "r-1" })]);
  const call = client.users.get(userId);
  expect(call).toBeInstanceOf(Promise);
  await expect.poll(() => arrived).toHaveLength(1);
  expect(await call).toEqual(user);
  expect(await Promise.all([call, Promise.resolve(1)])).toEqual([user, 1]);
  expect(await call.then((data) => data.user_id)).toBe(userId);
  expect(arrived).toHaveLength(1);
});

test("a caller who handles one of data and response leaves no rejection of the other behind", async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  const { client } = stubbed(() => new Response(null, { status: 404 }));
  expect((await getFailure(client.users.get(userId).withResponse())).name).toBe("NotFoundError");
  expect((await getFailure(client.users.get(userId))).name).toBe("NotFoundError");
  expect((await getFailure(client.users.createOrGet({ client_user_id: "u" }))).name).toBe("NotFoundError");
  expect((await getFailure(client.users.list())).name).toBe("NotFoundError");
  // Neither is asked for anything, so neither can fail.
  void client.users.list();
  void client.timeseries.steps(userId, { start_date: "2026-01-01" });
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
