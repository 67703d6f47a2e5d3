import { getPatientInfo, setPatientInfo } from "../../domain/people/rules.ts";
import { patientInfoAnswer } from "../../domain/people/wire.ts";
import { defineHandlers } from "../handler.ts";
import { anyCase } from "./any-case.ts";

/** Operations on patient info. */
export const peopleHandlers = defineHandlers({
  "users.updateInfo": ({ world, path, body }) => ({
    body: patientInfoAnswer(setPatientInfo(world, anyCase(path.user_id), body)),
  }),
  "users.latestInfo": ({ world, path }) => ({
    body: patientInfoAnswer(getPatientInfo(world, anyCase(path.user_id))),
  }),
});
