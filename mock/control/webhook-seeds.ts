import { z } from "zod";
import type { WebhookAddress } from "../webhooks/endpoint.ts";
import { anyObject } from "./parameters.ts";
import { withId } from "./seeds.ts";

/** An endpoint or a message by its id or by a record of it. */
export const ref = z.union([z.string(), withId("id")]);

/** An address with its options, which the facade holds to rules of its own. */
export const address = anyObject<WebhookAddress>();

export const outboxFilter = z.strictObject({ bodies: z.boolean().optional() });
