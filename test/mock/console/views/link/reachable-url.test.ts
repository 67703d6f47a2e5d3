import { expect, it } from "vitest";
import { getReachableUrl } from "../../../../../mock/console/views/link/reachable-url.ts";

it.each([
  ["http://127.0.0.1:4010/link/?token=a", "http://192.168.1.5:4010/link/?token=a"],
  ["http://localhost:4010/link/?token=a", "http://192.168.1.5:4010/link/?token=a"],
  ["http://[::1]:4010/link/?token=a", "http://192.168.1.5:4010/link/?token=a"],
  ["https://link.example/link/?token=a", "https://link.example/link/?token=a"],
  ["http://127.0.0.1.example/link/?token=a", "http://127.0.0.1.example/link/?token=a"],
])("[LAND-6] opens %s at %s", (url, expected) => {
  expect(getReachableUrl(url, "http://192.168.1.5:4010")).toBe(expected);
});
