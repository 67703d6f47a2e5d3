/** Sends the server's address to the parent, and its CPU time in microseconds on request. */
export function serve(where) {
  process.on("message", (message) => {
    if (message.cpu === true) {
      const { user, system } = process.cpuUsage();
      process.send({ cpu: user + system });
    }
  });
  process.on("disconnect", () => process.exit());
  process.send(where);
}
