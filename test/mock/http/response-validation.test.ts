import { createMockWith } from "../../../mock/core/create-mock.ts";
import type { OperationHandlers } from "../../../mock/http/handler.ts";
import { describe, expect, it } from "vitest";
import { handlers } from "../../../mock/http/handlers/index.ts";

/** Changes the response of the mock's own handler as text, without types, as a bug at run time would. */
function overrideResponse(
  id: "users.get" | "users.providers" | "timeseries.grouped",
  change: (body: string) => string,
): Partial<OperationHandlers> {
  const own = handlers[id] as (call: never) => { body: unknown };
  const changed = (call: never) => {
    const response = own(call);
    return { ...response, body: JSON.parse(change(JSON.stringify(response.body))) as unknown };
  };
  return { [id]: changed };
}

async function send(overrides: Partial<OperationHandlers>, path: string) {
  const mock = createMockWith({}, { handlers: overrides });
  const { user_id } = mock.users.create({ client_user_id: "private-name" });
  mock.connections.create({ user: user_id, provider: "manual" });
  const response = await mock.fetch(mock.url + path.replace("ID", user_id), {
    headers: { "x-service-api-key": mock.apiKey },
  });
  return { status: response.status, text: await response.text(), violations: mock.requests.violations };
}

const series = "/v2/timeseries/ID/body_weight/grouped?start_date=2026-01-01";

describe("a response of the mock that violates the OpenAPI document", () => {
  const weights =
    '{"manual":[{"source":{"provider":"manual","type":"unknown"},"data":[{"start":"2026-01-01T00:00:00Z","end":"2026-01-01T00:00:00Z","unit":"count","value":1}]}]}';
  const providers = "/v2/user/providers/ID";
  const user = "/v2/user/ID";

  // A value that is not listed, a broken format, a field that is not declared, and the shape of another resource.
  it.each([
    ["users.providers", providers, '"status":"connected"', '"status":"conected"', "status: Input should be"],
    [
      "users.get",
      user,
      /"created_on":"[^"]+"/,
      '"created_on":"yesterday"',
      "body.created_on: Input should be a valid date",
    ],
    ["users.get", user, "{", '{"shoe_size":44,', "body.shoe_size: Extra inputs"],
    [
      "timeseries.grouped",
      series,
      /(?<="groups":)\{.*\}(?=,"next|\})/,
      "[]",
      "body.groups: Input should be a valid object (dict_type)",
    ],
    ["timeseries.grouped", series, /(?<="groups":)\{.*\}(?=,"next|\})/, weights, "timestamp: Field required"],
  ] as const)("becomes a 500 and is recorded: %s", async (id, path, from, to, problem) => {
    const sound = await send({}, path);
    expect([sound.status, sound.violations]).toEqual([200, []]);
    const { status, text, violations } = await send(
      overrideResponse(id, (body) => body.replace(from, to)),
      path,
    );
    expect(status).toBe(500);
    expect(violations).toEqual([
      { operation: id, status: 200, problems: expect.arrayContaining([expect.stringContaining(problem)]) },
    ]);
    expect(text).toContain("bug of the mock");
    expect(text).toContain(id);
    expect(text + JSON.stringify(violations)).not.toMatch(/private-name|yesterday|conected/);
  });

  it("is detected for JSON instead of a PDF, for bytes instead of JSON, and for an undeclared status", async () => {
    const path = "/v3/lab_test/5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11/collection_instruction_pdf";
    const bytes = new TextEncoder().encode("%PDF-private-name");
    const bytesResponse = (): { body: Uint8Array } => ({ body: bytes });
    const sound = await send({ "labTests.collectionInstructions": bytesResponse }, path);
    expect([sound.status, sound.text, sound.violations]).toEqual([200, "%PDF-private-name", []]);
    const text = { "labTests.collectionInstructions": () => ({ body: "private-name" }) };
    const json = await send(text as unknown as Partial<OperationHandlers>, path);
    expect(json.violations).toMatchObject([{ operation: "labTests.collectionInstructions", status: 200 }]);
    const created = () => ({ ...bytesResponse(), status: 201 });
    const undeclared = await send({ "labTests.collectionInstructions": created }, path);
    expect(undeclared.violations).toMatchObject([
      { status: 201, problems: ["status: the OpenAPI document does not declare it"] },
    ]);
    const pdf = await send(
      { "users.get": bytesResponse } as unknown as Partial<OperationHandlers>,
      "/v2/user/ID",
    );
    expect(pdf.violations).toMatchObject([{ operation: "users.get", status: 200 }]);
    expect([json.status, pdf.status]).toEqual([500, 500]);
    expect(json.text + pdf.text + JSON.stringify([json.violations, pdf.violations])).not.toContain("private");
  });

  it("is detected for a handler that throws; the developer gets the error and the response does not contain it", async () => {
    const broken: Partial<OperationHandlers> = {
      "users.get": () => {
        throw new RangeError("private-name is out of range");
      },
    };
    const { status, text, violations } = await send(broken, "/v2/user/ID");
    expect(status).toBe(500);
    expect(text).not.toContain("private-name");
    expect(violations).toMatchObject([
      { operation: "users.get", status: 500, problems: [expect.stringContaining("RangeError")] },
    ]);
    expect(violations[0]?.cause).toBeInstanceOf(RangeError);
    expect(JSON.stringify(violations)).not.toContain("private-name");
  });
});
