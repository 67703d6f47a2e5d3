import { optional, required } from "./parameters.ts";
import * as seeds from "./seeds.ts";

/** The options of `createMock`. */
export const createMockParameters = [optional("options", seeds.mockOptions)] as const;

/** The parameters of `mock.override`. The control API has no such method, because it cannot transfer a function. */
export const overrideParameters = [
  required("operation", seeds.operation),
  required("handler", seeds.overrideHandler),
  optional("options", seeds.overrideOptions),
] as const;

/** The options of `mock.team`. */
export const teamParameters = [optional("options", seeds.teamOptions)] as const;
