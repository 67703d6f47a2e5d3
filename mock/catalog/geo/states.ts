/** The state or territory of a two-letter postal code. */
export type StateKind = "state" | "district" | "territory" | "military";

/** A two-letter postal code and its zips. */
export interface StateRow {
  readonly code: string;
  readonly name: string;
  readonly kind: StateKind;
  /** Ranges of the first three digits of its zips. */
  readonly prefixes: string;
}

const row = (kind: StateKind, code: string, name: string, prefixes: string): StateRow => ({
  code,
  name,
  kind,
  prefixes,
});

const state = (code: string, name: string, prefixes: string): StateRow => row("state", code, name, prefixes);

/** The fifty states, the federal district, the territories, the freely associated states and the military. */
export const states: readonly StateRow[] = [
  state("AL", "Alabama", "350-369"),
  state("AK", "Alaska", "995-999"),
  state("AZ", "Arizona", "850-865"),
  state("AR", "Arkansas", "716-729"),
  state("CA", "California", "900-961"),
  state("CO", "Colorado", "800-816"),
  state("CT", "Connecticut", "060-069"),
  state("DE", "Delaware", "197-199"),
  state("FL", "Florida", "320-339 341-349"),
  state("GA", "Georgia", "300-319 398-399"),
  state("HI", "Hawaii", "967-968"),
  state("ID", "Idaho", "832-838"),
  state("IL", "Illinois", "600-629"),
  state("IN", "Indiana", "460-479"),
  state("IA", "Iowa", "500-528"),
  state("KS", "Kansas", "660-679"),
  state("KY", "Kentucky", "400-427"),
  state("LA", "Louisiana", "700-714"),
  state("ME", "Maine", "039-049"),
  state("MD", "Maryland", "206-219"),
  state("MA", "Massachusetts", "010-027 055"),
  state("MI", "Michigan", "480-499"),
  state("MN", "Minnesota", "550-567"),
  state("MS", "Mississippi", "386-397"),
  state("MO", "Missouri", "630-658"),
  state("MT", "Montana", "590-599"),
  state("NE", "Nebraska", "680-693"),
  state("NV", "Nevada", "889-898"),
  state("NH", "New Hampshire", "030-038"),
  state("NJ", "New Jersey", "070-089"),
  state("NM", "New Mexico", "870-884"),
  state("NY", "New York", "005 100-149"),
  state("NC", "North Carolina", "270-289"),
  state("ND", "North Dakota", "580-588"),
  state("OH", "Ohio", "430-459"),
  state("OK", "Oklahoma", "730-732 734-749"),
  state("OR", "Oregon", "970-979"),
  state("PA", "Pennsylvania", "150-196"),
  state("RI", "Rhode Island", "028-029"),
  state("SC", "South Carolina", "290-299"),
  state("SD", "South Dakota", "570-577"),
  state("TN", "Tennessee", "370-385"),
  state("TX", "Texas", "733 750-799 885"),
  state("UT", "Utah", "840-847"),
  state("VT", "Vermont", "050-054 056-059"),
  state("VA", "Virginia", "201 220-246"),
  state("WA", "Washington", "980-994"),
  state("WV", "West Virginia", "247-268"),
  state("WI", "Wisconsin", "530-549"),
  state("WY", "Wyoming", "820-831"),
  row("district", "DC", "District of Columbia", "200 202-205 569"),
  row("territory", "PR", "Puerto Rico", "006-007 009"),
  row("territory", "VI", "U.S. Virgin Islands", "008"),
  row("territory", "GU", "Guam", "969"),
  row("territory", "AS", "American Samoa", ""),
  row("territory", "MP", "Northern Mariana Islands", ""),
  row("territory", "PW", "Palau", ""),
  row("territory", "FM", "Federated States of Micronesia", ""),
  row("territory", "MH", "Marshall Islands", ""),
  row("military", "AE", "Armed Forces Europe", "090-099"),
  row("military", "AA", "Armed Forces Americas", "340"),
  row("military", "AP", "Armed Forces Pacific", "962-966"),
];

export const usStates: readonly string[] = states
  .filter(({ kind }) => kind === "state")
  .map(({ code }) => code);

export function listStatesExcept(...codes: readonly string[]): readonly string[] {
  return usStates.filter((code) => !codes.includes(code));
}

export const zipsOfAnotherState: Readonly<Record<string, string>> = Object.fromEntries(
  `73960 TX, 83414 WY, 96799 AS, 96939 PW, 96940 PW, 96941 FM, 96942 FM, 96943 FM,
  96944 FM, 96950 MP, 96951 MP, 96952 MP, 96960 MH, 96970 MH, 06390 NY`
    .split(/,\s+/)
    .map((pair) => pair.split(" ")),
);
