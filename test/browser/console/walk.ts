import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileChooser, Locator, Page } from "playwright-core";
import type { Mock } from "sanguine/mock";
import type { Step } from "./tasks.ts";

export async function fillForTasks(mock: Mock, url: string): Promise<void> {
  mock.webhooks.register({
    handler: () => new Response("The receiver is down.", { status: 500 }),
    eventTypes: ["labtest.order.updated"],
  });
  mock.webhooks.register({ handler: () => undefined, eventTypes: ["labtest.order.created"] });
  for (let number = 1; number < 4_998; number += 1) mock.users.create({ client_user_id: `user-${number}` });
  const patient = { first_name: "Ada", last_name: "Fernsby" };
  const user = mock.users.create({ client_user_id: "ada", info: patient });
  mock.connections.create({ user, provider: "acme_watch" });
  const order = mock.orders.create({ user, method: "walk_in_test" });
  mock.orders.advanceTo(order, "completed");
  for (const method of ["testkit", "at_home_phlebotomy"] as const) mock.orders.create({ user, method });
  mock.orders.create({
    method: "testkit",
    patient: { first_name: "Bo", last_name: "Tanner" },
    activate_by: "2026-01-20",
  });
  await mock.idle();
  const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
  for (const path of ["/v2/user/resolve/ada", "/v3/orders", `/v3/order/${order.id}`, "/v2/userz"])
    await fetch(url + path, { headers });
  for (const client_user_id of ["grace", 7])
    await fetch(`${url}/v2/user`, { method: "POST", headers, body: JSON.stringify({ client_user_id }) });
}

/** Waits until a view shows its data: nothing loads, and every chart is drawn. */
export async function settle(page: Page): Promise<void> {
  await page.locator("main h1").waitFor();
  await page.getByText("Loading…").first().waitFor({ state: "detached" });
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
}

/** Takes a step of a task by the keyboard alone. */
export async function takeStep(page: Page, step: Step): Promise<void> {
  if ("see" in step) await find(page, step.see).waitFor();
  else if ("press" in step) await press(page, step.press);
  else await fill(page, step.fill, step.with);
}

const find = (page: Page, text: string | RegExp): Locator =>
  page.locator("main, .toasts").getByText(text).filter({ visible: true }).first();

/** Returns what the keyboard reaches: a dialog hides the page behind it. */
async function findArea(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  return (await dialog.count()) > 0 ? dialog : page.locator("body");
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const area = await findArea(page);
  const link = area.getByRole("link", { name, exact: true });
  await focus(page, link.or(area.getByRole("button", { name, exact: true })).first());
  const downloading = name === "Export to a file" ? page.waitForEvent("download") : undefined;
  await page.keyboard.press("Enter");
  const download = await downloading;
  await download?.saveAs(join(tmpdir(), download.suggestedFilename()));
}

async function fill(page: Page, label: string, value: string): Promise<void> {
  const field = (await findArea(page)).getByLabel(label, { exact: true });
  const type = await field.evaluate((element) => (element as unknown as { type: string }).type);
  await focus(page, field);
  if (type === "file") {
    const chooser = await openFileChooser(page, field);
    await chooser.setFiles(join(tmpdir(), value));
  } else if (type === "select-one") {
    // Letters lead nearer, but a pause between two of them begins another search.
    await page.keyboard.press("Home");
    for (let step = 0; step < 100 && (await readChoice(field)) !== value; step += 1)
      await page.keyboard.press("ArrowDown");
  } else {
    await page.keyboard.press("Control+A");
    await page.keyboard.type(value);
  }
}

/** Opens the dialog of a file by the keyboard. A busy browser drops it now and then, so that a person would press again. */
async function openFileChooser(page: Page, field: Locator): Promise<FileChooser> {
  for (let presses = 0; presses < 3; presses += 1) {
    const choosing = page.waitForEvent("filechooser", { timeout: 10_000 }).catch(() => null);
    await focus(page, field);
    await page.keyboard.press("Space");
    const chooser = await choosing;
    if (chooser !== null) return chooser;
  }
  throw new Error(`The space bar does not open the dialog of ${String(field)}.`);
}

const readChoice = (field: Locator): Promise<string> => field.locator("option:checked").innerText();

/** Moves the focus by the Tab key until it is on an element. */
async function focus(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 400; step += 1) {
    if (await target.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not reach ${String(target)}.`);
}
