import { describe, expect, it } from "vitest";
import { BodyTooLarge } from "../../../../mock/http/exchange.ts";
import { createPageClient } from "./page-client.ts";

const fields = { username: "sam", password: "secret" };
const at = (token: string, slug = "glucose_two") => `/link/provider/${slug}?token=${token}`;

describe("a form that the page did not send", () => {
  it.each([
    { from: "another site", headers: { "sec-fetch-site": "cross-site" } },
    { from: "another host of the site", headers: { "sec-fetch-site": "same-site" } },
    { from: "nowhere", headers: { "sec-fetch-site": "none" } },
  ])("is rejected from $from, even with a valid form token", async ({ headers }) => {
    const { submit, newToken, connected } = createPageClient();
    const token = newToken();
    expect((await submit(at(token), fields, { headers })).status).toBe(403);
    expect(connected()).toEqual([]);
    expect((await submit(at(token), fields)).status).toBe(303);
  });

  it("is recognized by its origin when the browser sends no Sec-Fetch-Site", async () => {
    const { get, post, formToken, newToken, connected } = createPageClient();
    const token = newToken();
    const form_token = formToken(await get(at(token)));
    const from = async (origin: string) => {
      const sent = { origin, host: "127.0.0.1:4010" };
      const options = { headers: { ...sent, "sec-fetch-site": undefined as never } };
      return (await post(at(token), { ...fields, form_token }, options)).status;
    };
    expect(await from("https://evil.example.com")).toBe(403);
    expect(await from("http://127.0.0.1:9999")).toBe(403);
    expect(await from("not an origin")).toBe(403);
    expect(connected()).toEqual([]);
    expect(await from("http://127.0.0.1:4010")).toBe(303);
  });

  it("is rejected without a form token or with that of another link", async () => {
    const { get, post, formToken, newToken, connected } = createPageClient();
    const token = newToken();
    const other = formToken(await get(at(newToken())));
    const own = formToken(await get(at(token)));
    for (const form_token of ["", "r1.", other, `${own}0`, own.replace(/^[^.]+/, "r99"), `${own}.x`]) {
      const { status, body } = await post(at(token), { ...fields, form_token });
      expect([form_token, status]).toEqual([form_token, 403]);
      expect(body).toContain('role="alert"');
    }
    expect(connected()).toEqual([]);
    expect((await post(at(token), { ...fields, form_token: own })).status).toBe(303);
  });

  it("is rejected when it is not a form, too large or of another method", async () => {
    const { submit, get, newToken, connected } = createPageClient();
    const path = at(newToken());
    for (const type of ["text/plain", "application/x-www-form-urlencoded2", ""]) {
      const { status, body } = await submit(path, fields, { headers: { "content-type": type } });
      expect([type, status]).toEqual([type, 415]);
      expect(body).toContain("The body must be a form.");
    }
    expect((await submit(path, { ...fields, note: "x".repeat(20_000) })).status).toBe(413);
    const wrongMethod = await submit(path, fields, { method: "PUT" });
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.body).toContain("This path does not accept that method.");
    const { status, headers } = await get("/link/close?token=x");
    expect([status, headers["allow"]]).toEqual([405, "POST"]);
    expect(connected()).toEqual([]);
  });

  it("is rejected when the adapter stops reading it, and passes on other errors of the adapter", async () => {
    const { mock, newToken } = createPageClient();
    const token = newToken();
    const send = (failure: Error) =>
      mock.linkPage(
        {
          method: "POST",
          url: at(token),
          header: (name) => (name === "content-type" ? "application/x-www-form-urlencoded" : null),
          body: () => Promise.reject(failure),
        },
        { random: () => "r1", sign: (text) => text },
      );
    expect(await send(new BodyTooLarge())).toMatchObject({
      status: 413,
      body: expect.stringContaining("The form is too large."),
    });
    const reset = new Error("read ECONNRESET");
    await expect(send(reset)).rejects.toBe(reset);
  });

  it("is rejected when it has a value that the page does not offer", async () => {
    const { submit, newToken, connected } = createPageClient();
    const token = newToken();
    const consent = `/link/oauth/acme_watch?state=${token}`;
    expect((await submit(consent, { decision: "allow", scope: ["everything:write"] })).status).toBe(400);
    expect((await submit(consent, { scope: ["sleep:read"] })).status).toBe(400);
    expect((await submit(at(token), { ...fields, region: "moon" })).status).toBe(400);
    expect(connected()).toEqual([]);
  });

  it("is not offered for a provider with another way to sign in", async () => {
    const { get, post, formToken, newToken, connected } = createPageClient();
    const token = newToken();
    const form_token = formToken(await get(`/link/?token=${token}`));
    const consent = { decision: "allow", scope: ["sleep:read"], form_token };
    for (const slug of ["glucose_two", "marlstone_sensor", "manual", "nobody"]) {
      const path = `/link/oauth/${slug}?state=${token}`;
      expect([slug, (await get(path)).status, (await post(path, consent)).status]).toEqual([slug, 404, 404]);
    }
    for (const slug of ["acme_watch", "marlstone_sensor", "manual", "nobody"]) {
      const { status } = await post(`/link/code/${slug}?token=${token}`, { code: "1", form_token });
      expect([slug, status]).toEqual([slug, 404]);
    }
    for (const slug of ["acme_watch", "manual", "nobody"]) {
      const { status } = await post(at(token, slug), { ...fields, form_token });
      expect([slug, status]).toEqual([slug, 404]);
    }
    expect(connected()).toEqual([]);
  });

  it("cannot bypass the filter of its token", async () => {
    const { submit, post, get, formToken, newToken, connected } = createPageClient();
    const token = newToken({ filter_on_providers: ["lanternfish_run"] });
    const form_token = formToken(await get(`/link/?token=${token}`));
    for (const path of [at(token), `/link/code/glucose_two?token=${token}`]) {
      expect((await get(path)).status).toBe(404);
      expect((await post(path, { ...fields, code: "1", form_token })).status).toBe(404);
    }
    expect(connected()).toEqual([]);
    expect((await submit(at(token, "lanternfish_run"), fields)).status).toBe(303);
    expect(connected()).toEqual(["lanternfish_run"]);
  });
});

describe("a form that is submitted twice", () => {
  it("takes effect once and gets the same response", async () => {
    const { get, post, formToken, newToken, connected } = createPageClient();
    const token = newToken({ redirect_url: "https://app.example.com/linked" });
    const form = { ...fields, form_token: formToken(await get(at(token))) };
    const [first, second] = [await post(at(token), form), await post(at(token), form)];
    expect(first.headers["location"]).toBe("https://app.example.com/linked?state=success");
    expect(second).toEqual(first);
    expect(connected()).toEqual(["glucose_two"]);
  });

  it("is another form at another path, even with the same fields", async () => {
    const { get, post, formToken, newToken } = createPageClient();
    const token = newToken({ provider: "glucose_two", redirect_url: "https://app.example.com/linked" });
    const form = { form_token: formToken(await get(at(token))) };
    const closed = await post(`/link/close?token=${token}`, form);
    const empty = await post(at(token), form);
    expect(closed.headers["location"]).toBe(`/link/closed?token=${token}`);
    expect(empty.body).toContain("provider_credential_error");
  });

  it("counts a wrong code once and does not reuse a correct one for the next", async () => {
    const { mock, get, post, submit, formToken, newToken, connected } = createPageClient();
    const token = newToken();
    await submit(at(token), { username: "mfa_sms_then_email", password: "x" });
    const path = `/link/code/glucose_two?token=${token}`;
    const wrong = { code: "000000", form_token: formToken(await get(path)) };
    for (let count = 0; count < 6; count += 1) {
      expect((await post(path, wrong)).body).toContain("incorrect_mfa_code");
    }
    const right = { code: mock.link.code(token), form_token: formToken(await get(path)) };
    const [first, second] = [await post(path, right), await post(path, right)];
    expect(second).toEqual(first);
    expect(connected()).toEqual([]);
    await submit(path, { code: mock.link.code(token) });
    expect(connected()).toEqual(["glucose_two"]);
  });

  it("is another form with other fields and after a reset", async () => {
    const { mock, get, post, formToken, newToken, connected } = createPageClient();
    const token = newToken();
    const before = mock.snapshot();
    const form_token = formToken(await get(at(token)));
    const wrong = { ...fields, username: "provider_api_error", form_token };
    expect((await post(at(token), wrong)).body).toContain("provider_api_error");
    expect((await post(at(token), { ...fields, form_token })).status).toBe(303);
    expect(connected()).toEqual(["glucose_two"]);
    mock.restore(before);
    expect(connected()).toEqual([]);
    expect((await post(at(token), { ...fields, form_token })).status).toBe(303);
    expect(connected()).toEqual(["glucose_two"]);
  });
});
