import { ApiError } from '@academy/api-client';
import type { EditCause, ReservationChange } from '@academy/domain/meals';
import type { StudentId } from '@academy/domain/ids';
import { useState } from 'react';
import { api } from '../../../shared/api';
import type { MealReason } from '../../../shared/meals/meal-reason-fields';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { partlyText, savedText } from './day-texts';
import { calendarQueries } from '../calendar-queries';

interface Save {
  student: { studentId: StudentId; name: string };
  changes: readonly ReservationChange[];
}

/**
 * A manager's save of a student's days: why, what becomes of paid money, and the message that takes
 * it back.
 */
export function useSaveMeals(start: EditCause, onDone: () => void) {
  const [reason, setReason] = useState<MealReason>({ cause: start, settlement: 'none', note: '' });
  const { announce } = useUndo(calendarQueries.all);
  const save = useWrite({
    name: 'save meals of a student',
    send: ({ student, changes }: Save) =>
      api.saveMealsFor({
        params: { studentId: student.studentId },
        body: { changes: [...changes], ...reason },
      }),
    reads: calendarQueries.all,
    onSuccess: ({ skipped, settled, undo }, { student: { name } }) => {
      const [first] = skipped;
      announce(
        first
          ? partlyText(first.message, skipped.length - 1)
          : savedText(name, reason.settlement, settled),
        undo,
      );
      onDone();
    },
  });
  return {
    reason,
    change: setReason,
    save,
    noteError: save.error instanceof ApiError ? save.error.errors?.note : undefined,
  };
}
