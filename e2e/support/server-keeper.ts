import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundleServers, startNode, testProgram, type Child } from './child';
import { launchTestServer, type Origins } from './server';

const ADDRESS = 'SERVER_KEEPER';

/**
 * Keeps one test server for each worker that runs at a time, from its first test to the end of the
 * run: Playwright starts a new worker for every project and after every failure, and a server takes
 * longer to start than most tests to run. One that has died is replaced. Their databases share one
 * PostgreSQL, which costs a fraction of the embedded one.
 */
export async function keepServers(): Promise<() => Promise<void>> {
  await bundleServers();
  const servers = new Map<string, Promise<Child & Origins>>();
  const postgres = await startNode(testProgram('postgres-server', 'fast'), {}, /^database (.+)$/m);

  async function serverFor(slot: string): Promise<Origins> {
    const running = await servers.get(slot);
    if (running?.alive()) return running;
    const starting = launchTestServer({ TEST_SERVER_POSTGRES: postgres.said });
    servers.set(slot, starting);
    return starting;
  }

  async function answer(slot: string, response: ServerResponse): Promise<void> {
    try {
      const { student, admin } = await serverFor(slot);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ student, admin }));
    } catch (error) {
      servers.delete(slot);
      response.writeHead(500).end(String(error));
    }
  }

  const keeper = createServer((request, response) => void answer(request.url ?? '', response));
  await new Promise<void>((resolve) => keeper.listen(0, '127.0.0.1', resolve));
  process.env[ADDRESS] = `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`;

  return async () => {
    keeper.closeAllConnections();
    keeper.close();
    // The databases are no longer needed, nor is a request that a test left hanging.
    for (const server of await Promise.allSettled(servers.values()))
      if (server.status === 'fulfilled') await server.value.stop('SIGKILL');
    await postgres.stop();
  };
}

/**
 * The server of the worker that has this place among those that run at the same time
 * (`parallelIndex`).
 */
export async function keptServer(place: number): Promise<Origins> {
  const answer = await fetch(`${process.env[ADDRESS]}/${place}`);
  if (!answer.ok) throw new Error(`no test server: ${await answer.text()}`);
  return (await answer.json()) as Origins;
}
