import { unlisted, type Client } from "sanguine";
import type { OperationId } from "../../../src/generated/operations.ts";
import { orderCreate, orderImport, testkitOrder, testkitRegistration } from "./orders.ts";
import { insurance, patientInfo } from "./people.ts";

/** The link token of the calls. */
export const linkToken = "token_never_print_me_1147";

/** How each operation is called, and what of the request that gives; every id of the document has a row. */
export const calls: Record<OperationId, (client: Client) => PromiseLike<unknown>> = {
  "users.create": (client) => client.users.create({ client_user_id: "u-1" }),
  "users.list": (client) => client.users.list({ offset: 3, limit: 2 }),
  "users.get": (client) => client.users.get("id-1"),
  "users.update": (client) => client.users.update("id-1", { fallback_time_zone: "Europe/London" }),
  "users.delete": (client) => client.users.delete("id-1"),
  "users.undoDelete": (client) => client.users.undoDelete({ client_user_id: "u-1" }),
  "users.resolve": (client) => client.users.resolve("u-1"),
  "users.refresh": (client) => client.users.refresh("id-1", { timeout: 60 }),
  "users.providers": (client) => client.users.providers("id-1"),
  "users.disconnect": (client) => client.users.disconnect("id-1", "acme_watch"),
  "providers.list": (client) => client.providers.list({ source_type: "device" }),
  "link.createToken": (client) => client.link.createToken({ user_id: "id-1" }),
  "link.connectDemo": (client) => client.link.connectDemo({ user_id: "id-1", provider: "acme_watch" }),
  "link.providers": (client) => client.link.providers({ linkToken }),
  "link.oauth": (client) => client.link.oauth("acme_watch", { linkToken }),
  "link.password": (client) =>
    client.link.password(unlisted("acme_watch"), { username: "sam", password: "secret" }, { linkToken }),
  "link.completeMfa": (client) =>
    client.link.completeMfa(unlisted("acme_watch"), { mfa_code: "471100" }, { linkToken }),
  "link.email": (client) =>
    client.link.email(unlisted("acme_watch"), { email: "sam@example.com" }, { linkToken }),
  "timeseries.grouped": (client) =>
    client.timeseries.grouped("id-1", "heartrate", { start_date: "2026-01-01" }),
  "timeseries.workoutStream": (client) => client.timeseries.workoutStream("id-1"),
  "timeseries.sleepStream": (client) => client.timeseries.sleepStream("id-1"),
  "users.updateInfo": (client) => client.users.updateInfo("id-1", patientInfo),
  "users.latestInfo": (client) => client.users.latestInfo("id-1"),
  "insurance.create": (client) => client.insurance.create("id-1", insurance),
  "insurance.latest": (client) => client.insurance.latest("id-1", { is_primary: false }),
  "labTests.list": (client) => client.labTests.list({ lab_test_limit: 5, marker_ids: [1, 2] }),
  "labTests.listLegacy": (client) => client.labTests.listLegacy({ name: "a" }),
  "labTests.get": (client) => client.labTests.get("id-1", { lab_account_id: "id-2" }),
  "labTests.markers": (client) => client.labTests.markers("id-1", { page: 2, size: 3 }),
  "labTests.collectionInstructions": (client) => client.labTests.collectionInstructions("id-1"),
  "labTests.labs": (client) => client.labTests.labs(),
  "markers.list": (client) => client.markers.list({ lab_id: [1, 2], name: "a" }),
  "markers.orderSet": (client) => client.markers.orderSet({ lab_test_ids: ["id-1"] }, { page: 2 }),
  "markers.get": (client) => client.markers.get(7, "76/00", { lab_account_id: "id-2" }),
  "labAccounts.list": (client) => client.labAccounts.list({ status: "active" }),
  "orders.create": (client) => client.orders.create(orderCreate),
  "orders.import": (client) => client.orders.import(orderImport),
  "orders.get": (client) => client.orders.get("id-3"),
  "orders.list": (client) => client.orders.list({ status: ["completed", "lost"], page: 2 }),
  "orders.update": (client) => client.orders.update("id-3", { activate_by: null }),
  "orders.cancel": (client) => client.orders.cancel("id-3"),
  "orders.simulate": (client) => client.orders.simulate("id-3", { delay: 5 }, { has_missing_results: true }),
  "orders.drawCompleted": (client) => client.orders.drawCompleted("id-3"),
  "orders.createTestkit": (client) => client.orders.createTestkit(testkitOrder),
  "orders.registerTestkit": (client) => client.orders.registerTestkit(testkitRegistration),
  "orders.resendEvents": (client) => client.orders.resendEvents({ order_ids: ["id-1"] }),
  "orders.result": (client) => client.orders.result("id-3"),
  "orders.resultMetadata": (client) => client.orders.resultMetadata("id-3"),
  "orders.resultPdf": (client) => client.orders.resultPdf("id-3"),
  "orders.requisitionPdf": (client) => client.orders.requisitionPdf("id-3"),
  "orders.collectionInstructions": (client) => client.orders.collectionInstructions("id-3"),
  "orders.abnPdf": (client) => client.orders.abnPdf("id-3"),
  "orders.labelsPdf": (client) =>
    client.orders.labelsPdf("id-3", { collection_date: "2026-01-15T09:30:00+01:00", number_of_labels: 1 }),
  "orderTransactions.get": (client) => client.orderTransactions.get("id-1"),
  "orderTransactions.result": (client) => client.orderTransactions.result("id-1"),
  "orderTransactions.resultPdf": (client) => client.orderTransactions.resultPdf("id-1"),
  "psc.info": (client) => client.psc.info({ zip_code: "85004", lab_id: 1, capabilities: ["stat"] }),
  "psc.areaInfo": (client) => client.psc.areaInfo({ zip_code: "85004", labs: ["harrowgate_labs"] }),
  "phlebotomy.availability": (client) =>
    client.phlebotomy.availability(patientInfo.address, { start_date: "2026-02-03" }),
  "phlebotomy.book": (client) => client.phlebotomy.book("id-3", { booking_key: "k-1" }),
  "phlebotomy.request": (client) =>
    client.phlebotomy.request("id-3", { address: patientInfo.address, provider: "wayside_draws" }),
  "phlebotomy.reschedule": (client) => client.phlebotomy.reschedule("id-3", { booking_key: "k-1" }),
  "phlebotomy.cancel": (client) => client.phlebotomy.cancel("id-3", { cancellation_reason_id: "id-4" }),
  "phlebotomy.cancellationReasons": (client) => client.phlebotomy.cancellationReasons(),
  "phlebotomy.get": (client) => client.phlebotomy.get("id-3"),
  "psc.orderInfo": (client) => client.psc.orderInfo("id-3", { radius: "50" }),
  "psc.availability": (client) =>
    client.psc.availability({ lab: "harrowgate_labs", site_codes: ["NR-1", "NR-2"], allow_stale: true }),
  "psc.book": (client) => client.psc.book("id-3", { booking_key: "k-1", async_confirmation: true }),
  "psc.reschedule": (client) => client.psc.reschedule("id-3", { booking_key: "k-1" }),
  "psc.cancel": (client) => client.psc.cancel("id-3", { cancellationReasonId: "id-4" }),
  "psc.cancellationReasons": (client) => client.psc.cancellationReasons(),
  "psc.appointment": (client) => client.psc.appointment("id-3"),
  "labReports.create": (client) =>
    client.labReports.create({ user_id: "id-1", file: new TextEncoder().encode("%PDF-1.7") }),
  "labReports.get": (client) => client.labReports.get("id-1"),
};
