import { calendarTexts } from '@academy/domain/calendar';
import { depositEntryIdSchema, studentIdSchema, type ManagerId } from '@academy/domain/ids';
import { lunchSettingsFields, lunchSettingsSchema } from '@academy/domain/meals';
import { calendarDaySchema, formatDay, monthOf } from '@academy/domain/time';
import * as z from 'zod/mini';
import { Refusal } from '../../http/errors/refusal';
import {
  keepMonthsInStep,
  refuseOverdrawn,
  type ChangedMonth,
} from '../../shared/bills/bill-status-db';
import { lockLines, voidLines } from '../../shared/bills/deposit-lines-db';
import { adjustLate } from '../../shared/bills/late-changes-db';
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
  type Undoer,
} from '../../shared/operations/operations-db';
import { lockStudents } from '../../shared/students/students-db';
import { writeRows } from '../../shared/reservations-db';
import {
  closingId,
  deleteClosings,
  keptClosingSchema,
  lockClosings,
  writeClosings,
} from './closings/closings-db';
import { reservationId } from './rules/drop-meals';
import { keptLine, keptLineSchema } from './rules/kept-line';
import { readRows } from './reservations-db';
import { settingsParts, withParts } from './rules/settings-parts';
import { notifyMealChange } from './notify-meal-change';

const reservationSchema = z.object({
  studentId: studentIdSchema,
  date: calendarDaySchema,
  lunch: z.boolean(),
  dinner: z.boolean(),
});
const partSchema = z.object({ value: z.unknown() });

/** What an undo touched: days to announce, and bills to update. */
interface Touched {
  rows: z.output<typeof reservationSchema>[];
  lines: ChangedMonth[];
}

const idsOf = (ids: readonly string[]) => ids.map((id) => id.split(' '));

interface By {
  by: ManagerId;
  now: Date;
}

const reservations = ({ now }: By, touched: Touched): Restorer =>
  restoring({
    parse: (kept) => reservationSchema.parse(kept),
    async read(tx, ids) {
      const students = idsOf(ids).map(([id]) => studentIdSchema.parse(id));
      await lockStudents(tx, [...new Set(students)]);
      const rows = await readRows(
        tx,
        [...new Set(students)],
        [...new Set(idsOf(ids).map(([, date]) => calendarDaySchema.parse(date)))],
      );
      return new Map(rows.map((row) => [reservationId(row), row]));
    },
    async write(tx, changes) {
      const rows = changes.map(({ id, value }) => {
        const [studentId, date] = id.split(' ');
        return value ?? reservationSchema.parse({ studentId, date, lunch: false, dinner: false });
      });
      await writeRows(tx, rows, now);
      touched.rows.push(...rows);
    },
    label: ({ date }) => formatDay(date),
  });

const depositLines = (by: By, touched: Touched): Restorer =>
  restoring({
    parse: (kept) => keptLineSchema.parse(kept),
    async read(tx, ids) {
      const lines = await lockLines(
        tx,
        ids.map((id) => depositEntryIdSchema.parse(id)),
      );
      touched.lines.push(...lines);
      return new Map(
        lines.filter(({ voidedAt }) => voidedAt === null).map((line) => [line.id, keptLine(line)]),
      );
    },
    write: (tx, changes) =>
      voidLines(
        tx,
        changes.map(({ id }) => depositEntryIdSchema.parse(id)),
        { ...by, reason: calendarTexts.undone },
      ),
    label: ({ month }) => month,
  });

const closings = (by: By): Restorer =>
  restoring({
    parse: (kept) => keptClosingSchema.parse(kept),
    read: async (tx, ids) =>
      new Map(
        (
          await lockClosings(tx, [
            ...new Set(idsOf(ids).map(([date]) => calendarDaySchema.parse(date))),
          ])
        ).map((row) => [closingId(row), row]),
      ),
    async write(tx, changes) {
      await writeClosings(
        tx,
        changes.flatMap(({ value }) => value ?? []),
        by,
      );
      await deleteClosings(
        tx,
        changes
          .filter(({ value }) => value === null)
          .map(({ id }) =>
            keptClosingSchema.parse({
              date: id.split(' ')[0],
              meal: id.split(' ')[1],
              cause: 'OTHER',
              note: '',
            }),
          ),
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
  const months = operation.entries.flatMap(({ entity, id }) => {
    const [studentId, date] = id.split(' ');
    return entity === 'reservation'
      ? [
          {
            studentId: studentIdSchema.parse(studentId),
            month: monthOf(calendarDaySchema.parse(date)),
          },
        ]
      : [];
  });
  const late = { months, since: operation.at, note: calendarTexts.undone, ...by };
  const { restored, kept } = await adjustLate(tx, late, () =>
    restoreEntries(tx, operation, {
      reservation: reservations(by, touched),
      'deposit-entry': depositLines(by, touched),
      'meal-closing': closings(by),
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
