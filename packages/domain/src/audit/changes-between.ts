import { auditFieldName, auditFieldRank, auditText, auditValue, nothingText } from './audit-fields';
import { auditTickTexts } from './audit-texts';
import { fieldsOfAction } from './actions';
import type { AuditChange, Facts } from '../audit-actions/action';
import { mealFields } from '../meals/fields';
import { mealName } from '../meals/meal-texts';
import { fill } from '../text/fill';
import { isCalendarDay, type CalendarDay } from '../time/calendar-day';

export interface WordingOptions {
  /** What was done: the same name is another thing of another entity. */
  action?: string;
  /** Whether phone numbers are shown whole; masked otherwise. */
  contacts?: boolean;
  /** What the periods of a day are called now. */
  periodsOn?: (date: CalendarDay) => readonly { number: number; name: string }[];
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const factsIn = (value: unknown): Facts[] => (Array.isArray(value) ? value.filter(isFacts) : []);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Bookkeeping of the database, which says nothing to a person. */
const SILENT = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'createdBy',
  'passwordHash',
  'studentId',
  'registrationId',
  'mockExamId',
]);

const isDay = (facts: Facts) =>
  typeof facts['date'] === 'string' && typeof facts['lunch'] === 'boolean';
interface Cell {
  period: number;
  name: unknown;
  mark: unknown;
}
const cellsIn = (value: unknown): Cell[] =>
  factsIn(value).flatMap(({ period, name, mark }) =>
    typeof period === 'number' ? [{ period, name, mark }] : [],
  );
const isTick = (facts: Facts) => typeof facts['pickedUp'] === 'boolean';

function eaten(day: Facts | undefined): string {
  const meals = (['lunch', 'dinner'] as const).filter((meal) => day?.[meal] === true).map(mealName);
  return meals.length === 0 ? auditTickTexts.noMeal : meals.join('·');
}

/** Days of meals, one change for each day. */
function changedDays(before: readonly Facts[], after: readonly Facts[]): AuditChange[] {
  const old = new Map(before.map((day) => [day['date'], day]));
  return after.filter(isDay).flatMap((day) => {
    const date = String(day['date']);
    const change = {
      field: date,
      label: auditText(date),
      before: eaten(old.get(date)),
      after: eaten(day),
    };
    return change.before === change.after ? [] : [change];
  });
}

/** Ticks of one pick-up, each by name where the log has it, counted where not. */
function ticked(ticks: readonly Facts[]): AuditChange[] {
  const told = ticks.map(({ meal, pickedUp, name }) => ({
    name: typeof name === 'string' ? name : null,
    what: fill(pickedUp === true ? auditTickTexts.pickedUp : auditTickTexts.notPickedUp, {
      meal: auditValue(mealFields, 'meal', meal),
    }),
  }));
  return [...new Set(told.map(({ what }) => what))].map((what) => {
    const those = told.filter((tick) => tick.what === what);
    const names = those.flatMap(({ name }) => name ?? []);
    return {
      field: what,
      label: what,
      before: '',
      after:
        names.length === those.length
          ? names.join(', ')
          : fill(auditTickTexts.count, { n: those.length }),
    };
  });
}

/** What a period is called now, with its old name where it had another when it was marked. */
function cellName({ period, name }: Cell, date: unknown, periodsOn: WordingOptions['periodsOn']) {
  const [old, day] = [String(name), typeof date === 'string' && isCalendarDay(date) ? date : null];
  const now = (day && periodsOn?.(day).find(({ number }) => number === period)?.name) ?? old;
  return now === old ? old : fill(auditTickTexts.renamed, { now, old });
}

/** Marks of a day, one change for each period. */
function changedCells(
  [old, now]: readonly [Facts, Facts],
  { periodsOn }: WordingOptions,
): AuditChange[] {
  const before = new Map(cellsIn(old['cells']).map(({ period, mark }) => [period, mark]));
  return cellsIn(now['cells']).map((cell) => ({
    field: `period-${cell.period}`,
    label: cellName(cell, now['date'], periodsOn),
    before: auditValue({}, 'mark', before.get(cell.period)),
    after: auditValue({}, 'mark', cell.mark),
  }));
}

/** Facts stored as a bare list, under the name of what they list. */
function named(value: unknown): Facts {
  if (isFacts(value)) return value;
  return Array.isArray(value) ? { meals: value } : {};
}

/**
 * Lists what an action changed, field by field, from the stored facts before and after it.
 * Something new has only an after, something removed only a before. Equal fields, those that are
 * empty before and after, and bookkeeping are left out.
 */
export function changesBetween(
  before: unknown,
  after: unknown,
  { contacts = true, action = '', periodsOn }: WordingOptions = {},
): AuditChange[] {
  const [old, now] = [named(before), named(after)];
  const described = fieldsOfAction(action);
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => !SILENT.has(field) && !same(old[field], now[field]),
  );
  return fields
    .toSorted((a, b) => auditFieldRank(a, described) - auditFieldRank(b, described))
    .flatMap((field) => {
      const listed = factsIn(now[field]);
      if (listed.some(isTick)) return ticked(listed);
      if (field === 'cells') return changedCells([old, now], { periodsOn });
      if (listed.some(isDay)) return changedDays(factsIn(old[field]), listed);
      const label = auditFieldName(field, described, { ...old, ...now });
      return label === undefined
        ? []
        : [
            {
              field,
              label,
              before: auditValue(described, field, old[field], contacts),
              after: auditValue(described, field, now[field], contacts),
            },
          ];
    })
    .filter(({ before: from, after: to }) => from !== nothingText || to !== nothingText);
}
