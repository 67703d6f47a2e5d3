import * as z from "zod";
import { buildOnce } from "../../kernel/build-once.ts";
import { CONTROL_VERSION, EVENTS_PATH, HEALTH_PATH, OPENAPI_PATH } from "./control-path.ts";
import { createArgumentsSchema, type JsonSchema, toNamedJsonSchemas } from "./json-schema.ts";
import { readResult, resultSchemas } from "./results.ts";
import { type ControlRoute, routes } from "./routes.ts";

const COMPONENTS = "#/components/schemas/";
const refer = (name: string): JsonSchema => ({ $ref: COMPONENTS + name });
const content = (schema: JsonSchema): JsonSchema => ({ "application/json": { schema } });

const errors: readonly [status: number, description: string, schema: string][] = [
  [
    400,
    "The body is not JSON or is nested too deeply, or a rule of the service rejects the call.",
    "ErrorBody",
  ],
  [401, "The control token is missing or wrong.", "ErrorBody"],
  [403, "The Host header does not name this server, or a rule of the service rejects the call.", "ErrorBody"],
  [404, "There is no such team, or no record with that id.", "ErrorBody"],
  [405, "The request has another method.", "ErrorBody"],
  [409, "A check of requests failed, or a rule of the service rejects the call.", "ErrorBody"],
  [429, "A quota of the mock or of the team is used up.", "ErrorBody"],
  [422, "Arguments are missing, unknown or invalid.", "ValidationErrorBody"],
];

const errorComponents = Object.fromEntries(
  errors.map(([status, description, name]) => [
    `Error${status}`,
    { description, content: content(refer(name)) },
  ]),
);
const referToError = (status: number): JsonSchema => ({ $ref: `#/components/responses/Error${status}` });
const errorResponses = Object.fromEntries(errors.map(([status]) => [status, referToError(status)]));
const wrongMethod = { 405: referToError(405) };

const teamParameter = {
  name: "team",
  in: "query",
  description: "Name of the team. By default the mock's own team.",
  schema: { type: "string" },
};

/** Returns the OpenAPI document of the control API. It contains no secret. */
export const getControlDocument = buildOnce(() => {
  const schemas = buildSchemas();
  return {
    openapi: "3.1.1",
    info: {
      title: "Control API of the mock",
      version: String(CONTROL_VERSION),
      description:
        "Controls the mock server: seeds data, moves time, injects faults and reads what happened. Pass arguments as an object by name, or as a list in order. An optional argument that is null counts as omitted.",
    },
    servers: [{ url: "/" }],
    security: [{ controlToken: [] }],
    tags: [...new Set(routes.map(({ group }) => group))].map((name) => ({
      name,
      description: name === "mock" ? "The whole mock and its teams." : `The methods of \`mock.${name}\`.`,
    })),
    paths: {
      [HEALTH_PATH]: { get: describeHealth() },
      [OPENAPI_PATH]: { get: describeDocument() },
      [EVENTS_PATH]: { get: describeEvents() },
      ...Object.fromEntries(routes.map((route) => [route.path, { post: describeRoute(route, schemas) }])),
    },
    components: {
      securitySchemes: {
        controlToken: {
          type: "http",
          scheme: "bearer",
          description: "The control token that `sanguine mock` prints, or `mock.controlToken`.",
        },
      },
      parameters: { team: teamParameter },
      responses: errorComponents,
      schemas: Object.fromEntries(Object.keys(resultSchemas).map((name) => [name, schemas[name] ?? {}])),
    },
  };
});

/** Converts all schemas at once, so that they refer to each other. Arguments and results have the name of their method. */
function buildSchemas(): Readonly<Record<string, JsonSchema>> {
  const all: Record<string, z.ZodType> = { ...resultSchemas };
  for (const { name, parameters, row } of routes) {
    all[`${name} arguments`] = createArgumentsSchema(parameters);
    const result = readResult(row.result);
    // A single result is a component already.
    if (result !== null) all[`${name} result`] = z.union([result.schema]);
  }
  return toNamedJsonSchemas(all, (name) => COMPONENTS + name);
}

function describeRoute(route: ControlRoute, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { name, says, owner, group, parameters, row } = route;
  const form = readResult(row.result);
  const nothing = { 204: { description: "The method returned nothing." } };
  return {
    operationId: name,
    summary: says.split(/(?<=\.) /, 1)[0],
    description: says,
    tags: [group],
    ...(owner === "teams" ? {} : { parameters: [{ $ref: "#/components/parameters/team" }] }),
    ...(parameters.length === 0
      ? {}
      : {
          requestBody: {
            required: parameters.some(({ optional }) => !optional),
            content: content(schemas[`${name} arguments`] ?? {}),
          },
        }),
    responses: {
      ...(form === null
        ? nothing
        : { 200: { description: "The result.", content: content(unwrap(schemas[`${name} result`])) } }),
      ...(form?.optional === true ? nothing : {}),
      ...errorResponses,
    },
  };
}

/** Returns the only member of a union. */
function unwrap(schema: JsonSchema = {}): JsonSchema {
  const members = schema["anyOf"];
  return Array.isArray(members) && members.length === 1 ? (members[0] as JsonSchema) : schema;
}

function describeHealth(): JsonSchema {
  const schema = {
    type: "object",
    required: ["status"],
    properties: { status: { type: "string", const: "ok" } },
  };
  return {
    operationId: "health",
    summary: "Returns ok when the mock is ready. Needs no token.",
    tags: ["mock"],
    security: [],
    responses: { 200: { description: "The mock is ready.", content: content(schema) }, ...wrongMethod },
  };
}

function describeEvents(): JsonSchema {
  const lastId = { in: "header", name: "Last-Event-ID", schema: { type: "string" } };
  const description = "Id of the last event that was received. Kept events after it come first.";
  return {
    operationId: "events",
    summary: "Sends what happens as server-sent events, for one team or for all.",
    tags: ["mock"],
    parameters: [{ $ref: "#/components/parameters/team" }, { ...lastId, description }],
    responses: {
      200: {
        description: "The stream. It begins with a message of type ready, and ends with one of type end.",
        content: { "text/event-stream": { schema: { type: "string" } } },
      },
      ...Object.fromEntries([401, 403, 404, 405].map((status) => [status, referToError(status)])),
      422: {
        description: "The last event id is malformed.",
        content: content(refer("ErrorBody")),
      },
    },
  };
}

function describeDocument(): JsonSchema {
  return {
    operationId: "openapi",
    summary: "Returns this document. Needs no token.",
    tags: ["mock"],
    security: [],
    responses: {
      200: { description: "This document.", content: content({ type: "object" }) },
      ...wrongMethod,
    },
  };
}
