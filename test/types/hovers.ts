import ts from "typescript";
import { expect, test } from "vitest";
import { getLanguageService, sample } from "../support/program.ts";

/** Returns what an editor shows at the last word of a text in the sample. */
function hover(text: string): string {
  const start = sample.code.indexOf(text);
  if (start < 0) throw new Error(`The sample does not contain ${text}.`);
  const info = getLanguageService().getQuickInfoAtPosition(sample.path, start + text.search(/\w+$/));
  return ts.displayPartsToString(info?.displayParts);
}

/** Tests what an editor shows of the sample. */
export function describeHovers(): void {
  test.each([
    ["client", "const client: Client"],
    [
      "orders.create",
      "(method) OrdersOperations.create(body: OrderCreate, options?: CallOptions): Call<OrderResponse>",
    ],
    ["user_id", "(property) OrderCreate.user_id: string"],
    ["patient_details", "(property) OrderCreate.patient_details: OrderPatientDetailsInput"],
    ["patient_address", "(property) OrderCreate.patient_address: OrderPatientAddressInput"],
    ["first_name", "(property) OrderPatientDetailsInput.first_name: string"],
    ["const sent", "const sent: Call<OrderResponse>"],
    ["const { order", "const order: Order"],
    ["const { details", "const details: OrderDetails"],
    ["const { status", "const status: OrderStatus"],
    ["const listed", "const listed: List<User, Page<User>>"],
    ["const markers", "const markers: List<Marker, MarkersPage>"],
    ["const steps", 'const steps: TimeseriesList<"steps">'],
    ["const points", 'const points: TimeseriesItem<"steps">[]'],
    ["mock.orders.create", "(method) OrdersFacade.create(seed?: OrderFactorySeed): Order"],
    [
      "mock.orders.advanceTo",
      "(method) OrdersFacade.advanceTo(order: OrderRef, status: string, move?: OrderMoveOptions): Order",
    ],
    ["webhooks.replay", "(method) replay(message: WebhookMessageRef): Promise<ControlWebhook>"],
    ["faults.add", "(method) add(rule: FaultRule): Promise<ControlFault>"],
  ])("the hover of %s shows names that a person would write", { timeout: 60_000 }, (text, expected) => {
    expect(hover(text)).toBe(expected);
  });

  test.each(["patient", "insured", "waited", "simulated", "signedIn", "slots"])(
    "the hover of the method in %s shows no computed type",
    { timeout: 60_000 },
    (name) => {
      // `RequestEnums["Gender"]` is deliberate: through an alias, the compiler would not list the values in its errors.
      const shown = hover(`const ${name}`).replaceAll(/RequestEnums\["\w+"\]/g, "RequestEnum");
      expect(shown).toContain("=>");
      expect(shown).not.toMatch(/\b(?:any|Omit|Pick|Partial|paths|operations|components)\b|\["/);
    },
  );
}
