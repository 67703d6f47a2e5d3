import { getMarkerByCode, listMarkers, serializeMarkerPage } from "../../domain/markers/list-markers.ts";
import { listOrderSetMarkers } from "../../domain/markers/order-set.ts";
import type { AllRead } from "../../domain/query.ts";
import { defineHandlers } from "../handler.ts";

export const markerHandlers = defineHandlers({
  "markers.list": ({ world, query: { page, size, include_pricing, ...filter } }) => ({
    body: serializeMarkerPage(listMarkers(world, filter), { page, size }, include_pricing),
  }),
  "markers.orderSet": ({ world, query: { page, size, ...rest }, body }) => {
    rest satisfies AllRead;
    return { body: serializeMarkerPage(listOrderSetMarkers(world, body), { page, size }) };
  },
  "markers.get": ({ world, path, query: { lab_account_id, ...rest } }) => {
    rest satisfies AllRead;
    return { body: getMarkerByCode(world, path.lab_id, path.provider_id, lab_account_id) };
  },
});
