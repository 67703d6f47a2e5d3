import { describe, expect, it } from "vitest";
import {
  createBadRequestError,
  createForbiddenError,
  createRateLimitError,
  createValidationError,
} from "../../../mock/domain/service-error.ts";

describe("a service error", () => {
  it("asks for a retry in whole seconds", () => {
    expect(createRateLimitError(1.2, "Slower.")).toMatchObject({
      status: 429,
      headers: { "retry-after": "2" },
    });
    expect(createRateLimitError(-3, "Slower.").headers).toEqual({ "retry-after": "0" });
  });

  it.each([
    [createBadRequestError("It has ended."), "It has ended. (status 400)"],
    [createForbiddenError("NOT_ENABLED", "Set labReports."), "NOT_ENABLED: Set labReports. (status 403)"],
    [
      createValidationError(["body", "dob"], "value_error", "No date", "next week"),
      'body.dob: No date (given: "next week") (status 422)',
    ],
  ])("has a message that says what was rejected and why: %s", (error, message) => {
    expect(error.message).toBe(message);
  });
});
