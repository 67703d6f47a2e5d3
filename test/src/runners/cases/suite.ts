// oxlint-disable no-console -- what a test prints is what is looked at.
import { inspect } from "node:util";
import { calls, file } from "./planted.ts";

/** What the three runners have in common. */
interface Runner {
  readonly test: (title: string, body: () => Promise<void>) => unknown;
  /** The runner's own comparisons, each of which fails with the error in its message. */
  readonly comparisons: Record<string, (received: unknown, call: () => PromiseLike<unknown>) => unknown>;
}

const failure = async (call: () => PromiseLike<unknown>): Promise<unknown> => {
  try {
    return await call();
  } catch (error) {
    return error;
  }
};

/** Fails on every error in every way that a test usually does. */
export function failEverywhere({ test, comparisons }: Runner): void {
  for (const [name, call] of Object.entries(calls)) {
    test(`${name} uncaught`, async () => void (await call()));
    test(`${name} as a cause`, async () => {
      throw new Error("wrapped", { cause: await failure(call) });
    });
    test(`${name} among several`, async () => {
      throw new AggregateError([await failure(call)], "several");
    });
    test(`${name} printed`, async () => {
      const error = await failure(call);
      console.log(error);
      console.log("%o", error);
      console.error("%O", { error });
      console.log(inspect(error, { showHidden: true, getters: true, depth: 9 }));
      console.log(inspect(error, { showHidden: true, customInspect: false, depth: 9 }));
      console.log(inspect(structuredClone(error), { showHidden: true, depth: 9 }));
      console.log(JSON.stringify({ error }), error);
      throw new Error("printed");
    });
    for (const [how, compare] of Object.entries(comparisons)) {
      test(`${name} ${how}`, async () => void (await compare(await failure(call), call)));
    }
  }
  test("a file printed", async () => {
    const received = await file();
    console.log(received);
    console.log("%o", received);
    console.log(inspect(structuredClone({ ...(received as object) }), { showHidden: true, depth: 9 }));
    throw Object.assign(new Error("with a file"), { received });
  });
  for (const [how, compare] of Object.entries(comparisons)) {
    test(`a file ${how}`, async () => void (await compare(await file(), file)));
  }
}
