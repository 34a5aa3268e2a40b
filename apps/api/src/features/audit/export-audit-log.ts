import { auditColumns, type AuditEntry, type auditEndpoints } from '@academy/domain/audit';
import type { AuditId } from '@academy/domain/ids';
import { fileTexts } from '@academy/domain/files';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { sendAs } from '../../http/files/send-as';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { sheetOf } from '../../shared/sheets/sheet';
import { sheetFile } from '../../shared/sheets/sheet-file';
import { toEntries } from './audit-entry';
import { readAuditLog, type AuditFilter } from './audit-log-db';

/**
 * As much as one file holds: a workbook of it is made within the time that a request has. The
 * refusal's text says the number.
 */
const MOST = 20_000;
const AT_ONCE = 2_000;

/** The whole filter, read in slices so that other requests are answered between them. */
async function readAll(db: Db, filter: AuditFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let lastId: AuditId | undefined;
  for (;;) {
    const rows = await readAuditLog(db, filter, { size: AT_ONCE, lastId });
    entries.push(...(await toEntries(db, rows, { contacts: false })));
    if (entries.length > MOST) throw new Refusal('audit-too-much');
    lastId = entries.at(-1)?.id;
    if (rows.length < AT_ONCE) return entries;
  }
}

/**
 * The log as a file, numbers of people masked; that it was taken is in the log, and not in the
 * file.
 */
export async function exportAuditLog(
  db: Db,
  {
    actor,
    params: { format },
    query: filter,
    now,
    request,
    reply,
  }: Call<typeof auditEndpoints.exportAuditLog>,
) {
  const entries = await readAll(db, filter);
  const { from, to, ...narrowed } = filter;
  await transact(db, (tx) =>
    auditManager(
      tx,
      { actor, request },
      {
        action: 'export-list',
        entity: 'audit',
        entityId: null,
        subject: fileTexts.audit,
        after: {
          ...narrowed,
          ...(from && { firstDate: from }),
          ...(to && { lastDate: to }),
          format,
          count: entries.length,
        },
      },
    ),
  );
  sendAs(reply, `${fileTexts.audit} ${seoulDay(now)}`, format);
  return sheetFile([sheetOf(fileTexts.audit, auditColumns, entries)], format);
}
