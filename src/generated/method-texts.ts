/* What the methods of the control API do. Generated from the comments in mock/tools by `npm run generate`. Do not edit. */

/** What each method does, by its name, such as `orders.create`. */
export const methodTexts: Readonly<Record<string, string>> = {
  teams: "Lists every team with its URLs and API key, the mock's own first.",
  team: "Creates another team, with its own API key and isolated data.",
  "orders.create":
    "Creates an order. The mock fills what you leave out with synthetic data, including the user. With `status`, the order then moves there by legal moves. Traits about results complete the order, unless a trait or `status` says otherwise.",
  "orders.get": "Returns an order. Fails with status 404 when there is none.",
  "orders.list": "Lists all orders, or those of a user, oldest first.",
  "orders.search":
    "Lists one page of orders with the filters, sort keys and paging of the service, newest first by default. Counts the orders by status.",
  "orders.advance": "Moves the order to its default next status. Fails with status 400 at a terminal status.",
  "orders.advanceTo":
    "Moves the order to a status by legal moves: by one step if possible, otherwise along the default path. Give a low-level or a full status. An unreachable status fails with status 400 and changes nothing.",
  "orders.move": "Moves the order by one step. An illegal move fails with status 400 and changes nothing.",
  "orders.fail":
    'Moves the order to a failed status by legal moves. status: the failed status, such as `lost`. Default: "sample_error".',
  "orders.cancel": "Cancels the order, as a request does. A cancelled order stays cancelled.",
  "orders.correct": "Corrects the results of a completed order. You can correct them any number of times.",
  "orders.redraw": "Makes the lab request a second sample. Returns the redraw order.",
  "orders.recreate":
    "Recreates an order that failed or was cancelled, in the same transaction. Returns the new order.",
  "orders.set": "Sets single results, notes and other fields without a status change.",
  "orders.explain":
    "Explains the status of the order: how it got there, what can follow, and which tasks are scheduled. Names set results that contradict each other.",
  "orders.tests": "Lists the lab tests that can be ordered, by name.",
  "orders.lifecycle":
    "Describes the lifecycle of the order: all statuses and allowed changes, the path so far, and the next steps.",
  "orders.results": "Returns the results of the order. Fails with status 404 before the lab has reported.",
  "orders.documents": "Lists the PDFs of the order, each with the reason when the order does not have it.",
  "orders.policy":
    "Sets how orders without a policy of their own proceed, those that exist among them. `auto` and `after` follow the mock's clock, so advance it or let it run. Returns the policy; call it without an argument to read it.",
  "orders.pdf":
    "Returns a PDF of the order in base64. Fails with status 404 when the order does not have it.",
  "webhooks.list": "Lists the endpoints with their secrets, oldest first.",
  "webhooks.rotate":
    "Adds a secret to an endpoint. Earlier secrets continue to sign. Default: a secret that is derived from the seed.",
  "webhooks.retire": "Removes all secrets of an endpoint except the newest, to finish a rotation.",
  "webhooks.enable": "Enables an endpoint that was disabled, and sends the messages that wait for it.",
  "webhooks.remove": "Removes an endpoint. Its messages stay in the outbox; unsent ones become `dropped`.",
  "webhooks.openInbox":
    "Opens the inbox: an endpoint of the mock itself, which receives and verifies what is sent to it. It knows the secrets that its endpoint has now. After a rotation, call it again: otherwise it rejects messages that only a newer secret signs. There is one inbox; a later call changes it.",
  "webhooks.replay": "Sends a message again, whatever its status, with all retries.",
  "webhooks.duplicate": "Delivers a message once more, as at-least-once delivery allows.",
  "webhooks.drop": "Drops an undelivered message, or this number of later messages. Default: the next one.",
  "webhooks.hold": "Holds back all later messages until you release them.",
  "webhooks.release":
    "Sends held messages in the given order. Default: all of them, in the order of their events; later messages are no longer held.",
  "webhooks.register": "Registers a URL. The response contains its secrets.",
  "webhooks.inbox": "Lists what the inbox received, oldest first. With `bodies`, also bodies and headers.",
  "webhooks.outbox":
    "Lists the messages with their attempts, oldest first. With `bodies`, also bodies and headers.",
  "webhooks.getMessage": "Returns a message with its body and the headers of its attempts.",
  "clock.mode": "Whether the clock is `frozen` or `running`.",
  "clock.setMode":
    "Freezes the clock or lets it run. A running clock advances with real time while a server serves the mock, and with `{ running: 60 }` sixty times as fast (at most 86,400 times). Snapshots, exports and `reset` leave the mode as it is.",
  "clock.now":
    "Returns the current time, in milliseconds since 1970-01-01T00:00:00Z. You can pass the function on: `{ now: mock.clock.now }`.",
  "clock.iso": "Returns the current time as an ISO 8601 string in UTC.",
  "clock.advance":
    'Advances the clock by a duration: `"299s"`, `"61m"`, `"10h"`, `"7d"` or milliseconds. Runs every task that falls due, in order and each at its own time, and waits for it. Throws while another advance is running, and in a webhook receiver.',
  "clock.advanceTo":
    "Advances the clock to an instant: ISO 8601, milliseconds or a Date. Runs every task that falls due.",
  "faults.add":
    "Adds a fault: a response, a latency, a rate limit or a network failure. It applies from the next matching call. Fails when the rule is invalid.",
  "faults.preset":
    "Adds the faults of a preset: `outage`, `flaky`, `slow`, `rateLimited` or `proxy`. conditions: which calls they apply to; by default all.",
  "faults.list":
    "Lists the active faults with how often each was applied, oldest first. Faults that were applied `times` times stay in the list.",
  "faults.unused": "Lists the faults that were never applied, oldest first.",
  "faults.clear": "Removes every fault.",
  "faults.remove": "Removes a fault. Returns false when it was already removed.",
  "unknownValues.enable":
    "Adds unknown values from the next response on. Call it again to replace the options.",
  "unknownValues.disable": "Stops adding unknown values.",
  "unknownValues.options": "The current options, or null when disabled.",
  "requests.count": "Counts the matching requests that are kept.",
  "requests.unmatched": "Lists the requests that match no operation.",
  "requests.clear": "Removes all requests and violations. Sequence numbers continue.",
  "requests.inOrder":
    "Returns one request for each step, in this order. Other requests may come before, between and after them. Throws when a request is missing or came earlier.",
  "requests.waitFor":
    "Resolves with the oldest matching request: one that came already, or the next one. Rejects after `timeout`, which is real time and one second by default.",
  "requests.coverage":
    "Returns which operations were called since the team was created, also before a reset, and with which statuses.",
  "requests.list": "Lists the requests, oldest first. With `bodies`, also path, query and body.",
  "requests.last": "Returns the newest matching request, or undefined.",
  "requests.get":
    "Returns a request with its bodies. Fails with status 404 when the journal does not keep it.",
  "requests.violations":
    "Lists responses and webhooks of the mock that violate the OpenAPI document. They are bugs of the mock.",
  "requests.expect":
    "Returns the matching requests, oldest first. By default, at least one must match. Fails with status 409 and a text that lists the nearest requests when another number matches.",
  "users.create": "Creates a user. An error creates nothing. Default: a synthetic `client_user_id`.",
  "users.get": "Returns a user. Fails with status 404 when it does not exist or is deleted.",
  "users.list": "Lists all users that are not deleted, oldest first.",
  "users.update": "Updates the given fields of a user; null clears a field.",
  "users.delete": "Deletes a user. Connections end at once; the data is erased after 7 days.",
  "users.undoDelete": "Restores a deleted user.",
  "users.setInfo": "Replaces the patient info of a user. Default: synthetic values.",
  "users.info":
    "Returns the patient info of a user, or null when none is stored. Fails with status 404 when there is no such user.",
  "users.maxHeartRate":
    "Returns the maximum heart rate of a user on a day, in bpm: 220 minus the age. date: YYYY-mm-dd. Returns null when the birth date is unknown.",
  "insurance.create":
    "Stores insurance of a user. Fails when the user has no patient info. Default: relationship Self, with the patient as the insured person.",
  "insurance.latest":
    "Returns the newest primary insurance of a user, or with `false` the newest secondary one. Fails with status 404 when there is none.",
  "insurance.list": "Lists every insurance of a user, oldest first.",
  "connections.create": "Connects a user to a provider. The history arrives at once.",
  "connections.list": "Lists the live connections of a user, oldest first.",
  "connections.fail": "Fails a connection. It delivers no data until it recovers.",
  "connections.recover": "Recovers a failed connection and pulls the data that it missed.",
  "connections.devices": "Lists the devices of a user, in the order in which providers reported them.",
  "connections.renameDevice": "Renames a device. Emits `provider.device.updated`.",
  "connections.remove": "Ends a connection, like `client.users.disconnect`.",
  "link.createToken": "Creates a link token, as `client.link.createToken` does.",
  "link.get": "Returns a link token and its state. Fails with status 404 when it does not exist.",
  "link.list": "Lists the link tokens of a user, or of all users, oldest first.",
  "link.providers": "Lists the providers that the link page lists without a filter, by name.",
  "link.code":
    "Returns the one-time code that was sent last. Fails with status 400 when no second factor is pending.",
  "link.completeOAuth":
    "Completes a sign-in on a provider's consent page. Grants every scope unless `granted` or `denied` says otherwise.",
  "link.close": "Presses the close button of the link page.",
  "link.expire": "Expires a link token.",
  "link.consume": "Consumes a link token without connecting an account.",
  "timeseries.add":
    "Adds points to a series. An added point replaces a computed point of the same source and time. Points outside the user's ingestion bounds are not stored. Emits `daily.data.*.created` at once for each day of the points, or `updated` for a day that was emitted before. Fails when a point does not match the series.",
  "timeseries.replace":
    "Replaces all points of a series. Removes points that were added before and disables the computed ones.",
  "timeseries.disable": "Disables the computed points of a series, for one provider or for all.",
  "timeseries.clear":
    "Removes added points and enables disabled series again. Without a choice, for all series of the user.",
  "timeseries.read": "Reads all points of a series in a time range, oldest first.",
  "timeseries.sessions":
    "Lists the workouts and sleeps that start in a time range. Default: the last 30 days.",
  "labAccounts.list": "Lists the lab accounts, oldest first, including those that every team starts with.",
  "labAccounts.create": "Creates a lab account. Fails when the lab or a value is unknown.",
  "labAccounts.set": "Updates the given fields of a lab account.",
  "appointments.create":
    "Creates a confirmed appointment for an order without a booking key. Moves the order.",
  "appointments.get":
    "Returns an appointment, or the newest one of an order. Fails with status 404 when it does not exist.",
  "appointments.list": "Lists the appointments of an order, oldest first.",
  "appointments.confirm":
    "Confirms an appointment on behalf of the provider: agrees on a time, or accepts a booking. Fails with status 400, which names the legal steps, when the appointment is neither pending nor reserved, and when you pass a time for an appointment in a slot.",
  "appointments.reject": "Rejects a booking on behalf of the provider.",
  "appointments.start": "Starts the visit of the phlebotomist.",
  "appointments.complete":
    "Completes an appointment, as the clock does at its end. The order of a phlebotomy appointment becomes `draw_completed`.",
  "appointments.cancel": "Cancels an appointment on behalf of the provider.",
  "appointments.moves": "Lists the methods that the appointment allows now. Empty when its state is final.",
  "appointments.setLabDecision": "Sets how labs and other providers decide on new bookings.",
  "labReports.create":
    "Creates a parsing job without a file. It is started, and ends when the virtual clock advances.",
  "labReports.get": "Returns a parsing job.",
  "labReports.list": "Lists all parsing jobs, or those of a user, in creation order.",
  "labReports.setOutcome":
    "Sets the outcome of later images and scanned PDFs. Null restores the default: synthetic results that derive from the seed. The mock always parses a PDF with text.",
  "labReports.approve":
    "Completes a parsing job that waits for a review. The given changes replace parsed data.",
  "labReports.fail": 'Fails a parsing job that has not ended. The default reason is "processing_error".',
  "settings.get": "Returns all settings.",
  "settings.list": "Lists all settings with what each does.",
  "settings.set": "Changes the given settings and returns all settings.",
  scenario:
    "Seeds a scenario and returns the ids of its records. Fails for an unknown name, with a suggestion.",
  seedWorld:
    "Creates the records of a seed, such as those of a file of your own: settings, users, connections, orders, webhooks and faults. Returns their ids. Throws an error that names the record, and creates nothing then.",
  scenarios: "Lists the scenarios with what each seeds.",
  reset: "Resets the team to its initial state, clears the request journal and removes all overrides.",
  export:
    "Exports the whole state as JSON, including personal data, link tokens and webhook secrets, but not the API key.",
  import: "Replaces the whole state with an exported one.",
  idle: "Resolves when no work is left, such as webhook deliveries or report parsing.",
  remove:
    "Removes the team with all its data. Its API key and its link tokens are unknown from now on, and its scheduled tasks and webhooks stop. Does nothing for a team that was removed before. Throws StoreError for the mock's own team, which you can only reset.",
  info: "Returns the name, URLs, API key and current time of the team.",
  token:
    "Returns a control token that reaches only this team. It ends with the team and with the control token of the mock.",
  snapshot: "Takes a snapshot of the current state, at no cost.",
  snapshots: "Lists the snapshots that can be restored, oldest first. A team keeps the newest 50.",
  restore:
    "Restores a snapshot. You can restore the same snapshot any number of times. The request journal stays.",
  explain: "Describes what happened in the team, for the output of a failed test.",
  listEvents:
    "Lists the kept events of the team, oldest first: the newest 1,000 of the mock. From the first call on, the mock records events even if nobody listens.",
};
