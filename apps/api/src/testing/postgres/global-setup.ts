import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster';
import { createTemplate, dropDatabase } from './databases';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for this run and the name of its migrated template. */
    postgres: { serverUrl: string; template: string };
  }
}

/**
 * Once per run of the project `api-postgres`: a server (ours, or the one of TEST_DATABASE_URL) and
 * a migrated template on it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await startCluster();
  const serverUrl = given ?? cluster?.url('postgres') ?? '';
  const template = await createTemplate(serverUrl);
  project.provide('postgres', { serverUrl, template });
  return async () => {
    if (cluster) await cluster.stop();
    else await dropDatabase(serverUrl, template);
  };
}
