import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type { OperationId } from "../../src/generated/operations.ts";
import type { strict } from "../../src/generated/schemas/strict.ts";
import type * as tolerant from "../../src/generated/schemas/tolerant.ts";
import type {
  ConnectionStatus,
  GroupedTimeseries,
  StepsPoint,
  TimeseriesPoints,
  TimeseriesResource,
  User,
  UserCreate,
  operations,
} from "../../src/generated/types.ts";

type Strict<Name extends keyof typeof strict> = z.output<ReturnType<(typeof strict)[Name]>>;

/** The known members of an open enum: what is left when plain texts are taken out. */
type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never;

test("schemas and types are one", () => {
  expectTypeOf<Strict<"User">>().toEqualTypeOf<User>();
  expectTypeOf<Strict<"UserCreate">>().toEqualTypeOf<UserCreate>();
  expectTypeOf<Strict<"GroupedTimeseries">>().toEqualTypeOf<GroupedTimeseries>();
  expectTypeOf<z.output<typeof tolerant.UserSchema>>().toEqualTypeOf<User>();
  expectTypeOf<z.output<typeof tolerant.GroupedTimeseriesSchema>>().toEqualTypeOf<GroupedTimeseries>();
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

test("[GEN-5] query parameters may be null wherever they may be left out, and nowhere else", () => {
  expectTypeOf<NeverNull>().toEqualTypeOf<never>();
  expectTypeOf<null>().toExtend<QueryParameters<"timeseries.grouped">["provider"]>();
  expectTypeOf<null>().not.toExtend<QueryParameters<"timeseries.grouped">["start_date"]>();
});

test("[GEN-4, GEN-8] open enums take a value of a later release, know their values, and do not open a closed one", () => {
  expectTypeOf<"from-the-future">().toExtend<ConnectionStatus>();
  expectTypeOf<"connected">().toExtend<Known<ConnectionStatus>>();
  expectTypeOf<"from-the-future">().not.toExtend<Known<ConnectionStatus>>();
  expectTypeOf<number | null>().not.toExtend<ConnectionStatus>();
  expectTypeOf<string>().not.toExtend<TimeseriesResource>();
});

test("time series have a point for each resource", () => {
  expectTypeOf<keyof TimeseriesPoints>().toEqualTypeOf<TimeseriesResource>();
  expectTypeOf<TimeseriesPoints["steps"]>().toEqualTypeOf<StepsPoint>();
});

test("operations are the same in the table and in the types", () => {
  expectTypeOf<OperationId>().toEqualTypeOf<keyof operations>();
});
