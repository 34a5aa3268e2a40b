import { fileTexts } from '@academy/domain/files';
import {
  issuedPointColumns,
  pointStandingColumns,
  type pointManagementEndpoints,
} from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { sendAs } from '../../../http/files/send-as';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { sheetOf } from '../../../shared/sheets/sheet';
import { sheetFile } from '../../../shared/sheets/sheet-file';
import { readIssued } from './issued-db';
import { filterOf } from './read-history';
import { readStandings } from './read-standings';

/**
 * The whole filter of the history as a file, without voided points unless they are asked for. Every
 * file is written down.
 */
export async function exportPoints(
  db: Db,
  {
    actor,
    params: { format },
    query,
    now,
    request,
    reply,
  }: Call<typeof pointManagementEndpoints.exportPoints>,
) {
  const rows = await readIssued(db, await filterOf(db, query));
  const { q, type: pointType, reason: pointReason, voided, unconfirmed } = query;
  await transact(db, (tx) =>
    auditManager(
      tx,
      { actor, request },
      {
        action: 'export-list',
        entity: 'points',
        entityId: null,
        subject: fileTexts.points,
        after: { q, pointType, pointReason, voided, unconfirmed, format, count: rows.length },
        studentIds: rows.map(({ studentId }) => studentId),
      },
    ),
  );
  sendAs(reply, `${fileTexts.points} ${seoulDay(now)}`, format);
  return sheetFile([sheetOf(fileTexts.points, issuedPointColumns, rows)], format);
}

/** 학생별 누적 as a file, narrowed like the page. */
export async function exportStandings(
  db: Db,
  {
    actor,
    params: { format },
    query,
    now,
    request,
    reply,
  }: Call<typeof pointManagementEndpoints.exportStandings>,
) {
  const rows = await readStandings(db, query, now);
  await transact(db, (tx) =>
    auditManager(
      tx,
      { actor, request },
      {
        action: 'export-list',
        entity: 'points',
        entityId: null,
        subject: fileTexts.standings,
        after: { q: query.q, from: query.from, to: query.to, format, students: rows.length },
        studentIds: rows.map(({ studentId }) => studentId),
      },
    ),
  );
  const span = [query.from, query.to].filter(Boolean).join('~') || seoulDay(now);
  sendAs(reply, `${fileTexts.standings} ${span}`, format);
  return sheetFile([sheetOf(fileTexts.standings, pointStandingColumns, rows)], format);
}
