import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import {
  createBadRequestError,
  createConflictError,
  createForbiddenError,
  createValidationError,
  createNotFoundError,
  ServiceError,
  createRateLimitError,
} from "../../../mock/domain/service-error.ts";

describe("a service error", () => {
  it.each([
    [createNotFoundError("User"), 404, "User not found"],
    [createBadRequestError("Nothing to change."), 400, "Nothing to change."],
    [createForbiddenError("beta", "Set x."), 403, { error_type: "beta", error_message: "Set x." }],
    [createConflictError("Taken."), 409, "Taken."],
    [
      createConflictError({ error_type: "taken", error_message: "Taken." }),
      409,
      { error_type: "taken", error_message: "Taken." },
    ],
    [
      createValidationError(["query", "page", 0], "int_type", "No integer", "x"),
      422,
      [{ type: "int_type", loc: ["query", "page", 0], msg: "No integer", input: "x" }],
    ],
    [
      createValidationError(["body"], "missing", "Required", undefined, { a: 1 }),
      422,
      [{ type: "missing", loc: ["body"], msg: "Required", input: null, ctx: { a: 1 } }],
    ],
  ])("%s has a status and a detail", (error, status, detail) => {
    expect(error).toBeInstanceOf(ServiceError);
    expect([error.status, error.detail]).toEqual([status, detail]);
  });

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

  it("names the legal moves of an order or an appointment", () => {
    const mock = createMock();
    const order = mock.orders.create({ method: "walk_in_test" });
    expect(() => mock.orders.move(order, "completed")).toThrow(
      "Transition from ordered to completed is not allowed for an order by walk_in_test. It can become requisition_created",
    );
    const visit = mock.appointments.create(
      mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" }),
    );
    mock.appointments.complete(visit);
    expect(() => mock.appointments.cancel(visit)).toThrow(
      'Transition from completed to cancelled is not allowed for an appointment of kind "phlebotomy". Its state is final.',
    );
  });
});
