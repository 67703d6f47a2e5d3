import { getMarkerByCode, listMarkers } from "../../domain/markers/list-markers.ts";
import { listOrderSetMarkers } from "../../domain/markers/order-set.ts";
import { serializeMarkerPage } from "../../domain/markers/wire.ts";
import { defineHandlers } from "../handler.ts";

/** Handlers of the marker operations. */
export const markerHandlers = defineHandlers({
  "markers.list": ({ world, query }) => ({
    body: serializeMarkerPage(listMarkers(world, query), query, query),
  }),
  "markers.orderSet": ({ world, query, body }) => ({
    body: serializeMarkerPage(listOrderSetMarkers(world, body), query),
  }),
  "markers.get": ({ world, path, query }) => ({
    body: getMarkerByCode(world, path.lab_id, path.provider_id, query.lab_account_id),
  }),
});
