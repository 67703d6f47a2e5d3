import { html } from "hono/html";
import { isResult, type BiomarkerResult } from "sanguine";
import { Interpretation, parseOrderStatus } from "sanguine/enums";
import type { Center } from "../appointments.ts";
import type { TrackedOrder } from "../order-tracker.ts";
import { renderAlert, renderLayout, type Markup } from "./layout.ts";

/** What the page of an order shows. */
export interface OrderPage {
  readonly tracked: TrackedOrder;
  /** Centers with free times; empty when nothing can be booked. */
  readonly centers: readonly Center[];
  readonly alert: string | null;
}

/** Renders the page of an order: its progress, the appointment, and the results. */
export function renderOrder({ tracked, centers, alert }: OrderPage): Markup {
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
                <time class="soft" datetime="${created_at}">${formatTime(created_at, "UTC")}</time>
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
    <div class="scroll" tabindex="0" role="region" aria-labelledby="results">
      <table>
        <thead>
          <tr>
            <th scope="col">Test</th>
            <th scope="col">Result</th>
            <th scope="col">Range</th>
          </tr>
        </thead>
        <tbody>
          ${results.results.map(renderResult)}
        </tbody>
      </table>
    </div>
    <p><a class="button" href="/orders/${order.id}/results.pdf">Download the PDF</a></p>
  </section>`;
}

function renderResult(each: BiomarkerResult): Markup {
  const note = Interpretation.match(
    each.interpretation,
    {
      normal: () => "",
      abnormal: () => "Out of range",
      critical: () => "Call a physician",
      unknown: () => "",
    },
    () => "",
  );
  return html`<tr>
    <th scope="row">${each.name}</th>
    <td>
      ${each.result} ${isResult(each, "numeric") ? formatUnit(each.unit) : ""}
      ${note === "" ? "" : html`<strong>${note}</strong>`}
    </td>
    <td>${formatRange(each)}</td>
  </tr>`;
}

/** Formats a UCUM unit for people: `10*3/uL` as 10³/µL; annotations such as `{ratio}` are no unit. */
function formatUnit(unit: string | null | undefined): string {
  return (unit ?? "")
    .replace("/{1.73_m2}", "/1.73 m²")
    .replaceAll(/\{[^}]*\}/g, "")
    .replace("10*3", "10³")
    .replace("10*6", "10⁶")
    .replace("[IU]", "IU")
    .replace(/\bu(?=[A-Za-z])/, "µ");
}

/** Formats the reference range. Either bound can be missing. */
function formatRange({ min_range_value: low, max_range_value: high }: BiomarkerResult): string {
  if (low != null && high != null) return `${low} – ${high}`;
  if (low != null) return `from ${low}`;
  return high != null ? `up to ${high}` : "";
}

function renderAppointment({ appointment }: TrackedOrder): Markup {
  if (appointment?.start_at == null || appointment.status === "cancelled") return html``;
  const { start_at, iana_timezone, address } = appointment;
  return html`<section aria-labelledby="appointment">
    <h2 id="appointment">Appointment</h2>
    <p>
      <time datetime="${start_at}">${formatTime(start_at, iana_timezone ?? "UTC")}</time><br />
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
                  <span>${formatDay(date)}</span>
                  ${slots.map(
                    ({ booking_key, start }) =>
                      html`<button class="slot" name="booking_key" value="${booking_key ?? ""}">
                        ${formatClock(start, zone)}
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

/** Formats a date, which has no time zone. */
function formatDay(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { ...day, timeZone: "UTC" });
}

/** Formats a time in the time zone of the place, and names the zone. */
function formatTime(time: string, timeZone: string): string {
  return new Date(time).toLocaleString("en-US", { ...day, ...clock, timeZone });
}

function formatClock(time: string, timeZone: string): string {
  return new Date(time).toLocaleTimeString("en-US", { ...clock, timeZone });
}
