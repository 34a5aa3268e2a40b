import { mealName, type Cutoff } from '../../meals';
import { allergenNames, allergensToAvoid, unreadDishes, type MenuRow } from '../../menus';
import { fill } from '../../text/fill';
import { formatClock, formatDay, type CalendarDay } from '../../time';
import { pushTexts as texts } from './push-texts';

/** Title and text of a notification. */
export interface PushWords {
  title: string;
  body: string;
}

/** A phone shows about so many, and a notification carries 4 kB at most. */
const DISHES = 8;
const UNREAD = 3;

function dishesOf({ dishes }: MenuRow): string {
  const shown = dishes
    .slice(0, DISHES)
    .map(({ name }) => name)
    .join(', ');
  const more = dishes.length - DISHES;
  return more > 0 ? fill(texts.more, { dishes: shown, count: more }) : shown;
}

/**
 * A day's menu, with the dishes that a student with these allergens must not eat. Numbers that were
 * not read concern also whose allergy managers wrote in words (`allergic`).
 */
export function menuWords(
  date: CalendarDay,
  menu: readonly MenuRow[],
  { allergens, allergic }: { allergens: readonly number[]; allergic: boolean },
): PushWords {
  const avoided = menu
    .flatMap(({ dishes }) => dishes)
    .flatMap((dish) => {
      const own = allergensToAvoid(dish, allergens);
      return own.length === 0
        ? []
        : [fill(texts.dish, { dish: dish.name, allergens: allergenNames(own) })];
    });
  const unread = allergic || allergens.length > 0 ? unreadDishes(menu) : [];
  return {
    title: fill(texts.menu, { day: formatDay(date) }),
    body: [
      ...(avoided.length > 0
        ? [fill(texts.allergens, { dishes: avoided.slice(0, DISHES).join(', ') })]
        : []),
      ...(unread.length > 0
        ? [fill(texts.unread, { dishes: unread.slice(0, UNREAD).join(', ') })]
        : []),
      ...menu.map((row) => fill(texts.meal, { meal: mealName(row.meal), dishes: dishesOf(row) })),
    ].join('\n'),
  };
}

/** The days that close, and when. */
export function cutoffWords({ closesAt, closing }: Cutoff): PushWords {
  const days = [...new Set(closing.map(({ date }) => date))];
  const [first] = days;
  const named = first === undefined ? '' : formatDay(first);
  return {
    title: texts.cutoff,
    body: fill(texts.cutoffBody, {
      days: days.length > 1 ? fill(texts.cutoffDays, { first: named, count: days.length }) : named,
      time: formatClock(closesAt),
    }),
  };
}

/** That a request was answered and how; why is read in the app. */
export const answerWords = (
  kind: 'schedule-answer' | 'reason-answer',
  approved: boolean,
): PushWords => ({
  title: texts[kind][approved ? 'approved' : 'rejected'],
  body: texts[kind].body,
});

export const seatFreeWords: PushWords = texts['seat-free'];
/** Neither the academy's word for a penalty nor its score: others may see the phone. */
export const confirmationWords: PushWords = texts['point-confirmation'];
export const resultsOutWords: PushWords = texts['results-out'];

/** Until when an exam can be registered for. */
export const examClosingWords = (title: string, last: CalendarDay): PushWords => ({
  title: texts['exam-closing'].title,
  body: fill(texts['exam-closing'].body, { title, day: formatDay(last) }),
});
/** Which exam is tomorrow, until when to be in the room or when it begins, and where. */
export const examDayWords = (title: string, facts: readonly (string | null)[]): PushWords => ({
  title: texts['exam-day'].title,
  body: [title, ...facts].filter(Boolean).join(' · '),
});
