import { mswOpener } from "./msw.ts";
import { describeMsw } from "./msw-own.ts";
import { describeDoor } from "./suite.ts";

describeDoor("MSW 2", mswOpener({}));

describeMsw("MSW 2");
