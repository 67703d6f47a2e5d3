import { describe, expect, it } from "vitest";
import { linkCredentials } from "../../../../mock/catalog/link-credentials.ts";
import { linkErrorTypes } from "../../../../mock/catalog/link-errors.ts";
import { createPageClient, type Fields, type PageResponse } from "./page-client.ts";

const REDIRECT_URL = "https://app.example.com/linked?from=link";

/** Parses the parameters that a redirect adds to the redirect_url. */
function parseOutcome({ status, headers }: PageResponse): Record<string, string> {
  expect(status).toBe(303);
  const url = new URL(headers["location"] ?? "");
  expect(url.origin + url.pathname).toBe("https://app.example.com/linked");
  expect(url.searchParams.get("from")).toBe("link");
  url.searchParams.delete("from");
  return Object.fromEntries(url.searchParams);
}

describe("the page", () => {
  it("[LNK-2] shows the sign-in of the provider that its token names, and lists providers otherwise", async () => {
    const { get, newToken } = createPageClient();
    const open = (provider?: string) => get(`/link/?token=${newToken({ provider })}`);
    expect((await open()).body).toMatch(/<h1>Choose a provider<\/h1>/);
    expect((await open("glucose_two")).body).toContain('name="password"');
    expect((await open("marlstone_sensor")).body).toContain('name="email"');
    expect((await open("acme_watch")).headers["location"]).toMatch(/^\/link\/oauth\/acme_watch\?state=/);
    expect((await open("scale_one_ble")).body).toContain("linked in the mobile app");
    expect((await open("tidewater_journal")).body).toContain("linked in the mobile app");
    const { body } = await open("manual");
    expect(body).toContain("Not from a browser.");
    expect(body).toContain("entered by hand");
  });

  it("[LNK-2] links a sign-in to the list, unless its token names the provider", async () => {
    const { get, newToken } = createPageClient();
    const [token, own] = [newToken(), newToken({ provider: "glucose_two" })];
    const open = async (one: string) => (await get(`/link/provider/glucose_two?token=${one}`)).body;
    expect(await open(token)).toContain(`<a href="/link/?token=${token}">Choose another provider</a>`);
    expect(await open(own)).toContain('name="password"');
    expect(await open(own)).not.toContain("Choose another provider");
  });

  it("[LNK-3] lists the filtered providers, or all linkable ones without a filter", async () => {
    const { get, newToken } = createPageClient();
    const listed = async (filter_on_providers?: string[]) => {
      const { body } = await get(`/link/?token=${newToken({ filter_on_providers })}`);
      return [...body.matchAll(/href="\/link\/provider\/(\w+)\?/g)].map(([, slug]) => slug);
    };
    expect(await listed()).toHaveLength(32);
    expect(await listed(["glucose_two", "acme_watch", "scale_one_ble"])).toEqual([
      "acme_watch",
      "glucose_two",
    ]);
  });

  it("[LNK-2, LNK-3] opens the sign-in of a provider in its list, and of no other", async () => {
    const { get, newToken } = createPageClient();
    const token = newToken({ filter_on_providers: ["glucose_two"] });
    const open = async (slug: string) => (await get(`/link/provider/${slug}?token=${token}`)).body;
    expect(await open("glucose_two")).toMatch(/<input[^>]*type="password"/);
    for (const slug of ["elmfold_cuff", "nobody"]) expect(await open(slug)).not.toMatch(/type="password"/);
  });

  it("[LNK-13] validates its token when it is opened", async () => {
    const { mock, get, newToken } = createPageClient();
    const token = newToken();
    expect(mock.link.get(token).state).toBe("unvalidated");
    await get(`/link/?token=${token}`);
    expect(mock.link.get(token).state).toBe("validated");
  });

  it.each([
    { state: "token_expired", endToken: "expire" },
    { state: "token_consumed", endToken: "consume" },
  ] as const)("[LNK-10] shows $state on every screen", async ({ state, endToken }) => {
    const { mock, get, newToken } = createPageClient();
    const token = newToken();
    mock.link[endToken](token);
    for (const path of ["/", "/provider/glucose_two", "/code/glucose_two", "/connected/glucose_two"]) {
      const { body } = await get(`/link${path}?token=${token}`);
      expect(body).toMatch(new RegExp(`role="alert"[^]*${state}`));
    }
    expect((await get(`/link/oauth/acme_watch?state=${token}`)).body).toContain(state);
    expect((await get("/link/?token=no-such-token")).body).toContain("invalid_token");
    // Nothing was submitted, so nothing redirects.
    for (const path of ["/", "/provider/glucose_two", "/code/glucose_two"]) {
      const own = newToken({ redirect_url: REDIRECT_URL, on_error: "redirect", on_close: "redirect" });
      mock.link[endToken](own);
      expect((await get(`/link${path}?token=${own}`)).body).toContain(state);
    }
  });
});

describe("a redirect of the page", () => {
  const onForms = linkCredentials.filter(({ outcome }) => outcome !== "pending_provider_mfa");

  it.each(onForms)(
    "[LNK-4, LNK-10] reports $outcome of $provider with $username in $region with on_error; without it, the page shows an error",
    async ({ outcome, provider, username, password, region, code }) => {
      const { submit, newToken, connected } = createPageClient();
      const fields: Fields = password === null ? { email: username } : { username, password };
      /** Submits the form and, as often as possible, the code. */
      const signIn = async (on_error?: "redirect", tries = 1) => {
        const token = newToken({ redirect_url: REDIRECT_URL, on_error });
        const path = `/link/provider/${provider}?token=${token}`;
        let response = await submit(path, { ...fields, region: region ?? "" });
        const codePath = response.headers["location"] ?? "";
        if (code !== null) expect(response.status).toBe(303);
        for (let left = code === null ? 0 : tries; left > 0; left -= 1) {
          response = await submit(codePath, { code: code ?? "" });
          expect([response.status, left]).toEqual([left === 1 && tries > 1 ? 303 : 200, left]);
        }
        return response;
      };
      if (outcome !== "success") {
        const shown = await signIn();
        expect(shown.status).toBe(200);
        expect(shown.body).toMatch(new RegExp(`role="alert"[^]*<code>${outcome}</code>`));
      }
      // A wrong code redirects when no try is left.
      const expected = outcome === "success" ? { state: outcome } : { state: "error", error_type: outcome };
      expect(parseOutcome(await signIn("redirect", 5))).toMatchObject(expected);
      expect(connected()).toEqual(outcome === "success" ? [provider] : []);
    },
  );

  it.each(linkErrorTypes.filter((errorType) => errorType !== "incorrect_mfa_code"))(
    "[LNK-4] reports %s of a consent page regardless of on_error",
    async (errorType) => {
      const { submit, newToken, connected } = createPageClient();
      const path = `/link/oauth/acme_watch?state=${newToken({ redirect_url: REDIRECT_URL })}`;
      const response = await submit(path, { decision: "allow", scope: ["sleep:read"], username: errorType });
      expect(parseOutcome(response)).toMatchObject({ state: "error", error_type: errorType });
      expect(connected()).toEqual([]);
    },
  );

  it("[LNK-12] follows a consent, and denied scopes make their data unavailable", async () => {
    const { mock, user_id, submit, newToken } = createPageClient();
    const path = `/link/oauth/acme_watch?state=${newToken({ redirect_url: REDIRECT_URL })}`;
    expect(parseOutcome(await submit(path, { decision: "allow", scope: ["heart:read"] }))).toEqual({
      state: "success",
    });
    const [connection] = mock.connections.list(user_id);
    expect(connection?.resource_availability["heartrate"]?.status).toBe("available");
    expect(connection?.resource_availability["sleep"]?.status).toBe("unavailable");
  });

  it("[LNK-5] follows the close button with on_close; otherwise a closed screen does", async () => {
    const { get, post, formToken, newToken } = createPageClient();
    const close = async (token: string) => {
      const form_token = formToken(await get(`/link/?token=${token}`));
      return post(`/link/close?token=${token}`, { form_token });
    };
    expect(
      parseOutcome(await close(newToken({ redirect_url: REDIRECT_URL, on_close: "redirect" }))),
    ).toMatchObject({
      state: "error",
      error_type: "user_cancelled",
    });
    for (const seed of [{ redirect_url: REDIRECT_URL }, {}]) {
      const { location = "" } = (await close(newToken(seed))).headers;
      expect(location).toMatch(/^\/link\/closed\?/);
      expect((await get(location)).body).toContain("<h1>Closed</h1>");
    }
    expect((await close("no-such-token")).headers["location"]).toMatch(/^\/link\/closed\?/);
  });

  it("[LNK-4, LNK-5, USR-12] leads to the redirect_url also when the user was deleted meanwhile", async () => {
    const { mock, user_id, get, post, formToken, newToken } = createPageClient();
    const token = newToken({ redirect_url: REDIRECT_URL, on_error: "redirect", on_close: "redirect" });
    const form_token = formToken(await get(`/link/?token=${token}`));
    mock.users.delete(user_id);
    for (const [path, fields, error_type] of [
      ["provider/glucose_two?token", { username: "sam", password: "x" }, "invalid_token"],
      ["oauth/acme_watch?state", { decision: "allow" }, "invalid_token"],
      ["close?token", {}, "user_cancelled"],
    ] as const) {
      const response = await post(`/link/${path}=${token}`, { form_token, ...fields });
      expect(parseOutcome(response)).toMatchObject({ state: "error", error_type });
    }
  });

  it("[LNK-15] is replaced by a result screen without a redirect_url", async () => {
    const { get, submit, newToken } = createPageClient();
    const path = `/link/oauth/acme_watch?state=${newToken()}`;
    const denied = await submit(path, { decision: "deny", scope: ["sleep:read"] });
    expect([denied.status, denied.body]).toEqual([
      200,
      expect.stringContaining("required_scopes_not_granted"),
    ]);
    const { location = "" } = (await submit(path, { decision: "allow", scope: ["sleep:read"] })).headers;
    expect((await get(location)).body).toContain("<h1>Connected</h1>");
  });

  it("leads only to the token's redirect_url, whatever a request contains", async () => {
    const { submit, newToken } = createPageClient();
    const path = `/link/provider/glucose_two?token=${newToken({ redirect_url: REDIRECT_URL })}`;
    const evil = "https://evil.example.com/";
    const response = await submit(`${path}&redirect_url=${encodeURIComponent(evil)}`, {
      username: "sam",
      password: "x",
      redirect_url: evil,
      state: evil,
    });
    expect(parseOutcome(response)).toEqual({ state: "success" });
  });
});
