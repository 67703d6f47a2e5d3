import type { OrderCreate, UserCreated } from "sanguine";
import { createWebhookRouter } from "sanguine/webhooks";
import { chapter, done, line, table, type Stage } from "../terminal.ts";

/** Verifies webhooks while an order advances, lets two deliveries fail, and has the report of that order read. */
export async function events({ client, mock }: Stage, user: UserCreated, form: OrderCreate): Promise<void> {
  chapter("Events, and a report that is read");
  // The database of the receiver is down for the first two deliveries.
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
  const attempts = first?.attempts.map(
    ({ at, status }) => `${status ?? "no response"} at ${at.slice(11, 19)}`,
  );
  done("the first delivery failed twice and arrived", attempts?.join(", "));
  done("signed and verified");
  for (const status of seen) line(`      ${status}`);

  // A patient who has the report from elsewhere uploads it.
  const pdf = await client.orders.resultPdf(order.id);
  const file = { data: await pdf.blob(), filename: "report.pdf" };
  const job = await client.labReports.create({ user_id: user.user_id, file });
  const { data } = await client.labReports.waitFor(job.id, { timeout: 600_000 });
  const { results = [], metadata } = data ?? {};
  const outcome = `${job.status}, then ${results.length} values from ${metadata?.lab_name ?? "?"}`;
  done("a report in PDF is uploaded and read", outcome);
  const rows = results
    .slice(0, 6)
    .map((each) => [each.name, each.value, each.unit, each.reference_range, each.interpretation]);
  table(["biomarker", "value", "unit", "range", "is"], rows);
}
