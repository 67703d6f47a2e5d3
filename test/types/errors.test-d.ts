import {
  isApiError,
  isBadRequestError,
  isConflictError,
  isValidationError,
  type BadRequestError,
  type CallResult,
  type ErrorDetail,
  type OperationErrorDetail,
  type RateLimit,
  type ValidationIssue,
} from "sanguine";
import type { UserConflictDetail } from "sanguine/types";
import { expectTypeOf, test } from "vitest";

const error: unknown = null;

test("[ERR-6] the detail of an error is a sentence or an object by status, and that of the operation which the guard names", () => {
  if (isBadRequestError(error)) expectTypeOf(error.detail).toEqualTypeOf<string | ErrorDetail | undefined>();
  if (isValidationError(error))
    expectTypeOf(error.detail).toEqualTypeOf<readonly ValidationIssue[] | undefined>();
  if (isBadRequestError(error, "users.create")) {
    const { detail } = error;
    if (typeof detail === "object" && "user_id" in detail) expectTypeOf(detail.created_on).toBeString();
  }
  expectTypeOf<UserConflictDetail>().toExtend<OperationErrorDetail<"users.create", 400>>();
  expectTypeOf<OperationErrorDetail<"orders.create", 400>>().toEqualTypeOf<string | ErrorDetail>();
  expectTypeOf<OperationErrorDetail<"users.get", 409>>().toEqualTypeOf<undefined>();
  // @ts-expect-error there is no such operation.
  isConflictError(error, "users.make");
  // @ts-expect-error only a guard of one status takes an operation.
  isApiError(error, "users.create");
  const failures: unknown[] = [];
  expectTypeOf(failures.filter(isBadRequestError)).toEqualTypeOf<BadRequestError[]>();
});

test("[ERR-8] rate limits are typed on results and errors", () => {
  expectTypeOf<CallResult<object>["meta"]["rateLimit"]>().toEqualTypeOf<RateLimit | null>();
  if (isApiError(error)) expectTypeOf(error.rateLimit).toEqualTypeOf<RateLimit | null>();
});
