import { statsEndpoints } from '@academy/domain/stats';
import { monthAt } from '@academy/domain/time';
import type { Serve } from '../../http/serve';
import { exportStats } from './export-stats';
import { readMonthStats, readNotApplied, readStudentStats } from './month-stats';
import { readTodayTasks, type TasksDeps } from './today-tasks';
import { readMonthWaste } from './waste-db';

export function statsRoutes(serve: Serve, deps: TasksDeps): void {
  const { db } = deps;
  serve(statsEndpoints.todayTasks, ({ actor, now }) => readTodayTasks(deps, actor, now));
  serve(statsEndpoints.monthStats, ({ params: { year, month }, now }) =>
    readMonthStats(db, monthAt(year, month), now),
  );
  serve(statsEndpoints.studentStats, ({ params: { year, month }, now }) =>
    readStudentStats(db, monthAt(year, month), now),
  );
  serve(statsEndpoints.notApplied, ({ params: { year, month } }) =>
    readNotApplied(db, monthAt(year, month)),
  );
  serve(statsEndpoints.monthWaste, ({ params: { year, month }, now }) =>
    readMonthWaste(db, monthAt(year, month), now),
  );
  serve(statsEndpoints.exportStats, (call) => exportStats(db, call));
}
