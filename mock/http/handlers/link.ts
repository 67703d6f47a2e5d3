import { getCatalogProvider } from "../../catalog/providers.ts";
import { requireLinkToken } from "../../domain/link/check-token.ts";
import { connectDemo } from "../../domain/link/demo.ts";
import { completeMfa, signInWithEmail, signInWithPassword } from "../../domain/link/sign-in.ts";
import { beginOAuth } from "../../domain/link/oauth.ts";
import { createLinkToken } from "../../domain/link/tokens.ts";
import {
  serializeDemoConnection,
  serializeLinkOutcome,
  serializeLinkSources,
  serializeLinkToken,
  serializeOAuthSource,
} from "../../domain/link/serialize.ts";
import { LINK_TOKEN_HEADER } from "../credentials.ts";
import { defineHandlers, type Call } from "../handler.ts";

/** Returns the link token of a call. A call with only a team key has none; the rules treat the empty text as an unknown token. */
const getLinkToken = (call: Pick<Call, "header">): string => call.header(LINK_TOKEN_HEADER) ?? "";

/** Operations that connect users to providers. */
export const linkHandlers = defineHandlers({
  "link.createToken": ({ world, body, urls }) => ({
    body: serializeLinkToken(createLinkToken(world, body), urls.link),
  }),
  "link.connectDemo": ({ world, body }) => ({ body: serializeDemoConnection(connectDemo(world, body)) }),
  "link.providers": (call) => {
    const token = call.header(LINK_TOKEN_HEADER);
    if (token !== null) requireLinkToken(call.world, token);
    return { body: serializeLinkSources(token, call.urls.link) };
  },
  "link.oauth": (call) => {
    const slug = call.path.oauth_provider;
    const { token } = beginOAuth(call.world, getLinkToken(call), slug);
    return { body: serializeOAuthSource(getCatalogProvider(slug), token, call.urls.link) };
  },
  "link.password": (call) => {
    const { provider } = call.path;
    const outcome = signInWithPassword(call.world, getLinkToken(call), provider, call.body);
    return { body: serializeLinkOutcome(outcome, provider) };
  },
  "link.completeMfa": (call) => {
    const { provider } = call.path;
    const outcome = completeMfa(call.world, getLinkToken(call), provider, call.body.mfa_code);
    return { body: serializeLinkOutcome(outcome, provider) };
  },
  "link.email": (call) => {
    const { provider } = call.path;
    const outcome = signInWithEmail(call.world, getLinkToken(call), provider, call.body);
    return { body: serializeLinkOutcome(outcome, provider) };
  },
});
