import type { Endpoint } from '@academy/domain/http';
import { eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import { contentOf } from '../database/content-of';
import { startTestApp } from '../test-app';
import type { Answer } from './browser';
import { readyCall } from './ready-calls';
import { newStudents } from './sign-in';

/**
 * An academy of its own in which any call can be made once: most of what is called a second time
 * finds another academy than the first.
 */
export async function openDesk() {
  const server = await startTestApp();
  const { db } = server.database;
  const admin = await server.managerToken('admin');
  const nextStudent = newStudents(server);
  return {
    server,
    /** A call that succeeds, by a student of its own or by a manager who may do everything. */
    ready: async (endpoint: Endpoint) =>
      readyCall(server, endpoint, { student: await nextStudent(), admin }),
    /** How many entries of the log an answer's call has written. */
    noted: ({ headers }: Answer) =>
      db.$count(auditLog, eq(auditLog.requestId, headers.get('x-request-id') ?? '')),
    content: () => contentOf(db),
    close: () => server.close(),
  };
}

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;
