import type { press } from "./page.ts";

/** Adds the buttons to the samples of a page. Everything else loads when one is pressed. */
const base = new URL(".", (document.currentScript as HTMLScriptElement).src).href;

function addButtons(block: HTMLPreElement, number: number): void {
  const bar = document.createElement("div");
  bar.className = "run-bar";
  block.after(bar);
  const { needs } = block.dataset;
  if (needs !== undefined) {
    bar.textContent = `Does not run in a page: it needs ${needs}.`;
    return;
  }
  for (const action of ["Run", "Edit", "Reset"] as const) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = action;
    button.setAttribute("aria-label", `${action} sample ${number}`);
    button.hidden = action === "Reset";
    button.addEventListener("click", () => void load(block, bar, action));
    bar.append(button);
  }
}

async function load(
  block: HTMLPreElement,
  bar: HTMLElement,
  action: "Run" | "Edit" | "Reset",
): Promise<void> {
  try {
    const page = (await import(`${base}page.js`)) as { readonly press: typeof press };
    page.press({ block, bar, action, base });
  } catch {
    bar.append(" Samples run when a web server serves this site, not from a file.");
  }
}

let number = 0;
for (const block of document.querySelectorAll<HTMLPreElement>("pre[data-run], pre[data-needs]"))
  addButtons(block, block.dataset["run"] === undefined ? 0 : (number += 1));
// A shared sample opens in the first editor. Only the reader runs it.
if (location.hash.startsWith("#code=") && location.pathname.endsWith("/playground.html"))
  document.querySelector<HTMLButtonElement>('.run-bar [aria-label^="Edit"]')?.click();
