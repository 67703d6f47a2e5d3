const assert = require("node:assert/strict");
const { createClient } = require("sanguine");
const { AuthType } = require("sanguine/enums");
const { createMock } = require("sanguine/mock");
const schemas = require("sanguine/schemas");

async function main() {
  const mock = createMock({ seed: "packed" });
  const client = createClient({ baseUrl: mock.url, apiKey: mock.apiKey, fetch: mock.fetch });
  const user = await client.users.create({ client_user_id: "packed" });
  assert.equal(user.client_user_id, "packed");
  assert.ok(AuthType.values.includes("oauth"));
  assert.equal(typeof schemas.responseValidator, "function");
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
