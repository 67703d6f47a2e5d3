import { UsageError } from "./usage.ts";

/** Whether a message may repeat a word of the command line. Others may be a key or a token without its option. */
export function canRepeat(word: string): boolean {
  return /^[a-z-]{1,20}$/i.test(word);
}

/** Turns an error of `parseArgs` into a UsageError. */
export function toUsageError(cause: unknown): unknown {
  if (cause instanceof UsageError || !(cause instanceof Error)) return cause;
  const [, unknown] = /^Unknown option '(.*?)'/s.exec(cause.message) ?? [];
  if (unknown !== undefined && !canRepeat(unknown)) return new UsageError("One of the options is unknown.");
  // The first sentence states the problem. The rest does not apply to this program.
  return new UsageError(cause.message.split(". ")[0] ?? cause.message);
}
