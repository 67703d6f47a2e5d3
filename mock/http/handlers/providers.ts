import { listProviders } from "../../domain/providers/rules.ts";
import { catalogAnswer } from "../../domain/providers/wire.ts";
import { defineHandlers } from "../handler.ts";

/** Operations on the catalogue. */
export const providerHandlers = defineHandlers({
  "providers.list": ({ query }) => ({ body: listProviders(query.source_type).map(catalogAnswer) }),
});
