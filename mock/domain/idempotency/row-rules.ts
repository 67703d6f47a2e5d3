import * as z from "zod";
import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import { strictObject, instant, allowUnknownEnums, text } from "../fields.ts";
import { defineRules } from "../schema-rules.ts";
import type { StoredResponse } from "./table.ts";

const bodies: ReadonlyMap<string, (typeof strictOperations)[keyof typeof strictOperations]["response"]> =
  new Map(Object.entries(strictOperations).map(([name, { response }]) => [name, response]));

/** Checks a stored response against its operation. */
function checkResponse(
  { slot, status, body }: StoredResponse,
  context: z.core.$RefinementCtx<StoredResponse>,
): void {
  const response = bodies.get(slot.slice(0, slot.indexOf(" ")));
  if (response === undefined) {
    context.addIssue({ code: "custom", path: ["slot"], message: "must begin with an operation" });
    return;
  }
  const schema = response(status, {});
  if (schema === undefined && status < 400)
    context.addIssue({ code: "custom", path: ["status"], message: "must be a status of the operation" });
  if (schema == null) return;
  for (const { path, ...issue } of allowUnknownEnums(schema).safeParse(body).error?.issues ?? [])
    context.addIssue({ ...issue, path: ["body", ...path] });
}

/** Rules that an import checks for stored responses. The user of a response may not exist. */
export const storedResponseRules = defineRules<StoredResponse>(() =>
  strictObject<StoredResponse>({
    slot: z.string().regex(/^\S+ /, "must be an operation and a key"),
    fingerprint: z.string().regex(/^\d+-\d+-\d+$/, "must be three numbers"),
    status: z.int().min(200).max(499),
    body: z.unknown(),
    headers: z.record(text(), text()).optional(),
    user_id: text().nullable(),
    until: instant(),
  }).superRefine(checkResponse),
);
