import { describe, expect, it } from "vitest";
import { createInitialSettings, Settings, settingNames } from "../../../mock/domain/settings.ts";
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
  it("reject an unknown name with a list of the known ones, and set nothing", () => {
    const its = settings();
    const set = () => its.set(untyped(`{ "minors": true, "minor": true }`));
    expect(set).toThrow(`There is no setting "minor". The settings are ${settingNames.join(", ")}.`);
    expect(its.get().minors).toBe(false);
    expect(() => its.set(untyped(`{ "toString": true }`))).toThrow("There is no setting");
  });
});
