import { applicationEndpoints } from '@academy/domain/applications';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { readApplications } from './applications-db';

export function applicationRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(applicationEndpoints.myApplications, ({ actor: { studentId }, now }) =>
    readApplications(db, { studentId, now }),
  );
}
