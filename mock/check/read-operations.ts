import { operations, type OperationId } from "../../src/generated/operations.ts";

/** The operations that read although they are sent as POST. */
const readsByPost: readonly string[] = ["markers.orderSet", "phlebotomy.availability", "psc.availability"];

/** Whether an operation only reads. A check without writes calls no other. */
export function isRead(operation: OperationId): boolean {
  return operations[operation].method === "GET" || readsByPost.includes(operation);
}
