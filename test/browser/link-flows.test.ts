import { describe, expect, it } from "vitest";
import { enterCode, openLinkSetup, press, signIn, waitForRedirect } from "./link-setup.ts";

const success = { state: "success", error_type: null, error: null };

describe("a user on the link page", () => {
  it("[LNK-2, LNK-12] can search the list and sign in with a password", async () => {
    await using setup = await openLinkSetup();
    const page = await setup.openPage(setup.newToken({ redirects: true }));
    await page.getByLabel("Search").fill("glucose two");
    await expect.poll(() => page.getByRole("listitem").count()).toBe(1);
    expect(await page.getByRole("status").innerText()).toBe("1 provider");
    await page.getByRole("link", { name: "Glucose Two" }).click();
    await signIn(page, { username: "sam", region: "us" });

    expect(await waitForRedirect(setup, page)).toEqual(success);
    expect(await setup.connected()).toEqual(["glucose_two"]);
    expect(setup.consoleErrors).toEqual([]);
  });

  it.each(["acme_watch", "nettlebed_clinic"])(
    "[LNK-2, LNK-4] can consent on the page of %s and deny single scopes",
    async (provider) => {
      await using setup = await openLinkSetup();
      const page = await setup.openPage(setup.newToken({ redirects: true, provider }));
      const scopes = page.getByRole("checkbox");
      expect(await scopes.count()).toBeGreaterThan(3);
      await page.getByRole("checkbox", { name: "profile:read" }).uncheck();
      await press(page, "Allow");

      expect(await waitForRedirect(setup, page)).toEqual(success);
      expect(await setup.connected()).toEqual([provider]);
      const [connection] = setup.mock.connections.list(setup.user_id);
      expect(connection?.resource_availability["profile"]?.status).toBe("unavailable");
      expect(connection?.resource_availability["heartrate"]?.status).toBe("available");
      expect(setup.consoleErrors).toEqual([]);
    },
  );

  it("[LNK-15] sees the outcome of a consent when the token has no redirect_url", async () => {
    await using setup = await openLinkSetup();
    const page = await setup.openPage(setup.newToken({ provider: "acme_watch" }));
    await press(page, "Deny");
    expect(await page.getByRole("alert").innerText()).toContain("required_scopes_not_granted");
    expect(await setup.connected()).toEqual([]);
    await page.getByRole("link", { name: "Try again" }).click();
    await press(page, "Allow");

    await page.getByRole("heading", { name: "Connected" }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/link/connected/acme_watch");
    expect(await setup.connected()).toEqual(["acme_watch"]);
    expect(setup.consoleErrors).toEqual([]);
  });

  it.each(["mfa_sms_then_email", "mfa_three_times"])(
    "[LNK-9] enters every code of %s, after a wrong one",
    async (username) => {
      await using setup = await openLinkSetup();
      const token = setup.newToken({ redirects: true, provider: "glucose_two" });
      const page = await setup.openPage(token);
      await signIn(page, { username });
      await enterCode(page, "000000");
      expect(await page.getByRole("alert").innerText()).toContain("incorrect_mfa_code");
      const codes = { mfa_sms_then_email: 2, mfa_three_times: 3 }[username] ?? 1;
      for (let count = 0; count < codes; count += 1) {
        expect(await setup.connected()).toEqual([]);
        await enterCode(page, setup.mock.link.code(token));
        if (count < codes - 1) await page.getByRole("alert").waitFor({ state: "detached" });
      }

      expect(await waitForRedirect(setup, page)).toEqual(success);
      expect(await setup.connected()).toEqual(["glucose_two"]);
      expect(setup.consoleErrors).toEqual([]);
    },
  );
});

describe("the close button", () => {
  it.each([undefined, "acme_watch"])(
    "[LNK-5] redirects with on_close from the screen of %s",
    async (provider) => {
      await using setup = await openLinkSetup();
      const page = await setup.openPage(setup.newToken({ redirects: true, provider, on_close: "redirect" }));
      await press(page, "Close");
      expect(await waitForRedirect(setup, page)).toMatchObject({
        state: "error",
        error_type: "user_cancelled",
      });
      expect(await setup.connected()).toEqual([]);
      expect(setup.consoleErrors).toEqual([]);
    },
  );
});
