import { html } from "hono/html";
import type { LabTest } from "sanguine";
import { formatPrice, renderAlert, renderLayout, type Markup } from "./layout.ts";

export function renderCatalog(tests: readonly LabTest[], alert: string | null): Markup {
  return renderLayout(
    "Lab tests",
    html`<h1>Choose your lab tests</h1>
      ${renderAlert(alert)}
      <form method="post" action="/checkouts">
        <ul class="tests">
          ${tests.map(renderTest)}
        </ul>
        <button>Continue</button>
      </form>`,
  );
}

function renderTest({ id, name, description, price, fasting, markers, common_tat_days }: LabTest): Markup {
  const facts = [
    ...(common_tat_days == null ? [] : [`Days until the results: about ${common_tat_days}`]),
    ...(fasting === true ? ["Fast for 8 hours"] : []),
  ];
  return html`<li>
    <label>
      <input type="checkbox" name="test" value="${id}" />
      <b>${name}</b>
      <span>${formatPrice(price)}</span>
      <span class="about">${description} ${markers?.map((marker) => marker.name).join(", ")}.</span>
      <span class="soft">${facts.join(" · ")}</span>
    </label>
  </li>`;
}
