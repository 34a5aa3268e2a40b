import { compareMonths } from '@academy/domain/stats';
import type { CalendarMonth } from '@academy/domain/time';
import { MoonIcon, SunIcon } from '@academy/ui/icon';
import { Skeleton } from '@academy/ui/skeleton';
import { StatTile } from '@academy/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from './dashboard-queries';
import { carriedText, dashboardTexts, pastText, peopleText } from './dashboard-texts';
import styles from './month-tiles.module.css';
import { formatNumber } from '@academy/domain/money';

const texts = dashboardTexts.figures;
const MEALS = [
  { meal: 'lunch', icon: <SunIcon /> },
  { meal: 'dinner', icon: <MoonIcon /> },
] as const;

/** The month in figures, each beside the month before. Money is whole won. */
export function MonthTiles({ month }: { month: CalendarMonth }) {
  const { data, isError } = useQuery(dashboardQueries.month(month));
  // The tab below says what did not come, and its button asks for these again, too.
  if (!data && isError) return null;
  // In the place that the figures will take: nothing below them moves.
  if (!data) return <Skeleton width="320px" height="24px" />;
  const { figures } = data;
  const change = compareMonths(figures, data.previous);
  return (
    <section className={styles.tiles} aria-label={texts.title}>
      {MEALS.map(({ meal, icon }) => (
        <StatTile
          key={meal}
          meaning={meal}
          icon={icon}
          label={texts[meal]}
          value={formatNumber(figures[meal])}
          unit={texts.meals}
          note={pastText(change[meal], 'meals')}
        />
      ))}
      {(['billed', 'paid'] as const).map((sum) => (
        <StatTile
          key={sum}
          label={texts[sum]}
          value={formatNumber(figures[sum])}
          unit={texts.won}
          note={pastText(change[sum], 'won')}
        />
      ))}
      <StatTile
        meaning={figures.unpaid > 0 ? 'unpaid' : undefined}
        quiet={figures.unpaid === 0}
        label={`${texts.unpaid} (${peopleText(figures.unpaidStudents)})`}
        value={formatNumber(figures.unpaid)}
        unit={texts.won}
        note={pastText(change.unpaid, 'won')}
      />
      <StatTile
        label={texts.applied}
        value={figures.applied}
        unit={texts.people}
        note={pastText(change.applied, 'people')}
      />
      <StatTile
        label={texts.notApplied}
        quiet={figures.notApplied === 0}
        value={figures.notApplied}
        unit={texts.people}
        note={pastText(change.notApplied, 'people')}
      />
      <StatTile
        label={texts.carried}
        quiet={figures.carriedIn === figures.carriedOut}
        value={formatNumber(figures.carriedIn - figures.carriedOut)}
        unit={texts.won}
        note={carriedText(figures.carriedIn, figures.carriedOut)}
      />
    </section>
  );
}
