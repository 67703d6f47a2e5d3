import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";

/** Serves a mock at a free port. Returns the server, and what `exercise` needs to reach it. */
export async function serveMock() {
  const mock = createMock({ seed: "matrix" });
  const server = await listen(mock);
  return { server, target: { url: server.url, apiKey: mock.apiKey, controlToken: mock.controlToken } };
}
