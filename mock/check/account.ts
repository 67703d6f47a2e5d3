/** What earlier responses say that the account holds. Later requests take their ids from here. */
export interface Account {
  readonly users: string[];
  readonly workouts: Set<string>;
  readonly sleeps: readonly string[];
  readonly jobs: Set<string>;
  readonly labs: { readonly id: number; readonly slug: string }[];
  readonly labTests: string[];
  readonly orders: AccountOrder[];
}

/** Ids that no list response contains, from the command line. */
export interface GivenIds {
  readonly workouts: readonly string[];
  readonly sleeps: readonly string[];
  readonly jobs: readonly string[];
}

/** An order of the account. */
export interface AccountOrder {
  readonly id: string;
  readonly userId: string | undefined;
  readonly method: string | undefined;
  readonly status: string | undefined;
  readonly lowLevelStatus: string | undefined;
  readonly transaction: string | undefined;
}

/** How much of an account a check reads. */
export interface Sample {
  /** Most users that are read. */
  readonly users: number;
  /** Most orders that are read: one for each method and status. */
  readonly orders: number;
}

/** An id that no object has. */
export const unknownId = "00000000-0000-4000-8000-000000000000";
