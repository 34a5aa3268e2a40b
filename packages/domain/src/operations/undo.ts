import type { Right } from '../rights/rights';
import type { OperationRefusal } from './operation-texts';

/** What can be taken back, each kind for its own time. */
export const OPERATION_KINDS = [
  'meals.rules',
  'meals.settings',
  'meals.edit',
  'meals.prices',
  'deposits.change',
  'deposits.statement',
  'months.close',
  'students.edit',
  'students.create',
  'students.status',
  'students.delete',
  'students.import',
  'students.erasure',
  'attendance.fill',
  'attendance.close',
  'reports.remark',
  'schedules.change',
  'reasons.change',
  'points.issue',
  'points.change',
  'mocks.change',
  'mocks.exam',
  'mocks.seats',
  'mocks.results',
  'news.change',
  'settings.change',
  'points.settings',
  'accounts.change',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** The right that taking back needs: that of the write itself. */
export const undoRight: Readonly<Record<OperationKind, Right>> = {
  'meals.rules': 'meals.write',
  'meals.settings': 'settings.write',
  'meals.edit': 'meals.write',
  'meals.prices': 'settings.write',
  'deposits.change': 'deposits.write',
  'deposits.statement': 'deposits.write',
  'months.close': 'months.close',
  'students.edit': 'students.write',
  'students.create': 'students.write',
  'students.status': 'students.write',
  'students.delete': 'students.write',
  'students.import': 'students.write',
  'students.erasure': 'students.erase',
  'attendance.fill': 'attendance.write',
  'attendance.close': 'attendance.write',
  'reports.remark': 'attendance.write',
  'schedules.change': 'attendance.write',
  'reasons.change': 'attendance.write',
  'points.issue': 'points.write',
  'points.change': 'points.write',
  'mocks.change': 'mocks.write',
  'mocks.exam': 'mocks.write',
  'mocks.seats': 'mocks.write',
  'mocks.results': 'mocks.write',
  'news.change': 'news.write',
  'settings.change': 'settings.write',
  'points.settings': 'points.write',
  'accounts.change': 'accounts.manage',
};

/** How long an ordinary write can be taken back, in minutes (되돌리기 10분). */
export const UNDO_MINUTES = 10;
/** The large ones, whose mistakes show later: an import and a change of the meal rules. */
export const LONG_UNDO_MINUTES = 24 * 60;

const LONG: readonly OperationKind[] = [
  'students.import',
  'deposits.statement',
  'meals.rules',
  'meals.settings',
];

/** The instant from which a write can no longer be taken back. */
export const undoDeadline = (kind: OperationKind, at: Date): Date =>
  new Date(at.getTime() + (LONG.includes(kind) ? LONG_UNDO_MINUTES : UNDO_MINUTES) * 60_000);

export type UndoDecision = { allowed: true } | { allowed: false; reason: OperationRefusal };

/**
 * Whether a write can be taken back now: once, and before its time is over (at the deadline itself
 * it is too late). See docs/product/common.md#taking-back.
 */
export function decideUndo({
  kind,
  at,
  undoneAt,
  now,
}: {
  kind: OperationKind;
  at: Date;
  undoneAt: Date | null;
  now: Date;
}): UndoDecision {
  if (undoneAt !== null) return { allowed: false, reason: 'already-undone' };
  return now < undoDeadline(kind, at)
    ? { allowed: true }
    : { allowed: false, reason: 'undo-too-late' };
}

/** What one write did to one thing. Null: it was not there. */
export interface OperationRow<Value> {
  id: string;
  before: Value | null;
  after: Value | null;
}

export interface UndoPlan<Value> {
  /** Things to bring back to `value`; null removes them again. */
  restore: { id: string; value: Value | null }[];
  /** Records no longer as the write left them: a later change wins. */
  kept: string[];
}

/**
 * Decides what taking back a write restores. Of a thing that the write touched twice, the first
 * `before` and the last `after` count. `same` compares what is there now with what the write left.
 * A later change is never overwritten.
 */
export function planUndo<Value>(
  rows: readonly OperationRow<Value>[],
  current: (id: string) => Value | null,
  same: (a: Value | null, b: Value | null) => boolean,
): UndoPlan<Value> {
  const whole = new Map<string, OperationRow<Value>>();
  for (const row of rows) whole.set(row.id, { ...row, before: (whole.get(row.id) ?? row).before });
  const plan: UndoPlan<Value> = { restore: [], kept: [] };
  for (const { id, before, after } of whole.values()) {
    const now = current(id);
    if (same(now, before)) continue;
    if (same(now, after)) plan.restore.push({ id, value: before });
    else plan.kept.push(id);
  }
  return plan;
}
