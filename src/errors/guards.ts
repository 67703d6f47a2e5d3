import type { operations } from "../generated/types.ts";
import type {
  ApiError,
  BadRequestError,
  AuthenticationError,
  PermissionError,
  NotFoundError,
  ConflictError,
  ValidationError,
  PayloadTooLargeError,
  RateLimitError,
  ServerError,
  UserExistsError,
} from "./api.ts";
import { createGuard, createStatusGuard, type CallError, type SanguineError } from "./base.ts";
import type {
  ConnectionError,
  TimeoutError,
  AbortError,
  DecodeError,
  ConfigurationError,
  WebhookVerificationError,
} from "./local.ts";
import type { WaitEndedError, WaitTimeoutError } from "./wait.ts";

type BodyAt<Id extends keyof operations, Status extends number> = operations[Id]["responses"] extends {
  [Each in Status]: { content: { "application/json": infer Body } };
}
  ? Body
  : { readonly detail: undefined };

/**
 * The `detail` of an operation's error response with this status, as the OpenAPI document declares it. It is undefined where the
 * document has no such response.
 */
export type OperationErrorDetail<Id extends keyof operations, Status extends number> =
  BodyAt<Id, Status> extends infer Body
    ? Body extends { detail: infer Detail }
      ? Detail
      : undefined
    : never;

/** Recognizes errors of one status. With an operation, it recognizes those of this operation only, and types their `detail`. */
interface StatusGuard<E extends ApiError<unknown>, Status extends number> {
  <Id extends keyof operations>(
    value: unknown,
    operation: Id,
  ): value is E & { readonly operation: Id; readonly detail: OperationErrorDetail<Id, Status> | undefined };
  // Last, because TypeScript infers from the last signature where a guard is passed to `filter`.
  (value: unknown): value is E;
}

// Each guard recognizes the brand of its class, and so the classes below it, also when the error was made by another
// copy of this package; `instanceof` would not. The explicit types keep the declarations readable.

/** Recognizes any error of this package and narrows it to {@link SanguineError}. */
export const isSanguineError: (value: unknown) => value is SanguineError =
  /* @__PURE__ */ createGuard("SanguineError");
/** Recognizes an error that ended a call, and narrows it to {@link CallError}. */
export const isCallError: (value: unknown) => value is CallError = /* @__PURE__ */ createGuard("CallError");
/** Recognizes an error response of the service, and narrows it to {@link ApiError}. */
export const isApiError: (value: unknown) => value is ApiError = /* @__PURE__ */ createGuard("ApiError");
/** Recognizes a 400, and narrows it to {@link BadRequestError}. */
export const isBadRequestError: StatusGuard<BadRequestError, 400> =
  /* @__PURE__ */ createStatusGuard("BadRequestError");
/** Recognizes a 401, and narrows it to {@link AuthenticationError}. */
export const isAuthenticationError: StatusGuard<AuthenticationError, 401> =
  /* @__PURE__ */ createStatusGuard("AuthenticationError");
/** Recognizes a 403, and narrows it to {@link PermissionError}. */
export const isPermissionError: StatusGuard<PermissionError, 403> =
  /* @__PURE__ */ createStatusGuard("PermissionError");
/** Recognizes a 404, and narrows it to {@link NotFoundError}. */
export const isNotFoundError: StatusGuard<NotFoundError, 404> =
  /* @__PURE__ */ createStatusGuard("NotFoundError");
/** Recognizes a 409, and narrows it to {@link ConflictError}. */
export const isConflictError: StatusGuard<ConflictError, 409> =
  /* @__PURE__ */ createStatusGuard("ConflictError");
/** Recognizes a 422, with its `issues`, and narrows it to {@link ValidationError}. */
export const isValidationError: (value: unknown) => value is ValidationError =
  /* @__PURE__ */ createGuard("ValidationError");
/** Recognizes a 413, and narrows it to {@link PayloadTooLargeError}. */
export const isPayloadTooLargeError: StatusGuard<PayloadTooLargeError, 413> =
  /* @__PURE__ */ createStatusGuard("PayloadTooLargeError");
/** Recognizes a 429, and narrows it to {@link RateLimitError}. */
export const isRateLimitError: StatusGuard<RateLimitError, 429> =
  /* @__PURE__ */ createStatusGuard("RateLimitError");
/** Recognizes a 5xx, and narrows it to {@link ServerError}. */
export const isServerError: StatusGuard<ServerError, 500> = /* @__PURE__ */ createStatusGuard("ServerError");
/** Recognizes a taken `client_user_id`, with `existing`, and narrows it to {@link UserExistsError}. */
export const isUserExistsError: (value: unknown) => value is UserExistsError =
  /* @__PURE__ */ createGuard("UserExistsError");
/** Recognizes a call without a response, and narrows it to {@link ConnectionError}. */
export const isConnectionError: (value: unknown) => value is ConnectionError =
  /* @__PURE__ */ createGuard("ConnectionError");
/** Recognizes a call that took too long, and narrows it to {@link TimeoutError}. */
export const isTimeoutError: (value: unknown) => value is TimeoutError =
  /* @__PURE__ */ createGuard("TimeoutError");
/** Recognizes a call that its signal aborted, and narrows it to {@link AbortError}. */
export const isAbortError: (value: unknown) => value is AbortError =
  /* @__PURE__ */ createGuard("AbortError");
/** Recognizes a success with an unexpected body, and narrows it to {@link DecodeError}. */
export const isDecodeError: (value: unknown) => value is DecodeError =
  /* @__PURE__ */ createGuard("DecodeError");
/** Recognizes an invalid option or argument, and narrows it to {@link ConfigurationError}. */
export const isConfigurationError: (value: unknown) => value is ConfigurationError =
  /* @__PURE__ */ createGuard("ConfigurationError");
/** Recognizes a wait that ended in another terminal status, and narrows it to {@link WaitEndedError}. */
export const isWaitEndedError: (value: unknown) => value is WaitEndedError =
  /* @__PURE__ */ createGuard("WaitEndedError");
/** Recognizes a wait that ran out of time, and narrows it to {@link WaitTimeoutError}. */
export const isWaitTimeoutError: (value: unknown) => value is WaitTimeoutError =
  /* @__PURE__ */ createGuard("WaitTimeoutError");
/** Recognizes a webhook request that cannot be trusted, and narrows it to {@link WebhookVerificationError}. */
export const isWebhookVerificationError: (value: unknown) => value is WebhookVerificationError =
  /* @__PURE__ */ createGuard("WebhookVerificationError");
