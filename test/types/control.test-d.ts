import type { Mock, MockConnection, MockLinkOutcome, PointWithSource, WorldExport } from "sanguine/mock";
import { createControlClient, type ControlClient, type ControlTeam } from "sanguine/mock/control";
import type { TimeseriesPoints, User } from "../../src/generated/types.ts";
import { expectTypeOf, test } from "vitest";
import { z } from "zod";
import { required, optional, type MethodParameters } from "../../mock/tools/arguments/parameters.ts";

const control: ControlClient = createControlClient({ url: "https://api.example.com", token: "t" });

test("a control has the facades of a mock, with promises", () => {
  expectTypeOf(control.users.create).parameters.toEqualTypeOf<Parameters<Mock["users"]["create"]>>();
  expectTypeOf(control.users.create).returns.toEqualTypeOf<Promise<User>>();
  expectTypeOf(control.users.delete).returns.toEqualTypeOf<Promise<void>>();
  expectTypeOf(control.connections.list).returns.toEqualTypeOf<Promise<MockConnection[]>>();
  expectTypeOf(control.link.code).returns.toEqualTypeOf<Promise<string>>();
  expectTypeOf(control.link.completeOAuth).returns.toEqualTypeOf<Promise<MockLinkOutcome>>();
  expectTypeOf(control.clock.advance).returns.toEqualTypeOf<Promise<void>>();
  expectTypeOf(control.export).returns.toEqualTypeOf<Promise<WorldExport>>();
  expectTypeOf<ControlClient["team"]>().returns.toEqualTypeOf<Promise<ControlTeam>>();
});

test("every facade of a mock is there", () => {
  type Facade = {
    [Name in keyof Mock]: Mock[Name] extends
      string | number | readonly unknown[] | ((...args: never[]) => unknown)
      ? never
      : Name;
  }[keyof Mock];
  expectTypeOf<Exclude<Facade, keyof ControlClient>>().toEqualTypeOf<never>();
});

test("a series is read with points of its own kind", () => {
  const read = control.timeseries.read("u", "heartrate", { start_date: "2026-01-01" });
  expectTypeOf(read).toEqualTypeOf<Promise<PointWithSource<TimeseriesPoints["heartrate"]>[]>>();
});

test("what no facade takes does not compile", () => {
  expectTypeOf(control.select("team-2")).toEqualTypeOf<ControlTeam>();
  // @ts-expect-error there is no such field
  void control.users.create({ user_id: "1" });
  void control.users.create({ traits: ["athlete", "poorWear"], schedule: "shifts" });
  // @ts-expect-error -- Not a value of the field.
  void control.users.create({ wear: "never" });
  // @ts-expect-error there is no such series
  void control.timeseries.disable("u", "shoes");
  // @ts-expect-error there is no such verb
  void control.users.rename;
  // @ts-expect-error an entry has no handle
  void control.faults.add({}).then((fault) => fault.remove());
  // @ts-expect-error a team of its own makes no further teams
  void control.select("team-2").team;
});

test("a row has the parameters of its method", () => {
  interface Facade {
    get(user: string, count?: number): void;
    readonly size: number;
  }
  const user = required("user", () => z.string());
  const fits: MethodParameters<Facade> = { get: [user, optional("count", () => z.number())] };
  expectTypeOf(fits).toHaveProperty("get");
  const wrong: MethodParameters<Facade>[] = [
    { get: [user, required("count", () => z.number())] },
    // @ts-expect-error a method without a row
    {},
    // @ts-expect-error a parameter is missing
    { get: [user] },
    // @ts-expect-error the method cannot do without it
    { get: [optional("user", () => z.string()), optional("count", () => z.number())] },
    // @ts-expect-error the check lets through what the method does not take
    { get: [required("user", () => z.number()), optional("count", () => z.number())] },
    // @ts-expect-error there is no such method
    { get: [user, optional("count", () => z.number())], set: [] },
  ];
  expectTypeOf(wrong).toBeArray();
});
