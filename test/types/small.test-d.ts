import { createClient, type Client, type Duration, type User } from "sanguine";
import { createMock } from "sanguine/mock";
import { expectTypeOf, test } from "vitest";

declare const client: Client;

test("the items of a page are an ordinary array", async () => {
  const page = await client.users.list();
  const users: User[] = page.items;
  expectTypeOf(users.sort).toBeFunction();
});

test("now takes a function, a Date or a text", () => {
  const base = { baseUrl: "https://api.example.com", apiKey: "<API_KEY>" };
  createClient({ ...base, now: new Date() });
  createClient({ ...base, now: "2026-01-15T09:00:00Z" });
  createClient({ ...base, now: Date.now });
  createMock({ now: new Date() });
  // @ts-expect-error a bare number may be seconds
  createClient({ ...base, now: 5 });
});

test("durations are milliseconds or text with a unit", async () => {
  expectTypeOf<"7d">().toExtend<Duration>();
  await client.users.get("id", { timeout: "10s", deadline: 60_000 });
  await client.orders.waitFor("id", { timeout: "7d" });
  await createMock().clock.advance("7d");
  // @ts-expect-error there are no weeks
  await client.users.get("id", { timeout: "1w" });
  // @ts-expect-error there are no weeks
  await createMock().clock.advance("1w");
});
