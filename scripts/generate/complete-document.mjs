import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "yaml";

/**
 * A Redocly plugin that adds what `spec/` does not repeat: the tag and the common error responses of every operation, the envelope of every
 * event, the values of enums that they describe, or that `lifecycles.yaml` and `resources.yaml` list, and the points of series.
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

/**
 * Adds the tag, which is named after the file unless the operation has another one. A read is safe to repeat, a body is required, and a
 * successful response without a description has that of its schema.
 */
function addDefaults(operation, { key, location, resolve }) {
  const words = basename(location.source.absoluteRef, ".yaml").replaceAll("-", " ");
  operation.tags ??= [words.charAt(0).toUpperCase() + words.slice(1)];
  if (key === "get") operation["x-retry"] ??= "safe";
  const { requestBody: body, responses } = operation;
  if (body) body.required ??= true;
  const [{ schema } = {}] = Object.values(responses[200]?.content ?? {});
  if (schema) responses[200].description ??= (schema.$ref ? resolve(schema).node : schema)?.description;
}

/** Turns an entry of `webhooks.yaml` into the operation that receives the event. */
function addEnvelope(eventType, { operationId, data, ...entry }) {
  const family = entry["x-event-types"];
  if (family?.cases === "x-resources") family.cases = seriesCases;
  const type = family ? { type: "string" } : { const: eventType };
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

const read = (file) => parse(readFileSync(new URL(`../../spec/${file}`, import.meta.url), "utf8"));

/** Lists the values of each enum of statuses, by its `x-lifecycle`, as pairs of the value and its description. */
const { orders, appointments, parsingJobs } = read("lifecycles.yaml");
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

/** Describes the values of an enum, and says which of them the interface specification does not show. */
function addStatuses(schema, { report, location }) {
  const name = schema["x-lifecycle"];
  if (name === undefined) return;
  const values = statuses[name];
  if (values === undefined) {
    report({ message: `x-lifecycle must be one of ${Object.keys(statuses).join(", ")}.`, location });
    return;
  }
  delete schema["x-lifecycle"];
  schema["x-enum-descriptions"] = Object.fromEntries(
    values.map(([value, entry]) => [value, entry.text ?? entry]),
  );
  const assumed = values.filter(([, { specified }]) => !specified).map(([value]) => value);
  if (assumed.length < values.length) schema["x-assumed-values"] = assumed;
}

/** Adds the values of an enum, which are those that it describes. */
function addValues(schema, { report, location }) {
  const descriptions = schema["x-enum-descriptions"];
  if (descriptions === undefined) return;
  const values = Object.keys(descriptions);
  if (schema.enum !== undefined && schema.enum.join() !== values.join())
    report({
      message: "The values of an enum are the keys of x-enum-descriptions. Do not list them.",
      location,
    });
  schema.enum = values;
}

const resources = Object.entries(read("resources.yaml"));
const series = resources
  .filter(([, { sample }]) => sample)
  .map(([resource, entry]) => ({ resource, name: entry.series ?? resource, ...entry }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
const toPointName = ({ name }) => `${name.replace(/(?:^|_)(.)/g, (_, letter) => letter.toUpperCase())}Point`;

/** The cases of the events of series, whose data depends on the series. */
const seriesCases = Object.fromEntries(
  resources.flatMap(([resource, entry]) => (entry.series ? [[resource, entry.series]] : [])),
);

const describe = ({ resource, name, text }) =>
  name === resource ? text : `${text.slice(0, -1)}; the series is called \`${name}\`.`;
const resourceTexts = resources.map(([resource, { text, series: name = resource }]) => [
  resource,
  describe({ resource, name, text }),
]);

/** What `x-resources` adds to a schema. */
const parts = {
  resources: () => listValues(resourceTexts),
  summaries: () =>
    listValues(resources.filter(([, { summary }]) => summary).map(([name, { text }]) => [name, text])),
  events: () => listValues(series.map((each) => [each.resource, describe(each)])),
  series: () => ({
    "x-assumed-values": series.filter(({ specified }) => !specified).map(({ name }) => name),
    ...listValues(series.map(({ name, text }) => [name, text])),
  }),
  cases: (schema) => ({
    "x-generic": {
      ...schema["x-generic"],
      cases: Object.fromEntries(series.map((each) => [each.name, toPointName(each)])),
    },
  }),
};

const listValues = (values) => ({ "x-enum-descriptions": Object.fromEntries(values) });

/** Adds what a schema takes from `resources.yaml`. A reference to a file adds the points of all series to it, too. */
function addResources(schema, context) {
  const { "x-resources": part, ...rest } = schema;
  if (part === undefined) return;
  delete schema["x-resources"];
  if (typeof part === "object") {
    const { node } = context.resolve(part);
    // The linter has listed what it visits before the points are added, so it does not find the enums that only points use.
    for (const each of Object.values(node)) addValues(each, context);
    // A copy, because the bundler changes the references in it.
    for (const each of series) node[toPointName(each)] = structuredClone(describePoint(each));
    schema.anyOf = series.map((each) => ({ $ref: `#/${toPointName(each)}` }));
  } else if (part in parts) Object.assign(schema, parts[part](rest));
  else
    context.report({
      message: `x-resources must be one of ${Object.keys(parts).join(", ")}.`,
      location: context.location,
    });
}

function describePoint({ text, sample, specified, unit, type, value, fields, required = ["unit", "value"] }) {
  const ofNoType = {
    description: "Type of the sample. Always null for this resource.",
    type: ["string", "null"],
    ...(specified && { "x-provenance": "assumed" }),
  };
  const properties = {
    type: type ?? ofNoType,
    unit: {
      description: "Unit of the value.",
      type: "string",
      ...(typeof unit === "string" ? { const: unit } : unit),
    },
    ...(value && {
      value: typeof value === "string" ? { description: value, type: "number", minimum: 0 } : value,
    }),
    ...fields,
  };
  const base = sample === "instant" ? "InstantSample" : "IntervalSample";
  return {
    description: text,
    ...(specified ? {} : { "x-provenance": "assumed" }),
    allOf: [{ $ref: `#/${base}` }, { type: "object", required, properties }],
  };
}

const completeDocument = () => ({
  Schema: {
    enter(schema, context) {
      addStatuses(schema, context);
      addResources(schema, context);
      addValues(schema, context);
    },
  },
  Parameter: {
    enter(parameter) {
      if (parameter.in === "path") parameter.required = true;
    },
  },
  Paths: {
    Operation: {
      enter(operation, context) {
        addDefaults(operation, context);
        addCommonResponses(operation, context);
      },
    },
  },
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
