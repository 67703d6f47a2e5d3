import { createMock } from "sanguine/mock";
import { createNewEntry } from "./create-new-entry.ts";
import { describe, expect, it } from "vitest";
import { Journal } from "../../../mock/journal/journal.ts";
import { SentResponse } from "../../../mock/journal/sent-response.ts";

const send = (body: string | Uint8Array | null, type = "application/json") =>
  new SentResponse({ "content-type": type }, body);

const entry = (sequence: number, response: SentResponse) => createNewEntry(sequence, { response });

describe("the responses of the journal [CTL-8]", () => {
  it("are parsed, and hide credentials", () => {
    const url = "https://link.example/?token=tok_secret&x=1#top";
    const body = {
      link_token: "tok_secret",
      list: [{ link_web_url: url }],
      requisition_form_url: "/tok_secret",
    };
    expect(send(JSON.stringify(body)).body).toEqual({
      link_token: "<hidden>",
      list: [{ link_web_url: "https://link.example/?token=<hidden>&x=1#top" }],
      requisition_form_url: "<hidden>",
    });
    expect(send("<h1>Bad gateway</h1>", "text/html").body).toBe("<h1>Bad gateway</h1>");
    expect(send(new TextEncoder().encode("<h1>"), "text/html").body).toBe("<h1>");
    expect(send(new Uint8Array(9), "application/pdf")).toMatchObject({
      kept: false,
      size: 9,
      body: undefined,
    });
    expect(send(null)).toMatchObject({ kept: false, size: 0, body: undefined });
  });

  it("hide credentials in bodies that a fault corrupted, and in URLs inside a text", async () => {
    const mock = createMock();
    const user = mock.users.create();
    const url = `${mock.url}/v2/link/token`;
    const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
    for (const corrupt of ["malformed", "truncated"] as const) {
      mock.faults.add({ operation: "link.createToken", corrupt, when: "after", times: 1 });
      const body = JSON.stringify({ user_id: user.user_id });
      const sent = await (await mock.fetch(url, { method: "POST", headers, body })).text();
      expect(sent).toMatch(/"link_token":"[^"]/);
      const kept = mock.requests.last()?.response?.body;
      expect(kept).toMatch(/^\{"link_token":"<hidden>"/);
      expect(kept).not.toContain(/"link_token":"([^"]*)/.exec(sent)?.[1]);
    }
    const cut = '{"mfa_code": 123456, "list": [{"password": "a\\"b", "name": "c", "api_key": "sk_te';
    expect(send(cut).body).toBe(
      '{"mfa_code":"<hidden>", "list": [{"password":"<hidden>", "name": "c", "api_key":"<hidden>"',
    );
    const text = "See https://link.example/?x=1&token=tok_secret, or ask. Is A&B here?";
    const hidden = "See https://link.example/?x=1&token=<hidden> or ask. Is A&B here?";
    expect(send(JSON.stringify({ detail: text })).body).toEqual({ detail: hidden });
    expect(send(`<a href="/link/?state=tok_secret#top">`, "text/html").body).toBe(
      `<a href="/link/?state=<hidden>#top">`,
    );
  });

  it("stay within the bound of one body and of all bodies, and the oldest go first", () => {
    const longest = 256 * 1024;
    expect(send("x".repeat(longest)).kept).toBe(true);
    expect(send("x".repeat(longest + 1)).kept).toBe(false);
    const journal = new Journal(40);
    // 32 bodies of 256 Ki are 8 Mi.
    for (let sequence = 1; sequence <= 33; sequence += 1)
      journal.record(entry(sequence, send("x".repeat(longest))));
    const kept = () => journal.list().flatMap((one) => (one.response?.kept === true ? [one.sequence] : []));
    expect(kept()).toEqual(Array.from({ length: 32 }, (_, index) => index + 2));
    // Entries that the journal drops free their bodies.
    const first = journal.find(2)?.response;
    for (let sequence = 34; sequence <= 42; sequence += 1) journal.record(entry(sequence, send("{}")));
    expect(journal.find(2)).toBeUndefined();
    expect(first?.kept).toBe(false);
    journal.record(entry(43, send("x".repeat(longest - 100))));
    expect(kept()[0]).toBe(4);
    journal.clear();
    journal.record(entry(44, send("{}")));
    expect(kept()).toEqual([44]);
    // The oldest body is the oldest that the journal still keeps.
    for (let sequence = 45; sequence <= 99; sequence += 1) journal.record(entry(sequence, send("{}")));
    for (let sequence = 100; sequence <= 132; sequence += 1)
      journal.record(entry(sequence, send("x".repeat(longest))));
    expect(kept()).toEqual(Array.from({ length: 32 }, (_, index) => index + 101));
  });
});
