import {
  createClient,
  createLinkClient,
  isLinkState,
  isUserExistsError,
  matchLink,
  parseLinkRedirect,
  type Call,
  type CallResult,
  type Client,
  type ClientOptions,
  type HeartratePoint,
  type Insurance,
  type InsuranceCreate,
  type LabTest,
  type LabTestsPage,
  type LinkRedirect,
  type List,
  type Marker,
  type MarkersPage,
  type Middleware,
  type MiddlewareContext,
  type Next,
  type Order,
  type Page,
  type PatientInfo,
  type PatientInfoUpdate,
  type PdfFile,
  type ProviderCatalogEntry,
  type ProviderLinkResponse,
  type PscInfo,
  type Sleep,
  type Success,
  type TimeseriesItem,
  type TimeseriesList,
  type TimeseriesSource,
  type User,
  type UserCreated,
  type UserProviders,
  type WorkoutStream,
  unlisted,
} from "sanguine";
import type {
  BloodPressurePoint,
  LabTestPricing,
  LinkErrorType,
  MarkerPricing,
  Provider,
  StepsPoint,
  TimeseriesGroups,
  TimeseriesPage,
} from "sanguine/types";
import { AuthType, ConnectionStatus } from "sanguine/enums";
import { describe, expectTypeOf, test } from "vitest";

declare const client: Client;
declare const patientInfo: PatientInfoUpdate;
declare const insurance: InsuranceCreate;
const query = { start_date: "2026-01-01" };

describe("calls", () => {
  test("are promises of named types", () => {
    expectTypeOf(client.users.get("u")).toEqualTypeOf<Call<User>>();
    expectTypeOf(client.users.get("u")).toExtend<Promise<User>>();
    expectTypeOf(client.users.get("u").withResponse()).toEqualTypeOf<Promise<CallResult<User>>>();
    expectTypeOf(client.users.create({ client_user_id: "u" })).toEqualTypeOf<Call<UserCreated>>();
    expectTypeOf(client.users.createOrGet({ client_user_id: "u" })).toEqualTypeOf<Call<UserCreated>>();
    expectTypeOf(client.users.update("u", {})).toEqualTypeOf<Call<void>>();
    expectTypeOf(client.users.delete("u")).toEqualTypeOf<Call<Success>>();
    expectTypeOf(client.users.providers("u")).toEqualTypeOf<Call<UserProviders>>();
    expectTypeOf(client.providers.list()).toEqualTypeOf<Call<ProviderCatalogEntry[]>>();
    expectTypeOf(client.timeseries.workoutStream("w")).toEqualTypeOf<Call<WorkoutStream>>();
    expectTypeOf(client.users.updateInfo("u", patientInfo)).toEqualTypeOf<Call<PatientInfo>>();
    expectTypeOf(client.insurance.latest("u")).toEqualTypeOf<Call<Insurance>>();
    expectTypeOf(client.labTests.listLegacy()).toEqualTypeOf<Call<LabTest[]>>();
    expectTypeOf(client.markers.get(1, "7600")).toEqualTypeOf<Call<Marker>>();
    expectTypeOf(client.psc.info({ zip_code: "85004", lab_id: 1 })).toEqualTypeOf<Call<PscInfo>>();
  });

  test("of a PDF give a file", () => {
    const call = client.labTests.collectionInstructions("t");
    expectTypeOf(call).toEqualTypeOf<Call<PdfFile>>();
    expectTypeOf<Awaited<typeof call>["bytes"]>().toExtend<Uint8Array>();
    expectTypeOf<Awaited<typeof call>["filename"]>().toEqualTypeOf<string | null>();
  });

  test("take what the document takes", () => {
    expectTypeOf<Parameters<Client["users"]["create"]>[0]>().toHaveProperty("client_user_id");
    // @ts-expect-error client_user_id is required.
    void client.users.create({});
    // @ts-expect-error there is no such field.
    void client.users.create({ client_user_id: "u", nickname: "x" });
    // @ts-expect-error start_date is required.
    void client.timeseries.steps("u", {});
    // @ts-expect-error there is no such series.
    void client.timeseries.grouped("u", "mood", query);
    // @ts-expect-error limit is required.
    void client.users.list().toArray();
    // @ts-expect-error limit is required.
    void client.timeseries.steps("u", query).groups({});
    // @ts-expect-error a lab is required.
    void client.psc.info({ zip_code: "85004" });
    // @ts-expect-error an address is required.
    void client.users.updateInfo("u", { ...patientInfo, address: undefined });
    const company = { name: "Acme Mutual", address: insurance.insured.address };
    // @ts-expect-error the company is the service's to set.
    void client.insurance.create("u", { ...insurance, company });
    // @ts-expect-error an api key is required.
    createClient({ baseUrl: "https://api.example.com" });
    // @ts-expect-error a base url is required: no host is built in.
    createClient({ apiKey: "<API_KEY>" });
  });

  test("a caught error narrows", () => {
    const error: unknown = null;
    if (isUserExistsError(error)) {
      expectTypeOf(error.existing.user_id).toBeString();
      expectTypeOf(error.existing.created_on).toBeString();
      expectTypeOf(error.body).toBeUnknown();
    }
  });
});

describe("lists", () => {
  test("are promises of their first page, and iterate over items", () => {
    const users = client.users.list({ limit: 5 }, { from: null });
    expectTypeOf(users).toEqualTypeOf<List<User>>();
    expectTypeOf(users).toExtend<Promise<Page<User>>>();
    expectTypeOf(users).toExtend<AsyncIterable<User>>();
    expectTypeOf(users.pages()).toExtend<AsyncIterable<Page<User>>>();
    expectTypeOf(users.toArray({ limit: 1 })).toEqualTypeOf<Promise<User[]>>();
    expectTypeOf<Awaited<typeof users>>().toExtend<AsyncIterable<User>>();
    expectTypeOf<Awaited<typeof users>["next"]>().toEqualTypeOf<string | null>();
  });
});

describe("lists of the lab catalog", () => {
  test("have the prices on their pages, where those can be asked for", () => {
    expectTypeOf(client.markers.list()).toEqualTypeOf<List<Marker, MarkersPage>>();
    expectTypeOf(client.labTests.list()).toEqualTypeOf<List<LabTest, LabTestsPage>>();
    expectTypeOf<MarkersPage["pricing"]>().toEqualTypeOf<MarkerPricing | null>();
    expectTypeOf<LabTestsPage["pricing"]>().toEqualTypeOf<LabTestPricing | null>();
    expectTypeOf(client.markers.orderSet({})).toEqualTypeOf<List<Marker>>();
    expectTypeOf(client.labTests.markers("t")).toEqualTypeOf<List<Marker>>();
  });
});

describe("[TS-7] series are typed by resource", () => {
  test("steps", () => {
    const steps = client.timeseries.steps("u", query);
    expectTypeOf(steps).toEqualTypeOf<TimeseriesList<"steps">>();
    expectTypeOf(steps.groups({ limit: 1 })).toEqualTypeOf<Promise<TimeseriesGroups<"steps">>>();
    expectTypeOf<TimeseriesItem<"steps">>().toExtend<StepsPoint>();
    expectTypeOf<TimeseriesItem<"steps">["source"]>().toEqualTypeOf<TimeseriesSource>();
    expectTypeOf<TimeseriesItem<"steps">["unit"]>().toEqualTypeOf<StepsPoint["unit"]>();
    expectTypeOf<TimeseriesPage<"steps">["groups"][string][number]["data"]>().toEqualTypeOf<StepsPoint[]>();
  });

  test("others have fields of their own", () => {
    expectTypeOf(client.timeseries.grouped("u", "heartrate", query)).toEqualTypeOf<
      TimeseriesList<"heartrate">
    >();
    expectTypeOf<TimeseriesItem<"heartrate">>().toExtend<HeartratePoint>();
    expectTypeOf<TimeseriesItem<"blood_pressure">>().toExtend<BloodPressurePoint>();
    expectTypeOf<TimeseriesItem<"blood_pressure">>().toHaveProperty("systolic");
    expectTypeOf<TimeseriesItem<"steps">>().not.toHaveProperty("systolic");
    expectTypeOf<TimeseriesItem<"note">["value"]>().toBeString();
  });
});

describe("[GEN-4] open enums in responses", () => {
  type AuthTypeValue = NonNullable<ProviderCatalogEntry["auth_type"]>;

  test("take any string, and keep null apart", () => {
    expectTypeOf<string>().toExtend<AuthTypeValue>();
    expectTypeOf<null>().toExtend<ProviderCatalogEntry["auth_type"]>();
    expectTypeOf<undefined>().not.toExtend<AuthTypeValue>();
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
          return 1;
        case "error":
          return 2;
        case "paused":
          return 3;
      }
    };
    // @ts-expect-error a table of the known values has no entry for an unknown one.
    const byTable = (value: typeof status): number => ({ connected: 1, error: 2, paused: 3 })[value];
    void byHand;
    void byTable;
  });

  test("a guard narrows to the closed union", () => {
    const value: string = "oauth";
    if (AuthType.is(value)) {
      expectTypeOf(value).toEqualTypeOf<"oauth" | "team_oauth" | "sdk" | "password" | "email" | "app">();
    }
  });
});

describe("[GEN-8] open enums in requests", () => {
  test("take a value newer than this release", () => {
    const newer = unlisted("a_provider_of_2031");
    expectTypeOf(newer).toExtend<Provider>();
    void client.link.createToken({ user_id: "u", provider: newer, filter_on_providers: [newer] });
    void client.link.connectDemo({ user_id: "u", provider: newer });
    void client.users.disconnect("u", newer);
    void client.providers.list({ source_type: newer });
  });
});

describe("[LNK-7, LNK-8] how a link ended", () => {
  const call = client.link.completeMfa("glucose_two", { mfa_code: "471100" });

  test("is narrowed by guard and matcher, and open without them", async () => {
    expectTypeOf(call).toEqualTypeOf<Call<ProviderLinkResponse>>();
    const response = await call;
    expectTypeOf<string>().toExtend<typeof response.state>();
    if (isLinkState(response, "pending_provider_mfa")) {
      expectTypeOf(response.provider_mfa.hint).toBeString();
      expectTypeOf(response.redirect_url).toEqualTypeOf<string | null | undefined>();
    }
    if (isLinkState(response, "error")) {
      expectTypeOf(response.state).toEqualTypeOf<"error">();
      expectTypeOf(response.error_type).toExtend<LinkErrorType>();
      expectTypeOf<"token_expired">().toExtend<typeof response.error_type>();
    }
    expectTypeOf(
      matchLink(response, {
        success: () => 1,
        error: ({ error_type }) => error_type.length,
        unknown: ({ state }) => state.length,
      }),
    ).toBeNumber();
    // @ts-expect-error unknown is required.
    matchLink(response, { success: () => 1, error: () => 2, pending_provider_mfa: () => 3 });
    // @ts-expect-error there is no such state to ask for.
    isLinkState(response, "paused");
  });

  test("is of the same shape in a redirect", () => {
    const outcome = parseLinkRedirect("?state=success");
    expectTypeOf(outcome).toEqualTypeOf<LinkRedirect>();
    expectTypeOf(matchLink(outcome, { success: () => "", error: () => "", unknown: () => "" })).toBeString();
  });

  test("comes from a client that takes no team key", () => {
    const { link } = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
    expectTypeOf(link.completeMfa(unlisted("a_provider_of_2031"), { mfa_code: "1" })).toEqualTypeOf<
      Call<ProviderLinkResponse>
    >();
    // @ts-expect-error a link token makes no link token.
    void link.createToken({ user_id: "u" });
    // @ts-expect-error a link token is required.
    createLinkClient({ baseUrl: "https://api.example.com" });
    // @ts-expect-error the code is required.
    void link.completeMfa("glucose_two", {});
  });
});

describe("options", () => {
  test("take plain functions", () => {
    expectTypeOf<{
      baseUrl: string;
      apiKey: () => Promise<string>;
      middleware: Middleware[];
      sleep: Sleep;
      logger: Console;
      fetch: typeof fetch;
    }>().toExtend<ClientOptions>();
    expectTypeOf((request: Request, next: Next) => next(request)).toExtend<Middleware>();
    expectTypeOf((request: Request, next: Next, context: MiddlewareContext) =>
      next(request).finally(() => context.attempt),
    ).toExtend<Middleware>();
    expectTypeOf<{ middleware: Middleware[]; attemptMiddleware: Middleware[] }>().toExtend<
      Partial<ClientOptions>
    >();
    expectTypeOf(() => Promise.resolve()).toExtend<Sleep>();
  });

  test("[MID-1] a middleware knows the operations by name", () => {
    expectTypeOf<"users.get">().toExtend<MiddlewareContext["operation"]>();
    expectTypeOf<null>().toExtend<MiddlewareContext["operation"]>();
    // @ts-expect-error there is no such operation.
    const misnamed: MiddlewareContext["operation"] = "user.get";
    void misnamed;
  });

  test("[REQ-3, REQ-4] of a call take headers in any form, and query parameters", () => {
    void client.users.get("u", { headers: new Headers(), query: { a: ["b"], c: 1, d: null } });
    void client.users.get("u", { headers: [["x-a", "b"]] });
    void client.users.get("u", { headers: { "x-a": null } });
    // @ts-expect-error a header is text.
    void client.users.get("u", { headers: { "x-a": 1 } });
    // @ts-expect-error a query parameter is no object.
    void client.users.get("u", { query: { a: { b: 1 } } });
  });

  test("[REQ-2] client.with takes any of them, and gives a client", () => {
    expectTypeOf(client.with({ timeout: 5 })).toEqualTypeOf<Client>();
    // @ts-expect-error a misspelled option.
    client.with({ timeOut: 5 });
  });
});

describe("[REQ-1] routes without a method", () => {
  test("give unknown data, or the type that the caller names", () => {
    expectTypeOf(client.request({ method: "GET", path: "/v2/thing" })).toEqualTypeOf<Call<unknown>>();
    expectTypeOf(client.request<string[]>({ method: "GET", path: "/v2/thing" })).toEqualTypeOf<
      Call<string[]>
    >();
    // @ts-expect-error a method in capitals.
    void client.request({ method: "get", path: "/v2/thing" });
    // @ts-expect-error a path is required.
    void client.request({ method: "GET" });
  });
});

describe("[REQ-5] lists, pages and waits with their response", () => {
  test("are typed by their data", () => {
    expectTypeOf(client.users.list().withResponse()).toEqualTypeOf<Promise<CallResult<Page<User>>>>();
    expectTypeOf(client.markers.list().withResponse()).toEqualTypeOf<Promise<CallResult<MarkersPage>>>();
    expectTypeOf<ReturnType<MarkersPage["withResponse"]>>().toEqualTypeOf<Promise<CallResult<MarkersPage>>>();
    expectTypeOf(client.orders.waitFor("o").withResponse()).toEqualTypeOf<Promise<CallResult<Order>>>();
  });
});
