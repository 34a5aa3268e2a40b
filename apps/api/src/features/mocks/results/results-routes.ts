import { fileTexts } from '@academy/domain/files';
import { resultColumns, resultManagementEndpoints as endpoints } from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { sendAs } from '../../../http/files/send-as';
import type { Call, Serve } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { sheetOf } from '../../../shared/sheets/sheet';
import { sheetFile } from '../../../shared/sheets/sheet-file';
import { ownResultRoutes } from './own-results';
import { publishResults } from './publish-results';
import { readCards } from './read-cards';
import { readExamResults } from './results-db';
import { saveResults } from './save-results';

/** The results of an exam as a file, which the same page reads again. */
async function exportResults(db: Db, call: Call<typeof endpoints.exportResults>) {
  const {
    params: { examId, format },
    now,
    reply,
  } = call;
  const exam = await readExamResults(db, examId, now);
  const name = `${exam.title} ${fileTexts.results}`;
  await transact(db, (tx) =>
    auditManager(tx, call, {
      action: 'export-list',
      entity: 'mock-results',
      entityId: examId,
      subject: name,
      after: { format, count: exam.content.length },
    }),
  );
  sendAs(reply, `${name} ${seoulDay(now)}`, format);
  return sheetFile([sheetOf(fileTexts.results, resultColumns(exam), exam.content)], format);
}

/** The results of mock exams: the managers' side, and a student's own. */
export function resultRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(endpoints.examResults, ({ params: { examId }, now }) => readExamResults(db, examId, now));
  serve(endpoints.saveResults, (call) => saveResults(db, call));
  serve(endpoints.publishResults, (call) => publishResults(db, call));
  serve(endpoints.resultCards, (call) => readCards(db, call));
  serve(endpoints.exportResults, (call) => exportResults(db, call));
  ownResultRoutes(serve, { db });
}
