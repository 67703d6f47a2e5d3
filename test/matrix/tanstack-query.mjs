import { MutationObserver, QueryClient } from "@tanstack/query-core";
import { createClient } from "sanguine";
import { createQueries } from "sanguine/tanstack-query";

const users = ["u-1", "u-2"].map((user_id) => ({ user_id }));
const client = createClient({
  baseUrl: "https://api.example.com",
  apiKey: "sk_test_1",
  fetch: (url, { method }) => {
    const offset = Number(new URL(url).searchParams.get("offset"));
    return Promise.resolve(
      method === "GET"
        ? Response.json({ users: users.slice(offset, offset + 1), offset, total: 2 })
        : Response.json({ success: true }),
    );
  },
});
const queries = createQueries(client);
const queryClient = new QueryClient();
const list = queries.users.list({ limit: 1 });
const { pages } = await queryClient.fetchInfiniteQuery({ ...list, pages: 2 });
await new MutationObserver(queryClient, queries.users.delete()).mutate(["u-1"]);
console.log(
  JSON.stringify({
    pages: pages.map(({ items }) => items.map(({ user_id }) => user_id)),
    stale: queryClient.getQueryState(list.queryKey).isInvalidated,
  }),
);
