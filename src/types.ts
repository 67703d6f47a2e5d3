/**
 * Every type of the OpenAPI document, and the types that the client's own types are made of. The root exports those that you write
 * down most: the types of requests, responses and options. Import the others from here.
 *
 * @module sanguine/types
 */
export type { CallDetails, ResponseDetails, ResponseId, WaitFacts } from "./errors/index.ts";
export type * from "./generated/resources.ts";
export type * from "./generated/types.ts";
export type { LinkCases, LinkStateFields } from "./link-state.ts";
export type { PointTime } from "./local-date.ts";
export type { MatchCases, OpenEnum } from "./open-enum.ts";
export type { KnownOrderDetails, ResultTag } from "./order-guards.ts";
export type { Insurances } from "./resources/insurance.ts";
export type { LabAccounts } from "./resources/lab-accounts.ts";
export type { LabReports } from "./resources/lab-reports.ts";
export type { LabTests } from "./resources/lab-tests.ts";
export type { Link, LinkSteps } from "./resources/link.ts";
export type { Markers } from "./resources/markers.ts";
export type { OrderTransactions } from "./resources/order-transactions.ts";
export type { Orders } from "./resources/orders.ts";
export type { Phlebotomy } from "./resources/phlebotomy.ts";
export type { Providers } from "./resources/providers.ts";
export type { Psc } from "./resources/psc.ts";
export type { PointOrigin, TimeseriesGroups, TimeseriesPage } from "./resources/timeseries-list.ts";
export type { Timeseries } from "./resources/timeseries.ts";
export type { Users } from "./resources/users.ts";
export type { CallMeta } from "./transport/call.ts";
export type { LinkCredential, TeamCredential } from "./transport/options.ts";
export type {
  ConnectionOptions,
  CredentialSource,
  FeatureOptions,
  HeadersSource,
  QuerySource,
  QueryValue,
  ReceivedResponse,
} from "./transport/options.ts";
export type { SendRoute } from "./transport/transport.ts";
export type { StatusWaitOptions, Until } from "./waits/wait-status.ts";
