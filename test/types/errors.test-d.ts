import {
  isApiError,
  isBadRequestError,
  isConflictError,
  isNotFoundError,
  isValidationError,
  VERSION,
  type BadRequestError,
  type CallResult,
  type ErrorDetail,
  type OperationErrorDetail,
  type RateLimit,
  type ValidationIssue,
} from "sanguine";
import type { UserConflictDetail } from "sanguine/types";
import { describe, expectTypeOf, test } from "vitest";

const error: unknown = null;

describe("[ERR-6] the detail of an error", () => {
  test("is a sentence or an object by status", () => {
    if (isBadRequestError(error))
      expectTypeOf(error.detail).toEqualTypeOf<string | ErrorDetail | undefined>();
    if (isValidationError(error))
      expectTypeOf(error.detail).toEqualTypeOf<readonly ValidationIssue[] | undefined>();
    if (isApiError(error))
      expectTypeOf(error.detail).toEqualTypeOf<
        string | ErrorDetail | readonly ValidationIssue[] | undefined
      >();
  });

  test("is that of the operation which the guard names", () => {
    if (isBadRequestError(error, "users.create")) {
      expectTypeOf(error.operation).toEqualTypeOf<"users.create">();
      const { detail } = error;
      if (typeof detail === "object" && "user_id" in detail) expectTypeOf(detail.created_on).toBeString();
    }
    expectTypeOf<UserConflictDetail>().toExtend<OperationErrorDetail<"users.create", 400>>();
    expectTypeOf<OperationErrorDetail<"orders.create", 400>>().toEqualTypeOf<string | ErrorDetail>();
    expectTypeOf<OperationErrorDetail<"users.refresh", 400>>().toEqualTypeOf<
      string | ErrorDetail | undefined
    >();
    if (isNotFoundError(error, "orders.get"))
      expectTypeOf(error.detail).toExtend<string | object | undefined>();
    // @ts-expect-error there is no such operation.
    isConflictError(error, "users.make");
    // @ts-expect-error only a guard of one status takes an operation.
    isApiError(error, "users.create");
  });

  test("is no obstacle to a guard as a callback", () => {
    const failures: unknown[] = [];
    expectTypeOf(failures.filter(isBadRequestError)).toEqualTypeOf<BadRequestError[]>();
    expectTypeOf(failures.find(isConflictError)?.detail).toEqualTypeOf<string | ErrorDetail | undefined>();
  });
});

test("[ERR-8, GEN-13] rate limits are typed on results and errors, and the version is a string", () => {
  expectTypeOf<CallResult<object>["meta"]["rateLimit"]>().toEqualTypeOf<RateLimit | null>();
  if (isApiError(error)) expectTypeOf(error.rateLimit).toEqualTypeOf<RateLimit | null>();
  expectTypeOf(VERSION).toExtend<string>();
});
