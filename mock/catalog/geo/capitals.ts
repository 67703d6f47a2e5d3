/** The seat of a state's government: where made-up companies and people of that state live. */
export interface Capital {
  /** Two-letter code of the state, or of the federal district. */
  readonly state: string;
  readonly city: string;
  /** A five-digit zip of the city. */
  readonly zip: string;
}

const capital = (state: string, city: string, zip: string): Capital => ({ state, city, zip });

/** One city for each of the fifty states and the federal district. */
export const capitals: readonly Capital[] = [
  capital("AL", "Montgomery", "36104"),
  capital("AK", "Juneau", "99801"),
  capital("AZ", "Phoenix", "85007"),
  capital("AR", "Little Rock", "72201"),
  capital("CA", "Sacramento", "95814"),
  capital("CO", "Denver", "80203"),
  capital("CT", "Hartford", "06106"),
  capital("DE", "Dover", "19901"),
  capital("DC", "Washington", "20001"),
  capital("FL", "Tallahassee", "32301"),
  capital("GA", "Atlanta", "30303"),
  capital("HI", "Honolulu", "96813"),
  capital("ID", "Boise", "83702"),
  capital("IL", "Springfield", "62701"),
  capital("IN", "Indianapolis", "46204"),
  capital("IA", "Des Moines", "50309"),
  capital("KS", "Topeka", "66603"),
  capital("KY", "Frankfort", "40601"),
  capital("LA", "Baton Rouge", "70802"),
  capital("ME", "Augusta", "04330"),
  capital("MD", "Annapolis", "21401"),
  capital("MA", "Boston", "02108"),
  capital("MI", "Lansing", "48933"),
  capital("MN", "Saint Paul", "55101"),
  capital("MS", "Jackson", "39201"),
  capital("MO", "Jefferson City", "65101"),
  capital("MT", "Helena", "59601"),
  capital("NE", "Lincoln", "68508"),
  capital("NV", "Carson City", "89701"),
  capital("NH", "Concord", "03301"),
  capital("NJ", "Trenton", "08608"),
  capital("NM", "Santa Fe", "87501"),
  capital("NY", "Albany", "12207"),
  capital("NC", "Raleigh", "27601"),
  capital("ND", "Bismarck", "58501"),
  capital("OH", "Columbus", "43215"),
  capital("OK", "Oklahoma City", "73102"),
  capital("OR", "Salem", "97301"),
  capital("PA", "Harrisburg", "17101"),
  capital("RI", "Providence", "02903"),
  capital("SC", "Columbia", "29201"),
  capital("SD", "Pierre", "57501"),
  capital("TN", "Nashville", "37219"),
  capital("TX", "Austin", "78701"),
  capital("UT", "Salt Lake City", "84111"),
  capital("VT", "Montpelier", "05602"),
  capital("VA", "Richmond", "23219"),
  capital("WA", "Olympia", "98501"),
  capital("WV", "Charleston", "25301"),
  capital("WI", "Madison", "53703"),
  capital("WY", "Cheyenne", "82001"),
];
