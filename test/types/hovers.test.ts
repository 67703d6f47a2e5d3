import ts from "typescript";
import { expect, test } from "vitest";
import { readCompilerOptions, root } from "../support/program.ts";

const file = `${root}/test/types/hovered.ts`;
const code = `
import { createClient } from "sanguine";
import { createMock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const sent = client.orders.create({
  user_id: "11111111-1111-4111-8111-111111111111",
  patient_details: { first_name: "Ada", last_name: "Fernsby", dob: "1986-04-21", gender: "female", phone_number: "+12025550142", email: "ada@mail.example" },
  patient_address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004", country: "US" },
});
const { order } = await sent;
const { details } = order;
const { status } = order.last_event;
const listed = client.users.list();
const markers = client.markers.list();
const steps = client.timeseries.steps("u", { start_date: "2026-01-01" });
const points = await steps.toArray();
const patient = client.users.updateInfo;
const insured = client.insurance.create;
const waited = client.orders.waitFor;
const simulated = client.orders.simulate;
const signedIn = client.link.password;
const slots = client.phlebotomy.availability;
const mock = createMock();
const control = createControlClient({ url: mock.url, token: mock.controlToken });
void [mock.orders.create, mock.orders.advanceTo, control.webhooks.replay, control.faults.add];
`;

const service = ts.createLanguageService({
  getCompilationSettings: readCompilerOptions,
  getScriptFileNames: () => [file],
  getScriptVersion: () => "1",
  getScriptSnapshot: (path) => {
    const text = path === file ? code : ts.sys.readFile(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  fileExists: (path) => path === file || ts.sys.fileExists(path),
  readFile: (path) => (path === file ? code : ts.sys.readFile(path)),
});

/** Returns what an editor shows at the last word of a text in the sample. */
function hover(text: string): string {
  const start = code.indexOf(text);
  if (start < 0) throw new Error(`The sample does not contain ${text}.`);
  const info = service.getQuickInfoAtPosition(file, start + text.search(/\w+$/));
  return ts.displayPartsToString(info?.displayParts);
}

test.each([
  ["client", "const client: Client"],
  ["orders.create", "(method) Orders.create(body: OrderCreate, options?: CallOptions): Call<OrderResponse>"],
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
