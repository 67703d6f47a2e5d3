import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { createMock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";
import type { ServiceDocument } from "../../../../mock/pages/landing/views/reference.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../../../support/ask.ts";

const run = promisify(execFile);
const hasCurl = spawnSync("curl", ["--version"]).status === 0;
const browserHeaders = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

const mock = createMock({ seed: "landing page" });
let server: MockServer;

beforeAll(async () => {
  server = await listen(mock);
});

afterAll(() => server.close());

const open = (base: string, headers: Readonly<Record<string, string>>) =>
  ask(base, { headers: { ...browserHeaders, ...headers } });

/** Returns the texts of the commands, as a person copies them. */
function listCommands(page: string): string[] {
  const decode = (part: string): string =>
    part.replace(/&(quot|#39|lt|gt|amp);/g, (_, name: string) =>
      String({ quot: '"', "#39": "'", lt: "<", gt: ">", amp: "&" }[name]),
    );
  return [...page.matchAll(/data-command>([^<]*)</g)].map(([, command = ""]) => decode(command));
}

describe("the landing page", () => {
  it("[LAND-1] shows the base URL, the API keys and links to a browser", async () => {
    const other = mock.team({ name: "<b>other</b>" });
    const response = await fetch(server.url, { headers: browserHeaders });
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page).toContain(
      `<code id="base-url" tabindex="0" aria-labelledby="base-url-label">${server.url}</code>`,
    );
    expect(page).toContain(`aria-labelledby="key-1-label">${mock.apiKey}</code>`);
    expect(page).toContain(`aria-labelledby="key-2-label">${other.apiKey}</code>`);
    expect(page).toContain("API key of &lt;b&gt;other&lt;/b&gt;");
    for (const path of ["/__mock/", "/__mock/reference", "/__mock/reference/openapi.json"])
      expect(page).toContain(`href="${path}"`);
    expect(page).toContain(`<code>${server.url}/link/</code>`);
    expect(page).not.toContain(mock.controlToken);
  });

  it("[LAND-1] loads only its own files and cannot be framed, loaded or kept by others", async () => {
    const { headers } = await fetch(`${server.url}/?from=anywhere`, { headers: browserHeaders });
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    const page = await (await fetch(server.url, { headers: browserHeaders })).text();
    expect(page).not.toMatch(/<style|style=|<script>|\son\w+=/);
    const script = await fetch(`${server.url}/__mock/landing.js`);
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    const style = await fetch(`${server.url}/__mock/landing.css`);
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
  });

  it("[LAND-1] leaves the response to programs as it is", async () => {
    const expected = await (await mock.fetch(mock.url)).json();
    const clients: Record<string, string>[] = [{}, { accept: "application/json" }, { accept: "*/*" }];
    for (const headers of clients) {
      const response = await fetch(server.url, { headers });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual(expected);
    }
    const posted = await fetch(server.url, { method: "POST", headers: browserHeaders });
    expect(posted.headers.get("content-type")).toBe("application/json");
    const head = await fetch(server.url, { method: "HEAD", headers: browserHeaders });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it.skipIf(!hasCurl)("[LAND-3] prints three commands that work, at each visit", async () => {
    for (const clientUserId of ["u-1", "u-2"]) {
      const commands = listCommands((await open(server.url, {})).body);
      const outputs = [];
      for (const command of commands) outputs.push(JSON.parse((await run("sh", ["-c", command])).stdout));
      expect(outputs).toEqual([
        expect.arrayContaining([expect.objectContaining({ slug: "acme_watch" })]),
        expect.objectContaining({ client_user_id: clientUserId }),
        expect.objectContaining({ client_user_id: clientUserId }),
      ]);
    }
  });

  it.skipIf(!hasCurl)("[LAND-3] quotes a key for the shell", async () => {
    const odd = createMock({ apiKey: "a'b\"c$(d)`e`\\f<g>" });
    await using oddServer = await listen(odd);
    const [first = ""] = listCommands((await open(oddServer.url, {})).body);
    expect(JSON.parse((await run("sh", ["-c", first])).stdout)).toBeInstanceOf(Array);
  });
});

describe("the API keys", () => {
  it("[LAND-2] are hidden from a host name that does not name the server, and its text is not repeated", async () => {
    const { status, body } = await open(server.url, { host: "evil.example" });
    expect(status).toBe(403);
    expect(body).not.toContain(mock.apiKey);
    expect(body).not.toContain("evil.example");
  });

  it.each(["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"])(
    "[LAND-2] are hidden behind a proxy that sends %s",
    async (name) => {
      const { body } = await open(server.url, { [name]: "127.0.0.1" });
      expect(body).not.toContain(mock.apiKey);
    },
  );

  it("[LAND-2] are hidden when other machines can reach the server, until the control token is sent", async () => {
    const reachable = createMock();
    await using wide = await listen(reachable, { host: "0.0.0.0" });
    const { body } = await open(wide.url, {});
    expect(body).not.toContain(reachable.apiKey);
    expect(body).toContain("other machines can reach this server");
    expect(listCommands(body)[0]).toBe(`curl ${wide.url}/v2/providers -H "x-service-api-key: <API_KEY>"`);
    // The script of the page sends this.
    const authorization = `Bearer ${reachable.controlToken}`;
    const teams = await fetch(`${wide.url}/__mock/v1/teams`, { method: "POST", headers: { authorization } });
    expect(await teams.json()).toMatchObject([{ api_key: reachable.apiKey }]);
  });

  it("[CTL-14, LAND-2] are hidden when the server is published, whose URL the page and its commands use", async () => {
    const published = createMock();
    await using proxied = await listen(published, { publicUrl: "https://mock.example.com" });
    const { status, body } = await open(proxied.url, { host: "mock.example.com" });
    expect(status).toBe(200);
    expect(body).not.toContain(published.apiKey);
    expect(listCommands(body)[0]).toContain("curl https://mock.example.com/v2/providers");
    expect(body).not.toContain(proxied.url);
  });

  it("[LAND-2] are shown under each own name, which the commands use", async () => {
    const { body } = await open(server.url, { host: `localhost:${server.port}` });
    expect(body).toContain(mock.apiKey);
    expect(listCommands(body)[0]).toContain(`curl http://localhost:${server.port}/v2/providers`);
  });
});

it("[LAND-4] the reference lists every operation of the OpenAPI document, which the server has too", async () => {
  const document: ServiceDocument = JSON.parse(
    await (await fetch(`${server.url}/__mock/reference/openapi.json`)).text(),
  );
  expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Sanguine" } });
  const page = await (await fetch(`${server.url}/__mock/reference`)).text();
  expect(page).toContain("<code>client.orders.create()</code>");
  const ids = Array.from(page.matchAll(/client\.([\w.]+)\(\)/g), ([, id]) => id);
  const operations = mock.operations.flatMap(({ id }) => (id.includes(".") ? id : []));
  expect(ids).toHaveLength(operations.length);
  expect(new Set(ids)).toEqual(new Set(operations));
});
