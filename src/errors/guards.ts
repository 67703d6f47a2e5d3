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
import { createGuard, type CallError, type SanguineError } from "./base.ts";
import type {
  ConnectionError,
  TimeoutError,
  AbortError,
  DecodeError,
  ConfigurationError,
  WaitEndedError,
  WaitTimeoutError,
  WebhookVerificationError,
} from "./local.ts";

// Each guard recognizes the brand of its class, and so the classes below it, also when the error was made by another
// copy of this package; `instanceof` would not. The explicit types keep the declarations readable.

/** Recognizes an error of this package, whatever its kind, and narrows it to {@link SanguineError}. */
export const isSanguineError: (value: unknown) => value is SanguineError =
  /* @__PURE__ */ createGuard("SanguineError");
/** Recognizes an error that ended a call, and narrows it to {@link CallError}. */
export const isCallError: (value: unknown) => value is CallError = /* @__PURE__ */ createGuard("CallError");
/** Recognizes an error response of the service, and narrows it to {@link ApiError}. */
export const isApiError: (value: unknown) => value is ApiError = /* @__PURE__ */ createGuard("ApiError");
/** Recognizes a 400, and narrows it to {@link BadRequestError}. */
export const isBadRequestError: (value: unknown) => value is BadRequestError =
  /* @__PURE__ */ createGuard("BadRequestError");
/** Recognizes a 401, and narrows it to {@link AuthenticationError}. */
export const isAuthenticationError: (value: unknown) => value is AuthenticationError =
  /* @__PURE__ */ createGuard("AuthenticationError");
/** Recognizes a 403, and narrows it to {@link PermissionError}. */
export const isPermissionError: (value: unknown) => value is PermissionError =
  /* @__PURE__ */ createGuard("PermissionError");
/** Recognizes a 404, and narrows it to {@link NotFoundError}. */
export const isNotFoundError: (value: unknown) => value is NotFoundError =
  /* @__PURE__ */ createGuard("NotFoundError");
/** Recognizes a 409, and narrows it to {@link ConflictError}. */
export const isConflictError: (value: unknown) => value is ConflictError =
  /* @__PURE__ */ createGuard("ConflictError");
/** Recognizes a 422, with its `issues`, and narrows it to {@link ValidationError}. */
export const isValidationError: (value: unknown) => value is ValidationError =
  /* @__PURE__ */ createGuard("ValidationError");
/** Recognizes a 413, and narrows it to {@link PayloadTooLargeError}. */
export const isPayloadTooLargeError: (value: unknown) => value is PayloadTooLargeError =
  /* @__PURE__ */ createGuard("PayloadTooLargeError");
/** Recognizes a 429, and narrows it to {@link RateLimitError}. */
export const isRateLimitError: (value: unknown) => value is RateLimitError =
  /* @__PURE__ */ createGuard("RateLimitError");
/** Recognizes a 5xx, and narrows it to {@link ServerError}. */
export const isServerError: (value: unknown) => value is ServerError =
  /* @__PURE__ */ createGuard("ServerError");
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
