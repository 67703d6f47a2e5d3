import { areaInfo } from "../../domain/centres/area.ts";
import { loadGeography } from "../../domain/centres/geography.ts";
import { findCentres } from "../../domain/centres/search.ts";
import { centresAnswer } from "../../domain/centres/wire.ts";
import { defineHandlers } from "../handler.ts";

/** Operations on service centres, and on what is offered around a place. */
export const centreHandlers = defineHandlers({
  "psc.info": async ({ world, query }) => ({
    body: centresAnswer(findCentres(world, await loadGeography(), query)),
  }),
  "psc.areaInfo": async ({ world, query }) => ({ body: areaInfo(world, await loadGeography(), query) }),
});
