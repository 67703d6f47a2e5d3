/**
 * Bytes in memory that is not shared, which is what `fetch` sends. TypeScript before 5.7 has no `Uint8Array<ArrayBuffer>` to say so,
 * and declarations that hold it do not compile there.
 */
export type Bytes = ReturnType<Uint8ArrayConstructor["of"]>;
