/**
 * Runs the whole service in memory, wherever `fetch` is available. It needs neither MSW nor Node.
 *
 * @module sanguine/mock
 */
export { createMock } from "./core/create-mock.ts";
export type { Mock } from "./core/create-mock.ts";
export { assertClean } from "./tools/assert-clean.ts";
export { explainMock } from "./tools/explain-mock.ts";
export type { Explainable, ExplainOptions } from "./tools/explain-mock.ts";
export type { OperationId } from "../src/generated/operations.ts";
export type { StoredChanges, StoredParts, StoredTeam, WorldStore } from "./world-store/world-store.ts";
export type { MockClock } from "./tools/clock.ts";
export type { MockOperation, MockCore } from "./core/fetch.ts";
export type {
  AppointmentMove,
  AppointmentRef,
  AppointmentSeed,
  AppointmentsFacade,
  LabDecisionOptions,
} from "./tools/appointments.ts";
export type { LabDecisionOutcome } from "./domain/appointments/lifecycle/lab-decision.ts";
export type {
  ConnectionRef,
  ConnectionSeed,
  ConnectionsFacade,
  DeviceRef,
  ConnectionFault,
  MockConnection,
} from "./tools/connections.ts";
export type { InsuranceFacade, InsuranceSeed } from "./tools/insurance.ts";
export type { LinkTokenState } from "./domain/link/check-token.ts";
export type { SignInMethod } from "./domain/link/linkable-providers.ts";
export type {
  LinkFacade,
  LinkableProvider,
  LinkTokenRef,
  LinkTokenSeed,
  MockLinkOutcome,
  MockLinkToken,
} from "./tools/link.ts";
export type { LinkConsentInput } from "./domain/link/oauth.ts";
export type { LinkOutcome, LinkMfaPrompt } from "./domain/link/outcome.ts";
export type { PatientInfoSeed } from "./domain/patients/synthetic-patient.ts";
export type {
  LabAccountFields,
  LabAccountFilter,
  LabAccountRef,
  LabAccountsFacade,
  LabAccountSeed,
} from "./tools/lab-accounts.ts";
export type { OrderExplanation, ScheduledTask } from "./domain/orders/lifecycle/describe-lifecycle.ts";
export type {
  LifecycleState,
  LifecycleStep,
  LifecycleTransition,
  OrderLifecycle,
} from "./domain/orders/lifecycle/describe-lifecycle.ts";
export type { OrderDocument, OrderDocumentName } from "./domain/orders/documents/order-documents.ts";
export type { OrderFilter } from "./domain/orders/queries/list-orders.ts";
export type { OrderListInput } from "./domain/orders/queries/list-orders.ts";
export type { LabReportOutcome, LabReportSeed, LabReportResultSeed } from "./domain/lab-reports/outcome.ts";
export type { LabReportsFacade, ParsingJobRef, ParsingJobSeed } from "./tools/lab-reports.ts";
export type { LabReportFailureReason } from "./domain/lab-reports/table.ts";
export type { ConnectionFaultType } from "./domain/connections/table.ts";
export type {
  OrderFactorySeed,
  OrderableTest,
  OrderMoveOptions,
  OrderRef,
  OrderSearch,
  OrdersFacade,
} from "./tools/orders.ts";
export type { AddressInput, PatientInput } from "./domain/orders/intake/fields.ts";
export type { MachineName } from "./domain/orders/lifecycle/get-machine.ts";
export type { LowLevelStatus, TopLevelStatus } from "./domain/orders/lifecycle/statuses.ts";
export type { OrderProgress, ProgressPolicy } from "./domain/orders/lifecycle/progress-policy.ts";
export type {
  RequestedInterpretation,
  ResultInterpretation,
} from "./domain/orders/results/result-history.ts";
export type { ConditionName } from "./catalog/labs/conditions.ts";
export type { ResultSeed } from "./domain/orders/results/overrides.ts";
export type { OrderSeed, SeedPatient } from "./domain/orders/seeding/seed-order.ts";
export type { OrderFieldChanges } from "./domain/orders/lifecycle/set-order.ts";
export type { CollectionMethod } from "./catalog/labs/lab.ts";
export type { BillType } from "./catalog/labs/lab.ts";
export type { Preset, SettingChanges, SettingInfo, SettingName, SettingValues } from "./domain/settings.ts";
export type {
  AddedPoints,
  PointSeed,
  PointsSeed,
  SeriesFilter,
} from "./domain/timeseries/recorded-points.ts";
export type { MockSession, SeriesRange, PointWithSource, TimeseriesFacade } from "./tools/timeseries.ts";
export type { SeriesName } from "./domain/timeseries/profiles/index.ts";
export type { TimeRangeInput } from "./domain/timeseries/time-range.ts";
export type { PointSource } from "./domain/connections/source.ts";
export type { UserFields } from "./domain/users/fields.ts";
export type { UserRef } from "./domain/users/user-ref.ts";
export type { ScenarioIds, ScenarioInfo, ScenarioName } from "./tools/scenarios.ts";
export type { SeededIds, WorldSeed } from "./tools/seed-world.ts";
export type { ConnectionTrait, LabReportTrait, OrderTrait, UserTrait } from "./tools/traits.ts";
export type { DeepPartial } from "./tools/merge-seed.ts";
export type { UserSeed, PatientInfoOverrides, UsersFacade } from "./tools/users.ts";
export type { Lifestyle } from "./domain/timeseries/generation/person.ts";
export type { Fault, Faults } from "./faults/faults.ts";
export type { FaultPreset } from "./faults/presets.ts";
export type {
  BodyCorruption,
  FaultConditions,
  FaultLatency,
  FaultRateLimit,
  FaultRule,
  NetworkFault,
} from "./faults/rule.ts";
export type {
  ClockEvent,
  DeliveryEvent,
  MockEvent,
  ReplacedEvent,
  RequestEvent,
  StateChange,
  StateEvent,
  TeamEvent,
  WebhookEmittedEvent,
} from "./journal/events/event.ts";
export type { EventListener, MockEvents } from "./journal/events/hub.ts";
export type { UnknownValues, UnknownValuesOptions } from "./unknown-values/unknown-values.ts";
export type {
  MockAbort,
  MockResponse,
  MockRequest,
  MockResult,
  MockStream,
  StreamEnd,
  StreamSink,
} from "./http/exchange.ts";
export type {
  Override,
  OverrideCall,
  OverrideFunction,
  OverrideHandler,
  OverrideOptions,
  OverrideResponse,
} from "./http/override.ts";
export { formatCoverage, mergeCoverage } from "./journal/coverage.ts";
export type { OperationCoverage, RequestCoverage } from "./journal/coverage.ts";
export type { RequestStep } from "./journal/expectations/check-order.ts";
export type { RequestExpectation } from "./journal/expectations/request-expectation.ts";
export type { ReceivedRequest, RequestPartial } from "./journal/expectations/received-request.ts";
export type { WaitForRequestOptions } from "./journal/expectations/wait-for-request.ts";
export type { RequestsFacade } from "./tools/requests.ts";
export type {
  JournalDuration,
  JournalEntry,
  JournalFilter,
  JournalRequest,
  JournalResponse,
  JournalWarning,
  RequestRef,
  SchemaIssue,
  SchemaViolation,
} from "./journal/journal.ts";
export type { RecordedExchange, RecordedRequest, RecordedResponse } from "./recording/exchange.ts";
export type { ImportedRecording } from "./recording/recordings.ts";
export type { Query } from "./recording/redact.ts";
export type { LinkPageKeys } from "./pages/link/page-context.ts";
export type { ClockMode } from "./kernel/clock.ts";
export type { Duration } from "../src/duration.ts";
export type { Instant } from "./kernel/time.ts";
export type { MockOptions } from "./core/options.ts";
export type { Snapshot } from "./store/undo.ts";
export type { WorldExport } from "./store/world-export.ts";
export type { MockFetch, MockTeam, TeamOptions, TeamSettings } from "./tools/team.ts";
export type {
  WebhookUrlSeed,
  WebhookHandlerSeed,
  WebhookSeed,
  WebhookEndpointOptions,
} from "./webhooks/endpoint.ts";
export type { WebhookEndpointRef, WebhookMessageRef, WebhooksFacade } from "./tools/webhooks.ts";
export type { InboxMessage, WebhookInboxOptions } from "./webhooks/inbox.ts";
export type { WebhookEventType, WebhookEventTypeFilter } from "./webhooks/event-types.ts";
export type { MockWebhook, WebhookAttempt, WebhookEndpoint } from "./domain/webhooks/present.ts";
export type { WebhookHandler } from "./webhooks/send.ts";
export type { WebhookMessageStatus } from "./domain/webhooks/table.ts";
export type { WebhookHeaderNames } from "./domain/webhooks/table.ts";
