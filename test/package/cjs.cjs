const assert = require("node:assert/strict");
const { createClient } = require("sanguine");
const { AuthType } = require("sanguine/enums");
const { createMock } = require("sanguine/mock");
const { createControlClient } = require("sanguine/mock/control");
const { createRawClient } = require("sanguine/raw");
const { pageOf } = require("sanguine/testing");
const { assertReadsItsOwnReport } = require("./report.cjs");
const schemas = require("sanguine/schemas");

/** Lists the lazy chunks that are loaded. */
const lazy = () =>
  Object.keys(require.cache).filter((file) =>
    /[/\\](zips-data|wide-fonts|write-pdf|pdf-text)\.cjs$/.test(file),
  );

async function main() {
  assert.deepEqual(lazy(), []);
  const mock = createMock({ seed: "packed" });
  const client = createClient({ baseUrl: mock.url, apiKey: mock.apiKey, fetch: mock.fetch });
  const user = await client.users.create({ client_user_id: "packed" });
  assert.equal(user.client_user_id, "packed");
  assert.deepEqual((await pageOf([user])).items, [user]);
  const { data } = await createRawClient(client).GET("/v2/user/{user_id}", {
    params: { path: { user_id: user.user_id } },
  });
  assert.equal(data?.user_id, user.user_id);
  assert.ok(AuthType.values.includes("oauth"));
  assert.equal(typeof schemas.responseValidator, "function");

  const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
  assert.equal((await control.users.get(user)).client_user_id, "packed");

  const init = { headers: { "x-service-api-key": mock.apiKey } };
  const found = await mock.fetch(`${mock.url}/v3/order/psc/info?zip_code=10001&lab_id=1`, init);
  assert.equal((await found.json()).patient_service_centers.length, 30);
  assert.equal(lazy().length, 1);

  await assertReadsItsOwnReport(createMock({ seed: "packed" }));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
