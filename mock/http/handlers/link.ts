import { getCatalogProvider } from "../../catalog/providers.ts";
import { requireLink } from "../../domain/link/admission.ts";
import { connectDemo } from "../../domain/link/demo.ts";
import { beginOAuth } from "../../domain/link/oauth.ts";
import { completeMfa } from "../../domain/link/second-factor.ts";
import { attemptEmail, attemptPassword } from "../../domain/link/sign-in.ts";
import { createLinkToken } from "../../domain/link/tokens.ts";
import {
  serializeDemoConnection,
  serializeLinkOutcome,
  serializeLinkSources,
  serializeLinkToken,
  serializeOAuthSource,
} from "../../domain/link/wire.ts";
import { defineHandlers, type Call } from "../handler.ts";
import { LINK_TOKEN_HEADER } from "../credentials.ts";

/** The link token of a call. A team key alone brings none, and the rules take that for a token that nobody made. */
const tokenOf = (call: Pick<Call, "header">): string => call.header(LINK_TOKEN_HEADER) ?? "";

/** Operations that connect users to providers. */
export const linkHandlers = defineHandlers({
  "link.createToken": ({ world, body, urls }) => ({
    body: serializeLinkToken(createLinkToken(world, body), urls.link),
  }),
  "link.connectDemo": ({ world, body }) => ({ body: serializeDemoConnection(connectDemo(world, body)) }),
  "link.providers": (call) => {
    const token = call.header(LINK_TOKEN_HEADER);
    if (token !== null) requireLink(call.world, token);
    return { body: serializeLinkSources(token, call.urls.link) };
  },
  "link.oauth": (call) => {
    const slug = call.path.oauth_provider;
    const { token } = beginOAuth(call.world, tokenOf(call), slug);
    return { body: serializeOAuthSource(getCatalogProvider(slug), token, call.urls.link) };
  },
  "link.password": (call) => {
    const { provider } = call.path;
    return {
      body: serializeLinkOutcome(attemptPassword(call.world, tokenOf(call), provider, call.body), provider),
    };
  },
  "link.completeMfa": (call) => {
    const { provider } = call.path;
    const outcome = completeMfa(call.world, tokenOf(call), provider, call.body.mfa_code);
    return { body: serializeLinkOutcome(outcome, provider) };
  },
  "link.email": (call) => {
    const { provider } = call.path;
    return {
      body: serializeLinkOutcome(attemptEmail(call.world, tokenOf(call), provider, call.body), provider),
    };
  },
});
