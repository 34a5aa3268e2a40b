import { useOpenDialog, useUrlParams } from '@academy/app-kit/url';
import type { MealCalendar } from '@academy/domain/calendar';
import {
  calendarDaySchema,
  type CalendarDay,
  calendarMonthSchema,
  seoulDay,
  seoulMonth,
  shiftMonth,
} from '@academy/domain/time';
import { studentIdSchema } from '@academy/domain/ids';
import { Banner } from '@academy/ui/banner';
import { MonthPicker } from '@academy/ui/month-picker';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { monthTexts } from '../../shared/texts/kit-texts';
import { lazyPart } from '../../shared/page/lazy-part';
import { LiveState } from '../../shared/page/live-state';
import { PageHead } from '../../shared/page/page-head';
import { useNow } from '../../shared/use-now';
import styles from './calendar-page.module.css';
import { CalendarPaper } from './calendar-paper';
import { useCalendarMonth, useLiveCalendar } from './calendar-queries';
import { CalendarSkeleton, MonthView } from './month-view';
import { calendarPageTexts as texts } from './calendar-texts';
import type { ClosingStart } from './closing/closing-dialog';
import { PageActions } from './page-actions';
import { StudentMonth } from './student/student-month';
import { StudentPicker } from './student/student-picker';
import { useDaySelection } from './use-day-selection';
import { LoadError } from '../../shared/page/load-error';

const ClosingDialog = lazyPart(
  async () => (await import('./closing/closing-dialog')).ClosingDialog,
  null,
);

const ToSettings = () => (
  <Link className={styles.link} to="/settings?tab=lunch">
    {texts.toSettings}
  </Link>
);

/** What has to be known, or set first, about the month that is shown. */
function MonthNotices({
  calendar: { pricesSet, settingsVersion, closedMonth, days },
}: {
  calendar: MealCalendar;
}) {
  return (
    <>
      {!pricesSet && (
        <Banner kind="info" action={<ToSettings />}>
          {settingsVersion === 0 ? texts.nothingSet : texts.noPrices}
        </Banner>
      )}
      {closedMonth && <Banner kind="info">{texts.closedMonth}</Banner>}
      {days.every(({ state }) => state === 'outside-period') && (
        <Banner kind="info" action={<ToSettings />}>
          {texts.noPeriod}
        </Banner>
      )}
    </>
  );
}

/** The month, the day and the student that the address names. */
function useAddress(now: Date) {
  const { params, change } = useUrlParams();
  const { open, close } = useOpenDialog('date');
  const current = seoulMonth(now);
  return {
    current,
    month: calendarMonthSchema.safeParse(params.get('month')).data ?? current,
    date: calendarDaySchema.safeParse(params.get('date')).data,
    studentId: studentIdSchema.safeParse(params.get('student')).data,
    change,
    /** Its panel; no day closes it. */
    showDay: (day: CalendarDay | '') => (day === '' ? close() : open(day)),
    toMonth: (month: string) => change({ month: month === current ? '' : month, date: '' }),
  };
}

/**
 * `/calendar` 도시락 달력: the meals of a month, closed days, and every change that a manager makes for
 * a student.
 */
export function CalendarPage() {
  const now = useNow();
  const { current, month, date, studentId, change, showDay, toMonth } = useAddress(now);
  const [closing, setClosing] = useState<ClosingStart>();
  const [picking, setPicking] = useState(false);
  const selection = useDaySelection();
  const { data: calendar, isError, isPlaceholderData, refetch } = useCalendarMonth(month);
  const live = useLiveCalendar(calendar);
  const showMonth = (next: string) => {
    selection.clear();
    toMonth(next);
  };
  const step = (by: number) => showMonth(shiftMonth(month, by));

  return (
    <>
      <div className={styles.page}>
        <PageHead title={texts.title} state={<LiveState live={live} asOf={calendar?.asOf} />}>
          <MonthPicker
            value={month}
            onValueChange={showMonth}
            current={current}
            texts={monthTexts}
          />
        </PageHead>
        <PageActions
          month={month}
          onClosing={() => setClosing({ dates: [] })}
          onOneStudent={() => setPicking(true)}
        />
        {calendar && <MonthNotices calendar={calendar} />}
        {!calendar && isError && <LoadError onRetry={() => void refetch()} />}
        {!calendar && !isError && <CalendarSkeleton />}
        {calendar && studentId && (
          <StudentMonth
            key={studentId}
            studentId={studentId}
            calendar={calendar}
            today={seoulDay(now)}
            onMonthStep={step}
            onOther={() => setPicking(true)}
            onBack={() => change({ student: '' })}
          />
        )}
        {calendar && !studentId && (
          <MonthView
            calendar={calendar}
            busy={isPlaceholderData}
            now={now}
            selection={selection}
            date={date}
            onDateChange={showDay}
            onMonthStep={step}
            onClosing={setClosing}
          />
        )}
        {picking && (
          <StudentPicker
            onClose={() => setPicking(false)}
            onPick={(id) => {
              setPicking(false);
              change({ student: id, date: '' });
            }}
          />
        )}
        {calendar && closing && (
          <ClosingDialog
            start={closing}
            version={calendar.settingsVersion}
            onClose={() => setClosing(undefined)}
            onDone={() => {
              setClosing(undefined);
              selection.clear();
            }}
          />
        )}
      </div>
      {calendar && <CalendarPaper calendar={calendar} />}
    </>
  );
}
