/**
 * A typed client for the health-data, provider-linking and lab-testing service.
 *
 * @module sanguine
 */
export { createClient } from "./client.ts";
export type { Client, ClientOptions } from "./client.ts";
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionError,
  RateLimitError,
  ServerError,
  UserExistsError,
  ValidationError,
} from "./errors/api.ts";
export type { ExistingUser, RateLimit } from "./errors/api.ts";
export { CallError, SanguineError } from "./errors/base.ts";
export * from "./errors/guards.ts";
export * from "./errors/local.ts";
export { WaitEndedError, WaitTimeoutError } from "./errors/wait.ts";
export type { LabTestsPage, MarkersPage } from "./generated/resources.ts";
export type * from "./generated/root-types.ts";
export type { Duration } from "./duration.ts";
export type { ErrorDetail, ValidationIssue } from "./generated/types.ts";
export { VERSION } from "./generated/version.ts";
export { createLinkClient } from "./link-client.ts";
export type { LinkClient, LinkClientOptions } from "./link-client.ts";
export { isLinkState, matchLink, parseLinkRedirect } from "./link-state.ts";
export type { LinkRedirect, LinkResponse } from "./link-state.ts";
export type { Limit, List, ListOptions, Page } from "./lists/list.ts";
export { localDate } from "./local-date.ts";
export { openEnum } from "./open-enum.ts";
export { isOrderDetails, isResult } from "./order-guards.ts";
export type { AppointmentWaitOptions } from "./resources/appointment-wait.ts";
export type {
  LabReportCreate,
  LabReportCreateOptions,
  LabReportWaitOptions,
} from "./resources/lab-reports.ts";
export type { LinkCallOptions } from "./resources/link.ts";
export type { OrderWaitOptions } from "./resources/orders.ts";
export type { ReportFile, UploadProgress } from "./resources/report-form.ts";
export type { TimeseriesItem, TimeseriesList } from "./resources/timeseries-list.ts";
export type { Call, CallResult } from "./transport/call.ts";
export type {
  CallOptions,
  FetchLike,
  FetchOptions,
  LogFields,
  Logger,
  LogLevel,
  Middleware,
  MiddlewareContext,
  Next,
  RetryOptions,
  Sleep,
  Validator,
} from "./transport/options.ts";
export type { RouteRequest } from "./transport/transport.ts";
export type { PdfFile } from "./transport/pdf-file.ts";
export { unlisted } from "./unlisted.ts";
export type { Unlisted } from "./unlisted.ts";
export type { WaitOptions } from "./waits/wait-status.ts";
