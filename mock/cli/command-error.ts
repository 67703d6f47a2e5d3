/** A command of `exec` that cannot be run; the exit code is the one that shells give. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** 127 where the command was not found, 126 where it cannot be executed. */
  readonly exitCode: 126 | 127;

  constructor(command: string, cause: unknown) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
    const isMissing = code === "ENOENT" || command === "";
    super(`"${command}" cannot be run: ${isMissing ? "there is no such command" : code}.`, { cause });
    this.exitCode = isMissing ? 127 : 126;
  }
}
