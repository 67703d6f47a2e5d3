import { labs } from "../../catalog/labs/labs.ts";
import { buildCollectionInstructions } from "../../domain/lab-tests/collection-instructions.ts";
import { getLabTest, getLabTestPage, listLabTests } from "../../domain/lab-tests/list-lab-tests.ts";
import { serializeLab, serializeLabTest, serializeLabTestPage } from "../../domain/lab-tests/serialize.ts";
import { serializeMarkerPage } from "../../domain/markers/list-markers.ts";
import { renderPdf } from "../../pdf/render-pdf.ts";
import type { AllRead } from "../../domain/query.ts";
import { defineHandlers } from "../handler.ts";

export const labTestHandlers = defineHandlers({
  "labTests.list": ({ world, query }) => {
    const { tests, nextCursor } = getLabTestPage(world, query);
    return { body: serializeLabTestPage(tests, nextCursor, query.include_pricing) };
  },
  "labTests.listLegacy": ({ world, query }) => ({ body: listLabTests(world, query).map(serializeLabTest) }),
  "labTests.get": ({ world, path, query: { lab_account_id, ...rest } }) => {
    rest satisfies AllRead;
    return { body: serializeLabTest(getLabTest(world, path.lab_test_id, lab_account_id)) };
  },
  "labTests.markers": ({ world, path, query: { lab_account_id, page, size, ...rest } }) => {
    rest satisfies AllRead;
    const { markers } = getLabTest(world, path.lab_test_id, lab_account_id);
    return { body: serializeMarkerPage(markers, { page, size }) };
  },
  "labTests.labs": () => ({ body: labs.map(serializeLab) }),
  "labTests.collectionInstructions": async ({ world, path }) => {
    const test = getLabTest(world, path.lab_test_id);
    return { body: await renderPdf(buildCollectionInstructions(test)) };
  },
});
