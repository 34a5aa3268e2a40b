import columnStyles from '@academy/ui/styles/column.module.css';
import type { DayStudent, MealDay } from '@academy/domain/calendar';
import { meals, type Meal } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { buttonClassName, Button } from '@academy/ui/button';
import { Drawer } from '@academy/ui/drawer';
import { Row } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { calendarQueries } from '../calendar-queries';
import { closingText, stateText } from '../calendar-texts';
import styles from './day-panel.module.css';
import { DayStudents, type DayView } from './day-students';
import { cutoffNote, dayTexts as texts, panelTitle } from './day-texts';
import { lazyPart } from '../../../shared/page/lazy-part';
import { ListSkeleton } from '../../../shared/page/list-skeleton';
import { LoadError } from '../../../shared/page/load-error';

const StudentMealsDialog = lazyPart(
  async () => (await import('./student-meals-dialog')).StudentMealsDialog,
  null,
);

interface Actions {
  onCloseDay: (date: CalendarDay) => void;
  onOpenDay: (date: CalendarDay, meals: readonly Meal[]) => void;
}

interface Props extends Actions {
  date: CalendarDay | undefined;
  onClose: () => void;
}

/** 신청자: who eats on a day, who does not, and what a manager can change about it. */
export function DayPanel({ date, onClose, ...actions }: Props) {
  return (
    <Drawer
      open={date !== undefined}
      onClose={onClose}
      title={date && panelTitle(date)}
      closeOnBack={false}
      className={styles.drawer}
    >
      {date && <Day key={date} date={date} {...actions} />}
    </Drawer>
  );
}

/**
 * The meals that a manager can open again for one day: closed by hand, not by a weekday or a
 * period.
 */
const closedMeals = ({ closed }: MealDay) =>
  meals.filter(
    (meal) => closed[meal] === 'meal-disabled' || closed[meal] === 'not-an-enabled-date',
  );

function Day({ date, onCloseDay, onOpenDay }: Actions & { date: CalendarDay }) {
  const now = useNow();
  const { missing } = useManager();
  const reason = missing('meals.write');
  const { data: day, isError, refetch } = useQuery(calendarQueries.day(date));
  const [view, setView] = useState<DayView>('lunch');
  const [editing, setEditing] = useState<DayStudent | 'new'>();
  const edit = useCallback((row: DayStudent) => setEditing(row), []);
  if (!day) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  const reopened = closedMeals(day);
  const served = meals.some((meal) => day.closed[meal] === null);
  return (
    <div className={columnStyles.gap12}>
      <p className={styles.facts}>
        <strong>{[stateText(day), day.holiday].filter(Boolean).join(' · ')}</strong>
        {day.closing && <span>{closingText(day.closing)}</span>}
        <span>{cutoffNote(day, now)}</span>
      </p>
      <Row gap={8}>
        <Button
          size="dense"
          variant="primary"
          disabledReason={reason ?? (served ? undefined : texts.closed)}
          onClick={() => setEditing('new')}
        >
          {texts.addStudent}
        </Button>
        <Link className={buttonClassName({ size: 'dense' })} to={`/list?date=${date}`}>
          {texts.toList}
        </Link>
        {served && (
          <Button size="dense" disabledReason={reason} onClick={() => onCloseDay(date)}>
            {texts.closeThis}
          </Button>
        )}
        {reopened.length > 0 && (
          <Button size="dense" disabledReason={reason} onClick={() => onOpenDay(date, reopened)}>
            {texts.openThis}
          </Button>
        )}
      </Row>
      <DayStudents day={day} view={view} onViewChange={setView} onEdit={edit} />
      {editing && (
        <StudentMealsDialog
          day={day}
          view={view}
          student={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}
