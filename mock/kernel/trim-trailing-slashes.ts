/** Removes the slashes at the end of an address. An expression for that takes quadratic time on a long run of slashes. */
export function trimTrailingSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
}
