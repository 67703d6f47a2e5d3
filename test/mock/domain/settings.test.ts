import { describe, expect, it } from "vitest";
import { createInitialSettings, Settings, settingNames, switchRows } from "../../../mock/domain/settings.ts";
import { Cell } from "../../../mock/store/cell.ts";
import { UndoLog } from "../../../mock/store/undo.ts";

function settings(): Settings {
  return new Settings(new Cell(new UndoLog(), createInitialSettings("empty")));
}

/** Sets changes as plain JavaScript would, without types. */
function untyped(json: string): Record<string, never> {
  return JSON.parse(json);
}

describe("settings", () => {
  it("are all off in a new world", () => {
    const values = settings().get();
    expect(
      Object.keys(switchRows).map((name) => Object.entries(values).find(([key]) => key === name)?.[1]),
    ).toEqual(Object.keys(switchRows).map(() => false));
    expect(values.linkTokenLifetime).toBe(3_600_000);
  });

  it("enable the betas and the opt-ins with the preset demo, and nothing else", () => {
    const on = Object.entries(createInitialSettings("demo")).filter(([, value]) => value === true);
    expect(on.map(([name]) => name)).toEqual([
      "medfed",
      "labReports",
      "pscIdempotency",
      "pscAvailabilityCache",
      "pscAsyncConfirmation",
    ]);
  });

  it("are set individually, and accept durations in words", () => {
    const its = settings();
    const before = its.get();
    expect(its.set({ minors: true })).toMatchObject({ minors: true, medfed: false });
    expect(its.set({ linkTokenLifetime: "10m", minors: undefined })).toMatchObject({
      linkTokenLifetime: 600_000,
      minors: true,
    });
    expect(before.minors).toBe(false);
  });

  it("reject an unknown name with a list of the known ones, and set nothing", () => {
    const its = settings();
    const set = () => its.set(untyped(`{ "minors": true, "minor": true }`));
    expect(set).toThrow(`There is no setting "minor". The settings are ${settingNames.join(", ")}.`);
    expect(its.get().minors).toBe(false);
    expect(() => its.set(untyped(`{ "toString": true }`))).toThrow("There is no setting");
  });

  it("reject a value of the wrong type", () => {
    expect(() => settings().set(untyped(`{ "minors": "yes" }`))).toThrow(`"minors" must be true or false`);
    expect(() => settings().set(untyped(`{ "linkTokenLifetime": true }`))).toThrow("must be a duration");
    expect(() => settings().set({ linkTokenLifetime: "-1m" })).toThrow("is not a duration");
  });
});
