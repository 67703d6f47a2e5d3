import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * A Redocly plugin that adds what `spec/` does not repeat: the common error responses of every operation, the envelope of every
 * event, and the values of the enums that `lifecycles.yaml` lists.
 *
 * Every operation gets the statuses in `always`. An operation with a body also gets those in `withBody`. List further
 * statuses in the operation's `x-errors`. A response that the operation declares itself takes precedence.
 */

const responses = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  413: "PayloadTooLarge",
  415: "UnsupportedMediaType",
  422: "ValidationFailed",
  429: "TooManyRequests",
  500: "ServerError",
  503: "Unavailable",
};
const always = [400, 401, 403, 422, 429, 500, 503];
const withBody = [413, 415];

function addCommonResponses(operation, { report, location }) {
  const extra = operation["x-errors"] ?? [];
  delete operation["x-errors"];
  const statuses = [...always, ...(operation.requestBody ? withBody : []), ...extra];
  for (const status of statuses.toSorted((a, b) => a - b)) {
    const name = responses[status];
    if (name === undefined) {
      report({ message: `x-errors lists ${status}, which has no common response.`, location });
    } else {
      operation.responses[status] ??= { $ref: `../responses.yaml#/${name}` };
    }
  }
}

/** Turns an entry of `webhooks.yaml` into the operation that receives the event. */
function addEnvelope(eventType, { operationId, data, ...entry }) {
  const type = entry["x-event-types"] ? { type: "string" } : { const: eventType };
  const event = {
    type: "object",
    required: ["event_type", "data"],
    properties: { event_type: { description: "Type of the event.", ...type }, data: { $ref: data } },
  };
  const schema = { allOf: [{ $ref: "schemas/webhooks.yaml#/WebhookEnvelope" }, event] };
  return {
    post: {
      operationId,
      tags: ["Webhooks"],
      ...entry,
      requestBody: { required: true, content: { "application/json": { schema } } },
      responses: { 200: { $ref: "responses.yaml#/Received" } },
    },
  };
}

const lifecycles = parse(readFileSync(new URL("../../spec/lifecycles.yaml", import.meta.url), "utf8"));

/** Lists the values of each enum of statuses, by its `x-lifecycle`, as pairs of the value and its description. */
const { orders, appointments, parsingJobs } = lifecycles;
const statuses = {
  "orders.topLevel": Object.entries(orders.topLevel),
  "orders.statuses": Object.entries(orders.statuses),
  orders: Object.entries(orders.machines).flatMap(([method, { label, statuses: own = {} }]) =>
    Object.entries(own).map(([status, { top, specified }]) => {
      const text = orders.statuses[status] ?? "";
      return [
        `${top}.${method}.${status}`,
        { text: `${label}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`, specified },
      ];
    }),
  ),
  appointments: Object.entries(appointments.statuses).map(([name, { status = name, text }]) => [
    status,
    text,
  ]),
  "appointments.events": Object.entries(appointments.statuses).map(([name, { event }]) => [name, event]),
  parsingJobs: Object.entries(parsingJobs.statuses),
};

/** Adds the values of an enum, and which of them the interface specification does not show. */
function addStatuses(schema, { report, location }) {
  const name = schema["x-lifecycle"];
  if (name === undefined) return;
  const values = statuses[name];
  if (values === undefined) {
    report({ message: `x-lifecycle must be one of ${Object.keys(statuses).join(", ")}.`, location });
    return;
  }
  delete schema["x-lifecycle"];
  schema.enum = values.map(([value]) => value);
  schema["x-enum-descriptions"] = Object.fromEntries(
    values.map(([value, entry]) => [value, entry.text ?? entry]),
  );
  const assumed = values.filter(([, { specified }]) => !specified).map(([value]) => value);
  if (assumed.length < values.length) schema["x-assumed-values"] = assumed;
}

const completeDocument = () => ({
  Schema: { enter: addStatuses },
  Paths: { Operation: { enter: addCommonResponses } },
  WebhooksMap: {
    enter(events) {
      for (const [type, entry] of Object.entries(events)) events[type] = addEnvelope(type, entry);
    },
  },
});

export default () => ({
  id: "sanguine",
  preprocessors: { oas3: { "complete-document": completeDocument } },
});
