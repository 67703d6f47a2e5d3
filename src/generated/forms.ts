/* Generated from spec/forms.yaml by `npm run generate`. Do not edit. */

/** The forms of texts in requests, by name. */
export const forms = {
  present: { minLength: 1, pattern: "\\S" },
  name: { maxLength: 50, pattern: "^\\s*[A-Za-z\\d](?: ?[A-Za-z\\d.,'\\-])*\\s*$" },
  phone: {
    pattern:
      "^(?:\\+[ ().\\/\\-]*(?:1[ ().\\/\\-]*[2-9][ ().\\/\\-]*(?:\\d[ ().\\/\\-]*){8,13}|[02-9][ ().\\/\\-]*(?:\\d[ ().\\/\\-]*){9,14})|[ ().\\/\\-]*(?:[2-9][ ().\\/\\-]*(?:\\d[ ().\\/\\-]*){9,10}|0[ ().\\/\\-]*(?:\\d[ ().\\/\\-]*){10}|1[ ().\\/\\-]*[2-9][ ().\\/\\-]*(?:\\d[ ().\\/\\-]*){9}|(?:\\d[ ().\\/\\-]*){12,15}))$",
  },
  diagnosis: { pattern: "^\\s*(?:[A-Z]\\d[\\dAB](?:\\.[\\dA-Z]{1,4})?)?\\s*$" },
  npi: { pattern: "^\\s*\\d{10}\\s*$" },
  state: {
    pattern:
      "^\\s*(?:A[AEKLPRSZ]|C[AOT]|D[CE]|F[LM]|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEHINOPST]|N[CDEHJMVY]|O[HKR]|P[ARW]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])\\s*$",
  },
  zip: { pattern: "^\\s*\\d{5}(?:-\\d{4})?\\s*$" },
  notes: { maxLength: 1000 },
  time: {
    anyOf: [
      { description: "A date.", type: "string", format: "date" },
      { description: "A date-time.", type: "string", format: "date-time" },
    ],
  },
} as const;
