import textStyles from '@academy/ui/styles/text.module.css';
import { useUnsavedChanges } from '@academy/app-kit/forms';
import type { MealCalendar } from '@academy/domain/calendar';
import type { StudentId } from '@academy/domain/ids';
import { invoiceOf } from '@academy/domain/meals';
import { daysOfMonth, formatMonth, type CalendarDay } from '@academy/domain/time';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { Row, Stack } from '@academy/ui/layout';
import { MonthGridSkeleton, type MonthStep } from '@academy/ui/month-grid';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarQueries } from '../calendar-queries';
import { calendarPageTexts } from '../calendar-texts';
import { SaveStudentDialog } from './save-student-dialog';
import { StudentGrid } from './student-grid';
import styles from './student-month.module.css';
import {
  billText,
  changedText,
  studentGridLabel,
  studentTitle,
  studentViewTexts as texts,
} from './student-texts';
import { useStudentEdits } from './use-student-edits';
import { LoadError } from '../../../shared/page/load-error';

interface Props {
  studentId: StudentId;
  calendar: MealCalendar;
  today: CalendarDay;
  onMonthStep: (step: MonthStep) => void;
  onOther: () => void;
  onBack: () => void;
}

/** The month as one student sees it, which a manager changes with a reason. */
export function StudentMonth({ studentId, calendar, today, onMonthStep, onOther, onBack }: Props) {
  const { month } = calendar;
  const choices = useQuery(calendarQueries.choices());
  const reservations = useQuery(calendarQueries.mealsOf(studentId, month));
  const bill = useQuery(calendarQueries.billOf(studentId, month));
  const edits = useStudentEdits(reservations.data ?? []);
  const [saving, setSaving] = useState(false);
  useUnsavedChanges(edits.changes.length > 0);
  const student = choices.data?.find(({ id }) => id === studentId);
  if (choices.data && !student)
    return (
      <EmptyState title={texts.unknown} action={<Button onClick={onBack}>{texts.back}</Button>} />
    );
  if (choices.isError || reservations.isError) {
    return (
      <LoadError onRetry={() => void Promise.all([choices.refetch(), reservations.refetch()])} />
    );
  }
  if (!student || !reservations.data)
    return <MonthGridSkeleton label={calendarPageTexts.loading} />;

  const shown = daysOfMonth(month).map((date) => ({ date, ...edits.mealsOn(date) }));
  const changed = edits.changes.length;
  return (
    <Stack as="section" gap={12} aria-label={studentTitle(student.name)}>
      <Row as="header" gap={16} lineGap={8} align="center">
        <h2 className={textStyles.title}>{studentTitle(student.name)}</h2>
        <p className={textStyles.help}>
          {[student.seat, student.grade, student.school].filter(Boolean).join(' · ')}
        </p>
        <output className={styles.bill}>
          {bill.data &&
            billText(invoiceOf({ reservations: shown, month, bill: bill.data }), bill.data)}
        </output>
        <Row gap={8} align="center" className={styles.actions}>
          <Button size="dense" onClick={onOther}>
            {texts.other}
          </Button>
          <Button size="dense" onClick={onBack}>
            {texts.back}
          </Button>
        </Row>
      </Row>
      <StudentGrid
        label={studentGridLabel(student.name, formatMonth(month))}
        calendar={calendar}
        today={today}
        edits={edits}
        onMonthStep={onMonthStep}
      />
      <BulkBar
        label={changed > 0 ? changedText(changed) : undefined}
        clearLabel={texts.discard}
        onClear={edits.clear}
      >
        <Button size="dense" variant="primary" onClick={() => setSaving(true)}>
          {texts.save}
        </Button>
      </BulkBar>
      {saving && (
        <SaveStudentDialog student={student} edits={edits} onClose={() => setSaving(false)} />
      )}
    </Stack>
  );
}
