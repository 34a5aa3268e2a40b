import {
  mealChangeDecider,
  mealsByDay,
  type MealsOfDay,
  type Reservation,
  type ReservationChange,
} from '@academy/domain/meals';
import type { StudentId } from '@academy/domain/ids';
import {
  mealOverlapText,
  countOverlaps,
  mealOverlaps,
  type MealOverlap,
  type ScheduleSettings,
  type Timetable,
} from '@academy/domain/schedule';
import { seoulMonth, shiftMonth } from '@academy/domain/time';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@academy/api-client';
import { scheduleResultTexts as texts } from './schedule-texts';
import { toasts } from '../../shared/toasts';
import { useNow } from '../../shared/use-now';
import { saveMeals, scheduleQueries } from './schedule-queries';
import { CHANGE_TOAST } from './use-changes';

/** The meals that a schedule overlaps and that can still be cancelled. */
export interface OverlappedMeals {
  overlaps: readonly MealOverlap[];
  /** The question whether to cancel them too; null when there are none. */
  question: string | null;
}

const mealCount = (overlaps: readonly MealOverlap[]) =>
  overlaps.reduce((sum, overlap) => sum + overlap.meals.length, 0);

/**
 * This and next month's ordered meals beside a schedule. Where they are not known, there is no
 * hint: it is no more than that.
 */
export function useOrderedMeals(
  studentId: StudentId,
  { mealTimes }: Pick<ScheduleSettings, 'mealTimes'>,
) {
  const queryClient = useQueryClient();
  const now = useNow();
  const { data: settings } = useQuery(scheduleQueries.lunchSettings());
  const months = useQueries({
    queries: [0, 1].map((later) =>
      scheduleQueries.meals(studentId, shiftMonth(seoulMonth(now), later)),
    ),
  });
  const ordered = months.flatMap(({ data }) => data ?? []);

  const decide = settings && mealChangeDecider({ settings, now });
  const changeable =
    decide === undefined
      ? []
      : ordered.map((day): Reservation => {
          const open = (meal: 'lunch' | 'dinner') => day[meal] && decide(day.date, meal).allowed;
          return { date: day.date, lunch: open('lunch'), dinner: open('dinner') };
        });

  function overlapped(timetable: Timetable): OverlappedMeals {
    const overlaps = mealOverlaps(timetable, changeable, mealTimes);
    return { overlaps, question: mealOverlapText(countOverlaps(overlaps)) };
  }

  /** Sets the meals of the overlapped days to `wanted`; the days' other meals stay as they are. */
  async function save(overlaps: readonly MealOverlap[], wanted: boolean): Promise<void> {
    const orderedOn = mealsByDay(ordered);
    const changes = overlaps.map(({ date, meals: which }): ReservationChange => {
      const before: MealsOfDay = wanted
        ? { ...orderedOn(date), ...Object.fromEntries(which.map((meal) => [meal, false])) }
        : orderedOn(date);
      return {
        date,
        ...before,
        ...Object.fromEntries(which.map((meal) => [meal, wanted])),
        studentId,
        base: before,
      };
    });
    try {
      const { skipped } = await saveMeals({ params: { studentId }, body: changes });
      const done = mealCount(overlaps) - skipped.length;
      const text = [
        wanted ? texts.mealsBack(done) : texts.mealsCancelled(done),
        skipped.length > 0 && texts.mealsKept(skipped.length),
      ]
        .filter(Boolean)
        .join(' · ');
      const undo = !wanted &&
        done > 0 && { undo: { label: texts.undo, run: () => void save(overlaps, true) } };
      toasts.show({ key: `${CHANGE_TOAST}-meals`, text, tone: 'success', ...undo });
    } catch (error) {
      toasts.show({
        key: `${CHANGE_TOAST}-meals`,
        text: errorText(error, texts.failed.meals),
        tone: 'danger',
      });
    }
    await Promise.all(
      ['meals', 'meal-bill'].map((of) =>
        queryClient.invalidateQueries({ queryKey: [of, studentId] }),
      ),
    );
  }

  return { overlapped, cancel: (overlaps: readonly MealOverlap[]) => save(overlaps, false) };
}

export type OrderedMeals = ReturnType<typeof useOrderedMeals>;
