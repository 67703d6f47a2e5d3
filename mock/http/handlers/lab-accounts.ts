import { listAccounts, serializeLabAccount } from "../../domain/lab-accounts/accounts.ts";
import { defineHandlers } from "../handler.ts";

export const labAccountHandlers = defineHandlers({
  "labAccounts.list": ({ world, query }) => ({
    body: { data: listAccounts(world, query).map((account) => serializeLabAccount(world, account)) },
  }),
});
