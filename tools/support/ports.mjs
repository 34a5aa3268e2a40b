import { createServer } from 'node:net';
import { Plain } from './say.mjs';

/**
 * Reads a port from the environment.
 * @param {string} name
 * @param {number} fallback
 */
export function portFromEnv(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Plain(`${name}=${text} is no port: it must be a number from 1 to 65535.`);
  return port;
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<NodeJS.ErrnoException | null>}
 */
const tryListening = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });

/**
 * Says plainly that a port cannot be used, before anything expensive begins.
 * @param {string} name  environment variable that moves the port
 * @param {number} port
 */
export async function demandFreePort(name, port) {
  // A listener on 127.0.0.1 alone does not collide with one on all addresses everywhere, so both
  // are asked.
  for (const host of ['127.0.0.1', undefined]) {
    const error = await tryListening(port, host);
    if (error?.code === 'EADDRINUSE')
      throw new Plain(
        `Port ${port} is taken by another program. Stop it, or choose another one: ${name}=${port + 1} npm start`,
      );
    if (error?.code === 'EACCES')
      throw new Plain(
        `Port ${port} needs more rights than this user has. Choose one above 1023: ${name}=4100 npm start`,
      );
    if (error) throw new Plain(`Port ${port} cannot be used: ${error.message}`);
  }
}

/** A port that is free at this moment. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
