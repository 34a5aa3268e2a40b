import { formatMoment } from '@academy/domain/time';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../shared/page/load-error';
import { seatQueries } from '../seats-queries';
import { cardTexts as texts } from '../seats-texts';
import styles from './seat-card.module.css';

/** Who came to a seat and who left it, newest first. */
export function SeatHistory({ seat }: { seat: string }) {
  const { data, isError, refetch } = useQuery(seatQueries.history(seat));
  return (
    <section aria-label={texts.history}>
      <h3 className={styles.heading}>{texts.history}</h3>
      {!data && isError && <LoadError onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="64px" />}
      {data?.length === 0 && <p className={styles.none}>{texts.noHistory}</p>}
      <ol className={styles.entries}>
        {data?.map(({ at, name, came, other, byName }) => (
          <li key={`${at} ${name} ${came}`}>
            <span>{came ? texts.came(name, other) : texts.went(name, other)}</span>
            <span className={styles.none}>{texts.by(byName, formatMoment(new Date(at)))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
