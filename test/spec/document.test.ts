import { describe, expect, test } from "vitest";
import { loadDocument } from "../../scripts/generate/document.ts";
import type { RawDocument, RawSchema } from "../../scripts/generate/raw.ts";
import { serviceCenterNetworks } from "../../mock/catalog/service-centers/networks.ts";
import { labs } from "../../mock/catalog/labs/labs.ts";
import { appointmentMachines, orderMachines } from "../../src/generated/lifecycles.ts";
import openapi from "../../src/generated/openapi.json" with { type: "json" };
import type { OperationId } from "../../src/generated/operations.ts";
import { strictOperations } from "../../src/generated/schemas/strict.ts";

const document = await loadDocument(new URL("../../spec/openapi.yaml", import.meta.url));
const schemas = Object.entries(document.components.schemas);
const schema = (name: string): RawSchema => document.components.schemas[name] ?? {};
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  (["get", "post", "patch", "put", "delete"] as const).flatMap((method) => {
    const operation = item[method];
    const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])];
    return operation ? [{ ...operation, path, parameters }] : [];
  }),
);

/** Lists every schema below one, with its location. */
function* below(part: RawSchema, place: string): Iterable<readonly [string, RawSchema]> {
  yield [place, part];
  for (const [name, inner] of Object.entries(part.properties ?? {})) yield* below(inner, `${place}.${name}`);
  for (const inner of [...(part.allOf ?? []), ...(part.anyOf ?? []), ...(part.oneOf ?? [])]) {
    yield* below(inner, place);
  }
  if (part.items) yield* below(part.items, `${place}[]`);
  if (typeof part.additionalProperties === "object") yield* below(part.additionalProperties, `${place}.*`);
}

const listProperties = (part: RawSchema): string[] => [
  ...Object.keys(part.properties ?? {}),
  ...(part.allOf ?? []).flatMap((inner) => listProperties(named(inner))),
];
const named = (part: RawSchema): RawSchema =>
  part.$ref === undefined ? part : schema(part.$ref.split("/").at(-1) ?? "");
const enums = schemas.filter(([, part]) => part.enum !== undefined);
const values = (name: string): unknown[] => [...(schema(name).enum ?? [])];

describe("descriptions", () => {
  test("every schema, and every property that is not a plain reference, has a description", () => {
    const silent = schemas.flatMap(([name, root]) =>
      [...below(root, name)].flatMap(([place, part]) => {
        const fields = Object.entries(part.properties ?? {}).filter(([, p]) => p.$ref === undefined);
        const undescribed = fields
          .filter(([, field]) => !field.description)
          .map(([field]) => `${place}.${field}`);
        return place === name && part === root && !part.description ? [name, ...undescribed] : undescribed;
      }),
    );
    expect(silent).toEqual([]);
  });

  test("values that are marked as assumed exist", () => {
    const unlisted = enums.flatMap(([name, part]) => {
      const assumed: unknown = part["x-assumed-values"] ?? [];
      return Array.isArray(assumed) ? assumed.filter((value) => !values(name).includes(value)) : [name];
    });
    expect(unlisted).toEqual([]);
  });
});

describe("time series", () => {
  test("each resource has its own point with a unit", () => {
    const { cases = {} } = schema("GroupedTimeseries")["x-generic"] ?? {};
    expect(Object.keys(cases)).toEqual(values("TimeseriesResource"));
    expect(new Set(Object.values(cases)).size).toBe(values("TimeseriesResource").length);
    const unitless = Object.values(cases).filter((point) => !listProperties(schema(point)).includes("unit"));
    expect(unitless).toEqual([]);
  });

  test("the union of points contains exactly those of the resources", () => {
    const { cases = {} } = schema("GroupedTimeseries")["x-generic"] ?? {};
    const arms = schema("TimeseriesPoint").anyOf?.map((arm) => arm.$ref?.split("/").at(-1));
    expect(arms).toEqual(Object.values(cases));
  });
});

// The interface specification counts the resources and the providers.
test("the catalog's resources are the known series and 18 others, and open", () => {
  expect(new Set(values("Resource")).size).toBe(18 + values("TimeseriesResource").length);
  expect(schema("Resource")["x-open-enum"]).toBe(true);
});

test("there are 41 providers, and each list of some of them contains only known ones", () => {
  expect(values("Provider")).toHaveLength(41);
  expect(values("Provider")).toContain("manual");
  expect(values("OauthProvider")).toHaveLength(17);
  expect(values("PasswordProvider")).toHaveLength(12);
  const parts = ["OauthProvider", "PasswordProvider", "EmailProvider", "DemoProvider"].flatMap(values);
  expect(parts.filter((slug) => !values("Provider").includes(slug))).toEqual([]);
});

test("the labs and the labs with service centers are consistent", () => {
  expect(values("LabSlug")).toEqual(labs.map(({ slug }) => slug));
  const central = new Set(serviceCenterNetworks.map(({ lab_id }) => lab_id));
  expect(values("CentralLabSlug")).toEqual(labs.filter(({ id }) => central.has(id)).map(({ slug }) => slug));
});

test("there are fifty states, each with its own two-letter code", () => {
  expect(new Set(values("UsState")).size).toBe(50);
  expect(values("UsState").filter((code) => !/^[A-Z]{2}$/.test(String(code)))).toEqual([]);
});

test.each([
  ["Relationship", "Self Spouse Other"],
  ["CollectionMethod", "testkit walk_in_test at_home_phlebotomy on_site_collection"],
  ["PscCapability", "stat appointment_scheduling_via_junction appointment_scheduling_with_lab"],
  ["PscRadius", "10 20 25 50 100"],
  ["LabAccountStatus", "active pending suspended ready_to_launch"],
])("%s has the values of the wire", (name, wire) => {
  expect(values(name)).toEqual(wire.split(" "));
});

test("every filter by lab account declares the error for an unknown account", () => {
  const narrowed = operations.filter(
    ({ operationId, parameters }) =>
      operationId !== "labAccounts.list" &&
      parameters.some((parameter) => (parameter.$ref ?? parameter.name).endsWith("LabAccountId")),
  );
  expect(narrowed.length).toBeGreaterThan(4);
  expect(narrowed.filter(({ responses = {} }) => !("404" in responses))).toEqual([]);
});

test("every response that is not JSON is a PDF in bytes", () => {
  const shared = document.components.responses ?? {};
  const other = operations.flatMap(({ operationId, responses = {} }) =>
    Object.values(responses).flatMap((response) =>
      Object.entries((shared[response.$ref?.split("/").at(-1) ?? ""] ?? response).content ?? {})
        .filter(([type]) => type !== "application/json")
        .map(([type, media]) => [operationId, type, media.schema?.format]),
    ),
  );
  const documents = ["resultPdf", "requisitionPdf", "collectionInstructions", "abnPdf", "labelsPdf"];
  const files = [
    "labTests.collectionInstructions",
    ...documents.map((name) => `orders.${name}`),
    "orderTransactions.resultPdf",
  ].map((id) => [id, "application/pdf", "binary"]);
  expect(other).toHaveLength(files.length);
  expect(other).toEqual(expect.arrayContaining(files));
});

test("enumerations are open, except those that cannot grow", () => {
  const closed = schemas
    .filter(([, part]) => part.enum && part["x-open-enum"] !== true)
    .map(([name]) => name);
  expect(closed.toSorted()).toEqual([
    "LinkOnClose",
    "LinkOnError",
    "SeriesResource",
    "SummaryResource",
    "TimeseriesResource",
  ]);
});

test("the tests of each step of a lifecycle know every lifecycle", () => {
  expect(Object.keys(orderMachines)).toEqual([
    "testkit",
    "registrable_testkit",
    "walk_in_test",
    "at_home_phlebotomy",
    "on_site_collection",
  ]);
  expect(Object.keys(appointmentMachines)).toEqual(["phlebotomy", "patient_service_center"]);
});

test("operations with a successor are deprecated", () => {
  const grouped = operations.find((operation) => operation.operationId === "timeseries.grouped");
  const cursor = grouped?.parameters.find((parameter) => parameter.name === "cursor");
  expect(cursor?.deprecated).toBe(true);
  const legacy = operations.filter(({ deprecated }) => deprecated).map(({ operationId }) => operationId);
  expect(legacy).toContain("labTests.listLegacy");
  expect(schema("GroupedTimeseries").properties?.["next"]?.deprecated).toBe(true);
  expect(schema("ConnectedSource").properties?.["source"]?.deprecated).toBe(true);
});

test("every operation declares the common errors and those of its type", () => {
  const missing = operations.flatMap(({ operationId, responses = {}, parameters, requestBody }) => {
    const expected = ["400", "401", "403", "422", "429", "500", "503"];
    if (parameters.some((parameter) => parameter.in === "path")) expected.push("404");
    if (requestBody) expected.push("413", "415");
    return expected.filter((status) => !(status in responses)).map((status) => `${operationId}: ${status}`);
  });
  expect(missing).toEqual([]);
});

describe("provenance", () => {
  test("an operation is specified or named when the interface specification has it, and is a companion otherwise", () => {
    const from = (provenance: string) =>
      operations
        .flatMap(({ operationId = "", ...raw }) => (raw["x-provenance"] === provenance ? [operationId] : []))
        .toSorted();
    expect(from("specified")).toEqual([
      "insurance.create",
      "link.completeMfa",
      "link.createToken",
      "markers.list",
      "markers.orderSet",
      "orders.list",
      "providers.list",
      "psc.info",
      "timeseries.grouped",
      "users.create",
      "users.delete",
      "users.providers",
      "users.updateInfo",
    ]);
    expect(from("named")).toEqual([
      "labAccounts.list",
      "labReports.create",
      "labReports.get",
      "labTests.list",
      "labTests.listLegacy",
      "orders.create",
      "orders.import",
      "phlebotomy.availability",
      "phlebotomy.book",
      "phlebotomy.request",
      "phlebotomy.reschedule",
      "psc.availability",
      "psc.book",
      "users.undoDelete",
    ]);
    expect(from("companion")).toHaveLength(operations.length - 13 - 14);
  });
});

test("every successful JSON response of the published document has an example that its schema accepts", () => {
  const paths = openapi.paths as unknown as NonNullable<RawDocument["paths"]>;
  const found = Object.values(paths)
    .flatMap((item) => [item.get, item.post, item.patch, item.put, item.delete])
    .flatMap((operation) =>
      Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) => {
        const media = content?.["application/json"];
        return media === undefined || !status.startsWith("2")
          ? []
          : [{ id: operation?.operationId?.replace(/Alias$/, "") ?? "", status, example: media.example }];
      }),
    );
  const others = operations
    .map(({ operationId = "" }) => operationId)
    .filter((id) => !found.some((one) => one.id === id));
  expect(others.filter((id) => !/pdf|instructions|users\.update$/i.test(id))).toEqual([]);
  for (const { id, status, example } of found) {
    const schema = strictOperations[id as OperationId].response(Number(status), { resource: "glucose" });
    expect([id, schema?.safeParse(example).error?.issues]).toEqual([id, undefined]);
  }
});
