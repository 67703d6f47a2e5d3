import { getAreaInfo } from "../../domain/psc/area.ts";
import { loadGeography } from "../../catalog/geography.ts";
import { findServiceCenters } from "../../domain/psc/search.ts";
import { serializeServiceCenters } from "../../domain/psc/wire.ts";
import { defineHandlers } from "../handler.ts";

/** Operations on service centers, and on what is offered around a place. */
export const centerHandlers = defineHandlers({
  "psc.info": async ({ world, query }) => ({
    body: serializeServiceCenters(findServiceCenters(world, await loadGeography(), query)),
  }),
  "psc.areaInfo": async ({ world, query }) => ({ body: getAreaInfo(world, await loadGeography(), query) }),
});
