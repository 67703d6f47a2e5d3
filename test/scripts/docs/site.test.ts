import { expect, it } from "vitest";
import { findDeadLinks } from "../../../scripts/docs/find-dead-links.ts";
import { groupGuides } from "../../../scripts/docs/guides.ts";
import { getTask } from "../../../scripts/docs/tasks.ts";

it("finds links to missing pages, files and anchors", () => {
  const pages = new Map([
    [
      "index.html",
      '<a href="guides/paging.html#from-a-cursor">1</a> <a href="guides/paging.html#gone">2</a> <a href="gone.html">3</a>' +
        '<a href="https://example.com/gone">4</a> <img src="media/week.svg"> <img src="media/gone.svg">',
    ],
    [
      "guides/paging.html",
      '<h2 id="from-a-cursor"></h2> <a href="../index.html">1</a> <a href="#from-a-cursor">2</a> <a href="#a&amp;b">3</a>',
    ],
  ]);
  const files = new Set([...pages.keys(), "media/week.svg"]);
  expect(findDeadLinks({ pages, files })).toEqual([
    "index.html: guides/paging.html#gone leads nowhere",
    "index.html: gone.html leads nowhere",
    "index.html: media/gone.svg leads nowhere",
    "guides/paging.html: #a&b leads nowhere",
  ]);
});

it("shows a page that is not listed in the last group, and no page twice", () => {
  const groups = groupGuides(["index", "webhooks", "getting-started", "new-page", "conformance"]);
  expect(groups.flatMap(({ guides }) => guides)).toEqual([
    "getting-started",
    "webhooks",
    "conformance",
    "new-page",
  ]);
  expect(groups.at(-1)?.guides).toEqual(["conformance", "new-page"]);
});

it("groups exports by what a reader does with them", () => {
  expect(getTask("src/client.ts", "createClient", "value")).toBe("Client");
  expect(getTask("src/client.ts", "Client", "type")).toBe("Client");
  expect(getTask("src/resources/users.ts", "Users", "type")).toBe("Resources");
  expect(getTask("src/resources/insurance.ts", "Insurances", "type")).toBe("Resources");
  expect(getTask("src/resources/orders.ts", "OrderWaitOptions", "type")).toBe("Types");
  expect(getTask("src/errors/guards.ts", "isApiError", "value")).toBe("Errors");
  expect(getTask("src/generated/types.ts", "Order", "type")).toBe("Types");
  expect(getTask("src/generated/enums.ts", "Provider", "value")).toBe("Values");
  expect(getTask("mock/adapters/vitest.ts", "test", "value")).toBe("Adapters");
  expect(getTask("mock/tools/orders.ts", "OrdersFacade", "type")).toBe("Mock");
});
