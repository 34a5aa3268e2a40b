import { calendarTexts } from '@academy/domain/calendar';
import type { ManagerId } from '@academy/domain/ids';
import { lunchSettingsFields, lunchSettingsSchema } from '@academy/domain/meals';
import { calendarDaySchema, formatDay, monthOf } from '@academy/domain/time';
import * as z from 'zod/mini';
import { Refusal } from '../../http/errors/refusal';
import {
  keepMonthsInStep,
  refuseOverdrawn,
  type ChangedMonth,
} from '../../shared/bills/bill-status-db';
import { keptLines } from '../../shared/bills/deposit-lines-db';
import { adjustLate } from '../../shared/bills/late-changes-db';
import { restoringLines } from '../../shared/bills/restoring-lines';
import {
  lockLunchSettings,
  readStoredLunchSettings,
  writeLunchSettings,
} from '../../shared/settings/lunch-settings-db';
import {
  auditUndo,
  restoreEntries,
  restoring,
  type Restorer,
  type UndoCall,
  type Undoer,
} from '../../shared/operations/operations-db';
import { lockStudents } from '../../shared/students/students-db';
import { restoringRows } from '../../shared/operations/restoring-rows-db';
import { keptReservations, type StudentReservation } from '../../shared/reservations-db';
import { deleteClosings, keptClosings, writeClosings } from './closings/closings-db';
import { settingsParts, withParts } from './rules/settings-parts';
import { notifyMealChange } from './notify-meal-change';

const partSchema = z.object({ value: z.unknown() });

/** What an undo touched: days to announce, and bills to update. */
interface Touched {
  rows: StudentReservation[];
  lines: ChangedMonth[];
}

interface By {
  by: ManagerId;
  now: Date;
}

const reservations = (call: UndoCall, touched: Touched): Restorer =>
  restoringRows(keptReservations, call, {
    hold: (tx, rows) => lockStudents(tx, [...new Set(rows.map(({ studentId }) => studentId))]),
    // A day without a meal keeps its row.
    gone: () => ({ lunch: false, dinner: false }),
    async follows(_tx, changes) {
      touched.rows.push(...changes.flatMap(({ now, back }) => back ?? now ?? []));
    },
    label: ({ date }) => formatDay(date),
  });

const closings = (call: UndoCall, by: By): Restorer =>
  restoringRows(keptClosings, call, {
    async write(tx, changes) {
      await writeClosings(
        tx,
        changes.flatMap(({ back }) => back ?? []),
        by,
      );
      await deleteClosings(
        tx,
        changes.flatMap(({ now, back }) => (back ? [] : (now ?? []))),
      );
    },
    label: ({ date }) => formatDay(date),
  });

/** `점심 단가`, or with the day of a list of days: `점심 미운영일 3월 10일 (화)`. */
function settingName(id: string): string {
  const [field = '', date] = id.split(' ');
  const day = calendarDaySchema.safeParse(date).data;
  const label = Object.entries(lunchSettingsFields).find(([name]) => name === field)?.[1].label;
  return [label ?? '', day ? formatDay(day) : ''].join(' ').trim();
}

/** The rules by part, so that days closed by two managers do not conflict. */
const settingsOfMeals = (by: By): Restorer =>
  restoring({
    parse: (kept) => partSchema.parse(kept),
    async read(tx) {
      await lockLunchSettings(tx);
      return new Map(
        [...settingsParts((await readStoredLunchSettings(tx)).settings)].map(([id, value]) => [
          id,
          { value },
        ]),
      );
    },
    async write(tx, changes) {
      if (changes.length === 0) return;
      const { settings, version } = await readStoredLunchSettings(tx);
      if (
        !(await writeLunchSettings(tx, {
          settings: lunchSettingsSchema.parse(withParts(settings, changes)),
          version,
          ...by,
        }))
      )
        throw new Refusal('busy');
    },
    label: (_, id) => settingName(id),
  });

/** Undoes a manager's change of meals or of their rules. Later changes stay and are named. */
export const undoMeals: Undoer = async (tx, call, operation) => {
  const touched: Touched = { rows: [], lines: [] };
  const by = { by: call.actor.managerId, now: call.now };
  const before = await readStoredLunchSettings(tx);
  const months = operation.entries.flatMap(({ entity, before: was, after: is }) => {
    if (entity !== keptReservations.entity) return [];
    const { studentId, date } = keptReservations.parse(is ?? was);
    return [{ studentId, month: monthOf(date) }];
  });
  const late = { months, since: operation.at, note: calendarTexts.undone, ...by };
  const { restored, kept } = await adjustLate(tx, late, () =>
    restoreEntries(tx, operation, {
      [keptReservations.entity]: reservations(call, touched),
      [keptLines.entity]: restoringLines(call, {
        reason: calendarTexts.undone,
        touched: touched.lines,
        label: ({ month }) => month,
      }),
      [keptClosings.entity]: closings(call, by),
      'lunch-settings': settingsOfMeals(by),
    }),
  );
  const after = await readStoredLunchSettings(tx);
  await keepMonthsInStep(
    tx,
    touched.rows.map(({ studentId, date }) => ({ studentId, month: monthOf(date) })),
    after.settings,
  );
  await refuseOverdrawn(tx, touched.lines);
  const rulesBack = after.version !== before.version;
  const rules = {
    action: 'save-lunch-settings' as const,
    entity: 'lunch-settings',
    entityId: null,
    subject: operation.label,
    before: before.settings,
    after: after.settings,
  };
  await auditUndo(tx, call, operation, 'undo-meals', { restored, kept }, rulesBack ? [rules] : []);
  await notifyMealChange(tx, { ...touched, settings: rulesBack });
  return { restored, kept };
};
