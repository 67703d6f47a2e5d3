/** Runs the tests of mutants for `MutantRunner`, in a process that it can kill: a thread that does not end cannot be stopped otherwise. */
import { TestSession, type RunOutcome } from "./test-session.ts";

/** Which tests to run, and with which source changed. */
export interface MutantTask {
  /** Null runs the tests with no source changed. */
  readonly change: { readonly file: string; readonly code: string } | null;
  readonly tests: readonly string[];
}

/** What the tests did, as plain data. */
export interface MutantOutcome extends Pick<RunOutcome, "failed" | "errors"> {
  /** How long each test file took, in milliseconds. */
  readonly durations: Readonly<Record<string, number>>;
}

/** Why the tests could not run. */
export interface MutantFailure {
  readonly failure: string;
}

const session = await TestSession.open();

async function runTask({ change, tests }: MutantTask): Promise<MutantOutcome> {
  if (change !== null) session.replace(change.file, change.code);
  const { failed, errors, durations } = await session.run(tests);
  if (change !== null) session.replace(change.file, null);
  return { failed, errors, durations: Object.fromEntries(durations) };
}

/** Runs a task and sends its outcome. Sends what failed when the tests could not run: that says nothing about a mutant. */
async function respond(task: MutantTask): Promise<void> {
  try {
    process.send?.(await runTask(task));
  } catch (error) {
    process.send?.({ failure: String(error) } satisfies MutantFailure);
  }
}

process.on("message", (task: MutantTask) => void respond(task));
process.on("disconnect", () => process.exit());
process.send?.("ready");
