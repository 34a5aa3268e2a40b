import { countSameDay } from '@academy/domain/meals';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { buttonClassName } from '@academy/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './same-day-page.module.css';
import { sameDayQueries } from './same-day-queries';
import { mealCountText, sameDayTexts as texts, tomorrowText } from './same-day-texts';

/**
 * After tomorrow's cutoff: how many to order, and the way to tomorrow's list. Nothing while nobody
 * eats tomorrow.
 */
export function TomorrowOrder({ date }: { date: CalendarDay }) {
  const { data } = useQuery(sameDayQueries.day(date));
  if (!data) return null;
  const counts = countSameDay(data.rows);
  const ordered = (['lunch', 'dinner'] as const)
    .filter((meal) => counts[meal].applied > 0)
    .map((meal) => mealCountText(meal, counts[meal].applied));
  if (ordered.length === 0) return null;
  return (
    <Banner
      kind="info"
      className={styles.deadline}
      action={
        <Link className={buttonClassName({ size: 'dense' })} to={`/list?date=${date}`}>
          {texts.tomorrowOrder}
        </Link>
      }
    >
      {tomorrowText(formatDay(date), ordered.join(' · '))}
    </Banner>
  );
}
