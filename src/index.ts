/**
 * A typed client for the health-data, provider-linking and lab-testing service.
 *
 * @module sanguine
 */
export type { Call, CallMeta, CallResult } from "./transport/call.ts";
export { createClient } from "./client.ts";
export type { Client, ClientOptions } from "./client.ts";
export {
  AbortError,
  ApiError,
  AuthenticationError,
  BadRequestError,
  CallError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  DecodeError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionError,
  RateLimitError,
  SanguineError,
  ServerError,
  TimeoutError,
  UserExistsError,
  ValidationError,
  WaitEndedError,
  WaitTimeoutError,
  WebhookVerificationError,
  isAbortError,
  isApiError,
  isAuthenticationError,
  isBadRequestError,
  isCallError,
  isConfigurationError,
  isConflictError,
  isConnectionError,
  isDecodeError,
  isNotFoundError,
  isPayloadTooLargeError,
  isPermissionError,
  isRateLimitError,
  isSanguineError,
  isServerError,
  isTimeoutError,
  isUserExistsError,
  isValidationError,
  isWaitEndedError,
  isWaitTimeoutError,
  isWebhookVerificationError,
} from "./errors/index.ts";
export type {
  ResponseDetails,
  ResponseId,
  CallDetails,
  ExistingUser,
  WaitFacts,
  WebhookRejectionReason,
} from "./errors/index.ts";
export type * from "./generated/types.ts";
export { createLinkClient } from "./link-client.ts";
export type { LinkClient, LinkClientOptions } from "./link-client.ts";
export { isLinkState, matchLink, parseLinkRedirect } from "./link-state.ts";
export type { LinkResponse, LinkCases, LinkRedirect, LinkStateFields } from "./link-state.ts";
export type { Limit, List, ListOptions, Page } from "./lists/list.ts";
export { localDate } from "./local-date.ts";
export type { PointTime } from "./local-date.ts";
export { openEnum } from "./open-enum.ts";
export type { MatchCases, OpenEnum } from "./open-enum.ts";
export { isOrderDetails, isResult } from "./order-guards.ts";
export type { KnownOrderDetails, ResultTag } from "./order-guards.ts";
export type { PdfFile } from "./transport/pdf-file.ts";
export type { ReportFile } from "./resources/report-form.ts";
export type { Insurances } from "./resources/insurance.ts";
export type { LabAccounts } from "./resources/lab-accounts.ts";
export type { LabReportCreate, LabReports, LabReportWaitOptions } from "./resources/lab-reports.ts";
export type { LabTests, LabTestsPage } from "./resources/lab-tests.ts";
export type { Link, LinkCallOptions, LinkSteps } from "./resources/link.ts";
export type { Markers, MarkersPage } from "./resources/markers.ts";
export type { OrderTransactions } from "./resources/order-transactions.ts";
export type { Orders, OrderWaitOptions } from "./resources/orders.ts";
export type { AppointmentWaitOptions } from "./resources/appointment-wait.ts";
export type { Phlebotomy } from "./resources/phlebotomy.ts";
export type { Providers } from "./resources/providers.ts";
export type { Psc } from "./resources/psc.ts";
export type {
  PointOrigin,
  TimeseriesGroups,
  TimeseriesItem,
  TimeseriesList,
  TimeseriesPage,
} from "./resources/timeseries-list.ts";
export type { Timeseries } from "./resources/timeseries.ts";
export type { Users } from "./resources/users.ts";
export type {
  CallOptions,
  CredentialSource,
  FetchLike,
  LogFields,
  Logger,
  LogLevel,
  Middleware,
  Next,
  ReceivedResponse,
  Sleep,
  TransportOptions,
  Validator,
} from "./transport/options.ts";
export type { WaitOptions } from "./waits/wait.ts";
export type { StatusWaitOptions, Until } from "./waits/wait-status.ts";
