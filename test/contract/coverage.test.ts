import { beforeAll, describe, expect, it } from "vitest";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { webhookEventTypes } from "../../src/generated/webhooks.ts";
import { getDocumented } from "../support/calls.ts";
import { Observations } from "./observations.ts";
import { takeTour, webhookSchemas, type Tour } from "./tour.ts";

/** What the document describes and the tour does not bring about, by reason. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  "an appointment is reserved while its order has no requisition; psc.test.ts books one": [
    "AppointmentStatus: reserved",
    "AppointmentEventStatus: reserved",
  ],
  "one marker asks it, and the list of markers is longer than the tour": ["QuestionType: multi_choice"],
  "synthetic prices are amounts without modifiers; the client accepts both": [
    "PriceConditions.reflex",
    "PriceConditions.us_state",
    "PriceModifier.conditions",
    "PriceModifier.delta_amount_minor",
    "PriceRange.maximum",
    "PriceRange.minimum",
    "StateCondition.any_of",
    "UnspecifiedPrice.unspecified",
    "UnspecifiedPriceReason: price_unavailable",
    "UnspecifiedPriceReason: refer_to_contract",
  ],
  "deprecated, and not sent": ["InstantSample.id", "IntervalSample.id", "UsAddress.unit"],
  "users connect it in its app or by its SDK, so no link token is for it": [
    "Provider: copper_phone_health",
    "Provider: cuff_one_ble",
    "Provider: glucose_one_ble",
    "Provider: manual",
    "Provider: scale_one_ble",
    "Provider: slate_phone_health",
    "Provider: tidewater_journal",
    "Provider: umberly_water",
    "Provider: willowmere_air",
    "SourceType: app",
    "SourceType: ble",
    "SourceType: lab",
    "SourceType: provider",
  ],
  "no synthetic user records a menstrual cycle": ["daily.data.menstrual_cycle.created"],
  "does not change from day to day": ["daily.data.profile.created", "daily.data.profile.updated"],
  "a summary is sent once, when its day has ended, unless its day has several records": [
    "daily.data.activity.updated",
    "daily.data.body.updated",
    "daily.data.electrocardiogram.updated",
    "daily.data.menstrual_cycle.updated",
    "daily.data.sleep.updated",
    "daily.data.sleep_cycle.updated",
    "daily.data.workouts.updated",
  ],
  "rarer than once in the days of the tour": ["daily.data.sleep_cycle.created"],
};
const excused: ReadonlySet<string> = new Set(Object.values(reasons).flat());

const declared = new Observations();
for (const id of Object.keys(operations) as OperationId[])
  declared.declare(getDocumented(id).success.schema ?? {}, id);
for (const [type, schema] of Object.entries(webhookSchemas)) declared.declare(schema, type);

const listMissing = (all: Iterable<string>, seen: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !seen.has(one) && !excused.has(one)).toSorted();

describe("the mock produces", () => {
  let tour: Tour;
  beforeAll(async () => {
    tour = await takeTour();
  }, 60_000);

  it("[GEN-9, INS-5] each enum value of a response", () => {
    expect(listMissing(declared.values, tour.seen.values)).toEqual([]);
  });

  it("[GEN-1, VER-3] each response field", () => {
    expect(listMissing(declared.fields, tour.seen.fields)).toEqual([]);
  });

  it("[EVT-1] each event type", () => {
    expect(listMissing(webhookEventTypes, tour.eventTypes)).toEqual([]);
  });

  it("[EVT-1, GEN-1] responses and webhooks that the document allows", () => {
    expect(tour.violations).toEqual([]);
  });

  it("has a reason only for what it does not produce", () => {
    const seen = new Set([...tour.seen.values, ...tour.seen.fields, ...tour.eventTypes]);
    expect([...excused].filter((one) => seen.has(one))).toEqual([]);
  });
});
