import * as z from "zod";
import { buildOnce } from "../../kernel/build-once.ts";
import { orderSeed } from "./order-seeds.ts";
import { faultRule } from "./fault-rule.ts";
import { connectionSeed, settings, userSeed } from "./seeds.ts";
import { address } from "./webhook-seeds.ts";

/** The records of a world, each in the words of the method that creates one. */
export const worldSeed = buildOnce(() =>
  z.strictObject({
    $schema: z.string().optional(),
    settings: settings().optional(),
    users: z.array(userSeed()).optional(),
    connections: z.array(connectionSeed()).optional(),
    orders: z.array(orderSeed()).optional(),
    webhooks: z.array(address()).optional(),
    faults: z.array(faultRule()).optional(),
  }),
);
