/**
 * Sends every response and every webhook that the OpenAPI document describes, with unknown values, through the real client. The
 * places that it must visit are read from the document.
 */
import { createClient } from "sanguine";
import type { OpenEnum } from "../../../src/open-enum.ts";
import * as enums from "sanguine/enums";
import { createMock } from "sanguine/mock";
import { responseValidator } from "sanguine/schemas";
import { createWebhookRouter, signWebhook } from "sanguine/webhooks";
import { describe, expect, it } from "vitest";
import { operations } from "../../../src/generated/operations.ts";
import { strictOperations, strictWebhooks } from "../../../src/generated/schemas/strict.ts";
import { webhookEventTypes } from "../../../src/generated/webhooks.ts";
import { type OperationId } from "../../../src/generated/operations.ts";
import { operationPlaces, type Places, webhookPlaces } from "../../../src/generated/places.ts";
import { changeBody } from "../../../mock/unknown-values/change-body.ts";
import { UnknownValues, type UnknownWebhook } from "../../../mock/unknown-values/unknown-values.ts";
import { isSuccess, type Model } from "../../../scripts/generate/model.ts";
import { readModel } from "../../../scripts/generate/read.ts";
import { loadSpec, sampleShape } from "../../support/sample-shapes.ts";
import { enable } from "../../contract/tour.ts";
import { callClient, prepareCall, type PreparedCall } from "../../support/calls.ts";
import { apiKey } from "../../src/support/client.ts";

const model: Model = readModel(await loadSpec());

function createUnknownValues() {
  let options = null as UnknownValues["options"];
  const cell = { get: () => options, set: (next: typeof options) => void (options = next) };
  return new UnknownValues({ operations: operationPlaces, webhooks: webhookPlaces }, cell, {
    seed: "coverage",
  });
}

/** Nulls the nullable values at one depth and nothing else, so that the values above them stay. */
function nullAtDepth(body: unknown, places: Places, depth: number): unknown {
  const draws = (_: string, at: string): boolean => at.split(".").length - 1 === depth;
  return changeBody({ rename: null, nulls: true, fields: {}, draws }, body, places);
}

const listDepths = ({ nullables }: Places): number[] => [
  ...new Set(nullables.map((path) => path.split(".").length)),
];

function listValues(body: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [body];
  if (typeof body !== "object" || body === null) return [];
  if (step === "*") return Object.values(body).flatMap((value) => listValues(value, rest));
  return Object.hasOwn(body, step) ? listValues(Reflect.get(body, step), rest) : [];
}

const isUnknown = (value: unknown): boolean => typeof value === "string" && value.startsWith("future_");

/** Lists the places whose values are unknown in a body, or null. */
const listVisited = (body: unknown, paths: readonly string[], holds: (value: unknown) => boolean): string[] =>
  paths.filter((path) => listValues(body, path.split(".")).some(holds));

const guards = Object.values<unknown>(enums).filter(
  (each): each is OpenEnum<string> => typeof each === "object" && each !== null && "match" in each,
);

if (guards.length < 20) throw new Error(`Expected at least 20 enums with a guard, found ${guards.length}.`);

const checked = new Map<string, boolean>();

/** Returns whether a value is unknown to the guard of every enum, and reaches the fallback of every match. */
function reachesFallback(value: string): boolean {
  const known = checked.get(value);
  if (known !== undefined) return known;
  const reaches = guards.every((guard) => {
    const cases = Object.fromEntries(guard.values.map((each) => [each, () => false]));
    return !guard.is(value) && guard.match(value, cases, (given) => given === value);
  });
  checked.set(value, reaches);
  return reaches;
}

interface Sample {
  readonly body: unknown;
  /** The value of the path parameter that the schema depends on. */
  readonly branch: string | null;
}

/** Creates the successful JSON bodies of an operation. */
function sampleOperation(id: OperationId): { readonly status: number; readonly samples: Sample[] } | null {
  const operation = model.operations.find((one) => one.id === id);
  const response = operation?.responses.find(({ status }) => isSuccess(status));
  const { shape = null, status = 200 } = response ?? {};
  if (shape === null || shape.kind === "binary") return null;
  const generic = shape.kind === "ref" ? model.generics.find(({ owner }) => owner === shape.name) : undefined;
  if (generic === undefined)
    return { status, samples: sampleShape(shape, model).map((body) => ({ body, branch: null })) };
  const samples = Object.entries(generic.cases).flatMap(([branch, component]) =>
    sampleShape(shape, model, { schema: generic.schema, component }).map((body) => ({ body, branch })),
  );
  return { status, samples };
}

const mock = enable(createMock({ seed: "coverage" }));
const prepared: { [Id in OperationId]?: Promise<PreparedCall> } = {};

let nextResponse = new Response();
const client = createClient({
  baseUrl: "https://api.example.com",
  apiKey,
  retries: 0,
  validate: responseValidator({ mode: "throw" }),
  fetch: async () => nextResponse,
});

/** Calls an operation with a client that validates responses. Returns what the client makes of a body. */
async function read(id: OperationId, status: number, { body, branch }: Sample): Promise<unknown> {
  nextResponse = Response.json(body, { status });
  const call = await (prepared[id] ??= prepareCall(mock, id));
  return callClient(client, branch === null ? call : { ...call, path: { ...call.path, resource: branch } });
}

/** Returns the part of a body that the client returns: all of it, or the items of a list. */
function getReturned(id: OperationId, body: unknown): unknown {
  const items = model.operations.find((one) => one.id === id)?.raw["x-paginate"]?.items;
  return items === undefined ? body : Reflect.get(Object(body), items);
}

const withItems = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "items" in result ? result.items : result;

const asksForPrices = (id: OperationId): boolean =>
  operations[id].query.some(({ name }) => name === "include_pricing");

const operationIds = Object.keys(operationPlaces) as OperationId[];

it.each(operationIds)(
  "[UNK-1] each open enum of a response %s holds values that no release knows",
  async (id) => {
    const sampled = sampleOperation(id);
    const visited = new Set<string>();
    const unknownValues = createUnknownValues();
    unknownValues.enable();
    for (const sample of sampled?.samples ?? []) {
      const schema = strictOperations[id].response(sampled?.status ?? 200, { resource: sample.branch ?? "" });
      // The sample itself is what the document describes.
      expect(schema?.safeParse(sample.body).error?.issues ?? []).toEqual([]);
      const sent = unknownValues.apply(id, sample.body);
      const returned = await read(id, sampled?.status ?? 200, { ...sample, body: sent });
      const result = withItems(returned);
      if (sample.branch === null) expect(result).toEqual(getReturned(id, sent));
      // A page has prices beside its items.
      const text = JSON.stringify([result, returned]);
      for (const path of listVisited(sent, operationPlaces[id].openEnums, isUnknown)) {
        visited.add(path);
        // The service sends prices only to operations that can ask for them.
        if (path.startsWith("pricing.") && !asksForPrices(id)) continue;
        const lost = listValues(sent, path.split("."))
          .filter(isUnknown)
          .filter((value) => !text.includes(JSON.stringify(value)) || !reachesFallback(String(value)));
        expect(lost).toEqual([]);
      }
    }
    expect([...visited].toSorted()).toEqual(operationPlaces[id].openEnums);
  },
);

it.each(operationIds)("[UNK-2] each nullable value of a response %s can be null", async (id) => {
  const sampled = sampleOperation(id);
  const places = operationPlaces[id];
  const visited = new Set<string>();
  for (const sample of sampled?.samples ?? []) {
    for (const depth of listDepths(places)) {
      const body = nullAtDepth(sample.body, places, depth);
      const nulled = listVisited(body, places.nullables, (value) => value === null);
      if (nulled.length === 0) continue;
      for (const path of nulled) visited.add(path);
      const result = withItems(await read(id, sampled?.status ?? 200, { ...sample, body }));
      if (sample.branch === null) expect(result).toEqual(getReturned(id, body));
    }
  }
  expect([...visited].toSorted()).toEqual(places.nullables);
});

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const NOW = 1_768_467_600;
const receive = createWebhookRouter({
  secrets: secret,
  now: () => NOW * 1000,
  on: { other: (event) => event, unknown: (event) => event },
});

/** Signs a webhook, and returns the event that the receiver's handler gets. */
async function deliver(event: object): Promise<unknown> {
  const body = JSON.stringify(event);
  const headers = await signWebhook({ id: "msg_1", timestamp: NOW, body, secret });
  const outcome = await receive({ body, headers });
  return outcome.outcome === "handled" ? outcome.result : outcome;
}

function sampleWebhook(type: string): unknown[] {
  const webhook = model.webhooks.find(({ eventType }) => eventType === type);
  if (webhook === undefined) throw new Error(`There is no ${type}.`);
  const carrier = model.generics.find((generic) => generic.carriers.has(webhook.data));
  const chosen =
    webhook.generic === null || carrier === undefined
      ? null
      : { schema: carrier.schema, component: webhook.generic.inner };
  return sampleShape({ kind: "ref", name: webhook.data }, model, chosen);
}

const families = Object.entries(webhookPlaces);

const contains = (family: string, type: string): boolean =>
  new RegExp(`^${family.replaceAll(".", "\\.").replace("*", "\\w+")}$`).test(type);

describe("[UNK-3] each event type", () => {
  it.each(families)(
    "of %s reaches its handler with unknown values, and an unknown type the other",
    async (family, places) => {
      const openEnums = new Set<string>();
      const nullables = new Set<string>();
      const unknownValues = createUnknownValues();
      unknownValues.enable();
      for (const type of webhookEventTypes.filter((one) => contains(family, one))) {
        for (const data of sampleWebhook(type)) {
          expect(strictWebhooks[type]().safeParse(data).error?.issues ?? []).toEqual([]);
          const envelope = { event_type: type, data, user_id: null, client_user_id: null, team_id: "team" };
          const [known, unknown] = unknownValues.applyToWebhook<typeof envelope | UnknownWebhook>(envelope);
          expect(await deliver(known ?? {})).toMatchObject({ type, data: known?.data });
          const rawType = `future_${type}`;
          expect(await deliver(unknown ?? {})).toMatchObject({
            type: "unknown",
            rawType,
            data: unknown?.data,
          });
          for (const path of listVisited(known?.data, places.openEnums, isUnknown)) openEnums.add(path);
          for (const depth of listDepths(places)) {
            const changed = nullAtDepth(data, places, depth);
            for (const path of listVisited(changed, places.nullables, (value) => value === null))
              nullables.add(path);
            expect(await deliver({ ...envelope, data: changed })).toMatchObject({ type, data: changed });
          }
        }
      }
      expect([...openEnums].toSorted()).toEqual(places.openEnums);
      expect([...nullables].toSorted()).toEqual(places.nullables);
    },
  );

  it("is in one family", () => {
    const owners = webhookEventTypes.map(
      (type) => families.filter(([family]) => contains(family, type)).length,
    );
    expect(owners).toEqual(webhookEventTypes.map(() => 1));
  });
});
