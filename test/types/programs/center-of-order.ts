import { createClient, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const { slug } = await client.psc.orderInfo("o-1");
await client.psc.availability({ lab: unlisted(slug) });
// @ts-expect-error Type 'LabSlug': "harrowgate_labs", "pinemoor_diagnostics"
await client.psc.availability({ lab: slug });
