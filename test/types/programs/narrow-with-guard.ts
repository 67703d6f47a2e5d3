import { createClient } from "sanguine";
import { Gender } from "sanguine/enums";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

const { gender, ...info } = await client.users.latestInfo(user_id);
if (Gender.is(gender)) useClosed(gender);
// @ts-expect-error Type 'Gender': "female", "male", "other", "unknown"
useClosed(gender);

function useClosed(closed: "female" | "male" | "other" | "unknown"): string {
  return `${closed} ${info.last_name}`;
}
