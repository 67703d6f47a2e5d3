import {
  createClient,
  isConnectionError,
  isNotFoundError,
  isTimeoutError,
  isValidationError,
} from "sanguine";
import { createMock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { isWebhookVerificationError, verifyWebhook } from "sanguine/webhooks";

/** Code points of the start of a PDF: `%PDF-`. */
const pdfStart = "37,80,68,70,45";

/**
 * Uses the package as an application does and returns what it saw, as JSON. The same program runs in every runtime.
 *
 * @param {{ url: string, apiKey: string, controlToken: string, fetch?: typeof fetch }} mock - a mock at a port, or in this
 *   process with its own `fetch`.
 */
export async function exercise({ url, apiKey, controlToken, fetch }) {
  const control = createControlClient({ url, token: controlToken, fetch });
  const connection = { baseUrl: url, apiKey, fetch, dangerouslyAllowBrowser: true };
  const client = createClient({
    ...connection,
    // Waits and retries advance the mock's clock instead of sleeping.
    sleep: async (ms) => await control.clock.advance(Math.ceil(ms)),
  });

  const user = await client.users.create({ client_user_id: "u-1" });
  for (const client_user_id of ["u-2", "u-3"]) await client.users.create({ client_user_id });
  const pages = [];
  for await (const page of client.users.list({ limit: 2 }).pages())
    pages.push(page.items.map((one) => one.client_user_id));

  await control.faults.add({ operation: "providers.list", status: 503, times: 1 });
  const { meta } = await client.providers.list().withResponse();

  // The time limit of an attempt and the wait before a retry take the runtime's own timer, and a lost connection is its own error.
  await control.faults.add({ operation: "providers.list", network: "hang", times: 1 });
  await control.faults.add({ operation: "providers.list", network: "reset", times: 1 });
  await control.faults.add({ operation: "providers.list", status: 503, retryAfter: 0, times: 1 });
  const bare = createClient({ ...connection, retries: 0 });
  const late = await bare.providers.list({}, { timeout: 300 }).catch((error) => error);
  const lost = await bare.providers.list().catch((error) => error);
  const retried = await bare.providers.list({}, { retries: 1 }).withResponse();

  // The explanation of an error is loaded on first use.
  const missing = await client.users.get("00000000-0000-4000-8000-000000000000").catch((error) => error);
  const invalid = await client.users
    .create({ client_user_id: "u-4", fallback_time_zone: "Nowhere" })
    .catch((error) => error);

  await control.settings.set({ labReports: true });
  const { secrets } = await control.webhooks.openInbox();
  const order = await control.orders.create({ user });
  await control.idle();
  const [message] = await control.webhooks.inbox({ bodies: true });
  const now = () => Number(message.headers["webhook-timestamp"]) * 1000;
  const event = await verifyWebhook({ body: message.body, headers: message.headers }, { secrets, now });
  const forged = await verifyWebhook(
    { body: `${message.body} `, headers: message.headers },
    { secrets, now },
  ).catch((error) => error);

  // The code of waits, of downloads and of uploads is loaded on first use; in the mock also that of PDFs and ZIP codes.
  await control.orders.advanceTo(order, "completed");
  const waited = await client.orders.waitFor(order.id, { timeout: "1h" });
  const { results } = await client.orders.result(order.id);
  const file = await client.orders.resultPdf(order.id);
  const upload = await client.labReports.create({ user_id: user.user_id, file: file.bytes });
  const report = await client.labReports.waitFor(upload.id, { timeout: "1h" });
  const centers = await client.psc.info({ zip_code: "10001", lab_id: 1 });

  return {
    pages,
    attempts: meta.attempts,
    late: isTimeoutError(late) && late.code,
    lost: isConnectionError(lost),
    retried: retried.meta.attempts,
    missing: isNotFoundError(missing),
    invalidField: isValidationError(invalid) && invalid.message.includes("fallback_time_zone"),
    event: event.type,
    forged: isWebhookVerificationError(forged) && forged.code,
    waited: waited.status,
    pdf: file.bytes.subarray(0, 5).join() === pdfStart,
    uploaded: upload.status,
    report: report.status,
    readBack: report.data.results.length === results.length,
    centers: centers.patient_service_centers.length,
  };
}

/** Runs the program against a mock in this process. */
export async function exerciseInProcess() {
  const mock = createMock({ seed: "matrix" });
  try {
    return await exercise({
      url: mock.url,
      apiKey: mock.apiKey,
      controlToken: mock.controlToken,
      fetch: mock.fetch,
    });
  } finally {
    mock[Symbol.dispose]?.();
  }
}
