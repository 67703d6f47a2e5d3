import { isConfigurationError, localDate } from "sanguine";
import { expect, test } from "vitest";

test.each([
  ["2026-01-30T23:30:00-07:00", "America/Phoenix", "2026-01-30"],
  ["2026-01-31T06:30:00+00:00", "America/Phoenix", "2026-01-30"],
  ["2026-01-31T06:30:00Z", "America/Phoenix", "2026-01-30"],
  ["2026-01-31T07:00:00Z", "America/Phoenix", "2026-01-31"],
  ["2026-01-30T15:00:00.250Z", "Asia/Tokyo", "2026-01-31"],
  ["2026-01-30T14:59:59.999Z", "Asia/Tokyo", "2026-01-30"],
  // Summer time begins in London at 01:00 UTC on 29 March: the last hour of the 28th is still UTC, that of the 29th is not.
  ["2026-03-28T23:30:00Z", "Europe/London", "2026-03-28"],
  ["2026-03-29T23:30:00Z", "Europe/London", "2026-03-30"],
  ["2025-12-31T23:59:59+00:00", "UTC", "2025-12-31"],
  ["2025-12-31T23:59:59-0100", "UTC", "2026-01-01"],
  ["0999-06-01T00:00:00Z", "UTC", "0999-06-01"],
])("[TS-8] %s is in %s the day %s", (start, zone, day) => {
  expect(localDate({ start }, zone)).toBe(day);
  expect(localDate({ timestamp: start }, zone)).toBe(day);
});

test("[TS-8] the start of an interval counts, not its timestamp", () => {
  const point = {
    start: "2026-01-30T23:50:00Z",
    end: "2026-01-31T00:10:00Z",
    timestamp: "2026-01-31T00:10:00Z",
  };
  expect(localDate(point, "UTC")).toBe("2026-01-30");
  expect(localDate({ ...point, start: null }, "UTC")).toBe("2026-01-31");
});

test.each([
  [{ start: "2026-01-30T23:30:00" }, "UTC"],
  [{ start: "2026-01-30" }, "UTC"],
  [{ start: "secret" }, "UTC"],
  [{}, "UTC"],
  [{ start: "2026-13-30T23:30:00Z" }, "UTC"],
  [{ start: "2026-01-30T23:30:00Z" }, "secret/Base"],
  [{ start: "2026-01-30T23:30:00Z" }, undefined],
])("%j in %s is refused, and not shown", (point, zone) => {
  let failure: unknown;
  try {
    localDate(point, zone as string);
  } catch (error) {
    failure = error;
  }
  expect(isConfigurationError(failure)).toBe(true);
  expect(String(failure)).toMatch(/^ConfigurationError: localDate: (point needs|zone must be)/);
  expect(String(failure)).not.toMatch(/secret|2026/);
});

test("a zone that is not given is refused in the first call of a program, too", async () => {
  // The query names a copy of the module that nobody has called.
  const path = "../../src/local-date.ts?first-call";
  const fresh = (await import(path)) as { readonly localDate: typeof localDate };
  expect(fresh.localDate).not.toBe(localDate);
  expect(() => fresh.localDate({ start: "2026-01-30T23:30:00Z" }, undefined as never)).toThrow(
    "localDate: zone must be the IANA name of a time zone",
  );
});
