import { createMock } from "sanguine/mock";
import { responseValidator, UserSchema } from "sanguine/schemas";
import { z } from "zod/v4";

const mock = createMock();
const client = mock.client({ validate: responseValidator({ mode: "throw" }) });
const { user_id } = await client.users.create({ client_user_id: "u-1" });
const user = await client.users.get(user_id);
const refused = UserSchema.safeParse({ ...user, user_id: 1 });
const composed = z.object({ users: z.array(UserSchema) });
const response = await mock.fetch(`${mock.url}/v2/user`, {
  method: "POST",
  headers: { "x-service-api-key": mock.apiKey, "content-type": "application/json" },
  body: "{}",
});
const { detail } = await response.json();
console.log(
  JSON.stringify({
    parsed: UserSchema.parse(user).client_user_id,
    rejected: refused.error.issues.map(({ path }) => path.join(".")),
    composed: composed.safeParse({ users: [user] }).success,
    mock: detail.map(({ loc }) => loc.at(-1)),
  }),
);
