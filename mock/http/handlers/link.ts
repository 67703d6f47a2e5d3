import { connectDemo } from "../../domain/link/demo.ts";
import { createLinkToken } from "../../domain/link/tokens.ts";
import { demoAnswer, linkTokenAnswer } from "../../domain/link/wire.ts";
import { defineHandlers } from "../handler.ts";

/** Operations that connect users to providers. */
export const linkHandlers = defineHandlers({
  "link.createToken": ({ world, body, urls }) => ({
    body: linkTokenAnswer(createLinkToken(world, body), urls.link),
  }),
  "link.connectDemo": ({ world, body }) => ({ body: demoAnswer(connectDemo(world, body)) }),
});
