import { createConfig, lintFromString } from "@redocly/openapi-core";
import { createMock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";
import { routes } from "../../../../mock/tools/control/routes.ts";
import type { RawDocument, RawOperation } from "../../../../scripts/generate/raw.ts";

async function read(mock = createMock()): Promise<{ text: string; document: RawDocument }> {
  const text = await (await mock.fetch(`${mock.url}/__mock/openapi.json`)).text();
  return { text, document: JSON.parse(text) as RawDocument };
}

const getBody = (operation?: RawOperation) => operation?.requestBody?.content?.["application/json"]?.schema;

describe("the OpenAPI document of the control API", () => {
  it("needs the control token for all but itself, and says what an error and the team mean [CTL-1]", async () => {
    const { document } = await read();
    expect(document.security).toEqual([{ controlToken: [] }]);
    const open = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .filter(({ security }) => security?.length === 0);
    expect(open.map(({ operationId, tags }) => [operationId, tags])).toEqual([
      ["health", ["mock"]],
      ["openapi", ["mock"]],
    ]);
    for (const { description } of Object.values(document.components.responses ?? {}))
      expect(description).toMatch(/^[A-Z].*\.$/);
    expect(document.components.parameters?.["team"]?.description).toMatch(/^Name of the team\./);
  });

  it("is valid OpenAPI 3.1 [CTL-1]", async () => {
    const { text } = await read();
    const config = await createConfig({ extends: ["recommended-strict"], rules: { "info-license": "off" } });
    const problems = await lintFromString({ source: text, absoluteRef: "control.json", config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it("describes every method with its arguments, and no argument as anything [CTL-1]", async () => {
    const { document } = await read();
    for (const { name, path, parameters, owner } of routes) {
      const operation = document.paths[path]?.["post"];
      expect(operation?.operationId).toBe(name);
      expect(operation?.summary).toMatch(/^[A-Z].*\.$/);
      expect(operation?.parameters?.length ?? 0, name).toBe(owner === "teams" ? 0 : 1);
      const schema = getBody(operation);
      expect(Object.keys(schema?.properties ?? {}), name).toEqual(parameters.map((each) => each.name));
      const required = parameters.flatMap((each) => (each.optional ? [] : [each.name]));
      expect(schema?.required ?? [], name).toEqual(required);
      for (const [argument, value] of Object.entries(schema?.properties ?? {}))
        if (argument !== "exported") expect(value, `${name} ${argument}`).not.toEqual({});
    }
    const advance = getBody(document.paths["/__mock/v1/clock/advance"]?.["post"]);
    expect(advance?.properties?.["duration"]?.type).toEqual(["string", "number"]);
    const fault = getBody(document.paths["/__mock/v1/faults/add"]?.["post"])?.properties?.["rule"];
    expect(fault?.properties?.["operation"]?.enum).toContain("orders.create");
    const created = document.paths["/__mock/v1/users/create"]?.["post"]?.responses?.["200"]?.content;
    expect(created?.["application/json"]?.schema).toEqual({ $ref: "#/components/schemas/User" });
    const listed = document.paths["/__mock/v1/users/list"]?.["post"]?.responses?.["200"]?.content;
    expect(listed?.["application/json"]?.schema).toEqual({
      type: "array",
      items: { $ref: "#/components/schemas/User" },
    });
    expect(document.paths["/__mock/v1/users/delete"]?.["post"]?.responses).not.toHaveProperty("200");
    expect(document.paths["/__mock/v1/requests/last"]?.["post"]?.responses).toHaveProperty("204");
  });

  it("requires of a request without bodies nothing that its result leaves out [CTL-1]", async () => {
    const mock = createMock();
    const { document } = await read(mock);
    const order = mock.orders.create({ method: "walk_in_test", status: "completed" });
    await mock.client().orders.resultPdf(order.id);
    const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
    const [listed] = await control.requests.list({ bodies: true });
    const got = await control.requests.get(listed ?? 0);
    const [expected] = await control.requests.expect(got.operation as "orders.resultPdf");
    const { JournalEntry, Request, ReceivedRequest } = document.components.schemas;
    for (const [value, schema] of [
      [listed, JournalEntry],
      [listed?.request, JournalEntry?.properties?.["request"]],
      [got, Request],
      [got.request, Request?.properties?.["request"]],
      [got.response, Request?.properties?.["response"]?.anyOf?.[0]],
      [expected, ReceivedRequest],
    ] as const) {
      expect(value).toBeDefined();
      expect(Object.keys(value ?? {})).toEqual(expect.arrayContaining([...(schema?.required ?? ["?"])]));
    }
    expect([got.request, got.response, expected].filter((one) => one && "body" in one)).toEqual([]);
  });

  it("and health need no token and contain no secret [CTL-2]", async () => {
    const mock = createMock();
    const team = mock.team({ name: "blue" });
    await using server = await listen(mock);
    const response = await fetch(`${server.url}/__mock/openapi.json`);
    const text = await response.text();
    expect(response.headers.get("content-type")).toBe("application/json");
    for (const secret of [mock.controlToken, mock.apiKey, team.apiKey]) expect(text).not.toContain(secret);
    const health = await fetch(`${server.url}/__mock/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
    const head = await fetch(`${server.url}/__mock/health`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const post = await fetch(`${server.url}/__mock/openapi.json`, { method: "POST" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    // Nothing else is readable without the token, except the files of the console.
    expect((await fetch(`${server.url}/__mock/v1/info`)).status).toBe(401);
    expect((await fetch(`${server.url}/__mock/v1`)).status).toBe(401);
  });
});
