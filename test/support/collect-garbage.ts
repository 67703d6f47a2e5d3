import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects all that nothing refers to. Weak references of the present turn of the event loop are kept, so it waits for the next. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  await new Promise(setImmediate);
  collect();
}
