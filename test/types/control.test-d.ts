import type { Mock, PointWithSource } from "sanguine/mock";
import { createControlClient, type ControlClient, type ControlTeam } from "sanguine/mock/control";
import type { TimeseriesPoints, User } from "../../src/generated/types.ts";
import { expectTypeOf, test } from "vitest";
import { z } from "zod";
import { required, optional, text } from "../../mock/tools/arguments/parameters.ts";
import { type Area, type Method, method, property } from "../../mock/tools/define-area.ts";

const control: ControlClient = createControlClient({ url: "https://api.example.com", token: "t" });

test("every facade of a mock is there", () => {
  type Facade = {
    [Name in keyof Mock]: Mock[Name] extends
      string | number | readonly unknown[] | ((...args: never[]) => unknown)
      ? never
      : Name;
  }[keyof Mock];
  expectTypeOf<Exclude<Facade, keyof ControlClient>>().toEqualTypeOf<never>();
});

test("methods return promises of what the mock's return, and take no more", () => {
  expectTypeOf(control.users.create).parameters.toEqualTypeOf<Parameters<Mock["users"]["create"]>>();
  expectTypeOf(control.users.create).returns.toEqualTypeOf<Promise<User>>();
  expectTypeOf(control.select("team-2")).toEqualTypeOf<ControlTeam>();
  const read = control.timeseries.read("u", "heartrate", { start_date: "2026-01-01" });
  expectTypeOf(read).toEqualTypeOf<Promise<PointWithSource<TimeseriesPoints["heartrate"]>[]>>();
  // @ts-expect-error there is no such field
  void control.users.create({ user_id: "1" });
  // @ts-expect-error there is no such series
  void control.timeseries.disable("u", "shoes");
  // @ts-expect-error there is no such verb
  void control.users.rename;
  // @ts-expect-error an entry has no handle
  void control.faults.add({}).then((fault) => fault.remove());
  // @ts-expect-error a team of its own makes no further teams
  void control.select("team-2").team;
});

test("a row has the parameters and the result of its method", () => {
  interface Facade {
    get(user: string, count?: number): string;
    readonly size: number;
  }
  type Get = Method<Facade, Facade, "get">;
  const user = required("user", text);
  const count = optional("count", () => z.number());
  const size: Method<Facade, Facade, "size"> = property("number", () => 1);
  const fits: Area<Facade, Facade> = { get: method("text", [user, count], (_, id) => id), size };
  expectTypeOf(fits).toHaveProperty("get");
  // @ts-expect-error a member without a row
  const without: Area<Facade, Facade> = { size };
  const wrong: readonly Get[] = [
    method("text", [user, required("count", () => z.number())], () => ""),
    // @ts-expect-error a parameter is missing
    method("text", [user], () => ""),
    // @ts-expect-error the method cannot do without it
    method("text", [optional("user", text), count], () => ""),
    // @ts-expect-error the check lets through what the method does not take
    method("text", [required("user", () => z.number()), count], () => ""),
    // @ts-expect-error the method returns something else
    method("text", [user, count], () => 1),
    // @ts-expect-error there is no such result
    method("words", [user, count], () => ""),
  ];
  expectTypeOf(wrong).toBeObject();
  expectTypeOf(without).toBeObject();
});
