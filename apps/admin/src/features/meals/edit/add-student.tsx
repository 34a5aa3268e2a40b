import type { Meal, SameDay } from '@academy/domain/meals';
import { calendarTexts } from '@academy/domain/calendar';
import type { StudentChoice } from '@academy/domain/identity';
import { formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { closeText } from '@academy/ui/words';
import { useState, type FormEvent } from 'react';
import { MealReasonFields, type MealReason } from '../../../shared/meals/meal-reason-fields';
import { StudentPicker } from '../../../shared/forms/student-picker';
import { MealChoice } from './meal-choice';
import { addedText, notServedText, sameDayTexts as texts } from '../same-day-texts';
import { shownIn, type MealFilter } from '../same-day-view';
import { useSaveMeals } from './use-save-meals';

interface Props {
  sameDay: SameDay;
  /** What the list shows: one meal alone is the one that is meant. */
  meal: MealFilter;
  now: Date;
  onClose: () => void;
}

const FORM_ID = 'add-student';

/** Who is added to which meals and why; a meal that is not served or applied for is not offered. */
function useAddStudent({ sameDay: { date, rows, closed, cutoffAt }, meal, now, onClose }: Props) {
  const [student, setStudent] = useState<StudentChoice | null>(null);
  const [chosen, setChosen] = useState<Meal[]>(meal === 'all' ? [] : shownIn(meal));
  const [reason, setReason] = useState<MealReason>({
    cause: 'REQUEST',
    settlement: 'none',
    note: '',
  });
  const [asked, setAsked] = useState(false);
  const late = now >= new Date(cutoffAt);
  const row = rows.find(({ studentId }) => studentId === student?.id);
  const base = { lunch: row?.lunch ?? false, dinner: row?.dinner ?? false };
  const why = (one: Meal) =>
    closed[one] ? notServedText(one) : base[one] ? texts.appliedAlready : undefined;
  const added = chosen.filter((one) => why(one) === undefined);
  const problems = {
    student: student ? undefined : texts.pickStudent,
    meals: added.length > 0 ? undefined : texts.pickMeal,
    note: late && reason.note.trim() === '' ? calendarTexts.noteMissing : undefined,
  };
  const { save, saving, noteError, problem } = useSaveMeals(date, {
    told: () => addedText(student?.name ?? '', added),
    onDone: onClose,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!student || added.length === 0 || problems.note || saving) return;
    save({
      studentId: student.id,
      base,
      meals: {
        lunch: base.lunch || added.includes('lunch'),
        dinner: base.dinner || added.includes('dinner'),
      },
      reason,
    });
  }

  return {
    student,
    setStudent,
    meals: { chosen, onChange: setChosen, why, error: asked ? problems.meals : undefined },
    reason: {
      reason,
      onChange: setReason,
      late,
      noteError: asked ? (problems.note ?? noteError) : undefined,
    },
    studentError: asked ? problems.student : undefined,
    submit,
    saving,
    problem,
  };
}

/** `학생 추가`: puts a student on the day's list, after the cutoff too when a note says why. */
export function AddStudent(props: Props) {
  const { sameDay, onClose } = props;
  const { student, setStudent, studentError, meals, reason, submit, saving, problem } =
    useAddStudent(props);
  return (
    <Dialog
      open
      hideClose
      onClose={onClose}
      dismissible={student === null}
      title={`${formatDay(sameDay.date)} ${texts.addStudent}`}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" loading={saving}>
            {texts.add}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM_ID} gap={16} onSubmit={submit} noValidate>
        <StudentPicker student={student} onPick={setStudent} error={studentError} />
        <MealChoice {...meals} />
        <MealReasonFields {...reason} />
        <InlineError>{problem}</InlineError>
      </Stack>
    </Dialog>
  );
}
