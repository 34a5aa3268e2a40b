import {
  dayOfMonth,
  formatMonth,
  monthNumberOf,
  monthOf,
  shiftMonth,
  yearOf,
  type CalendarDay,
  type CalendarMonth,
} from '../../time';
import type { Term } from '../term-schemas';

/** How many terms go back where the academy has set none, and how many months are offered. */
const SHOWN = { terms: 4, months: 6 } as const;
const HALF = 6;

const monthSpan = (name: string, month: CalendarMonth): Term => ({
  name,
  first: dayOfMonth(month, 1),
  last: dayOfMonth(month, 31),
});

/** The half years of Korean schools: 1학기 from March to August, 2학기 from September to February. */
function usualTerms(today: CalendarDay): Term[] {
  const month = monthOf(today);
  const begun = shiftMonth(month, -((monthNumberOf(month) + HALF / 2) % HALF));
  return Array.from({ length: SHOWN.terms }, (_, back) => {
    const first = shiftMonth(begun, -HALF * back);
    return {
      name: `${yearOf(first)}년 ${monthNumberOf(first) === 3 ? 1 : 2}학기`,
      first: dayOfMonth(first, 1),
      last: dayOfMonth(shiftMonth(first, HALF - 1), 31),
    };
  });
}

/**
 * The terms that have begun by today (KST), the newest first: the academy's own, else the usual
 * ones. See docs/product/points.md#periods.
 */
export const termsBy = (own: readonly Term[], today: CalendarDay): Term[] =>
  own.length === 0
    ? usualTerms(today)
    : own.filter(({ first }) => first <= today).toSorted((a, b) => (a.first < b.first ? 1 : -1));

/** What points can be narrowed to by their incident day: this month, a term, an older month. */
export const pointSpans = (terms: readonly Term[], today: CalendarDay): Term[] => {
  const month = monthOf(today);
  return [
    monthSpan('이번 달', month),
    ...terms,
    ...Array.from({ length: SHOWN.months }, (_, back) => {
      const past = shiftMonth(month, -1 - back);
      return monthSpan(formatMonth(past), past);
    }),
  ];
};

/** A span as an address or a list of choices has it. */
export const spanKey = ({ first, last }: Pick<Term, 'first' | 'last'>): string =>
  `${first}~${last}`;

/** The first thing wrong with terms, by its place; null when they can be saved. */
export function termsProblem(
  terms: readonly Term[],
): { index: number; problem: 'term-same-name' | 'term-reversed' | 'terms-overlap' } | null {
  for (const [index, { name, first, last }] of terms.entries()) {
    const before = terms.slice(0, index);
    if (last < first) return { index, problem: 'term-reversed' };
    if (before.some((other) => other.name.trim() === name.trim()))
      return { index, problem: 'term-same-name' };
    if (before.some((other) => first <= other.last && other.first <= last))
      return { index, problem: 'terms-overlap' };
  }
  return null;
}
