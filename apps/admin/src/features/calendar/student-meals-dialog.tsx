import type { DayStudent, MealDay } from '@academy/domain/calendar';
import type { Meal } from '@academy/domain/meals';
import { formatDay } from '@academy/domain/time';
import { Dialog } from '@academy/ui/dialog';
import { useState } from 'react';
import { AddedStudentPicker } from './added-student-picker';
import type { DayView } from './day-students';
import { addTitle, editTitle } from './edit-texts';
import { StudentMealsForm } from './student-meals-form';

/**
 * What is ticked at first: who is added gets the tab's meals as far as they are served, who stands
 * on the tab loses them.
 */
function wishOf(student: DayStudent, adding: boolean, view: DayView, { closed }: MealDay) {
  const wished = (meal: Meal) => {
    if (view !== meal && (view === 'lunch' || view === 'dinner')) return student[meal];
    return adding && (student[meal] || closed[meal] === null);
  };
  return { lunch: wished('lunch'), dinner: wished('dinner') };
}

interface Props {
  day: MealDay;
  /** The tab that the change was asked for on. */
  view: DayView;
  /** Undefined: somebody is to be added, and is chosen first. */
  student: DayStudent | undefined;
  onClose: () => void;
}

/** 취소 and 학생 추가: a manager's change of one student's day. */
export function StudentMealsDialog({ day, view, student, onClose }: Props) {
  const [added, setAdded] = useState<DayStudent>();
  const chosen = student ?? added;
  const on = formatDay(day.date);
  return (
    <Dialog
      open
      onClose={onClose}
      title={chosen ? editTitle(chosen.name, on) : addTitle(on)}
      dismissible={false}
    >
      {chosen ? (
        <StudentMealsForm
          key={chosen.studentId}
          student={chosen}
          day={day}
          wish={wishOf(chosen, !student || view === 'neither', view, day)}
          onClose={onClose}
          {...(!student && { onOther: () => setAdded(undefined) })}
        />
      ) : (
        <AddedStudentPicker rows={day.rows} onPick={setAdded} />
      )}
    </Dialog>
  );
}
