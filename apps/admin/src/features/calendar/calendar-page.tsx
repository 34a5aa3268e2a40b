import { calendarDaySchema, calendarMonthSchema, monthNumberOf, seoulDay, seoulMonth, yearOf } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { ErrorState } from '@academy/ui/error-state';
import { PrintIcon } from '@academy/ui/icon';
import { MonthGridSkeleton } from '@academy/ui/month-grid';
import { MonthPicker } from '@academy/ui/month-picker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/export-menu';
import { monthTexts } from '../../shared/kit-texts';
import { messages } from '../../shared/messages';
import { useManager } from '../../shared/use-manager';
import { useNow } from '../../shared/use-now';
import { useUrlState } from '../../shared/use-url-state';
import { CalendarGrid } from './calendar-grid';
import styles from './calendar-page.module.css';
import { CalendarPaper } from './calendar-paper';
import { calendarQueries } from './calendar-queries';
import { calendarPageTexts as texts } from './calendar-texts';
import { CalendarTiles } from './calendar-tiles';
import { ClosingDialog } from './closing-dialog';
import { DayPanel } from './day-panel';
import { useLiveCalendar } from './use-live-calendar';

/** `/calendar` 도시락 달력: what is eaten in a month, whom a closed day concerns, and every change that a manager makes for a student (PAGES 1). */
export function CalendarPage() {
  const now = useNow();
  const { missing } = useManager();
  const [wanted, setMonth] = useUrlState('month');
  const [openDay, setOpenDay] = useUrlState('date');
  const [closing, setClosing] = useState<string>();
  const current = seoulMonth(now);
  const month = calendarMonthSchema.safeParse(wanted).data ?? current;
  const date = calendarDaySchema.safeParse(openDay).data;
  const { data: calendar, isError, refetch } = useQuery(calendarQueries.month(month));
  const live = useLiveCalendar();

  return (
    <>
      <div className={styles.page}>
        <title>{`${texts.title} · ${messages.appName}`}</title>
        <header className={styles.header}>
          <h1 className={styles.title}>{texts.title}</h1>
          <MonthPicker value={month} onValueChange={(next) => setMonth(next === current ? '' : next)} current={current} texts={monthTexts} />
          <output className={styles.live}>{live ? texts.live : texts.reconnecting}</output>
          <div className={styles.actions}>
            <Button size="dense" variant="primary" disabledReason={missing('meals.write')} onClick={() => setClosing(date ?? '')}>{texts.closeDays}</Button>
            <ExportMenu load={(format, _, control) => api.exportMealCalendar({ params: { year: yearOf(month), month: monthNumberOf(month), format }, ...control })} />
            <Button size="dense" onClick={() => window.print()}><PrintIcon /> {texts.print}</Button>
          </div>
        </header>
        {calendar?.closedMonth && <Banner kind="info">{texts.closedMonth}</Banner>}
        {calendar?.days.every(({ state }) => state === 'outside-period') && <Banner kind="info">{texts.noPeriod} <Link to="/settings">{texts.toSettings}</Link></Banner>}
        {calendar && <CalendarTiles calendar={calendar} now={now} />}
        {calendar && <CalendarGrid calendar={calendar} today={seoulDay(now)} onOpen={setOpenDay} />}
        {!calendar && isError && <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={() => void refetch()} />}
        {!calendar && !isError && <MonthGridSkeleton label={texts.loading} />}
        <DayPanel date={date} onClose={() => setOpenDay('')} onCloseDay={(day) => { setOpenDay(''); setClosing(day); }} />
        {calendar && closing !== undefined && <ClosingDialog first={closing} version={calendar.settingsVersion} onClose={() => setClosing(undefined)} />}
      </div>
      {calendar && <CalendarPaper calendar={calendar} />}
    </>
  );
}
