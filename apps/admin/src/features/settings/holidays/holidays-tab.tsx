import { holidayRefusalTexts, type ManagedHoliday } from '@academy/domain/settings';
import { calendarDaySchema, formatDay, monthOf, seoulDay, yearOf } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Row } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../../shared/page/list-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { HistoryButton } from '../form/history';
import { Section } from '../form/tab-form';
import pageStyles from '../settings-page.module.css';
import { holidaysTexts as texts } from '../settings-texts';
import { AddHoliday } from './add-holiday';
import styles from './holidays-tab.module.css';
import { managedHolidaysQuery, useHolidays } from './use-holidays';

/** A year's holidays; only the academy's own can be deleted, the official ones say why not. */
function HolidayTable({ holidays }: { holidays: readonly ManagedHoliday[] }) {
  const { missing } = useManager();
  const { remove } = useHolidays();
  const noRight = missing('settings.write');
  return (
    <table className={styles.table} aria-label={texts.list}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.source}</th>
          <th scope="col">{texts.action}</th>
        </tr>
      </thead>
      <tbody>
        {holidays.map(({ date, name, source }) => (
          <tr key={`${date} ${name}`}>
            <td>{formatDay(date)}</td>
            <th scope="row">{name}</th>
            <td>
              <Badge meaning={source === 'public' ? 'plain' : 'label'}>
                {texts.sources[source]}
              </Badge>
            </td>
            <td className={styles.ways}>
              <Link
                to={`/calendar?date=${date}&month=${monthOf(date)}`}
                aria-label={texts.mealsOf(formatDay(date))}
              >
                {texts.meals}
              </Link>
              <IconButton
                label={texts.removeOne(`${formatDay(date)} ${name}`)}
                size="dense"
                disabledReason={
                  noRight ??
                  (source === 'public' ? holidayRefusalTexts['holiday-public'] : undefined)
                }
                onClick={() => remove.run({ date, name })}
              >
                <TrashIcon />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
        <Row gap={8} align="center">
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
              onClick={() => renew.run()}
            >
              {texts.renew}
            </Button>
          </span>
        </Row>
        {data && data.content.length > 0 && <HolidayTable holidays={data.content} />}
        {data?.content.length === 0 && <EmptyState title={texts.empty} />}
        {!data &&
          (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />)}
      </Section>
    </div>
  );
}
