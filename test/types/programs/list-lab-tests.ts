import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const filters = { collection_method: "testkit", status: "active" } as const;
await client.labTests.list({ ...filters, lab_slug: "harrowgate_labs", order_direction: "desc" });
// @ts-expect-error Type '"harrow"': "harrowgate_labs"
await client.labTests.list({ lab_slug: "harrow" });
// @ts-expect-error Type '"enabled"': "active"
await client.labTests.list({ status: "enabled" });
