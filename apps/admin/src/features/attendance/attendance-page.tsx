import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlParams } from '@academy/app-kit/url';
import type { Feature } from '@academy/domain/features';
import type { AttendanceDay } from '@academy/domain/attendance';
import {
  calendarDaySchema,
  calendarMonthSchema,
  dayOfMonth,
  monthOf,
  type CalendarDay,
} from '@academy/domain/time';
import { Row } from '@academy/ui/layout';
import { MonthPicker } from '@academy/ui/month-picker';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { dayStepTexts, monthTexts } from '../../shared/texts/kit-texts';
import { DayStepper } from '../../shared/page/day-stepper';
import { lazyPart } from '../../shared/page/lazy-part';
import { LiveState } from '../../shared/page/live-state';
import { NeedsFeature } from '../../shared/page/needs-feature';
import { PageHead } from '../../shared/page/page-head';
import { useManager } from '../../shared/session/use-manager';
import styles from './attendance-page.module.css';
import { attendanceTexts as texts } from './attendance-texts';
import { DayNotices } from './day/day-notices';
import { SavingState, useNothingWritten } from './day/saving-state';
import { attendanceQueries, useLiveAttendance } from './attendance-queries';
import { useStudyDay } from './use-study-day';
import { useAttendanceDay, type AttendanceSheet } from './day/use-attendance-day';
import { SheetView } from './sheet/sheet-view';
import { TodayView } from './today/today-view';

const MonthView = lazyPart(async () => (await import('./month/month-view')).MonthView);
const ReportsView = lazyPart(async () => (await import('./reports/reports-view')).ReportsView);

interface View {
  value: keyof typeof texts.view;
  Component: ComponentType<{ sheet: AttendanceSheet }>;
  /** It is there while the academy uses this. */
  feature?: Feature;
}

/** The views that show a month; the others show a day. */
const MONTHLY: readonly View['value'][] = ['month', 'reports'];

/**
 * The views in their order; the first is the default. Each gets the day from `useAttendanceDay`.
 */
const VIEWS: readonly [View, ...View[]] = [
  { value: 'today', Component: TodayView },
  { value: 'sheet', Component: SheetView },
  { value: 'month', Component: MonthView },
  { value: 'reports', Component: ReportsView, feature: 'study-time' },
];

const readAt = ({ asOf }: AttendanceDay) => asOf;

/** How fresh the day is. It only looks: the view below reads it. */
function DayState({ date, live }: { date: CalendarDay; live: boolean }) {
  const day = attendanceQueries.day(useQueryClient(), date);
  const untouched = useNothingWritten();
  const { data } = useQuery({ ...day, enabled: false, select: readAt });
  return (
    <Row align="center">
      {/* In the place of the other time, not beside it: the bar would break into two rows. */}
      <LiveState live={live} asOf={live && !untouched ? undefined : data} />
      <SavingState />
    </Row>
  );
}

interface Props {
  /** What other features say of a day. */
  Notices?: ComponentType<{ date: CalendarDay }>;
}

interface DayViewProps extends Pick<View, 'Component'>, Props {
  date: CalendarDay;
  live: boolean;
}

/** All that a mark changes; what is around it is not drawn again. */
function DayView({ date, live, Notices, Component }: DayViewProps) {
  const sheet = useAttendanceDay(date, live);
  return (
    <>
      <DayNotices sheet={sheet} Others={Notices} />
      <Component key={date} sheet={sheet} />
    </>
  );
}

/** `/attendance` 출석부: a study day's attendance, marked by several managers at once. */
export function AttendancePage({ Notices }: Props) {
  const { params, change } = useUrlParams();
  const { today } = useStudyDay();
  const asked = calendarDaySchema.safeParse(params.get('date') ?? '');
  const date = asked.success ? asked.data : today;
  const { uses } = useManager();
  const views = VIEWS.filter(({ feature }) => uses(feature));
  const {
    value: view,
    feature,
    Component,
  } = VIEWS.find(({ value }) => value === params.get('view')) ?? VIEWS[0];
  const live = useLiveAttendance();

  const goTo = (day: CalendarDay) => change({ date: day === today ? '' : day });

  return (
    <div className={columnStyles.top4}>
      <PageHead title={texts.title} state={<DayState date={date} live={live} />}>
        {MONTHLY.includes(view) ? (
          <MonthPicker
            className={styles.month}
            value={monthOf(date)}
            current={monthOf(today)}
            texts={monthTexts}
            onValueChange={(month) =>
              goTo(
                month === monthOf(today) ? today : dayOfMonth(calendarMonthSchema.parse(month), 1),
              )
            }
          />
        ) : (
          <DayStepper
            date={date}
            jumps={[{ label: dayStepTexts.today, day: today }]}
            onChange={goTo}
          />
        )}
        <SegmentedControl
          className={styles.views}
          size="dense"
          label={texts.views}
          value={view}
          options={views.map(({ value }) => ({ value, label: texts.view[value] }))}
          onValueChange={(next) => change({ view: next === VIEWS[0].value ? '' : next })}
        />
      </PageHead>
      <NeedsFeature feature={feature}>
        <DayView date={date} live={live} Notices={Notices} Component={Component} />
      </NeedsFeature>
    </div>
  );
}
