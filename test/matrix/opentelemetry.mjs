import { trace } from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { createClient } from "sanguine";
import { createTelemetry } from "sanguine/opentelemetry";
import { createWebhookRouter } from "sanguine/webhooks";

const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
);
const { middleware, attemptMiddleware, traceWebhooks } = createTelemetry();
let sent = false;
const client = createClient({
  baseUrl: "https://api.example.com",
  apiKey: "sk_test_1",
  middleware,
  attemptMiddleware,
  fetch: (_, { headers }) => {
    sent = /^00-\w{32}-\w{16}-01$/.test(headers.get("traceparent"));
    return Promise.resolve(Response.json([]));
  },
});
await client.providers.list();
const secrets = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const receive = traceWebhooks(createWebhookRouter({ secrets, on: { unknown: () => undefined } }));
await receive({ body: "{}", headers: {} });
console.log(JSON.stringify({ sent, spans: exporter.getFinishedSpans().map(({ name }) => name) }));
