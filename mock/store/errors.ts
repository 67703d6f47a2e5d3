/**
 * A mistake of the code that uses the store (a broken unique index, an update of a row that is not there). It is no
 * answer of the service: rules check what a caller may get wrong before they write.
 */
export class StoreError extends Error {
  override readonly name = "StoreError";
}
