import { describe, expect, it } from "vitest";
import { linkCredentials } from "../../../mock/catalog/link-credentials.ts";
import { linkErrorTypes } from "../../../mock/catalog/link-errors.ts";
import { newVisitor, type Fields, type PageReply } from "./visitor.ts";

const HOME = "https://app.example.com/linked?from=link";

/** The parameters that a redirect adds to the test's own address. */
function outcomeOf({ status, headers }: PageReply): Record<string, string> {
  expect(status).toBe(303);
  const url = new URL(headers["location"] ?? "");
  expect(url.origin + url.pathname).toBe("https://app.example.com/linked");
  expect(url.searchParams.get("from")).toBe("link");
  url.searchParams.delete("from");
  return Object.fromEntries(url.searchParams);
}

describe("the page", () => {
  it("[LNK-2] goes straight to the sign-in that its token names, and lists providers otherwise", async () => {
    const { get, newToken } = newVisitor();
    const open = (provider?: string) => get(`/link/?token=${newToken({ provider })}`);
    expect((await open()).body).toMatch(/<h1>Choose a provider<\/h1>/);
    expect((await open("glucose_two")).body).toContain('name="password"');
    expect((await open("marlstone_sensor")).body).toContain('name="email"');
    expect((await open("acme_watch")).headers["location"]).toMatch(/^\/link\/oauth\/acme_watch\?state=/);
    expect((await open("scale_one_ble")).body).toContain("linked in the mobile app");
    expect((await open("tidewater_journal")).body).toContain("linked in the mobile app");
    expect((await open("manual")).body).toContain("entered by hand");
  });

  it("[LNK-3] lists what the filter of its token leaves, and all that can be linked without one", async () => {
    const { get, newToken } = newVisitor();
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

  it("[LNK-3] does not promise more providers where the filter leaves none that a browser connects", async () => {
    const { get, newToken } = newVisitor();
    const open = async (slugs: readonly string[], query = "") =>
      (await get(`/link/?token=${newToken({ filter_on_providers: slugs })}${query}`)).body;
    expect(await open(["manual", "slate_phone_health"])).toContain("not connected in a browser");
    expect(await open(["manual", "slate_phone_health"])).not.toContain("Show all providers");
    expect(await open(["manual", "acme_watch"], "&q=zzz")).toContain("Show all providers");
  });

  it("[LNK-13] validates its token by being opened", async () => {
    const { mock, get, newToken } = newVisitor();
    const token = newToken();
    expect(mock.link.get(token).state).toBe("unvalidated");
    await get(`/link/?token=${token}`);
    expect(mock.link.get(token).state).toBe("validated");
  });

  it("searches without a script", async () => {
    const { get, newToken } = newVisitor();
    const { body } = await get(`/link/?token=${newToken()}&q=GLUCOSE+two`);
    const shown = body
      .split("<li")
      .filter((item) => item.includes("data-text") && !/^[^>]* hidden/.test(item));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain("Glucose Two");
    expect((await get(`/link/?token=${newToken()}&q=nothing+such`)).body).toContain("0 providers");
  });

  it.each([
    { state: "token_expired", spoil: "expire" },
    { state: "token_consumed", spoil: "consume" },
  ] as const)("[LNK-10] tells that its token is $state, on every screen", async ({ state, spoil }) => {
    const { mock, get, newToken } = newVisitor();
    const token = newToken();
    mock.link[spoil](token);
    for (const path of ["/", "/provider/glucose_two", "/code/glucose_two", "/connected/glucose_two"]) {
      const { body } = await get(`/link${path}?token=${token}`);
      expect(body).toMatch(new RegExp(`role="alert"[^]*${state}`));
    }
    expect((await get(`/link/oauth/acme_watch?state=${token}`)).body).toContain(state);
    expect((await get("/link/?token=no-such-token")).body).toContain("invalid_token");
  });
});

describe("a redirect of the page", () => {
  const onForms = linkCredentials.filter(({ outcome }) => outcome !== "pending_provider_mfa");

  it.each(onForms)(
    "[LNK-4, LNK-10] brings $outcome of $provider with $username in $region, where on_error says so",
    async ({ outcome, provider, username, password, region, code }) => {
      const { submit, newToken, connected } = newVisitor();
      const token = newToken({ redirect_url: HOME, on_error: "redirect" });
      const path = `/link/provider/${provider}?token=${token}`;
      const fields: Fields = password === null ? { email: username } : { username, password };
      let reply = await submit(path, { ...fields, region: region ?? "" });
      if (code !== null) reply = await submit(reply.headers["location"] ?? "", { code });
      const wanted = outcome === "success" ? { state: outcome } : { state: "error", error_type: outcome };
      expect(outcomeOf(reply)).toMatchObject(wanted);
      expect(connected()).toEqual(outcome === "success" ? [provider] : []);
    },
  );

  it.each(onForms.filter(({ outcome }) => outcome !== "success"))(
    "[LNK-4, LNK-10] does not happen for $outcome of $provider with $username in $region otherwise: the page shows it",
    async ({ outcome, provider, username, password, region, code }) => {
      const { submit, newToken, connected } = newVisitor();
      const path = `/link/provider/${provider}?token=${newToken({ redirect_url: HOME })}`;
      const fields: Fields = password === null ? { email: username } : { username, password };
      let reply = await submit(path, { ...fields, region: region ?? "" });
      if (code !== null) reply = await submit(reply.headers["location"] ?? "", { code });
      expect(reply.status).toBe(200);
      expect(reply.body).toMatch(new RegExp(`role="alert"[^]*<code>${outcome}</code>`));
      expect(connected()).toEqual([]);
    },
  );

  it.each(linkErrorTypes.filter((fault) => fault !== "incorrect_mfa_code"))(
    "[LNK-4] brings %s of a consent page, whatever on_error says",
    async (fault) => {
      const { submit, newToken, connected } = newVisitor();
      const path = `/link/oauth/acme_watch?state=${newToken({ redirect_url: HOME })}`;
      const reply = await submit(path, { decision: "allow", scope: ["sleep:read"], username: fault });
      expect(outcomeOf(reply)).toMatchObject({ state: "error", error_type: fault });
      expect(connected()).toEqual([]);
    },
  );

  it("[LNK-4] brings what a consent page cannot even show", async () => {
    const { mock, get, newToken } = newVisitor();
    const token = newToken({ redirect_url: HOME });
    mock.link.expire(token);
    expect(outcomeOf(await get(`/link/oauth/acme_watch?state=${token}`))).toMatchObject({
      error_type: "token_expired",
    });
  });

  it("[LNK-12] follows a consent, whose denied scopes leave their data unavailable", async () => {
    const { mock, user_id, submit, newToken } = newVisitor();
    const path = `/link/oauth/acme_watch?state=${newToken({ redirect_url: HOME })}`;
    expect(outcomeOf(await submit(path, { decision: "allow", scope: ["heart:read"] }))).toEqual({
      state: "success",
    });
    const [connection] = mock.connections.list(user_id);
    expect(connection?.resource_availability["heartrate"]?.status).toBe("available");
    expect(connection?.resource_availability["sleep"]?.status).toBe("unavailable");
  });

  it("[LNK-5] follows the close button where on_close says so, and a closed screen otherwise", async () => {
    const { get, post, formToken, newToken } = newVisitor();
    const close = async (token: string) => {
      const form_token = formToken(await get(`/link/?token=${token}`));
      return post(`/link/close?token=${token}`, { form_token });
    };
    expect(outcomeOf(await close(newToken({ redirect_url: HOME, on_close: "redirect" })))).toMatchObject({
      state: "error",
      error_type: "user_cancelled",
    });
    for (const seed of [{ redirect_url: HOME }, {}]) {
      const { location = "" } = (await close(newToken(seed))).headers;
      expect(location).toMatch(/^\/link\/closed\?/);
      expect((await get(location)).body).toContain("<h1>Closed</h1>");
    }
    expect((await close("no-such-token")).headers["location"]).toMatch(/^\/link\/closed\?/);
  });

  it("[LNK-15] gives way to a result page where there is no address", async () => {
    const { get, submit, newToken } = newVisitor();
    const path = `/link/oauth/acme_watch?state=${newToken()}`;
    const denied = await submit(path, { decision: "deny", scope: ["sleep:read"] });
    expect([denied.status, denied.body]).toEqual([
      200,
      expect.stringContaining("required_scopes_not_granted"),
    ]);
    const { location = "" } = (await submit(path, { decision: "allow", scope: ["sleep:read"] })).headers;
    expect((await get(location)).body).toContain("<h1>Connected</h1>");
  });

  it("leads nowhere but to the token's own address, whatever a request says", async () => {
    const { submit, newToken } = newVisitor();
    const path = `/link/provider/glucose_two?token=${newToken({ redirect_url: HOME })}`;
    const evil = "https://evil.example.com/";
    const reply = await submit(`${path}&redirect_url=${encodeURIComponent(evil)}`, {
      username: "sam",
      password: "x",
      redirect_url: evil,
      state: evil,
    });
    expect(outcomeOf(reply)).toEqual({ state: "success" });
  });

  it("claims no success that its link did not have", async () => {
    const { mock, user_id, get, newToken } = newVisitor();
    mock.connections.create({ user: user_id, provider: "glucose_two" });
    const token = newToken();
    expect((await get(`/link/connected/glucose_two?token=${token}`)).body).not.toContain("Connected</h1>");
    await mock.clock.advance("1m");
    mock.link.consume(token);
    expect((await get(`/link/connected/glucose_two?token=${token}`)).body).toContain("token_consumed");
  });

  it("[LNK-12] tells of a second link to the same account, for a team that rejects duplicates", async () => {
    const { mock, user_id, submit, newToken } = newVisitor();
    mock.settings.set({ rejectDuplicateConnections: true });
    const [first] = [mock.connections.create({ user: user_id, provider: "glucose_two" })];
    const path = `/link/provider/glucose_two?token=${newToken({ redirect_url: HOME, on_error: "redirect" })}`;
    expect(outcomeOf(await submit(path, { username: "sam", password: "x" }))).toMatchObject({
      error_type: "duplicate_connection",
    });
    expect(mock.connections.list(user_id)).toEqual([first]);
  });
});

describe("the team of a link", () => {
  it("is the one whose token it is", async () => {
    const { mock, submit, connected } = newVisitor();
    const other = mock.team();
    const user = other.users.create();
    const token = other.link.createToken({ user }).link_token;
    await submit(`/link/provider/glucose_two?token=${token}`, { username: "sam", password: "x" });
    expect(other.connections.list(user)).toHaveLength(1);
    expect(connected()).toEqual([]);
  });
});

describe("the address of the page", () => {
  it("is the path that the mock was told", async () => {
    const { get, newToken } = newVisitor({ linkUrl: "https://app.example.com/connect/" });
    const { status, body } = await get(`/connect/?token=${newToken()}`);
    expect(status).toBe(200);
    expect(body).toContain('href="/connect/provider/acme_watch?');
    await expect(get("/link/?token=x")).rejects.toThrow("no such path");
  });
});
