import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refusalText } from '@academy/domain/refusals';
import type { FastifyInstance } from 'fastify';

export interface ListenAddress {
  port: number;
  host: string;
  /** The environment variable that moves the port, for the message when it is taken. */
  variable: string;
}

/**
 * A port that the operating system does not give us. Said in both languages, because it is the
 * first thing that may go wrong.
 */
export class PortTaken extends Error {
  constructor({ port, variable }: ListenAddress) {
    super(
      `${port}번 포트를 다른 프로그램이 쓰고 있습니다. 그 프로그램을 끄거나 ${variable}=${port + 1} 처럼 다른 포트를 정하세요.\nPort ${port} is taken by another program. Stop it, or choose another one: ${variable}=${port + 1}`,
    );
  }
}

/** The longest time that requests under way get to finish. */
const GRACE_MS = 15_000;

function open(server: Server, door: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject('code' in error && error.code === 'EADDRINUSE' ? new PortTaken(door) : error),
    );
    server.listen(door.port, door.host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : door.port);
    });
  });
}

/** How often requests that do not come to an end are looked for; a short limit more often. */
const LOOK_MS = 30_000;

/** How often connections that have fallen silent are hung up while closing. */
const HANG_UP_MS = 50;

/**
 * The way to hang up connections over which nothing has come yet. Browsers open some in advance;
 * Node does not count them as idle, and would wait for them.
 */
function unusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
}

interface Listener {
  server: Server;
  closeUnused: () => void;
}

/**
 * Closes one listener when what is under way is answered, or after the grace time without waiting
 * any longer.
 */
function shut({ server, closeUnused }: Listener): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const hangUp = setInterval(() => {
    server.closeIdleConnections();
    closeUnused();
  }, HANG_UP_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut);
      clearInterval(hangUp);
      resolve();
    });
  });
}

/** What answers behind the doors: an app, or the front door of many. */
export interface Served extends Pick<FastifyInstance, 'routing'> {
  ready(): PromiseLike<unknown>;
  close(): PromiseLike<unknown>;
  server: Pick<Server, 'requestTimeout' | 'keepAliveTimeout'>;
}

/**
 * Opens one listener per door before the same app. All or none: when one port is taken, those that
 * are open are closed again.
 * `close` ends the event streams, stops accepting, and resolves when everything under way is
 * answered.
 */
export async function listen(
  app: Served,
  doors: readonly ListenAddress[],
): Promise<{ ports: number[]; close: () => Promise<void> }> {
  await app.ready();
  const listeners: Listener[] = [];
  const ports: number[] = [];
  const close = async () => {
    const shutting = listeners.map(shut);
    await app.close();
    await Promise.all(shutting);
  };
  try {
    const { requestTimeout } = app.server;
    const connectionsCheckingInterval = Math.min(LOOK_MS, requestTimeout || LOOK_MS);
    for (const door of doors) {
      const server = createServer({ connectionsCheckingInterval }, (request, response) =>
        app.routing(request, response),
      );
      server.on('clientError', answerBrokenRequest);
      server.requestTimeout = requestTimeout;
      // Of the two Node takes the longer for the whole: a body that trickles would get both.
      if (requestTimeout > 0)
        server.headersTimeout = Math.min(server.headersTimeout, requestTimeout);
      server.keepAliveTimeout = app.server.keepAliveTimeout;
      const closeUnused = unusedConnections(server);
      ports.push(await open(server, door));
      listeners.push({ server, closeUnused });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { ports, close };
}

/** Opens one more port for a server that is none of the app's; the answer closes it. */
export async function listenBeside(
  server: Server,
  door: ListenAddress,
): Promise<() => Promise<void>> {
  await open(server, door);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers what never became a request (no HTTP, endless headers, a body that does not come) in the
 * shape of all errors.
 */
function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({
    success: false,
    message: refusalText('malformed-body'),
    code: 'malformed-body',
  });
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
