import { ConfigurationError } from "./errors/index.ts";
import { createInsuranceResource, type Insurances } from "./resources/insurance.ts";
import { createLabAccountsResource, type LabAccounts } from "./resources/lab-accounts.ts";
import { createLabReportsResource, type LabReports } from "./resources/lab-reports.ts";
import { createLabTestsResource, type LabTests } from "./resources/lab-tests.ts";
import { createLinkResource, type Link } from "./resources/link.ts";
import { createMarkersResource, type Markers } from "./resources/markers.ts";
import { createOrderTransactionsResource, type OrderTransactions } from "./resources/order-transactions.ts";
import { createOrdersResource, type Orders } from "./resources/orders.ts";
import { createPhlebotomyResource, type Phlebotomy } from "./resources/phlebotomy.ts";
import { createProvidersResource, type Providers } from "./resources/providers.ts";
import { createPscResource, type Psc } from "./resources/psc.ts";
import { createTimeseriesResource, type Timeseries } from "./resources/timeseries.ts";
import { createUsersResource, type Users } from "./resources/users.ts";
import { attachSettings } from "./transport/client-settings.ts";
import type { CredentialSource, TransportOptions } from "./transport/options.ts";
import { createSettings } from "./transport/settings.ts";
import { createTransport } from "./transport/transport.ts";

/** Options of {@link createClient}. */
export interface ClientOptions extends TransportOptions {
  /**
   * Your team's API key, sent as `x-service-api-key`, or a function that returns it. The function is called for every attempt,
   * so a rotated key takes effect at once. The key is never printed.
   */
  apiKey: CredentialSource;
  /**
   * Allows a team key in a browser. Anyone who opens the page can then read it, and every user's data with it.
   * @default false
   */
  dangerouslyAllowBrowser?: boolean;
}

/** A client of the service. Printing it shows no credential and no option. */
export interface Client {
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
}

/** Returns whether this is a page or a worker in a browser, and not a server or a test with a DOM. */
function isBrowser(): boolean {
  const scope = globalThis as {
    document?: unknown;
    importScripts?: unknown;
    WorkerNavigator?: unknown;
    Deno?: unknown;
    Bun?: unknown;
    process?: { versions?: { node?: unknown } };
  };
  // Edge runtimes have some of a worker's globals, but not both of these.
  const page = scope.document ?? (scope.importScripts && scope.WorkerNavigator);
  return Boolean(page && !scope.Deno && !scope.Bun && !scope.process?.versions?.node);
}

/**
 * Creates a client. It sends nothing until you call a method. One client serves a whole process.
 *
 * @param options - `baseUrl` and `apiKey` are required. There is no default host, and the environment is not read.
 * @throws ConfigurationError for an option that cannot be used, and for a team key in a browser.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const user = await client.users.create({ client_user_id: "u-42" });
 * const { link_web_url } = await client.link.createToken({ user_id: user.user_id });
 * console.log(link_web_url);
 * ```
 */
export function createClient(options: ClientOptions): Client {
  if (isBrowser() && !options.dangerouslyAllowBrowser) {
    throw new ConfigurationError(
      "createClient: anyone can read a team key in a browser; call from a server, or set dangerouslyAllowBrowser",
    );
  }
  const settings = createSettings(options, {
    header: "x-service-api-key",
    option: "apiKey",
    value: options.apiKey,
  });
  const send = createTransport(settings);
  const client: Client = {
    users: createUsersResource(send),
    insurance: createInsuranceResource(send),
    providers: createProvidersResource(send),
    link: createLinkResource(send),
    timeseries: createTimeseriesResource(send),
    labTests: createLabTestsResource(send),
    labAccounts: createLabAccountsResource(send),
    markers: createMarkersResource(send),
    orders: createOrdersResource(send, settings),
    orderTransactions: createOrderTransactionsResource(send),
    phlebotomy: createPhlebotomyResource(send, settings),
    psc: createPscResource(send, settings),
    labReports: createLabReportsResource(send, settings),
  };
  return attachSettings(client, settings);
}
