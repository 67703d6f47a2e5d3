/**
 * Reads the account of an e-mail address, the part before its only `@`; null for what is no address.
 * An expression for the whole address takes quadratic time on a long text.
 */
export function parseAccount(address: string): string | null {
  const [account = "", domain = "", ...more] = address.split("@", 3);
  if (more.length > 0 || account === "" || /\s/.test(address)) return null;
  // A dot with something on either side of it.
  return domain.slice(1, -1).includes(".") ? account : null;
}
