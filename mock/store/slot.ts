import type { Sequenced } from "./sorted-list.ts";

/** A row's place in a table: indexes hold slots, so a record can be replaced without touching them. */
export interface Slot<R> extends Sequenced {
  record: R;
}
