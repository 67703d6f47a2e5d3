/** Whether a key is a production key (`pk_`). */
export function isProductionKey(apiKey: string): boolean {
  return /^\s*pk_/i.test(apiKey);
}

/** Whether an address looks like a sandbox: the host is this machine, under `.test`, or named sandbox. */
export function looksLikeSandbox(target: string): boolean {
  const { hostname } = new URL(target);
  const isOwn =
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) || /\.(localhost|test)$/.test(hostname);
  return isOwn || hostname.split(".").some((label) => /(^|-)sandbox(-|$)/.test(label));
}
