import { createEntry, type KeptEntry } from "../../../mock/journal/journal-entry.ts";

const secretRequest: KeptEntry["request"] = {
  path: "/v2/user/secret-path",
  params: { user_id: "secret-path" },
  user_id: "secret-user",
  query: "secret-query",
  body: { name: "secret-body" },
};

export const createNewEntry = (
  sequence: number,
  { error = "secret-detail", response = null, request = secretRequest, ...rest }: Partial<KeptEntry> = {},
): KeptEntry =>
  createEntry(
    {
      sequence,
      at: "2026-01-15T09:00:00.000Z",
      operation: "users.get",
      method: "GET",
      route: "/v2/user/{user_id}",
      status: 200,
      requestId: `req_${sequence}`,
      warnings: [],
      aborted: null,
      unmatched: false,
      near: [],
      fault: false,
      overridden: false,
      duration: { virtual: 0, real: null },
      ...rest,
    },
    { error, response, request },
  );
