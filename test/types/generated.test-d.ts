import { describe, expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type { OperationId, operations as table } from "../../src/generated/operations.ts";
import type { strict } from "../../src/generated/schemas/strict.ts";
import type * as tolerant from "../../src/generated/schemas/tolerant.ts";
import type {
  ConnectedProvider,
  ConnectionStatus,
  GroupedTimeseries,
  Provider,
  ProviderCatalogEntry,
  StepsPoint,
  TimeseriesGroup,
  TimeseriesPoint,
  TimeseriesPoints,
  TimeseriesResource,
  User,
  UserCreate,
  UsersListQuery,
  operations,
  paths,
} from "../../src/generated/types.ts";

type Strict<Name extends keyof typeof strict> = z.output<ReturnType<(typeof strict)[Name]>>;

/** The known members of an open enum: what is left when plain texts are taken out. */
type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never;

describe("schemas and types are one", () => {
  test("in the strict set", () => {
    expectTypeOf<Strict<"User">>().toEqualTypeOf<User>();
    expectTypeOf<Strict<"UserCreate">>().toEqualTypeOf<UserCreate>();
    expectTypeOf<Strict<"ConnectedProvider">>().toEqualTypeOf<ConnectedProvider>();
    expectTypeOf<Strict<"GroupedTimeseries">>().toEqualTypeOf<GroupedTimeseries>();
  });

  test("in the tolerant set", () => {
    expectTypeOf<z.output<typeof tolerant.UserSchema>>().toEqualTypeOf<User>();
    expectTypeOf<z.output<typeof tolerant.StepsPointSchema>>().toEqualTypeOf<StepsPoint>();
    expectTypeOf<z.output<typeof tolerant.GroupedTimeseriesSchema>>().toEqualTypeOf<GroupedTimeseries>();
  });
});

/** The query of an operation; never for one that has none. */
type QueryParameters<Id extends keyof operations> = operations[Id] extends {
  parameters: { query?: infer Query };
}
  ? NonNullable<Query>
  : never;

/** Names of the fields that may be left out and cannot be null, each with its operation. */
type NeverNull = {
  [Id in keyof operations]: {
    [Name in keyof QueryParameters<Id> & string]: object extends Pick<QueryParameters<Id>, Name>
      ? null extends QueryParameters<Id>[Name]
        ? never
        : `${Id} ${Name}`
      : never;
  }[keyof QueryParameters<Id> & string];
}[keyof operations];

describe("query parameters", () => {
  test("[GEN-5] may be null wherever they may be left out, and nowhere else", () => {
    expectTypeOf<NeverNull>().toEqualTypeOf<never>();
    expectTypeOf<null>().toExtend<QueryParameters<"timeseries.grouped">["provider"]>();
    expectTypeOf<null>().not.toExtend<QueryParameters<"timeseries.grouped">["start_date"]>();
  });
});

describe("open enums [GEN-4, GEN-8]", () => {
  test("take a value of a later release", () => {
    expectTypeOf<"from-the-future">().toExtend<ConnectionStatus>();
    expectTypeOf<"from-the-future">().toExtend<Provider>();
    expectTypeOf<string>().toExtend<ConnectedProvider["status"]>();
  });

  test("still know their values", () => {
    expectTypeOf<"connected">().toExtend<Known<ConnectionStatus>>();
    expectTypeOf<"from-the-future">().not.toExtend<Known<ConnectionStatus>>();
  });

  test("keep null, and admit nothing else", () => {
    expectTypeOf<null>().toExtend<ProviderCatalogEntry["auth_type"]>();
    expectTypeOf<null>().not.toExtend<ConnectionStatus>();
    expectTypeOf<number>().not.toExtend<ConnectionStatus>();
  });

  test("do not open a closed one", () => {
    expectTypeOf<string>().not.toExtend<TimeseriesResource>();
  });
});

describe("time series", () => {
  test("hold the points of any resource unless one is named", () => {
    expectTypeOf<GroupedTimeseries["groups"][string]>().toEqualTypeOf<TimeseriesGroup[]>();
    expectTypeOf<TimeseriesGroup["data"]>().toEqualTypeOf<TimeseriesPoint[]>();
    expectTypeOf<TimeseriesGroup<StepsPoint>["data"]>().toEqualTypeOf<StepsPoint[]>();
  });

  test("have a point for each resource", () => {
    expectTypeOf<keyof TimeseriesPoints>().toEqualTypeOf<TimeseriesResource>();
    expectTypeOf<TimeseriesPoints["steps"]>().toEqualTypeOf<StepsPoint>();
  });
});

describe("operations", () => {
  test("are the same in the table and in the types", () => {
    expectTypeOf<OperationId>().toEqualTypeOf<keyof operations>();
    expectTypeOf<(typeof table)["users.list"]["id"]>().toEqualTypeOf<"users.list">();
  });

  test("refer to named types", () => {
    type List = operations["users.list"];
    expectTypeOf<List["parameters"]["query"]>().toEqualTypeOf<UsersListQuery | undefined>();
    expectTypeOf<
      paths["/v2/user/{user_id}"]["get"]["responses"][200]["content"]["application/json"]
    >().toEqualTypeOf<User>();
  });
});
