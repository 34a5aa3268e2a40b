import { scheduleManagementEndpoints as endpoints } from '@academy/domain/schedule';
import { monthAt } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { ReadFeaturesOff } from '../../http/features-off';
import type { Serve } from '../../http/serve';
import { decideReasons, decideSchedules } from './queue/decide';
import {
  cancelOccurrenceFor,
  cancelScheduleFor,
  restoreOccurrenceFor,
  rollBackSchedule,
} from './schedules/end-schedule';
import { readQueue } from './queue/read-queue';
import { exportSchedules, readScheduleTable } from './schedules/schedule-table';
import { readStudentSchedule } from './schedules/student-schedule';
import { submitReasonFor } from './submit-reason';
import { readVersions, scheduleExists } from './schedules/versions-db';
import { approveChanged, createScheduleFor, editScheduleFor } from './schedules/write-schedule';

export function approvalRoutes(
  serve: Serve,
  { db, readFeaturesOff }: { db: Db; readFeaturesOff: ReadFeaturesOff },
): void {
  serve(endpoints.approvals, async ({ now }) => readQueue(db, now, await readFeaturesOff()));
  serve(endpoints.decideSchedules, (call) => decideSchedules(db, call));
  serve(endpoints.decideReasons, (call) => decideReasons(db, call));
  serve(endpoints.approveChanged, (call) => approveChanged(db, call));
  serve(endpoints.studentSchedule, ({ params: { studentId } }) =>
    readStudentSchedule(db, studentId),
  );
  serve(endpoints.createScheduleFor, (call) => createScheduleFor(db, call));
  serve(endpoints.submitReasonFor, (call) => submitReasonFor(db, call));
  serve(endpoints.editScheduleFor, (call) => editScheduleFor(db, call));
  serve(endpoints.cancelScheduleFor, (call) => cancelScheduleFor(db, call));
  serve(endpoints.cancelOccurrenceFor, (call) => cancelOccurrenceFor(db, call));
  serve(endpoints.restoreOccurrenceFor, (call) => restoreOccurrenceFor(db, call));
  serve(endpoints.scheduleVersions, async ({ params: { scheduleId } }) => {
    if (!(await scheduleExists(db, scheduleId))) throw new Refusal('not-found');
    return { content: await readVersions(db, scheduleId) };
  });
  serve(endpoints.rollBackSchedule, (call) => rollBackSchedule(db, call));
  serve(endpoints.scheduleTable, ({ params: { year, month }, query }) =>
    readScheduleTable(db, monthAt(year, month), query),
  );
  serve(endpoints.exportSchedules, (call) => exportSchedules(db, call));
}
