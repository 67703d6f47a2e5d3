import { createMswAdapter } from "./msw.ts";
import { describeMsw } from "./msw-own.ts";
import { describeAdapter } from "./suite.ts";

describeAdapter("MSW 2", createMswAdapter({}));

describeMsw("MSW 2");
