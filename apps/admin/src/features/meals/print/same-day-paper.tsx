import { eatenIn, type SameDayFilter } from '@academy/domain/calendar';
import { compareNaturally } from '@academy/domain/identity';
import {
  type Meal,
  mealName,
  type PickUpCount,
  type SameDay,
  type SameDayRow,
} from '@academy/domain/meals';
import {
  type CalendarDay,
  formatDay,
  formatMoment,
  monthOf,
  seoulDay,
  yearOf,
} from '@academy/domain/time';
import { PrintSheet } from '@academy/ui/print-sheet';
import { printedText } from '../../../shared/texts/kit-texts';
import { LabelSheet } from '../../../shared/printing/label-sheet';
import type { PrintOptions } from './print-options';
import styles from './same-day-paper.module.css';
import {
  allergyText,
  allText,
  countText,
  dayNotes,
  mealCountText,
  sameDayTexts as texts,
  searchText,
} from '../same-day-texts';
import { type MealFilter, shownIn } from '../same-day-view';

const { columns } = texts;

interface Props {
  sameDay: SameDay;
  rows: readonly SameDayRow[];
  filter: SameDayFilter;
  counts: Record<Meal, PickUpCount>;
  /** How many students eat that day at all. */
  eating: number;
  options: PrintOptions;
  now: Date;
}

/**
 * What `인쇄` puts on A4: the filtered rows without students that managers took off, in the chosen
 * form; a list names its filter.
 */
export function SameDayPaper({ sameDay, rows, filter, counts, eating, options, now }: Props) {
  const eaters = rows.filter((row) => eatenIn(row, filter.meal).length > 0);
  const printed =
    options.order === 'seat' ? eaters : eaters.toSorted((a, b) => compareNaturally(a.name, b.name));
  const title = `${yearOf(monthOf(sameDay.date))}년 ${formatDay(sameDay.date)} ${texts.sheetTitle}`;
  if (options.preset === 'labels') {
    return (
      <PrintSheet bare title={title}>
        <NameLabels
          date={sameDay.date}
          rows={printed}
          meal={filter.meal}
          showUnpaid={options.showUnpaid}
        />
      </PrintSheet>
    );
  }
  const facts = [
    ...shownIn(filter.meal).map((meal) => mealCountText(meal, counts[meal])),
    eating === printed.length ? allText(eating) : countText(eating, printed.length),
    filter.waiting && texts.waitingOnly,
    filter.unpaid && texts.unpaid,
    filter.away && texts.away,
    filter.q && searchText(filter.q),
    dayNotes(sameDay),
  ].filter(Boolean);
  const Form = options.preset === 'list' ? TwoColumnList : CheckSheet;
  return (
    <PrintSheet title={title} stamp={printedText(formatMoment(now))}>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <Form
        rows={printed}
        meal={filter.meal}
        showUnpaid={options.showUnpaid}
        over={sameDay.date < seoulDay(now)}
      />
    </PrintSheet>
  );
}

interface CheckSheetProps {
  rows: readonly SameDayRow[];
  meal: MealFilter;
  showUnpaid: boolean;
  /** The day is past: its ticks are known. */
  over: boolean;
}

const pickedUpText = (row: SameDayRow, meals: readonly Meal[]): string => {
  const picked = meals.filter((meal) => row[`${meal}PickedUp`]).map(mealName);
  return picked.length === 0 ? '' : texts.received(picked);
};

/** 체크표: letters instead of ticks, and a column to sign in; of a past day what was ticked. */
function CheckSheet({ rows, meal, showUnpaid, over }: CheckSheetProps) {
  const meals = shownIn(meal);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.narrow}>
            {columns.seat}
          </th>
          <th scope="col">{columns.name}</th>
          <th scope="col" className={styles.narrow}>
            {columns.grade}
          </th>
          {meals.map((one) => (
            <th key={one} scope="col" className={styles.mark}>
              {mealName(one)}
            </th>
          ))}
          <th scope="col">{columns.remark}</th>
          <th scope="col" className={styles.sign}>
            {columns.sign}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.studentId}>
            <td className={styles.narrow}>{row.seat ?? texts.noSeat}</td>
            <th scope="row">{row.name}</th>
            <td className={styles.narrow}>{row.grade}</td>
            {meals.map((one) => (
              <td key={one} className={styles.mark}>
                {row[one] ? 'O' : '–'}
              </td>
            ))}
            <td>{remarkOf(row, { showUnpaid, withNote: true })}</td>
            <td className={styles.sign} aria-label={over ? undefined : columns.sign}>
              {over && pickedUpText(row, meals)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TwoColumnListProps {
  rows: readonly SameDayRow[];
  meal: MealFilter;
  showUnpaid: boolean;
}

/** 명단: twice as many names on a page, read down the left column and then the right one. */
function TwoColumnList({ rows, meal, showUnpaid }: TwoColumnListProps) {
  const meals = shownIn(meal);
  return (
    <div className={styles.columns}>
      <table className={styles.dense}>
        <thead>
          <tr>
            <th scope="col">{columns.seat}</th>
            <th scope="col">{columns.name}</th>
            {meals.map((one) => (
              <th key={one} scope="col" className={styles.mark}>
                {mealName(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const remark = remarkOf(row, { showUnpaid, withNote: false });
            return (
              <tr key={row.studentId}>
                <td className={styles.seat}>{row.seat ?? texts.noSeat}</td>
                <th scope="row">
                  <span className={styles.name}>{row.name}</span>{' '}
                  <span className={styles.quiet}>{row.grade}</span>{' '}
                  {remark && <span className={styles.remark}>{remark}</span>}
                </th>
                {meals.map((one) => (
                  <td key={one} className={styles.mark}>
                    {row[one] ? 'O' : ''}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface NameLabelsProps {
  date: CalendarDay;
  rows: readonly SameDayRow[];
  meal: MealFilter;
  showUnpaid: boolean;
}

/** 이름표 라벨: one for every box, lunch first. */
function NameLabels({ date, rows, meal, showUnpaid }: NameLabelsProps) {
  const boxes = shownIn(meal).flatMap((one) =>
    rows.filter((row) => row[one]).map((row) => ({ row, meal: one })),
  );
  return (
    <LabelSheet
      labels={boxes.map(({ row, meal: one }) => ({
        id: `${row.studentId} ${one}`,
        name: row.name,
        top: (
          <>
            <strong>{row.seat ?? texts.noSeat}</strong>{' '}
            <span className={styles.labelMeal}>{mealName(one)}</span>
          </>
        ),
        foot: (
          <>
            <span>{formatDay(date)}</span>{' '}
            <span className={styles.labelRemark}>
              {remarkOf(row, { showUnpaid, withNote: false })}
            </span>
          </>
        ),
      }))}
    />
  );
}

interface Choice {
  showUnpaid: boolean;
  /** Where there is room: when the student will be out, and the memo. */
  withNote: boolean;
}

/**
 * What paper says about a student: allergies always, whether the month is paid where that is asked
 * for.
 */
const remarkOf = (
  { depositStatus, allergy, away, note }: SameDayRow,
  { showUnpaid, withNote }: Choice,
): string =>
  [
    showUnpaid && depositStatus === 'unpaid' && texts.unpaid,
    allergy && allergyText(allergy),
    withNote && away,
    withNote && note,
  ]
    .filter(Boolean)
    .join(' · ');
