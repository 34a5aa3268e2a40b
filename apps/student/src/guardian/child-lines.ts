import { visitState, type Outing } from '@academy/domain/attendance';
import type { GuardianChild } from '@academy/domain/guardians';
import { mealName, meals as allMeals } from '@academy/domain/meals';
import { formatClock } from '@academy/domain/time';
import { guardianTexts as texts } from './guardian-texts';

const joined = (parts: readonly (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(' · ');

const outingText = ({ from, to }: Outing) => texts.out(from, to ?? '');

/** When the child came, was out and went. */
export function visitLine({ attendance }: Pick<GuardianChild, 'attendance'>): string {
  const visit = attendance?.visit ?? null;
  if (visitState(visit) === 'not-here') return texts.notYet;
  return joined([
    visit?.arrivedAt && texts.arrived(visit.arrivedAt),
    ...(visit?.outings ?? []).map(outingText),
    visit?.leftAt && texts.left(visit.leftAt),
  ]);
}

/** Which meals the child has today, and when they were handed out. */
export function mealsLine({ meals }: Pick<GuardianChild, 'meals'>): string {
  const said = allMeals.map((meal) => {
    const { ordered, pickedUpAt } = meals?.[meal] ?? { ordered: false, pickedUpAt: null };
    if (pickedUpAt !== null)
      return texts.pickedUp(mealName(meal), formatClock(new Date(pickedUpAt)));
    return ordered && texts.ordered(mealName(meal));
  });
  return joined(said) || texts.noMeals;
}

/** The days of the month on which something was other than present, newest first. */
export const unusualDays = ({ days }: Pick<GuardianChild, 'days'>) =>
  days.filter(({ status }) => status !== 'PRESENT');

/** How many days of the month the child was there, late, gone early and absent. */
export function dayCounts({ days }: Pick<GuardianChild, 'days'>) {
  const count = (status: string) => days.filter((day) => day.status === status).length;
  return {
    present: days.length - count('ABSENT'),
    late: count('LATE'),
    leftEarly: count('EARLY_LEAVE'),
    absent: count('ABSENT'),
  };
}
