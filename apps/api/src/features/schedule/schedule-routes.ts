import { scheduleEndpoints, scheduleOverviewEndpoints } from '@academy/domain/schedule';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { readScheduleSettings } from '../../shared/settings/kept-settings';
import { cancelSchedule } from './cancel';
import { copySchedules } from './copy';
import { createSchedule } from './create';
import { editSchedule } from './edit';
import { cancelOccurrence, restoreOccurrence } from './occurrences';
import { readScheduleStudents, readSurroundings } from './overview-db';
import { readTouching } from './schedules-db';

export function scheduleRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(scheduleEndpoints.mySchedules, async ({ actor: { studentId }, query: { from, to } }) => {
    const [content, settings] = await Promise.all([
      readTouching(db, studentId, { from, to }),
      readScheduleSettings(db),
    ]);
    return { content, settings };
  });
  serve(scheduleEndpoints.createSchedule, (call) => createSchedule(db, call));
  serve(scheduleEndpoints.copySchedules, (call) => copySchedules(db, call));
  serve(scheduleEndpoints.editSchedule, (call) => editSchedule(db, call));
  serve(scheduleEndpoints.cancelSchedule, (call) => cancelSchedule(db, call));
  serve(scheduleEndpoints.cancelOccurrence, (call) => cancelOccurrence(db, call));
  serve(scheduleEndpoints.restoreOccurrence, (call) => restoreOccurrence(db, call));
  serve(scheduleOverviewEndpoints.scheduleStudents, ({ now }) => readScheduleStudents(db, now));
  serve(scheduleOverviewEndpoints.scheduleSurroundings, ({ params: { studentId }, now }) =>
    readSurroundings(db, studentId, now),
  );
}
