import { buffer } from "node:stream/consumers";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { button, openConsole, say, undo } from "./open-console.ts";

describe("[CTL-12] orders", () => {
  it("orders a test, drives it to completed and opens its PDF", async () => {
    const viewport = { width: 1440, height: 900 };
    await using console = await openConsole({ view: "#/orders", viewport });
    const { mock, page } = console;
    await page.getByText("There are no orders.").waitFor();
    await console.expectAccessible();

    await button(page, "Create an order").click();
    const dialog = page.getByRole("dialog", { name: "Create an order" });
    await dialog.getByLabel("Collection method").selectOption("on_site_collection");
    await dialog.getByLabel("First name").fill("Ada");
    await dialog.getByLabel("Last name").fill("Copley");
    const [test] = mock.orders.tests().filter(({ method }) => method === "on_site_collection");
    await dialog.getByLabel("Test", { exact: true }).selectOption(test?.id ?? "");
    await button(page, "Create").click();
    await page.getByText("Ada Copley").waitFor();
    const [order] = mock.orders.list();
    expect(order?.lab_test.id).toBe(test?.id);
    const status = () => mock.orders.lifecycle(order ?? "").current;

    for (const step of ["requisition created", "draw completed", "partial results", "completed"]) {
      await button(page, `Move to ${step}`).click();
      await page.getByRole("img", { name: `The order is ${step}.` }).waitFor();
      expect(status()).toBe(step.replaceAll(" ", "_"));
    }
    await page.getByText("As text").click();
    await page.getByText("partial results: completed, sample error").waitFor();
    await page.getByRole("region", { name: "Results" }).waitFor();
    const [marker] = mock.orders.results(order ?? "").results;
    const size = `(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      [scrollWidth - clientWidth, scrollHeight - clientHeight])(document.querySelector(".machine .scroll"))`;
    expect(await page.evaluate(size)).toEqual([0, 0]);
    // The flag stands beside the result, in view at every width.
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const flag = await page.locator("td .badge").first().boundingBox();
      expect((flag?.x ?? width) + (flag?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize(viewport);
    await page
      .getByRole("cell", { name: marker?.name ?? "", exact: true })
      .first()
      .waitFor();

    await button(page, "Show the PDF: Results").click();
    const frame = page.getByTitle("PDF: Results");
    await frame.waitFor();
    expect(await frame.getAttribute("src")).toMatch(/^blob:/);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`result-${order?.id.slice(0, 8)}.pdf`);
    const bytes = await buffer(await download.createReadStream());
    expect(bytes.equals(await mock.orders.pdf(order ?? "", "result"))).toBe(true);
    await console.expectAccessible();
    await console.show("#/orders?page=2");
    await page.getByText("Nothing matches.").waitFor();
    // The page reads the control API, so the service saw nothing.
    expect(mock.requests.count()).toBe(0);
  });

  it("cancels with undo, simulates, and moves appointments", async () => {
    const mock = createMock({ seed: "console" });
    const order = mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" });
    await using console = await openConsole({ mock, view: `#/orders/${order.id}` });
    const { page } = console;
    await button(page, "Cancel the order").click();
    await page.getByRole("img", { name: "The order is cancelled." }).waitFor();
    await undo(page, "Cancelled the order.");
    await page.getByRole("img", { name: "The order is requisition created." }).waitFor();

    await button(page, "Create an appointment").click();
    await page.getByRole("img", { name: "The order is appointment scheduled." }).waitFor();
    await button(page, "Start the visit").click();
    await button(page, "Complete the appointment").click();
    await page.getByRole("img", { name: "The order is draw completed." }).waitFor();
    expect(mock.appointments.get(order).status).toBe("completed");

    await page.getByLabel("Status to simulate").selectOption("completed");
    await page.getByLabel("With results that are").selectOption("critical");
    await button(page, "Simulate").click();
    await page.getByRole("img", { name: "The order is completed." }).waitFor();
    expect(mock.orders.get(order).interpretation).toBe("critical");
    // A change from elsewhere appears by itself.
    mock.orders.correct(order);
    await page.getByRole("img", { name: "The order is corrected." }).waitFor();
  });

  it("filters and pages the list at the width of a phone, by the keyboard", async () => {
    const mock = createMock({ seed: "console" });
    for (let count = 0; count < 24; count += 1) mock.orders.create({ method: "testkit" });
    const found = mock.orders.create({ method: "walk_in_test", patient: { first_name: "Zebedee" } });
    const viewport = { width: 390, height: 800 };
    await using console = await openConsole({ mock, view: "#/orders", viewport });
    const { page } = console;
    await page.getByText("25 orders, page 1 of 1").waitFor();
    await page.getByText("More filters").click();
    await page.getByLabel("Rows on a page").selectOption("20");
    await button(page, "Show the next page").click();
    await page.getByText("25 orders, page 2 of 2").waitFor();
    await expect.poll(() => page.getByRole("row").count()).toBe(1 + 5);
    await page.getByLabel("Search").fill("zebedee");
    await page.getByText("1 order, page 1 of 1").waitFor();
    await console.expectAccessible();
    const link = page.getByRole("link", { name: /Zebedee/ });
    await link.focus();
    await page.keyboard.press("Enter");
    // The list shows the name, too.
    await expect.poll(() => page.url()).toContain(found.id);
    await page.getByText("Zebedee").waitFor();
    await console.expectAccessible();
    await page.goBack();
    await page.getByText("1 order, page 1 of 1").waitFor();
    await page.getByLabel("Search").fill("nobody");
    await page.getByRole("link", { name: "Remove the filters" }).click();
    await page.getByText("25 orders, page 1 of 1").waitFor();
    await page.getByText("More filters").click();
    await page.getByLabel("Patient").fill("zebedee");
    await page.getByText("1 order, page 1 of 1").waitFor();
    await page.getByLabel("Critical results").selectOption("with");
    await page.getByRole("link", { name: "Remove the filters" }).click();
    await page.getByText("25 orders, page 1 of 1").waitFor();

    // The rows of before do not match a filter that the mock refuses.
    await console.show("#/orders?order_key=never");
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("row").count()).toBe(0);
    await console.show("#/orders");
    await page.getByText("25 orders, page 1 of 1").waitFor();

    await button(page, "Create an order").click();
    await page.getByLabel("Or by scenario").selectOption("kit-in-transit");
    await button(page, "Create the scenario").click();
    await say(page, "Created kit-in-transit.");
    await page.getByRole("img", { name: "The order is transit customer." }).waitFor();
    // The page of an order that is gone says so.
    await undo(page, "Created kit-in-transit.");
    await page.getByRole("alert").waitFor();
    await page.getByRole("heading", { name: "Order", exact: true }).waitFor();
  });
});
