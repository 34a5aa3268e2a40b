import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Knows which connections of a server are answering. Node's own `closeIdleConnections` spares those that never sent a request, and
 * browsers keep such ones in reserve: a stop would wait for them.
 */
export function trackConnections(server: Server): { hangUp: () => void } {
  const answering = new Map<Socket, number>();
  let closing = false;
  const hangUpIfIdle = (socket: Socket) => {
    if (closing && answering.get(socket) === 0) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    answering.set(socket, 0);
    socket.on('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.on('close', () => {
      const left = answering.get(socket);
      if (left === undefined) return;
      answering.set(socket, left - 1);
      hangUpIfIdle(socket);
    });
  });
  return {
    /** From now on every connection ends as soon as nothing is under way on it. */
    hangUp() {
      closing = true;
      for (const socket of answering.keys()) hangUpIfIdle(socket);
    },
  };
}
