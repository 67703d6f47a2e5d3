import { useRef, useState } from "preact/hooks";
import type { ControlTeam } from "../../tools/control/client.ts";
import { useTeam } from "../app/session.ts";
import { useToast } from "../app/toasts.tsx";
import { describeError } from "./describe-error.ts";

/** What happens around an action. */
export interface ActionOptions<Result = unknown> {
  /** Takes a snapshot first, and offers to restore it with this message, such as "Deleted the user.". */
  readonly undo?: string;
  /** Whether the action ends snapshots, so that Undo imports the state from before. */
  readonly endsSnapshots?: boolean;
  /** Message after Undo, for one that does not restore everything. @default "Restored the state from before." */
  readonly undone?: string;
  /** Message after success, for actions that need no Undo. */
  readonly done?: string;
  /** Called after success. */
  readonly onDone?: (result: Result) => void;
}

/** The mock accepts no longer label of a snapshot. */
const MAX_LABEL = 200;

/**
 * Returns what runs the actions of a button or a form, whether one is running, and why the last one failed.
 *
 * @param options.showsErrors - whether the caller shows `error` itself, so that no message does
 */
export function useAction({ showsErrors = false } = {}) {
  const team = useTeam();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isRunning = useRef(false);
  const prepare = async (text: string, endsSnapshots: boolean): Promise<() => Promise<void>> => {
    if (endsSnapshots) {
      const world = await team.export();
      return () => team.import(world);
    }
    const snapshot = await team.snapshot({ label: `Before: ${text}`.slice(0, MAX_LABEL) });
    return () => team.restore(snapshot);
  };
  /** Runs an action, and reports its error. Ignores calls while one is running. */
  const run = async <Result>(
    act: (team: ControlTeam) => Promise<Result>,
    options: ActionOptions<Result> = {},
  ): Promise<void> => {
    const { undo, endsSnapshots = false, undone = "Restored the state from before.", done, onDone } = options;
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(null);
    try {
      const restore = undo === undefined ? undefined : await prepare(undo, endsSnapshots);
      const result = await act(team);
      const text = undo ?? done;
      const undoAction = (): void =>
        void restore?.().then(
          () => toast({ text: undone, tone: "good" }),
          (cause: unknown) => toast({ text: describeError(cause), tone: "bad" }),
        );
      if (text !== undefined) toast({ text, tone: "good", undo: restore && undoAction });
      onDone?.(result);
    } catch (cause) {
      const text = describeError(cause);
      setError(text);
      // What an action changed before it failed stays in the list of snapshots, which has the state from before.
      if (!showsErrors) toast({ text, tone: "bad" });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { busy, error, run };
}
