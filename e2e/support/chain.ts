import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from './child';
import { freePort } from './server';

export interface Chain {
  /** Where the students of an academy go, and its managers. */
  student: (slug: string) => string;
  admin: (slug: string) => string;
  stop(): Promise<void>;
}

/** The demo's head office with three branches, `a`, `b` and `c`, in one server. */
export async function startChain(): Promise<Chain> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-chain-'));
  const ports = { STUDENT_PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
  const server = await startNode(
    [
      '--import',
      'tsx',
      '--conditions=development',
      'apps/api/src/testing/servers/many-academies.ts',
    ],
    { ...ports, BRANCHES: '3', DATA_DIR: folder, LOG_LEVEL: 'warn' },
    /학원 포털이 시작됐습니다/,
  );
  return {
    student: (slug) => `http://${slug}.localhost:${ports.STUDENT_PORT}`,
    admin: (slug) => `http://${slug}.localhost:${ports.ADMIN_PORT}`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
