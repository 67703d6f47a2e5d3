import { expect, it } from "vitest";
import type { WebhookStore } from "sanguine/webhooks";
import { getMessageId, runWorkload, type Workload, type WorkloadReport } from "./workload.ts";
import type { CrashPoint } from "./worker.ts";

/** A store, and what its handlers have written. */
export interface TestedStore<Transaction> extends Pick<Workload, "kind" | "folder"> {
  readonly store: WebhookStore<Transaction>;
  /** Adds an effect in the transaction of a handler. */
  readonly add: (transaction: Transaction, id: string) => unknown;
  readonly listEffects: () => Promise<string[]>;
}

const points: readonly CrashPoint[] = ["started", "written", "marked"];

/** Tests what both stores do. `check` compares the report of the large workload with what only one of them has. */
export function testStore<Transaction>(
  open: () => TestedStore<Transaction>,
  check: (report: WorkloadReport) => Promise<void> = async () => undefined,
): void {
  const run = ({ kind, folder }: TestedStore<Transaction>, more: Omit<Workload, "kind" | "folder">) =>
    runWorkload({ kind, folder, ...more });

  /** Lists the messages whose effects were not written exactly once, with the number of effects. */
  async function listWrong(messages: number): Promise<[string, number][]> {
    const effects = await open().listEffects();
    const ids = Array.from({ length: messages }, (_, message) => getMessageId(message));
    return ids
      .map((id): [string, number] => [id, effects.filter((effect) => effect === id).length])
      .filter(([, count]) => count !== 1);
  }

  it(
    "handles each of 96 messages once in 8 processes, of which 9 are killed",
    { timeout: 120_000 },
    async () => {
      const crashAt = (message: number) => points[message % 32] ?? null;
      const report = await run(open(), { target: "transaction", workers: 8, messages: 96, crashAt });
      expect(report.crashes).toBe(9);
      expect(await listWrong(96)).toEqual([]);
      await check(report);
    },
  );

  it("cannot undo what a handler writes outside the transaction", { timeout: 120_000 }, async () => {
    const crashAt = (message: number) => (message === 3 ? ("written" as const) : null);
    await run(open(), { target: "outside", workers: 2, messages: 4, crashAt });
    // On a busy machine a claim can expire before the next attempt ends, so it may be more than twice.
    const [[id, count] = [], ...others] = await listWrong(4);
    expect([id, others]).toEqual(["msg_3", []]);
    expect(count).toBeGreaterThan(1);
  });

  it("reports a concurrent delivery at once, and a later one as a duplicate", async () => {
    const { store } = open();
    const outcome = await store.runOnce("msg_a", async () => {
      expect(await store.runOnce("msg_a", failIfRun)).toBe("running");
      expect(await store.runOnce("msg_b", async () => {})).toBe("handled");
    });
    expect(outcome).toBe("handled");
    expect(await store.runOnce("msg_a", failIfRun)).toBe("duplicate");
  });

  it("undoes the writes of a handler that fails, passes its error on and releases the message", async () => {
    const { store, add, listEffects } = open();
    const failure = new Error("the lab is closed");
    const failed = store.runOnce("msg_a", async (transaction) => {
      await add(transaction, "msg_a");
      throw failure;
    });
    await expect(failed).rejects.toBe(failure);
    expect(await listEffects()).toEqual([]);
    expect(await store.runOnce("msg_a", async () => {})).toBe("handled");
  });
}

function failIfRun(): never {
  throw new Error("a handler ran");
}
