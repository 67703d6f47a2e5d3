import type { Action, press } from "./page.ts";

/** Adds the buttons to the samples of a page. Everything else loads when one is pressed. */
const page = new URL("page.js", (document.currentScript as HTMLScriptElement).src).href;
const blocks = document.querySelectorAll<HTMLPreElement>("pre[data-run], pre[data-needs]");
let number = 0;
for (const block of blocks) {
  const bar = document.createElement("div");
  bar.className = "run-bar";
  block.after(bar);
  const { needs } = block.dataset;
  if (needs === undefined) number += 1;
  else bar.textContent = `Does not run in a page: it needs ${needs}.`;
  for (const action of needs === undefined ? (["Run", "Edit", "Reset"] as const) : []) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = action;
    button.setAttribute("aria-label", `${action} sample ${number}`);
    button.hidden = action === "Reset";
    button.addEventListener("click", () => void load(block, bar, action));
    bar.append(button);
  }
}

async function load(block: HTMLPreElement, bar: HTMLElement, action: Action): Promise<void> {
  try {
    ((await import(page)) as { readonly press: typeof press }).press(block, bar, action);
  } catch {
    bar.append(" Samples run when a web server serves this site, not from a file.");
  }
}

// A shared sample opens in the first editor. Only the reader runs it.
if (location.hash.startsWith("#code=") && location.pathname.endsWith("/playground.html"))
  document.querySelector<HTMLButtonElement>('.run-bar [aria-label^="Edit"]')?.click();
