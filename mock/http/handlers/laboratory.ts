import { labs } from "../../catalog/labs/labs.ts";
import { listAccounts } from "../../domain/lab-accounts/accounts.ts";
import { labCatalog } from "../../domain/catalog/lab-catalog.ts";
import { instructionsFor } from "../../domain/lab-tests/collection-instructions.ts";
import { findLabTests, pageLabTests } from "../../domain/lab-tests/list-lab-tests.ts";
import { findMarkers, labTestOf, markerByCode } from "../../domain/markers/find-markers.ts";
import { orderSetMarkers } from "../../domain/markers/order-set.ts";
import {
  serializeLabAccount,
  serializeLab,
  serializeLabTest,
  labTestPage,
  markerPage,
} from "../../domain/catalog/wire.ts";
import { pdfOf } from "../../pdf/render-pdf.ts";
import { defineHandlers } from "../handler.ts";

/** Operations on what laboratories offer, and on the team's accounts with them. */
export const laboratoryHandlers = defineHandlers({
  "markers.list": ({ world, query }) => ({
    body: markerPage(findMarkers(world, labCatalog, query), query, query),
  }),
  "markers.orderSet": ({ world, query, body }) => ({
    body: markerPage(orderSetMarkers(world, labCatalog, body), query),
  }),
  "markers.get": ({ world, path, query }) => ({
    body: markerByCode(world, labCatalog, path.lab_id, path.provider_id, query.lab_account_id),
  }),
  "labTests.list": ({ world, query }) => {
    const { tests, next } = pageLabTests(world, labCatalog, query);
    return { body: labTestPage(tests, next, query) };
  },
  "labTests.listLegacy": ({ world, query }) => ({
    body: findLabTests(world, labCatalog, query).map(serializeLabTest),
  }),
  "labTests.get": ({ world, path, query }) => ({
    body: serializeLabTest(labTestOf(world, labCatalog, path.lab_test_id, query.lab_account_id)),
  }),
  "labTests.markers": ({ world, path, query }) => {
    const { markers } = labTestOf(world, labCatalog, path.lab_test_id, query.lab_account_id);
    return { body: markerPage(markers, query) };
  },
  "labTests.labs": () => ({ body: labs.map(serializeLab) }),
  "labTests.collectionInstructions": async ({ world, path }) => {
    const test = labTestOf(world, labCatalog, path.lab_test_id);
    return { body: await pdfOf(instructionsFor(test)) };
  },
  "labAccounts.list": ({ world, query }) => ({
    body: { data: listAccounts(world, query).map((account) => serializeLabAccount(world, account)) },
  }),
});
