import { Server } from "node:net";

/** The port at which samples listen. Under test a free one takes its place, so that tests may run at the same time. */
const SAMPLE_PORT = 3000;

/** Servers that a sample started. */
export interface SampleServers {
  /** Resolves to the origin of the first of them, once it listens. */
  origin(): Promise<string>;
  /** Ends all of them, and gives the port back. */
  close(): Promise<void>;
}

const portIn = (options: unknown): unknown =>
  typeof options === "object" && options !== null && "port" in options ? options.port : options;

/** From now on, whatever listens at the port of the samples listens at a free one on loopback instead. */
export function captureServers(): SampleServers {
  const servers: Server[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its server below, and put back.
  const { listen } = Server.prototype;
  Server.prototype.listen = function (this: Server, ...given: unknown[]): Server {
    if (portIn(given[0]) !== SAMPLE_PORT) return Reflect.apply(listen, this, given) as Server;
    servers.push(this);
    const done = given.filter((one) => typeof one === "function");
    return Reflect.apply(listen, this, [{ port: 0, host: "127.0.0.1" }, ...done]) as Server;
  };
  return {
    origin: async () => {
      const [server] = servers;
      if (server === undefined) throw new Error(`the sample does not listen at port ${SAMPLE_PORT}`);
      if (!server.listening) await new Promise((resolve) => server.once("listening", resolve));
      const address = server.address();
      return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
    },
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
