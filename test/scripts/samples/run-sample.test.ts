import { createClient } from "sanguine";
import { expect, test, vi } from "vitest";
import { runAlone, runWithMock } from "../../../scripts/samples/run-sample.ts";
import { PLACEHOLDER } from "../../../scripts/samples/world.ts";

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

test("replaces the placeholder by path", async () => {
  await runWithMock(async () => {
    const user = await client.users.get(PLACEHOLDER);
    expect(user.client_user_id).toBe("u-1");
    expect((await client.users.resolve("u-1")).user_id).toBe(user.user_id);
    expect(await client.timeseries.workoutStream(PLACEHOLDER)).toHaveProperty("time");
    expect(await client.timeseries.sleepStream(PLACEHOLDER)).toHaveProperty("hypnogram");
    expect(await client.labTests.get(PLACEHOLDER)).toHaveProperty("has_collection_instructions", true);
    expect((await client.markers.list({ lab_account_id: PLACEHOLDER })).total).toBeGreaterThan(0);
    expect(await client.link.connectDemo({ user_id: PLACEHOLDER, provider: "acme_watch" })).toMatchObject({
      success: true,
    });
    expect(await client.orders.get(PLACEHOLDER)).toMatchObject({
      user_id: user.user_id,
      status: "completed",
    });
    expect(await client.phlebotomy.get(PLACEHOLDER)).toMatchObject({ status: "confirmed" });
    expect(await client.psc.appointment(PLACEHOLDER)).toMatchObject({ provider: "harrowgate_labs" });
    expect(await client.users.undoDelete({ client_user_id: "u-42" })).toMatchObject({ success: true });
  });
});
