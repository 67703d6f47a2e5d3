import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { createClient, isConnectionError, type FetchLike } from "sanguine";
import { Agent, fetch, ProxyAgent } from "undici";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startServer } from "../../support/start-server.ts";
import { apiKey, getFailure, user, userId } from "../support/client.ts";

const folder = mkdtempSync(join(tmpdir(), "sanguine-tls-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a certificate for this machine that signs itself. */
function createCertificate(name: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const subject = ["-subj", `/CN=${name}`, "-addext", "subjectAltName=IP:127.0.0.1"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
}

const service = createCertificate("service");
const customer = createCertificate("customer");

/** Starts a service that demands the customer's certificate, and lists the names that arrived. */
async function startService(): Promise<{ host: string; names: unknown[] }> {
  const names: unknown[] = [];
  const server = createTlsServer(
    { ...service, ca: customer.cert, requestCert: true, rejectUnauthorized: true },
    (request, response) => {
      names.push((request.socket as TLSSocket).getPeerCertificate().subject.CN);
      response.setHeader("content-type", "application/json").end(JSON.stringify(user));
    },
  );
  return { host: await startServer(server), names };
}

/** Starts a proxy that tunnels what names a password, and lists the targets. */
async function startProxy(): Promise<{ host: string; targets: unknown[] }> {
  const targets: unknown[] = [];
  const proxy = createServer().on("connect", (request, socket) => {
    targets.push(request.url);
    if (request.headers["proxy-authorization"] !== `Basic ${btoa("ada:pass")}`)
      return socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
    const { hostname, port } = new URL(`http://${request.url}`);
    const upstream = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.pipe(socket).pipe(upstream);
    });
    for (const each of [socket, upstream]) each.on("error", () => upstream.destroy());
    return upstream;
  });
  return { host: await startServer(proxy), targets };
}

const connectTo = (host: string, dispatcher: Agent | ProxyAgent) => {
  onTestFinished(() => dispatcher.close());
  return createClient({
    baseUrl: `https://${host}`,
    apiKey,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- undici's own types of the same functions.
    fetch: fetch as unknown as FetchLike,
    fetchOptions: { dispatcher },
    retries: 0,
  });
};

test("[REQ-6] a dispatcher sends a client certificate to a service that demands one", async () => {
  const { host, names } = await startService();
  const client = connectTo(host, new Agent({ connect: { ...customer, ca: service.cert } }));
  expect(await client.users.get(userId)).toEqual(user);
  expect(names).toEqual(["customer"]);
  const without = connectTo(host, new Agent({ connect: { ca: service.cert } }));
  expect(isConnectionError(await getFailure(without.users.get(userId)))).toBe(true);
  expect(names).toEqual(["customer"]);
});

test("[REQ-6] a dispatcher tunnels through a proxy, with a client certificate inside of the tunnel", async () => {
  const { host, names } = await startService();
  const proxy = await startProxy();
  const requestTls = { ...customer, ca: service.cert };
  const client = connectTo(host, new ProxyAgent({ uri: `http://ada:pass@${proxy.host}`, requestTls }));
  expect(await client.users.get(userId)).toEqual(user);
  expect(proxy.targets).toEqual([host]);
  expect(names).toEqual(["customer"]);
});

test("[REQ-6] a proxy that refuses the tunnel is a connection error, without the password", async () => {
  const proxy = await startProxy();
  const client = connectTo("service.test:443", new ProxyAgent(`http://ada:secret@${proxy.host}`));
  const failure = await getFailure(client.users.get(userId));
  expect(isConnectionError(failure) && failure.code).toBe("UND_ERR_ABORTED");
  expect(String(failure)).not.toContain("secret");
  expect(proxy.targets).toEqual(["service.test:443"]);
});
