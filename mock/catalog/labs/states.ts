/** The fifty states of the USA, as accounts and addresses write them. */
export const usStates = [
  ..."AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO".split(" "),
  ..."MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(" "),
] as readonly string[];

/** All states except those named. */
export function allBut(...states: readonly string[]): readonly string[] {
  return usStates.filter((state) => !states.includes(state));
}
