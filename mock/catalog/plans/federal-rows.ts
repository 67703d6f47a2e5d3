/** The codes of the two federal plans of a state. Both are fictional. */
export interface FederalPlanRow {
  /** Two-letter code of the state, or of the federal district. */
  readonly state: string;
  /** The state's plan of the program for older adults. */
  readonly medfed: string;
  /** The state's plan of the program for low incomes. */
  readonly maidfed: string;
}

const row = (state: string, medfed: string, maidfed: string): FederalPlanRow => ({ state, medfed, maidfed });

/** One plan of each program in each of the fifty states and the federal district. Territories have none. */
export const federalPlanRows: readonly FederalPlanRow[] = [
  row("AL", "EB8265", "HW9505"),
  row("AK", "EB7333", "HW5811"),
  row("AZ", "EB4488", "HW3278"),
  row("AR", "EB7840", "HW2738"),
  row("CA", "EB7953", "HW3194"),
  row("CO", "EB3068", "HW6059"),
  row("CT", "EB4564", "HW8651"),
  row("DE", "EB7019", "HW6417"),
  row("DC", "EB3567", "HW9962"),
  row("FL", "EB5896", "HW2446"),
  row("GA", "EB5899", "HW1876"),
  row("HI", "EB2904", "HW6667"),
  row("ID", "EB7576", "HW7037"),
  row("IL", "EB6157", "HW7203"),
  row("IN", "EB7013", "HW7039"),
  row("IA", "EB1254", "HW9975"),
  row("KS", "EB4946", "HW6785"),
  row("KY", "EB4774", "HW8094"),
  row("LA", "EB9112", "HW1891"),
  row("ME", "EB7906", "HW7017"),
  row("MD", "EB1721", "HW9518"),
  row("MA", "EB9586", "HW6172"),
  row("MI", "EB8857", "HW8520"),
  row("MN", "EB8843", "HW7273"),
  row("MS", "EB5468", "HW7595"),
  row("MO", "EB7070", "HW1056"),
  row("MT", "EB8524", "HW1639"),
  row("NE", "EB9461", "HW6035"),
  row("NV", "EB2737", "HW4334"),
  row("NH", "EB3792", "HW2028"),
  row("NJ", "EB3528", "HW6390"),
  row("NM", "EB5633", "HW6517"),
  row("NY", "EB8009", "HW3128"),
  row("NC", "EB1386", "HW1759"),
  row("ND", "EB9190", "HW5236"),
  row("OH", "EB1293", "HW5524"),
  row("OK", "EB2215", "HW3867"),
  row("OR", "EB1222", "HW2281"),
  row("PA", "EB1961", "HW5504"),
  row("RI", "EB7158", "HW4959"),
  row("SC", "EB6102", "HW1869"),
  row("SD", "EB6838", "HW1855"),
  row("TN", "EB3218", "HW2977"),
  row("TX", "EB1520", "HW6954"),
  row("UT", "EB1136", "HW4568"),
  row("VT", "EB3721", "HW9904"),
  row("VA", "EB1209", "HW8856"),
  row("WA", "EB9856", "HW7303"),
  row("WV", "EB5906", "HW9749"),
  row("WI", "EB9253", "HW7693"),
  row("WY", "EB6336", "HW6272"),
];
