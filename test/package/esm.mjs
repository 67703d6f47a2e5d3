import assert from "node:assert/strict";
import { createClient, isNotFoundError, NotFoundError } from "sanguine";
import { AuthType } from "sanguine/enums";
import { createRawClient } from "sanguine/raw";
import { resolvedCall } from "sanguine/testing";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { createControlClient } from "sanguine/mock/control";
import { createRequire } from "node:module";
import { assertReadsItsOwnReport } from "./report.cjs";

const mock = createMock({ seed: "packed" });
const server = await listen(mock, { port: 0 });
try {
  for (const options of [{ baseUrl: mock.url, fetch: mock.fetch }, { baseUrl: server.url }]) {
    const client = createClient({ ...options, apiKey: mock.apiKey });
    const user = await client.users.createOrGet({ client_user_id: "packed" });
    assert.equal((await client.users.get(user.user_id)).client_user_id, "packed");
    const error = await client.users.get("00000000-0000-4000-8000-000000000000").catch((reason) => reason);
    assert.ok(error instanceof NotFoundError);
    assert.ok(isNotFoundError(error));

    // Guards also recognize errors of the CommonJS build.
    const commonJs = createRequire(import.meta.url)("sanguine");
    assert.ok(commonJs.isNotFoundError(error));

    const raw = createRawClient(client);
    const { data } = await raw.GET("/v2/user/{user_id}", { params: { path: { user_id: user.user_id } } });
    assert.equal(data?.client_user_id, "packed");
  }
  assert.equal((await resolvedCall("stub").withResponse()).data, "stub");
  const control = createControlClient({ url: server.url, token: mock.controlToken });
  assert.equal((await control.users.list()).length, mock.users.list().length);
  assert.equal((await control.info()).api_key, mock.apiKey);
  assert.ok(AuthType.is("oauth"));
  const document = createRequire(import.meta.url)("sanguine/openapi.json");
  assert.equal(document.openapi, "3.1.0");
  await assertReadsItsOwnReport(createMock({ seed: "packed" }));
} finally {
  await server.close();
}
