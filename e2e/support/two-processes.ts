import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode, testProgram, type Child } from './child';
import { startRoundRobin, type RoundRobin } from './round-robin';
import { freePort } from './server';

export interface TwoProcesses {
  student: RoundRobin;
  admin: RoundRobin;
  /** Where each process listens itself. */
  processes: readonly { student: number; admin: number }[];
  /** Ends one process as a release does; the other goes on. */
  end(process: number): Promise<void>;
  /**
   * Ends one process as a release does and starts it again at the same ports; resolves when it
   * listens.
   */
  restart(process: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Fills the database with the small scenario of the tests: the test server does it when it starts.
 */
async function fillDatabase(databaseUrl: string): Promise<void> {
  const ports = { STUDENT_PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
  const filler = await startNode(
    testProgram('test-server'),
    { ...ports, TEST_SERVER_DATABASE_URL: databaseUrl },
    /^ready /m,
  );
  await filler.stop();
}

/**
 * The delivered server twice on one PostgreSQL, each app behind a proxy that takes the processes in
 * turn.
 */
export async function startTwoProcesses(env: Record<string, string> = {}): Promise<TwoProcesses> {
  const postgres = await startNode(testProgram('postgres-server'), {}, /^database (.+)$/m);
  const databaseUrl = postgres.said;
  await fillDatabase(databaseUrl);

  const files = mkdtempSync(join(tmpdir(), 'academy-two-'));
  const ports = await Promise.all(
    [1, 2].map(async () => ({ student: await freePort(), admin: await freePort() })),
  );
  const student = await startRoundRobin(ports.map((port) => port.student));
  const admin = await startRoundRobin(ports.map((port) => port.admin));
  const shared = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: files,
    JWT_KEYS: `e2e:${randomBytes(32).toString('base64url')}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    STUDENT_APP_URL: student.origin,
    ADMIN_APP_URL: admin.origin,
    ...env,
  };
  const start = ({ student: STUDENT_PORT, admin: ADMIN_PORT }: (typeof ports)[number]) =>
    startNode(
      ['apps/api/dist/server.js'],
      { ...shared, STUDENT_PORT: String(STUDENT_PORT), ADMIN_PORT: String(ADMIN_PORT) },
      /http:\/\/localhost/,
    );
  const servers: Child[] = [];
  for (const port of ports) servers.push(await start(port));

  return {
    student,
    admin,
    processes: ports,
    end: async (process) => servers[process]?.stop(),
    async restart(process) {
      const port = ports[process];
      if (!port) throw new Error(`there is no process ${process}`);
      await servers[process]?.stop();
      servers[process] = await start(port);
    },
    stop: async () => {
      await Promise.all([student.close(), admin.close()]);
      for (const server of servers) if (server.alive()) await server.stop();
      await postgres.stop();
      rmSync(files, { recursive: true, force: true });
    },
  };
}
