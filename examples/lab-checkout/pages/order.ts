import { html } from "hono/html";
import type { BiomarkerResult } from "sanguine";
import { parseOrderStatus } from "sanguine/enums";
import type { Center } from "../appointments.ts";
import type { TrackedOrder } from "../order-tracker.ts";
import { renderAlert, renderLayout, type Markup } from "./layout.ts";

/**
 * Renders the page of an order: its progress, the appointment, and the results.
 *
 * @param centers - with free times; empty when nothing can be booked
 */
export function renderOrder(tracked: TrackedOrder, centers: readonly Center[], alert: string | null): Markup {
  const { order, revision } = tracked;
  return renderLayout(
    "Your order",
    html`<h1>${order.lab_test.name}</h1>
      ${renderAlert(alert)}
      <p role="status">${describe(order.last_event.status)}</p>
      ${renderResults(tracked)} ${renderAppointment(tracked)} ${renderCenters(order.id, centers)}
      <section aria-labelledby="progress">
        <h2 id="progress">Progress</h2>
        <ol class="events">
          ${order.events.map(
            ({ created_at, status }) =>
              html`<li>
                <span>${describe(status)}</span>
                <time class="soft" datetime="${created_at}"
                  >${format(created_at, "UTC", { ...day, ...clock })}</time
                >
              </li>`,
          )}
        </ol>
      </section>`,
    revision,
  );
}

const descriptions: Readonly<Record<string, string>> = {
  ordered: "We received your order.",
  requisition_created: "A physician approved your order.",
  appointment_pending: "The center is confirming your appointment.",
  appointment_scheduled: "Your appointment is booked.",
  appointment_cancelled: "Your appointment was cancelled.",
  draw_completed: "Your sample was taken.",
  partial_results: "The first results are here.",
  completed: "Your results are here.",
  corrected: "The lab corrected your results.",
  cancelled: "The order was cancelled.",
  sample_error: "The lab could not use the sample.",
};

/** Says a status in a sentence. The service may add statuses at any time, so there is one for those, too. */
function describe(text: string): string {
  const { detail, status } = parseOrderStatus(text);
  return descriptions[detail ?? ""] ?? descriptions[status] ?? "Your order moved on.";
}

function renderResults({ order, results }: TrackedOrder): Markup {
  if (results === null) return html``;
  return html`<section aria-labelledby="results">
    <h2 id="results">Results</h2>
    <table>
      <tr>
        <th scope="col">Test</th>
        <th scope="col">Result</th>
        <th scope="col">Range</th>
      </tr>
      ${results.results.map(renderResult)}
    </table>
    <p><a class="button" href="/orders/${order.id}/results.pdf">Download the PDF</a></p>
  </section>`;
}

const notes: Readonly<Record<string, string>> = { abnormal: "Out of range", critical: "Call a physician" };

function renderResult({ name, result, unit, interpretation, reference_range }: BiomarkerResult): Markup {
  const note = notes[interpretation ?? ""];
  // Annotations of UCUM, such as `{ratio}`, are no unit.
  return html`<tr>
    <th scope="row">${name}</th>
    <td>
      ${result} ${unit?.replaceAll(/{.*?}/g, "")} ${note === undefined ? "" : html`<strong>${note}</strong>`}
    </td>
    <td>${reference_range}</td>
  </tr>`;
}

function renderAppointment({ appointment }: TrackedOrder): Markup {
  if (appointment?.start_at == null || appointment.status === "cancelled") return html``;
  const { start_at, iana_timezone, address } = appointment;
  return html`<section aria-labelledby="appointment">
    <h2 id="appointment">Appointment</h2>
    <p>
      <time datetime="${start_at}">${format(start_at, iana_timezone ?? "UTC", { ...day, ...clock })}</time
      ><br />
      ${address.first_line}, ${address.city}, ${address.state} ${address.zip_code}
    </p>
  </section>`;
}

function renderCenters(orderId: string, centers: readonly Center[]): Markup {
  if (centers.length === 0) return html``;
  return html`<section aria-labelledby="book">
    <h2 id="book">Choose a time at a center</h2>
    <form method="post" action="/orders/${orderId}/appointment">
      ${centers.map(
        ({ name, address, zone, days }) =>
          html`<h3>${name}</h3>
            <p class="soft">${address}</p>
            ${days.map(
              ({ date, slots }) =>
                html`<div class="day">
                  <span>${format(date, "UTC", day)}</span>
                  ${slots.map(
                    ({ booking_key, start }) =>
                      html`<button class="slot" name="booking_key" value="${booking_key ?? ""}">
                        ${format(start, zone, clock)}
                      </button>`,
                  )}
                </div>`,
            )}`,
      )}
    </form>
  </section>`;
}

const day = { weekday: "short", month: "short", day: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** Formats a date or a time of a place in its zone, and names the zone of a time. */
const format = (time: string, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en-US", { ...parts, timeZone }).format(new Date(time));
