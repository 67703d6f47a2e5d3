/** The fields of the checkout form. */
export const fields = {
  first_name: { label: "First name", autocomplete: "given-name", problem: "Enter the first name." },
  last_name: { label: "Last name", autocomplete: "family-name", problem: "Enter the last name." },
  dob: { label: "Date of birth", autocomplete: "bday", problem: "Enter a date such as 1986-04-21." },
  gender: {
    label: "Sex",
    autocomplete: "sex",
    problem: "Choose one. The lab needs it for reference ranges.",
  },
  email: {
    label: "Email",
    autocomplete: "email",
    problem: "Enter an email address such as ada@mail.example.",
  },
  phone_number: {
    label: "Phone",
    autocomplete: "tel",
    problem: "Enter a phone number with 10 to 15 digits.",
  },
  first_line: {
    label: "Street and number",
    autocomplete: "address-line1",
    problem: "Enter the street and number.",
  },
  second_line: {
    label: "Apartment (optional)",
    autocomplete: "address-line2",
    problem: "Enter a shorter text.",
  },
  city: { label: "City", autocomplete: "address-level2", problem: "Enter the city." },
  state: {
    label: "State",
    autocomplete: "address-level1",
    problem: "Enter the two letters of a state, such as AZ.",
  },
  zip: { label: "ZIP code", autocomplete: "postal-code", problem: "Enter a ZIP code with five digits." },
} as const;

export type Field = keyof typeof fields;
export const fieldNames = Object.keys(fields) as Field[];
export const isRequired = (name: Field): boolean => name !== "second_line";

export type Values = Partial<Readonly<Record<Field, string>>>;
/** What is wrong with each field. */
export type Problems = Partial<Readonly<Record<Field, string>>>;

export function isField(name: unknown): name is Field {
  return typeof name === "string" && Object.hasOwn(fields, name);
}

/** Reads the form. Checks only what is missing: the service knows the rules, and its errors name the fields. */
export function readPatient(form: FormData): { values: Values; problems: Problems } {
  const values: Partial<Record<Field, string>> = {};
  const problems: Partial<Record<Field, string>> = {};
  for (const name of fieldNames) {
    const value = form.get(name);
    const text = typeof value === "string" ? value.trim() : "";
    values[name] = name === "state" ? text.toUpperCase() : text;
    if (isRequired(name) && text === "") problems[name] = fields[name].problem;
  }
  return { values, problems };
}
