import type { ManagerId } from '@academy/domain/ids';
import {
  cutoffShapeOf,
  cutoffText,
  decideMealServed,
  mealName,
  meals,
  type Meal,
  type LunchSettings,
} from '@academy/domain/meals';
import type { MenuRow } from '@academy/domain/menus';
import { formatWon } from '@academy/domain/money';
import {
  dayOfMonth,
  formatDay,
  formatDayRange,
  formatMonth,
  instantAt,
  monthOf,
  seoulDay,
  seoulMonth,
  shiftDay,
  shiftMonth,
  weekdayOf,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import type { news } from '../../schema';
import { dishesOf, menuLine, menus, type Tray } from './menus';
import { oldPrices } from './settings';

export interface DemoNotice {
  notice: typeof news.$inferInsert;
  /** Which of the `menus` its picture shows. */
  menu: number;
}

const menuAt = (index: number): Tray => {
  const menu = menus[index % menus.length];
  if (!menu) throw new RangeError(`no menu ${index}`);
  return menu;
};

/** Next week's too: it appears by itself on Friday at four. */
const WEEKS = [-5, -4, -3, -2, -1, 0, 1];
const MONTHS = [-2, -1, 0, 1];

/** Monday to Saturday, with their place among the trays. */
const weekFrom = (monday: CalendarDay, first: number) =>
  [0, 1, 2, 3, 4, 5].map((offset) => ({
    date: shiftDay(monday, offset),
    trays: { lunch: menuAt(first + offset * 2), dinner: menuAt(first + offset * 2 + 1) },
  }));

/** Whether a meal is served, also in months that the settings do not know. */
const isServed = (settings: LunchSettings, date: CalendarDay, meal: Meal) =>
  decideMealServed({
    settings: { ...settings, applyStartDate: null, applyEndDate: null },
    date,
    meal,
  }).allowed;

const weekMenu = (monday: CalendarDay, first: number, settings: LunchSettings): MenuRow[] =>
  weekFrom(monday, first).flatMap(({ date, trays }) =>
    meals
      .filter((meal) => isServed(settings, date, meal))
      .map((meal) => ({ date, meal, dishes: dishesOf(trays[meal]) })),
  );

/**
 * The menu of a week, Monday to Saturday. Days of other months than the settings know are served as
 * the weekday says.
 */
function weekText(monday: CalendarDay, first: number, settings: LunchSettings): string {
  return weekFrom(monday, first)
    .map(({ date, trays }) => {
      const lines = meals
        .filter((meal) => isServed(settings, date, meal))
        .map((meal) => `${mealName(meal)}  ${menuLine(trays[meal])}`);
      return [formatDay(date), ...(lines.length > 0 ? lines : ['도시락을 쉬어요.'])].join('\n');
    })
    .join('\n\n');
}

function monthText(
  month: CalendarMonth,
  { lunchPrice, dinnerPrice }: Pick<LunchSettings, 'lunchPrice' | 'dinnerPrice'>,
  settings: LunchSettings,
): string {
  return [
    `${formatMonth(month)} 도시락 신청을 받아요.`,
    `점심 ${formatWon(lunchPrice)} · 저녁 ${formatWon(dinnerPrice)}이에요.`,
    `신청은 ${cutoffText(cutoffShapeOf(settings, 'lunch'))}까지 바꿀 수 있어요.`,
    `입금 기간은 ${formatDayRange(dayOfMonth(month, settings.depositStartDay ?? 1), dayOfMonth(month, settings.depositEndDay ?? 31))}이에요.`,
    '못 먹는 음식이나 알레르기가 있으면 데스크에 알려 주세요.',
  ].join('\n');
}

/** Seven weekly menus and four monthly notices, each with its own picture. */
export function demoNotices(
  now: Date,
  settings: LunchSettings,
  createdBy: ManagerId,
): DemoNotice[] {
  const today = seoulDay(now);
  const thisMonday = shiftDay(today, -((weekdayOf(today) + 6) % 7));
  const present = seoulMonth(now);
  const notice = (title: string, content: string, publishedAt: Date) => ({
    title,
    content,
    publishedAt,
    createdBy,
    createdAt: now,
    updatedAt: now,
  });

  const weekly = WEEKS.map((offset, index) => {
    const monday = shiftDay(thisMonday, offset * 7);
    const title = `${formatDayRange(monday, shiftDay(monday, 5))} 식단`;
    return {
      menu: index,
      notice: {
        ...notice(title, weekText(monday, index, settings), instantAt(shiftDay(monday, -3), 16)),
        category: 'MENU' as const,
        month: monthOf(monday),
        menu: weekMenu(monday, index, settings),
      },
    };
  });
  const monthly = MONTHS.map((offset, index) => {
    const month = shiftMonth(present, offset);
    const content = monthText(month, month < present ? oldPrices : settings, settings);
    return {
      menu: WEEKS.length + index,
      notice: notice(
        `${formatMonth(month)} 도시락 신청 안내`,
        content,
        instantAt(dayOfMonth(shiftMonth(month, -1), 20), 10),
      ),
    };
  });
  return [...weekly, ...monthly];
}
