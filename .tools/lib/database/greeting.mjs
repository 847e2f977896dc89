import net from "node:net";

/** First byte of a MySQL server's greeting: the version of the protocol. */
const PROTOCOL = 10;
const HEADER_BYTES = 4;

/**
 * Checks whether a MySQL-compatible server answers, by waiting for the greeting that opens every connection.
 * @param {{ host: string, port: number, timeoutMs?: number }} where
 * @returns {Promise<string>} the server's version, as "10.11.19-MariaDB"
 * @throws if nothing answers, or something else does
 */
export function readGreeting({ host, port, timeoutMs = 3000 }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host, port });
    const fail = (/** @type {Error} */ error) => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(timeoutMs, () => fail(new Error("it does not answer")));
    socket.once("error", fail);
    socket.once("close", () => fail(new Error("it closed the connection")));
    socket.once("data", (packet) => {
      if (packet[HEADER_BYTES] !== PROTOCOL)
        return fail(new Error("the server there is not MySQL or MariaDB"));
      const end = packet.indexOf(0, HEADER_BYTES + 1);
      // MariaDB up to 10 puts "5.5.5-" before its version, for old clients.
      resolve(packet.toString("latin1", HEADER_BYTES + 1, end).replace(/^5\.5\.5-/, ""));
      socket.destroy();
    });
  });
}
