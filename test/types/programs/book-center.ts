import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const { slots } = await client.psc.availability({ lab: "harrowgate_labs", zip_code: "85004", radius: 25 });
const booking_key = slots[0]?.slots[0]?.booking_key ?? "";
await client.psc.book("o-1", { booking_key });
// @ts-expect-error Type '"harrowgate"': "harrowgate_labs"
await client.psc.availability({ lab: "harrowgate" });
