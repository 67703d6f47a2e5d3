/**
 * Whether an address and its key look like a sandbox: the host is this machine, under `.test`, or named sandbox, and the key
 * is not a production key (`pk_`).
 */
export function looksLikeSandbox(target: string, apiKey: string): boolean {
  if (apiKey.startsWith("pk_")) return false;
  const { hostname } = new URL(target);
  const isOwn =
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) || /\.(localhost|test)$/.test(hostname);
  return isOwn || hostname.split(".").some((label) => /(^|-)sandbox(-|$)/.test(label));
}
