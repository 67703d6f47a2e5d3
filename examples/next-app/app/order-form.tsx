"use client";

import { useActionState } from "react";
import type { Kit } from "../lib/order-kit.ts";
import { order } from "./actions.ts";

interface OrderFormProps {
  readonly userId: string;
  readonly kit: Kit;
  /** One for each time that the page is rendered, so that submitting the form twice orders once. */
  readonly idempotencyKey: string;
}

/** Orders a test kit. It works before the script of the page is loaded, and without it. */
export function OrderForm({ userId, kit, idempotencyKey }: OrderFormProps) {
  const [message, submit, pending] = useActionState(order, "");
  return (
    <form action={submit}>
      <input type="hidden" name="user" value={userId} />
      <input type="hidden" name="kit" value={kit.id} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <button disabled={pending}>Order {kit.name}</button>
      <p role="status">{message}</p>
    </form>
  );
}
