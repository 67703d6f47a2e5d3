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

type Fields = { readonly [Name in string]: unknown };

/** A factory of the mock, and arguments whose texts are replaced one by one. */
interface Place {
  readonly valid: object;
  readonly create: (mock: Mock, fields: never, user: MockUser) => unknown;
}

type MockUser = ReturnType<Mock["users"]["create"]>;

const address = {
  first_line: "12 Alder Lane",
  second_line: "Rear",
  city: "Phoenix",
  state: "AZ",
  country: "US",
};

/** A lab test of the catalog. */
const THYROID_KIT = "4350217f-b0f6-4cc2-b4b7-117a6830bd69";

const places: Readonly<Record<string, Place>> = {
  user: {
    valid: { client_user_id: "u-1", fallback_time_zone: "Europe/Berlin" },
    create: (mock, patch, user) => mock.users.update(user, patch),
  },
  insurance: {
    valid: {
      payor_code: "P-1",
      member_id: "M-1",
      group_id: "G-1",
      relationship: "Self",
      insured: { first_name: "Ada", last_name: "Fernsby", email: "ada@mail.example" },
    },
    create: (mock, seed, user) => mock.insurance.create(user, seed),
  },
  connection: {
    valid: { error_type: "token_refresh_failed", error_message: "Sign in again" },
    create: (mock, fault, user) => mock.connections.create({ user, provider: "glucose_two", fault }),
  },
  device: {
    valid: { name: "Left wrist" },
    create: (mock, { name }: { name: string }, user) => {
      mock.connections.create({ user, provider: "acme_watch" });
      const [device] = mock.connections.devices(user);
      return mock.connections.renameDevice(device?.id ?? "", name);
    },
  },
  order: {
    valid: {
      patient: {
        first_name: "Ada",
        last_name: "Fernsby",
        email: "ada@mail.example",
        phone_number: "+12025550142",
      },
      address: { ...address, receiver_name: "Ada", zip: "85004", access_notes: "Ring twice" },
      sample_id: "S-1",
      notes: "Call first",
      clinical_notes: "None",
      passthrough: "P-1",
    },
    create: (mock, seed: object, user) => mock.orders.create({ user, ...seed }),
  },
  results: {
    valid: { result: "reactive", notes: "Seen", missing: "unknown_failure" },
    create: (mock, change: object, user) => {
      const order = mock.orders.create({ user, lab_test_ids: [THYROID_KIT], status: "completed" });
      return mock.orders.set(order, { results: [{ marker: "tsh", ...change }] });
    },
  },
  account: {
    valid: { account_name: "Ours", provider_account_id: "A-1", default_clinical_notes: "None" },
    create: (mock, seed: object) =>
      mock.labAccounts.create({ ...seed, lab: mock.labAccounts.list()[0]?.lab ?? "" }),
  },
  link: {
    valid: { redirect_url: "https://app.example.com/linked" },
    create: (mock, seed: object, user) => mock.link.createToken({ user, ...seed }),
  },
  webhook: {
    // Nothing listens at this port.
    valid: { path: "hooks" },
    create: (mock, { path }: { path: string }) =>
      mock.webhooks.register({ url: `http://127.0.0.1:9/${path}` }),
  },
  fault: {
    // Each applies to no call, so that the views work.
    valid: { text: "Down", html: "<p>Down</p>", contentType: "text/plain", retryAfter: "5" },
    create: (mock, rule: object) => {
      for (const [name, value] of Object.entries(rule))
        mock.faults.add({ [name]: value, chance: 0, operation: "psc.book" } as never);
    },
  },
  report: {
    valid: { name: "Glucose", value: "182", unit: "mg/dL", reference_range: "65-99" },
    create: (mock, result: object, user) =>
      mock.labReports.create({ user, outcome: { results: [result] } } as never),
  },
  // Orders copy the patient from here, and their rules are stricter.
  info: {
    valid: {
      first_name: "Ada",
      last_name: "Fernsby",
      email: "ada@mail.example",
      phone_number: "+12025550142",
      gender: "female",
      race: "other",
      ethnicity: "other",
      address: { ...address, zip: "85004", access_notes: "Ring twice" },
    },
    create: (mock, info, user) => mock.users.setInfo(user, info),
  },
  team: { valid: { name: "blue" }, create: (mock, options) => mock.team(options) },
};

/** Creates records whose fields hold the attacks, wherever the rules of the service take them. A user for each attack has them all. */
export function plantAttacks(mock: Mock) {
  const taken = new Set<string>();
  const users: string[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const user = mock.users.create({ client_user_id: name, info: {} });
    users.push(user.user_id);
    for (const [place, { valid, create }] of Object.entries(places)) {
      let fields = valid as Fields;
      for (const path of listTexts(fields)) {
        const attempt = replaceText(fields, path, attack);
        if (!isTaken(attempt, create)) continue;
        fields = attempt;
        taken.add([place, ...path].join("."));
      }
      create(mock, fields as never, user);
    }
  }
  // The fields that took at least one attack, as `order.patient.first_name`.
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
function isTaken(fields: Fields, create: Place["create"]): boolean {
  try {
    const mock = createMock();
    create(mock, fields as never, mock.users.create({ client_user_id: "scratch", info: {} }));
    return true;
  } catch {
    return false;
  }
}

/** Lists the paths of all texts of an object. */
function listTexts(fields: Fields, above: readonly string[] = []): string[][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === "string") return [[...above, name]];
    return typeof value === "object" && value !== null ? listTexts(value as Fields, [...above, name]) : [];
  });
}

function replaceText(fields: Fields, [name = "", ...rest]: readonly string[], text: string): Fields {
  const value = fields[name];
  return { ...fields, [name]: rest.length === 0 ? text : replaceText(value as Fields, rest, text) };
}
