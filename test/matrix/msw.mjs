import { createClient } from "sanguine";
import { createMock } from "sanguine/mock";
import { setupMockServer } from "sanguine/mock/msw/node";

/** Lets MSW intercept the global `fetch`. Prints one line of JSON. */
async function main() {
  const mock = createMock({ url: "https://api.example.com", apiKey: "<API_KEY>" });
  const server = setupMockServer(mock, { onUnhandled: "error" });
  server.listen();
  const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
  const user = await client.users.create({ client_user_id: "u-1" });
  const unhandled = await fetch("http://127.0.0.1:9/").catch((error) => String(error));
  server.close();
  console.log(
    JSON.stringify({
      user: user.client_user_id,
      listed: mock.users.list().length,
      unhandled: typeof unhandled === "string",
    }),
  );
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
