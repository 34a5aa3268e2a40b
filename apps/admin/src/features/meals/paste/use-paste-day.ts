import { ApiError, errorText } from '@academy/api-client';
import {
  calendarTexts,
  mayPickUp,
  PASTED_ACTIONS,
  planPastedMeals,
  readPastedMeals,
  type PastedAction,
  type PlannedMeals,
} from '@academy/domain/calendar';
import type { StudentChoice } from '@academy/domain/identity';
import type { Meal, SameDay } from '@academy/domain/meals';
import { useMemo, useState } from 'react';
import { api } from '../../../shared/api';
import type { MealReason } from '../../../shared/meals/meal-reason-fields';
import { usePasted } from '../../../shared/pasting/paste-area';
import { whyNotYet } from '../../../shared/pasting/pasted-problems';
import { toasts } from '../../../shared/toasts';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { usePickUps } from '../pick-up/use-pick-ups';
import { sameDayQueries } from '../same-day-queries';
import { sameDayTexts, tickedText } from '../same-day-texts';
import { shownIn, type MealFilter } from '../same-day-view';
import { pasteDayTexts as texts } from './paste-texts';

export interface PasteDayProps {
  sameDay: SameDay;
  /** What the list shows: one meal alone is the one that is meant. */
  meal: MealFilter;
  now: Date;
  students: readonly StudentChoice[];
  onClose: () => void;
}

type Change = Pick<PlannedMeals, 'studentId' | 'changes'>;

/** Ticks what was read, with the way back: as a press on every tick would. */
function useTicks({ date }: SameDay) {
  const { tick } = usePickUps(date);
  return (rows: readonly Change[]) => {
    const ticks = rows.flatMap(({ studentId, changes }) =>
      studentId === null ? [] : changes.map((meal) => ({ studentId, meal, pickedUp: true })),
    );
    tick(ticks);
    toasts.show({
      text: tickedText(ticks.length, true),
      tone: 'success',
      undo: {
        label: sameDayTexts.undo,
        run: () => tick(ticks.map((one) => ({ ...one, pickedUp: false }))),
      },
    });
  };
}

/** Adds or cancels what was read in one write, all or none. */
function useMealsOfDay({ date, rows: listed }: SameDay, onDone: () => void) {
  const { offer } = useUndo(sameDayQueries.all);
  return useWrite({
    name: `save pasted meals of ${date}`,
    send: ({
      rows,
      action,
      reason,
    }: {
      rows: readonly Change[];
      action: Exclude<PastedAction, 'pick-up'>;
      reason: MealReason;
    }) => {
      const byStudent = new Map<string, Meal[]>();
      for (const { studentId, changes } of rows)
        if (studentId !== null && changes.length > 0)
          byStudent.set(studentId, [...(byStudent.get(studentId) ?? []), ...changes]);
      return api.saveMealsOfDay({
        params: { date },
        body: {
          entries: [...byStudent].map(([studentId, changes]) => {
            const row = listed.find((one) => one.studentId === studentId);
            const base = { lunch: row?.lunch ?? false, dinner: row?.dinner ?? false };
            const after = (meal: Meal) => (changes.includes(meal) ? action === 'add' : base[meal]);
            return { studentId, base, lunch: after('lunch'), dinner: after('dinner') };
          }),
          ...reason,
          note: reason.note.trim(),
        },
      });
    },
    reads: sameDayQueries.all,
    onSuccess: ({ changed, undo }, { action }) => {
      toasts.show({ text: texts.saved(action, changed), tone: 'success', ...offer(undo) });
      onDone();
    },
  });
}

/** A pasted list of a day: what it says, what it will do, and doing it. */
export function usePasteDay({ sameDay, meal, now, students, onClose }: PasteDayProps) {
  const pasted = usePasted();
  const ahead = !mayPickUp(sameDay.date, now);
  const actions = PASTED_ACTIONS.filter((one) => !ahead || one !== 'pick-up');
  const [action, setAction] = useState<PastedAction>(ahead ? 'add' : 'pick-up');
  const [usual, setUsual] = useState<Meal[]>(() => (meal === 'all' ? [] : shownIn(meal)));
  const [reason, setReason] = useState<MealReason>({
    cause: 'REQUEST',
    settlement: 'none',
    note: '',
  });
  const { text, picks, leavesOut } = pasted;
  const read = useMemo(() => readPastedMeals(text, { students, usual }), [text, students, usual]);
  const rows = useMemo(
    () => planPastedMeals(read, { action, sameDay, picks }),
    [read, action, sameDay, picks],
  );
  const changes = rows.reduce((sum, row) => sum + row.changes.length, 0);
  const tick = useTicks(sameDay);
  const saving = useMealsOfDay(sameDay, onClose);
  const late = now >= new Date(sameDay.cutoffAt);
  const writes = action !== 'pick-up';
  const refused = saving.error instanceof ApiError ? saving.error.errors : undefined;
  const needsMeal = rows.some(
    ({ meals, problem, cells }) => meals.length === 0 && problem === null && cells.length === 0,
  );
  const noteMissing =
    writes && late && reason.note.trim() === '' ? calendarTexts.noteMissing : undefined;
  return {
    pasted,
    actions,
    action,
    setAction: (next: string) =>
      setAction((before) => actions.find((one) => one === next) ?? before),
    usual,
    setUsual,
    reason,
    setReason,
    late,
    rows,
    changes,
    noteError: refused?.note,
    saving: saving.isPending,
    failure:
      refused?.entries ??
      (saving.error && !refused ? errorText(saving.error, texts.failed) : undefined),
    blocked: needsMeal ? texts.pickMeal : (whyNotYet(rows, { leavesOut, changes }) ?? noteMissing),
    save() {
      if (action !== 'pick-up') return saving.run({ rows, action, reason });
      tick(rows);
      onClose();
    },
  };
}
