import { mswOpener } from "./msw.ts";
import { describeDoor } from "./suite.ts";

describeDoor("MSW", mswOpener({}));
