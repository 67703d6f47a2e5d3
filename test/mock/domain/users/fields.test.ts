import { expect, it } from "vitest";
import { detectPersonalData } from "../../../../mock/domain/users/fields.ts";

it.each([
  ["an e-mail address", ["ada@example.com", "id:ada.lovelace+test@mail.example.org", " a@b.co "]],
  [
    "a phone number",
    ["+15551234567", "(555) 123-4567", "555-123-4567", "555.123.4567", "5551234567", "15551234567"],
  ],
  ["a phone number", ["+44 20 7946 0958", "020 7946 0958"]],
  [null, ["u-42", "user@home", "42", "1768467600000", "175928847299117063", "2026-01-15-000123", ""]],
  [null, ["5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11", "cohort-7/patient-19", "01HZX3T9"]],
])("[USR-6] detects %s in %j", (found, ids) => {
  expect(ids.map(detectPersonalData)).toEqual(ids.map(() => found));
});
