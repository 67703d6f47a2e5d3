import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";

const exists = (command: string): boolean => spawnSync(command, ["--version"]).status === 0;

const text = readFileSync("docs/control-api.md", "utf8");
const getBlock = (language: string): string => text.split(`\`\`\`${language}\n`)[1]?.split("```")[0] ?? "";

/** Follows the sample: receives a webhook at a port, and verifies it. */
const receive = `
import http.server, queue, threading
received = queue.Queue()
class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        received.put((self.headers, self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()
    def log_message(self, *_):
        pass
server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{server.server_port}/webhooks"
secret = control("webhooks.register", seed={"url": url})["secrets"][0]
control("orders.create", seed={"method": "testkit"})
headers, body = received.get(timeout=30)
now = control("clock.now") / 1000
print(json.loads(body)["event_type"], verify_signature(secret, headers, body, now))
print(verify_signature(secret, headers, body + b" ", now), verify_signature(secret, headers, body, now + 301))
signed = {"webhook-id": headers["webhook-id"], "webhook-timestamp": headers["webhook-timestamp"]}
print(verify_signature(secret, signed, body, now), verify_signature(secret, {**signed, "webhook-signature": "v1,\u00e9"}, body, now))
print(control("clock.iso")[:10])
try:
    control("users.crate")
except RuntimeError as error:
    print("Did you mean" in str(error))
`;

describe("the samples for other languages", { timeout: 60_000 }, () => {
  /** Runs a program beside a mock, with the variables that `mock exec` sets. Returns the lines that it printed. */
  async function run(command: string, program: string): Promise<string[]> {
    const mock = createMock({ now: "2026-02-01T08:00:00Z" });
    await using server = await listen(mock);
    const env = { SANGUINE_URL: server.url, SANGUINE_CONTROL_TOKEN: mock.controlToken };
    const options = { env: { ...process.env, ...env } };
    return (await promisify(execFile)(command, ["-c", program], options)).stdout.trim().split("\n");
  }

  it.skipIf(!exists("python3"))("[CTL-6] control the mock and verify a webhook in Python", async () => {
    expect((await run("python3", getBlock("python") + receive)).slice(-6)).toEqual([
      "u-42 0",
      "labtest.order.created True",
      "False False",
      "False False",
      "2026-02-08",
      "True",
    ]);
  });

  it.skipIf(!exists("bash") || !exists("curl"))("[CTL-6] control the mock from a shell", async () => {
    const read =
      'echo; curl -s -X POST "$SANGUINE_URL/__mock/v1/clock/iso" -H "authorization: Bearer $SANGUINE_CONTROL_TOKEN"';
    expect((await run("bash", getBlock("sh") + read)).at(-1)).toMatch(/^"2026-02-08T08:00/);
  });
});
