import { NotFoundError } from "sanguine";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

const UNKNOWN = "11111111-1111-4111-8111-111111111111";

describe("[STB-2] using", () => {
  it("ends a mock: later requests fail, and say why", async () => {
    let ended;
    {
      using own = createMock({ seed: "using" });
      ended = own;
      await expect(own.client().users.get(UNKNOWN)).rejects.toBeInstanceOf(NotFoundError);
    }
    await expect(ended.fetch(`${ended.url}/v2/providers`)).rejects.toThrow("its using block has ended");
  });

  it("awaits the deliveries of a mock", async () => {
    const seen: string[] = [];
    {
      await using own = createMock({ seed: "await using" });
      own.webhooks.register({
        eventTypes: ["labtest.order.created"],
        handler: async (request) => void seen.push(await request.text()),
      });
      own.orders.create();
    }
    expect(seen).toHaveLength(1);
  });
});
