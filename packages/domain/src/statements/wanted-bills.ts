import { monthNumberOf } from '../time';
import type { Wants } from './read/read-row';
import type { OpenBill } from './schemas';

const kindOf = ({ bill }: OpenBill) => bill.kind;

/** The month that a bill is for, by its number; of an exam what its title says. */
function monthOfBill({ bill, title }: OpenBill): number | null {
  if (bill.kind === 'meals') return monthNumberOf(bill.month);
  const said = /(\d{1,2})\s*월/.exec(title)?.[1];
  return said === undefined ? null : Number(said);
}

/** Whether bills can be what a row says it pays: 모의고사 is no lunch, 3월 is not February. */
export function isWanted(choice: readonly OpenBill[], { words, months }: Wants): boolean {
  const kinds = (['meals', 'mock'] as const).filter((kind) => words.has(kind));
  if (kinds.length > 0 && !choice.some((open) => kinds.includes(kindOf(open)))) return false;
  if (months.size === 0) return true;
  const own = choice.map(monthOfBill);
  if (own.every((month) => month === null)) return true;
  return months.size === 1
    ? own.some((month) => month !== null && months.has(month))
    : [...months].every((month) => own.includes(month));
}

/** Nothing but what the row says. */
const isJust = (choice: readonly OpenBill[], { words, months }: Wants): boolean =>
  choice.every((open) => {
    const month = monthOfBill(open);
    const kind = (words.has('meals') || words.has('mock')) && !words.has(kindOf(open));
    return !kind && (months.size === 0 || (month !== null && months.has(month)));
  });

const saysNothing = ({ words, months }: Wants) =>
  months.size === 0 && !words.has('meals') && !words.has('mock');

/** Of several ways to pay those that a row's words speak of. */
export function wantedChoices(
  choices: readonly OpenBill[][],
  wants: readonly Wants[],
): OpenBill[][] {
  const said = wants.filter((one) => !saysNothing(one));
  const fitting = choices.filter((choice) => said.every((one) => isWanted(choice, one)));
  if (fitting.length < 2 || said.length === 0) return fitting;
  const just = fitting.filter((choice) => said.every((one) => isJust(choice, one)));
  return just.length === 1 ? just : fitting;
}
