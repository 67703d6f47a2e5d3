/** Returns the remainder of a division that is never negative, unlike that of `%`: days before 1970 are negative. */
export function modulo(value: number, divisor: number): number {
  const rest = value % divisor;
  return rest + (rest < 0 ? divisor : 0);
}
