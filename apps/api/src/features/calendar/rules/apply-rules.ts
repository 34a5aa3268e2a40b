import {
  planCancellation,
  type ClosingChange,
  type EffectResult,
  effectChoiceName,
} from '@academy/domain/calendar';
import type { EffectChoice, LunchSettings } from '@academy/domain/meals';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import type { Won } from '@academy/domain/money';
import type { OperationKind } from '@academy/domain/operations';
import type { Db, Tx } from '../../../db/database';
import { etagOf, stale, versionRead } from '../../../http/writes/if-match';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once, type KeyedCall } from '../../../http/writes/once';
import {
  lockLunchSettings,
  readStoredLunchSettings,
  toEdited,
  writeLunchSettings,
} from '../../../shared/settings/lunch-settings-db';
import {
  auditManager,
  type ManagerEntry,
  type ManagersCall,
} from '../../../shared/audit/manager-audit-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import type { StudentReservation } from '../../../shared/reservations-db';
import { lockStudents } from '../../../shared/students/students-db';
import { applyClosings } from '../closings/closings-db';
import { dropMeals, reservationEntries, settle } from './drop-meals';
import { readEffect } from './effect';
import { settingsEntries } from './settings-parts';
import { notifyMealChange } from '../notify-meal-change';

export interface RulesInput {
  settingsAfter: (before: LunchSettings) => LunchSettings;
  closing?: ClosingChange;
  choice: EffectChoice;
  expected: { mealCount: number; amount: Won };
  action: 'close-meals' | 'open-meals' | 'save-lunch-settings';
  kind: Extract<OperationKind, 'meals.rules' | 'meals.settings'>;
  /** What the operation and the ledger's lines are called. */
  label: string;
}

/** What the log keeps of the rules: of a closing also what happened to the meals it met. */
const notedAfter = (after: LunchSettings, { closing, choice }: RulesInput, count: number) =>
  closing ? { ...after, choice: effectChoiceName(choice), count, note: closing.note } : after;

interface Carried {
  change: { before: LunchSettings; after: LunchSettings };
  mealCount: number;
  /** The meals that were dropped, as they were and as they are. */
  before: readonly StudentReservation[];
  after: readonly StudentReservation[];
  names: ReadonlyMap<StudentId, string>;
}

/** An entry of the log for the rules, and one for each student who lost meals by them. */
function auditOf(
  input: RulesInput,
  { change, mealCount, before, after, names }: Carried,
): ManagerEntry[] {
  const old = groupBy(before, ({ studentId }) => studentId);
  return [
    {
      action: input.action,
      entity: 'lunch-settings',
      entityId: null,
      subject: input.label,
      before: change.before,
      after: notedAfter(change.after, input, mealCount),
    },
    ...[...groupBy(after, ({ studentId }) => studentId)].map(([studentId, rows]) => ({
      action: 'save-meals-for' as const,
      entity: 'reservations',
      entityId: studentId,
      subject: names.get(studentId) ?? '',
      before: { meals: old.get(studentId) ?? [] },
      after: { meals: rows, cause: input.label },
    })),
  ];
}

type RulesCall = KeyedCall<EffectResult> & ManagersCall & Pick<Call<never>, 'reply'>;

/** Writes the change down: as an operation that can be undone, and in the audit log. */
async function recordRules(
  tx: Tx,
  { actor, now, request }: RulesCall,
  input: RulesInput,
  { entries, ...carried }: Carried & { entries: Parameters<typeof recordOperation>[2] },
) {
  const { kind, label, choice, action } = input;
  const undo = await recordOperation(
    tx,
    {
      kind,
      by: actor.managerId,
      at: now,
      label,
      facts: { choice, action, mealCount: carried.mealCount },
    },
    entries,
  );
  await auditManager(tx, { actor, request }, auditOf(input, carried));
  return undo;
}

/**
 * Changes the meal rules in one transaction: students who would lose meals are locked and then the
 * settings, by which a student's save decides; the effect is worked out again under the locks, and
 * only if it is still what the manager saw the choice is carried out. One operation takes all of it
 * back.
 */
export async function applyRules(
  db: Db,
  call: RulesCall,
  input: RulesInput,
): Promise<EffectResult> {
  const { actor, now, request, reply } = call;
  const version = versionRead(request.headers['if-match']);
  if (version === null) throw new Refusal('precondition-missing');
  const { choice, expected, closing, label } = input;
  const result = await once(db, call, async (tx) => {
    const stored = await readStoredLunchSettings(tx);
    if (stored.version !== version) throw stale(toEdited(stored), stored.version);
    const change = {
      before: stored.settings,
      after: input.settingsAfter(stored.settings),
      ...(closing && { closing }),
    };
    const settingsRows = settingsEntries(change.before, change.after);
    // Rules that were never saved can be saved as proposed.
    if (settingsRows.length === 0 && stored.version > 0) throw new Refusal('nothing-changed');

    const seen = await readEffect(tx, change, now);
    const names = await lockStudents(tx, [
      ...new Set(seen.affected.map(({ studentId }) => studentId)),
    ]);
    await lockLunchSettings(tx);
    const { effect, lost, affected, isClosed } = await readEffect(tx, change, now);
    if (effect.mealCount !== expected.mealCount || effect.amount !== expected.amount)
      throw new Refusal('effect-changed', { extra: { effect } });

    const written = await writeLunchSettings(tx, {
      settings: change.after,
      version,
      by: actor.managerId,
      now,
    });
    const settings = await readStoredLunchSettings(tx);
    if (!written) throw stale(toEdited(settings), settings.version);
    const closings = closing ? await applyClosings(tx, closing, { by: actor.managerId, now }) : [];
    const plan = planCancellation({ lost, affected, isClosed }, choice);
    const { before, after } = await dropMeals(tx, plan.drops, now);
    const booked = await settle(tx, {
      rows: after,
      lines: plan.lines,
      settings: change.after,
      by: actor.managerId,
      now,
      note: label,
    });

    const { mealCount } = effect;
    const undo = await recordRules(tx, call, input, {
      change,
      mealCount,
      before,
      after,
      names,
      entries: [...settingsRows, ...closings, ...reservationEntries(before, after), ...booked],
    });
    await notifyMealChange(tx, { rows: after, lines: plan.lines, settings: true });
    return { settings: toEdited(settings), effect, undo };
  });
  reply.header('etag', etagOf(result.settings.version));
  return result;
}
