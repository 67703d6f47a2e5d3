import type { BiomarkerResult, Order, OrderCreate } from "sanguine";
import type { OrderStatus } from "sanguine/types";
import { getRequestExample, getResponseExample } from "../../support/calls.ts";

/** What is needed to create an order. */
export const orderCreate: OrderCreate = getRequestExample("orders.create");

/** What is needed to send a test kit that is registered later. */
export const testkitOrder = getRequestExample("orders.createTestkit");

const order = getResponseExample("orders.get");

/** The id of the order below. */
export const orderId = order.id;

/** An order with a test kit as the service returns it, whose latest event has the status. */
export function orderIn(status: OrderStatus = "received.testkit.ordered"): Order {
  const event = { ...order.last_event, status, status_detail: null };
  return { ...order, status: status.split(".")[0] ?? "", events: [event], last_event: event };
}

/** A result as the service returns it, with its deprecated value. */
export const result = { ...getResponseExample("orders.result").results[0], value: 112 } as BiomarkerResult;
