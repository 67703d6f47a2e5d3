import type { UndoLog, UndoPart } from "./undo.ts";

/** One value that snapshots include. Replace the value; never change it in place. */
export class Cell<T> implements UndoPart<"value", T> {
  readonly area: string;
  readonly #log: UndoLog;
  #value: T;

  constructor(log: UndoLog, initial: T, name = "cell") {
    this.#log = log;
    this.#value = initial;
    this.area = name;
  }

  get(): T {
    return this.#value;
  }

  set(value: T): void {
    this.#log.record(this, "value");
    this.#value = value;
  }

  read(): T {
    return this.#value;
  }

  putBack(priors: ReadonlyMap<"value", T>): void {
    for (const prior of priors.values()) this.#value = prior;
  }
}
