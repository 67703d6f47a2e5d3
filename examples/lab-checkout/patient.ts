/** The fields of the checkout form: the label, what browsers complete, and what to do about a wrong value. */
export const fields = {
  first_name: ["First name", "given-name", "Enter the first name."],
  last_name: ["Last name", "family-name", "Enter the last name."],
  dob: ["Date of birth", "bday", "Enter a date such as 1986-04-21."],
  gender: ["Sex", "sex", "Choose one. The lab needs it for reference ranges."],
  email: ["Email", "email", "Enter an email address such as ada@mail.example."],
  phone_number: ["Phone", "tel", "Enter a phone number with 10 to 15 digits."],
  first_line: ["Street and number", "address-line1", "Enter the street and number."],
  second_line: ["Apartment (optional)", "address-line2", "Enter a shorter text."],
  city: ["City", "address-level2", "Enter the city."],
  state: ["State", "address-level1", "Enter the two letters of a state, such as AZ."],
  zip: ["ZIP code", "postal-code", "Enter a ZIP code with five digits."],
} as const;

export type Field = keyof typeof fields;
export const fieldNames = Object.keys(fields) as Field[];
export const isRequired = (name: Field): boolean => name !== "second_line";

export type Values = Readonly<Record<Field, string>>;
/** What is wrong with each field. */
export type Problems = Partial<Values>;

export function isField(name: unknown): name is Field {
  return typeof name === "string" && Object.hasOwn(fields, name);
}

/** Reads the form. Checks only what is missing: the service knows the rules, and its errors name the fields. */
export function readPatient(form: FormData): { values: Values; problems: Problems } {
  const read = (name: Field): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const values = Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as Record<Field, string>;
  values.state = values.state.toUpperCase();
  const missing = fieldNames.filter((name) => isRequired(name) && values[name] === "");
  return { values, problems: Object.fromEntries(missing.map((name) => [name, fields[name][2]])) };
}
