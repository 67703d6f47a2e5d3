import { expect } from "@playwright/test";
import { isNotFoundError } from "sanguine";
import { test as base } from "sanguine/mock/playwright";

const test = base.extend({
  mockOptions: { server: `http://127.0.0.1:${process.env.MOCK_PORT}`, token: "a-token-for-tests" },
});

for (const name of ["one", "another"]) {
  test(`creates a team of the server for ${name} test`, async ({ control, client }) => {
    await client.users.create({ client_user_id: name });
    expect((await control.users.list()).map(({ client_user_id }) => client_user_id)).toEqual([name]);
    const missing = client.users.get("00000000-0000-4000-8000-000000000000");
    expect(await missing.catch(isNotFoundError)).toBe(true);
    expect(await control.explain()).toContain("users.get: GET /v2/user/00000000");
  });
}
