import { scheduleIdSchema, type ScheduleId, type StudentId } from '@academy/domain/ids';
import { askedAgain, askedAgainText } from '@academy/domain/schedule';
import * as z from 'zod/mini';
import {
  auditUndo,
  restoreEntries,
  restoring,
  type OperationEntry,
  type Undoer,
} from '../../../shared/operations/operations-db';
import { takeBackDecided } from '../queue/notify-decided';
import { changeSchedules, restoreVersions } from '../../../shared/schedule/schedule-writes-db';
import type { OwnedSchedule } from '../../../shared/schedule/schedules-db';
import { noteSchedules } from './note-schedules';
import { lockOwnersOfSchedules } from '../queue/decisions-db';
import { readOfAll } from './schedules-db';
import { readVersionStates } from './versions-db';

/** The version of each schedule that changed together; null: it was not there. */
const keptSchema = z.array(z.nullable(z.int()));
type Kept = z.output<typeof keptSchema>;

const idsOf = (id: string) => id.split(' ').map((one) => scheduleIdSchema.parse(one));
const versionsOf = (ids: readonly ScheduleId[], rows: readonly OwnedSchedule[]): Kept =>
  ids.map((id) => rows.find((row) => row.id === id)?.version ?? null);

/**
 * Schedules that changed together, such as a request and what it replaced: both come back or none.
 */
export const scheduleEntry = (
  ids: readonly ScheduleId[],
  before: readonly OwnedSchedule[],
  after: readonly OwnedSchedule[],
): OperationEntry => ({
  entity: 'schedules',
  id: ids.join(' '),
  before: versionsOf(ids, before),
  after: versionsOf(ids, after),
});

/** Which schedules of a group go back to which version, and which were not there. */
function parted({ id, value }: { id: string; value: Kept | null }) {
  const all = idsOf(id).map((one, index) => ({ id: one, version: value?.[index] ?? null }));
  return {
    back: all.flatMap(({ id: one, version }) => (version === null ? [] : [{ id: one, version }])),
    gone: all.flatMap(({ id: one, version }) => (version === null ? [one] : [])),
  };
}

/**
 * Takes back what was decided about requests or written for a student: versions that were kept hold
 * again, and what was not there before is cancelled.
 */
export const undoSchedules: Undoer = async (tx, call, operation) => {
  const changer = { by: 'manager' as const, now: call.now };
  let names: ReadonlyMap<StudentId, string> = new Map();
  let present: OwnedSchedule[] = [];
  const result = await restoreEntries(tx, operation, {
    schedules: restoring<Kept>({
      parse: (kept) => keptSchema.parse(kept),
      async read(on, ids) {
        names = await lockOwnersOfSchedules(on, ids.flatMap(idsOf));
        present = await readOfAll(on, [...names.keys()]);
        return new Map(ids.map((id) => [id, versionsOf(idsOf(id), present)]));
      },
      async blocked(on, { restore }) {
        const states = await readVersionStates(
          on,
          restore.flatMap((change) => parted(change).back),
        );
        return new Map(
          restore
            .filter(({ id }) =>
              states.some((state) => idsOf(id).includes(state.id) && askedAgain(state, present)),
            )
            .map(({ id }) => [id, askedAgainText]),
        );
      },
      async write(on, changes) {
        const parts = changes.map(parted);
        await restoreVersions(
          on,
          parts.flatMap(({ back }) => back),
          changer,
        );
        await changeSchedules(
          on,
          parts.flatMap(({ gone }) => gone),
          { status: 'CANCELLED' },
          changer,
        );
      },
      label: (_, id) => {
        const [first] = present.filter((row) => idsOf(id).includes(row.id));
        return (first && names.get(first.studentId)) ?? '';
      },
    }),
  });
  const was = new Map(present.map(({ id, version }) => [id, version]));
  const after = (await readOfAll(tx, [...names.keys()])).filter(
    ({ id, version }) => version !== was.get(id),
  );
  await takeBackDecided(tx, 'schedule', after);
  await auditUndo(tx, call, operation, 'undo-schedules', result);
  await noteSchedules(tx, call, () => 'undo-schedules', names, present, after);
  return result;
};
