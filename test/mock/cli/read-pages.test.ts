import { expect, it } from "vitest";
import { readPages } from "../../../mock/cli/read-pages.ts";

it("reads the guides, and the examples that have a README [MCP-4]", async () => {
  const { guides, examples } = await readPages();
  const find = (name: string) => examples.find((example) => example.name === name);
  expect(guides.map(({ name }) => name)).toContain("order-lifecycle");
  expect(guides.every(({ title, sentence }) => title !== "" && sentence.endsWith("."))).toBe(true);
  expect(find("backfill")).toMatchObject({
    title: "Nightly backfill on many machines",
    sentence: "Copies the time series of all users into PostgreSQL every night.",
  });
  expect(await find("lab-checkout")?.read()).toMatch(/^# A lab checkout\n/);
  expect(find("demo")).toBeUndefined();
  const texts = await Promise.all(examples.map(async (example) => example.read()));
  expect(texts.join("").length).toBeLessThan(60_000);
});
