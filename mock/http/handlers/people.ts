import { getPatientInfo, setPatientInfo } from "../../domain/patients/rules.ts";
import { serializePatientInfo } from "../../domain/patients/wire.ts";
import { defineHandlers } from "../handler.ts";
import { anyCase } from "./any-case.ts";

/** Operations on patient info. */
export const peopleHandlers = defineHandlers({
  "users.updateInfo": ({ world, path, body }) => ({
    body: serializePatientInfo(setPatientInfo(world, anyCase(path.user_id), body)),
  }),
  "users.latestInfo": ({ world, path }) => ({
    body: serializePatientInfo(getPatientInfo(world, anyCase(path.user_id))),
  }),
});
