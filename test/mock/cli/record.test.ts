import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createClient, isNotFoundError } from "sanguine";
import { createMock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveRecorder } from "../../../mock/cli/record.ts";
import { startServer } from "../../support/start-server.ts";
import { useFolder } from "../../support/use-folder.ts";

const inFolder = useFolder();
let service: MockServer;
const mock = createMock({ seed: "real service", apiKey: "sk_test_never_write_me" });
const warnings: string[] = [];
const closing: (() => unknown)[] = [];
beforeEach(async () => {
  service = await listen(mock);
  closing.push(() => service.close());
});
afterEach(async () => {
  warnings.length = 0;
  for (const close of closing.splice(0)) await close();
});

async function start(target: string) {
  const command = { kind: "record", target, folder: inFolder(), port: 0 } as const;
  const recorder = await serveRecorder(command, (text) => warnings.push(text));
  closing.push(recorder.close);
  return recorder.url;
}

it("[REC-1] sanguine record passes requests on, and writes exchanges without the key or an id", async () => {
  const baseUrl = await start(`${service.url}/`);
  const client = createClient({ baseUrl, apiKey: mock.apiKey });
  const { user_id } = await client.users.create({ client_user_id: "patient-4711" });
  const { users } = await client.request<{ users: object[] }>({ method: "GET", path: "/v2/user/" });
  expect(users).toHaveLength(mock.users.list().length);
  const failure: unknown = await client.users
    .get("00000000-0000-4000-8000-000000000000")
    .catch((error: unknown) => error);
  expect(isNotFoundError(failure)).toBe(true);

  const names = (await readdir(inFolder())).filter((name) => name.endsWith(".json"));
  expect(names).toHaveLength(3);
  const files = await Promise.all(names.map((name) => readFile(inFolder(name), "utf8")));
  expect(files.join("")).not.toMatch(new RegExp(`sk_test|patient-4711|${user_id}|127\\.0\\.0\\.1`));
  const replay = createMock();
  await replay.importRecording(inFolder());
  const created = await replay.client().users.create({ client_user_id: "patient-4711" });
  expect(replay.users.list().map((user) => user.user_id)).toContain(created.user_id);
  expect(warnings).toEqual([]);
});

it("[REC-1] sanguine record leaves the folder alone while the port is taken", async () => {
  const { port } = service;
  const command = { kind: "record", target: service.url, folder: inFolder(), port } as const;
  await expect(serveRecorder(command, () => undefined)).rejects.toThrow(
    `Cannot listen at 127.0.0.1:${port}: the port is taken; choose another with --port`,
  );
  expect(await readdir(inFolder())).toEqual([]);
});

it("[REC-1] sanguine record passes files, redirects and headers on, and neither follows nor decodes twice", async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    const { host, "x-service-api-key": key, "accept-encoding": encodings } = request.headers;
    seen.push([request.method, request.url, key, host, encodings?.includes("unknown-coding")]);
    response
      .writeHead(302, { location: "https://elsewhere.example.com/", "set-cookie": ["a=1", "b=2"] })
      .end("moved");
  });
  const host = await startServer(server);
  const url = await start(`http://${host}/base`);
  const response = await fetch(`${url}/v2/user/?limit=1`, {
    // The recorder decodes the body, so it asks for the encodings that it knows.
    headers: { "x-service-api-key": "k", "accept-encoding": "unknown-coding" },
    redirect: "manual",
  });
  expect([response.status, response.headers.get("location"), await response.text()]).toEqual([
    302,
    "https://elsewhere.example.com/",
    "moved",
  ]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(seen).toEqual([["GET", "/base/v2/user/?limit=1", "k", host, false]]);
});

it("[REC-1] sanguine record responds 502 when the service does not, and says so without data", async () => {
  const url = await start("http://127.0.0.1:1");
  const response = await fetch(`${url}/v2/user/xcanary`);
  expect([response.status, await response.json()]).toEqual([502, { detail: "The service did not respond." }]);
  expect(warnings).toEqual(["A request got no response from the service. Check --target."]);
});
