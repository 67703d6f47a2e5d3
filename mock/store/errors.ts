/**
 * Thrown when code uses the store incorrectly, for example by breaking a unique index. It is not a service error: rules check
 * the caller's input before they write.
 */
export class StoreError extends Error {
  override readonly name = "StoreError";
}
