import {
  createClient,
  createLinkClient,
  isLinkState,
  matchLink,
  parseLinkRedirect,
  unlisted,
  type Appointment,
  type Client,
  type Duration,
  type HeartratePoint,
  type InsuranceCreate,
  type LabReportCreate,
  type LabReportWaitOptions,
  type LinkRedirect,
  type MiddlewareContext,
  type ParsedResult,
  type ProviderCatalogEntry,
  type ProviderLinkResponse,
  type TimeseriesItem,
  type TimeseriesList,
  type UserProviders,
} from "sanguine";
import { ConnectionStatus } from "sanguine/enums";
import type { AppointmentStatus, LinkErrorType, StepsPoint, TimeseriesGroups } from "sanguine/types";
import { createMock } from "sanguine/mock";
import { describe, expectTypeOf, test } from "vitest";

declare const client: Client;
declare const insurance: InsuranceCreate;
declare const link: ProviderLinkResponse;
const query = { start_date: "2026-01-01" };
const baseUrl = "https://api.example.com";

// The types that calls return are in etc/api/, and the wrong values of requests in programs.ts.

test("what is required cannot be left out", () => {
  // @ts-expect-error start_date is required.
  void client.timeseries.steps("u", {});
  // @ts-expect-error limit is required.
  void client.users.list().toArray();
  // @ts-expect-error limit is required.
  void client.timeseries.steps("u", query).groups({});
  const company = { name: "Acme Mutual", address: insurance.insured.address };
  // @ts-expect-error the company is the service's to set.
  void client.insurance.create("u", { ...insurance, company });
  // @ts-expect-error an api key is required.
  createClient({ baseUrl });
  // @ts-expect-error a base url is required: no host is built in.
  createClient({ apiKey: "<API_KEY>" });
});

test("[TS-7] series are typed by resource", () => {
  const steps = client.timeseries.steps("u", query);
  expectTypeOf(steps.groups({ limit: 1 })).toEqualTypeOf<Promise<TimeseriesGroups<"steps">>>();
  expectTypeOf<TimeseriesItem<"steps">>().toExtend<StepsPoint>();
  const rates = client.timeseries.grouped("u", "heartrate", query);
  expectTypeOf(rates).toEqualTypeOf<TimeseriesList<"heartrate">>();
  expectTypeOf<TimeseriesItem<"heartrate">>().toExtend<HeartratePoint>();
  expectTypeOf<TimeseriesItem<"blood_pressure">>().toHaveProperty("systolic");
  expectTypeOf<TimeseriesItem<"steps">>().not.toHaveProperty("systolic");
  expectTypeOf<TimeseriesItem<"note">["value"]>().toBeString();
});

describe("[GEN-4] open enums in responses", () => {
  test("take any string, and keep null apart", () => {
    expectTypeOf<string>().toExtend<NonNullable<ProviderCatalogEntry["auth_type"]>>();
    expectTypeOf<null>().toExtend<ProviderCatalogEntry["auth_type"]>();
    expectTypeOf<string>().toExtend<AppointmentStatus>();
    expectTypeOf<null>().not.toExtend<AppointmentStatus>();
  });

  test("an exhaustive match over known values does not compile without a fallback", () => {
    const status = "connected" as UserProviders["providers"][number]["status"];
    const cases = { connected: () => 1, error: () => 2, paused: () => 3 };
    expectTypeOf(ConnectionStatus.match(status, cases, () => 0)).toBeNumber();
    // @ts-expect-error the fallback is required.
    ConnectionStatus.match(status, cases);
    // @ts-expect-error every known value needs a case.
    ConnectionStatus.match(status, { connected: () => 1 }, () => 0);

    // @ts-expect-error a switch over the known values falls through for an unknown one.
    const byHand = (value: typeof status): number => {
      switch (value) {
        case "connected":
        case "error":
        case "paused":
          return 1;
      }
    };
    // @ts-expect-error a table of the known values has no entry for an unknown one.
    const byTable = (value: typeof status): number => ({ connected: 1, error: 2, paused: 3 })[value];
    void [byHand, byTable];
  });
});

test("[GEN-8] open enums in requests take a value newer than this release", () => {
  const newer = unlisted("a_provider_of_2031");
  void client.link.createToken({ user_id: "u", provider: newer, filter_on_providers: [newer] });
});

describe("[LNK-7, LNK-8] how a link ended", () => {
  test("is narrowed by guard and matcher, and open without them", () => {
    expectTypeOf<string>().toExtend<typeof link.state>();
    if (isLinkState(link, "pending_provider_mfa")) expectTypeOf(link.provider_mfa.hint).toBeString();
    if (isLinkState(link, "error")) {
      expectTypeOf(link.state).toEqualTypeOf<"error">();
      expectTypeOf(link.error_type).toExtend<LinkErrorType>();
    }
    const cases = {
      success: () => 1,
      error: () => 2,
      unknown: ({ state }: { state: string }) => state.length,
    };
    expectTypeOf(matchLink(link, cases)).toBeNumber();
    expectTypeOf(parseLinkRedirect("?state=success")).toEqualTypeOf<LinkRedirect>();
    // @ts-expect-error unknown is required.
    matchLink(link, { success: () => 1, error: () => 2, pending_provider_mfa: () => 3 });
    // @ts-expect-error there is no such state to ask for.
    isLinkState(link, "paused");
  });

  test("comes from a client that takes no team key", () => {
    const { link: steps } = createLinkClient({ baseUrl, linkToken: "<LINK_TOKEN>" });
    // @ts-expect-error a link token makes no link token.
    void steps.createToken({ user_id: "u" });
    // @ts-expect-error a link token is required.
    createLinkClient({ baseUrl });
  });
});

describe("options", () => {
  test("[MID-1] a middleware knows the operations by name", () => {
    expectTypeOf<"users.get" | null>().toExtend<MiddlewareContext["operation"]>();
    expectTypeOf<"user.get">().not.toExtend<MiddlewareContext["operation"]>();
  });

  test("[REQ-1, REQ-2, REQ-3, REQ-4] of a client, a call and a route", () => {
    void client.users.get("u", { headers: new Headers(), query: { a: ["b"], c: 1, d: null } });
    void client.users.get("u", { headers: [["x-a", "b"]] });
    // @ts-expect-error a header is text.
    void client.users.get("u", { headers: { "x-a": 1 } });
    // @ts-expect-error a query parameter is no object.
    void client.users.get("u", { query: { a: { b: 1 } } });
    // @ts-expect-error a misspelled option.
    client.with({ timeOut: 5 });
    // @ts-expect-error a method in capitals.
    void client.request({ method: "get", path: "/v2/thing" });
    // @ts-expect-error a path is required.
    void client.request({ method: "GET" });
  });

  test("durations have a unit, and now is no bare number", () => {
    expectTypeOf<"7d" | 60_000>().toExtend<Duration>();
    expectTypeOf<"1w">().not.toExtend<Duration>();
    createClient({ baseUrl, apiKey: "<API_KEY>", now: Date.now });
    createMock({ now: new Date() });
    // @ts-expect-error a bare number may be seconds.
    createClient({ baseUrl, apiKey: "<API_KEY>", now: 5 });
  });
});

describe("appointments", () => {
  test("[APT-1, APT-2] at home take notes, or null for none", () => {
    void client.phlebotomy.book("o", { booking_key: "k", appointment_notes: "Ring twice." });
    void client.phlebotomy.reschedule("o", { booking_key: "k", appointment_notes: null });
    // @ts-expect-error a booking key is required.
    void client.phlebotomy.book("o", { appointment_notes: "Ring twice." });
    // @ts-expect-error at home the reason is named in snake case.
    void client.phlebotomy.cancel("o", { cancellationReasonId: "r" });
    expectTypeOf<Appointment["start_at"]>().toEqualTypeOf<string | null>();
  });

  test("[APT-5, APT-7] at a center take a key of the caller's and a wait of a function", () => {
    const body = { booking_key: "k", async_confirmation: true, sync_confirmation_timeout_millisecond: 1_000 };
    void client.psc.book("o", body, { idempotencyKey: "i" });
    void client.psc.waitFor("o", { until: ({ can_reschedule }) => can_reschedule });
    // @ts-expect-error a lab is required.
    void client.psc.availability({ zip_code: "85004" });
    // @ts-expect-error at a center the reason is named in camel case.
    void client.psc.cancel("o", { cancellation_reason_id: "r" });
  });
});

test("[LRP-1, LRP-2, LRP-7] lab reports take bytes in whatever they come, and no path", () => {
  expectTypeOf<Blob | File | Uint8Array[]>().toExtend<LabReportCreate["file"]>();
  expectTypeOf<{ data: Blob; filename: string; type: string }>().toExtend<LabReportCreate["file"]>();
  expectTypeOf<string>().not.toExtend<LabReportCreate["file"]>();
  expectTypeOf<ParsedResult["units"]>().toEqualTypeOf<ParsedResult["unit"] | undefined>();
  expectTypeOf<{ until: ["completed", "failed"]; timeout: 1 }>().toExtend<LabReportWaitOptions>();
});
