import {
  auditSentence,
  changesBetween,
  topicOfAction,
  type AuditEntry,
  type WordingOptions,
} from '@academy/domain/audit';
import { periodsOn } from '@academy/domain/attendance';
import { auditIdSchema, type StudentId } from '@academy/domain/ids';
import * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { readAttendanceSettings } from '../../shared/settings/kept-settings';
import { readNames, type AuditRow } from './audit-log-db';

const ticksSchema = z.array(z.looseObject({ studentId: z.string() }));
const ticksIn = ({ action, after }: AuditRow) =>
  action === 'save-pick-ups' ? (ticksSchema.safeParse(after).data ?? []) : [];

const cellsSchema = z.looseObject({ cells: z.array(z.unknown()) });
const namesPeriods = ({ after }: AuditRow) => cellsSchema.safeParse(after).success;

/** A row of the log in words. */
function toEntry(row: AuditRow, options: WordingOptions): AuditEntry {
  const {
    id,
    at,
    actorKind,
    actorName,
    role,
    action,
    entity,
    entityId,
    subject,
    before,
    after,
    ip,
    device,
  } = row;
  return {
    id: auditIdSchema.parse(id),
    at: at.toISOString(),
    actorKind,
    actorName: actorKind === 'system' ? '' : actorName,
    role,
    action,
    topic: topicOfAction(action) ?? null,
    entity,
    entityId,
    subject,
    sentence: auditSentence({ actorKind, actorName, action, subject, before, after }, options),
    changes: changesBetween(before, after, { ...options, action }),
    ip,
    device,
  };
}

/**
 * Rows in words. Ticks in the log know students by id alone, so that an erased name is nowhere;
 * whose they are is looked up here. `only`: of entries about several students this one's part.
 */
export async function toEntries(
  db: Db,
  rows: readonly AuditRow[],
  { only, ...options }: WordingOptions & { only?: StudentId | undefined },
): Promise<AuditEntry[]> {
  const ticksOf = (row: AuditRow) =>
    ticksIn(row).filter(({ studentId }) => only === undefined || studentId === only);
  const names = await readNames(db, [
    ...new Set(rows.flatMap(ticksOf).map(({ studentId }) => studentId)),
  ]);
  const settings = rows.some(namesPeriods) ? await readAttendanceSettings(db) : null;
  const wording: WordingOptions = {
    ...options,
    ...(settings && { periodsOn: (date) => periodsOn(date, settings, null) }),
  };
  return rows.map((row) => {
    const ticks = ticksOf(row).map((tick) => ({ ...tick, name: names.get(tick.studentId) }));
    return toEntry(ticks.length === 0 ? row : { ...row, after: ticks }, wording);
  });
}
