import type { SettingsFacade } from "../domain/settings.ts";
import { required } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { type Area, method } from "./define-area.ts";

export const settingsArea: Area<SettingsFacade, SettingsFacade> = {
  get: method("Settings", [], ({ world }) => world.settings.get()),
  list: method("SettingInfo[]", [], ({ world }) => world.settings.list()),
  set: method("Settings", [required("values", seeds.settings)], ({ world }, values) =>
    world.settings.set(values),
  ),
};
