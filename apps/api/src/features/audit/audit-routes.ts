import { can } from '@academy/domain/rights';
import { auditEndpoints, topicsSeenBy, type WordingOptions } from '@academy/domain/audit';
import type { StudentId } from '@academy/domain/ids';
import type { Db } from '../../db/database';
import type { ManagerActor } from '../../http/auth/actor';
import { isOwnId, refuseForeignCursor } from '../../http/auth/own-id';
import { Refusal } from '../../http/errors/refusal';
import type { Serve } from '../../http/serve';
import { toEntries } from './audit-entry';
import { readActors, readAuditLog, type AuditFilter, type AuditSliceQuery } from './audit-log-db';
import { exportAuditLog } from './export-audit-log';

const PAGE_SIZE = 50;

/** Phone numbers are whole only for accounts that may see them anywhere. */
const optionsFor = (actor: ManagerActor): WordingOptions => ({
  contacts: can(actor, 'contacts.read'),
});

interface LogQuery {
  filter: AuditFilter;
  slice: { [Key in keyof AuditSliceQuery]?: AuditSliceQuery[Key] | undefined };
  options: WordingOptions;
  /** Of entries about several students only this one's part is shown. */
  only?: StudentId;
}

async function slice(
  db: Db,
  { filter, slice: { size = PAGE_SIZE, lastId }, options, only }: LogQuery,
) {
  refuseForeignCursor(lastId);
  const rows = await readAuditLog(db, filter, { size: size + 1, lastId });
  const content = await toEntries(db, rows.slice(0, size), { ...options, only });
  return { content, hasNext: rows.length > size, lastId: content.at(-1)?.id ?? null };
}

/** An id that cannot be ours does not exist: 404 before any query sees it. */
function refuseUnknownIds({ actor, studentId }: AuditFilter): void {
  for (const id of [actor, studentId])
    if (id !== undefined && !isOwnId(id)) throw new Refusal('not-found');
}

export function auditRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(auditEndpoints.auditLog, async ({ query: { size, lastId, ...filter }, actor }) => {
    refuseUnknownIds(filter);
    return {
      ...(await slice(db, { filter, slice: { size, lastId }, options: optionsFor(actor) })),
      actors: await readActors(db),
    };
  });
  serve(auditEndpoints.exportAuditLog, async (call) => {
    refuseUnknownIds(call.query);
    return exportAuditLog(db, call);
  });
  serve(auditEndpoints.studentHistory, async ({ params: { studentId }, query, actor }) => ({
    ...(await slice(db, {
      filter: { studentId, topics: topicsSeenBy(actor) },
      slice: query,
      options: optionsFor(actor),
      only: studentId,
    })),
    actors: [],
  }));
  serve(auditEndpoints.settingsHistory, async ({ query: { entity, ...query }, actor }) => ({
    ...(await slice(db, {
      filter: { topic: 'settings', entity },
      slice: query,
      options: optionsFor(actor),
    })),
    actors: [],
  }));
}
