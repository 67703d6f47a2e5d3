import { describeLateFixture } from "../../conformance/msw-fixture-late.ts";

await describeLateFixture("MSW 2");
