import { fileTexts } from '@academy/domain/files';
import { newsReadColumns, withReadState, type newsManagementEndpoints } from '@academy/domain/news';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { sendAs } from '../../../http/files/send-as';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { sheetOf } from '../../../shared/sheets/sheet';
import { sheetFile } from '../../../shared/sheets/sheet-file';
import { readNews } from '../news-db';
import { readReaders } from './reads-db';

/** Who confirmed a notice, and who has not. */
export async function listReads(
  db: Db,
  { params: { newsId } }: Pick<Call<typeof newsManagementEndpoints.newsReads>, 'params'>,
) {
  const { title } = await readNews(db, newsId);
  return { title, students: await readReaders(db, newsId) };
}

/** The same as a file, all or those of one state; that it was taken is written down. */
export async function exportReads(
  db: Db,
  call: Call<typeof newsManagementEndpoints.exportNewsReads>,
) {
  const { params, query, now, reply } = call;
  const { title, students } = await listReads(db, call);
  const rows = withReadState(students, query.state);
  await transact(db, (tx) =>
    auditManager(tx, call, {
      action: 'export-list',
      entity: 'files',
      entityId: null,
      subject: fileTexts.newsReads,
      after: { format: params.format, count: rows.length },
      studentIds: rows.map(({ studentId }) => studentId),
    }),
  );
  sendAs(reply, `${fileTexts.newsReads} ${title} ${seoulDay(now)}`, params.format);
  return sheetFile([sheetOf(fileTexts.newsReads, newsReadColumns, rows, 1)], params.format);
}
