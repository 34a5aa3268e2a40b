import type { DayStudent, MealDay } from '@academy/domain/calendar';
import { dayStateName, depositStateName } from '@academy/domain/messages';
import { matchesStudent } from '@academy/domain/students';
import { formatDay, formatMoment, type CalendarDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { Drawer } from '@academy/ui/drawer';
import { ErrorState } from '@academy/ui/error-state';
import { SearchField } from '@academy/ui/search-field';
import { Skeleton } from '@academy/ui/skeleton';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../shared/messages';
import { useManager } from '../../shared/use-manager';
import { calendarQueries } from './calendar-queries';
import { calendarPageTexts as texts } from './calendar-texts';
import styles from './day-panel.module.css';
import { StudentMealsForm } from './student-meals-form';

const views = {
  lunch: ({ lunch }: DayStudent) => lunch,
  dinner: ({ dinner }: DayStudent) => dinner,
  both: ({ lunch, dinner }: DayStudent) => lunch && dinner,
  neither: ({ lunch, dinner }: DayStudent) => !lunch && !dinner,
} as const;
type View = keyof typeof views;
const order: readonly View[] = ['lunch', 'dinner', 'both', 'neither'];
const WRITERS = { student: texts.byStudent, manager: texts.byManager, system: texts.bySystem } as const;

const detailOf = ({ grade, school, phoneTail, changedAt, changedBy }: DayStudent) =>
  [grade, school, phoneTail, changedAt && changedBy && `${formatMoment(new Date(changedAt))} ${WRITERS[changedBy]}`].filter(Boolean).join(' · ');

function Students({ day }: { day: MealDay }) {
  const { missing } = useManager();
  const [view, setView] = useState<View>('lunch');
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<string>();
  const rows = day.rows.filter((row) => views[view](row) && matchesStudent(row, search));
  return (
    <Tabs label={texts.applicants} items={order.map((value) => ({ value, label: `${texts.tabs[value]} ${day.rows.filter(views[value]).length}` }))} value={view} onValueChange={setView}>
      <SearchField className={styles.search} size="dense" label={texts.search} value={search} onValueChange={setSearch} clearLabel={texts.clearSearch} />
      {rows.length === 0 && <p className={styles.detail}>{texts.nobody}</p>}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.studentId} className={styles.row}>
            <p className={styles.who}>
              <span className={styles.seat}>{row.seat ?? texts.noSeat}</span> <strong>{row.name}</strong> {row.depositState !== 'none' && <Badge tone={row.depositState === 'confirmed' ? 'success' : 'warning'}>{depositStateName(row.depositState)}</Badge>}
            </p>
            <p className={styles.detail}>{detailOf(row)}</p>
            {row.note && <p className={styles.detail}>{row.note}</p>}
            {editing === row.studentId
              ? <StudentMealsForm student={row} date={day.date} onDone={() => setEditing(undefined)} />
              : <Button size="dense" className={styles.edit} aria-label={`${row.name} ${texts.change}`} disabledReason={missing('meals.write')} onClick={() => setEditing(row.studentId)}>{texts.change}</Button>}
          </li>
        ))}
      </ul>
    </Tabs>
  );
}

interface Props {
  date: CalendarDay | undefined;
  onClose: () => void;
  onCloseDay: (date: CalendarDay) => void;
}

/** 신청자: who eats on a day, who does not, and what a manager can change about it. */
export function DayPanel({ date, onClose, onCloseDay }: Props) {
  const { missing } = useManager();
  return (
    <Drawer open={date !== undefined} onClose={onClose} title={date && `${formatDay(date)} ${texts.applicants}`} closeOnBack={false}>
      {date && <Panel key={date} date={date} closeReason={missing('meals.write')} onCloseDay={onCloseDay} />}
    </Drawer>
  );
}

function Panel({ date, closeReason, onCloseDay }: { date: CalendarDay; closeReason: string | undefined; onCloseDay: (date: CalendarDay) => void }) {
  const { data: day, isError, refetch } = useQuery(calendarQueries.day(date));
  if (!day) return isError ? <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  return (
    <div className={styles.panel}>
      <p className={styles.detail}>{[dayStateName(day.state), day.holiday, day.closing?.note].filter(Boolean).join(' · ')}</p>
      <p className={styles.links}>
        <Link to={`/list?date=${date}`}>{texts.toList}</Link>
        <Button size="dense" disabledReason={closeReason} onClick={() => onCloseDay(date)}>{texts.closeThis}</Button>
      </p>
      <Students day={day} />
    </div>
  );
}
