import { calendarDaySchema, seoulDay, yearOf, monthOf } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useManager } from '../../../shared/use-manager';
import { useNow } from '../../../shared/use-now';
import { Section } from '../form/section';
import { HistoryButton } from '../history/history-button';
import pageStyles from '../settings-page.module.css';
import { AddHoliday } from './add-holiday';
import { HolidayTable } from './holiday-table';
import styles from './holidays-tab.module.css';
import { holidaysTexts as texts } from './holidays-texts';
import { managedHolidaysQuery, useHolidays } from './use-holidays';
import { LoadError } from '../../../shared/page/load-error';

/**
 * 휴무일: the official holidays of a year and the academy's own. Every change is saved at once and can
 * be taken back.
 */
export function HolidaysTab() {
  const { missing } = useManager();
  const now = useNow();
  const [year, setYear] = useState(() => yearOf(monthOf(seoulDay(now))));
  const { data, isError, refetch } = useQuery(managedHolidaysQuery(year));
  const { renew } = useHolidays();
  return (
    <div className={pageStyles.single}>
      <AddHoliday onAdded={(date) => setYear(yearOf(monthOf(calendarDaySchema.parse(date))))} />
      <Section
        title={texts.title(year)}
        help={
          <>
            {texts.help} <Link to="/calendar">{texts.toCalendar}</Link>
          </>
        }
      >
        <div className={styles.bar}>
          <IconButton label={texts.previous} onClick={() => setYear(year - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <strong aria-live="polite">{texts.year(year)}</strong>
          <IconButton label={texts.next} onClick={() => setYear(year + 1)}>
            <ChevronRightIcon />
          </IconButton>
          <span className={styles.actions}>
            <HistoryButton entity="holidays" />
            <Button
              size="dense"
              loading={renew.isPending}
              disabledReason={missing('settings.write')}
              onClick={() => renew.mutate()}
            >
              {texts.renew}
            </Button>
          </span>
        </div>
        {data && data.content.length > 0 && <HolidayTable holidays={data.content} />}
        {data?.content.length === 0 && <EmptyState title={texts.empty} />}
        {!data &&
          (isError ? <LoadError onRetry={() => void refetch()} /> : <Skeleton height="320px" />)}
      </Section>
    </div>
  );
}
