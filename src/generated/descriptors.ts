/* One descriptor per operation of the OpenAPI document. Written by `npm run generate`; never edit it by hand. */

import type { operations } from "./types.ts";

/** What the client needs to know to send one operation. A bundler drops the descriptors that nobody uses. */
export interface OperationDescriptor<Id extends keyof operations = keyof operations> {
  readonly id: Id;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path template, with parameters in braces. */
  readonly path: string;
  /** Whether a failed call may be sent again: always, under an idempotency key, or never. */
  readonly retry: "safe" | "keyed" | "never";
  /** The paging style, and the field of the response that holds the items. */
  readonly paginate?: { readonly style: "offset" | "page" | "cursor"; readonly items: string };
  /** `none`: a success has no body. `pdf`: it is a PDF. Otherwise it is JSON. */
  readonly success?: "none" | "pdf";
}

export const usersList: OperationDescriptor<"users.list"> = {
  id: "users.list",
  method: "GET",
  path: "/v2/user",
  retry: "safe",
  paginate: { style: "offset", items: "users" },
};

export const usersCreate: OperationDescriptor<"users.create"> = {
  id: "users.create",
  method: "POST",
  path: "/v2/user",
  retry: "never",
};

export const usersGet: OperationDescriptor<"users.get"> = {
  id: "users.get",
  method: "GET",
  path: "/v2/user/{user_id}",
  retry: "safe",
};

export const usersUpdate: OperationDescriptor<"users.update"> = {
  id: "users.update",
  method: "PATCH",
  path: "/v2/user/{user_id}",
  retry: "safe",
  success: "none",
};

export const usersDelete: OperationDescriptor<"users.delete"> = {
  id: "users.delete",
  method: "DELETE",
  path: "/v2/user/{user_id}",
  retry: "safe",
};

export const usersUndoDelete: OperationDescriptor<"users.undoDelete"> = {
  id: "users.undoDelete",
  method: "POST",
  path: "/v2/user/undo_delete",
  retry: "never",
};

export const usersResolve: OperationDescriptor<"users.resolve"> = {
  id: "users.resolve",
  method: "GET",
  path: "/v2/user/resolve/{client_user_id}",
  retry: "safe",
};

export const usersRefresh: OperationDescriptor<"users.refresh"> = {
  id: "users.refresh",
  method: "POST",
  path: "/v2/user/refresh/{user_id}",
  retry: "never",
};

export const usersProviders: OperationDescriptor<"users.providers"> = {
  id: "users.providers",
  method: "GET",
  path: "/v2/user/providers/{user_id}",
  retry: "safe",
};

export const usersDisconnect: OperationDescriptor<"users.disconnect"> = {
  id: "users.disconnect",
  method: "DELETE",
  path: "/v2/user/{user_id}/{provider}",
  retry: "safe",
};

export const providersList: OperationDescriptor<"providers.list"> = {
  id: "providers.list",
  method: "GET",
  path: "/v2/providers",
  retry: "safe",
};

export const linkCreateToken: OperationDescriptor<"link.createToken"> = {
  id: "link.createToken",
  method: "POST",
  path: "/v2/link/token",
  retry: "never",
};

export const linkConnectDemo: OperationDescriptor<"link.connectDemo"> = {
  id: "link.connectDemo",
  method: "POST",
  path: "/v2/link/connect/demo",
  retry: "never",
};

export const linkProviders: OperationDescriptor<"link.providers"> = {
  id: "link.providers",
  method: "GET",
  path: "/v2/link/providers",
  retry: "safe",
};

export const linkOauth: OperationDescriptor<"link.oauth"> = {
  id: "link.oauth",
  method: "GET",
  path: "/v2/link/provider/oauth/{oauth_provider}",
  retry: "safe",
};

export const linkPassword: OperationDescriptor<"link.password"> = {
  id: "link.password",
  method: "POST",
  path: "/v2/link/provider/password/{provider}",
  retry: "never",
};

export const linkCompleteMfa: OperationDescriptor<"link.completeMfa"> = {
  id: "link.completeMfa",
  method: "POST",
  path: "/v2/link/provider/password/{provider}/complete_mfa",
  retry: "never",
};

export const linkEmail: OperationDescriptor<"link.email"> = {
  id: "link.email",
  method: "POST",
  path: "/v2/link/provider/email/{provider}",
  retry: "never",
};

export const timeseriesGrouped: OperationDescriptor<"timeseries.grouped"> = {
  id: "timeseries.grouped",
  method: "GET",
  path: "/v2/timeseries/{user_id}/{resource}/grouped",
  retry: "safe",
  paginate: { style: "cursor", items: "groups" },
};

export const timeseriesWorkoutStream: OperationDescriptor<"timeseries.workoutStream"> = {
  id: "timeseries.workoutStream",
  method: "GET",
  path: "/v2/timeseries/workouts/{workout_id}/stream",
  retry: "safe",
};

export const timeseriesSleepStream: OperationDescriptor<"timeseries.sleepStream"> = {
  id: "timeseries.sleepStream",
  method: "GET",
  path: "/v2/timeseries/sleep/{sleep_id}/stream",
  retry: "safe",
};

export const usersUpdateInfo: OperationDescriptor<"users.updateInfo"> = {
  id: "users.updateInfo",
  method: "PATCH",
  path: "/v2/user/{user_id}/info",
  retry: "safe",
};

export const usersLatestInfo: OperationDescriptor<"users.latestInfo"> = {
  id: "users.latestInfo",
  method: "GET",
  path: "/v2/user/{user_id}/info/latest",
  retry: "safe",
};

export const insuranceCreate: OperationDescriptor<"insurance.create"> = {
  id: "insurance.create",
  method: "POST",
  path: "/v2/user/{user_id}/insurance",
  retry: "never",
};

export const insuranceLatest: OperationDescriptor<"insurance.latest"> = {
  id: "insurance.latest",
  method: "GET",
  path: "/v2/user/{user_id}/insurance/latest",
  retry: "safe",
};

export const markersList: OperationDescriptor<"markers.list"> = {
  id: "markers.list",
  method: "GET",
  path: "/v3/lab_tests/markers",
  retry: "safe",
  paginate: { style: "page", items: "markers" },
};

export const markersOrderSet: OperationDescriptor<"markers.orderSet"> = {
  id: "markers.orderSet",
  method: "POST",
  path: "/v3/lab_tests/list_order_set_markers",
  retry: "safe",
  paginate: { style: "page", items: "markers" },
};

export const markersGet: OperationDescriptor<"markers.get"> = {
  id: "markers.get",
  method: "GET",
  path: "/v3/lab_tests/{lab_id}/markers/{provider_id}",
  retry: "safe",
};

export const labTestsList: OperationDescriptor<"labTests.list"> = {
  id: "labTests.list",
  method: "GET",
  path: "/v3/lab_test",
  retry: "safe",
  paginate: { style: "cursor", items: "data" },
};

export const labTestsListLegacy: OperationDescriptor<"labTests.listLegacy"> = {
  id: "labTests.listLegacy",
  method: "GET",
  path: "/v3/lab_tests",
  retry: "safe",
};

export const labTestsLabs: OperationDescriptor<"labTests.labs"> = {
  id: "labTests.labs",
  method: "GET",
  path: "/v3/lab_tests/labs",
  retry: "safe",
};

export const labTestsGet: OperationDescriptor<"labTests.get"> = {
  id: "labTests.get",
  method: "GET",
  path: "/v3/lab_tests/{lab_test_id}",
  retry: "safe",
};

export const labTestsMarkers: OperationDescriptor<"labTests.markers"> = {
  id: "labTests.markers",
  method: "GET",
  path: "/v3/lab_tests/{lab_test_id}/markers",
  retry: "safe",
  paginate: { style: "page", items: "markers" },
};

export const labTestsCollectionInstructions: OperationDescriptor<"labTests.collectionInstructions"> = {
  id: "labTests.collectionInstructions",
  method: "GET",
  path: "/v3/lab_test/{lab_test_id}/collection_instruction_pdf",
  retry: "safe",
  success: "pdf",
};

export const labAccountsList: OperationDescriptor<"labAccounts.list"> = {
  id: "labAccounts.list",
  method: "GET",
  path: "/v3/lab_test/lab_account",
  retry: "safe",
};

export const ordersCreate: OperationDescriptor<"orders.create"> = {
  id: "orders.create",
  method: "POST",
  path: "/v3/order",
  retry: "keyed",
};

export const ordersImport: OperationDescriptor<"orders.import"> = {
  id: "orders.import",
  method: "POST",
  path: "/v3/order/import",
  retry: "never",
};

export const ordersList: OperationDescriptor<"orders.list"> = {
  id: "orders.list",
  method: "GET",
  path: "/v3/orders",
  retry: "safe",
  paginate: { style: "page", items: "orders" },
};

export const ordersCreateTestkit: OperationDescriptor<"orders.createTestkit"> = {
  id: "orders.createTestkit",
  method: "POST",
  path: "/v3/order/testkit",
  retry: "never",
};

export const ordersRegisterTestkit: OperationDescriptor<"orders.registerTestkit"> = {
  id: "orders.registerTestkit",
  method: "POST",
  path: "/v3/order/testkit/register",
  retry: "never",
};

export const ordersResendEvents: OperationDescriptor<"orders.resendEvents"> = {
  id: "orders.resendEvents",
  method: "POST",
  path: "/v3/order/resend_events",
  retry: "never",
};

export const ordersGet: OperationDescriptor<"orders.get"> = {
  id: "orders.get",
  method: "GET",
  path: "/v3/order/{order_id}",
  retry: "safe",
};

export const ordersUpdate: OperationDescriptor<"orders.update"> = {
  id: "orders.update",
  method: "PATCH",
  path: "/v3/order/{order_id}",
  retry: "safe",
};

export const ordersCancel: OperationDescriptor<"orders.cancel"> = {
  id: "orders.cancel",
  method: "POST",
  path: "/v3/order/{order_id}/cancel",
  retry: "safe",
};

export const ordersSimulate: OperationDescriptor<"orders.simulate"> = {
  id: "orders.simulate",
  method: "POST",
  path: "/v3/order/{order_id}/test",
  retry: "never",
};

export const ordersDrawCompleted: OperationDescriptor<"orders.drawCompleted"> = {
  id: "orders.drawCompleted",
  method: "PATCH",
  path: "/v3/order/{order_id}/draw_completed",
  retry: "never",
};

export const ordersResult: OperationDescriptor<"orders.result"> = {
  id: "orders.result",
  method: "GET",
  path: "/v3/order/{order_id}/result",
  retry: "safe",
};

export const ordersResultMetadata: OperationDescriptor<"orders.resultMetadata"> = {
  id: "orders.resultMetadata",
  method: "GET",
  path: "/v3/order/{order_id}/result/metadata",
  retry: "safe",
};

export const ordersResultPdf: OperationDescriptor<"orders.resultPdf"> = {
  id: "orders.resultPdf",
  method: "GET",
  path: "/v3/order/{order_id}/result/pdf",
  retry: "safe",
  success: "pdf",
};

export const ordersRequisitionPdf: OperationDescriptor<"orders.requisitionPdf"> = {
  id: "orders.requisitionPdf",
  method: "GET",
  path: "/v3/order/{order_id}/requisition/pdf",
  retry: "safe",
  success: "pdf",
};

export const ordersCollectionInstructions: OperationDescriptor<"orders.collectionInstructions"> = {
  id: "orders.collectionInstructions",
  method: "GET",
  path: "/v3/order/{order_id}/collection_instruction_pdf",
  retry: "safe",
  success: "pdf",
};

export const ordersAbnPdf: OperationDescriptor<"orders.abnPdf"> = {
  id: "orders.abnPdf",
  method: "GET",
  path: "/v3/order/{order_id}/abn_pdf",
  retry: "safe",
  success: "pdf",
};

export const ordersLabelsPdf: OperationDescriptor<"orders.labelsPdf"> = {
  id: "orders.labelsPdf",
  method: "GET",
  path: "/v3/order/{order_id}/labels/pdf",
  retry: "safe",
  success: "pdf",
};

export const orderTransactionsGet: OperationDescriptor<"orderTransactions.get"> = {
  id: "orderTransactions.get",
  method: "GET",
  path: "/v3/order_transaction/{transaction_id}",
  retry: "safe",
};

export const orderTransactionsResult: OperationDescriptor<"orderTransactions.result"> = {
  id: "orderTransactions.result",
  method: "GET",
  path: "/v3/order_transaction/{transaction_id}/result",
  retry: "safe",
};

export const orderTransactionsResultPdf: OperationDescriptor<"orderTransactions.resultPdf"> = {
  id: "orderTransactions.resultPdf",
  method: "GET",
  path: "/v3/order_transaction/{transaction_id}/result/pdf",
  retry: "safe",
  success: "pdf",
};

export const pscInfo: OperationDescriptor<"psc.info"> = {
  id: "psc.info",
  method: "GET",
  path: "/v3/order/psc/info",
  retry: "safe",
};

export const pscAreaInfo: OperationDescriptor<"psc.areaInfo"> = {
  id: "psc.areaInfo",
  method: "GET",
  path: "/v3/order/area/info",
  retry: "safe",
};

export const phlebotomyAvailability: OperationDescriptor<"phlebotomy.availability"> = {
  id: "phlebotomy.availability",
  method: "POST",
  path: "/v3/order/phlebotomy/appointment/availability",
  retry: "safe",
};

export const phlebotomyCancellationReasons: OperationDescriptor<"phlebotomy.cancellationReasons"> = {
  id: "phlebotomy.cancellationReasons",
  method: "GET",
  path: "/v3/order/phlebotomy/appointment/cancellation-reasons",
  retry: "safe",
};

export const phlebotomyBook: OperationDescriptor<"phlebotomy.book"> = {
  id: "phlebotomy.book",
  method: "POST",
  path: "/v3/order/{order_id}/phlebotomy/appointment/book",
  retry: "never",
};

export const phlebotomyRequest: OperationDescriptor<"phlebotomy.request"> = {
  id: "phlebotomy.request",
  method: "POST",
  path: "/v3/order/{order_id}/phlebotomy/appointment/request",
  retry: "never",
};

export const phlebotomyReschedule: OperationDescriptor<"phlebotomy.reschedule"> = {
  id: "phlebotomy.reschedule",
  method: "PATCH",
  path: "/v3/order/{order_id}/phlebotomy/appointment/reschedule",
  retry: "never",
};

export const phlebotomyCancel: OperationDescriptor<"phlebotomy.cancel"> = {
  id: "phlebotomy.cancel",
  method: "PATCH",
  path: "/v3/order/{order_id}/phlebotomy/appointment/cancel",
  retry: "safe",
};

export const phlebotomyGet: OperationDescriptor<"phlebotomy.get"> = {
  id: "phlebotomy.get",
  method: "GET",
  path: "/v3/order/{order_id}/phlebotomy/appointment",
  retry: "safe",
};

export const pscOrderInfo: OperationDescriptor<"psc.orderInfo"> = {
  id: "psc.orderInfo",
  method: "GET",
  path: "/v3/order/{order_id}/psc/info",
  retry: "safe",
};

export const pscAvailability: OperationDescriptor<"psc.availability"> = {
  id: "psc.availability",
  method: "POST",
  path: "/v3/order/psc/appointment/availability",
  retry: "safe",
};

export const pscCancellationReasons: OperationDescriptor<"psc.cancellationReasons"> = {
  id: "psc.cancellationReasons",
  method: "GET",
  path: "/v3/order/psc/appointment/cancellation-reasons",
  retry: "safe",
};

export const pscBook: OperationDescriptor<"psc.book"> = {
  id: "psc.book",
  method: "POST",
  path: "/v3/order/{order_id}/psc/appointment/book",
  retry: "keyed",
};

export const pscReschedule: OperationDescriptor<"psc.reschedule"> = {
  id: "psc.reschedule",
  method: "PATCH",
  path: "/v3/order/{order_id}/psc/appointment/reschedule",
  retry: "never",
};

export const pscCancel: OperationDescriptor<"psc.cancel"> = {
  id: "psc.cancel",
  method: "PATCH",
  path: "/v3/order/{order_id}/psc/appointment/cancel",
  retry: "safe",
};

export const pscAppointment: OperationDescriptor<"psc.appointment"> = {
  id: "psc.appointment",
  method: "GET",
  path: "/v3/order/{order_id}/psc/appointment",
  retry: "safe",
};

export const labReportsCreate: OperationDescriptor<"labReports.create"> = {
  id: "labReports.create",
  method: "POST",
  path: "/lab_report/v1/parser/job",
  retry: "never",
};

export const labReportsGet: OperationDescriptor<"labReports.get"> = {
  id: "labReports.get",
  method: "GET",
  path: "/lab_report/v1/parser/job/{job_id}",
  retry: "safe",
};
