import { createInsurance, getLatestInsurance, serializeInsurance } from "../../domain/insurance/rules.ts";
import type { AllRead } from "../../domain/query.ts";
import { defineHandlers, anyCase } from "../handler.ts";

export const insuranceHandlers = defineHandlers({
  "insurance.create": ({ world, path, body }) => ({
    body: serializeInsurance(createInsurance(world, anyCase(path.user_id), body)),
  }),
  "insurance.latest": ({ world, path, query: { is_primary = true, ...rest } }) => {
    rest satisfies AllRead;
    return { body: serializeInsurance(getLatestInsurance(world, anyCase(path.user_id), is_primary)) };
  },
});
