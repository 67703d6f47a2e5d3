import { markers } from "../generated/descriptors.ts";
import type { MarkersOperations } from "../generated/resources.ts";
import { PagedList } from "../lists/paged-list.ts";
import { pageByNumber, addPricing } from "../lists/paging.ts";
import { copyInput } from "../transport/encode.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** Markers: what labs measure, as single biomarkers or panels of several. */
export interface Markers extends MarkersOperations {}

/** Creates the resource of markers on a transport. */
export const createMarkers = (send: Transport): Markers => {
  const { operations, methods } = openResource(send, "markers", markers);
  return {
    ...methods,
    list: (query, options) =>
      new PagedList(operations.list, addPricing(pageByNumber("markers")), query, options, methods.list),
    orderSet: (body, query, options) => {
      const orderSet = copyInput(body);
      return new PagedList(operations.orderSet, pageByNumber("markers"), query, options, (pageQuery, call) =>
        methods.orderSet(orderSet, pageQuery, call),
      );
    },
  };
};
