import { Random } from "../../kernel/random.ts";
import { capitals } from "../geo/states.ts";
import { federalPlans } from "./federal.ts";

export interface PayorCompany {
  readonly name: string;
  readonly first_line: string;
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  readonly zip: string;
}

const names = [
  "Alderwick",
  "Brindlecote",
  "Cinderford",
  "Dunmarrow",
  "Eskerfield",
  "Fennimoor",
  "Gorsebank",
  "Hollinshaw",
  "Inglewhite",
  "Kestrelgate",
  "Larkrise",
  "Merrowdown",
  "Nettlecombe",
  "Osierbank",
  "Pippinfold",
  "Quernstone",
  "Rushmere",
  "Sallowfield",
  "Thistlemoor",
  "Wrenthorpe",
];
const kinds = ["Mutual", "Health Plan", "Assurance", "Benefit Trust", "Care Fund"];
const streets = ["Alder Lane", "Harbor Street", "Mill Road", "Orchard Avenue", "Quarry Way", "Station Road"];

const planByCode = new Map(federalPlans.map((plan) => [plan.payor_code, plan]));

/** Returns the company of a payor code. A code has the same company in every world. */
export function getPayorCompany(payorCode: string): PayorCompany {
  const random = new Random("payor", payorCode);
  const plan = planByCode.get(payorCode);
  const seat = capitals.find(({ state }) => state === plan?.state) ?? random.pick(capitals);
  return {
    name: plan?.company ?? `${random.pick(names)} ${random.pick(kinds)}`,
    first_line: `${random.int(100, 9_999)} ${random.pick(streets)}`,
    city: seat.city,
    state: seat.state,
    zip: seat.zip,
  };
}
