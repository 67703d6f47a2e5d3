import { labs } from "../../catalog/labs/labs.ts";
import { listAccounts } from "../../domain/laboratory/accounts.ts";
import { labCatalog } from "../../domain/laboratory/catalog.ts";
import { instructionsFor } from "../../domain/laboratory/instructions.ts";
import { findLabTests, pageLabTests } from "../../domain/laboratory/lab-tests.ts";
import { findMarkers, labTestOf, markerByCode } from "../../domain/laboratory/markers.ts";
import { orderSetMarkers } from "../../domain/laboratory/order-set.ts";
import {
  labAccountAnswer,
  labAnswer,
  labTestAnswer,
  labTestPage,
  markerPage,
} from "../../domain/laboratory/wire.ts";
import { pdfOf } from "../../papers/load.ts";
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
    body: findLabTests(world, labCatalog, query).map(labTestAnswer),
  }),
  "labTests.get": ({ world, path, query }) => ({
    body: labTestAnswer(labTestOf(world, labCatalog, path.lab_test_id, query.lab_account_id)),
  }),
  "labTests.markers": ({ world, path, query }) => {
    const { markers } = labTestOf(world, labCatalog, path.lab_test_id, query.lab_account_id);
    return { body: markerPage(markers, query) };
  },
  "labTests.labs": () => ({ body: labs.map(labAnswer) }),
  "labTests.collectionInstructions": async ({ world, path }) => {
    const test = labTestOf(world, labCatalog, path.lab_test_id);
    return { body: await pdfOf(instructionsFor(test)) };
  },
  "labAccounts.list": ({ world, query }) => ({
    body: { data: listAccounts(world, query).map((account) => labAccountAnswer(world, account)) },
  }),
});
