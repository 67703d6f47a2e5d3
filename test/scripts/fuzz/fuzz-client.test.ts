import { createClient } from "sanguine";
import { expect, it } from "vitest";
import { fuzzClient } from "../../../scripts/fuzz/fuzz-client.ts";

it("finds no fault in the client, and reaches both ends of a call", async () => {
  const { calls, outcomes, failures } = await fuzzClient({ seed: "test", responses: 3 });
  expect(failures).toEqual([]);
  expect(calls).toBe(3 * 74);
  expect(outcomes["resolved"]).toBeGreaterThan(20);
  expect(outcomes["DecodeError"]).toBeGreaterThan(10);
});

it("finds a call that throws an error of another kind", async () => {
  const { failures } = await fuzzClient({
    seed: "test",
    responses: 1,
    create: (fetch) => {
      const baseUrl = "https://service.example";
      const client = createClient({ apiKey: "sk_us_fuzz", baseUrl, fetch, retries: 0, timeout: 40 });
      const get = (): never => {
        throw new RangeError("planted");
      };
      return { ...client, users: { ...client.users, get } };
    },
  });
  const found = failures.find(({ operation }) => operation === "users.get");
  expect(found?.problem).toContain("RangeError: planted");
});
