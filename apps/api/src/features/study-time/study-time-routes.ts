import { can } from '@academy/domain/rights';
import { reportEndpoints, studyTimeEndpoints } from '@academy/domain/study-time';
import { monthAt } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { readReports } from '../../shared/study-time/read-reports';
import { readOwnStudy } from './own-study';
import { saveRemark } from './save-remark';

export function studyTimeRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(studyTimeEndpoints.myStudy, ({ actor, now }) => readOwnStudy(db, actor.studentId, now));
  serve(
    reportEndpoints.monthlyReports,
    async ({ actor, params: { year, month: number }, query: { studentId }, now }) => {
      const month = monthAt(year, number);
      const parts = {
        meals: can(actor, 'meals.read'),
        points: can(actor, 'points.read'),
        exams: can(actor, 'mocks.read'),
      };
      return {
        month,
        asOf: now.toISOString(),
        reports: await readReports(db, { month, now, only: studentId, parts }),
      };
    },
  );
  serve(reportEndpoints.saveRemark, (call) => saveRemark(db, call));
}
