import { unlisted, type Client, type Guarantor } from "sanguine";
import {
  Ethnicity,
  GenderIdentity,
  LabAccountStatus,
  Race,
  Relationship,
  Resource,
  SexualOrientation,
} from "sanguine/enums";
import { expect, test } from "vitest";
import { appointment, home, orderId, slots } from "../support/appointments.ts";
import { user, userId, wire } from "../support/client.ts";
import { insurance, patientInfo, storedInfo } from "../../support/people.ts";
import { json } from "../support/server.ts";

// What a caller passes is sent as it is, and what the service sends is returned as it is, with values that this release does not know.

const id = "3b9d2c71-6a40-4f0e-9d15-8c7e6f5a4b32";

type Row = [
  title: string,
  call: (client: Client) => PromiseLike<unknown>,
  request: string,
  response: unknown,
  body?: unknown,
];

const guarantor: Guarantor = {
  first_name: "Edith",
  last_name: "Fernsby",
  phone_number: "+12025550144",
  email: null,
  household_income: 2500.5,
  household_size: 3,
  address: { ...insurance.insured.address, second_line: "Apt 4", access_notes: "Ring twice." },
};

const insuredAddress = { ...insurance.insured.address, second_line: "", access_notes: null };
const storedInsurance = {
  ...insurance,
  insured: { ...insurance.insured, address: insuredAddress },
  company: { name: "Acme Mutual", address: insuredAddress },
  group_id: null,
  guarantor,
  is_primary: true,
};

const demographics = [
  ...Race.values.map((race) => ({ race })),
  ...Ethnicity.values.map((ethnicity) => ({ ethnicity })),
  ...SexualOrientation.values.map((sexual_orientation) => ({ sexual_orientation })),
  ...GenderIdentity.values.map((gender_identity) => ({ gender_identity })),
  { race: unlisted("a_value_of_2031"), gender_identity: null },
];

const providers = [
  {
    name: "Acme Watch",
    slug: "acme_watch",
    logo: "https://logos.example/acme_watch.png",
    status: "resting_since_2031",
    created_on: "2026-01-15T10:00:00+10:30",
    error_details: null,
    resource_availability: {
      steps: {
        status: "unavailable",
        scope_requirements: {
          user_granted: { required: [], optional: ["read:extra"] },
          user_denied: { required: ["read:steps"], optional: [] },
        },
      },
      a_resource_of_2031: { status: "perhaps", scope_requirements: null },
    },
  },
];

const catalogEntry = {
  name: "Acme Watch",
  slug: "acme_watch",
  description: "A watch.",
  logo: null,
  auth_type: "telepathy",
  supported_resources: [...Resource.values, "a_resource_of_2031"],
};

const info = `/v2/user/${userId}/info`;
const pending = { ...appointment, status: "pending", event_status: "pending" };
const cancelled = { ...appointment, status: "cancelled" };
const area = {
  zip_code: "85004",
  phlebotomy: { is_served: false, providers: [] },
  central_labs: {
    a_lab_of_2031: {
      patient_service_centers: { appointment_available: true, within_radius: 3, radius: "25" },
      supported_bill_types: ["barter"],
      lab_id: 9,
    },
  },
};
const account = { id, lab: "manual", status: "pending", allowed_billing: { client_bill: ["AZ"] } };
const lab = { id: 1, slug: "a_lab_of_2031", name: "A", collection_methods: ["drone"], sample_types: [] };
const labTest = { id, name: "a", lab: null, markers: null };
const refreshed = {
  success: true,
  user_id: userId,
  refreshed_sources: [],
  in_progress_sources: ["a"],
  failed_sources: [],
};
const confirmLater = {
  booking_key: "k-1",
  async_confirmation: true,
  sync_confirmation_timeout_millisecond: 1_000,
  async_confirmation_timeout_millisecond: 172_800_000,
};
const created = { client_user_id: "u-42", fallback_time_zone: "Europe/London", ingestion_end: null };
const center = `/v3/order/${orderId}/psc/appointment`;
const visit = `/v3/order/${orderId}/phlebotomy/appointment`;
const reason = "9a7c5e3b-1d2f-4b68-8c0e-5f4a3b2c1d0e";
const cancellation = { cancellation_reason_id: reason, notes: "Ill." };
const camelCancellation = { cancellationReasonId: reason, note: "Moved." };

const rows: Row[] = [
  [
    "[USR-1, GEN-1, GEN-2] a new user",
    ({ users }) => users.create(created),
    "POST /v2/user/",
    { user_id: userId, client_user_id: "u-42" },
    created,
  ],
  [
    "[GEN-2] the user of a customer's own id",
    ({ users }) => users.resolve("u-42"),
    "GET /v2/user/resolve/u-42",
    user,
  ],
  [
    "[USR-10] a deletion",
    ({ users }) => users.delete(userId),
    `DELETE /v2/user/${userId}`,
    { success: true },
  ],
  [
    "[USR-12] an undone deletion, by one id",
    ({ users }) => users.undoDelete({ user_id: userId }),
    `POST /v2/user/undo_delete?user_id=${userId}`,
    { success: true },
  ],
  [
    "[USR-12] an undone deletion, by the other id",
    ({ users }) => users.undoDelete({ client_user_id: "u 42" }),
    "POST /v2/user/undo_delete?client_user_id=u%2042",
    { success: true },
  ],
  [
    "a refresh",
    ({ users }) => users.refresh(userId, { timeout: 5 }),
    `POST /v2/user/refresh/${userId}?timeout=5`,
    refreshed,
  ],
  [
    "a disconnection",
    ({ users }) => users.disconnect(userId, unlisted("a_provider_of_2031")),
    `DELETE /v2/user/${userId}/a_provider_of_2031`,
    { success: true },
  ],
  [
    "[PRV-1, PRV-2, GEN-4] a user's providers, with offsets and denied scopes",
    (client) => client.users.providers(userId),
    `GET /v2/user/providers/${userId}`,
    { providers },
  ],
  [
    "[PRV-3, PRV-5, GEN-4] the catalog of providers, with a null logo and every resource",
    (client) => client.providers.list(),
    "GET /v2/providers/",
    [catalogEntry, { ...catalogEntry, auth_type: null }],
  ],
  [
    "[PAT-1, PAT-6] patient info",
    ({ users }) => users.updateInfo(userId, { ...patientInfo, medical_proxy: guarantor }),
    `PATCH ${info}`,
    storedInfo,
    { ...patientInfo, medical_proxy: guarantor },
  ],
  [
    "[PAT-1, PAT-6] patient info, read later",
    ({ users }) => users.latestInfo(userId),
    `GET ${info}/latest`,
    storedInfo,
  ],
  ...demographics.map((one): Row => {
    const sent = { ...patientInfo, ...one };
    return [
      `[PAT-5, GEN-4, GEN-8] ${JSON.stringify(one)}`,
      ({ users }) => users.updateInfo(userId, sent),
      `PATCH ${info}`,
      { ...storedInfo, ...one },
      sent,
    ];
  }),
  [
    "[INS-1, INS-6, INS-7] an insurance, with its company and empty second lines",
    (client) => client.insurance.create(userId, { ...insurance, guarantor }),
    `POST /v2/user/${userId}/insurance`,
    storedInsurance,
    { ...insurance, guarantor },
  ],
  ...[...Relationship.values, unlisted("Ward")].map((relationship): Row => [
    `[INS-5, GEN-4, GEN-8] the relationship ${relationship}`,
    (client) => client.insurance.create(userId, { ...insurance, relationship }),
    `POST /v2/user/${userId}/insurance`,
    { ...insurance, relationship },
    { ...insurance, relationship },
  ]),
  [
    "the latest secondary insurance",
    (client) => client.insurance.latest(userId, { is_primary: false }),
    `GET /v2/user/${userId}/insurance/latest?is_primary=false`,
    { ...insurance, is_primary: false },
  ],
  [
    "[LT-3, GEN-4] lab accounts, by id and by a status in any case",
    (client) => client.labAccounts.list({ lab_account_id: id, status: "PENDING" }),
    `GET /v3/lab_test/lab_account?lab_account_id=${id}&status=PENDING`,
    { data: [account] },
  ],
  [
    "[LT-2, VER-2] the deprecated list of lab tests",
    (client) => client.labTests.listLegacy({ status: "active", lab_slug: "manual" }),
    "GET /v3/lab_tests?status=active&lab_slug=manual",
    [labTest],
  ],
  [
    "a lab test",
    (client) => client.labTests.get(id, { lab_account_id: null }),
    `GET /v3/lab_tests/${id}`,
    labTest,
  ],
  ["the labs", (client) => client.labTests.labs(), "GET /v3/lab_tests/labs", [lab]],
  [
    "a marker, whose code may contain anything",
    ({ markers }) => markers.get(4, "CBC/DIFF #2"),
    "GET /v3/lab_tests/4/markers/CBC%2FDIFF%20%232",
    { id: 4, type: "a_kind_of_2031" },
  ],
  [
    "[ORD-16] an order transaction",
    ({ orderTransactions }) => orderTransactions.get(id),
    `GET /v3/order_transaction/${id}`,
    { id, status: "active", orders: [] },
  ],
  [
    "[ORD-16] the results of an order transaction",
    ({ orderTransactions }) => orderTransactions.result(id),
    `GET /v3/order_transaction/${id}/result`,
    { metadata: { status: "final" }, results: [] },
  ],
  [
    "the services in an area",
    ({ psc }) => psc.areaInfo({ zip_code: "85004", labs: [unlisted("a_lab_of_2031")] }),
    "GET /v3/order/area/info?zip_code=85004&labs=a_lab_of_2031",
    area,
  ],
  [
    "[APT-2] the availability of centers, by query alone",
    ({ psc }) =>
      psc.availability({
        lab: "harrowgate_labs",
        site_codes: ["NR-1", "NR-2"],
        start_date: "2026-01-11",
        allow_stale: true,
      }),
    "POST /v3/order/psc/appointment/availability?lab=harrowgate_labs&site_codes=NR-1&site_codes=NR-2&start_date=2026-01-11&allow_stale=true",
    slots,
  ],
  [
    "[APT-2] the availability near a zip code",
    ({ psc }) => psc.availability({ lab: unlisted("a_lab_of_2031"), zip_code: "85004", radius: 50 }),
    "POST /v3/order/psc/appointment/availability?lab=a_lab_of_2031&zip_code=85004&radius=50",
    slots,
  ],
  [
    "[APT-7] a booking at a center that is confirmed later",
    ({ psc }) => psc.book(orderId, confirmLater),
    `POST ${center}/book`,
    pending,
    confirmLater,
  ],
  [
    "a cancellation at a center, in camel case",
    ({ psc }) => psc.cancel(orderId, camelCancellation),
    `PATCH ${center}/cancel`,
    cancelled,
    camelCancellation,
  ],
  ["an appointment at a center", ({ psc }) => psc.appointment(orderId), `GET ${center}`, appointment],
  [
    "[APT-2] the availability of visits, by address from a day on",
    ({ phlebotomy }) => phlebotomy.availability(home, { start_date: "2026-01-11" }),
    "POST /v3/order/phlebotomy/appointment/availability?start_date=2026-01-11",
    slots,
    home,
  ],
  [
    "[APT-2] the availability of visits, by address",
    ({ phlebotomy }) => phlebotomy.availability(home),
    "POST /v3/order/phlebotomy/appointment/availability",
    slots,
    home,
  ],
  [
    "[APT-1] a booked visit, with notes",
    ({ phlebotomy }) =>
      phlebotomy.book(orderId, { booking_key: "k-1", appointment_notes: "Please ring twice." }),
    `POST ${visit}/book`,
    appointment,
    { booking_key: "k-1", appointment_notes: "Please ring twice." },
  ],
  [
    "[APT-1] a requested visit, with the longest notes",
    ({ phlebotomy }) =>
      phlebotomy.request(orderId, {
        address: home,
        provider: "wayside_draws",
        appointment_notes: "x".repeat(1_000),
      }),
    `POST ${visit}/request`,
    appointment,
    { address: home, provider: "wayside_draws", appointment_notes: "x".repeat(1_000) },
  ],
  [
    "[APT-1] a rescheduled visit, with other notes",
    ({ phlebotomy }) =>
      phlebotomy.reschedule(orderId, { booking_key: "k-2", appointment_notes: "The bell is mended." }),
    `PATCH ${visit}/reschedule`,
    appointment,
    { booking_key: "k-2", appointment_notes: "The bell is mended." },
  ],
  [
    "[APT-10] a booked visit that is confirmed later",
    ({ phlebotomy }) => phlebotomy.book(orderId, confirmLater),
    `POST ${visit}/book`,
    pending,
    confirmLater,
  ],
  [
    "a cancelled visit, in snake case",
    ({ phlebotomy }) => phlebotomy.cancel(orderId, cancellation),
    `PATCH ${visit}/cancel`,
    cancelled,
    cancellation,
  ],
];

test.each(rows)("%s: request and response pass unchanged", async (_, call, request, response, body) => {
  const { client, arrived } = await wire([json(response)]);
  expect(await call(client)).toEqual(response);
  expect(arrived.map(({ method, url }) => `${method} ${url}`)).toEqual([request]);
  expect(arrived[0]?.body === "" ? undefined : JSON.parse(arrived[0]?.body ?? "")).toEqual(body);
});

test("[INS-5, LT-3, PRV-5] the listed values are those of the service", () => {
  expect(Relationship.values).toEqual(["Self", "Spouse", "Other"]);
  expect(LabAccountStatus.values).toEqual(["active", "pending", "suspended", "ready_to_launch"]);
  expect(Resource.values).toHaveLength(69);
});
