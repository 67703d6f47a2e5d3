import type { SettingsFacade } from "../domain/settings.ts";
import { required } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { type Area, method } from "./define-area.ts";

export const settingsArea: Area<SettingsFacade, SettingsFacade> = {
  get: method("Returns all settings.", "Settings", [], ({ world }) => world.settings.get()),
  list: method("Lists all settings with what each does.", "SettingInfo[]", [], ({ world }) =>
    world.settings.list(),
  ),
  set: method(
    "Changes the given settings and returns all settings.",
    "Settings",
    [required("values", seeds.settings)],
    ({ world }, values) => world.settings.set(values),
  ),
};
