import { createClient } from "sanguine";
import { expect, test, vi } from "vitest";
import { runAlone, runWithMock } from "../../../scripts/samples/run-sample.ts";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>", retries: 0 });

test("fails a sample with an unhandled rejection", async () => {
  await expect(runAlone(async () => void Promise.reject(new Error("late")))).rejects.toThrow("late");
  await expect(runWithMock(async () => void client.users.resolve("nobody"))).rejects.toThrow("404");
});

test("fails a sample that calls an unknown operation", async () => {
  const init = { headers: { "x-service-api-key": "<API_KEY>" } };
  await expect(runWithMock(() => fetch("https://api.example.com/v2/nothing", init))).rejects.toThrow(
    "GET /v2/{...}",
  );
});

test("fails a sample that calls another host", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(runWithMock(() => fetch("https://elsewhere.example.com/"))).rejects.toThrow(
    /Cannot bypass a request|^Failed to fetch$/,
  );
});
