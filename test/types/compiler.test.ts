import { afterAll, describe } from "vitest";
import { closeLanguageService } from "../support/program.ts";
import { describeDocumentation } from "./documentation.ts";
import { describeHovers } from "./hovers.ts";
import { describeMessages } from "./messages.ts";

// One file, because they share a program of the compiler: it takes seconds to build, and 200 MB until it is closed.
afterAll(closeLanguageService);

describe("the comments and exports of the sources", () => {
  describeDocumentation();
});
describe("an editor", () => {
  describeHovers();
});
// Other versions: test/check.
describeMessages("5.9");
