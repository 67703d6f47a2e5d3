import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { chromium } from "playwright-core";
import { row } from "../row.mjs";

const MANY = 1_000;
const STEPS = 60;

/** Fills the first team with orders and requests. */
async function fill() {
  const mock = createMock({ seed: "bench", journalSize: MANY });
  const client = mock.client();
  const user = mock.users.create({ client_user_id: "bench" });
  for (let index = 0; index < MANY; index += 1) mock.orders.create({ user, method: "walk_in_test" });
  for (let index = 0; index < MANY; index += 1) await client.users.get(user.user_id);
  return mock;
}

/** Runs in the page: records every task over 50 ms and the longest distance of two frames. */
const OBSERVE = `
  globalThis.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  globalThis.longestFrame = 0;
  let last = performance.now();
  const frame = (now) => { longestFrame = Math.max(longestFrame, now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
`;

/** Runs in the page: scrolls the longest table from top to bottom, one step a frame, and back. */
const SCROLL = `(async () => {
  const box = [...document.querySelectorAll("main .table")].toSorted((a, b) => b.scrollHeight - a.scrollHeight)[0];
  const nextFrame = () => new Promise(requestAnimationFrame);
  for (const top of [...Array(${STEPS}).keys(), ...Array(${STEPS}).keys().map((step) => ${STEPS} - step)]) {
    box.scrollTop = (box.scrollHeight - box.clientHeight) * top / ${STEPS};
    await nextFrame();
  }
  return box.querySelectorAll("tbody tr").length;
})()`;

/** Opens a view, then scrolls and filters it. Returns the longest task and frame after it was loaded, in milliseconds. */
async function measureView(page, view) {
  await page.evaluate(`location.hash = "#/${view}"`);
  await page.locator("main .table.windowed tbody tr").nth(20).waitFor();
  await page.waitForTimeout(1_000);
  await page.evaluate("tasks.length = 0; longestFrame = 0");
  const rendered = await page.evaluate(SCROLL);
  if (rendered > 200) throw new Error(`The view ${view} renders ${rendered} rows at once.`);
  const input = page.locator("main input").first();
  if ((await input.count()) > 0) {
    await input.pressSequentially("bench", { delay: 50 });
    await page.waitForTimeout(500);
  }
  return page.evaluate("({ task: Math.max(0, ...tasks), frame: longestFrame })");
}

const mock = await fill();
const server = await listen(mock);
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage();
  await page.addInitScript(OBSERVE);
  await page.goto(`${server.url}/__mock/#token=${mock.controlToken}`);
  await page.getByText("Live", { exact: true }).waitFor();
  for (const [name, view] of [
    ["orders", "orders?size=1000"],
    ["requests", "requests"],
  ]) {
    const { task, frame } = await measureView(page, view);
    row(`console: longest task, scrolling and filtering 1,000 ${name}`, 100, task, " ms");
    row(`console: longest frame, scrolling and filtering 1,000 ${name}`, 100, frame, " ms");
  }
} finally {
  await browser.close();
  await server.close();
}
