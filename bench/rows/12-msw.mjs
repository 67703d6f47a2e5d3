import { createMock } from "sanguine/mock";
import { createHandlers } from "sanguine/mock/msw";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { cpu, median, times } from "../measure.mjs";
import { row } from "../row.mjs";

// The least that MSW does for a request: one handler for all, which finds the user in a map.
const mock = createMock({ seed: "bench" });
const user = mock.users.create({ client_user_id: "bench" });
const url = `${mock.url}/v2/user/${user.user_id}`;
const headers = { "x-service-api-key": mock.apiKey };
const body = await (await mock.fetch(url, { headers })).json();
const users = new Map([[`/v2/user/${user.user_id}`, body]]);
const indexed = http.all(`${mock.url}/*`, ({ request }) => {
  const found = users.get(new URL(request.url).pathname);
  return found === undefined ? undefined : HttpResponse.json(found);
});

async function measure(...handlers) {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: "error" });
  try {
    const get = async () => {
      const response = await fetch(url, { headers });
      if ((await response.json()).user_id !== user.user_id) throw new Error("Another body came.");
    };
    await times(100, get)();
    return (await cpu(times(200, get))) / 200;
  } finally {
    server.close();
  }
}

const rounds = [];
for (let round = -3; round < 25; round++) {
  const floor = await measure(indexed);
  const ours = await measure(...createHandlers(mock));
  if (round >= 0) rounds.push({ floor, ours });
}
const micros = Math.round(median(rounds.map(({ ours }) => ours)) * 1000);
process.stderr.write(`GET of a user through MSW: ${micros} us of CPU\n`);
row(
  "GET of a user through MSW, of MSW with one handler and a map",
  1.1,
  median(rounds.map(({ ours, floor }) => ours / floor)),
);
