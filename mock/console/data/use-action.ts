import { useCallback, useRef, useState } from "preact/hooks";
import { useToast } from "../app/toasts.tsx";
import { describeError } from "./describe-error.ts";
import { useTeam } from "./use-team.ts";

/** What happens around an action. */
export interface ActionOptions {
  /** Takes a snapshot first, and offers to restore it with this message, such as "Deleted the user.". */
  readonly undo?: string;
  /** Message after success, for actions that need no Undo. */
  readonly done?: string;
}

/** Runs the actions of a button or a form. */
export interface Action {
  /** Whether an action is running. */
  readonly busy: boolean;
  /** Runs an action. Shows an error as a message, and then returns undefined. Ignores calls while one is running. */
  run<Result>(act: () => Promise<Result>, options?: ActionOptions): Promise<Result | undefined>;
}

/** Returns what runs the actions of a view, with a busy state, messages and Undo. */
export function useAction(): Action {
  const team = useTeam();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = useCallback<Action["run"]>(
    async (act, { undo, done } = {}) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      try {
        const snapshot = undo === undefined ? null : await team.snapshot();
        const result = await act();
        const restore = async (): Promise<void> => {
          if (snapshot === null) return;
          try {
            await team.restore(snapshot);
            toast({ text: "Restored the state from before.", tone: "good" });
          } catch (cause) {
            toast({ text: describeError(cause), tone: "bad" });
          }
        };
        if (undo !== undefined) toast({ text: undo, tone: "good", undo: () => void restore() });
        else if (done !== undefined) toast({ text: done, tone: "good" });
        return result;
      } catch (cause) {
        toast({ text: describeError(cause), tone: "bad" });
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [team, toast],
  );
  return { busy, run };
}
