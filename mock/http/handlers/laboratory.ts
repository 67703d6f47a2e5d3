import { labs } from "../../catalog/labs/labs.ts";
import { listAccounts } from "../../domain/laboratory/accounts.ts";
import { instructionsFor } from "../../domain/laboratory/instructions.ts";
import { findLabTests, pageLabTests } from "../../domain/laboratory/lab-tests.ts";
import { loadLabCatalog } from "../../domain/laboratory/load.ts";
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
  "markers.list": async ({ world, query }) => ({
    body: markerPage(findMarkers(world, await loadLabCatalog(), query), query, query),
  }),
  "markers.orderSet": async ({ world, query, body }) => ({
    body: markerPage(orderSetMarkers(world, await loadLabCatalog(), body), query),
  }),
  "markers.get": async ({ world, path, query }) => {
    const catalog = await loadLabCatalog();
    return { body: markerByCode(world, catalog, path.lab_id, path.provider_id, query.lab_account_id) };
  },
  "labTests.list": async ({ world, query }) => {
    const { tests, next } = pageLabTests(world, await loadLabCatalog(), query);
    return { body: labTestPage(tests, next, query) };
  },
  "labTests.listLegacy": async ({ world, query }) => ({
    body: findLabTests(world, await loadLabCatalog(), query).map(labTestAnswer),
  }),
  "labTests.get": async ({ world, path, query }) => {
    const catalog = await loadLabCatalog();
    return { body: labTestAnswer(labTestOf(world, catalog, path.lab_test_id, query.lab_account_id)) };
  },
  "labTests.markers": async ({ world, path, query }) => {
    const catalog = await loadLabCatalog();
    const { markers } = labTestOf(world, catalog, path.lab_test_id, query.lab_account_id);
    return { body: markerPage(markers, query) };
  },
  "labTests.labs": () => ({ body: labs.map(labAnswer) }),
  "labTests.collectionInstructions": async ({ world, path }) => {
    const test = labTestOf(world, await loadLabCatalog(), path.lab_test_id);
    return { body: await pdfOf(instructionsFor(test)) };
  },
  "labAccounts.list": ({ world, query }) => ({
    body: { data: listAccounts(world, query).map((account) => labAccountAnswer(world, account)) },
  }),
});
