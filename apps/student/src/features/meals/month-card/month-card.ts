import {
  billRest,
  mealName,
  meals,
  mealsByDay,
  type Invoice,
  type Meal,
  type MealBill,
  type MealsOfDay,
  type Reservation,
} from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import {
  daysOfMonth,
  dayOfMonth,
  formatMoment,
  monthNumberOf,
  weekdayOf,
  yearOf,
  type CalendarMonth,
  type Weekday,
} from '@academy/domain/time';
import { invoiceTexts } from '../../../shared/invoice-texts';
import { monthCardTexts as texts } from '../sheet-texts';

export interface CardLine {
  label: string;
  value: string;
}

/** What a month's card shows, in words and numbers. */
export interface MonthCard {
  title: string;
  owner: string;
  /** Undefined until it is loaded. */
  status: { text: string; of: MealBill['depositStatus'] } | undefined;
  counts: Record<Meal, number>;
  /** Of the 1st: it says where the month begins in its first week. */
  firstWeekday: Weekday;
  /** Each day of the month from the 1st. */
  days: MealsOfDay[];
  costs: CardLine[];
  total: CardLine;
  /** What was paid, and what is left. */
  paid: CardLine[];
  /** Whose academy it is, and when it was so. */
  foot: string;
}

export interface MonthCardProps {
  month: CalendarMonth;
  invoice: Invoice;
  bill: MealBill | undefined;
  current: readonly Reservation[];
  studentName: string;
  /** Empty while it is not known. */
  academyName: string;
  now: Date;
}

/**
 * Without the reasons of discounts, and without the account: a card goes to others than those who
 * pay.
 */
function paidLines(invoice: Invoice, money: MealBill['money']): CardLine[] {
  if (!money) return [];
  const amount = money.adjustments.reduce((sum, one) => sum + one.amount, 0);
  const adjustments = amount === 0 ? [] : [{ amount, reason: '' }];
  const { lines, rest } = billRest(invoice.total, { ...money, adjustments });
  return [...lines, rest].map((line) => ({ label: line.label, value: formatWon(line.amount) }));
}

export function monthCardOf({
  month,
  invoice,
  bill,
  current,
  studentName,
  academyName,
  now,
}: MonthCardProps): MonthCard {
  const on = mealsByDay(current);
  const unpriced = bill?.pricesSet === false;
  const costs = meals
    .filter((meal) => invoice[meal].count > 0)
    .map((meal) => ({
      label: texts.line(mealName(meal), invoice[meal].count),
      value: formatWon(invoice[meal].amount),
    }));
  return {
    title: texts.month(monthNumberOf(month)),
    owner: texts.owner(yearOf(month), studentName),
    status: bill && { text: invoiceTexts.status[bill.depositStatus], of: bill.depositStatus },
    counts: { lunch: invoice.lunch.count, dinner: invoice.dinner.count },
    firstWeekday: weekdayOf(dayOfMonth(month, 1)),
    days: daysOfMonth(month).map(on),
    costs: unpriced ? [] : costs,
    total: {
      label: texts.total,
      value: unpriced ? texts.unpriced : formatWon(invoice.total),
    },
    paid: unpriced ? [] : paidLines(invoice, bill?.money),
    foot: texts.foot(academyName, formatMoment(now)),
  };
}

/** The card in words, for screen readers. */
export const spokenCard = ({ title, owner, status, costs, total, paid, counts }: MonthCard) =>
  [
    `${owner} ${title}`,
    ...(costs.length > 0
      ? costs.map(({ label, value }) => `${label} ${value}`)
      : meals.map((meal) => texts.line(mealName(meal), counts[meal]))),
    ...[total, ...paid].map(({ label, value }) => `${label} ${value}`),
    ...(status ? [status.text] : []),
  ].join(', ');
