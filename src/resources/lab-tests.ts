import { labTests } from "../generated/descriptors.ts";
import type { LabTestsOperations } from "../generated/resources.ts";
import { PagedList } from "../lists/paged-list.ts";
import { addPricing, pageByCursor, pageByNumber } from "../lists/paging.ts";
import { getPdfExtras } from "../transport/pdf.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** The lab tests that your team can order, and the labs that run them. */
export interface LabTests extends LabTestsOperations {}

/** Creates the resource of lab tests on a transport. */
export const createLabTests = (send: Transport): LabTests => {
  const { operations, methods } = openResource(send, "labTests", labTests, getPdfExtras);
  return {
    ...methods,
    list: (query, options) =>
      new PagedList(operations.list, addPricing(pageByCursor("data")), query, options, methods.list),
    markers: (lab_test_id, query, options) =>
      new PagedList(operations.markers, pageByNumber("markers"), query, options, (pageQuery, call) =>
        methods.markers(lab_test_id, pageQuery, call),
      ),
  };
};
