import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

await client.labReports.waitFor("j-1", { until: ["completed", "failed"] });
// @ts-expect-error Type '"done"': "completed", "failed"
await client.labReports.waitFor("j-1", { until: "done" });
