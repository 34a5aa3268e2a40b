import { mealName } from '../../meals/meal-texts';
import { orderText, type OrderCounts } from '../../meals/order/order-text';
import { fill } from '../../text/fill';
import { formatDay, type CalendarDay } from '../../time';
import { orderMailTexts as texts, testMailTexts } from '../message-texts';
import { testNoticeText } from '../notices/notice-texts';
import { orderChanges } from './plan-order';

interface Written {
  subject: string;
  text: string;
}

interface Order {
  academy: string;
  deskPhone: string;
  date: CalendarDay;
  /** Which of this caterer's mails about the day it is, from 1. */
  nth: number;
  /** All portions, the spare ones with them. */
  counts: OrderCounts;
  spares: OrderCounts;
  /** What this caterer has; null for their first. */
  before: OrderCounts | null;
  /** Where the caterer confirms. */
  link: string;
}

/** `점심 48개 → 49개, 저녁 38개 → 36개`. */
export const orderChangesText = (before: OrderCounts, after: OrderCounts): string =>
  orderChanges(before, after)
    .map((change) => fill(texts.change, { ...change, meal: mealName(change.meal) }))
    .join(', ');

/** A day's order as the mail that the caterer gets; a later version says what differs. */
export function orderMail({
  academy,
  deskPhone,
  date,
  nth,
  counts,
  spares,
  before,
  link,
}: Order): Written {
  const applied = { lunch: counts.lunch - spares.lunch, dinner: counts.dinner - spares.dinner };
  const facts = { academy, day: formatDay(date), nth };
  return {
    subject: fill(before === null ? texts.subject : texts.changed, facts),
    text: [
      orderText({ date, ...applied, spares, academy }),
      ...(before ? [fill(texts.changes, { changes: orderChangesText(before, counts) })] : []),
      `${texts.confirm}\n${link}`,
      ...(deskPhone === '' ? [] : [fill(texts.ask, { phone: deskPhone })]),
    ].join('\n\n'),
  };
}

/** What a caterer gets whose order another address has taken over. */
export const orderEndMail = ({
  academy,
  deskPhone,
  date,
  counts,
}: Pick<Order, 'academy' | 'deskPhone' | 'date' | 'counts'>): Written => ({
  subject: fill(texts.endSubject, { academy, day: formatDay(date) }),
  text: [
    texts.end,
    fill(texts.endOf, { order: orderText({ date, ...counts, academy }) }),
    ...(deskPhone === '' ? [] : [fill(texts.ask, { phone: deskPhone })]),
  ].join('\n\n'),
});

/** The mail that tests the mail server. */
export const testMail = (academy: string): Written => ({
  subject: fill(testMailTexts.subject, { academy }),
  text: fill(testMailTexts.text, { academy }),
});

/** The message that tests the notice channel. */
export const testNotice = (academy: string): Written => ({
  subject: '',
  text: fill(testNoticeText, { academy }),
});
