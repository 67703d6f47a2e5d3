import { respondFromMock } from "../../../lib/mock-route.ts";

export {
  respondFromMock as DELETE,
  respondFromMock as GET,
  respondFromMock as PATCH,
  respondFromMock as POST,
};
