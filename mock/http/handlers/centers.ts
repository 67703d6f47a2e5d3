import { areaInfo } from "../../domain/psc/area.ts";
import { loadGeography } from "../../catalog/geography.ts";
import { findCenters } from "../../domain/psc/search.ts";
import { serializeServiceCenters } from "../../domain/psc/wire.ts";
import { defineHandlers } from "../handler.ts";

/** Operations on service centers, and on what is offered around a place. */
export const centerHandlers = defineHandlers({
  "psc.info": async ({ world, query }) => ({
    body: serializeServiceCenters(findCenters(world, await loadGeography(), query)),
  }),
  "psc.areaInfo": async ({ world, query }) => ({ body: areaInfo(world, await loadGeography(), query) }),
});
