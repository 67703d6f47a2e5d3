/** Whether an `Authorization` header carries the token. The time that it takes does not tell how much of it was right. */
export function hasControlToken(header: string | null, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? "";
  let difference = given.length ^ token.length;
  for (let index = 0; index < token.length; index += 1) {
    // Beyond the end of what was given there is nothing, which as a number is 0.
    difference |= given.charCodeAt(index) ^ token.charCodeAt(index);
  }
  return difference === 0;
}
