import { setTimeout } from "node:timers/promises";

/** A call of the client that takes longer, in milliseconds, hangs: its attempts and waits are far shorter. */
const HANG = 60_000;

/** Rejects when a call does not end. */
export async function endInTime<T>(call: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const hang = setTimeout(HANG, undefined, ended).then(() => {
    throw new Error(`no end after ${HANG} ms`);
  });
  return Promise.race([call, hang]).finally(() => ended.abort());
}
