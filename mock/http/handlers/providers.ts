import { listProviders, serializeCatalogProvider } from "../../domain/providers/list-providers.ts";
import { defineHandlers } from "../handler.ts";

export const providerHandlers = defineHandlers({
  "providers.list": ({ query }) => ({ body: listProviders(query).map(serializeCatalogProvider) }),
});
