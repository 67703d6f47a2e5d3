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
  /** Message after Undo, for one that does not restore everything. @default "Restored the state from before." */
  readonly undone?: string;
  /** Message after success, for actions that need no Undo. */
  readonly done?: string;
}

/** Runs the actions of a button or a form. */
export interface Action {
  /** Whether an action is running. */
  readonly busy: boolean;
  /** Why the last action failed; null when it did not. A dialog shows it, because it covers the messages. */
  readonly error: string | null;
  /** Runs an action. Reports an error, and then returns undefined. Ignores calls while one is running. */
  run<Result>(act: () => Promise<Result>, options?: ActionOptions): Promise<Result | undefined>;
}

/** The mock accepts no longer label of a snapshot. */
const MAX_LABEL = 200;

/**
 * Returns what runs the actions of a view, with a busy state, messages and Undo.
 *
 * @param options.inDialog - whether errors are left to a dialog, instead of a message
 */
export function useAction({ inDialog = false }: { inDialog?: boolean } = {}): Action {
  const team = useTeam();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isRunning = useRef(false);
  const takeSnapshot = useCallback(
    async (label: string) => {
      const snapshot = await team.snapshot({ label: label.slice(0, MAX_LABEL) });
      return () => team.restore(snapshot);
    },
    [team],
  );
  const run = useCallback<Action["run"]>(
    async (
      act,
      { undo, prepareUndo = takeSnapshot, undone = "Restored the state from before.", done } = {},
    ) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      setError(null);
      let undoAction: (() => void) | undefined;
      try {
        if (undo !== undefined) {
          const restore = await prepareUndo(`Before: ${undo}`);
          undoAction = () =>
            void restore().then(
              () => toast({ text: undone, tone: "good" }),
              (cause: unknown) => toast({ text: describeError(cause), tone: "bad" }),
            );
        }
        const result = await act();
        const text = undo ?? done;
        if (text !== undefined) toast({ text, tone: "good", undo: undoAction });
        return result;
      } catch (cause) {
        const text = describeError(cause);
        setError(text);
        // What an action changed before it failed stays in the list of snapshots, which has the state from before.
        if (!inDialog) toast({ text, tone: "bad" });
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [takeSnapshot, toast, inDialog],
  );
  return { busy, error, run };
}
