import { countSameDay, type Meal, type SameDay } from '@academy/domain/meals';
import { formatMoment } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { EmptyState } from '@academy/ui/empty-state';
import { Button } from '@academy/ui/button';
import { useUrlState } from '../../shared/use-url-state';
import styles from './same-day-page.module.css';
import { SameDayTable } from './same-day-table';
import { beforeCutoffText, closedText, countText, holidayText, sameDayTexts as texts } from './same-day-texts';
import { SameDayTiles } from './same-day-tiles';
import { SameDayToolbar } from './same-day-toolbar';
import { sameDayRows, type MealFilter } from './same-day-view';

interface Props {
  sameDay: SameDay;
  now: Date;
  openedAt: Date;
}

const readMeal = (text: string): MealFilter => (text === 'lunch' || text === 'dinner' ? text : 'all');

/** One day's list with its totals, filters and actions. */
export function SameDaySheet({ sameDay, now, openedAt }: Props) {
  const [mealText, setMeal] = useUrlState('meal');
  const [search, setSearch] = useUrlState('q');
  const [waiting, setWaiting] = useUrlState('waiting');
  const [large, setLarge] = useUrlState('large');
  const meal = readMeal(mealText);
  const counts = countSameDay(sameDay.rows);
  const rows = sameDayRows(sameDay.rows, { meal, search, waitingOnly: waiting === '1' });
  const eating = sameDayRows(sameDay.rows, { meal: 'all', search: '', waitingOnly: false }).length;
  const cutoff = new Date(sameDay.cutoffAt);
  const notes = [
    sameDay.holiday && holidayText(sameDay.holiday),
    ...(['lunch', 'dinner'] as const satisfies Meal[]).map((one) => sameDay.closed[one] && closedText(one)),
  ].filter(Boolean);
  const reset = () => { setMeal(''); setSearch(''); setWaiting(''); };

  return (
    <>
      {now < cutoff && eating > 0 && <Banner kind="deadline" className={styles.noPrint}>{beforeCutoffText(formatMoment(cutoff))}</Banner>}
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>}
      <SameDayTiles counts={counts} rows={sameDay.rows} />
      <SameDayToolbar
        date={sameDay.date}
        counts={counts}
        rows={rows}
        meal={meal}
        onMeal={(next) => setMeal(next === 'all' ? '' : next)}
        search={search}
        onSearch={setSearch}
        waitingOnly={waiting === '1'}
        onWaitingOnly={(on) => setWaiting(on ? '1' : '')}
        largeType={large === '1'}
        onLargeType={(on) => setLarge(on ? '1' : '')}
      />
      <p className={styles.count} aria-live="polite">{countText(eating, rows.length)}</p>
      {rows.length > 0 && <SameDayTable date={sameDay.date} rows={rows} meal={meal} large={large === '1'} openedAt={openedAt} />}
      {rows.length === 0 && eating === 0 && <EmptyState title={texts.nobody} />}
      {rows.length === 0 && eating > 0 && <EmptyState title={texts.noMatch} action={<Button onClick={reset}>{texts.resetFilter}</Button>} />}
      <p className={styles.printedAt}>{`${texts.printedAt} ${formatMoment(now)}`}</p>
    </>
  );
}
