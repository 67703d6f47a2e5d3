import { readHeldTeams } from "../core/held-teams.ts";
import { createTextResponse } from "../kernel/html/page-headers.ts";
import { isAbort, type MockRequest, type MockResponse, type MockResult } from "../http/exchange.ts";
import type { MockEvents } from "../journal/events/hub.ts";

/** Upper bounds of the buckets of request durations, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Values of a label and their count. */
type Counts = Record<string, number>;

/** What the metrics read of a served mock. */
interface StatusSource {
  readonly events?: MockEvents;
  teams?(): readonly unknown[];
}

/**
 * Tells probes and monitoring how a server is. The responses need no key, because they contain no name, no id and nothing of the
 * service's data. `/health` and `/ready` learn nothing, so they may use any host name.
 */
export class ServerStatus {
  /** Whether the server finishes its last requests and takes no more. */
  isDraining = false;
  readonly #source: StatusSource;
  readonly #requests: Counts = { "1xx": 0, "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0, none: 0 };
  readonly #buckets: number[] = BOUNDS.map(() => 0);
  #seconds = 0;
  readonly #deliveries: Counts = { delivered: 0, failed: 0 };
  #stopCounting: (() => void) | undefined;

  constructor(source: StatusSource) {
    this.#source = source;
  }

  /** Counts a request, which took this many milliseconds. */
  record(result: MockResult, ms: number): void {
    const status = isAbort(result) ? "none" : `${Math.floor(result.status / 100)}xx`;
    this.#requests[status] = (this.#requests[status] ?? 0) + 1;
    this.#seconds += ms / 1000;
    const index = BOUNDS.findIndex((bound) => ms / 1000 <= bound);
    if (index >= 0) this.#buckets[index]! += 1;
  }

  /** Responds to `/health`, `/ready` and `/metrics`. Returns null for every other request. */
  handle({ method, url }: Pick<MockRequest, "method" | "url">, isOwnHost: boolean): MockResponse | null {
    const [path = ""] = url.split("?", 1);
    if (method !== "GET" && method !== "HEAD") return null;
    const send = (type: string, text: string, headers = {}): MockResponse =>
      createTextResponse(method, type, text, { "cache-control": "no-store", ...headers });
    // Any page may learn that a server is there.
    const probe = (word: string): MockResponse =>
      send("application/json", `{"status":"${word}"}`, { "access-control-allow-origin": "*" });
    switch (path) {
      case "/health":
        return probe("ok");
      case "/ready":
        return probe("ready");
      case "/metrics":
        return isOwnHost ? send(METRICS_TYPE, this.#formatMetrics()) : null;
      default:
        return null;
    }
  }

  stop(): void {
    this.#stopCounting?.();
  }

  #formatMetrics(): string {
    // Watching costs time for each change of a record, so it starts when somebody reads the count.
    this.#stopCounting ??= this.#source.events?.subscribe((event) => {
      if (event.type !== "delivery") return;
      const outcome = event.delivery.attempt.error === null ? "delivered" : "failed";
      this.#deliveries[outcome] = (this.#deliveries[outcome] ?? 0) + 1;
    });
    const { rss, heapUsed } = process.memoryUsage();
    const name = "sanguine_request_duration_seconds";
    const total = Object.values(this.#requests).reduce((sum, count) => sum + count, 0);
    let below = 0;
    const buckets = BOUNDS.map((bound, index) => {
      below += this.#buckets[index]!;
      return `${name}_bucket{le="${Number.isInteger(bound) ? `${bound}.0` : bound}"} ${below}`;
    });
    return [
      ...describe("sanguine_teams", "gauge", "Teams of the mock."),
      `sanguine_teams ${readHeldTeams(this.#source)?.count() ?? this.#source.teams?.().length ?? 0}`,
      ...describe("sanguine_requests", "counter", "Requests by the class of the response status."),
      ...formatCounts("sanguine_requests_total", "status", this.#requests),
      ...describe(name, "histogram", "Time from a request to its response.", "seconds"),
      ...buckets,
      `${name}_bucket{le="+Inf"} ${total}`,
      `${name}_count ${total}`,
      `${name}_sum ${this.#seconds}`,
      ...describe("sanguine_memory_bytes", "gauge", "Memory of the process.", "bytes"),
      ...formatCounts("sanguine_memory_bytes", "kind", { resident: rss, heap: heapUsed }),
      ...describe(
        "sanguine_webhook_deliveries",
        "counter",
        "Webhook deliveries since metrics were first read.",
      ),
      ...formatCounts("sanguine_webhook_deliveries_total", "outcome", this.#deliveries),
      "# EOF\n",
    ].join("\n");
  }
}

const METRICS_TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** Describes a metric in the text format of OpenMetrics. */
function describe(name: string, type: string, help: string, unit?: string): string[] {
  const lines = [`# TYPE ${name} ${type}`, `# HELP ${name} ${help}`];
  return unit === undefined ? lines : [...lines, `# UNIT ${name} ${unit}`];
}

const formatCounts = (name: string, label: string, counts: Counts): string[] =>
  Object.entries(counts).map(([value, count]) => `${name}{${label}="${value}"} ${count}`);
