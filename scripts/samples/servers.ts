import { Server } from "node:net";

/** The port that samples listen on. Tests replace it with a free one, so that they can run in parallel. */
const SAMPLE_PORT = 3000;

export type SampleServers = ReturnType<typeof captureServers>;

const getPort = (options: unknown): unknown =>
  typeof options === "object" && options !== null && "port" in options ? options.port : options;

/** Redirects servers that listen on the samples' port to a free one on loopback. */
export function captureServers() {
  const servers: Server[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its server below, and restored.
  const { listen } = Server.prototype;
  Server.prototype.listen = function (this: Server, ...args: unknown[]): Server {
    if (getPort(args[0]) !== SAMPLE_PORT) return Reflect.apply(listen, this, args) as Server;
    servers.push(this);
    const callbacks = args.filter((arg) => typeof arg === "function");
    return Reflect.apply(listen, this, [{ port: 0, host: "127.0.0.1" }, ...callbacks]) as Server;
  };
  return {
    /** Returns the origin of the first server when it listens. */
    getOrigin: async () => {
      const [server] = servers;
      if (server === undefined) throw new Error(`the sample does not listen on port ${SAMPLE_PORT}`);
      if (!server.listening) await new Promise((resolve) => server.once("listening", resolve));
      const address = server.address();
      return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
    },
    /** Closes all servers and stops redirecting the port. */
    close: async () => {
      Server.prototype.listen = listen;
      await Promise.all(
        servers.map(
          (server) =>
            new Promise((resolve) => {
              server.close(resolve);
              if ("closeAllConnections" in server)
                (server as { closeAllConnections(): void }).closeAllConnections();
            }),
        ),
      );
    },
  };
}
