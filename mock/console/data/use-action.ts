import { useCallback, useRef, useState } from "preact/hooks";
import { useToast } from "../app/toasts.tsx";
import { describeError } from "./describe-error.ts";
import { useTeam } from "./use-team.ts";

/** What happens around an action. */
export interface ActionOptions {
  /** Takes a snapshot first, and offers to restore it with this message, such as "Deleted the user.". */
  readonly undo?: string;
  /** Prepares Undo and returns what undoes the action, for actions that end all snapshots. @default takes a snapshot */
  readonly prepareUndo?: (label: string) => Promise<() => Promise<void>>;
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

/** The mock accepts no longer label of a snapshot. */
const MAX_LABEL = 200;

/** Returns what runs the actions of a view, with a busy state, messages and Undo. */
export function useAction(): Action {
  const team = useTeam();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const takeSnapshot = useCallback(
    async (label: string) => {
      const snapshot = await team.snapshot({ label: label.slice(0, MAX_LABEL) });
      return () => team.restore(snapshot);
    },
    [team],
  );
  const run = useCallback<Action["run"]>(
    async (act, { undo, prepareUndo = takeSnapshot, done } = {}) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      try {
        const restore = undo === undefined ? null : await prepareUndo(`Before: ${undo}`);
        const result = await act();
        const undoAction = async (): Promise<void> => {
          try {
            await restore?.();
            toast({ text: "Restored the state from before.", tone: "good" });
          } catch (cause) {
            toast({ text: describeError(cause), tone: "bad" });
          }
        };
        if (undo !== undefined) toast({ text: undo, tone: "good", undo: () => void undoAction() });
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
    [takeSnapshot, toast],
  );
  return { busy, run };
}
