import { listAccounts, serializeLabAccount } from "../../domain/lab-accounts/accounts.ts";
import { defineHandlers } from "../handler.ts";

/** Handlers of the lab account operations. */
export const labAccountHandlers = defineHandlers({
  "labAccounts.list": ({ world, query }) => ({
    body: { data: listAccounts(world, query).map((account) => serializeLabAccount(world, account)) },
  }),
});
