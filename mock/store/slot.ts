import type { Sequenced } from "./sorted-list.ts";

/** The place of a row in a table. Indexes refer to slots, so replacing a record does not change the indexes. */
export interface Slot<R> extends Sequenced {
  record: R;
}
