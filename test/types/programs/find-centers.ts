import { createClient, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

await client.psc.info({ zip_code: "85004", lab_id: 1, radius: 50, capabilities: ["stat"] });
await client.psc.info({ zip_code: "85004", lab_id: 1, radius: "50" });
await client.psc.info({ zip_code: "85004", lab_id: 1, radius: unlisted("200") });
// @ts-expect-error Type '33': "10", "20", "25", "50", "100", 10, 20, 25, 50, 100
await client.psc.info({ zip_code: "85004", lab_id: 1, radius: 33 });
// @ts-expect-error Type '"33"': "10", "20", "25", "50", "100"
await client.psc.orderInfo("o-1", { radius: "33" });
// @ts-expect-error Type '"stats"': "stat"
await client.psc.orderInfo("o-1", { capabilities: ["stats"] });
