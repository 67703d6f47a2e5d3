import { inspect } from "node:util";
import { type LogFields, type Logger } from "sanguine";
import { createRawClient } from "sanguine/raw";
import { expect, test } from "vitest";
import { getFailure, stubbed, user, userId } from "../support/client.ts";

/** Keeps the warnings of a client. */
function recordWarnings() {
  const lines: string[] = [];
  const fields: LogFields[] = [];
  const skip = () => undefined;
  const warn = (message: string, more: LogFields) => {
    lines.push(message);
    fields.push(more);
  };
  const logger: Logger = { debug: skip, info: skip, error: skip, warn };
  return { lines, fields, logger };
}

const ok = () => Response.json([]);

test("[LT-2, VER-2, VER-4] a deprecated operation is logged once per client", async () => {
  const { lines, fields, logger } = recordWarnings();
  for (const { client } of [stubbed(ok, { logger }), stubbed(ok, { logger })]) {
    await client.labTests.listLegacy();
    await client.labTests.listLegacy({ name: "secret" });
    await client.providers.list();
  }
  const line = "GET /v3/lab_tests -> 200 in 0 ms, the operation is deprecated";
  expect(lines).toEqual([line, line]);
  expect(fields[0]).toMatchObject({ method: "GET", path: "/v3/lab_tests", attempt: 1, status: 200 });
});

test("[AUT-5, VER-2, VER-4] deprecated fields of a body and a query are logged by name, without values", async () => {
  const { lines, fields, logger } = recordWarnings();
  const { client } = stubbed(() => Response.json({ detail: "secret" }, { status: 400 }), { logger });
  const order = { user_id: userId, lab_test_id: "secret", health_insurance: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an order with no patient, which the server refuses.
  await getFailure(client.orders.create(order as never));
  await getFailure(
    client.link.email("marlstone_sensor", { email: "secret@example.com", provider: "acme_watch" }),
  );
  const range = { start_date: "2026-01-01", cursor: "secret" };
  await getFailure(client.timeseries.grouped(userId, "steps", range));
  await getFailure(client.timeseries.grouped(userId, "steps", { start_date: "2026-01-01" }));
  expect(lines).toEqual([
    "POST /v3/order -> 400 in 0 ms, body.lab_test_id is deprecated",
    "POST /v2/link/provider/email/{provider} -> 400 in 0 ms, body.provider is deprecated",
    "GET /v2/timeseries/{user_id}/{resource}/grouped -> 400 in 0 ms, query.cursor is deprecated",
  ]);
  expect(inspect(fields, { depth: 9 })).not.toContain("secret");
});

test("[VER-4] a nested field is found, and what is not sent is not logged", async () => {
  const { lines, logger } = recordWarnings();
  const { client } = stubbed(ok, { logger });
  const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" };
  const body = (unit?: string | null) => ({
    provider: "hearthside_phlebotomy" as const,
    address: { ...address, unit } as never,
  });
  await client.phlebotomy.request(userId, body());
  await client.phlebotomy.request(userId, body(null));
  expect(lines).toEqual([]);
  await client.phlebotomy.request(userId, body("4"));
  expect(lines).toEqual([
    "POST /v3/order/{order_id}/phlebotomy/appointment/request -> 200 in 0 ms, body.address.unit is deprecated",
  ]);
});

test("[VER-4] a response with Deprecation or Sunset is logged once, with the date of its end", async () => {
  const { lines, logger } = recordWarnings();
  const headers: Record<string, string>[] = [
    { deprecation: "@1767225600" },
    { deprecation: "@1767225600" },
    { sunset: "Thu, 01 Oct 2026 00:00:00 GMT" },
    { sunset: "secret" },
  ];
  let sent = 0;
  const { client } = stubbed(() => Response.json(user, { headers: headers[sent++] }), { logger });
  await client.users.get(userId);
  await client.users.get(userId);
  await client.providers.list();
  await client.users.providers(userId);
  expect(lines).toEqual([
    "GET /v2/user/{user_id} -> 200 in 0 ms, the operation is deprecated",
    "GET /v2/providers/ -> 200 in 0 ms, the operation is deprecated, and ends on 2026-10-01",
    "GET /v2/user/providers/{user_id} -> 200 in 0 ms, the operation is deprecated",
  ]);
});

test("[VER-4] a raw request is held to the same", async () => {
  const { lines, logger } = recordWarnings();
  const { client } = stubbed(ok, { logger });
  const raw = createRawClient(client);
  await raw.GET("/v3/lab_tests");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an order with no patient.
  await raw.POST("/v3/order", { body: { lab_test_id: "secret" } as never });
  expect(lines).toEqual([
    "GET /v3/lab_tests -> 200 in 0 ms, the operation is deprecated",
    "POST /v3/order -> 200 in 0 ms, body.lab_test_id is deprecated",
  ]);
});
