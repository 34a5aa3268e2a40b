import {
  billedForMeals,
  settleBill,
  type BillAccount,
  type DepositEntry,
} from '@academy/domain/deposits';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { addWon, timesWon, won, type Won } from '@academy/domain/money';
import { countDays, type LunchSettings, type MealDays } from '@academy/domain/meals';
import {
  heldTerms,
  priceChanges,
  priceOn,
  type BillPrices,
  type PriceTerm,
} from '@academy/domain/prices';
import {
  dayNumberOf,
  dayOfMonth,
  monthOf,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { sideBySide } from '../../db/side-by-side';
import { depositEntries, managers, mealBills } from '../../db/schema';
import { isAmong } from '../../db/schema/columns';
import { readMealMonths } from '../meals/meal-months-db';
import { readPriceEntries, type PriceDays } from '../prices/price-entries-db';
import { readClosedMonths } from './closed-months-db';

interface Wanted {
  months: readonly CalendarMonth[];
  /** All students when left out. */
  only?: readonly StudentId[] | undefined;
  settings: LunchSettings;
}

type Line = Pick<DepositEntry, 'kind' | 'amount' | 'day' | 'depositorName' | 'byName' | 'voidedAt'>;

/**
 * A student's month in the books: what is billed for how many meals at which prices (won), and the
 * lines of the ledger that count.
 */
export interface StudentBook {
  lunchPrice: Won;
  dinnerPrice: Won;
  /** The dated prices that hold in it. */
  terms: readonly PriceTerm[];
  /** Whether these prices were set, not the default. */
  priced: boolean;
  /** The meals as they are, also of a closed month: late ones count, and are billed beside it. */
  lunchCount: number;
  dinnerCount: number;
  /** What these cost, whatever the month's bill froze. */
  mealsCost: Won;
  billedMeals: Won;
  /**
   * Whether money or a closed bill keeps the month in the books, whatever becomes of the student.
   */
  inBooks: boolean;
  lines: readonly Line[];
  account: BillAccount;
}

/** The bills and the ledger of some months, to be looked up by student and month. */
export interface MealBooks {
  bookOf: (studentId: StudentId, month: CalendarMonth) => StudentBook;
  isClosed: (month: CalendarMonth) => boolean;
  /** Students with a bill, meals or money in these months. */
  students: ReadonlySet<StudentId>;
  /** How many bills have prices of their own. */
  frozenBills: number;
}

type Chosen = Pick<Wanted, 'months' | 'only'>;

const NO_MEALS: MealDays = { lunch: 0, dinner: 0 };
const NOTHING_EATEN = { ...NO_MEALS, amount: won(0) };
const NO_LINES: readonly Line[] = [];
const NO_TERMS: readonly PriceTerm[] = [];

/**
 * How many meals a student's month has and what they cost, stretch by stretch that all costs the
 * same: `changes` are the days on which prices may begin or end.
 */
function mealPricer(month: CalendarMonth, changes: readonly CalendarDay[]) {
  const starts = [dayOfMonth(month, 1), ...changes.filter((day) => monthOf(day) === month)];
  const stretches = starts.map((day, index) => {
    const next = starts[index + 1];
    return { day, first: dayNumberOf(day), last: next ? dayNumberOf(next) - 1 : 31 };
  });
  return (eaten: MealDays, bill: BillPrices) => {
    const meals = { lunch: 0, dinner: 0, amount: won(0) };
    for (const { day, first, last } of stretches) {
      const lunch = countDays(eaten.lunch, first, last);
      const dinner = countDays(eaten.dinner, first, last);
      meals.lunch += lunch;
      meals.dinner += dinner;
      meals.amount = addWon(
        meals.amount,
        timesWon(priceOn(bill, 'lunch', day).price, lunch),
        timesWon(priceOn(bill, 'dinner', day).price, dinner),
      );
    }
    return meals;
  };
}

interface OfStudent {
  studentId: StudentId;
  month: CalendarMonth;
}

/** A month's rows by student: no key is put together for each of ten thousand. */
const inMonth = <Row extends OfStudent>(rows: readonly Row[], month: CalendarMonth) =>
  new Map(rows.flatMap((row) => (row.month === month ? [[row.studentId, row]] : [])));

/** The first and the last day of some months. */
function daysOf(months: readonly CalendarMonth[]): PriceDays | null {
  const sorted = months.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? { first: dayOfMonth(first, 1), last: dayOfMonth(last, 31) } : null;
}

/** The lines of the ledger that count. */
async function readLines(db: Db | Tx, { months, only }: Chosen) {
  const lines = await db
    .select({
      studentId: depositEntries.studentId,
      month: depositEntries.month,
      kind: depositEntries.kind,
      amount: depositEntries.amount,
      day: depositEntries.day,
      depositorName: depositEntries.depositorName,
      byName: managers.name,
    })
    .from(depositEntries)
    .leftJoin(managers, eq(managers.id, depositEntries.createdBy))
    .where(
      and(
        inArray(depositEntries.month, [...months]),
        isNull(depositEntries.voidedAt),
        only && isAmong(depositEntries.studentId, only),
      ),
    )
    .orderBy(asc(depositEntries.id));
  return lines.map((line) => Object.assign(line, { voidedAt: null }));
}

interface Read<Bill, Eaten> {
  bills: readonly Bill[];
  eaten: readonly Eaten[];
  lines: readonly (Line & OfStudent)[];
  changes: readonly CalendarDay[];
}

/** What was read of a month, by student, and what its meals cost. */
const monthBook = <Bill extends OfStudent, Eaten extends OfStudent>(
  month: CalendarMonth,
  { bills, eaten, lines, changes }: Read<Bill, Eaten>,
) => ({
  billOf: inMonth(bills, month),
  eatenBy: inMonth(eaten, month),
  linesOf: groupBy(
    lines.filter((line) => line.month === month),
    ({ studentId }) => studentId,
  ),
  priceMeals: mealPricer(month, changes),
});

/**
 * Reads students' accounts of some months: five queries, however many students and months there
 * are.
 */
export async function readMealBooks(
  db: Db | Tx,
  { months, only, settings }: Wanted,
): Promise<MealBooks> {
  const closed = await readClosedMonths(db);
  const bills = await db
    .select({
      studentId: mealBills.studentId,
      month: mealBills.month,
      lunchPrice: mealBills.lunchPrice,
      dinnerPrice: mealBills.dinnerPrice,
      closedTotal: mealBills.closedTotal,
      frozenAt: mealBills.frozenAt,
    })
    .from(mealBills)
    .where(and(inArray(mealBills.month, [...months]), only && isAmong(mealBills.studentId, only)));
  const days = daysOf(months);
  const entries = days ? await readPriceEntries(db, days, only) : [];
  const changes = days ? priceChanges(entries, days.first, days.last) : [];
  const [eaten, lines] = await sideBySide(
    db,
    () => readMealMonths(db, { months, only }),
    () => readLines(db, { months, only }),
  );

  const ownEntries = groupBy(entries, ({ studentId }) => studentId);
  const everybodys = ownEntries.get(null) ?? [];
  const bookIn = new Map(
    months.map((month) => [month, monthBook(month, { bills, eaten, lines, changes })]),
  );
  const concerned = new Set<StudentId>();
  for (const rows of [bills, eaten, lines])
    for (const { studentId } of rows) concerned.add(studentId);
  return {
    isClosed: (month) => closed.has(month),
    frozenBills: bills.length,
    students: concerned,
    bookOf(studentId, month) {
      const book = bookIn.get(month);
      const [bill, own] = [book?.billOf.get(studentId), book?.linesOf.get(studentId) ?? NO_LINES];
      // Until the first save freezes a student's prices, today's are asked.
      const { lunchPrice, dinnerPrice } = bill ?? settings;
      const terms =
        entries.length === 0
          ? NO_TERMS
          : heldTerms([...everybodys, ...(ownEntries.get(studentId) ?? [])], {
              studentId,
              month,
              frozenAt: bill?.frozenAt ?? null,
              closedAt: closed.get(month) ?? null,
            });
      const { lunch, dinner, amount } =
        book?.priceMeals(book.eatenBy.get(studentId) ?? NO_MEALS, {
          lunchPrice,
          dinnerPrice,
          terms,
        }) ?? NOTHING_EATEN;
      const closedTotal = bill?.closedTotal ?? null;
      const billedMeals = billedForMeals(amount, { closed: closed.has(month), closedTotal });
      return {
        lunchPrice,
        dinnerPrice,
        terms,
        priced: bill !== undefined || settings.pricesSet,
        lunchCount: lunch,
        dinnerCount: dinner,
        mealsCost: amount,
        billedMeals,
        inBooks: own.length > 0 || closedTotal !== null,
        lines: own,
        account: settleBill(billedMeals, own),
      };
    },
  };
}
