import { meals, mealsByDay, type MealPlan, type Reservation } from '@academy/domain/meals';
import { mealsTexts } from '../meals-texts';
import { toasts } from '../../../shared/toasts';
import type { MealGridDay } from '../grid-day';
import { EDIT_TOAST, type MealEdit } from './meal-edit';
import type { MealOutbox } from './meal-outbox';

/** Several edits at once, and how many meals were left alone because they cannot be changed now. */
export interface MealEdits {
  edits: MealEdit[];
  skipped: number;
}

/** The edits of a plan. */
export function editOfPlan({ changes, skipped }: Pick<MealPlan, 'changes' | 'skipped'>): MealEdits {
  return {
    edits: changes.flatMap((change) =>
      meals
        .filter((meal) => change.base === undefined || change[meal] !== change.base[meal])
        .map((meal) => ({ date: change.date, meal, value: change[meal] })),
    ),
    skipped: skipped.filter(({ reason }) => reason !== 'already-applied').length,
  };
}

/**
 * A tap on a weekday's name: both meals of all its open days on, or off when all of them are on
 * already. `weekday` counts from 0, Sunday.
 */
export function editOfWeekday(days: readonly MealGridDay[], weekday: number): MealEdits {
  const cells = days
    .filter((day) => day.inMonth && day.weekday === weekday)
    .flatMap(({ date, meals: cellsOf }) => meals.map((meal) => ({ date, meal, ...cellsOf[meal] })));
  const open = cells.filter(({ lockReason }) => lockReason === undefined);
  const value = open.some(({ selected }) => !selected);
  const differing = (cell: { selected: boolean }) => cell.selected !== value;
  return {
    edits: open.filter(differing).map(({ date, meal }) => ({ date, meal, value })),
    skipped: cells.filter((cell) => cell.lockReason !== undefined && differing(cell)).length,
  };
}

/** The inverse of edits: the values before them. */
export function inverseOf(edits: readonly MealEdit[], before: readonly Reservation[]): MealEdit[] {
  const presentOn = mealsByDay(before);
  return edits.map(({ date, meal }) => ({ date, meal, value: presentOn(date)[meal] }));
}

function changedText(edits: readonly MealEdit[]): string {
  const applied = edits.filter(({ value }) => value).length;
  const dropped = edits.length - applied;
  if (dropped === 0) return mealsTexts.appliedToast(applied);
  return applied === 0
    ? mealsTexts.droppedToast(dropped)
    : mealsTexts.changedToast(applied, dropped);
}

const isOfSameMeal = (one: MealEdit, other: MealEdit) =>
  one.date === other.date && one.meal === other.meal;

/** So long a change of several meals can be taken back where it is said; later in ⋯. */
const UNDO_MS = 20_000;

/**
 * What the student can do to the shown month; nothing before it was read. Whatever changes more
 * than one meal says how many, and can be taken back. `current` answers what is there at the
 * moment of the edit, so that the same editor serves however often the month changes.
 */
export function monthEditor(
  outbox: Pick<MealOutbox, 'add'>,
  current: () => readonly Reservation[] | undefined,
) {
  let last: { text: string; run: () => void; without: (edit: MealEdit) => void } | undefined;

  function keepUndo(edits: readonly MealEdit[], back: readonly MealEdit[]): void {
    if (edits.length === 0) {
      last = undefined;
      return;
    }
    last = {
      text: changedText(edits),
      run() {
        last = undefined;
        outbox.add(back);
      },
      // What was decided since stays decided.
      without: (edit) =>
        keepUndo(
          edits.filter((one) => !isOfSameMeal(one, edit)),
          back.filter((one) => !isOfSameMeal(one, edit)),
        ),
    };
  }

  function offerUndo(edits: readonly MealEdit[], back: readonly MealEdit[], skipped: number): void {
    keepUndo(edits, back);
    if (!last) return;
    const note = skipped > 0 ? ` · ${mealsTexts.skippedNote(skipped)}` : '';
    toasts.show({
      key: EDIT_TOAST,
      text: `${last.text}${note}`,
      undo: { label: mealsTexts.undo, run: last.run },
      durationMs: UNDO_MS,
    });
  }

  function apply({ edits, skipped }: MealEdits): void {
    if (edits.length === 0) {
      toasts.show({ key: EDIT_TOAST, text: mealsTexts.nothingToChange });
      return;
    }
    const back = inverseOf(edits, current() ?? []);
    outbox.add(edits);
    offerUndo(edits, back, skipped);
  }

  return {
    /** The newest change of several meals, while it was not taken back. */
    lastOfSeveral: () => last,

    /**
     * One tap: no message, the chip itself shows it. What several did before is said no more: it is
     * taken back in ⋯, but for this meal.
     */
    tap(edit: MealEdit): void {
      outbox.add([edit]);
      toasts.withdraw(EDIT_TOAST);
      last?.without(edit);
    },

    /** Several at once: a weekday, quick-add. */
    apply,

    /** What the domain plans for the month as it is then: select-all. */
    plan: (make: (current: readonly Reservation[]) => MealPlan): void =>
      apply(editOfPlan(make(current() ?? []))),

    /**
     * The end of a gesture that has painted its meals one by one already; `back` is what was there
     * before.
     */
    painted(edits: readonly MealEdit[], back: readonly MealEdit[]): void {
      if (edits.length > 1) offerUndo(edits, back, 0);
    },
  };
}

export type MonthEditor = ReturnType<typeof monthEditor>;
