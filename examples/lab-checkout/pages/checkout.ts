import { html } from "hono/html";
import { fieldNames, fields, isRequired, type Field, type Problems, type Values } from "../patient.ts";
import type { Checkout } from "../store.ts";
import { formatPrice, renderAlert, renderLayout, type Markup } from "./layout.ts";

/** Renders the summary of the cart and the form for the patient's details. */
export function renderCheckout(
  checkout: Checkout,
  values: Partial<Values> = {},
  problems: Problems = {},
  alert: string | null = null,
): Markup {
  const total = checkout.tests.reduce((sum, { price }) => sum + price, 0);
  const wrong = fieldNames.filter((name) => problems[name] !== undefined);
  return renderLayout(
    wrong.length > 0 ? "Check the details" : "Checkout",
    html`<ul class="summary">
        ${checkout.tests.map(({ name, price }) => html`<li><span>${name}</span><span>${formatPrice(price)}</span></li>`)}
        <li><b>Total</b><b>${formatPrice(total)}</b></li>
      </ul>
      <form method="post" action="/checkouts/${checkout.id}" novalidate>
        <h1>Who is the patient?</h1>
        ${renderAlert(alert)}
        ${
          wrong.length === 0
            ? ""
            : html`<div role="alert">
                <p>Check these fields:</p>
                <ul>
                  ${wrong.map((name) => html`<li><a href="#${name}">${fields[name][0]}</a></li>`)}
                </ul>
              </div>`
        }
        <div class="fields">
          ${fieldNames.map((name) => renderField(name, values[name] ?? "", problems[name]))}
        </div>
        <button>Order for ${formatPrice(total)}</button>
        <p class="soft">A physician approves each order. You choose a time at a center after that.</p>
      </form>`,
  );
}

function renderField(name: Field, value: string, problem: string | undefined): Markup {
  const [label, autocomplete] = fields[name];
  const described = problem === undefined ? "" : html`aria-invalid="true" aria-describedby="${name}-problem"`;
  const attributes = html`id="${name}" name="${name}" autocomplete="${autocomplete}"
  ${isRequired(name) ? "required" : ""} ${described}`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${
      name === "gender"
        ? html`<select ${attributes}>
            <option value="">Choose</option>
            ${["female", "male"].map(
              (each) => html`<option value="${each}" ${each === value ? "selected" : ""}>${each}</option>`,
            )}
          </select>`
        : html`<input ${attributes} type="${types[name] ?? "text"}" value="${value}" />`
    }
    ${problem === undefined ? "" : html`<p class="problem" id="${name}-problem">${problem}</p>`}
  </div>`;
}

const types: Partial<Values> = { email: "email", phone_number: "tel" };
