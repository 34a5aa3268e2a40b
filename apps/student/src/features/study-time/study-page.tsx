import { errorText } from '@academy/api-client';
import {
  aheadOfLastWeek,
  studyTimeText,
  studyWeeks,
  sumStudy,
  type OwnStudy,
  type StudiedDay,
  type StudyWeek,
} from '@academy/domain/study-time';
import { monthOf } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { ErrorState } from '@academy/ui/error-state';
import { Card, Row, Stack } from '@academy/ui/layout';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { StatTile } from '@academy/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import styles from './study-page.module.css';
import { studyQueries } from './study-queries';
import { studyTexts as texts } from './study-texts';

function Sums({ study: { days, today } }: { study: OwnStudy }) {
  const timeOf = (some: readonly StudiedDay[]) =>
    some.length === 0 ? texts.none : studyTimeText(sumStudy(some, today).minutes);
  const week = studyWeeks(days, today).at(-1);
  return (
    <section aria-label={texts.summary} className={styles.tiles}>
      <StatTile
        className={styles.tile}
        label={texts.today}
        value={timeOf(days.filter(({ date }) => date === today))}
      />
      <StatTile
        className={styles.tile}
        label={texts.week}
        value={timeOf(days.filter(({ date }) => week !== undefined && date >= week.first))}
      />
      <StatTile
        className={styles.tile}
        label={texts.month}
        value={timeOf(days.filter(({ date }) => monthOf(date) === monthOf(today)))}
      />
    </section>
  );
}

/** A week as a bar beside the longest of one's own. */
function Week({ week, longest, present }: { week: StudyWeek; longest: number; present: boolean }) {
  return (
    <li className={styles.week} data-present={present || undefined}>
      <span className={styles.name}>{present ? texts.thisWeek : texts.weekOf(week)}</span>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.bar}
          style={{ inlineSize: `${longest === 0 ? 0 : (week.minutes / longest) * 100}%` }}
        />
      </span>
      <span className={styles.time}>
        {week.days === 0 ? texts.noWeek : studyTimeText(week.minutes)}
        {week.days > 0 && <span className={styles.count}>{texts.weekDays(week.days)}</span>}
      </span>
    </li>
  );
}

function Weeks({ study: { days, today, rank } }: { study: OwnStudy }) {
  const weeks = studyWeeks(days, today);
  const longest = Math.max(...weeks.map(({ minutes }) => minutes));
  const ahead = aheadOfLastWeek(days, today);
  return (
    <Card as="section" gap={12} padding={16}>
      <h2 className={styles.head}>{texts.weeks}</h2>
      <ol className={styles.weeks}>
        {weeks.toReversed().map((week, back) => (
          <Week key={week.first} week={week} longest={longest} present={back === 0} />
        ))}
      </ol>
      {ahead !== null && <p className={styles.quiet}>{texts.ahead(ahead)}</p>}
      {rank && <p className={styles.quiet}>{texts.rank(rank.place, rank.of)}</p>}
    </Card>
  );
}

function Days({ study: { days, today } }: { study: OwnStudy }) {
  const shown = days.filter(({ date }) => monthOf(date) === monthOf(today)).toReversed();
  return (
    <Card as="section" gap={12} padding={16}>
      <h2 className={styles.head}>{texts.days}</h2>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{texts.empty}</p>
      ) : (
        <ol className={styles.days}>
          {shown.map(({ date, minutes, open }) => (
            <li key={date} className={styles.day}>
              <span>{texts.day(date)}</span>
              <Row gap={8} align="center" justify="end" wrap>
                {open && (
                  <Badge meaning={date === today ? 'note' : 'attention'}>
                    {date === today ? texts.running : texts.open}
                  </Badge>
                )}
                <span className={styles.number}>{studyTimeText(minutes)}</span>
              </Row>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** `/study`: how long a student studied, by day, week and month, beside their own weeks. */
export function StudyPage() {
  const { data, error, isFetching, refetch } = useQuery(studyQueries.mine());
  if (data)
    return (
      <Stack gap={16} className={styles.page}>
        <Sums study={data} />
        <Weeks study={data} />
        <Days study={data} />
        <p className={styles.quiet}>{texts.how}</p>
      </Stack>
    );
  return error ? (
    <ErrorState
      title={texts.failed}
      retryLabel={texts.retry}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {errorText(error, '')}
    </ErrorState>
  ) : (
    <SkeletonGroup label={texts.loading} className={styles.page}>
      <Skeleton height="82px" />
      <Skeleton height="220px" />
    </SkeletonGroup>
  );
}
