import { can } from '@academy/domain/accounts';
import type { calendarEndpoints } from '@academy/domain/calendar';
import { depositEntryKindSchema } from '@academy/domain/deposits';
import { depositEntryIdSchema, studentIdSchema } from '@academy/domain/ids';
import { calendarTexts, missingRightText } from '@academy/domain/messages';
import type { UndoResult } from '@academy/domain/operations';
import { lunchSettingsSchema } from '@academy/domain/settings';
import { calendarDaySchema, calendarMonthSchema, formatDay, monthOf } from '@academy/domain/time';
import * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/transact';
import { lockLunchSettings, readStoredLunchSettings, writeLunchSettings } from '../../shared/lunch-settings-db';
import { auditManager } from '../../shared/manager-audit-db';
import { restoring, undoOperation, type Restorer } from '../../shared/operations-db';
import { closingId, deleteClosings, keptClosingSchema, lockClosings, writeClosings } from './closings-db';
import { reservationId } from './drop-meals';
import { lockStandingLines, voidLines, writeStatuses, type StudentMonth } from './ledger-db';
import { SETTINGS_LABEL } from './lunch-settings';
import { lockStudents, readRows, writeRows } from './reservations-db';
import { settingsParts, withParts } from './settings-parts';
import { tellChange } from './tell-change';

const reservationSchema = z.object({ studentId: studentIdSchema, date: calendarDaySchema, lunch: z.boolean(), dinner: z.boolean() });
const lineSchema = z.object({ id: depositEntryIdSchema, studentId: studentIdSchema, month: calendarMonthSchema, kind: depositEntryKindSchema, amount: z.int(), day: z.nullable(calendarDaySchema) });
const partSchema = z.object({ value: z.unknown() });

type UndoCall = Call<typeof calendarEndpoints.undoMeals>;

/** What taking back touched: the days to tell of, and the bills to bring in step. */
interface Touched {
  rows: z.output<typeof reservationSchema>[];
  lines: StudentMonth[];
}

const idsOf = (ids: readonly string[]) => ids.map((id) => id.split(' '));

function restorers({ actor, now }: UndoCall, touched: Touched): Record<string, Restorer> {
  const by = { by: actor.managerId, now };
  return {
    reservation: restoring({
      parse: (kept) => reservationSchema.parse(kept),
      async read(tx, ids) {
        const students = idsOf(ids).map(([id]) => studentIdSchema.parse(id));
        await lockStudents(tx, [...new Set(students)]);
        const rows = await readRows(tx, [...new Set(students)], [...new Set(idsOf(ids).map(([, date]) => calendarDaySchema.parse(date)))]);
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
    }),
    'deposit-entry': restoring({
      parse: (kept) => lineSchema.parse(kept),
      read: async (tx, ids) => new Map((await lockStandingLines(tx, ids.map((id) => depositEntryIdSchema.parse(id)))).map((line) => [line.id, line])),
      async write(tx, changes) {
        const ids = changes.map(({ id }) => depositEntryIdSchema.parse(id));
        const lines = await lockStandingLines(tx, ids);
        await voidLines(tx, ids, { ...by, reason: calendarTexts.undone });
        touched.lines.push(...lines);
      },
      label: ({ month }) => month,
    }),
    'meal-closing': restoring({
      parse: (kept) => keptClosingSchema.parse(kept),
      read: async (tx, ids) => new Map((await lockClosings(tx, [...new Set(idsOf(ids).map(([date]) => calendarDaySchema.parse(date)))])).map((row) => [closingId(row), row])),
      async write(tx, changes) {
        await writeClosings(tx, changes.flatMap(({ value }) => value ?? []), by);
        await deleteClosings(tx, changes.filter(({ value }) => value === null).map(({ id }) => keptClosingSchema.parse({ date: id.split(' ')[0], meal: id.split(' ')[1], cause: 'OTHER', note: '' })));
      },
      label: ({ date }) => formatDay(date),
    }),
    'lunch-settings': restoring({
      parse: (kept) => partSchema.parse(kept),
      async read(tx) {
        await lockLunchSettings(tx);
        return new Map([...settingsParts((await readStoredLunchSettings(tx)).settings)].map(([id, value]) => [id, { value }]));
      },
      async write(tx, changes) {
        if (changes.length === 0) return;
        const { settings, version } = await readStoredLunchSettings(tx);
        if (!(await writeLunchSettings(tx, { settings: lunchSettingsSchema.parse(withParts(settings, changes)), version, ...by }))) throw new Refusal(503, 'busy');
      },
      label: (_, id) => id,
    }),
  };
}

/** Takes back a manager's change of meals or of their rules, once and in its time. What somebody changed since stays and is named. */
export async function undoMeals(db: Db, call: UndoCall): Promise<UndoResult> {
  const { actor, params: { operationId }, now, request } = call;
  return transact(db, async (tx) => {
    const touched: Touched = { rows: [], lines: [] };
    const before = await readStoredLunchSettings(tx);
    const { restored, kept, label } = await undoOperation(tx, { operationId, kinds: ['meals.rules', 'meals.edit'], by: actor.managerId, now }, restorers(call, touched));
    if (label === SETTINGS_LABEL && !can(actor, 'settings.write')) throw new Refusal(403, 'no-right', { text: missingRightText('settings.write', actor.role) });
    const after = await readStoredLunchSettings(tx);
    await writeStatuses(tx, [...touched.lines, ...touched.rows.map(({ studentId, date }) => ({ studentId, month: monthOf(date) }))], after.settings);
    await auditManager(tx, { actor, request }, { action: 'undo-meals', entity: 'operations', entityId: operationId, subject: label, after: { restored, kept: kept.length } });
    await tellChange(tx, { ...touched, settings: after.version !== before.version });
    return { restored, kept };
  });
}
