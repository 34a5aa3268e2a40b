import { errorText } from '@academy/api-client';
import {
  amountsDue,
  applicationAmounts,
  type ApplicationAmounts,
} from '@academy/domain/applications';
import { formatWon } from '@academy/domain/money';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ErrorState } from '@academy/ui/error-state';
import { PrintIcon, RefreshIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Row } from '@academy/ui/layout';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { StatTile } from '@academy/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { useFeatures } from '../../shared/use-features';
import styles from './applications-page.module.css';
import { ApplicationsPaper } from './applications-paper';
import { applicationQueries } from './applications-queries';
import { applicationsTexts as texts } from './applications-texts';
import { DueCard } from './due-card';
import { MealsSection } from './meals-section';
import { MocksSection } from './mocks-section';
import { ReasonsSection } from './reasons-section';
import { SchedulesSection } from './schedules-section';

/** 신청 내역: everything that a student applied for, with amounts and states, ready to be printed. */
export function ApplicationsPage() {
  const { data: applications, error, isFetching, refetch } = useQuery(applicationQueries.mine());
  const uses = useFeatures();
  const reload = () => void refetch();
  if (!applications && error) {
    return (
      <ErrorState title={texts.failed} retrying={isFetching} onRetry={reload}>
        {errorText(error, '')}
      </ErrorState>
    );
  }
  if (!applications) return <ApplicationsSkeleton />;

  const asOf = formatMoment(new Date(applications.asOf));
  const amounts = applicationAmounts(applications);
  return (
    <div className={styles.page}>
      <Row gap={8} align="center">
        <p className={styles.asOf} role={error ? 'alert' : undefined}>
          {error ? texts.stale(asOf) : texts.asOf(asOf)}
        </p>
        <IconButton label={texts.reload} aria-busy={isFetching || undefined} onClick={reload}>
          <RefreshIcon />
        </IconButton>
        <Button onClick={() => window.print()}>
          <PrintIcon /> {texts.print}
        </Button>
      </Row>
      <AmountTiles amounts={amounts} />
      <DueCard due={amountsDue(applications)} studentName={applications.studentName} />
      <div className={styles.sections}>
        <MealsSection months={applications.meals} studentName={applications.studentName} />
        {uses('mocks') && (
          <MocksSection registrations={applications.mocks} studentName={applications.studentName} />
        )}
        {uses('schedule') && <SchedulesSection schedules={applications.schedules} />}
        <ReasonsSection reasons={applications.reasons} />
      </div>
      <ApplicationsPaper applications={applications} amounts={amounts} />
    </div>
  );
}

/** 낼 금액 · 입금 확인, and what is owed back when there is something. */
function AmountTiles({ amounts: { due, paid, refundDue } }: { amounts: ApplicationAmounts }) {
  return (
    <section aria-label={texts.amounts} className={styles.tiles}>
      <StatTile label={texts.due} value={formatWon(due)} />
      <StatTile label={texts.paid} value={formatWon(paid)} />
      {refundDue > 0 && <StatTile label={texts.refundDue} value={formatWon(refundDue)} />}
    </section>
  );
}

/** Bar, tiles and cards in the shape of the page that comes. */
function ApplicationsSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className={styles.page}>
      <Row gap={8} align="center">
        <Skeleton className={styles.asOf} width="10rem" />
        <Skeleton width="6rem" height="var(--control-height)" />
      </Row>
      <div className={styles.tiles}>
        {[1, 2].map((tile) => (
          <Skeleton key={tile} height="5.5rem" />
        ))}
      </div>
      <div className={styles.sections}>
        {[1, 2].map((section) => (
          <div key={section} className={styles.section}>
            <Skeleton width="5rem" height="1.625rem" />
            <Skeleton height="9rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
