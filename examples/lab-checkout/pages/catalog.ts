import { html } from "hono/html";
import type { ShopTest } from "../catalog.ts";
import { formatPrice, renderAlert, renderLayout, type Markup } from "./layout.ts";

/** Renders the tests to choose from. */
export function renderCatalog(tests: readonly ShopTest[], alert: string | null): Markup {
  return renderLayout(
    "Lab tests",
    html`<h1>Choose your lab tests</h1>
      ${renderAlert(alert)}
      <form method="post" action="/checkouts">
        <ul class="tests">
          ${tests.map(renderTest)}
        </ul>
        <div class="bar"><button>Continue</button></div>
      </form>`,
  );
}

function renderTest({ id, name, description, price, fasting, markers, days }: ShopTest): Markup {
  const facts = [
    days === null ? null : `Results in about ${days} ${days === 1 ? "day" : "days"}`,
    fasting ? "Fast for 8 hours" : null,
  ];
  return html`<li>
    <label>
      <input type="checkbox" name="test" value="${id}" />
      <span class="name">${name}</span>
      <span class="price">${formatPrice(price)}</span>
      <span class="about">${description} ${markers.join(", ")}.</span>
      <span class="soft">${facts.filter((fact) => fact !== null).join(" · ")}</span>
    </label>
  </li>`;
}
