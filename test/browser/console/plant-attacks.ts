import { createMock, type Mock } from "sanguine/mock";

/** Texts that a page must show as text. Each sets a global if it runs as markup or code. */
export const attacks = {
  image: `<img src=x onerror="globalThis.attacked='image'">`,
  script: `"><script>globalThis.attacked='script'</script>`,
  address: `javascript:globalThis.attacked='address'`,
  // Reverses what follows, so that a name hides its ending.
  override: "\u202Egnp.elif\u202E",
  long: "W".repeat(10_000),
} as const;

type Fields = Readonly<Record<string, unknown>>;
type MockUser = ReturnType<Mock["users"]["create"]>;

/** A lab test of the catalog. */
const THYROID_KIT = "4350217f-b0f6-4cc2-b4b7-117a6830bd69";

const address = "first_line second_line city state country zip access_notes".replace(/\w+/g, "address.$&");

/** Texts of each factory of the mock, which are replaced one by one. */
const places: Readonly<
  Record<string, readonly [texts: string, create: (mock: Mock, fields: never, user: MockUser) => unknown]>
> = {
  user: ["client_user_id fallback_time_zone", (mock, patch, user) => mock.users.update(user, patch)],
  insurance: [
    "payor_code member_id group_id relationship insured.first_name insured.last_name insured.email",
    (mock, seed, user) => mock.insurance.create(user, seed),
  ],
  connection: [
    "error_type error_message",
    (mock, fault, user) => mock.connections.create({ user, provider: "glucose_two", fault }),
  ],
  device: [
    "name",
    (mock, { name }: { name: string }, user) => {
      mock.connections.create({ user, provider: "acme_watch" });
      const [device] = mock.connections.devices(user);
      return mock.connections.renameDevice(device?.id ?? "", name);
    },
  ],
  order: [
    `patient.first_name patient.last_name patient.email patient.phone_number ${address} address.receiver_name sample_id notes clinical_notes passthrough`,
    (mock, seed: object, user) => mock.orders.create({ user, ...seed }),
  ],
  results: [
    "result notes missing",
    (mock, change: object, user) => {
      const order = mock.orders.create({ user, lab_test_ids: [THYROID_KIT], status: "completed" });
      return mock.orders.set(order, { results: [{ marker: "tsh", ...change }] });
    },
  ],
  account: [
    "account_name provider_account_id default_clinical_notes",
    (mock, seed: object) => mock.labAccounts.create({ ...seed, lab: mock.labAccounts.list()[0]?.lab ?? "" }),
  ],
  link: ["redirect_url", (mock, seed: object, user) => mock.link.createToken({ user, ...seed })],
  // Nothing listens at this port.
  webhook: [
    "path",
    (mock, { path }: { path?: string }) => mock.webhooks.register({ url: `http://127.0.0.1:9/${path}` }),
  ],
  // Each applies to no call, so that the views work.
  fault: [
    "text html contentType retryAfter",
    (mock, rule: object) => {
      for (const [name, value] of Object.entries(rule))
        mock.faults.add({ [name]: value, chance: 0, operation: "psc.book" } as never);
    },
  ],
  report: [
    "name value unit reference_range",
    (mock, result: object, user) => {
      const results = [{ name: "Glucose", value: "182", ...result }];
      return mock.labReports.create({ user, outcome: { results } });
    },
  ],
  // Orders copy the patient from here, and their rules are stricter.
  info: [
    `first_name last_name email phone_number gender race ethnicity ${address}`,
    (mock, info, user) => mock.users.setInfo(user, info),
  ],
  team: ["name", (mock, options) => mock.team(options)],
};

/** Creates records whose fields hold the attacks, wherever the rules of the service take them. A user for each attack has them all. */
export function plantAttacks(mock: Mock) {
  const taken = new Set<string>();
  const users: string[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const user = mock.users.create({ client_user_id: name, info: {} });
    users.push(user.user_id);
    for (const [place, [texts, create]] of Object.entries(places)) {
      let fields: Fields = {};
      for (const path of texts.split(" ")) {
        const attempt = addText(fields, path.split("."), attack);
        if (!isTaken(attempt, create)) continue;
        fields = attempt;
        taken.add(`${place}.${path}`);
      }
      create(mock, fields as never, user);
    }
  }
  // The fields that took at least one attack, as `order.address.city`.
  return { fields: [...taken], users };
}

/** Sends requests whose paths, queries, headers and bodies hold the attacks. Some match no operation. */
export async function sendAttacks(url: string, apiKey: string): Promise<void> {
  for (const attack of Object.values(attacks)) {
    const encoded = encodeURIComponent(attack);
    const headers = { "x-service-api-key": apiKey, "content-type": "application/json" };
    await fetch(`${url}/v2/user/${encoded}`, { headers });
    await fetch(`${url}/v3/orders?search_input=${encoded}&${encoded}=1`, { headers });
    const body = JSON.stringify({ client_user_id: attack, [attack]: attack });
    await fetch(`${url}/v2/user`, { method: "POST", headers, body });
    await fetch(`${url}/no/such/${encoded}`, { headers: { ...headers, "user-agent": encoded } });
    await fetch(`${url}/v2/user`, {
      method: "POST",
      headers: { "x-service-api-key": encoded },
      body: attack,
    });
  }
}

/** Tells whether the rules take a value, in a mock of its own. */
function isTaken(fields: Fields, create: (typeof places)[string][1]): boolean {
  try {
    const mock = createMock();
    create(mock, fields as never, mock.users.create({ client_user_id: "scratch", info: {} }));
    return true;
  } catch {
    return false;
  }
}

function addText(fields: Fields, [name = "", ...rest]: readonly string[], text: string): Fields {
  const below = (fields[name] ?? {}) as Fields;
  return { ...fields, [name]: rest.length === 0 ? text : addText(below, rest, text) };
}
