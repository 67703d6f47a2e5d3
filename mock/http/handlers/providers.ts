import { listProviders } from "../../domain/providers/rules.ts";
import { serializeProviderCatalog } from "../../domain/providers/wire.ts";
import { defineHandlers } from "../handler.ts";

/** Operations on the catalog. */
export const providerHandlers = defineHandlers({
  "providers.list": ({ query }) => ({ body: listProviders(query.source_type).map(serializeProviderCatalog) }),
});
