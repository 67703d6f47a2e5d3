import type { Page } from "playwright-core";
import { createMock, type Mock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";
import { button, openConsole, say } from "./open-console.ts";

const card = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

describe("[CON-1] signing in", () => {
  it("takes the token of a link or of the form, and keeps it out of every URL and Referer", async () => {
    await using console = await openConsole();
    const { mock, page, requests, server } = console;
    const live = page.getByText("Live", { exact: true });
    // The link brought the token along. The address loses it at once, and the tab keeps it.
    await page.goto(`${server.url}/__mock/?from=link#token=${mock.controlToken}`);
    await live.waitFor();
    await expect.poll(() => page.url()).toBe(`${server.url}/__mock/`);
    await page.reload();
    await live.waitFor();
    expect(await page.evaluate("history.length < 20 && document.documentElement.outerHTML")).not.toContain(
      mock.controlToken,
    );
    await button(page, "Sign out").click();
    await page.getByLabel("Control token").waitFor();
    await page.reload();
    await page.getByLabel("Control token").fill("guessed");
    await button(page, "Open the console").click();
    await page.getByRole("alert").getByText("The mock rejects this token.").waitFor();
    await page.getByLabel("Control token").fill(mock.controlToken);
    await button(page, "Open the console").click();
    await live.waitFor();
    expect(requests.length).toBeGreaterThan(10);
    expect(requests.filter((text) => text.includes(mock.controlToken))).toEqual([]);
    expect(requests.filter((text) => !text.startsWith(server.url))).toEqual([]);
    // Looking changes nothing in the journal.
    expect(mock.requests.list()).toEqual([]);
  });

  it("signs out when the mock was restarted with another token", async () => {
    await using console = await openConsole({ mock: createMock({ controlToken: "first-token" }) });
    const { page, server } = console;
    await server.close();
    await page.getByText("Not connected").waitFor();
    await using _ = await listen(createMock({ controlToken: "second-token" }), { port: server.port });
    const rejected = page.getByText("The mock rejects this token.");
    await rejected.waitFor();
    expect(await rejected.count()).toBe(1);
  });
});

it("Time and faults moves the clock, injects faults, changes settings and restores", async () => {
  await using console = await openConsole({ view: "#/time" });
  const { mock, page } = console;
  await page.getByRole("heading", { name: "Time and faults" }).waitFor();
  await console.expectAccessible();

  // The clock: run, freeze, advance with progress, undo, to a date, and back in time.
  const clock = card(page, "Clock");
  await clock.getByText("2026-01-15 09:00:00").waitFor();
  await button(page, "Run").click();
  await clock.getByText("running").waitFor();
  expect(mock.clock.mode).toBe("running");
  // An hour in each second.
  mock.clock.setMode({ running: 3_600 });
  await clock.getByText(/^2026-01-15 1\d:/).waitFor();
  await button(page, "Freeze").click();
  await clock.getByText("frozen").waitFor();
  const start = mock.clock.now();
  const progress = page.evaluate(OBSERVE_PROGRESS);
  await button(page, "Advance 30 days").click();
  expect(await progress).toBe("Progress of the clock");
  await say(page, "Advanced the clock by 30 days.");
  expect(mock.clock.now()).toBe(start + 30 * 86_400_000);
  await button(page, "Undo").click();
  await say(page, "Restored the state from before.");
  expect(mock.clock.now()).toBe(start);
  await page.getByLabel("Advance to (UTC)").fill("2026-03-01T12:00");
  await button(page, "Advance").click();
  await clock.getByText("2026-03-01 12:00:00").waitFor();
  await page.getByLabel("Advance to (UTC)").fill("2026-02-01T12:00");
  await button(page, "Advance").click();
  await clock.getByText(/^The clock shows .* and cannot go back/).waitFor();

  // Faults: a preset, its counters, a rule that the mock rejects, a rule, and their removal.
  await button(page, "Add Outage").click();
  await page.getByRole("cell", { name: "status 503, retry after 5", exact: true }).waitFor();
  const client = mock.client({ retries: 0 });
  await expect(client.users.list()).rejects.toMatchObject({ status: 503 });
  await page.getByRole("row", { name: /status 503, retry after 5 1 1/ }).waitFor();
  await page.getByText("Write a rule").click();
  await page.getByLabel("Operation").fill("orders.mistyped");
  await button(page, "Add the fault").click();
  await page.getByRole("alert").getByText("rule.operation").waitFor();
  await page.getByLabel("Effect").selectOption("latency");
  await page.getByLabel("Delay, such as").fill("2s");
  await page.getByLabel("Operation").fill("users.list");
  await page.getByLabel("Times").fill("3");
  await button(page, "Add the fault").click();
  await page.getByRole("row", { name: /operation users\.list, times 3, latency 2s 0 0 of 3/ }).waitFor();
  expect(mock.faults.list().map(({ rule }) => rule)).toEqual([
    { status: 503, retryAfter: 5 },
    { operation: "users.list", times: 3, latency: "2s" },
  ]);
  await button(page, /^Remove fault 1/).click();
  await button(page, "Remove all").click();
  await page.getByText("No fault is active.").waitFor();
  await say(page, "Removed every fault.");
  await button(page, "Undo").last().click();
  await page.getByRole("row", { name: /latency 2s/ }).waitFor();
  expect(mock.faults.list()).toHaveLength(1);

  // A fault that was applied as often as it may be is not active.
  mock.faults.add({ operation: "providers.list", status: 503, times: 1 });
  await card(page, "Faults").getByText("2 active").waitFor();
  await expect(client.providers.list()).rejects.toMatchObject({ status: 503 });
  await card(page, "Faults").getByText("1 active").waitFor();
  await page
    .getByRole("row", { name: /operation providers\.list, status 503, times 1 1 1 of 1 used up/ })
    .waitFor();

  // Unknown values.
  await page.getByLabel("Nulls").check();
  await page.getByLabel("Share of places, %").fill("500");
  expect(await page.locator("input:invalid").getAttribute("max")).toBe("100");
  await page.getByLabel("Share of places, %").fill("50");
  await button(page, "Turn on").click();
  await card(page, "Unknown values").getByText("on", { exact: true }).waitFor();
  expect(mock.unknownValues.options).toEqual({
    enums: true,
    fields: true,
    eventTypes: true,
    nulls: true,
    rate: 0.5,
  });
  await button(page, "Turn off").click();
  await card(page, "Unknown values").getByText("off", { exact: true }).waitFor();

  // Settings, each with what it opens.
  await page.getByLabel("Accepts patients who are minors").click();
  await say(page, "Changed minors.");
  expect(mock.settings.get().minors).toBe(true);
  await page.getByLabel("The lifetime of a link token").fill("10m");
  await button(page, "Set linkTokenLifetime").click();
  await say(page, "Changed linkTokenLifetime.");
  expect(mock.settings.get().linkTokenLifetime).toBe(600_000);

  // Snapshots.
  await page.getByLabel("Label").fill("with one user");
  mock.users.create({ client_user_id: "u-1" });
  await button(page, "Take a snapshot").click();
  await page.getByRole("cell", { name: "with one user", exact: true }).waitFor();
  mock.users.create({ client_user_id: "u-2" });
  await button(page, "Restore with one user").click();
  await say(page, "Restored the snapshot.");
  expect(mock.users.list().map(({ client_user_id }) => client_user_id)).toEqual(["u-1"]);

  // Import of a file that is none.
  const file = { name: "team.json", mimeType: "application/json", buffer: Buffer.from("no JSON") };
  await page.getByLabel("Import a file").setInputFiles(file);
  await say(page, "This file is not JSON.");

  // Teams.
  await page.getByLabel("Name of a new team").fill("blue");
  await button(page, "Create a team").click();
  await button(page, "Show blue").click();
  const team = page.getByRole("combobox", { name: "Team", exact: true });
  await expect.poll(() => team.inputValue()).toBe("blue");
  await clock.getByText("2026-01-15 09:00:00").waitFor();
  await button(page, "Advance 1 day").click();
  await say(page, "Advanced the clock by 1 day.");
  expect(mock.teams()[1]?.clock.iso()).toBe("2026-01-16T09:00:00.000Z");
  // The card of the clock lies above the button, and can move it until it shows the new time.
  await clock.getByText("2026-01-16 09:00:00").waitFor();
  await button(page, "Remove blue").click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove blue" }).click();
  await say(page, "Removed blue.");
  expect(mock.teams()).toHaveLength(1);
  await expect.poll(() => team.inputValue()).toBe("team-1");
});

it("messages stay while somebody points at them or has the focus in them", async () => {
  await using console = await openConsole({ view: "#/time" });
  const { page } = console;
  await page.clock.install();
  await button(page, "Advance 1 hour").click();
  await say(page, "Advanced the clock by 1 hour.");
  const message = page.locator(".toast");
  await message.hover();
  await page.clock.runFor(60_000);
  expect(await message.count()).toBe(1);
  await message.getByRole("button", { name: "Undo" }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  expect(await message.count()).toBe(1);
  await page.getByLabel("Label").focus();
  await page.clock.runFor(14_000);
  expect(await message.count()).toBe(1);
  await page.clock.runFor(2_000);
  await message.waitFor({ state: "detached" });
});

it("a typed filter leads nobody back to a list that was left, and overwrites no other filter", async () => {
  await using console = await openConsole({ view: "#/webhooks" });
  const { page } = console;
  await page.getByText("There are no messages.").waitFor();
  /** Types a search, acts when the pause after the typing ends, and ends it before the page can follow the new address. */
  const typeAnd = (text: string, act: string) =>
    page.evaluate(`(async () => {
      const start = window.setTimeout;
      const pause = new Promise((resolve) => {
        window.setTimeout = (end, delay) => (delay === 200 ? resolve(end) : start(end, delay));
      });
      const field = document.querySelector("[type=search]");
      field.value = ${JSON.stringify(text)};
      field.dispatchEvent(new Event("input", { bubbles: true }));
      const end = await pause;
      window.setTimeout = start;
      ${act}
      end();
    })()`);
  await typeAnd("first", `location.hash = "#/endpoints";`);
  await page.getByText("No endpoint receives webhooks.").waitFor();
  expect(await page.evaluate("location.hash")).toBe("#/endpoints");

  await console.show("#/webhooks");
  await page.getByText("There are no messages.").waitFor();
  await typeAnd(
    "second",
    `const outcome = document.querySelector("main select");
     outcome.value = "held";
     outcome.dispatchEvent(new Event("change", { bubbles: true }));`,
  );
  await expect.poll(() => page.evaluate("location.hash")).toBe("#/webhooks?status=held&search=second");
  await typeAnd(
    "third",
    `field.value = "third and on";
     field.dispatchEvent(new Event("input", { bubbles: true }));`,
  );
  await expect.poll(() => page.evaluate("location.hash")).toMatch(/[?&]search=third\+and\+on(?:&|$)/);
});

it("an action that ends late opens nothing, and chooses no team, after its view or dialog was left", async () => {
  await using console = await openConsole({ view: "#/users" });
  const { mock, page, show } = console;
  for (const name of ["blue", "green"]) mock.team({ name });
  const { user_id } = mock.users.create();
  const team = page.getByRole("combobox", { name: "Team", exact: true });
  /** Holds a call of the control API until a person has gone on. Returns the address after the call. */
  const leave = async (
    call: string,
    act: () => Promise<void>,
    goOn: () => Promise<unknown>,
    done: string,
  ) => {
    let goes = (): void => undefined;
    const held = new Promise<void>((resolve) => (goes = resolve));
    await page.route(`**/v1/${call}?*`, (route) => held.then(() => route.continue()));
    await act();
    await goOn();
    goes();
    await say(page, done);
    return page.evaluate("location.hash");
  };
  await button(page, "Create a user").click();
  const create = () => button(page, "Create").click();
  const cancel = () => button(page, "Cancel").click();
  expect(await leave("users/create", create, cancel, "Created the user.")).toBe("#/users");

  await show(`#/users/${user_id}`);
  const remove = () => button(page, "Delete the user").click();
  expect(await leave("users/delete", remove, () => show("#/time"), "Deleted the user.")).toBe("#/time");

  await team.selectOption("blue");
  await button(page, "Remove blue").click();
  const confirm = () => page.getByRole("dialog").getByRole("button", { name: "Remove blue" }).click();
  await leave("remove", confirm, () => team.selectOption("green"), "Removed blue.");
  expect(await team.inputValue()).toBe("green");
});

it("[CON-1] attack strings stay text in every view", async () => {
  const mock = createMock({ seed: "console attacks" });
  await using console = await openConsole({ mock, prepare: fillViews });
  const { page, server } = console;
  const attacked = new Set<string>();
  await page.route(/\/v1\/(?!events)/, async (route) => {
    const response = await route.fetch();
    const json: unknown = JSON.parse(await response.text(), (name, value: unknown) => {
      if (typeof value !== "string" || name === "link_web_url" || WIRE_VALUE.test(value)) return value;
      attacked.add(name);
      return ATTACK;
    });
    await route.fulfill({ response, json });
  });
  await page.reload();
  const links = await page.getByRole("navigation", { name: "Views" }).getByRole("link").all();
  const views = await Promise.all(links.map((link) => link.getAttribute("href")));
  const visits = [
    ...views.map((href) => href ?? ""),
    ...mock.users.list().map(({ user_id }) => `#/users/${user_id}`),
    ...mock.orders.list().map(({ id }) => `#/orders/${id}`),
    `#/webhooks/${mock.webhooks.outbox()[0]?.id}`,
    "#/requests/1?with=2",
  ];
  for (const view of visits) {
    await console.show(view);
    await expect.poll(() => page.locator("main").innerText(), { message: view }).toContain("javascript:");
    await page.getByText("Loading…").first().waitFor({ state: "detached" });
    expect(await page.evaluate(PAGE_STATE), view).toEqual({ ...CLEAN, width: 1280 });
  }
  // Fewer texts would make this test weaker without a failure.
  expect(attacked.size).toBeGreaterThanOrEqual(100);
  expect(console.requests.filter((url) => !url.startsWith(server.url))).toEqual([]);
});

/** A text that sets a global if it runs as an address, as code or as markup; that reverses what follows; and that is wide. */
const ATTACK =
  `javascript:globalThis.attacked='address'//"><script>globalThis.attacked='script'</script>` +
  `<img src=x onerror="globalThis.attacked='image'">\u202Egnp.elif\u202E${"W".repeat(2_000)}`;

/** Names, ids and instants of the wire, without which a view draws nothing. */
const WIRE_VALUE = /^[a-z\d_.-]+$|^\d{4}-\d\d-\d\dT[\d:.Z+-]+$/;

/** Fills a mock so that each view has a record. */
async function fillViews(mock: Mock, url: string): Promise<void> {
  mock.webhooks.register({ handler: () => new Response("The receiver is down.", { status: 500 }) });
  mock.webhooks.openInbox();
  for (const { name } of mock.scenarios()) mock.scenario(name);
  mock.link.createToken({ user: mock.users.create({ client_user_id: "Ada", info: {}, insurance: {} }) });
  mock.faults.add({ operation: "psc.book", text: "The service is down." });
  mock.team({ name: ATTACK.slice(0, 100) });
  const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
  await fetch(`${url}/v2/userz`, { headers });
  await fetch(`${url}/v2/user`, { method: "POST", headers, body: '{"client_user_id":7}' });
  await createControlClient({ url, token: mock.controlToken }).snapshot({ label: "Before" });
}

/** Resolves with the label of the first progress bar, which can be gone within milliseconds. */
const OBSERVE_PROGRESS = `new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    const label = document.querySelector("progress")?.ariaLabel;
    if (label == null) return;
    observer.disconnect();
    resolve(label);
  }).observe(document.body, { childList: true, subtree: true });
})`;

/** What an attack would change: a global, elements, addresses, and the width of the page. */
const PAGE_STATE = `({
  attacked: globalThis.attacked ?? null,
  elements: document.querySelectorAll("img[src=x], main script, [onerror]").length,
  addresses: [...document.querySelectorAll("a[href], iframe[src], form[action]")]
    .map((one) => one.href ?? one.src ?? one.action)
    .filter((address) => !/^(https?|blob):/.test(address)),
  width: document.documentElement.scrollWidth,
})`;

const CLEAN = { attacked: null, elements: 0, addresses: [] };
