import { describe, expect, it } from "vitest";
import { getProviders } from "../../../../mock/catalog/providers.ts";
import { resourceGroups } from "../../../../src/generated/series.ts";
import { linkErrorTypes } from "../../../../mock/catalog/link-errors.ts";
import { linkErrorTexts } from "../../../../mock/pages/link/views/error-texts.ts";
import { getScopeText } from "../../../../mock/pages/link/views/consent.ts";
import { getSymbolName } from "../../../../mock/pages/link/views/logo.ts";
import { createPageClient } from "./page-client.ts";

it("[LNK-17] the symbol of a provider shows what the provider is", () => {
  const symbols = Object.fromEntries(
    getProviders().map((provider) => [provider.slug, getSymbolName(provider)]),
  );
  expect(symbols).toMatchObject({
    acme_watch: "watch",
    acme_ring_v2: "ring",
    dapple_bike: "bicycle",
    emberline_run: "running",
    fernway_fit: "phone",
    glimmer_sleep_api: "sleep",
    glucose_one_v3: "glucose",
    millpond_swim: "swimming",
    oatfield_diary: "food",
    quarrystone_climb: "running",
    glucose_two: "glucose",
    driftmark_treadmill: "training",
    elmfold_cuff: "bloodPressure",
    foxtail_meter: "glucose",
    harrowgate_pump: "pump",
    kelpstone_oximeter: "oximeter",
    marlstone_sensor: "glucose",
    nettlebed_clinic: "clinic",
    orchardgate_records: "lab",
    slate_phone_health: "phone",
    scale_one_ble: "scale",
    tidewater_journal: "journal",
    umberly_water: "water",
    willowmere_air: "breath",
    manual: "manual",
  });
});

describe("the consent page", () => {
  it("[LNK-17] names the application", async () => {
    const { get, newToken } = createPageClient({ appName: "Stride <b>& Rest" });
    const { body } = await get(`/link/oauth/acme_watch?state=${newToken()}`);
    expect(body).toContain("Stride &lt;b&gt;&amp; Rest asks to read your data.");
    expect(body).toContain("<legend>What Stride &lt;b&gt;&amp; Rest may read</legend>");
    const other = createPageClient();
    expect((await other.get(`/link/oauth/acme_watch?state=${other.newToken()}`)).body).toContain(
      "Example App asks",
    );
  });

  it.each(["", " ", "two\nlines", "\u202Eesrever", "x".repeat(61)])(
    "[LNK-17] rejects the name %j",
    (appName) => {
      expect(() => createPageClient({ appName })).toThrow("appName must be a name of 1 to 60 characters");
    },
  );

  it("[LNK-17] describes every scope in words", async () => {
    const { get, newToken } = createPageClient();
    const { body } = await get(`/link/oauth/acme_watch?state=${newToken()}`);
    expect(body).toMatch(/When and how long you sleep, and the phases of each night\.\s*<\/p>/);
    expect(body).toMatch(/The routes of your workouts\. Optional: adds detail to other data\.\s*<\/p>/);
    const texts = Object.keys(resourceGroups).map((group) => getScopeText(`${group}:read`).about);
    expect(texts).not.toContain(getScopeText("constructor:read").about);
  });
});

describe("the texts for users", () => {
  const title = /^[A-Z][a-z -]+[a-z]$/;
  const sentences = /^(?:[A-Z][\w, ]+\.)(?: [A-Z][\w, ]+\.)*$/;

  it.each(linkErrorTypes)("[LNK-10] have a title and advice for %s", (type) => {
    expect(linkErrorTexts[type]).toEqual({
      title: expect.stringMatching(title),
      advice: expect.stringMatching(sentences),
    });
  });

  it.each([...Object.keys(resourceGroups), "location"])("[LNK-17] describe the scope %s:read", (group) => {
    expect(getScopeText(`${group}:read`)).toEqual({
      title: expect.stringMatching(title),
      about: expect.stringMatching(sentences),
    });
  });
});

describe("a wrong one-time code", () => {
  it("[LNK-16] stays on the page, which says how many tries are left, also with on_error", async () => {
    const { submit, newToken } = createPageClient();
    const token = newToken({ redirect_url: "https://app.example.com/linked", on_error: "redirect" });
    await submit(`/link/provider/glucose_two?token=${token}`, { username: "mfa_sms", password: "x" });
    const enter = () => submit(`/link/code/glucose_two?token=${token}`, { code: "000000" });
    for (const left of ["4 tries", "3 tries", "2 tries", "1 try"]) {
      const { status, body } = await enter();
      expect([status, /You have (\d \w+) left\./.exec(body)?.[1]]).toEqual([200, left]);
      expect(body).toContain('<label for="code">Code</label>');
      const described = /<input[^>]* aria-describedby="([^"]+)"/.exec(body)?.[1]?.split(" ");
      expect(described).toHaveLength(2);
      expect(body).toMatch(/<input[^>]* aria-invalid="true"/);
      for (const id of described ?? []) expect(body).toContain(`id="${id}"`);
    }
    expect((await enter()).headers["location"]).toMatch(/^https:\/\/app\.example\.com\/linked\?state=error&/);
  });

  it("[LNK-16] leads to the sign-in after the last try", async () => {
    const { submit, newToken } = createPageClient();
    const token = newToken();
    await submit(`/link/provider/glucose_two?token=${token}`, { username: "mfa_sms", password: "x" });
    for (let count = 1; count < 5; count += 1)
      await submit(`/link/code/glucose_two?token=${token}`, { code: "1" });
    const { body } = await submit(`/link/code/glucose_two?token=${token}`, { code: "1" });
    expect(body).toContain("No tries are left: sign in again to get a new code.");
    expect(body).toContain('<label for="password">Password</label>');
  });
});

it("a sign-in that failed shows the user name again, and no password", async () => {
  const { submit, newToken } = createPageClient();
  const fields = { username: "provider_credential_error", password: "hunter2" };
  const { body } = await submit(`/link/provider/glucose_two?token=${newToken()}`, fields);
  expect(body).toMatch(/name="username"\s+value="provider_credential_error"/);
  expect(body).not.toContain("hunter2");
});
