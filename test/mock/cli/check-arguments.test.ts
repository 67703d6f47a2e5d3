import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../../mock/cli/arguments.ts";
import { UsageError } from "../../../mock/cli/usage.ts";

const parse = (...args: string[]) => parseCommandLine(["check", ...args]);

describe("parseCommandLine of check", () => {
  it("reads every option", () => {
    const given = ["--target", "https://sandbox.example.com", "--allow-writes", "--yes", "--format", "junit"];
    const more = ["--output", "report.xml", "--timeout", "90s", "--sample", "5"];
    const ids = ["--id", "sleep_id=s-1", "--id", "job_id=j-1", "--id", "workout_id=w-1"];
    expect(parse(...given, ...more, ...ids)).toEqual({
      kind: "check",
      target: "https://sandbox.example.com",
      allowWrites: true,
      yes: true,
      format: "junit",
      failOn: "any",
      output: "report.xml",
      timeout: 90_000,
      sample: 5,
      ids: { workouts: ["w-1"], sleeps: ["s-1"], jobs: ["j-1"] },
    });
    expect(parse("--help")).toEqual({ kind: "help", command: "check" });
  });

  it.each([
    [["--target", "sandbox"], "--target must be an http or https URL."],
    [
      ["--target", "https://user:secret@example.com"],
      "--target must not contain a user name or password. Set SANGUINE_API_KEY to the key.",
    ],
    [["--format", "xml"], "--format must be table, json or junit."],
    [["--format", "json", "--format", "table"], "--format is given twice."],
    [["--output", ""], "--output must not be empty."],
    [["--timeout", "soon"], "--timeout must be a duration such as 90s or 5m."],
    [["--sample", "0"], "--sample must be a number from 1 to 999."],
    [["--id", "user_id=secret"], "--id must be workout_id=, sleep_id= or job_id= with an id."],
    [["--yes"], "--yes needs --allow-writes: a check without writes changes nothing."],
    [["--sk_us_secret"], "One of the options is unknown."],
    [["sk_us_secret"], "check takes no arguments, only options. Pass the address with --target."],
  ])("rejects %j without repeating a value", (args, message) => {
    expect(() => parse(...args)).toThrow(new UsageError(message));
  });
});
