import assert from "node:assert/strict";
import type { Client } from "sanguine";
import type { Mock } from "sanguine/mock";

/**
 * Three tests that fail in every runner. The files beside this one define them for a runner, and expected/ contains what the
 * runner prints.
 */
export const scenarios: Readonly<
  Record<string, (fixtures: { readonly mock: Mock; readonly client: Client }) => Promise<void>>
> = {
  "a rejected request": async ({ client }) => {
    await client.users.create({ client_user_id: "u-42", fallback_time_zone: "Mars/Olympus" });
  },

  "a violation of the OpenAPI document": async ({ mock, client }) => {
    const user = await client.users.create({ client_user_id: "u-42" });
    const broken = { client_user_id: 42, shoe_size: "44" };
    mock.override("users.get", async ({ next }) => ({ ...(await next()), ...broken }) as never, { times: 1 });
    const headers = { "x-service-api-key": mock.apiKey };
    const response = await fetch(`${mock.url}/v2/user/${user.user_id}`, { headers });
    assert.equal(response.status, 500);
  },

  "an assertion after time has passed": async ({ mock, client }) => {
    const user = await client.users.create({ client_user_id: "u-42" });
    await mock.clock.advance("36h");
    mock.faults.add({ operation: "users.list", status: 503, retryAfter: 2, times: 1 });
    const { items } = await client.users.list();
    await client.users.delete(user.user_id);
    assert.equal(items.length, 2);
  },
};
