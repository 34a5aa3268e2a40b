import { errorText } from '@academy/api-client';
import { applicationAmounts } from '@academy/domain/applications';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ErrorState } from '@academy/ui/error-state';
import { IconButton } from '@academy/ui/icon-button';
import { PrintIcon, RefreshIcon } from '@academy/ui/icon';
import { Row } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { applicationsTexts as texts } from './applications-texts';
import { AmountTiles } from './amount-tiles';
import styles from './applications-page.module.css';
import { ApplicationsPaper } from './applications-paper';
import { applicationQueries } from './applications-queries';
import { ApplicationsSkeleton } from './applications-skeleton';
import { MealsSection } from './meals-section';
import { MocksSection } from './mocks-section';
import { ReasonsSection } from './reasons-section';
import { SchedulesSection } from './schedules-section';

/** 신청 내역: everything that a student applied for, with amounts and states, ready to be printed. */
export function ApplicationsPage() {
  const { data: applications, error, isFetching, refetch } = useQuery(applicationQueries.mine());
  const reload = () => void refetch();
  if (!applications && error) {
    return (
      <ErrorState
        title={texts.failed}
        retryLabel={texts.retry}
        retrying={isFetching}
        onRetry={reload}
      >
        {errorText(error, '')}
      </ErrorState>
    );
  }
  if (!applications) return <ApplicationsSkeleton />;

  const asOf = formatMoment(new Date(applications.asOf));
  const amounts = applicationAmounts(applications);
  return (
    <div className={styles.page}>
      <Row gap={8} align="center" wrap={false}>
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
      <div className={styles.sections}>
        <MealsSection months={applications.meals} />
        <MocksSection registrations={applications.mocks} />
        <SchedulesSection schedules={applications.schedules} />
        <ReasonsSection reasons={applications.reasons} />
      </div>
      <ApplicationsPaper applications={applications} amounts={amounts} />
    </div>
  );
}
