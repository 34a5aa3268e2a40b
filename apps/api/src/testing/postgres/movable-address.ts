import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** An address in front of a PostgreSQL server, as a name is that moves to another machine. */
export interface MovableAddress {
  url: string;
  moveTo(serverUrl: string): void;
  close(): void;
}

function placeOf(serverUrl: string): NetConnectOpts {
  const url = new URL(serverUrl);
  const folder = url.searchParams.get('host');
  return folder
    ? { path: `${folder}/.s.PGSQL.5432` }
    : { host: url.hostname, port: Number(url.port) };
}

/** Answers an address of the same database that can be moved to another server. */
export async function startMovableAddress(databaseUrl: string): Promise<MovableAddress> {
  let place = placeOf(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(place);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => (to.destroy(), open.delete(from)));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cutAll = () => open.forEach((socket) => socket.destroy());
  return {
    url: `postgres://academy@127.0.0.1:${address.port}${new URL(databaseUrl).pathname}`,
    moveTo(serverUrl) {
      place = placeOf(serverUrl);
      cutAll();
    },
    close() {
      server.close();
      cutAll();
    },
  };
}
