import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createControlClient, type ControlTeam } from "sanguine/mock/control";
import { createClient } from "sanguine";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { captureTemporaryFiles } from "../../../scripts/samples/temporary-files.ts";
import { parseCommandLine } from "../../../mock/cli/arguments.ts";
import { serve, type ServedMock } from "../../../mock/cli/serve.ts";

const root = new URL("../../../", import.meta.url);

/** Replaces every id in the guides. */
const PLACEHOLDER = "11111111-1111-4111-8111-111111111111";

let served: ServedMock;

beforeAll(async () => {
  const command = parseCommandLine(["mock", "--port", "0", "--now", "2026-02-01T09:00:00Z"]);
  if (command.kind !== "mock") throw new Error("It is another command.");
  served = await serve(command);
});

afterAll(() => served.server.close());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The samples of docs/lab-orders.md in order, each identified by a text that only it contains. */
async function findSample(names: readonly string[], text: string): Promise<string> {
  for (const name of names) {
    const path = new URL(`.samples/docs/${name}`, root);
    if ((await readFile(path, "utf8")).includes(text)) return fileURLToPath(path);
  }
  throw new Error(`No sample of docs/lab-orders.md holds "${text}".`);
}

/** A reader of the guide: a separate team whose order id replaces the guide's placeholder. */
class Reader {
  readonly #send = globalThis.fetch;
  orderId = "";
  private constructor(
    readonly team: ControlTeam,
    readonly apiKey: string,
    readonly userId: string,
    readonly labTestId: string,
    readonly samples: readonly string[],
  ) {}

  static async start(name: string, method: "walk_in_test" | "at_home_phlebotomy") {
    const { url } = served.server;
    const team = await createControlClient({ url, token: served.mock.controlToken }).team({ name });
    const { api_key } = await team.info();
    const user = await team.users.create({ client_user_id: "u-1" });
    await team.users.setInfo(user);
    const client = createClient({ baseUrl: url, apiKey: api_key });
    const tests = await client.labTests.list({ collection_method: method, lab_slug: "harrowgate_labs" });
    const every = tests.items.length > 0 ? tests : await client.labTests.list({ collection_method: method });
    const samples = (await readdir(new URL(".samples/docs", root))).filter(
      (file) => file.startsWith("lab-orders.md.") && !file.includes(".test."),
    );
    return new Reader(team, api_key, user.user_id, every.items[0]?.id ?? "", samples);
  }

  /** Runs the sample that contains a text. Returns its output. */
  async follow(text: string): Promise<unknown[][]> {
    const file = await findSample(this.samples, text);
    vi.stubGlobal("fetch", (input: string, init: RequestInit) => this.#fetch(input, init));
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const removeTemporaryFiles = await captureTemporaryFiles();
    try {
      await import(/* @vite-ignore */ `${file}?reader=${this.team.name}`);
      return log.mock.calls;
    } finally {
      log.mockRestore();
      vi.unstubAllGlobals();
      await removeTemporaryFiles();
    }
  }

  async #fetch(input: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-service-api-key", this.apiKey);
    const body =
      typeof init.body === "string"
        ? init.body
            .replace(`"lab_test_ids":["${PLACEHOLDER}"]`, `"lab_test_ids":["${this.labTestId}"]`)
            .replaceAll(PLACEHOLDER, this.userId)
        : init.body;
    const url = input
      .replace("https://api.example.com", served.server.url)
      .replaceAll(PLACEHOLDER, this.orderId);
    return this.#send(url, { ...init, headers, body });
  }

  /** Places the guide's order and advances a few seconds. Returns its statuses before and after. */
  async placeOrder(): Promise<unknown[]> {
    const [[id, status] = []] = await this.follow("basket-4711");
    this.orderId = String(id);
    await this.team.clock.advance("3s");
    return [String(status).split(".").at(-1), await this.status()];
  }

  async status(): Promise<string | undefined> {
    return (await this.team.orders.get(this.orderId)).last_event.status.split(".").at(-1);
  }
}

describe("docs/lab-orders.md, followed with `sanguine mock`", { timeout: 60_000 }, () => {
  it("leads from an order to its results and PDFs", async () => {
    const reader = await Reader.start("results", "walk_in_test");
    expect(await reader.placeOrder()).toEqual(["ordered", "requisition_created"]);
    await reader.team.clock.advance("1m");
    const followed = await reader.follow('until: ["partial_results", "completed"]');
    expect(followed.at(0)).toEqual(["completed"]);
    const listed = await reader.follow("updated_start_date");
    expect(listed.map(([id]) => id)).toEqual([reader.orderId]);
    expect((await reader.follow("missing_results } =")).length).toBeGreaterThan(0);
    await reader.follow("requisitionPdf(order_id)");
  });

  it("leads to an at-home appointment, its rescheduling and its completion", async () => {
    const reader = await Reader.start("home", "at_home_phlebotomy");
    expect(await reader.placeOrder()).toEqual(["ordered", "requisition_created"]);
    const [booked = []] = await reader.follow("bookFirst");
    expect(booked[0]).toBe("confirmed");
    expect(await reader.status()).toBe("appointment_scheduled");
    await reader.team.clock.advance("30s");
    const printed = await reader.follow("cancellationReasons()");
    expect(printed[0]?.[1]).toBe("Ring once.");
    expect(printed).toHaveLength(2);
    expect(await reader.status()).toBe("appointment_cancelled");
  });

  it("leads to an appointment at a center, and to its results", async () => {
    const reader = await Reader.start("center", "walk_in_test");
    expect(await reader.placeOrder()).toEqual(["ordered", "requisition_created"]);
    const printed = await reader.follow("client.psc.book(order_id");
    expect(printed.at(-1)?.[0]).toBe("confirmed");
    expect(await reader.status()).toBe("appointment_scheduled");
    await reader.follow("client.psc.waitFor(");
    await reader.team.clock.advance("2m");
    expect(await reader.status()).toBe("completed");
  });
});
