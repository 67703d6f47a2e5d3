"use server";

import { headers } from "next/headers";
import { isSanguineError } from "sanguine";
import { getClient } from "../lib/client.ts";
import { orderKit } from "../lib/order-kit.ts";
import { isStaff } from "../lib/staff.ts";

/** Orders a test kit for any user. Anyone who reaches the server can call an action with any values, so it checks who does. */
export async function order(_previous: string, form: FormData): Promise<string> {
  if (!isStaff((await headers()).get("authorization"))) return "Sign in first.";
  const [userId, kitId, idempotencyKey] = ["user", "kit", "key"].map((name) => form.get(name));
  if (typeof userId !== "string" || typeof kitId !== "string" || typeof idempotencyKey !== "string")
    return "The form is not complete.";
  try {
    return await orderKit(getClient(), { userId, kitId, idempotencyKey });
  } catch (error) {
    // Messages of the client contain no key and no patient data. Those of other errors may.
    console.error(isSanguineError(error) ? error.message : "The order failed.");
    return "That did not work. Please try again.";
  }
}
