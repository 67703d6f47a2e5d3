import { createInsurance, type Insurances } from "./resources/insurance.ts";
import { createLabAccounts, type LabAccounts } from "./resources/lab-accounts.ts";
import { createLabReports, type LabReports } from "./resources/lab-reports.ts";
import { createLabTests, type LabTests } from "./resources/lab-tests.ts";
import { createLink, type Link } from "./resources/link.ts";
import { createMarkers, type Markers } from "./resources/markers.ts";
import { createOrderTransactions, type OrderTransactions } from "./resources/order-transactions.ts";
import { createOrders, type Orders } from "./resources/orders.ts";
import { createPhlebotomy, type Phlebotomy } from "./resources/phlebotomy.ts";
import { createProviders, type Providers } from "./resources/providers.ts";
import { createPsc, type Psc } from "./resources/psc.ts";
import { createTimeseries, type Timeseries } from "./resources/timeseries.ts";
import { createUsers, type Users } from "./resources/users.ts";
import type { Changes, ConnectionOptions, FeatureOptions, TeamCredential } from "./transport/options.ts";
import { openClient } from "./transport/plugins.ts";
import type { SendRoute } from "./transport/transport.ts";

/** Options of {@link createClient}. */
export interface ClientOptions extends ConnectionOptions, FeatureOptions, TeamCredential {}

/**
 * A client of the service. Printing it shows no credential and no option. After a `using` block ends, its client sends no further
 * request, and calls, waits and lists that need one throw a ConfigurationError. Requests that were sent before go on.
 */
export interface Client extends Disposable {
  /** End users of your application. */
  readonly users: Users;
  /** Insurance of users, to pay for orders. */
  readonly insurance: Insurances;
  /** The catalog of data providers. */
  readonly providers: Providers;
  /** Connects users to providers. */
  readonly link: Link;
  /** Time series of a user, and the streams of a workout or a sleep. */
  readonly timeseries: Timeseries;
  /** The lab tests that your team can order, and the labs that run them. */
  readonly labTests: LabTests;
  /** The team's accounts with labs. */
  readonly labAccounts: LabAccounts;
  /** Markers: what labs measure, as single biomarkers or panels of several. */
  readonly markers: Markers;
  /** Orders of lab tests for users, their results and documents. */
  readonly orders: Orders;
  /** Order transactions: an order and the orders that replace it. */
  readonly orderTransactions: OrderTransactions;
  /** Appointments to collect samples at home. */
  readonly phlebotomy: Phlebotomy;
  /** Patient service centers and appointments there. */
  readonly psc: Psc;
  /** Lab reports from other labs, uploaded to be parsed. */
  readonly labReports: LabReports;
  /**
   * Sends a request to a route that this release has no method for. Credential, time limits, retries, middleware, errors and
   * redaction are those of any call. Resolves to the parsed JSON, or to undefined for an empty body.
   * @typeParam T - the type of the data. Nothing checks it.
   * @throws ConfigurationError for a path that is not a template, and the errors of any call.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const user = await client.request<{ user_id: string }>({
   *   method: "GET",
   *   path: "/v2/user/{user_id}",
   *   pathParameters: { user_id: "11111111-1111-4111-8111-111111111111" },
   * });
   * console.log(user.user_id);
   * ```
   */
  readonly request: SendRoute;
  /**
   * Creates a client with other options. Options that you do not pass stay as they are. Headers are merged, and all other options
   * are replaced. Both clients count against one `concurrency`, unless you pass another. Each is disposed by itself.
   * @throws ConfigurationError for an option that cannot be used.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const patient = client.with({ timeout: 120_000, headers: { "x-job": "nightly" } });
   * console.log((await patient.providers.list()).length);
   * ```
   */
  with(options: Changes<ClientOptions>): Client;
}

/**
 * Creates a client. It sends nothing until you call a method. One client serves a whole process.
 * @param options - `baseUrl` and `apiKey` are required. There is no default host, and the environment is not read.
 * @throws ConfigurationError for an option that cannot be used, and for a team key in a browser.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const user = await client.users.create({ client_user_id: "u-42" });
 * const { link_web_url } = await client.link.createToken({ user_id: user.user_id });
 * console.log(link_web_url);
 * ```
 */
export function createClient(options: ClientOptions): Client {
  return openClient<ClientOptions, Client>("apiKey", options, "createClient", (transport) => ({
    users: createUsers(transport),
    insurance: createInsurance(transport),
    providers: createProviders(transport),
    link: createLink(transport),
    timeseries: createTimeseries(transport),
    labTests: createLabTests(transport),
    labAccounts: createLabAccounts(transport),
    markers: createMarkers(transport),
    orders: createOrders(transport),
    orderTransactions: createOrderTransactions(transport),
    phlebotomy: createPhlebotomy(transport),
    psc: createPsc(transport),
    labReports: createLabReports(transport),
  }));
}
