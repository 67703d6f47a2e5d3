import * as z from "zod";
import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import { defineTable } from "../../store/table.ts";
import { boolean, instant, parsePart, type Row, text } from "../fields.ts";

const buildResponse = () =>
  z.strictObject({
    /** Operation and key. Together they identify one response. */
    slot: z.string().regex(/^\S+ /, "must be an operation and a key"),
    /** Hash of the request. A later request with the same hash is a repetition. */
    fingerprint: z.string().regex(/^\d+-\d+-\d+$/, "must be three numbers"),
    status: z.int().min(200).max(499),
    /** The JSON body; undefined when the response had none. */
    body: z.unknown().optional(),
    headers: z.record(text(), text()).readonly().optional(),
    /** Whether a recording of the service provided it, which may send what the document does not describe. */
    isRecorded: boolean().optional(),
    /** The user that the response describes, who may not exist. The row is erased with the user. Null when it describes no user. */
    user_id: text().nullable(),
    /** When the key expires, in milliseconds of the virtual clock. */
    until: instant(),
  });

/** The first response under an idempotency key, as plain data. */
export type StoredResponse = Row<typeof buildResponse>;

const bodies: ReadonlyMap<string, (typeof strictOperations)[keyof typeof strictOperations]["response"]> =
  new Map(Object.entries(strictOperations).map(([name, { response }]) => [name, response]));

function checkResponse(
  { slot, status, body, isRecorded }: StoredResponse,
  context: z.RefinementCtx<StoredResponse>,
): void {
  const response = bodies.get(slot.slice(0, slot.indexOf(" ")));
  if (response === undefined) {
    context.addIssue({ code: "custom", path: ["slot"], message: "must begin with an operation" });
    return;
  }
  const schema = response(status, {});
  if (schema === undefined && status < 400)
    context.addIssue({ code: "custom", path: ["status"], message: "must be a status of the operation" });
  if (schema != null && !isRecorded) parsePart(schema, body, context, ["body"]);
}

/** Stored responses by operation and key. The index `until` finds expired ones without reading the others. */
export const storedResponsesTable = defineTable<StoredResponse>()({
  name: "storedResponses",
  key: "slot",
  ownedBy: "user",
  schema: () => buildResponse().superRefine(checkResponse),
  ordered: {
    until: { by: (row) => row.until },
    user: { group: (row) => row.user_id, by: (row) => row.until },
  },
});
