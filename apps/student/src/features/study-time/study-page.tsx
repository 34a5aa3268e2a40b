import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import {
  aheadOfLastWeek,
  studyTimeText,
  studyWeeks,
  sumStudy,
  type OwnStudy,
  type StudiedDay,
} from '@academy/domain/study-time';
import { monthOf } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Chart } from '@academy/ui/chart';
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

/** The last weeks beside each other, and how this one compares with the last. */
function Weeks({ study: { days, today, rank } }: { study: OwnStudy }) {
  const weeks = studyWeeks(days, today);
  const ahead = aheadOfLastWeek(days, today);
  return (
    <Card as="section" gap={12} padding={16}>
      <h2>{texts.weeks}</h2>
      <Chart
        label={texts.weeks}
        answer={ahead === null ? texts.weeksHelp : texts.ahead(ahead)}
        kind="bar"
        series={[{ id: 'time', label: texts.time }]}
        points={weeks.map((week, index) => ({
          id: week.first,
          label: texts.weeksAgo(weeks.length - 1 - index),
          name: texts.weekOf(week),
          values: [week.days === 0 ? null : week.minutes / 60],
        }))}
        format={texts.hours}
        texts={{ none: texts.noWeek, table: texts.table, point: texts.weekHead }}
      />
      {rank && <p className={textStyles.help}>{texts.rank(rank.place, rank.of)}</p>}
    </Card>
  );
}

function Days({ study: { days, today } }: { study: OwnStudy }) {
  const shown = days.filter(({ date }) => monthOf(date) === monthOf(today)).toReversed();
  return (
    <Card as="section" gap={12} padding={16} className={styles.side}>
      <h2>{texts.days}</h2>
      {shown.length === 0 ? (
        <p className={textStyles.help}>{texts.empty}</p>
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
        {data.days.length > 0 && <Weeks study={data} />}
        <Days study={data} />
        <p className={textStyles.help}>{texts.how}</p>
      </Stack>
    );
  return error ? (
    <ErrorState title={texts.failed} retrying={isFetching} onRetry={() => void refetch()}>
      {errorText(error, '')}
    </ErrorState>
  ) : (
    <SkeletonGroup label={texts.loading} className={styles.page}>
      <Skeleton height="82px" />
      <Skeleton height="220px" />
    </SkeletonGroup>
  );
}
