import { createInsurance, getLatestInsurance } from "../../domain/insurance/rules.ts";
import { serializeInsurance } from "../../domain/insurance/wire.ts";
import { defineHandlers, anyCase } from "../handler.ts";

/** Operations on insurance. */
export const insuranceHandlers = defineHandlers({
  "insurance.create": ({ world, path, body }) => ({
    body: serializeInsurance(createInsurance(world, anyCase(path.user_id), body)),
  }),
  "insurance.latest": ({ world, path, query: { is_primary = true } }) => ({
    body: serializeInsurance(getLatestInsurance(world, anyCase(path.user_id), is_primary)),
  }),
});
