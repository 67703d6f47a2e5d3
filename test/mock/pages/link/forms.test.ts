import { describe, expect, it } from "vitest";
import { createPageClient } from "./page-client.ts";

const fields = { username: "sam", password: "secret" };
const at = (token: string, slug = "glucose_two") => `/link/provider/${slug}?token=${token}`;

describe("a form that the page did not send", () => {
  it("is rejected from another site, even with a valid form token", async () => {
    const { submit, newToken, connected } = createPageClient();
    const token = newToken();
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await submit(at(token), fields, { headers })).status).toBe(403);
    expect(connected()).toEqual([]);
    expect((await submit(at(token), fields)).status).toBe(303);
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

  it("is rejected when it has a value that the page does not offer", async () => {
    const { submit, newToken, connected } = createPageClient();
    const token = newToken();
    const consent = `/link/oauth/acme_watch?state=${token}`;
    expect((await submit(consent, { decision: "allow", scope: ["everything:write"] })).status).toBe(400);
    expect((await submit(consent, { scope: ["sleep:read"] })).status).toBe(400);
    expect((await submit(at(token), { ...fields, region: "moon" })).status).toBe(400);
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

  it("counts a wrong code once and does not reuse a correct one for the next", async () => {
    const { mock, get, post, submit, formToken, newToken, connected } = createPageClient();
    const token = newToken();
    await submit(at(token), { username: "mfa_sms_then_email", password: "x" });
    const path = `/link/code/glucose_two?token=${token}`;
    const wrong = { code: "000000", form_token: formToken(await get(path)) };
    for (let count = 0; count < 6; count += 1) {
      expect((await post(path, wrong)).body).toContain("incorrect_mfa_code");
    }
    expect((await get(path)).body).toContain("A text message went to");
    const right = { code: mock.link.code(token), form_token: formToken(await get(path)) };
    const [first, second] = [await post(path, right), await post(path, right)];
    expect(second).toEqual(first);
    expect(connected()).toEqual([]);
    expect((await get(path)).body).toContain("An e-mail went to");
    await submit(path, { code: mock.link.code(token) });
    expect(connected()).toEqual(["glucose_two"]);
  });
});
