/** Quotes a shell argument. Plain text gets double quotes, because Windows does not support single ones. */
export function quoteForShell(text: string): string {
  return /^[\w:. /-]+$/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}
