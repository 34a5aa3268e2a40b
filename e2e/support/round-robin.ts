import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What went through: which of the processes answered which call. */
export interface Passed {
  process: number;
  call: string;
}

export interface RoundRobin {
  origin: string;
  passed: Passed[];
  /**
   * Sends the calls for which `wanted` holds to one process from now on (the last pin counts); all
   * others keep taking turns.
   */
  pin(wanted: (call: string) => boolean, process: number): void;
  close(): Promise<void>;
}

/** Says what a reverse proxy says, and hands the answer through as it comes: events too. */
function passOn(incoming: IncomingMessage, port: number) {
  const headers = {
    ...incoming.headers,
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
  };
  return forward({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers });
}

/** A reverse proxy that gives each call to the next process in turn. */
export async function startRoundRobin(ports: number[]): Promise<RoundRobin> {
  const passed: Passed[] = [];
  const pins: { wanted: (call: string) => boolean; process: number }[] = [];
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url}`;
    const process = pins.findLast((pin) => pin.wanted(call))?.process ?? turn++ % ports.length;
    passed.push({ process, call });
    const onward = passOn(incoming, ports[process] ?? 0);
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    // A closed tab ends its stream of events on the server as well.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    passed,
    pin: (wanted, process) => void pins.push({ wanted, process }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
