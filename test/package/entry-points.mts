import { createMock } from "sanguine/mock";
import { createHandlers } from "sanguine/mock/msw";
import { setupMockServer } from "sanguine/mock/msw/node";
import { test } from "sanguine/mock/vitest";

const mock = createMock({ seed: "types" });
export const handlers = createHandlers(mock);
export const server = setupMockServer(mock);

test("a fixture with types", async ({ mock: own, client }) => {
  const user = await client.users.create({ client_user_id: "u-1" });
  own.connections.create({ user, provider: "acme_watch" });
});
