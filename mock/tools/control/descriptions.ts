import type { ControlTeamMethods, ControlTeamsMethods } from "./control-types.ts";
import type { Result } from "./results.ts";

/** What a method does, in a sentence or two, and what it returns. */
export interface MethodDescription {
  readonly summary: string;
  readonly result: Result;
}

type MethodsOf<Facade> = {
  readonly [
    Name in keyof Facade as Facade[Name] extends (...args: never[]) => unknown ? Name : never
  ]: readonly [summary: string, result: Result];
};

type AreasOf<Facades> = {
  readonly [
    Name in keyof Facades as Facades[Name] extends (...args: never[]) => unknown ? never : Name
  ]: MethodsOf<Facades[Name]>;
};

/** The methods of a team and of the mock itself. */
const own: MethodsOf<ControlTeamMethods> & MethodsOf<ControlTeamsMethods> = {
  teams: ["Lists every team with its API key, the mock's own team first.", "TeamInfo[]"],
  team: ["Creates another team, with its own API key and isolated data.", "TeamInfo"],
  info: ["Returns the base URL, the API key, the link page's URL and the current time.", "TeamInfo"],
  scenario: ["Seeds a scenario and returns the ids of its records.", "ScenarioIds"],
  scenarios: ["Lists the scenarios with what each seeds.", "ScenarioInfo[]"],
  snapshot: ["Takes a snapshot of the whole state, with an optional label.", "Snapshot"],
  snapshots: ["Lists the snapshots that can be restored, oldest first.", "Snapshot[]"],
  restore: ["Restores a snapshot. The request journal stays.", null],
  reset: ["Resets the team to its initial state and clears the request journal.", null],
  export: ["Exports the whole state as JSON, including tokens and personal data.", "WorldExport"],
  import: ["Replaces the whole state with an exported one.", null],
  idle: ["Waits until no work is left, such as webhook deliveries and report parsing.", null],
  explain: ["Describes what happened in the team, for the output of a failed test.", "text"],
  listEvents: [
    "Lists the kept events of the team, oldest first. From the first call on, the mock records events even if nobody listens.",
    "Event[]",
  ],
};

const areas: AreasOf<ControlTeamMethods> = {
  users: {
    create: ["Creates a user. Fields left out get synthetic values.", "User"],
    get: ["Returns a user.", "User"],
    list: ["Lists all users that are not deleted, oldest first.", "User[]"],
    update: ["Updates the given fields of a user; null clears a field.", "User"],
    delete: ["Deletes a user. The data is erased after 7 days.", null],
    undoDelete: ["Restores a deleted user.", "User"],
    setInfo: ["Replaces the patient info of a user. Fields left out get synthetic values.", "PatientInfo"],
    info: ["Returns the patient info of a user. Null when none is stored.", "PatientInfo?"],
    maxHeartRate: [
      "Returns the maximum heart rate of a user on a day (YYYY-mm-dd), in bpm. Null when the birth date is unknown.",
      "number?",
    ],
  },
  insurance: {
    create: ["Stores insurance of a user, who must have patient info.", "Insurance"],
    latest: ["Returns the newest primary insurance, or with false the newest secondary one.", "Insurance"],
    list: ["Lists every insurance of a user, oldest first.", "Insurance[]"],
  },
  connections: {
    create: ["Connects a user to a provider. The history arrives at once.", "MockConnection"],
    list: ["Lists the live connections of a user, oldest first.", "MockConnection[]"],
    fail: ["Fails a connection. It delivers no data until it recovers.", "MockConnection"],
    recover: ["Recovers a failed connection and pulls the data that it missed.", "MockConnection"],
    devices: ["Lists the devices of a user.", "ProviderDevice[]"],
    renameDevice: ["Renames a device and emits provider.device.updated.", "ProviderDevice"],
    remove: ["Ends a connection.", null],
  },
  link: {
    createToken: ["Creates a link token.", "MockLinkToken"],
    get: ["Returns a link token and its state.", "MockLinkToken"],
    list: ["Lists the link tokens of a user, or of all users, oldest first.", "MockLinkToken[]"],
    providers: [
      "Lists the providers that the link page lists without a filter, by name.",
      "LinkableProvider[]",
    ],
    code: ["Returns the one-time code that was sent last in a link flow.", "text"],
    completeOAuth: [
      "Completes a sign-in on a provider's consent page. Grants every scope unless granted or denied says otherwise.",
      "MockLinkOutcome",
    ],
    close: ["Presses the close button of the link page.", "MockLinkOutcome"],
    expire: ["Expires a link token.", "MockLinkToken"],
    consume: ["Consumes a link token without connecting an account.", "MockLinkToken"],
  },
  timeseries: {
    add: [
      "Adds points to a series. A point replaces a computed point of the same source and time.",
      "AddedPoints",
    ],
    replace: ["Replaces all points of a series and disables the computed ones.", "AddedPoints"],
    disable: ["Disables the computed points of a series, for one provider or for all.", null],
    clear: ["Removes added points and enables disabled series again.", null],
    read: ["Reads all points of a series in a time range, oldest first.", "SeriesPoint[]"],
    sessions: [
      "Lists the workouts and sleeps that start in a time range, by default in the last 30 days.",
      "MockSession[]",
    ],
  },
  labAccounts: {
    list: ["Lists the lab accounts, oldest first.", "LabAccount[]"],
    create: ["Creates a lab account.", "LabAccount"],
    set: ["Updates the given fields of a lab account.", "LabAccount"],
  },
  orders: {
    create: ["Creates an order. Fields left out get synthetic values. With status, moves it there.", "Order"],
    get: ["Returns an order.", "Order"],
    list: ["Lists all orders, or those of a user, oldest first.", "Order[]"],
    search: [
      "Lists one page of orders with the filters of the service, newest first, and counts the orders by status.",
      "OrderSearch",
    ],
    advance: ["Moves an order to its default next status.", "Order"],
    advanceTo: ["Moves an order to a status by legal moves.", "Order"],
    move: ["Moves an order by one legal step.", "Order"],
    fail: ["Moves an order to a failed status, such as lost; by default sample_error.", "Order"],
    cancel: ["Cancels an order, as a request does.", "Order"],
    correct: ["Corrects the results of a completed order.", "Order"],
    redraw: ["Makes the lab request a second sample. Returns the redraw order.", "Order"],
    recreate: ["Recreates an order that failed or was cancelled. Returns the new order.", "Order"],
    set: ["Sets single results, notes and other fields without a status change.", "Order"],
    explain: [
      "Explains the status of an order: how it got there, what can follow, and which tasks are scheduled.",
      "OrderExplanation",
    ],
    tests: ["Lists the lab tests that can be ordered, by name.", "OrderableTest[]"],
    lifecycle: [
      "Describes the lifecycle of an order: all statuses and allowed changes, the path so far, and the next steps.",
      "OrderLifecycle",
    ],
    results: ["Returns the results of an order.", "LabResults"],
    documents: [
      "Lists the PDFs of an order, each with the reason when it does not exist.",
      "OrderDocument[]",
    ],
    pdf: ["Returns a PDF of an order in base64.", "Pdf"],
    policy: ["Sets how orders without a policy of their own progress. Returns the policy.", "ProgressPolicy"],
  },
  appointments: {
    create: ["Creates a confirmed appointment for an order and moves the order.", "Appointment"],
    get: ["Returns an appointment, or the newest one of an order.", "Appointment"],
    list: ["Lists the appointments of an order, oldest first.", "Appointment[]"],
    confirm: ["Confirms an appointment on behalf of the provider.", "Appointment"],
    reject: ["Rejects a booking on behalf of the provider.", "Appointment"],
    start: ["Starts the visit of the phlebotomist.", "Appointment"],
    complete: ["Completes a phlebotomy appointment. The order becomes draw_completed.", "Appointment"],
    cancel: ["Cancels an appointment on behalf of the provider.", "Appointment"],
    moves: ["Lists the methods that an appointment allows now.", "text[]"],
    setLabDecision: ["Sets how labs and other providers decide on new bookings.", null],
  },
  labReports: {
    create: ["Creates a parsing job without a file. It ends when the clock advances.", "ParsingJob"],
    get: ["Returns a parsing job.", "ParsingJob"],
    list: ["Lists all parsing jobs, or those of a user.", "ParsingJob[]"],
    setOutcome: [
      "Sets the outcome of later images and PDFs without text. Null restores synthetic results.",
      null,
    ],
    approve: ["Completes a parsing job that waits for a review.", "ParsingJob"],
    fail: ["Fails a parsing job that has not ended.", "ParsingJob"],
  },
  webhooks: {
    register: ["Registers a URL for webhooks. The result contains its signing secrets.", "WebhookEndpoint"],
    list: ["Lists the webhook endpoints with their secrets, oldest first.", "WebhookEndpoint[]"],
    rotate: ["Adds a secret to an endpoint. Earlier secrets continue to sign.", "WebhookEndpoint"],
    retire: ["Removes all secrets of an endpoint except the newest.", "WebhookEndpoint"],
    enable: ["Enables a disabled endpoint and sends the messages that wait for it.", "WebhookEndpoint"],
    remove: ["Removes an endpoint. Its unsent messages become dropped.", null],
    outbox: [
      "Lists webhook messages with their delivery attempts, oldest first. With bodies, adds bodies and headers.",
      "WebhookMessage[]",
    ],
    openInbox: [
      "Opens the mock's own inbox, which receives and verifies messages. Call it again to change it, and after a rotation.",
      "WebhookEndpoint",
    ],
    inbox: [
      "Lists what the inbox received, oldest first. With bodies, adds bodies and headers.",
      "InboxMessage[]",
    ],
    getMessage: [
      "Returns a webhook message with its body and the headers of its attempts.",
      "WebhookMessage",
    ],
    replay: ["Sends a message again, whatever its status, with all retries.", "WebhookMessage"],
    duplicate: ["Delivers a message once more.", "WebhookMessage"],
    drop: ["Drops an undelivered message, or this number of later messages.", null],
    hold: ["Holds back all later messages until they are released.", null],
    release: ["Sends held messages in the given order, by default all of them.", "WebhookMessage[]"],
  },
  settings: {
    get: ["Returns all settings.", "Settings"],
    list: ["Lists all settings with what each does.", "SettingInfo[]"],
    set: ["Changes the given settings and returns all settings.", "Settings"],
  },
  clock: {
    mode: ["Returns whether the clock is frozen or running.", "text"],
    setMode: ["Freezes the clock, or lets it run with real time.", null],
    now: ["Returns the current time, in milliseconds since 1970.", "number"],
    iso: ["Returns the current time as ISO 8601 in UTC.", "text"],
    advance: ["Advances the clock by a duration and runs every task that falls due.", null],
    advanceTo: ["Advances the clock to an instant and runs every task that falls due.", null],
  },
  faults: {
    add: [
      "Injects a fault: a response, a latency, a rate limit or a network failure for the matching requests.",
      "Fault",
    ],
    preset: ["Adds the faults of a preset: outage, flaky, slow, rateLimited or proxy.", "Fault[]"],
    list: ["Lists the active faults with the number of requests that each was applied to.", "Fault[]"],
    unused: ["Lists the faults that were never applied, oldest first.", "Fault[]"],
    remove: ["Removes a fault. Returns false when it was already removed.", "boolean"],
    clear: ["Removes every fault.", null],
  },
  unknownValues: {
    enable: ["Adds values that no release knows to responses and webhooks.", null],
    disable: ["Stops adding unknown values.", null],
    options: [
      "Returns the options of unknown values, or null when they are disabled.",
      "UnknownValuesOptions?",
    ],
  },
  requests: {
    list: [
      "Lists the requests that the team received, oldest first. With bodies, adds path, query and body.",
      "JournalEntry[]",
    ],
    last: ["Returns the newest matching request, or nothing.", "JournalEntry|nothing"],
    get: ["Returns a request with its bodies, validation issues and duration.", "Request"],
    count: ["Counts the matching requests.", "number"],
    unmatched: ["Lists the requests that match no operation.", "JournalEntry[]"],
    violations: [
      "Lists responses of the mock that violate the OpenAPI document: bugs of the mock.",
      "SchemaViolation[]",
    ],
    clear: ["Removes all requests and violations from the journal.", null],
    expect: [
      "Checks how many requests of an operation match, at least one by default, and returns them, oldest first.",
      "ReceivedRequest[]",
    ],
    inOrder: ["Checks that requests came in this order, and returns them.", "ReceivedRequest[]"],
    waitFor: ["Waits for a matching request, one second by default, and returns it.", "ReceivedRequest"],
    coverage: ["Returns which operations were called, and with which statuses.", "RequestCoverage"],
  },
};

const byName = new Map<string, MethodDescription>();
for (const [area, methods] of [["", own] as const, ...Object.entries(areas)])
  for (const [verb, [summary, result]] of Object.entries<readonly [string, Result]>(methods))
    byName.set(area === "" ? verb : `${area}.${verb}`, { summary, result });

/** Describes a method by its name, such as `link.code`. The compiler requires a row for each method. */
export function describeMethod(name: string): MethodDescription {
  const found = byName.get(name);
  if (found === undefined) throw new TypeError(`${name} is not described.`);
  return found;
}
