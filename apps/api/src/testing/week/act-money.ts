import { calendarEndpoints } from '@academy/domain/calendar';
import { depositEndpoints } from '@academy/domain/deposits';
import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { priceEndpoints } from '@academy/domain/prices';
import { settingsEndpoints } from '@academy/domain/settings';
import { dayOfMonth, monthOf, shiftDay, shiftMonth, type CalendarDay } from '@academy/domain/time';
import type { MoneyStep } from './money-steps';
import { monthParamsOf } from './week';

/** Who acts, and when: a manager of a week. */
interface Desk {
  ids: readonly StudentId[];
  today: () => CalendarDay;
  ask: (endpoint: Endpoint, params: object, body?: object, ifMatch?: number) => Promise<unknown>;
}

/** Acts what a manager does to meals and money, each as the screens do: looked at, then sent. */
export function moneyActor({ ids, today, ask }: Desk): (step: MoneyStep) => Promise<unknown> {
  const note = '전화 요청';
  const monthFor = (last: boolean) => shiftMonth(monthOf(today()), last ? -1 : 0);
  const dayFor = (last: boolean, nth: number) =>
    last ? dayOfMonth(monthFor(true), 1 + nth) : shiftDay(today(), nth);
  const book = (endpoint: Endpoint, last: boolean, body: object) =>
    ask(endpoint, monthParamsOf(monthFor(last)), body);

  async function changeCalendar({
    kind,
    nth,
    meals,
    cause,
    choice,
  }: MoneyStep & { money: 'closing' }) {
    const change = { kind, dates: [dayFor(false, nth)], meals, cause, note };
    const { settings: _, ...edited } = await readSettings();
    const { mealCount, amount, choices } = calendarEndpoints.previewClosing.response.parse(
      await ask(calendarEndpoints.previewClosing, {}, change),
    );
    const wanted = choices.includes(choice) ? choice : choices[0];
    const body = { ...change, choice: wanted, expected: { mealCount, amount } };
    await ask(calendarEndpoints.applyClosing, {}, body, edited.version);
  }
  const readSettings = async () =>
    settingsEndpoints.editedLunchSettings.response.parse(
      await ask(settingsEndpoints.editedLunchSettings, {}),
    );
  async function setUsualPrices(prices: object) {
    const { settings, version } = await readSettings();
    const body = {
      settings: { ...settings, ...prices, pricesSet: true },
      choice: 'keep',
      expected: { mealCount: 0, amount: 0 },
    };
    await ask(calendarEndpoints.applyLunchSettings, {}, body, version);
  }
  async function dropPrice(which: number) {
    const { prices } = priceEndpoints.mealPrices.response.parse(
      await ask(priceEndpoints.mealPrices, {}),
    );
    const one = prices[which % Math.max(1, prices.length)];
    if (one) await ask(priceEndpoints.removeMealPrice, { priceId: one.id });
  }
  function addPrice({
    who,
    last,
    nth,
    days,
    ...prices
  }: Omit<MoneyStep & { money: 'price' }, 'money'>) {
    const firstDate = dayFor(last, nth);
    return ask(
      priceEndpoints.addMealPrice,
      {},
      {
        ...prices,
        studentId: who === null ? null : ids[who],
        firstDate,
        lastDate: days === null ? null : shiftDay(firstDate, days),
        reason: '형제 할인',
      },
    );
  }

  return async (step) => {
    if (step.money === 'closing') return changeCalendar(step);
    if (step.money === 'price') {
      const { money: _, ...price } = step;
      return addPrice(price);
    }
    if (step.money === 'drop-price') return dropPrice(step.which);
    if (step.money === 'usual-price') {
      const { money: _, ...prices } = step;
      return setUsualPrices(prices);
    }
    const lastMonth = monthFor(true);
    if (step.money === 'close-month')
      return ask(depositEndpoints.closeMonth, monthParamsOf(lastMonth), { typed: lastMonth });
    if (step.money === 'reopen-month')
      return ask(depositEndpoints.reopenMonth, monthParamsOf(lastMonth), { reason: note });
    const studentId = ids[step.who];
    if (step.money === 'meals') {
      const { lunch, dinner, settlement } = step;
      const changes = [{ date: dayFor(step.last, step.nth), lunch, dinner }];
      const body = { changes, cause: 'REQUEST', note, settlement };
      return ask(calendarEndpoints.saveMealsFor, { studentId }, body);
    }
    if (step.money === 'confirm')
      return book(depositEndpoints.confirmDeposits, step.last, {
        day: today(),
        items: [{ studentId, amount: step.amount }],
      });
    if (step.money === 'unconfirm')
      return book(depositEndpoints.unconfirmDeposits, step.last, {
        studentIds: [studentId],
        reason: note,
      });
    if (step.money === 'carry')
      return book(depositEndpoints.carryDeposits, step.last, { studentIds: [studentId] });
    const { last, amount } = step;
    if (step.money === 'adjust')
      return book(depositEndpoints.adjustBill, last, { studentId, amount, way: step.way, note });
    const day = step.paidOut ? today() : null;
    return book(depositEndpoints.refundDeposit, last, { studentId, amount, day, note });
  };
}
