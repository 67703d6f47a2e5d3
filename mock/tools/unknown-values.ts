import type { UnknownValues } from "../unknown-values/unknown-values.ts";
import { optional } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { type Area, method, property, type PlainFacade } from "./define-area.ts";

/** `unknownValues`: adds values that no release knows, to test forward compatibility. */
export type ControlUnknownValues = PlainFacade<Pick<UnknownValues, "enable" | "disable" | "options">>;

export const unknownValuesArea: Area<
  Pick<UnknownValues, keyof ControlUnknownValues>,
  ControlUnknownValues
> = {
  enable: method(null, [optional("options", seeds.unknownValuesOptions)], ({ unknownValues }, options) =>
    unknownValues.enable(options),
  ),
  disable: method(null, [], ({ unknownValues }) => unknownValues.disable()),
  options: property("UnknownValuesOptions?", ({ unknownValues }) => unknownValues.options),
};
