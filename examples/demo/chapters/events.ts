import type { OrderCreate, UserCreated } from "sanguine";
import { createWebhookRouter } from "sanguine/webhooks";
import type { Stage } from "../stage.ts";
import { chapter, done, line, table } from "../terminal.ts";

/** Verifies webhooks while an order advances, lets two deliveries fail, and has the report of that order read. */
export async function events(stage: Stage, user: UserCreated, form: OrderCreate): Promise<void> {
  chapter("Events, and a report that is read");
  const orderId = await follow(stage, form);
  await upload(stage, user, orderId);
}

/** Registers a receiver whose database is down for the first two deliveries. */
async function follow({ client, mock }: Stage, form: OrderCreate): Promise<string> {
  let failures = 2;
  const seen: string[] = [];
  const { secrets } = mock.webhooks.register({
    eventTypes: ["labtest.order.*"],
    handler: async (request) => {
      const { status } = await receive(request);
      return new Response(null, { status });
    },
  });
  const receive = createWebhookRouter({
    secrets,
    now: mock.clock.now,
    on: {
      "labtest.order.created": ({ data }) => {
        if (failures-- > 0) throw new Error("the receiver's database is down");
        seen.push(data.last_event.status);
      },
      "labtest.order.updated": ({ data }) => void seen.push(data.last_event.status),
      unknown: ({ rawType }) => void seen.push(rawType),
    },
  });

  const { order } = await client.orders.create(form);
  mock.orders.advanceTo(order, "completed");
  await mock.clock.advance("6m");
  const [first] = mock.webhooks.outbox();
  const attempts =
    first?.attempts.map(({ at, status }) => `${status ?? "no response"} at ${at.slice(11, 19)}`) ?? [];
  done("the first delivery failed twice and arrived", attempts.join(", "));
  done("signed and verified");
  for (const status of seen) line(`      ${status}`);
  return order.id;
}

/** Downloads the order's report and uploads it as a patient would who has it from elsewhere. */
async function upload({ client }: Stage, { user_id }: UserCreated, orderId: string): Promise<void> {
  const pdf = await client.orders.resultPdf(orderId);
  const job = await client.labReports.create({
    user_id,
    file: { data: await pdf.blob(), filename: "report.pdf" },
  });
  const { data } = await client.labReports.waitFor(job.id, { timeout: 600_000 });
  done(
    "a report in PDF is uploaded and read",
    `${job.status}, then ${data?.results.length ?? 0} values from ${data?.metadata.lab_name ?? "?"}`,
  );
  table(
    ["biomarker", "value", "unit", "range", "is"],
    (data?.results ?? [])
      .slice(0, 6)
      .map(({ name, value, unit, reference_range, interpretation }) => [
        name,
        value,
        unit ?? "",
        reference_range ?? "",
        interpretation ?? "",
      ]),
  );
}
