import { test } from "sanguine/mock/vitest";
import { describeFixture } from "../../conformance/msw-fixture.ts";

describeFixture("MSW 2", test);
