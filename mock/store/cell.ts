import { PriorValues, type UndoLog } from "./undo.ts";

/** One value that snapshots include. Replace the value; never change it in place. */
export class Cell<T> {
  #value: T;
  readonly #priors: PriorValues<"value", T>;

  constructor(log: UndoLog, initial: T, name = "cell") {
    this.#value = initial;
    const putBack = (priors: ReadonlyMap<"value", T>): void => {
      for (const prior of priors.values()) this.#value = prior;
    };
    this.#priors = new PriorValues<"value", T>(log, putBack, name);
  }

  get(): T {
    return this.#value;
  }

  set(value: T): void {
    if (this.#priors.needs("value")) this.#priors.keep("value", this.#value);
    this.#value = value;
  }
}
