import { actionsOn, type ActionsByTopic, type Facts, type Noted } from '../audit-actions/action';
import {
  because,
  daysIn,
  daysText,
  NAMED,
  numberIn,
  textIn,
  undone,
  wordOf,
} from '../audit-actions/tails';
import { lunchSettingsFields, mealFields, mealRuleFields } from '../meals/fields';
import { isCalendarDay } from '../time/calendar-day';
import { effectChoiceName } from './calendar-texts';
import { mealChangeFields } from './fields';

const LISTS = { 점심: 'disabledLunchDates', 저녁: 'disabledDinnerDates' } as const;

/** Which meals of which days are in the one list and not in the other: `11월 24일 (화) 점심·저녁`. */
function mealsBetween(from: Facts, to: Facts): string {
  const added = Object.entries(LISTS).map(([meal, list]) => {
    const known = new Set(daysIn(from, list));
    return { meal, days: daysIn(to, list).filter((date) => !known.has(date)) };
  });
  const [lunch, dinner] = added.map(({ days }) => daysText(days));
  if (lunch === dinner && lunch !== '') return `${lunch} 점심·저녁`;
  return added
    .filter(({ days }) => days.length > 0)
    .map(({ meal, days }) => `${daysText(days)} ${meal}`)
    .join(', ');
}

/** `83건 이월`: what happened to the meals that were ordered. */
function choiceText(after: Facts): string {
  const [choice, count] = [textIn(after, 'choice'), numberIn(after, 'count')];
  if (count === undefined || count === 0) return count === 0 ? '' : choice;
  const ends: Readonly<Record<string, string>> = {
    [effectChoiceName('keep')]: '유지',
    [effectChoiceName('cancel')]: '취소',
    [effectChoiceName('carry-over')]: '이월',
  };
  return `${count}건 ${ends[choice] ?? choice}`;
}

/** Days that became closed or open, and what happened to their meals; `otherwise` without any. */
const closing = (
  what: (noted: Noted) => string,
  { verb, otherwise }: { verb: string; otherwise: string },
) => ({
  text: (noted: Noted) => (what(noted) === '' ? otherwise : `${what(noted)}{을/를} ${verb}`),
  tail: (noted: Noted) =>
    what(noted) === '' ? undefined : [choiceText(noted.after), textIn(noted.after, 'note')],
});

/** Which meals became which, and why another user changed them. */
function mealsFor(noted: Noted): readonly string[] | undefined {
  const days = noted.changes().filter(({ field }) => isCalendarDay(field));
  if (days.length === 0) return undefined;
  const reasons = [wordOf(noted, 'cause'), textIn(noted.after, 'note')];
  return [
    ...days.slice(0, NAMED).map((day) => `${day.label} ${day.before} → ${day.after}`),
    days.length > NAMED ? `외 ${days.length - NAMED}일` : '',
    because(reasons.filter(Boolean).join(', ')),
  ];
}

export const calendarActions = {
  meals: actionsOn([mealFields, mealChangeFields], {
    'save-meals-for': { text: '{subject} 학생의 도시락을 대신 바꿨습니다', tail: mealsFor },
    'undo-meals': { text: '도시락 변경을 되돌렸습니다 ({subject})', tail: undone },
  }),
  settings: actionsOn([lunchSettingsFields, mealChangeFields, mealRuleFields], {
    'close-meals': closing(({ before, after }) => mealsBetween(before, after), {
      verb: '닫았습니다',
      otherwise: '도시락 휴무를 정했습니다',
    }),
    'open-meals': closing(({ before, after }) => mealsBetween(after, before), {
      verb: '다시 열었습니다',
      otherwise: '도시락 휴무를 풀었습니다',
    }),
  }),
} satisfies ActionsByTopic;
