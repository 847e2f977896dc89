import net from "node:net";
import { Problem } from "./log.mjs";

const LOOPBACK = "127.0.0.1";

/**
 * @param {number} port 0 for any free one
 * @param {string} [host]
 * @returns {Promise<number>} the port, which was free a moment ago
 * @throws the error of listen(2) if it is taken
 */
export function probePort(port, host = LOOPBACK) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

export const freePort = () => probePort(0);

/**
 * Checks, before any long work, that the product can listen on the port in its settings.
 * @param {NodeJS.ProcessEnv} env
 */
export async function requirePort(env) {
  const port = Number(env["PORT"] || "3000");
  const host = env["HOST"] || LOOPBACK;
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Problem(`PORT must be a whole number from 0 to 65535, not "${env["PORT"]}".`);
  }
  try {
    await probePort(port, host);
  } catch (error) {
    throw new Problem(whyNot(/** @type {NodeJS.ErrnoException} */ (error), port, host));
  }
}

/** @param {NodeJS.ErrnoException} error @param {number} port @param {string} host */
function whyNot(error, port, host) {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is already in use: stop the program that uses it, or choose another, for example PORT=${port + 1} npm start.`;
    case "EACCES":
      return `Port ${port} requires more rights than this account has: choose one above 1023, for example PORT=3000 npm start.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST=${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for every address.`;
    default:
      return `Cannot listen on ${host}:${port}: ${error.message}.`;
  }
}
