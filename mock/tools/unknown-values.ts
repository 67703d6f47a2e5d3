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
  enable: method(
    "Adds values that no release knows to responses and webhooks.",
    null,
    [optional("options", seeds.unknownValuesOptions)],
    ({ unknownValues }, options) => unknownValues.enable(options),
  ),
  disable: method("Stops adding unknown values.", null, [], ({ unknownValues }) => unknownValues.disable()),
  options: property(
    "Returns the options of unknown values, or null when they are disabled.",
    "UnknownValuesOptions?",
    ({ unknownValues }) => unknownValues.options,
  ),
};
